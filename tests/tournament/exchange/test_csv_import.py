"""Players from CSV: columns matched, bad rows named, nothing half imported."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forceout.messages.language import FOLDER, LANGUAGES
from forceout.tournament import acts as do
from forceout.tournament.exchange.csv_columns import HEADINGS, matched_columns, without_accents
from forceout.tournament.exchange.csv_import import ImportReading, read_players
from forceout.tournament.exchange.csv_problems import Settlement
from forceout.tournament.fold import apply, verify
from forceout.tournament.settings import Competition, Division, Settings
from forceout.tournament.state import EventState
from forceout.web.assets.browser_words import sentences

EVENT = EventState(
    Settings(
        "Spring Open",
        "2027-03-14",
        (Division("elementary", "Elementary", "elementary"), Division("middle", "Middle", "middle")),
        (Competition("m", "middle", "on-sets", "2026-27", 4), Competition("e", "elementary", "on-sets", "2026-27", 4)),
    )
)
GOOD = """Student,Div,School name,Team,Rk,T-shirt
Ada,M,Hillcrest,Owls,1,S
Maya,M,Northgate,Comets,1,M
Noor,Middle,Birchwood,Foxes,3,M
Tess,elementary,Hillcrest,Wrens,5,S
"""


def problems(reading: ImportReading) -> list[tuple[str, str, int, str | None]]:
    return [(one.kind, one.code, one.row, one.proposal) for one in reading.problems]


def test_columns_are_matched_by_their_headings_and_names_stay_outside_the_act() -> None:
    reading = read_players(GOOD, EVENT)
    assert reading.columns == {
        "name": "Student",
        "division": "Div",
        "school": "School name",
        "team": "Team",
        "seed": "Rk",
    }
    assert reading.unused == ("T-shirt",)
    assert reading.problems == ()
    assert reading.act is not None
    assert len(reading.act.schools) == 3
    assert set(reading.names.values()) == {"Ada", "Maya", "Noor", "Tess"}
    assert "Ada" not in str(reading.act)
    entry = do.Entry("d1", do.DIRECTOR, 1, reading.act)
    assert verify(EVENT, entry) is None
    assert len(apply(EVENT, entry).players) == 4
    assert {one.group for one in reading.act.players} == {"hillcrest", "northgate", "birchwood"}


def test_the_design_s_problems_are_named_with_what_would_mend_them() -> None:
    text = """Student,Div,School name,Team,Rk
