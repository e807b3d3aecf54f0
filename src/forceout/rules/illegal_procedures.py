"""Illegal procedures (On-Sets IX, Equations IX; Guidelines A, B, C)."""

from collections.abc import Iterable, Mapping
from typing import Final

from forceout.messages.message import Message, Seat
from forceout.rules.actions import (
    Action,
    Bonus,
    Challenge,
    Charge,
    Deal,
    Move,
    Penalize,
    Present,
    Roll,
    Select,
    SetGoal,
    Shift,
    Warn,
)
from forceout.rules.bonus_moves import bonus_comes_from, bonus_faults
from forceout.rules.challenging import VOID_MOVES
from forceout.rules.codes import Code
from forceout.rules.corrections import correct, is_turn_over
from forceout.rules.frozen import replace
from forceout.rules.moving_cubes import move_faults, recorded, shift_faults
from forceout.rules.state import OVER, PLAYING, CubeMoved, Phase, Shake, StandingProcedure
from forceout.rules.time_limits import DEALING, penalized
from forceout.rules.violation import Violation

STANDING_CODES: Final[Mapping[type[Action], frozenset[Code]]] = {
    Move: frozenset({Code.NOT_YOUR_TURN, Code.RELATION_TO_FORBIDDEN, Code.LAST_CUBE_TO_FORBIDDEN}),
    Bonus: frozenset(
        {
            Code.NOT_YOUR_TURN,
            Code.BONUS_WHILE_LEADING,
            Code.RELATION_TO_FORBIDDEN,
            Code.LAST_CUBE_TO_FORBIDDEN,
            Code.BONUS_FROM_PERMITTED,
        }
    ),
    Shift: frozenset({Code.NOT_YOUR_TURN, Code.SHIFT_NOT_IN_FORCE, Code.SHIFT_TOO_LATE, Code.RELATION_TO_FORBIDDEN}),
    Select: frozenset({Code.ILLEGAL_SELECTION}),
    SetGoal: frozenset({Code.ILLEGAL_CONFIGURATION}),
    Roll: frozenset({Code.ILLEGAL_ROLL}),
    Deal: frozenset({Code.ILLEGAL_DEAL}),
}
"""What can be done although it is illegal: it stands until it is charged or insulated (On-Sets IX-A, IX-B)."""
NOT_BEHAVIOUR: Final = frozenset({"too-late", "illegal-procedure"})
"""Reasons for a point that a rule takes at once, where no clock runs or the players police themselves (XI-A, V-B)."""
INSULATING: Final = (Move, Bonus, Shift, Select, SetGoal, Challenge, Present)
"""Legal actions of another player that make a procedure stand for good (On-Sets IX-B)."""


def faults(shake: Shake, action: Action, first: Violation) -> tuple[Violation, ...]:
    """All that is illegal about an action, beginning with what was found first (On-Sets IX-A; Equations IX-A)."""
    if not shake.revision.every_fault_stands:
        return (first,)
    others: Iterable[Violation] = ()
    if isinstance(action, Move):
        others = move_faults(shake, action)
    elif isinstance(action, Bonus):
        others = bonus_faults(shake, action)
    elif isinstance(action, Shift) and shake.phase in PLAYING:
        others = shift_faults(shake, action)
    return (first, *(one for one in others if one.code != first.code))


def can_stand(shake: Shake, action: Action, violation: Violation) -> bool:
    """Whether an illegal action is one that a table may fail to notice (On-Sets IX-A; Guidelines B2)."""
    if violation.code not in STANDING_CODES.get(type(action), ()):
        return False
    game = shake.table.game
    if isinstance(action, Roll):
        return game.is_whole_kit(action.cubes) and not shake.roll_must_keep
    if isinstance(action, Deal):
        return game.is_from_deck((*(shake.universe or ()), *action.cards))
    if isinstance(action, SetGoal):
        return game.read_goal(action.goal) is not None and not shake.goal_must_contain
    if isinstance(action, Select):
        return True
    if isinstance(action, Bonus) and shake.phase is Phase.GOAL:
        return violation.code != Code.NOT_YOUR_TURN
    if isinstance(action, Bonus):
        return not shake.has_used_bonus or action.by != shake.turn
    return True


