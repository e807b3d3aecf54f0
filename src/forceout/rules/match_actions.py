"""What is done between shakes, and by judges (On-Sets I-D, VII-C-7, IX-C, XI-B, XII-B; Equations I-D, IX-C, XII-B)."""

from forceout.messages.message import Message, Seat
from forceout.rulebook.rule import Rule
from forceout.rules import actions as do
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.match_state import (
    AddTime,
    Appeal,
    Approve,
    ConfirmRuling,
    Correct,
    DecideAppeal,
    Disqualify,
    Match,
    OrderReplay,
    RollForGoal,
    RuleDeceit,
    Sign,
    StartShake,
)
from forceout.rules.selecting import begin_shake
from forceout.rules.setting_goal import void
from forceout.rules.starting_match import draw, withdraw
from forceout.rules.state import Shake
from forceout.rules.violation import Violation

HOW_MUCH = ("shake", "round")


def match_violation(match: Match, action: do.Action) -> Violation | None:
    """Why something may not be done in a match now."""
    sections = match.table.game.procedures.sections
    if action.who == do.JUDGE:
        return judges_violation(match, action)
    if action.who == do.DIRECTOR:
        return directors_violation(match, action)
    if action.by not in match.table.players or action.by in match.disqualified:
        return Violation(
            Code.NOT_A_PLAYER, sections.turn, Message("player-does-not-play-in-this-match", player=Seat(action.by))
        )
    if match.is_over:
        return Violation(Code.WRONG_PHASE, sections.scoresheet, Message("the-scoresheet-is-signed"))
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
        return Violation(Code.WRONG_PHASE, rule, Message("the-first-goal-setter-is-known"))
    if action.by not in match.lot.to_roll:
        return Violation(Code.NOT_YOUR_TURN, rule, Message("player-does-not-roll-now", player=Seat(action.by)))
    if action.face not in tuple(match.table.game.lot_faces):
        return Violation(Code.CUBE_NOT_THERE, rule, Message("that-face-is-not-on-the-cube-that-is-rolled-for"))
    return None


def start_violation(match: Match) -> Violation | None:
    """The next shake begins when the last is over and the round is not (On-Sets I-D, XI-B; Equations I-D, XI-B)."""
    sections = match.table.game.procedures.sections
    if len(match.table.players) - len(match.disqualified) < 2:
        return Violation(Code.WRONG_PHASE, match.table.game.book["I-A"], Message("two-players-at-least-play-a-shake"))
    if match.next_goal_setter is None:
        return Violation(
            Code.WRONG_PHASE, match.table.game.book["I-D"], Message("the-first-goal-setter-is-not-drawn-yet")
        )
    if not match.is_between_shakes:
        return Violation(Code.WRONG_PHASE, sections.rolling, Message("a-shake-is-under-way"))
    if match.is_round_over:
        return Violation(Code.TOO_LATE, sections.end_of_round, Message("the-rounds-time-is-up"))
    if match.signed:
        return Violation(Code.WRONG_PHASE, sections.scoresheet, Message("the-scoresheet-is-being-signed"))
    return None


def appeal_violation(match: Match, action: Appeal) -> Violation | None:
    """A ruling is appealed after a second judge has ruled and before one's own signature, where the book has appeals
    (On-Sets 2026-27 VII-C-7)."""
    procedures = match.table.game.procedures
    rule = appeal_rule(match)
    if action.by in match.signed:
        return Violation(Code.TOO_LATE, rule, Message("who-has-signed-the-scoresheet-appeals-no-more"))
    if not procedures.revision.keeps_to_its_book:
        return None
    if procedures.second_judges is None:
        return Violation(Code.WRONG_PHASE, rule, Message("this-book-has-no-appeals"))
    if not match.confirmed:
        return Violation(Code.WRONG_PHASE, rule, Message("a-second-judge-must-have-ruled-on-it-before-it-is"))
    return None


def appeal_rule(match: Match) -> Rule:
    """Where appeals are, or, in a book without them, where Solutions are checked (On-Sets 2026-27 VII-C-7)."""
    procedures = match.table.game.procedures
    return procedures.sections.checking if procedures.second_judges is None else procedures.second_judges.appeals


