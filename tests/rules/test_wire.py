"""Tests of how actions are written down: one table of fields, and every notation of every kind."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.rules import actions as do
from forceout.rules.action_fields import Field, Sort
from forceout.rules.match_state import MATCH_KINDS, Correct, RollForGoal
from forceout.rules.wire import (
    ALL_KINDS,
    FIELDS,
    LARGEST_NUMBER,
    LONGEST_TEXT,
    Malformed,
    made,
    print_line,
    printed_action,
    read_line,
    read_sent,
    sent_action,
    sent_names,
)

TEXTS = st.text(st.characters(min_codepoint=33, max_codepoint=0x2FF, exclude_categories=["C", "Z"]), max_size=8)
NUMBERS = st.integers(-LARGEST_NUMBER, LARGEST_NUMBER)


def value_of(draw: st.DrawFn, field: Field) -> Any:
    """Something that a field may hold."""
    if field.sort is Sort.NUMBER:
        return draw(NUMBERS)
    if field.sort is Sort.WORD:
        return draw(st.sampled_from(field.words))
    if field.sort in (Sort.CUBES, Sort.CARDS):
        return tuple(draw(st.lists(TEXTS, max_size=3)))
    if field.sort is Sort.BLANK:
        return draw(st.none() | TEXTS | NUMBERS)
    return draw(st.none() | TEXTS if field.is_optional else TEXTS)


@st.composite
def actions(draw: st.DrawFn) -> do.Action:
    """Any action."""
    kind = draw(st.sampled_from(sorted(ALL_KINDS)))
    return made(ALL_KINDS[kind], "P1", lambda field: value_of(draw, field))


def without_dice(action: do.Action) -> do.Action:
    """The action before the server has added what only it knows."""
    empty = {Sort.CUBES: (), Sort.CARDS: ()}
    return made(
        type(action), action.by, lambda one: getattr(action, one.name) if one.is_sent else empty.get(one.sort, "")
    )


@given(actions())
def test_what_is_sent_reads_back_without_dice(action: do.Action) -> None:
    assert read_sent(type(action), "P1", sent_action(action)) == without_dice(action)


@given(actions())
def test_a_line_reads_back(action: do.Action) -> None:
    assert read_line(print_line(action)) == action


@given(actions())
def test_all_that_is_in_an_action_is_printed(action: do.Action) -> None:
    printed = printed_action(action)
    assert printed.pop("do") == action.do
    assert type(action)(**printed) == action


def test_dice_and_cards_are_nobodys_to_send() -> None:
    assert sent_action(do.Roll("P1", ("1", "2"))) == {"do": "roll"}
    assert sent_action(RollForGoal("P1", "4")) == {"do": "lot"}
    assert sent_names(do.Deal) == ("count",)
    assert sent_names(do.Penalize) == ("player", "points", "reason")
    assert read_sent(do.Roll, "P1", {"do": "roll"}) == do.Roll("P1", ())
    with pytest.raises(Malformed, match="'roll' has no 'cubes'"):
        read_sent(do.Roll, "P1", {"do": "roll", "cubes": ["1"]})


@pytest.mark.parametrize(
    ("kind", "said", "field", "message"),
    [
        (do.Move, {"to": "required"}, "cube", "'move' needs 'cube'."),
        (do.Move, {"cube": "R", "to": 3}, "to", "to is a text."),
        (do.Move, {"cube": "R", "to": None}, "to", "to is a text."),
        (do.Move, {"cube": "R", "to": "required", "by": "P2"}, "by", "'move' has no 'by'."),
        (do.Move, {"cube": "R" * (LONGEST_TEXT + 1), "to": "x"}, "cube", "cube is too long: at most 1000 characters."),
        (do.SetGoal, {"goal": "row\n1"}, "goal", "goal holds a character that cannot be printed."),
        (do.Challenge, {"claim": "later"}, "claim", "A claim is now, impossible or nothing."),
        (do.Challenge, {"claim": ["now"]}, "claim", "A claim is now, impossible or nothing."),
        (do.Penalize, {"player": "P2", "points": True}, "points", "points is a whole number up to 10000."),
        (Correct, {"player": "P2", "points": 10_001, "reason": "x"}, "points", "points is a whole number up to 10000."),
        (do.Select, {"name": "base", "filled_in": 10_001}, "filled_in", "filled_in is a text."),
        (do.Select, {"name": "base", "filled_in": [8]}, "filled_in", "filled_in is a text."),
        (do.Warn, {"player": "P2", "reason": 3}, "reason", "The reason is one of talking, noise."),
    ],
)
def test_what_is_wrong_is_named_with_its_field(
    kind: type[do.Action], said: dict[str, Any], field: str, message: str
) -> None:
    reasons = ("talking", "noise") if kind is do.Warn else ()
    with pytest.raises(Malformed) as refused:
        read_sent(kind, "P1", {"do": kind.do} | said, reasons)
    assert (refused.value.field, str(refused.value.words)) == (field, message)


def test_the_protocols_word_for_a_field_is_understood() -> None:
    said = {"do": "reject", "of": "P2", "code": "ambiguous", "regrouped": "(1)", "with": "P3"}
    assert read_sent(do.Reject, "P1", said) == do.Reject("P1", "P2", "ambiguous", "(1)", "P3")
    assert {one.said_as for one in FIELDS[do.TakeSide]} == {"with"}


def test_every_kind_says_who_does_it() -> None:
    by: dict[str, set[str]] = {}
    for name, kind in ALL_KINDS.items():
        by.setdefault(kind.who, set()).add(name)
    assert by.pop(do.CLOCK) == {"tick"}
    assert by.pop(do.DIRECTOR) == {"warning", "stop", "decide", "deceit"}
    assert by.pop(do.JUDGE) == {
        *("penalize", "warn", "absent", "void", "add-time", "approve", "correct", "second-judge", "replay"),
        "disqualify",
    }
    assert by.pop(do.PLAYER) >= {"move", "challenge", "present", "accept", "reject", "charge", "lot", "shake", "sign"}
    assert by == {}
    assert {name for name, kind in ALL_KINDS.items() if not kind.is_online} == {"tie", "tick", "second-judge"}
    assert set(ALL_KINDS) == {*do.KINDS, *MATCH_KINDS}
