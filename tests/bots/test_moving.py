"""Moves: a champion makes no move that can be challenged while there is one that cannot."""

from random import Random

import pytest

from forceout.bots.moving import moves_of
from forceout.bots.play import play_match
from forceout.rules import actions as do
from forceout.rules.engine import apply, verify
from forceout.rules.match_state import Match
from forceout.rules.record import Header
from forceout.rules.state import Shake
from forceout.solver.analysis import standing
from forceout.solver.budget import Budget
from tests.bots.seats import BUDGET_MS, often
from tests.support.shakes import EVERY_BOOK, begun


def is_safe(shake: Shake) -> bool:
    """Whether neither challenge would be right."""
    found = standing(shake, Budget)
    return not found.is_now_right and not found.is_impossible_right


def moves_made(header: Header, level: str, seed: int) -> list[tuple[Shake, do.Action]]:
    """The moves of a match with the position each was made in."""
    before: Match | None = None
    made: list[tuple[Shake, do.Action]] = []
    for step in play_match(header, dict.fromkeys(header.players, level), seed, 1, BUDGET_MS):
        if isinstance(step.action, do.Move | do.Shift) and before is not None and before.shake is not None:
            made.append((before.shake, step.action))
        before = step.match
    return made


@pytest.mark.parametrize(("edition", "division"), [("2014-15", "elementary"), ("2026-27", "junior")])
def test_a_champion_moves_safely_while_there_is_a_safe_move(edition: str, division: str) -> None:
    header = Header("on-sets", edition, division, "adventurous", "referee", "table", ("P1", "P2"))
    for shake, action in moves_made(header, "champion", 7):
        if not is_safe(apply(shake, action)[0]):
            assert not any(is_safe(apply(shake, other)[0]) for other in moves_of(shake, action.by))


@EVERY_BOOK
def test_learners_move_at_random_but_legally(game: str, edition: str) -> None:
    table = begun(game, edition)
    actions = [action for action in often(table.shake, "B", "learner", 60) if isinstance(action, do.Move)]
    assert len({(action.cube, action.to) for action in actions}) > 15
    assert all(verify(table.shake, action) is None for action in actions)


def test_shifts_are_made_where_they_are_allowed() -> None:
    table = begun("on-sets", "2026-27", variations=["shift-from-permitted"])("B move R permitted", "C move G permitted")
    assert any(isinstance(action, do.Shift) for action in often(table.shake, "A", "learner", 60))
    plain = begun("on-sets", "2026-27")("B move R permitted", "C move G permitted")
    assert not any(isinstance(action, do.Shift) for action in often(plain.shake, "A", "learner", 60))


def test_cubes_of_one_symbol_are_one_move_unless_colors_matter() -> None:
    table = begun("equations", "2015-16", division="senior")
    cubes = [action.cube for action in moves_of(table.shake, "B") if isinstance(action, do.Move)]
    symbols = {cube[-1] for cube in table.shake.resources}
    assert len(cubes) == 3 * len(symbols)
    assert Random(0).choice(cubes) in table.shake.resources
