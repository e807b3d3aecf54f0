"""Tests that verdicts are values: what is handed in is believed, kept to its position, and not worked out again."""

from dataclasses import replace
from typing import Any

import pytest

from forceout.games.equations.play import EquationsGame
from forceout.rules.actions import Present, Reject
from forceout.rules.findings import NOTHING_FOUND, Finding, Findings, ruling_on
from forceout.rules.match import apply_match, begin_match
from forceout.rules.state import Judging, Presented
from forceout.rules.state_hash import state_hash
from forceout.rules.view import seen_by
from tests.support.shakes import Play, play

SOLUTION = "4+2 = 6"
RIGHT = Finding((), is_correct=True, equals_goal=True)
WRONG = Finding((), is_correct=False, equals_goal=False)


def challenged(judging: Judging = Judging.TABLE) -> Play:
    """A table where A is to write."""
    table = play("equations", players="AB")
    table.shake = replace(table.shake, table=replace(table.shake.table, judging=judging))
    return table("A goal 6", "B challenge impossible")


def about(table: Play, finding: Finding) -> Findings:
    """What is said to be found about the Solution at a table."""
    return Findings({table.shake.table.game.asked(table.shake, SOLUTION, None): finding})


def not_again(*_: object) -> Any:
    raise AssertionError("what was handed in is worked out again")


@pytest.mark.parametrize(("finding", "points"), [(RIGHT, {"A": 6, "B": 2}), (WRONG, {"A": 2, "B": 6})])
def test_equations_VII_B_a_panel_says_what_was_handed_in(
    finding: Finding, points: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = challenged(Judging.PANEL)
    match = replace(begin_match(table.shake.table), shake=table.shake)
    found = about(table, finding)
    monkeypatch.setattr(EquationsGame, "ruling", not_again)
    after, outcome = apply_match(match, Present("A", SOLUTION), found)
    assert outcome.is_done
    assert after.shake is not None
    assert after.shake.scores == points


def test_what_was_handed_in_with_the_solution_is_there_when_it_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    table = challenged()
    match = replace(begin_match(table.shake.table), shake=table.shake)
    match, _ = apply_match(match, Present("A", SOLUTION), about(table, WRONG))
    monkeypatch.setattr(EquationsGame, "ruling", not_again)
    after, outcome = apply_match(match, Reject("B", "A"))
    assert outcome.is_done
    assert after.shake is not None
    assert after.shake.scores == {"A": 2, "B": 6}


def test_a_verdict_on_another_position_is_not_believed() -> None:
    table = challenged()
    elsewhere = play("equations", players="AB")("A goal 7", "B challenge impossible")
    table.shake = replace(table.shake, findings=about(elsewhere, WRONG))
    assert ruling_on(table.shake, Presented("A", SOLUTION)).equals_goal


def test_whoever_is_refused_has_changed_nothing() -> None:
    table = challenged()
    match = replace(begin_match(table.shake.table), shake=table.shake)
    after, outcome = apply_match(match, Present("B", SOLUTION), about(table, RIGHT))
    assert not outcome.is_done
    assert after.shake is match.shake


def test_findings_are_no_part_of_the_state_and_nobody_sees_them() -> None:
    table = challenged()
    told = replace(table.shake, findings=about(table, WRONG))
    assert told == table.shake
    assert state_hash(told) == state_hash(table.shake)
    assert seen_by(told, "A").findings is NOTHING_FOUND