def sign_violation(match: Match, action: Sign) -> Violation | None:
    """The scoresheet is signed once, after the last shake, with every penalty approved (On-Sets XII-B, XI-A-note;
    Equations XII-B, XI-A-note)."""
    rule = match.table.game.book["XII-B"]
    if not match.is_between_shakes or not (match.rows or match.is_round_over):
        return Violation(Code.WRONG_PHASE, rule, Message("the-scoresheet-is-signed-when-the-last-shake-is-over"))
    if action.by in match.signed:
        return Violation(Code.WRONG_PHASE, rule, Message("player-has-signed", player=Seat(action.by)))
    if action.by in match.appealing:
        return Violation(Code.WRONG_PHASE, rule, Message("who-appeals-signs-when-the-appeal-is-decided"))
    if match.unapproved():
        return Violation(Code.WRONG_PHASE, rule, Message("a-judge-must-first-initial-the-penalties-on-the-scoresheet"))
    return None


def judges_violation(match: Match, action: do.Action) -> Violation | None:
    """Only a judge adds time, approves, corrects, disqualifies or orders a replay (On-Sets IX-C, XI-A-note; On-Sets
    2026-27 XI-B-3; Equations IX-C, XI-A-note)."""
    rule = rule_of(match, action)
    if action.by != do.JUDGE:
        return Violation(Code.NOT_A_PLAYER, rule, Message("only-a-judge-may-do-that"))
    player = getattr(action, "player", match.table.players[0])
    if player not in match.table.players:
        return Violation(Code.NOT_A_PLAYER, rule, Message("player-does-not-play-in-this-match", player=Seat(player)))
    if isinstance(action, AddTime):
        return added_time_violation(match, action)
    if isinstance(action, ConfirmRuling) and match.table.game.procedures.second_judges is None:
        return Violation(Code.WRONG_PHASE, rule, Message("in-this-book-one-judge-rules"))
    if isinstance(action, Correct):
        return correction_violation(match, action)
    if isinstance(action, OrderReplay):
        return replay_violation(match, action)
    if isinstance(action, Approve) and not match.unapproved().get(player):
        return Violation(Code.WRONG_PHASE, rule, Message("player-has-no-penalty-to-approve", player=Seat(player)))
    if isinstance(action, Disqualify) and (player in match.disqualified or not match.is_between_shakes):
        return Violation(Code.WRONG_PHASE, rule, Message("a-player-is-disqualified-once"))
    return None


def rule_of(match: Match, action: do.Action) -> Rule:
    """Where the book has what a judge does: added time and approved penalties among the time limits, a second judge's
    word beside the checking, corrections with the scoresheet (On-Sets XI-A-note, XII-B; On-Sets 2026-27 VII-C-7,
    XI-B-3; Equations XI-A-note, XII-B)."""
    procedures = match.table.game.procedures
    if isinstance(action, AddTime):
        second = procedures.second_judges
        return procedures.sections.end_of_round if second is None else second.added_time
    if isinstance(action, Approve):
        return procedures.sections.time_limits
    if isinstance(action, ConfirmRuling):
        return appeal_rule(match)
    return procedures.sections.scoresheet if isinstance(action, Correct) else procedures.sections.behaviour


def added_time_violation(match: Match, action: AddTime) -> Violation | None:
    """A judge adds the time that a controversy took, in the last five minutes before the warning (On-Sets 2026-27
    XI-B-3)."""
    procedures, rule = match.table.game.procedures, rule_of(match, action)
    if procedures.revision.keeps_to_its_book and procedures.second_judges is None:
        return Violation(Code.WRONG_PHASE, rule, Message("in-this-book-no-time-is-added-to-a-round"))
    if not 0 < action.seconds <= 3600:
        return Violation(Code.WRONG_PHASE, rule, Message("between-one-second-and-an-hour-is-added"))
    return None


def correction_violation(match: Match, action: Correct) -> Violation | None:
    """Once all have signed, the scoresheet stands; where the book says so an oversight is corrected if all agree, which
    they show by signing anew (On-Sets XII-B; Equations XII-B)."""
    procedures = match.table.game.procedures
    if not procedures.revision.ranks_who_played or procedures.may_correct(match.is_over):
        return None
    message = Message("all-have-signed-the-scoresheet-stands")
    return Violation(Code.TOO_LATE, procedures.sections.scoresheet, message)


