"""Setting the Goal (On-Sets III, Equations IV)."""

from collections import Counter
from collections.abc import Sequence

from forceout.messages.message import Message, Seat
from forceout.rules.actions import Agree, Disagree, NoGoal, SetGoal
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.moving_cubes import without
from forceout.rules.scoring_shake import ABSENT
from forceout.rules.state import Contest, Phase, Shake
from forceout.rules.time_limits import AGREEING, GOAL, TURN, finish, penalized, start
from forceout.rules.violation import Violation
from forceout.rules.writing import begin_writing


def begin_goal(shake: Shake) -> Shake:
    """The variations are chosen: the Goal-setter has the turn, or the player on the left of one who has left (On-Sets
    III-A, XI-A-1-c, X-D; Equations IV-A, XI-A-1-c, X-D)."""
    setter = shake.goal_setter
    setter = shake.left_of(setter) if setter in shake.absent else setter
    shake = replace(shake, phase=Phase.GOAL, goal_setter=setter, turn=setter)
    return start(shake, (setter,), GOAL, shake.table.game.procedures.limits.setting_goal)


def goal_violation(shake: Shake, action: SetGoal) -> Violation | None:
    """Why this Goal may not be set: it is not due yet or set already, the cubes are not there, or cubes that were laid
    are left out (On-Sets III-A, III-B-2, III-B-2-b, III-B-2-c; Equations IV-A, IV-B-3, IV-B-3-b, IV-B-3-c; Guidelines
    B2, B5)."""
    game, sections = shake.table.game, shake.table.game.procedures.sections
    is_against_no_goal = shake.phase is Phase.NO_GOAL and shake.turn is not None
    if shake.phase is not Phase.GOAL and not is_against_no_goal:
        return Violation(Code.WRONG_PHASE, sections.goal_set, Message("no-goal-can-be-set-now"))
    if action.by != shake.turn:
        return Violation(
            Code.NOT_YOUR_TURN, sections.setting_goal, Message("player-sets-the-goal", player=Seat(shake.turn))
        )
    read = game.read_goal(action.goal)
    if read is None:
        return Violation(Code.ILLEGAL_CONFIGURATION, sections.setting_goal, Message("this-cannot-be-read-as-a-goal"))
    taken = take_cubes(shake, read[1])
    if isinstance(taken, str):
        return Violation(
            Code.CUBE_NOT_THERE, sections.setting_goal, Message("there-is-no-taken-left-to-use", taken=taken)
        )
    if Counter(shake.goal_must_contain) - Counter(taken):
        message = Message("every-cube-that-was-in-the-goal-stays-in-it")
        return Violation(Code.ILLEGAL_CONFIGURATION, sections.goal_set, message)
    return game.goal_violation(shake, read[0])


def take_cubes(shake: Shake, cubes: Sequence[str]) -> tuple[str, ...] | str:
    """The cubes of Resources that a Goal is made of, or the one that is missing; those named with their color first
    (On-Sets III-A, Basic-I-A; Equations IV-A, Basic-I-A)."""
    left, taken = shake.resources, []
    for cube in sorted(cubes, key=lambda cube: cube not in shake.resources):
        found = shake.table.game.find_cube(cube, left)
        if found is None:
            return cube
        left = without(left, found)
        taken.append(found)
    return tuple(taken)


def apply_goal(shake: Shake, action: SetGoal) -> Shake:
    """The Goal is set, what only a Goal could use leaves Resources, and the player on the left moves first (On-Sets
    III-B-1-comment, III-B-2-a, IV-A, XI-A-1-d, Basic-I-A; On-Sets 2014-15 Basic-I-C; Equations IV-B-3-a, V-A, XI-A-1-d,
    Basic-I-A; Guidelines B1)."""
    game = shake.table.game
    read = game.read_goal(action.goal)
    assert read is not None
    goal, cubes = read[0], take_cubes(shake, read[1])
    assert not isinstance(cubes, str)
    resources = shake.resources
    for cube in cubes:
        resources = without(resources, cube)
    unused = tuple(cube for cube in resources if game.is_never_in_solutions(shake, cube))
    for cube in unused:
        resources = without(resources, cube)
    shake = replace(
        shake,
        phase=Phase.MOVING,
        goal=goal,
        goal_cubes=cubes,
        goal_must_contain=(),
        resources=resources,
        forbidden=(*shake.forbidden, *unused),
        mover=action.by,
        turn=shake.left_of(action.by),
        bonus=None,
        has_used_bonus=False,
        digit_moved_by=None,
        is_first_turn=True,
    )
    assert shake.turn is not None
    return start(shake, (shake.turn,), TURN, game.procedures.limits.first_turn)