def standing_after(before: Shake, action: Action, first: Violation) -> tuple[StandingProcedure, ...]:
    """What is kept of an illegal procedure, fault by fault, so that it can be undone (On-Sets IX-A-1)."""
    moved: CubeMoved | None = None
    if isinstance(action, Move):
        moved = recorded(before, action.by, action.cube, "resources", action.to, is_bonus=False)
    elif isinstance(action, Shift):
        moved = recorded(before, action.by, action.cube, "permitted", action.to, is_bonus=False)
    elif isinstance(action, Bonus):
        came_from = bonus_comes_from(before, action)
        moved = recorded(before, action.by, action.cube, came_from, action.to, is_bonus=True)
    return tuple(StandingProcedure(one.code, action.by, moved, before.timers) for one in faults(before, action, first))


def insulate(shake: Shake, action: Action) -> Shake:
    """A legal action insulates what others did illegally before it (On-Sets IX-B, II-C-2-note; Equations IX-B,
    II-B-2-note; Guidelines A8, A9, A11, A16, B3, C8)."""
    if not shake.standing or not isinstance(action, INSULATING):
        return shake
    gone = tuple(one for one in shake.standing if one.by != action.by and is_insulated_by(shake, one, action))
    left = tuple(one for one in shake.standing if all(one is not other for other in gone))
    timers = shake.timers
    if any(one.code == Code.ILLEGAL_DEAL for one in gone):
        timers = tuple(timer for timer in timers if timer.task != DEALING)
    insulated = (*shake.insulated, *(one.code for one in gone))
    return replace(shake, standing=left, insulated=insulated, timers=timers)


def is_insulated_by(shake: Shake, procedure: StandingProcedure, action: Action) -> bool:
    """Whether a legal action insulates a procedure: a selection is by another selection or a legal Goal, not by a bonus
    before the Goal nor by a Goal that is none (On-Sets II-C-2-note, IX-B; Equations II-B-2-note, IX-B)."""
    if procedure.code != Code.ILLEGAL_SELECTION or not shake.revision.tries_by_variation:
        return True
    if isinstance(action, SetGoal):
        return has_legal_goal(shake)
    return not (shake.phase is Phase.GOAL and isinstance(action, Bonus))


def has_legal_goal(shake: Shake) -> bool:
    """Whether a legal Goal is set (On-Sets II-C-2-note; Equations II-B-2-note)."""
    if shake.goal is None or any(one.code == Code.ILLEGAL_CONFIGURATION for one in shake.standing):
        return False
    # Once cubes were moved over it nobody goes back behind it.
    is_played_on = bool(shake.moves) or not shake.revision.tries_by_variation
    return is_played_on or shake.table.game.is_legal_goal(shake, shake.goal)


def charge_violation(shake: Shake, charge: Charge) -> Violation | None:
    """Whether a charge has ground: what it names was illegal, stands, and was another player's; a mistake costs nothing
    (On-Sets IX-A, IX-A-2, IX-A-2-comment; Equations IX-A, IX-A-2, IX-A-2-comment; Guidelines B4, C2, C9, C10, C12)."""
    sections = shake.table.game.procedures.sections
    if shake.phase is Phase.CHALLENGED:
        message = Message("player-has-the-challenge-block-the-challenge-comes-first", player=Seat(shake.block_holder))
        return Violation(Code.WRONG_PHASE, sections.illegal_procedure, message)
    charged = charged_by(shake, charge)
    if charged is not None and not is_past(shake, charged):
        return None
    if charged is not None or charge.procedure in shake.insulated:
        return Violation(Code.INSULATED, sections.insulated, Message("it-is-too-late"))
    return Violation(Code.NOT_ILLEGAL, sections.illegal_procedure, Message("that-is-not-illegal-procedure"))


def apply_charge(shake: Shake, charge: Charge) -> Shake:
    """The illegal procedure is put right (On-Sets IX-A-1; Equations IX-A-1)."""
    procedure = charged_by(shake, charge)
    assert procedure is not None
    return correct(shake, procedure)


