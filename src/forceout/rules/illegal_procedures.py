"""Illegal procedures (On-Sets IX, Equations IX; Guidelines A, B, C)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from forceout.rules.actions import (
    Action,
    Bonus,
    Challenge,
    Charge,
    Deal,
    Move,
    Penalize,
    Roll,
    Select,
    SetGoal,
    Shift,
    Warn,
)
from forceout.rules.challenging import VOID_MOVES
from forceout.rules.last_cube import after_cube
from forceout.rules.moving_cubes import move_cube, recorded
from forceout.rules.selecting import begin_selecting, next_selector
from forceout.rules.setting_goal import begin_goal
from forceout.rules.state import OVER, PLAYING, CubeMoved, Phase, Shake, StandingProcedure, Timer
from forceout.rules.table import Situation
from forceout.rules.time_limits import DEALING, ROLLING, penalized
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
INSULATING: Final = (Move, Bonus, Shift, Select, SetGoal, Challenge)
"""Legal actions of another player that make a procedure stand for good (On-Sets IX-B)."""


def can_stand(shake: Shake, action: Action, violation: Violation) -> bool:
    """Whether an illegal action is one that a table may fail to notice (On-Sets IX-A; Guidelines B2)."""
    if violation.code not in STANDING_CODES.get(type(action), ()):
        return False
    game = shake.table.game
    if isinstance(action, Roll):
        return game.is_whole_kit(action.cubes)
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
    return StandingProcedure(violation.code, action.by, moved, before.resources)


def insulate(shake: Shake, action: Action) -> Shake:
    """A legal action insulates what others did illegally before it (On-Sets IX-B, II-C-2-note; Equations IX-B;
    Guidelines A8, A9, A11, A16, C8)."""
    if not shake.standing or not isinstance(action, INSULATING):
        return shake
    gone = tuple(one for one in shake.standing if one.by != action.by)
    if not gone:
        return shake
    return replace(
        shake,
        standing=tuple(one for one in shake.standing if one.by == action.by),
        insulated=(*shake.insulated, *(one.code for one in gone)),
    )


def charge_violation(shake: Shake, charge: Charge) -> Violation | None:
    """Whether a charge has ground (On-Sets IX-A, IX-A-2, IX-B; Equations IX-A, IX-B; Guidelines B4, C2, C9, C10)."""
    sections = shake.table.game.procedures.sections
    if any(one.code == charge.procedure and one.by != charge.by for one in shake.standing):
        return None
    if charge.procedure in shake.insulated:
        return Violation("insulated", sections.insulated, "It is too late: another player has acted since.")
    return Violation("not-illegal", sections.illegal_procedure, "That is not illegal procedure; the play stands.")


def apply_charge(shake: Shake, charge: Charge) -> Shake:
    """The illegal procedure is undone, as its rule says (On-Sets IX-A-1; Equations IX-A-1)."""
    procedure = next(one for one in reversed(shake.standing) if one.code == charge.procedure and one.by != charge.by)
    shake = replace(shake, standing=tuple(one for one in shake.standing if one is not procedure))
    return CORRECTIONS[procedure.code](shake, procedure)


def undo_move(shake: Shake, procedure: StandingProcedure) -> Shake:
    """The cube goes back, and the turn to where it was, with ten seconds at least to move again (On-Sets IX-A-1,
    VIII-A, XIII-A-7; Guidelines B6, C7, C11, C13, C14)."""
    moved = procedure.moved
    assert moved is not None
    shake = move_cube(shake, moved.cube, moved.went_to, moved.came_from)
    if moved.is_bonus:
        return replace(shake, bonus=None, phase=phase_by_cubes(shake))
    is_over = shake.phase not in (*PLAYING, Phase.FORCEOUT)
    contest = None if shake.contest is not None and shake.contest.end is Situation.FORCEOUT else shake.contest
    if is_over or procedure.code == "shift-too-late":
        return shake
    shake = replace(shake, turn=moved.turn_before, mover=moved.mover_before, contest=contest, last_moved=None)
    shake = replace(shake, phase=phase_by_cubes(shake), timers=with_ten_seconds(shake, moved.timers_before))
    return offer_exchange(shake, moved)


def phase_by_cubes(shake: Shake) -> Phase:
    """Moving, or one cube left, by what is in Resources."""
    if shake.phase not in (*PLAYING, Phase.FORCEOUT):
        return shake.phase
    return Phase.LAST_CUBE if len(shake.resources) == 1 else Phase.MOVING


def with_ten_seconds(shake: Shake, timers: tuple[Timer, ...]) -> tuple[Timer, ...]:
    """The timers as they were, with the countdown still to come, unless it was over already (On-Sets IX-A-1; Equations
    IX-A-1)."""
    countdown = shake.table.game.procedures.limits.countdown
    return tuple(
        replace(timer, passed=min(timer.passed, timer.limit)) if timer.passed <= timer.limit + countdown else timer
        for timer in timers
    )


def offer_exchange(shake: Shake, went_back: CubeMoved) -> Shake:
    """Of two cubes moved without "Bonus" the player may choose which goes back (On-Sets IV-C-2-b; Equations V-C-2)."""
    stayed = shake.last_moved
    if stayed is None or stayed.by != went_back.by or went_back.turn_before == went_back.by:
        return shake
    return replace(shake, exchangeable=(stayed, went_back))


def undo_out_of_turn(shake: Shake, procedure: StandingProcedure) -> Shake:
    """A cube moved out of turn goes back (On-Sets IX-A-1, IX-A-1-examples; Equations IX-A-1)."""
    moved = procedure.moved
    assert moved is not None
    previous = shake.second_last_moved
    shake = move_cube(shake, moved.cube, moved.went_to, moved.came_from)
    shake = replace(
        shake,
        turn=moved.turn_before,
        mover=moved.mover_before,
        bonus=None,
        has_used_bonus=False,
        contest=None if shake.phase is Phase.FORCEOUT else shake.contest,
        last_moved=previous,
    )
    shake = replace(shake, phase=phase_by_cubes(shake), timers=with_ten_seconds(shake, moved.timers_before))
    return offer_exchange(shake, moved)


def undo_leaders_bonus(shake: Shake, procedure: StandingProcedure) -> Shake:
    """The leader's second cube goes back and the bonus cube stays as the move; the Goal-setter's bonus cube itself goes
    back; each costs a point (On-Sets III-C-2, IV-C-2; Equations IV-C-2, V-C-2)."""
    moved = procedure.moved
    assert moved is not None
    shake = penalized(shake, procedure.by, 1)
    if moved.turn_before == shake.goal_setter and moved.mover_before is None:
        return replace(move_cube(shake, moved.cube, moved.went_to, moved.came_from), bonus=None)
    return keep_first_cube(shake, moved)


def keep_first_cube(shake: Shake, first: CubeMoved) -> Shake:
    """The first cube of the turn is the move, and a second one goes back to where it came from."""
    second = shake.last_moved
    if shake.turn == first.by:
        shake = replace(shake, mover=first.by, turn=shake.left_of(first.by), bonus=None, has_used_bonus=False)
        return after_cube(replace(shake, last_moved=first))
    assert second is not None
    shake = move_cube(shake, second.cube, second.went_to, second.came_from)
    if shake.phase is Phase.FORCEOUT:
        return after_cube(replace(shake, contest=None, turn=shake.left_of(first.by)))
    return replace(shake, phase=phase_by_cubes(shake), last_moved=first)


def undo_bonus_from_permitted(shake: Shake, procedure: StandingProcedure) -> Shake:
    """A "bonus" out of Permitted is the turn's move, where shifting is in force, and the second cube goes back
    (Guidelines C3)."""
    moved = procedure.moved
    assert moved is not None
    if any(one.allows_shift() for one in shake.variations):
        return keep_first_cube(shake, moved)
    return replace(undo_move(shake, procedure), turn=shake.turn)


def undo_selection(shake: Shake, procedure: StandingProcedure) -> Shake:
    """An illegal selection costs a point and is made again; the second time the choice is lost (On-Sets II-C-2-note;
    Equations II-B-2; Guidelines A7)."""
    place = max(place for place, one in enumerate(shake.selections) if one.by == procedure.by and not one.is_legal)
    failed = shake.failed_before(procedure.by) + 1
    shake = replace(
        penalized(shake, procedure.by, 1),
        selections=(*shake.selections[:place], *shake.selections[place + 1 :]),
        failures={**shake.failures, procedure.by: failed},
    )
    if failed >= 2:
        return next_selector(replace(shake, turn=procedure.by), procedure.by)
    return begin_selecting(shake, procedure.by)


def undo_roll(shake: Shake, procedure: StandingProcedure) -> Shake:
    """The Restriction cubes are set out as they should be, by rolling anew (Guidelines A10, A11-comment)."""
    limit = shake.table.game.procedures.limits.rolling
    timer = Timer(procedure.by, ROLLING, limit, min(shake.elapsed, limit))
    return replace(
        shake, roll=None, resources=(), selections=(), phase=Phase.ROLLING, turn=shake.goal_setter, timers=(timer,)
    )


def undo_deal(shake: Shake, procedure: StandingProcedure) -> Shake:
    """Cards that are too many go back, the last ones; where there are too few the dealer adds some (On-Sets
    II-B-comment; Guidelines A2, A3)."""
    game = shake.table.game
    cards = game.corrected_deal(shake, shake.universe or ())
    shake = replace(shake, universe=cards)
    if game.deal_violation(shake, cards) is None:
        return shake
    limit = game.procedures.limits.rolling
    timer = Timer(procedure.by, DEALING, limit, min(shake.elapsed, limit))
    return replace(shake, phase=Phase.ROLLING, selections=(), timers=(*shake.timers, timer))


def undo_goal(shake: Shake, procedure: StandingProcedure) -> Shake:
    """An illegal Goal is set again; its cubes stay in it (Guidelines B2)."""
    returned = tuple(cube for cube in shake.forbidden if not shake.table.game.is_digit_for_goal_only(cube))
    shake = replace(
        shake,
        goal=None,
        goal_must_contain=shake.goal_cubes,
        goal_cubes=(),
        resources=procedure.resources_before,
        forbidden=returned,
        mover=None,
    )
    return begin_goal(shake)


CORRECTIONS: Final[Mapping[str, Callable[[Shake, StandingProcedure], Shake]]] = {
    "not-your-turn": undo_out_of_turn,
    "relation-to-forbidden": undo_move,
    "last-cube-to-forbidden": undo_move,
    "shift-not-in-force": undo_move,
    "shift-too-late": undo_move,
    "bonus-while-leading": undo_leaders_bonus,
    "bonus-from-permitted": undo_bonus_from_permitted,
    "illegal-selection": undo_selection,
    "illegal-roll": undo_roll,
    "illegal-deal": undo_deal,
    "illegal-configuration": undo_goal,
}


def challenge_drops_procedure(shake: Shake) -> Shake | None:
    """The challenged cube that goes back: a last cube put in Forbidden, or one shifted after the last cube (On-Sets
    VIII-A-note; Equations VIII-A; Guidelines C6); None when there is neither."""
    for procedure in shake.standing:
        if procedure.code in VOID_MOVES:
            left = tuple(one for one in shake.standing if one is not procedure)
            return undo_move(replace(shake, standing=left), procedure)
    return None


def judges_action_violation(shake: Shake, action: Action) -> Violation | None:
    """Only a judge warns, penalizes, records an absence or voids a shake (On-Sets IX-C, IX-D, X-D; Equations IX-C)."""
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
    """A judge takes points away (On-Sets IX-C, IX-D; Equations IX-C)."""
    return penalized(shake, action.player, action.points)


def apply_warn(shake: Shake, action: Warn) -> Shake:
    """A judge's warning is kept (On-Sets IX-C; Equations IX-C)."""
    return replace(shake, warnings={**shake.warnings, action.player: shake.warnings.get(action.player, 0) + 1})