def no_goal_violation(shake: Shake, action: NoGoal) -> Violation | None:
    """Why "no Goal" may not be declared (On-Sets III-D, III-D-1-c; Equations IV-D, IV-D-1-c)."""
    rule = shake.table.game.procedures.sections.no_goal
    if shake.phase is Phase.NO_GOAL and shake.turn is not None:
        return (
            None
            if action.by == shake.turn
            else Violation(Code.NOT_YOUR_TURN, rule, Message("player-sets-a-goal-now", player=Seat(shake.turn)))
        )
    if shake.phase is not Phase.GOAL:
        return Violation(Code.WRONG_PHASE, rule, Message("no-goal-is-declared-when-a-goal-is-to-be-set"))
    if action.by != shake.turn:
        return Violation(Code.NOT_YOUR_TURN, rule, Message("player-sets-the-goal", player=Seat(shake.turn)))
    if shake.has_used_bonus or shake.goal_must_contain:
        return Violation(Code.WRONG_PHASE, rule, Message("after-a-bonus-move"))
    return None


def apply_no_goal(shake: Shake, action: NoGoal) -> Shake:
    """The others agree or disagree within a minute; from one who disagreed it costs a point and voids the shake
    (On-Sets III-D, III-D-2; Equations IV-D, IV-D-2)."""
    if shake.phase is Phase.NO_GOAL:
        return void(penalized(shake, action.by, 1))
    others = tuple(player for player in shake.players if player != action.by)
    shake = replace(shake, phase=Phase.NO_GOAL, turn=None, agreed=(), no_goal_by=action.by)
    return start(shake, others, AGREEING, shake.table.game.procedures.limits.agreeing_no_goal)


def void(shake: Shake) -> Shake:
    """The shake counts for nothing, but for who was absent, and the same player sets the Goal again (On-Sets III-D-1,
    III-D-1-b, X-D; Equations IV-D-1, IV-D-1-b, X-D)."""
    scores = None
    if shake.absent and shake.revision.absent_at_any_time:
        scores = {player: ABSENT if player in shake.absent else 0 for player in shake.table.players}
    return replace(shake, phase=Phase.VOID, turn=None, timers=(), scores=scores, no_goal_by=None, block_holder=None)


def agree_violation(shake: Shake, action: Agree | Disagree) -> Violation | None:
    """Who may answer a declaration of "no Goal" (On-Sets III-D; Equations IV-D)."""
    rule = shake.table.game.procedures.sections.no_goal
    if shake.phase is not Phase.NO_GOAL or shake.turn is not None:
        return Violation(Code.WRONG_PHASE, rule, Message("nobody-has-declared-no-goal"))
    if action.by == shake.no_goal_by or action.by in shake.agreed:
        return Violation(Code.NOT_YOUR_TURN, rule, Message("your-answer-is-not-asked-for-again"))
    return None


def apply_agree(shake: Shake, action: Agree) -> Shake:
    """When everybody agrees the shake is void (On-Sets III-D-1; Equations IV-D-1)."""
    shake = finish(replace(shake, agreed=(*shake.agreed, action.by)), action.by)
    # Who agreed and then left is not asked for again.
    if all(player in shake.agreed for player in shake.players if player != shake.no_goal_by):
        return void(shake)
    return shake


def apply_disagree(shake: Shake, action: Disagree) -> Shake:
    """Who disagrees writes a Solution with a Goal, or in the older books sets a Goal (On-Sets III-D-2; Equations
    IV-D-2)."""
    procedures = shake.table.game.procedures
    if procedures.end_of_dispute is not None:
        assert shake.no_goal_by is not None
        contest = Contest(procedures.end_of_dispute, challenger=action.by, mover=shake.no_goal_by)
        return begin_writing(replace(shake, mover=shake.no_goal_by, no_goal_by=None), contest)
    shake = replace(shake, turn=action.by)
    return start(shake, (action.by,), GOAL, procedures.limits.goal_against_no_goal)
