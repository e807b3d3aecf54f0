"""The record of a match: what is printed reads back to the same, and what is broken is refused with its line."""

import contextlib
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.editions.recorded_match import begin, fold
from forceout.editions.simulated_match import simulated_match
from forceout.rules import actions as do
from forceout.rules.match import scoresheet
from forceout.rules.record import BadRecord, Header, Record, print_record, read_record
from forceout.rules.revision import LATEST, REVISION_0_2
from forceout.rules.wire import ALL_KINDS, Malformed, read_line

DOCUMENTATION = Path(__file__).parents[2] / "docs" / "record.md"
HEADER = Header("on-sets", "2026-27", "middle", "adventurous", "referee", "table", ("Ada", "Ben"))
GOOD = print_record(Record(HEADER, (do.Roll("Ada", ("1", "B")), do.Tick(do.CLOCK, 12), do.Bonus("Ben", "R"))))

ODD = ("", " ", "+", "#", '"', "\\", "a=b", "12", "007", "-0", "two words", "new\nline", "\t", "\u2028", "# x", "do=")
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(ODD)
NAMES = TEXTS.filter(bool)
NUMBERS = st.integers(-(10**9), 10**9)


@st.composite
def actions(draw: st.DrawFn) -> do.Action:
    """Any action, with any texts in it."""
    kind = draw(st.sampled_from(sorted(ALL_KINDS)))
    values: dict[str, Any] = {}
    for one in fields(ALL_KINDS[kind]):
        if one.name in ("cubes", "cards"):
            values[one.name] = tuple(draw(st.lists(TEXTS, max_size=3)))
        elif one.name in ("seconds", "points", "listed", "seats"):
            values[one.name] = draw(NUMBERS)
        elif one.name == "filled_in":
            values[one.name] = draw(st.none() | TEXTS | NUMBERS)
        elif one.name in ("code", "regrouped", "partner", "place") or (one.name == "goal" and kind == "present"):
            values[one.name] = draw(st.none() | TEXTS)
        else:
            values[one.name] = draw(NAMES if one.name == "by" else TEXTS)
    return ALL_KINDS[kind](**values)


@pytest.mark.parametrize("seed", range(40))
def test_a_simulated_match_reads_back_byte_for_byte(seed: int) -> None:
    record = simulated_match(seed).record()
    text = print_record(record)
    assert read_record(text) == record
    assert print_record(read_record(text)) == text


@given(st.lists(actions(), max_size=6), st.lists(NAMES, min_size=2, max_size=3, unique=True), st.booleans())
def test_odd_names_and_texts_read_back(log: list[do.Action], players: list[str], timed: bool) -> None:
    header = Header("equations", "2015-16", "senior", "basic", "players", "panel", tuple(players), "odd", timed)
    record = Record(header, tuple(log))
    text = print_record(record)
    assert read_record(text) == record
    assert print_record(read_record(text)) == text
    assert len(text.split("\n")) == text.count("\n") + 1


@given(st.text(max_size=60))
def test_any_line_is_an_action_or_refused(line: str) -> None:
    with contextlib.suppress(Malformed):
        read_line(line)


@given(st.text(max_size=200))
def test_any_text_after_the_first_lines_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(BadRecord):
        read_record(GOOD + text)


def test_results_are_kept() -> None:
    record = Record(HEADER, (do.Tick(do.CLOCK, 1),), ("Ada 6, Ben 2", ""))
    assert read_record(print_record(record)) == record


@pytest.mark.parametrize(
    ("broken", "line", "message"),
    [
        (GOOD.replace("record 1", "record 9"), 1, "begins with"),
        (GOOD.replace("division: middle", "division middle"), 4, "no line of a header"),
        (GOOD.replace("game: on-sets", "colour: red"), 2, "no line of a header"),
        (GOOD.replace("game: on-sets\n", ""), 9, "lacks 'game'"),
        (GOOD.replace("game: on-sets", "game: on-sets\ngame: on-sets"), 3, "no line of a header"),
        (GOOD.replace("Ada roll", "Ada rolls"), 11, "no action 'rolls'"),
        (GOOD.replace("+ 12", "+ soon"), 12, "not a whole number"),
        (GOOD.replace("+ 12", "+"), 12, "who and what"),
        (GOOD.replace("Ben bonus R", "Ben bonus"), 13, "needs cube"),
        (GOOD.replace("Ben bonus R", "Ben bonus R R"), 13, "left over"),
        (GOOD.replace("Ben bonus R", 'Ben bonus "R'), 13, "cannot be read"),
        (GOOD.replace("Ben bonus R", 'Ben bonus "\\q"'), 13, "quotation marks"),
        (GOOD.replace("Ben bonus R", "Ben bonus R size=9"), 13, "left over"),
        ("", 1, "begins with"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(broken: str, line: int, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as refused:
        read_record(broken)
    assert refused.value.line == line
    assert str(refused.value).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"edition": "1999-00"}, "no game 'on-sets' of '1999-00'"),
        ({"division": "minor"}, "no division 'minor'"),
        ({"form": "quick"}, "no form"),
        ({"policing": "nobody"}, "no policing"),
        ({"judging": "dice"}, "no judging"),
        ({"players": ("Ada",)}, "two or three players"),
        ({"players": ("Ada", "Ada")}, "two or three players"),
        ({"players": ("Ada", "judge")}, "two or three players"),
    ],
)
def test_a_header_that_describes_no_match_is_refused(changed: dict[str, Any], message: str) -> None:
    values = {one.name: getattr(HEADER, one.name) for one in fields(HEADER)} | changed
    with pytest.raises(BadRecord, match=message):
        begin(Header(**values))


def test_folding_a_record_gives_the_live_match() -> None:
    simulated = simulated_match(5)
    steps = list(simulated.steps)
    record = Record(simulated.header, tuple(step.action for step in steps))
    assert list(fold(record)) == steps


def test_the_example_of_the_documentation_is_a_record() -> None:
    text = DOCUMENTATION.read_text(encoding="utf-8")
    example = text.split("```record\n")[1].split("```")[0]
    record = read_record(example)
    assert print_record(record) == example
    steps = list(fold(record))
    assert [step.outcome.violation for step in steps if not step.outcome.is_done] == []
    sheet = scoresheet(steps[-1].match)
    assert sheet["points"] is not None
    assert record.results == (
        "Ada {Ada}, Ben {Ben}".format(**sheet["totals"]) + "; points: Ada {Ada}, Ben {Ben}".format(**sheet["points"]),
    )


def test_the_documentation_names_every_action() -> None:
    text = DOCUMENTATION.read_text(encoding="utf-8")
    assert [kind for kind in ALL_KINDS if f"`{kind}`" not in text and kind != "tick"] == []


def test_a_record_that_names_no_revision_is_of_0_2_and_stays_so() -> None:
    old = GOOD.replace(f"revision: {LATEST.name}\n", "")
    assert old != GOOD
    read = read_record(old)
    assert read.header.revision == "0.2"
    assert print_record(read) == old
    assert begin(read.header).table.game.procedures.revision is REVISION_0_2


def test_a_revision_that_nobody_made_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"no revision '9\.9'"):
        begin(replace(HEADER, revision="9.9"))
