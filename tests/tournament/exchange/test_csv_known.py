"""A file that is brought in again: the same number, or the same name, school and division, is the same player."""

from collections.abc import Mapping

import pytest

from forceout.messages.language import find_language
from forceout.messages.message import speaking
from forceout.tournament import acts as do
from forceout.tournament.exchange.csv_import import ImportReading, read_players
from forceout.tournament.exchange.csv_problems import Settlement
from forceout.tournament.fold import apply, verify
from forceout.tournament.seating.seat_round import seat_round
from forceout.tournament.state import EventState
from tests.tournament.exchange.test_csv_import import EVENT, problems

NAMED = """Name,Division,School,Team,Seed
Ada,Middle,Hillcrest,Owls,1
Maya,Middle,Hillcrest,Owls,2
Noor,Middle,Birchwood,Foxes,3
"""
NUMBERED = """No,Name,Division,School,Team
101,Ada,Middle,Hillcrest,Owls
102,Maya,Middle,Hillcrest,Owls
103,Noor,Middle,Birchwood,Foxes
"""
NO_NAMES: Mapping[str, str] = {}


def brought_in(reading: ImportReading, state: EventState = EVENT) -> EventState:
    assert reading.act is not None, problems(reading)
    entry = do.Entry("d1", do.DIRECTOR, 1, reading.act)
    assert verify(state, entry) is None
    return apply(state, entry)


def told(reading: ImportReading) -> list[str]:
    return [str(one.words) for one in reading.problems]


@pytest.mark.parametrize("text", [NAMED, NUMBERED], ids=["by-name", "by-number"])
@pytest.mark.parametrize("are_kept", [True, False], ids=["names-kept", "no-names"])
def test_the_same_file_again_adds_and_changes_nobody(text: str, are_kept: bool) -> None:
    first = read_players(text, EVENT)
    state = brought_in(first)
    known = first.names if are_kept else NO_NAMES
    again = read_players(text, state, known=known, keeps_names=are_kept)
    assert problems(again) == [("asks", "repeated", row, "drop") for row in (2, 3, 4)]
    assert again.act is None


def test_more_rows_than_before_add_just_those() -> None:
    state = brought_in(read_players(NAMED, EVENT))
    more = NAMED + "Cleo,Middle,Birchwood,Foxes,3\n"
    # Without names one Fox of seed 3 is here, and the second row that says so is somebody new.
    reading = read_players(more, state, known=NO_NAMES, keeps_names=False)
    assert [one.code for one in reading.problems] == ["repeated"] * 3
    assert len(brought_in(reading, state).players) == 4


def test_a_number_is_the_same_player_and_what_the_file_changes_is_shown() -> None:
    first = read_players(NUMBERED, EVENT)
    state = brought_in(first)
    text = NUMBERED.replace("102,Maya,Middle,Hillcrest,Owls", "102,Maja,Middle,Hillcrest,Hawks")
    reading = read_players(text, state, known=first.names)
    assert problems(reading)[0] == ("asks", "changed", 3, None)
    assert told(reading)[0] == "Row 3 is 102 and changes name Maya → Maja, team Owls → Hawks."
    with speaking(find_language("fr")):
        assert told(reading)[0] == "La ligne 3 est 102 et change nom Maya → Maja, équipe Owls → Hawks."
    changed = brought_in(reading, state)
    assert len(changed.players) == 3
    assert changed.teams[changed.players["102"].team or ""].title == "Hawks"
    assert (changed.players["101"], changed.players["103"]) == (state.players["101"], state.players["103"])
    assert reading.names == {"102": "Maja"}
    assert read_players(text, state, {3: Settlement("drop")}, known=first.names).act is None


def test_a_name_is_the_same_player_in_another_team_and_with_a_number_that_came_later() -> None:
    first = read_players(NAMED, EVENT)
    state = brought_in(first)
    (maya,) = (player for player, name in first.names.items() if name == "Maya")
    moved = read_players(NAMED.replace("Maya,Middle,Hillcrest,Owls", "Maya,Middle,Hillcrest,Hawks"), state, None, None,
                         first.names)  # fmt: skip
    assert told(moved)[0] == f"Row 3 is {maya} and changes team Owls → Hawks."
    assert len(brought_in(moved, state).players) == 3
    numbered = read_players(NUMBERED, state, known=first.names)
    assert [one.code for one in numbered.problems] == ["repeated"] * 3