def charged_by(shake: Shake, charge: Charge) -> StandingProcedure | None:
    """The procedure that a charge is about: another player's, the latest of its kind; of moves out of turn the
    offender's first, as all of them go back (On-Sets IX-A-1; Equations IX-A-1)."""
    named = [one for one in shake.standing if one.code == charge.procedure and one.by != charge.by]
    if not named or charge.procedure != Code.NOT_YOUR_TURN or not shake.revision.either_may_go_on:
        return named[-1] if named else None
    return next(one for one in named if one.by == named[-1].by)


def is_past(shake: Shake, procedure: StandingProcedure) -> bool:
    """Whether a procedure can no longer be undone: when Solutions are checked; what came before the moves, when they
    are written; a selection or a deal, when there is a legal Goal (On-Sets IX-B, II-C-2-note; Equations IX-B,
    II-B-2-note)."""
    if is_turn_over(shake):
        return shake.phase is not Phase.WRITING or procedure.moved is None
    return procedure.code in (Code.ILLEGAL_SELECTION, Code.ILLEGAL_DEAL) and has_legal_goal(shake)


def challenge_drops_procedure(shake: Shake) -> Shake | None:
    """The challenged cube that goes back: a last cube put in Forbidden, or one shifted after the last cube (On-Sets
    VIII-A-note; Equations VIII-A-note; Guidelines C6); None when there is neither."""
    procedure = next((one for one in shake.standing if one.code in VOID_MOVES), None)
    return None if procedure is None else correct(shake, procedure)


def judges_action_violation(shake: Shake, action: Action) -> Violation | None:
    """Only a judge warns, penalizes, records an absence or voids a shake (On-Sets IX-C, X-D; Equations IX-C, X-D)."""
    rule = shake.table.game.procedures.sections.behaviour
    if action.by != "judge":
        return Violation(Code.NOT_A_PLAYER, rule, Message("only-a-judge-may-do-that"))
    if isinstance(action, Penalize | Warn) and action.player not in shake.table.players:
        return Violation(
            Code.NOT_A_PLAYER, rule, Message("player-does-not-play-at-this-table", player=Seat(action.player))
        )
    if isinstance(action, Penalize):
        return penalty_violation(shake, action)
    if shake.phase in OVER:
        return Violation(Code.WRONG_PHASE, rule, Message("the-shake-is-over"))
    return None


def penalty_violation(shake: Shake, action: Penalize) -> Violation | None:
    """A player is warned before a point is taken for behaviour, in this round or an earlier one; without a warning two
    judges must agree, where the book has that (On-Sets IX-C; On-Sets 2026-27 IX-D; Equations IX-C)."""
    rule = shake.table.game.procedures.sections.behaviour
    if action.points <= 0:
        return Violation(Code.NOT_ILLEGAL, rule, Message("a-penalty-takes-at-least-one-point"))
    is_agreed = bool(action.second_judge) and shake.table.game.procedures.second_judges is not None
    is_warned = action.reason in NOT_BEHAVIOUR or shake.warnings.get(action.player, 0) > 0
    if not shake.revision.warns_first or is_agreed or is_warned:
        return None
    message = Message("player-has-had-no-warning-yet", player=Seat(action.player))
    if shake.table.game.procedures.second_judges is not None:
        message = Message("player-has-had-no-warning-yet-second-judge", player=Seat(action.player))
    return Violation(Code.NOT_ILLEGAL, rule, message)


def apply_penalize(shake: Shake, action: Penalize) -> Shake:
    """A judge takes points away (On-Sets IX-C; On-Sets 2026-27 IX-D; Equations IX-C)."""
    return penalized(shake, action.player, action.points)


def apply_warn(shake: Shake, action: Warn) -> Shake:
    """A judge's warning is kept (On-Sets IX-C; Equations IX-C)."""
    return replace(shake, warnings={**shake.warnings, action.player: shake.warnings.get(action.player, 0) + 1})
