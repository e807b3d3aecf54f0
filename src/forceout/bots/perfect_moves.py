"""Moves by perfect play, as far as a player knows it (docs/solver.md): a safe one that leaves the next player the least
room, or one that earns the most against players who err."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from forceout.bots.error_model import USUAL, ErrorModel, expected_points
from forceout.bots.player import LEAST_NODES, Player
from forceout.rules.actions import Action, Bonus
from forceout.rules.engine import apply
from forceout.rules.state import Section, Shake
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import MoveValue, Table
from forceout.solver.endgame.search import Outcome
from forceout.solver.endgame.worths import worths_of

LOOKED_INTO: Final = 4
"""How many of the best moves are followed to the players after the next."""
NEARLY: Final = 1e-9
COMES_CLOSER: Final = {Section.REQUIRED.value: 0.02, Section.PERMITTED.value: 0.04}
LEAVES_LESS: Final = 0.05
"""How much is feared of a move that may take the last Solution away: permitting never does."""
MANY_LEFT: Final = 8
"""Cubes in Resources with which there is nearly always a Solution."""
SHARE: Final = 0.4
"""How much of what is left to think with goes into perfect play."""
QUESTIONS: Final = 40
"""Into how many parts that is cut, so that one hard question does not take it all."""


class Found(NamedTuple):
    """What a player knows of its moves by perfect play."""

    best: Action | None
    """A move that is known to be safe; None where none is."""
    open: tuple[Action, ...]
    """Moves of which it is not known whether they are safe, the likelier ones first."""


def perfect_move(player: Player, shake: Shake) -> Action | None:
    """A move that is known to be safe; None where none is known."""
    return known_moves(player, shake).best


def known_moves(player: Player, shake: Shake) -> Found:
    """A safe move that leaves the next player the least room, or that earns the most against players who err; what it
    takes to look is a part of the budget, so that something is left to think with where none is known."""
    assert player.budget.nodes is not None
    left = player.budget.nodes - player.budget.spent_nodes
    if left <= 0:
        return Found(None, ())
    part = Budget(nodes=int(left * SHARE), cancelled=player.budget.is_spent)
    table = Table(shake, part, min(player.level.nodes, max(LEAST_NODES, left // QUESTIONS)))
    for text in player.found:
        table.note(shake, text)
    moves = [one for one in table.analysed(shake, has_line=False).moves if not isinstance(one.action, Bonus)]
    safe = [one for one in moves if one.outcome.is_safe]
    best = None
    if safe:
        is_counting = player.level.plays_on_errors and 2 <= len(shake.players) <= 3
        best = best_against_errors(player, table, shake, safe) if is_counting else least_room(player, safe)
    player.budget.spend(part.spent_nodes)
    unknown = [one.action for one in moves if one.outcome is Outcome.UNKNOWN]
    player.dice.shuffle(unknown)
    return Found(best, tuple(sorted(unknown, key=lambda one: risk(table, shake, one))))


def risk(table: Table, shake: Shake, action: Action) -> tuple[bool, float]:
    """How likely a move that is not known to be safe is not."""
    after, _ = apply(shake, action)
    is_possible = bool(table.knowledge.is_possible(table.mat_of(after)))
    return not is_possible, feared(shake, action, is_possible)


def feared(shake: Shake, action: Action, is_possible: bool) -> float:
    """What is to be feared of a move: Now, which forbidding brings no closer, where a Solution is known to be left or
    many cubes are; else Impossible, which permitting never makes right (docs/solver.md)."""
    if is_possible or len(shake.resources) >= MANY_LEFT:
        return comes_closer(action)
    return 0.0 if getattr(action, "to", "") == Section.PERMITTED.value else LEAVES_LESS


def comes_closer(action: Action) -> float:
    """How much a move may bring Now closer; forbidding never does."""
    return COMES_CLOSER.get(getattr(action, "to", ""), 0.0)


def least_room(player: Player, safe: Sequence[MoveValue]) -> Action:
    """Of safe moves one that leaves the next player the fewest safe answers."""
    least = min(_share(one) for one in safe)
    return player.dice.choice([one.action for one in safe if _share(one) == least])


def best_against_errors(
    player: Player, table: Table, shake: Shake, safe: Sequence[MoveValue], errors: ErrorModel = USUAL
) -> Action:
    """Of safe moves one that earns the most on average, where the others err as a model says: the next player by the
    room that is left, the one after by the rooms that the safe answers leave."""
    worths = worths_of(shake.table.game.edition.score_shake, len(shake.players))
    first = [0.0 if one.leaves is None else errors.errs(one.leaves) for one in safe]
    values = [expected_points(worths, [chance]) for chance in first]
    if len(shake.players) > 2:
        nearest = sorted(range(len(safe)), key=lambda place: -values[place])[:LOOKED_INTO]
        for place in nearest:
            later = _errs_later(table, shake, safe[place], errors)
            values[place] = expected_points(worths, [first[place], later])
    most = max(values)
    return player.dice.choice([one.action for one, value in zip(safe, values, strict=True) if value >= most - NEARLY])


def _errs_later(table: Table, shake: Shake, move: MoveValue, errors: ErrorModel) -> float:
    """How likely the player after the next errs, over all safe answers of the next; not at all where nobody knows."""
    after, _ = apply(shake, move.action)
    if move.leaves is None or after.turn is None or table.knowledge.budget.spend(0):
        return 0.0
    answers = [one for one in table.analysed(after, has_line=False).moves if one.outcome.is_safe]
    rooms = [one.leaves for one in answers if one.leaves is not None and not isinstance(one.action, Bonus)]
    return sum(map(errors.errs, rooms)) / len(rooms) if rooms else 0.0


def _share(move: MoveValue) -> float:
    """How much room a move leaves; all of it where that is not known, none where nobody moves on."""
    if move.leaves is not None:
        return move.leaves.share
    return 1.0 if move.is_to_be_answered else 0.0
