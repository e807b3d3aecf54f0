"""What is done between shakes, and by judges (On-Sets I-D, VII-C-7, IX-C, XI-B, XII-B; Equations I-D, IX-C, XII-B)."""

from forceout.rules import actions as do
from forceout.rules.changing import replace
from forceout.rules.match_state import (
    AddTime,
    Appeal,
    Approve,
    Correct,
    Disqualify,
    Match,
    RollForGoal,
    Sign,
    StartShake,
)
from forceout.rules.selecting import begin_shake
from forceout.rules.starting_match import draw, withdraw
from forceout.rules.state import Shake
from forceout.rules.violation import Violation

JUDGES_ACTIONS = (AddTime, Approve, Correct, Disqualify)


def match_violation(match: Match, action: do.Action) -> Violation | None:
    """Why something may not be done in a match now."""
    sections = match.table.game.procedures.sections
    if isinstance(action, JUDGES_ACTIONS):
        return judges_violation(match, action)
    if action.by not in match.table.players or action.by in match.disqualified:
        return Violation("not-a-player", sections.turn, f"{action.by} does not play in this match.")
    if match.is_over:
        return Violation("wrong-phase", sections.end_of_round, "The scoresheet is signed: the match is over.")
    if isinstance(action, RollForGoal):
        return lot_violation(match, action)
    if isinstance(action, StartShake):
        return start_violation(match)
    if isinstance(action, Appeal):
        return appeal_violation(match, action)
    assert isinstance(action, Sign)
    return sign_violation(match, action)


def lot_violation(match: Match, action: RollForGoal) -> Violation | None:
    """Who is in the lot rolls once in each round of it (On-Sets I-D-note; Equations I-D-note)."""
    rule = match.table.game.book["I-D"]
    if match.next_goal_setter is not None or match.shake is not None:
        return Violation("wrong-phase", rule, "The first Goal-setter is known.")
    if action.by not in match.lot.to_roll:
        return Violation("not-your-turn", rule, f"{action.by} does not roll now.")
    if action.face not in tuple(match.table.game.lot_faces):
        return Violation("cube-not-there", rule, "That face is not on the cube that is rolled for the first Goal.")
    return None


def start_violation(match: Match) -> Violation | None:
    """The next shake begins when the last is over and the round is not (On-Sets I-D, XI-B; Equations I-D, XI-B)."""
    sections = match.table.game.procedures.sections
    if len(match.table.players) - len(match.disqualified) < 2:
        return Violation("wrong-phase", match.table.game.book["I-A"], "Two players at least play a shake.")
    if match.next_goal_setter is None:
        return Violation("wrong-phase", match.table.game.book["I-D"], "The first Goal-setter is not drawn yet.")
    if not match.is_between_shakes:
        return Violation("wrong-phase", sections.rolling, "A shake is under way.")
    if match.is_round_over:
        return Violation("too-late", sections.end_of_round, "The round's time is up: no new shake is started.")
    if match.signed:
        return Violation("wrong-phase", sections.end_of_round, "The scoresheet is being signed.")
    return None


def appeal_violation(match: Match, action: Appeal) -> Violation | None:
    """A ruling is appealed before one's own signature (On-Sets 2026-27 VII-C-7)."""
    if action.by in match.signed:
        rule = match.table.game.procedures.sections.checking
        return Violation("too-late", rule, "Who has signed the scoresheet appeals no more.")
    return None


def sign_violation(match: Match, action: Sign) -> Violation | None:
    """The scoresheet is signed once, after the last shake, with every penalty approved (On-Sets XII-B, XI-A-note;
    Equations XII-B, XI-A-note)."""
    rule = match.table.game.book["XII-B"]
    if not match.is_between_shakes or not (match.rows or match.is_round_over):
        return Violation("wrong-phase", rule, "The scoresheet is signed when the last shake is over.")
    if action.by in match.signed:
        return Violation("wrong-phase", rule, f"{action.by} has signed.")
    if match.unapproved():
        return Violation("wrong-phase", rule, "A judge must first initial the penalties on the scoresheet.")
    return None


def judges_violation(match: Match, action: do.Action) -> Violation | None:
    """Only a judge adds time, approves, corrects or disqualifies (On-Sets IX-C, XI-A-note; On-Sets 2026-27 XI-B-3;
    Equations IX-C, XI-A-note)."""
    rule = match.table.game.procedures.sections.behaviour
    if action.by != do.JUDGE:
        return Violation("not-a-player", rule, "Only a judge may do that.")
    player = getattr(action, "player", match.table.players[0])
    if player not in match.table.players:
        return Violation("not-a-player", rule, f"{player} does not play in this match.")
    if isinstance(action, AddTime) and not 0 < action.seconds <= 3600:
        return Violation("wrong-phase", rule, "Between one second and an hour is added.")
    if isinstance(action, Approve) and not match.unapproved().get(player):
        return Violation("wrong-phase", rule, f"{player} has no penalty to approve.")
    if isinstance(action, Disqualify) and (player in match.disqualified or not match.is_between_shakes):
        return Violation("wrong-phase", rule, "A player is disqualified once, between shakes; void the shake first.")
    return None


def apply_match_action(match: Match, action: do.Action) -> Match:
    """The match after one of these actions."""
    if isinstance(action, RollForGoal):
        return replace(match, lot=draw(match.lot, action.by, action.face))
    if isinstance(action, StartShake):
        return start_shake(match)
    if isinstance(action, AddTime):
        return replace(match, added_time=match.added_time + action.seconds)
    if isinstance(action, Approve):
        given = match.approved.get(action.player, 0) + match.unapproved()[action.player]
        return replace(match, approved={**match.approved, action.player: given})
    if isinstance(action, Correct):
        return replace(
            match, corrections=(*match.corrections, (action.player, action.points, action.reason)), signed=()
        )
    if isinstance(action, Appeal):
        return replace(match, appeals=(*match.appeals, (action.by, action.reason)))
    if isinstance(action, Disqualify):
        lot = withdraw(match.lot, action.player)
        return replace(match, lot=lot, disqualified=match.disqualified | {action.player})
    assert isinstance(action, Sign)
    return replace(match, signed=(*match.signed, action.by))


def start_shake(match: Match) -> Match:
    """A new shake, with the totals so far (On-Sets I-D; Equations I-D)."""
    goal_setter = match.next_goal_setter
    assert goal_setter is not None
    shake = Shake(match.table, goal_setter, match.totals, absent=match.disqualified)
    return replace(match, shake=begin_shake(replace(shake, warnings=dict(match.warnings))))