def replay_violation(match: Match, action: OrderReplay) -> Violation | None:
    """Judges may have shakes or the round played again, by the other two or by all three (On-Sets IX-C; Equations
    IX-C)."""
    rule = match.table.game.procedures.sections.behaviour
    if not match.table.game.procedures.revision.ranks_who_played or not match.is_between_shakes or not match.counting:
        return Violation(Code.WRONG_PHASE, rule, Message("there-is-no-finished-shake-to-play-again"))
    if action.how_much not in HOW_MUCH or action.seats not in (2, 3):
        return Violation(Code.WRONG_PHASE, rule, Message("a-shake-or-the-round-is-played-again"))
    others = len(match.table.players) - len(match.disqualified)
    if (action.seats == 2 and others != 2) or action.seats > len(match.table.players):
        return Violation(Code.WRONG_PHASE, rule, Message("it-is-played-again-by-those-who-are-not-disqualified"))
    return None


def directors_violation(match: Match, action: do.Action) -> Violation | None:
    """Only the director decides appeals, and rules with a reason that a score was signed to deceive (On-Sets XII-B,
    XII-B-1, XII-B-2; On-Sets 2026-27 VII-C-7; Equations XII-B, XII-B-1, XII-B-2)."""
    assert isinstance(action, DecideAppeal | RuleDeceit)
    rule = appeal_rule(match) if isinstance(action, DecideAppeal) else match.table.game.procedures.sections.scoresheet
    if action.by != do.DIRECTOR:
        return Violation(Code.NOT_A_PLAYER, rule, Message("only-the-director-rules-on-that"))
    if action.player not in match.table.players:
        return Violation(
            Code.NOT_A_PLAYER, rule, Message("player-does-not-play-in-this-match", player=Seat(action.player))
        )
    if not action.reason.strip():
        return Violation(Code.WRONG_PHASE, rule, Message("the-director-gives-a-reason"))
    if isinstance(action, DecideAppeal):
        is_open = action.player in match.appealing
        return (
            None
            if is_open
            else Violation(Code.WRONG_PHASE, rule, Message("player-has-no-open-appeal", player=Seat(action.player)))
        )
    if action.player not in match.signed:
        return Violation(
            Code.WRONG_PHASE, rule, Message("player-has-not-signed-the-scoresheet", player=Seat(action.player))
        )
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
    if isinstance(action, ConfirmRuling):
        return replace(match, confirmed=(*match.confirmed, action.ruling))
    if isinstance(action, Appeal):
        decided = tuple(player for player in match.decided if player != action.by)
        return replace(match, appeals=(*match.appeals, (action.by, action.reason)), decided=decided)
    if isinstance(action, DecideAppeal):
        return replace(match, decided=(*match.decided, action.player))
    if isinstance(action, RuleDeceit):
        return replace(match, deceived={**match.deceived, action.player: action.listed})
    if isinstance(action, OrderReplay):
        return order_replay(match, action)
    if isinstance(action, Disqualify):
        lot = withdraw(match.lot, action.player)
        return replace(match, lot=lot, disqualified=match.disqualified | {action.player})
    assert isinstance(action, Sign)
    return replace(match, signed=(*match.signed, action.by))


def order_replay(match: Match, action: OrderReplay) -> Match:
    """What is played again counts for nothing, and the same player sets the Goal; by two, the third stays out (On-Sets
    IX-C; Equations IX-C)."""
    last = match.counting[-1]
    again = tuple(
        replace(row, is_replayed=True) if action.how_much == "round" or row is last else row for row in match.rows
    )
    back = frozenset() if action.seats == 3 else match.disqualified
    first = next(row for row in match.counting if action.how_much == "round" or row is last)
    assert match.shake is not None
    shake = replace(void(match.shake), goal_setter=first.goal_setter, absent=frozenset(), scores=None)
    return replace(match, rows=again, shake=shake, signed=(), disqualified=back, is_replayed_by_two=action.seats == 2)


def start_shake(match: Match) -> Match:
    """A new shake, with the totals so far (On-Sets I-D; Equations I-D)."""
    goal_setter = match.next_goal_setter
    assert goal_setter is not None
    shake = Shake(match.table, goal_setter, match.totals, absent=match.disqualified)
    return replace(match, shake=begin_shake(replace(shake, warnings=dict(match.warnings))))
