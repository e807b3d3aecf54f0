"""How far a judge at a live table may go in one ruling (On-Sets IX-C, IX-D, X, XII-A; Equations IX-C, X, XII-A).

The engine folds what any log says. What is new is bounded here, where it is asked for: no rule takes more than a point
at a time, and no total is beyond what the shakes so far can come to.
"""

from typing import Final

from forceout.messages.message import Message, Seat
from forceout.rules import actions as do
from forceout.rules.codes import Code
from forceout.rules.match_state import AddTime, Correct, Match
from forceout.rules.violation import Violation
from forceout.service.tables.reasons import UNFAIR

MOST_OF_A_SHAKE: Final = 6
"""What a player scores in a shake at most (On-Sets X-B; Equations X-B)."""
AFTER_A_WARNING: Final = ("behaviour", "false-charge")
"""Reasons for which a judge warns before taking a point."""
MOST_ADDED: Final = 3600
"""The seconds that may be added to a round in all."""


def ruling_violation(match: Match, action: do.Action) -> Violation | None:
    """What is beyond a judge in a ruling; None where nothing is."""
    if isinstance(action, do.Penalize):
        return penalty_violation(match, action)
    if isinstance(action, Correct):
        return correction_violation(match, action)
    if isinstance(action, AddTime) and match.added_time + action.seconds > MOST_ADDED:
        rule = match.table.game.procedures.sections.end_of_round
        return Violation(Code.TOO_LATE, rule, Message("an-hour-at-most-is-added-to-a-round"))
    return None


def penalty_violation(match: Match, action: do.Penalize) -> Violation | None:
    """A judge takes one point at a time, for behaviour after a warning, for an unfair advantage with a second judge
    (On-Sets IX-C; On-Sets 2026-27 IX-D; Equations IX-C)."""
    rule = match.table.game.procedures.sections.behaviour
    if action.points != 1:
        return Violation(Code.NOT_ILLEGAL, rule, Message("a-judge-takes-one-point-for-each-violation"))
    if action.reason in AFTER_A_WARNING and not match.warnings.get(action.player):
        message = Message("warn-player-first-a-point-is-taken-when-they-do-it", player=Seat(action.player))
        return Violation(Code.NOT_ILLEGAL, rule, message)
    if action.reason == UNFAIR and not action.second_judge:
        return Violation(Code.NOT_ILLEGAL, rule, Message("two-judges-must-agree-to-a-point-without-a-warning"))
    return None


def correction_violation(match: Match, action: Correct) -> Violation | None:
    """A corrected total is one that the shakes so far can come to (On-Sets XII-A; Equations XII-A)."""
    if action.player not in match.table.players:
        return None
    shakes = sum(not row.is_void for row in match.rows) + (not match.is_between_shakes)
    taken = sum(row.penalties.get(action.player, 0) for row in match.rows)
    total = match.totals[action.player] + action.points
    if min(taken, 0) <= total <= MOST_OF_A_SHAKE * shakes:
        return None
    message = Message(
        "player-would-have-total-points",
        player=Seat(action.player),
        total=total,
        shakes=shakes,
        fewest=min(taken, 0),
        most=MOST_OF_A_SHAKE * shakes,
    )
    return Violation(Code.NOT_ILLEGAL, match.table.game.book["XII-A"], message)