def test_who_is_called_the_same_is_found_by_the_team_first() -> None:
    text = "Name,Division,School,Team\nSam,Middle,Hillcrest,Owls\nSam,Middle,Hillcrest,Hawks\n"
    first = read_players(text, EVENT)
    state = brought_in(first)
    turned = "Name,Division,School,Team\nSam,Middle,Hillcrest,Hawks\nSam,Middle,Hillcrest,Owls\n"
    assert [one.code for one in read_players(turned, state, known=first.names).problems] == ["repeated"] * 2


def test_a_column_that_the_file_has_not_changes_nothing_and_an_empty_cell_does() -> None:
    first = read_players(NAMED, EVENT)
    state = brought_in(first)
    less = "Name,Division,School\nAda,Middle,Hillcrest\nMaya,Middle,Hillcrest\nNoor,Middle,Birchwood\n"
    assert read_players(less, state, known=first.names).act is None
    emptied = read_players(NAMED.replace("Ada,Middle,Hillcrest,Owls,1", "Ada,Middle,Hillcrest,,"), state, None, None,
                           first.names)  # fmt: skip
    ada = next(player for player, name in first.names.items() if name == "Ada")
    assert told(emptied)[0] == f"Row 2 is {ada} and changes team Owls → –, seed 1 → –."
    assert (brought_in(emptied, state).players[ada].team, brought_in(emptied, state).players[ada].seed) == (None, None)


def test_names_that_the_schools_agree_to_later_are_brought_to_who_is_here() -> None:
    state = brought_in(read_players(NAMED, EVENT))
    reading = read_players(NAMED, state, known=NO_NAMES, keeps_names=True)
    assert [one.code for one in reading.problems] == ["changed"] * 3
    assert sorted(reading.names.values()) == ["Ada", "Maya", "Noor"]
    assert brought_in(reading, state).players == state.players


def test_a_number_that_is_somebody_else_s_still_stops() -> None:
    first = read_players(NUMBERED, EVENT)
    state = brought_in(first)
    other = "No,Name,Division,School\n101,Zed,Middle,Westfield\n104,Una,Middle,Westfield\n"
    reading = read_players(other, state, known=first.names)
    assert (problems(reading), reading.act) == ([("stops", "number", 2, None)], None)


def test_a_sixth_counts_those_who_are_here() -> None:
    five = "Name,Division,School,Team\n" + "".join(f"n{one},Middle,Hillcrest,Owls\n" for one in range(5))
    first = read_players(five, EVENT)
    state = brought_in(first)
    sixth = read_players("Name,Division,School,Team\nZed,Middle,Hillcrest,Owls\n", state, known=first.names)
    assert problems(sixth) == [("stops", "team", 2, None)]
    assert read_players(five, state, known=first.names).act is None


def test_a_mended_cell_does_not_make_a_row_somebody_else() -> None:
    first = read_players(NAMED, EVENT)
    state = brought_in(first)
    text = NAMED.replace("Owls,2", "Owls,two")
    reading = read_players(text, state, {3: Settlement(cells={"seed": "2"})}, known=first.names)
    assert [one.code for one in reading.problems] == ["repeated"] * 3


def test_who_has_withdrawn_stays_so_and_a_draft_with_somebody_changed_is_void() -> None:
    first = read_players(NAMED, EVENT)
    state = brought_in(first)
    maya = next(player for player, name in first.names.items() if name == "Maya")
    draft = do.Entry("d1", do.DIRECTOR, 1, seat_round(state, "m", 1, 7))
    seated = apply(state, draft)
    changed = read_players(NAMED.replace("Owls,2", "Owls,9"), seated, known=first.names)
    assert seated.round("m", 1).draft is not None
    assert brought_in(changed, seated).round("m", 1).draft is None
    gone = apply(state, do.Entry("d1", do.DIRECTOR, 1, do.Withdraw(maya, "ill")))
    assert read_players(NAMED.replace("Owls,2", "Owls,9"), gone, known=first.names).act is None
    back = do.Import((), (), (state.players[maya],))
    assert verify(gone, do.Entry("d1", do.DIRECTOR, 1, back)) is not None
