"""The engine: which clause speaks for which action. It only dispatches; the rules are in the sections' modules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from forceout.messages.message import Message, Seat
from forceout.rules import (
    absence,
    bonus_moves,
    challenging,
    checking,
    clock,
    end_of_round,
    illegal_procedures,
    moving_cubes,
    selecting,
    setting_goal,
    time_limits,
    two_challengers,
    two_cubes_without_bonus,
    writing,
)
from forceout.rules import actions as do
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.state import OVER, PLAYING, Phase, Policing, Shake
from forceout.rules.violation import Violation


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an action."""

    violation: Violation | None
    """Why it was refused, or what is illegal about it although it stands."""
    is_done: bool
    penalties: Mapping[str, int] = field(default_factory=dict)
    """The points that it cost, zero or negative."""


Verify = Callable[[Shake, Any], Violation | None]
Apply = Callable[[Shake, Any], Shake]
CLAUSES: Final[Mapping[type[do.Action], tuple[Verify, Apply]]] = {
    do.Roll: (selecting.roll_violation, selecting.apply_roll),
    do.Deal: (selecting.deal_violation, selecting.apply_deal),
    do.Select: (selecting.select_violation, selecting.apply_select),
    do.PassVariation: (selecting.pass_violation, selecting.apply_pass),
    do.Bonus: (bonus_moves.bonus_violation, bonus_moves.apply_bonus),
    do.SetGoal: (setting_goal.goal_violation, setting_goal.apply_goal),
    do.NoGoal: (setting_goal.no_goal_violation, setting_goal.apply_no_goal),
    do.Agree: (setting_goal.agree_violation, setting_goal.apply_agree),
    do.Disagree: (setting_goal.agree_violation, setting_goal.apply_disagree),
    do.Move: (moving_cubes.move_violation, moving_cubes.apply_move),
    do.Shift: (moving_cubes.shift_violation, moving_cubes.apply_shift),
    do.ReturnCube: (two_cubes_without_bonus.return_violation, two_cubes_without_bonus.apply_return),
    do.PickUpBlock: (challenging.pick_up_violation, challenging.apply_pick_up),
    do.Challenge: (challenging.challenge_violation, challenging.apply_challenge),
    do.Tie: (two_challengers.tie_violation, two_challengers.apply_tie),
    do.TakeSide: (writing.side_violation, writing.apply_side),
    do.WillPresent: (writing.will_present_violation, writing.apply_will_present),
    do.Present: (writing.present_violation, writing.apply_present),
    do.Decline: (writing.decline_violation, writing.apply_decline),
    do.Accept: (checking.answer_violation, checking.apply_accept),
    do.Reject: (checking.answer_violation, checking.apply_reject),
    do.Charge: (illegal_procedures.charge_violation, illegal_procedures.apply_charge),
    do.Penalize: (illegal_procedures.judges_action_violation, illegal_procedures.apply_penalize),
    do.Warn: (illegal_procedures.judges_action_violation, illegal_procedures.apply_warn),
    do.Absent: (absence.absent_violation, absence.apply_absent),
    do.VoidShake: (illegal_procedures.judges_action_violation, end_of_round.apply_void),
    do.RoundWarning: (end_of_round.director_violation, end_of_round.apply_warning),
    do.Stop: (end_of_round.director_violation, end_of_round.apply_stop),
    do.Tick: (end_of_round.clock_violation, lambda shake, action: clock.tick(shake, action.seconds)),
}


def verify(shake: Shake, action: do.Action) -> Violation | None:
    """What is illegal or impossible about an action now; None when it is legal."""
    if shake.phase in OVER and not isinstance(action, do.Penalize):
        if isinstance(action, do.Present) and shake.contest is not None:
            return writing.present_violation(shake, action)
        if isinstance(action, do.Accept | do.Reject) and checking.had_to_accept(shake, action):
            return checking.foreclosed(shake, action)
        return Violation(Code.WRONG_PHASE, shake.table.game.procedures.sections.turn, Message("the-shake-is-over"))
    if action.who == do.PLAYER and action.by not in shake.players:
        is_by_judge = isinstance(action, do.Tie) and action.by == do.JUDGE
        if not is_by_judge:
            rule = shake.table.game.procedures.sections.turn
            return Violation(
                Code.NOT_A_PLAYER, rule, Message("player-does-not-play-at-this-table", player=Seat(action.by))
            )
    return CLAUSES[type(action)][0](shake, action)


