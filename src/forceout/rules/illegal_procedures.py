"""Illegal procedures (On-Sets IX, Equations IX; Guidelines A, B, C)."""

from collections.abc import Mapping
from typing import Final

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
from forceout.rules.challenging import VOID_MOVES
from forceout.rules.changing import replace
from forceout.rules.corrections import correct, is_turn_over
from forceout.rules.moving_cubes import recorded
from forceout.rules.state import OVER, CubeMoved, Phase, Shake, StandingProcedure
from forceout.rules.time_limits import penalized
from forceout.rules.violation import Violation

STANDING_CODES: Final[Mapping[type[Action], frozenset[str]]] = {
    Move: frozenset({"not-your-turn", "relation-to-forbidden", "last-cube-to-forbidden"}),
    Bonus: frozenset(
        {
            "not-your-turn",
            "bonus-while-leading",
            "relation-to-forbidden",
            "last-cube-to-forbidden",
            "bonus-from-permitted",
        }
    ),
    Shift: frozenset({"not-your-turn", "shift-not-in-force", "shift-too-late", "relation-to-forbidden"}),
    Select: frozenset({"illegal-selection"}),
    SetGoal: frozenset({"illegal-configuration"}),
    Roll: frozenset({"illegal-roll"}),
    Deal: frozenset({"illegal-deal"}),
}
"""What can be done although it is illegal: it stands until it is charged or insulated (On-Sets IX-A, IX-B)."""
INSULATING: Final = (Move, Bonus, Shift, Select, SetGoal, Challenge, Present)
"""Legal actions of another player that make a procedure stand for good (On-Sets IX-B)."""


def can_stand(shake: Shake, action: Action, violation: Violation) -> bool:
    """Whether an illegal action is one that a table may fail to notice (On-Sets IX-A; Guidelines B2)."""
    if violation.code not in STANDING_CODES.get(type(action), ()):
        return False
    game = shake.table.game
    if isinstance(action, Roll):
        return game.is_whole_kit(action.cubes)
    if isinstance(action, Deal):
        return game.is_from_deck((*(shake.universe or ()), *action.cards))
    if isinstance(action, SetGoal):
        return game.read_goal(action.goal) is not None and not shake.goal_must_contain
    if isinstance(action, Select):
        return True
    if isinstance(action, Bonus) and shake.phase is Phase.GOAL:
        return violation.code != "not-your-turn"
    if isinstance(action, Bonus):
        return not shake.has_used_bonus or action.by != shake.turn
    return True


def standing_after(before: Shake, action: Action, violation: Violation) -> StandingProcedure:
    """What is kept of an illegal procedure, so that it can be undone (On-Sets IX-A-1)."""
    moved: CubeMoved | None = None
    if isinstance(action, Move):
        moved = recorded(before, action.by, action.cube, "resources", action.to, is_bonus=False)
    elif isinstance(action, Shift):
        moved = recorded(before, action.by, action.cube, "permitted", action.to, is_bonus=False)
    elif isinstance(action, Bonus):
        came_from = "resources" if action.cube in before.resources else "permitted"
        moved = recorded(before, action.by, action.cube, came_from, "forbidden", is_bonus=True)
    return StandingProcedure(violation.code, action.by, moved, before.timers)


def insulate(shake: Shake, action: Action) -> Shake:
    """A legal action insulates what others did illegally before it (On-Sets IX-B, II-C-2-note; Equations IX-B,
    II-B-2-note; Guidelines A8, A9, A11, A16, B3, C8)."""
    if not shake.standing or not isinstance(action, INSULATING):
        return shake
    gone = tuple(one for one in shake.standing if one.by != action.by)
    return replace(
        shake,
        standing=tuple(one for one in shake.standing if one.by == action.by),
        insulated=(*shake.insulated, *(one.code for one in gone)),
    )


def charge_violation(shake: Shake, charge: Charge) -> Violation | None:
    """Whether a charge has ground: what it names was illegal, stands, and was another player's; a mistake costs nothing
    (On-Sets IX-A, IX-A-2, IX-A-2-comment; Equations IX-A, IX-A-2, IX-A-2-comment; Guidelines B4, C2, C9, C10, C12)."""
    sections = shake.table.game.procedures.sections
    if shake.phase is Phase.CHALLENGED:
        message = f"{shake.block_holder} has the challenge block: the challenge comes first."
        return Violation("wrong-phase", sections.illegal_procedure, message)
    charged = charged_by(shake, charge)
    if charged is not None and not is_past(shake, charged):
        return None
    if charged is not None or charge.procedure in shake.insulated:
        return Violation("insulated", sections.insulated, "It is too late: another player has acted since.")
    return Violation("not-illegal", sections.illegal_procedure, "That is not illegal procedure; the play stands.")


def apply_charge(shake: Shake, charge: Charge) -> Shake:
    """The illegal procedure is put right (On-Sets IX-A-1; Equations IX-A-1)."""
    procedure = charged_by(shake, charge)
    assert procedure is not None
    return correct(shake, procedure)


def charged_by(shake: Shake, charge: Charge) -> StandingProcedure | None:
    """The procedure that a charge is about: another player's, the latest of its kind."""
    standing = reversed(shake.standing)
    return next((one for one in standing if one.code == charge.procedure and one.by != charge.by), None)


def is_past(shake: Shake, procedure: StandingProcedure) -> bool:
    """Whether a procedure can no longer be undone: when Solutions are checked; what came before the moves, when they
    are written; a selection or a deal, when there is a legal Goal (On-Sets IX-B, II-C-2-note; Equations IX-B,
    II-B-2-note)."""
    if is_turn_over(shake):
        return shake.phase is not Phase.WRITING or procedure.moved is None
    has_legal_goal = shake.goal is not None and all(one.code != "illegal-configuration" for one in shake.standing)
    return has_legal_goal and procedure.code in ("illegal-selection", "illegal-deal")


def challenge_drops_procedure(shake: Shake) -> Shake | None:
    """The challenged cube that goes back: a last cube put in Forbidden, or one shifted after the last cube (On-Sets
    VIII-A-note; Equations VIII-A-note; Guidelines C6); None when there is neither."""
    procedure = next((one for one in shake.standing if one.code in VOID_MOVES), None)
    return None if procedure is None else correct(shake, procedure)


def judges_action_violation(shake: Shake, action: Action) -> Violation | None:
    """Only a judge warns, penalizes, records an absence or voids a shake (On-Sets IX-C, X-D; On-Sets 2026-27
    IX-D; Equations IX-C)."""
    rule = shake.table.game.procedures.sections.behaviour
    if action.by != "judge":
        return Violation("not-a-player", rule, "Only a judge may do that.")
    if isinstance(action, Penalize | Warn) and action.player not in shake.table.players:
        return Violation("not-a-player", rule, f"{action.player} does not play at this table.")
    if isinstance(action, Penalize):
        return None if action.points > 0 else Violation("not-illegal", rule, "A penalty takes at least one point.")
    if shake.phase in OVER:
        return Violation("wrong-phase", rule, "The shake is over.")
    return None


def apply_penalize(shake: Shake, action: Penalize) -> Shake:
    """A judge takes points away (On-Sets IX-C; On-Sets 2026-27 IX-D; Equations IX-C)."""
    return penalized(shake, action.player, action.points)


def apply_warn(shake: Shake, action: Warn) -> Shake:
    """A judge's warning is kept (On-Sets IX-C; Equations IX-C)."""
    return replace(shake, warnings={**shake.warnings, action.player: shake.warnings.get(action.player, 0) + 1})