Maya,M,Northgate,Comets,1
Finn,M,,Comets,3
Tess,M,Hillcrest,Owls,5
Tess,M,Hillcrest,Owls,5
Vida,M,Millbrook,Wrens,six
Yara,7,Westfield,Kites,5
"""
    reading = read_players(text, EVENT)
    assert reading.act is None
    assert problems(reading) == [
        ("stops", "no-school", 3, "Northgate"),
        ("stops", "seed", 6, "1"),
        ("asks", "repeated", 5, "drop"),
        ("asks", "grade", 7, "middle"),
    ]
    assert all(str(one.row) in str(one.words) for one in reading.problems)
    settled = {3: Settlement(cells={"school": "Northgate"}), 6: Settlement(cells={"seed": "4"}), 5: Settlement("keep")}
    mended = read_players(text, EVENT, settled)
    assert mended.act is not None
    assert len(mended.act.players) == 6
    dropped = read_players(text, EVENT, {**settled, 5: Settlement("drop"), 7: Settlement("drop")})
    assert dropped.act is not None
    assert len(dropped.act.players) == 4


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("Ada,Giant,Hillcrest,Owls,1", "division"),
        ("Ada,13,Hillcrest,Owls,1", "division"),
        (",M,Hillcrest,Owls,1", "no-name"),
        ("Ada,M,Hillcrest,Owls,1,too,many,cells", "too-many-cells"),
        ("Ada,M,Hillcrest,Owls,0", "seed"),
        (f"{'A' * 200},M,Hillcrest,Owls,1", "cell"),
        ("A\u200bda,M,Hillcrest,Owls,1", "cell"),
    ],
)
def test_a_bad_row_stops_everything(row: str, code: str) -> None:
    reading = read_players(f"Name,Division,School,Team,Seed\nMaya,M,Northgate,Comets,1\n{row}\n", EVENT)
    assert (reading.act, reading.names) == (None, {})
    assert [(one.code, one.row) for one in reading.problems] == [(code, 3)]


def test_a_sixth_of_a_team_and_a_number_that_is_taken_are_named() -> None:
    rows = "".join(f"n{row},M,Hillcrest,Owls,p{number}\n" for row, number in enumerate((1, 2, 3, 4, 5, 5, 6)))
    reading = read_players(f"Name,Division,School,Team,Number\n{rows}", EVENT)
    assert {one.code for one in reading.problems} >= {"team", "number"}


@pytest.mark.parametrize("sign", [";", "\t", "|"])
def test_other_signs_between_cells_a_mark_at_the_beginning_and_levels_as_on_plates(sign: str) -> None:
    text = (
        sign.join(("\ufeffName", "Division", "School", "Table"))
        + "\n"
        + sign.join(("Ada", "Mid", "Hillcrest", "III"))
        + "\n"
    )
    reading = read_players(text, EVENT)
    assert reading.act is not None
    assert reading.act.players[0].level == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headings_of_the_example_are_known_in_every_language(language: str) -> None:
    texts = sentences((FOLDER / language / "browser_tournament.ftl").read_text("utf-8"))
    headings = str(texts["import.example"]).split(", ")
    rows = [["Ada", "Middle", "Hillcrest", "Owls", "1"]]
    for heading in (headings, [one.upper() for one in headings], [without_accents(one) for one in headings]):
        assert matched_columns(heading, rows, ["Middle"]) == {
            "name": 0, "division": 1, "school": 2, "team": 3, "seed": 4,
        }  # fmt: skip


def test_no_heading_is_known_for_two_columns_and_all_are_written_as_they_are_looked_for() -> None:
    known = [name for names in HEADINGS.values() for name in names]
    assert len(set(known)) == len(known)
    assert [name for name in known if without_accents(name) != name] == []


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_name_that_our_own_files_keep_from_being_a_formula_is_itself_again(mark: str) -> None:
    reading = read_players(f"{mark}Name,Division,School\n'=Núñez,Middle,'Hillcrest\n", EVENT)
    assert list(reading.names.values()) == ["=Núñez"]
    assert reading.act is not None
    assert [one.title for one in reading.act.schools] == ["'Hillcrest"]


def test_by_grade_alone_and_by_what_is_in_the_column() -> None:
    reading = read_players("Name,Grade,School\nAda,5,Hillcrest\nBea,8,Hillcrest\n", EVENT)
    assert reading.act is not None
    assert [one.division for one in reading.act.players] == ["elementary", "middle"]
    found = read_players("Name,Where,School\nAda,Middle,Hillcrest\nBea,Middle,Hillcrest\n", EVENT)
    assert found.columns["division"] == "Where"


@pytest.mark.parametrize("text", ["", "Name,School\n", 'Name,School\n"Ada,Hillcrest\n', "x" * 2_000_001])
def test_what_is_no_file_of_players(text: str) -> None:
    reading = read_players(text, EVENT)
    assert reading.act is None
    assert [one.code for one in reading.problems] == ["file"]


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    reading = read_players(text, EVENT)
    assert (reading.act is None) is any(one.kind == "stops" for one in reading.problems)
    if reading.act is not None:
        assert verify(EVENT, do.Entry("d1", do.DIRECTOR, 1, reading.act)) is None


def test_a_file_that_is_brought_in_again_adds_nobody_twice() -> None:
    first = read_players(GOOD, EVENT)
    assert first.act is not None
    state = apply(EVENT, do.Entry("d1", do.DIRECTOR, 1, first.act))
    again = read_players(GOOD, state, known=first.names)
    assert problems(again) == [("asks", "repeated", row, "drop") for row in (2, 3, 4, 5)]
    assert again.act is None
    # One who is called the same at another school is somebody else, and who is told to be kept is kept.
    more = read_players(
        GOOD.replace("Maya,M,Northgate", "Maya,M,Southgate"), state, {2: Settlement()}, None, first.names
    )
    assert sorted(more.names.values()) == ["Ada", "Maya"]