def apply(shake: Shake, action: do.Action) -> tuple[Shake, Outcome]:
    """The shake after an action, and what became of it."""
    action = moving_cubes.with_cube_found(shake, action)
    violation = verify(shake, action)
    after, is_done = _apply(shake, action, violation)
    if after.penalties is shake.penalties:
        return after, Outcome(violation, is_done)
    penalties = {
        player: change
        for player in shake.table.players
        if (change := after.penalties.get(player, 0) - shake.penalties.get(player, 0))
    }
    return after, Outcome(violation, is_done, penalties)


def _apply(shake: Shake, action: do.Action, violation: Violation | None) -> tuple[Shake, bool]:
    if violation is None:
        after = CLAUSES[type(action)][1](shake, action)
        if isinstance(action, do.Move | do.Bonus | do.Shift) and shake.phase in PLAYING:
            after = moving_cubes.penalize_mistaken_no_goal(after)
        return illegal_procedures.insulate(after, action), True
    if isinstance(action, do.Reject) and violation.code == "not-upheld":
        return checking.apply_failed_rejection(shake, action), False
    if isinstance(action, do.Challenge) and challenging.is_put_back(shake, action):
        return _set_aside(shake, action, violation), False
    if shake.table.policing is Policing.REFEREE:
        return shake, False
    if violation.code == "digit-not-playable" and isinstance(action, do.Move) and shake.revision.follows_guidelines:
        return replace(shake, digit_moved_by=action.by), False
    return _let_stand(shake, action, violation)


def _let_stand(shake: Shake, action: do.Action, violation: Violation) -> tuple[Shake, bool]:
    """Under players' policing an illegal procedure stands until it is charged (On-Sets IX-A; Equations IX-A)."""
    if isinstance(action, do.Challenge) and violation.code in challenging.SET_ASIDE:
        return _set_aside(shake, action, violation), False
    if isinstance(action, do.Present) and violation.code == "already-presented" and writing.may_spoil(shake):
        return writing.spoil_presented(shake, action), False
    if not illegal_procedures.can_stand(shake, action, violation):
        return shake, False
    standing = illegal_procedures.standing_after(shake, action, violation)
    if isinstance(action, do.Select):
        after = selecting.apply_select(shake, action, is_legal=False)
    else:
        after = CLAUSES[type(action)][1](shake, action)
    return replace(after, standing=(*after.standing, *standing)), True


def _set_aside(shake: Shake, challenge: do.Challenge, violation: Violation) -> Shake:
    """An invalid challenge is set aside and costs a point, unless it was against a last cube in Forbidden (On-Sets
    V-A-2-a-note, V-A-2-b-note, V-B-note, VIII-A-note, VIII-B-comment; Equations VI-A-2-a-note, VI-A-2-b-note,
    VI-B-note, VIII-A-note, VIII-B-comment; Guidelines A4, C1, C6)."""
    if shake.phase is Phase.CHALLENGED:
        shake = time_limits.end_of_first_minute(challenging.put_down_block(shake))
    if challenging.is_of_moved_digit(shake, challenge) and shake.phase not in challenging.BEFORE_GOAL:
        return replace(shake, digit_moved_by=None)
    dropped = illegal_procedures.challenge_drops_procedure(shake)
    if dropped is not None:
        is_free = any(one.code == "last-cube-to-forbidden" for one in shake.standing)
        return dropped if is_free else time_limits.penalized(dropped, challenge.by, 1)
    return time_limits.penalized(shake, challenge.by, 1)
