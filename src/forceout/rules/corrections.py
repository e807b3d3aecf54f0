"""Putting illegal procedures right (On-Sets IX-A-1, Equations IX-A-1; Guidelines A, B, C)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from forceout.rules.codes import Code
from forceout.rules.corrections_before_moves import (
    BEFORE_SELECTING,
    illegal_selection_by,
    undo_deal,
    undo_goal,
    undo_roll,
    undo_selection,
    without_selection,
)
from forceout.rules.frozen import replace
from forceout.rules.last_cube import after_cube
from forceout.rules.moving_cubes import end_turn, move_cube, penalize_mistaken_no_goal, start_turn
from forceout.rules.state import PLAYING, CubeMoved, Phase, Section, Shake, StandingProcedure
from forceout.rules.time_limits import penalized, with_ten_seconds
from forceout.rules.vocabulary import Situation


def correct(shake: Shake, procedure: StandingProcedure) -> Shake:
    """An illegal procedure is put right as its rule says, and what was done illegally after it goes with it; the other
    faults of the same move are corrected with it where its cube goes back (On-Sets IX-A-1; Equations IX-A-1)."""
    same = faults_of_same_move(shake, procedure)
    place = max(place for place, one in enumerate(shake.standing) if one in same)
    after = () if is_turn_over(shake) else shake.standing[place + 1 :]
    later = [one for one in after if one.code not in BEFORE_SELECTING]
    gone = [procedure, *later, *(() if is_cube_kept(shake, procedure) else same)]
    left = tuple(one for one in shake.standing if all(one is not other for other in gone))
    shake = replace(shake, standing=left, exchangeable=None)
    for one in first_of_each_move(later):
        shake = take_back(shake, one)
    return CORRECTIONS[procedure.code](shake, procedure)


def faults_of_same_move(shake: Shake, procedure: StandingProcedure) -> list[StandingProcedure]:
    """The procedure with whatever else is illegal about the same move (On-Sets IX-A; Equations IX-A)."""
    if procedure.moved is None:
        return [procedure]
    return [one for one in shake.standing if one.moved is procedure.moved]


def is_cube_kept(shake: Shake, procedure: StandingProcedure) -> bool:
    """Whether the cube stays where it was put although the procedure is corrected (On-Sets IV-C-2; Equations V-C-2;
    Guidelines C3)."""
    if procedure.moved is None or procedure.moved.mover_before is None:
        return False
    if procedure.code == Code.BONUS_FROM_PERMITTED:
        return any(one.allows_shift() for one in shake.variations)
    return procedure.code == Code.BONUS_WHILE_LEADING


def first_of_each_move(later: Sequence[StandingProcedure]) -> Iterator[StandingProcedure]:
    """One procedure for each move to be taken back, the last move first."""
    for place in reversed(range(len(later))):
        moved = later[place].moved
        if moved is None or all(one.moved is not moved for one in later[:place]):
            yield later[place]


def take_back(shake: Shake, procedure: StandingProcedure) -> Shake:
    """What was done illegally after the procedure that is charged counts for nothing."""
    if procedure.moved is not None:
        return undo_out_of_turn(shake, procedure) if procedure.moved.is_bonus else undo_move(shake, procedure)
    if procedure.code == Code.ILLEGAL_CONFIGURATION:
        shake = undo_goal(shake, procedure)
        # Another Goal may be set once the variations are chosen (Guidelines B5).
        return replace(shake, goal_must_contain=()) if shake.revision.tries_by_variation else shake
    if not shake.revision.tries_by_variation:
        return without_selection(shake, procedure)
    tried = illegal_selection_by(shake, procedure.by).failed_before
    failures = {**shake.failures, procedure.by: tried}
    return replace(without_selection(shake, procedure), failures=failures)


def is_turn_over(shake: Shake) -> bool:
    """Whether nobody moves any more, because of a challenge, the end of the round, or Solutions that are checked."""
    if shake.contest is None:
        return False
    is_last_cube = shake.contest.end is Situation.FORCEOUT
    return not (is_last_cube and shake.phase in (Phase.FORCEOUT, Phase.WRITING))


def cube_back(shake: Shake, moved: CubeMoved) -> Shake:
    """A cube goes back to where it was, unless its player has moved it on (On-Sets IX-A-1; Equations IX-A-1)."""
    if moved.cube not in getattr(shake, moved.went_to):
        return shake
    shake = move_cube(shake, moved.cube, moved.went_to, moved.came_from)
    if not is_turn_over(shake) and shake.contest is not None and shake.resources:
        # The last cube is not down any more, so the next player has it to move.
        return after_cube(replace(shake, contest=None, turn=shake.left_of(moved.by)))
    return replace(shake, phase=phase_by_cubes(shake))


def phase_by_cubes(shake: Shake) -> Phase:
    """Moving, or one cube left, by what is in Resources."""
    if shake.phase not in PLAYING:
        return shake.phase
    return Phase.LAST_CUBE if len(shake.resources) == 1 else Phase.MOVING


def turn_back(shake: Shake, moved: CubeMoved) -> Shake:
    """A cube goes back, and with it the turn to where it was (On-Sets IX-A-1; Equations IX-A-1)."""
    if is_turn_over(shake) or moved.cube not in getattr(shake, moved.went_to):
        return cube_back(shake, moved)
    shake = cube_back(shake, moved)
    if shake.phase is Phase.GOAL:
        return replace(shake, bonus=None, has_used_bonus=False)
    shake = replace(
        shake,
        turn=moved.turn_before,
        may_go_on=moved.may_go_on_before,
        mover=moved.mover_before,
        bonus=moved.bonus_before,
        has_used_bonus=moved.bonus_before is not None,
        moves=shake.moves[:-1] if shake.last_moved == moved else shake.moves,
    )
    if moved.turn_before in shake.absent:
        # Who was on turn has left since: the next player's turn begins.
        shake = replace(shake, bonus=None, has_used_bonus=False, timers=())
        return start_turn(shake, shake.left_of(moved.turn_before))
    return replace(shake, timers=with_ten_seconds(shake, moved.timers_before))


def second_cube(shake: Shake, bonus: CubeMoved) -> CubeMoved | None:
    """The cube that a player moved after a bonus cube in the same turn, where that turn was the last one."""
    second = shake.last_moved
    if second is None or second.by != bonus.by or second.bonus_before != bonus.cube:
        return None
    mover_then = bonus.by if shake.revision.bonus_makes_mover else bonus.mover_before
    return second if second.mover_before == mover_then else None


def is_in_turn(shake: Shake, bonus: CubeMoved) -> bool:
    """Whether the player who moved a bonus cube has still to make the regular move."""
    return shake.turn == bonus.by and shake.bonus == bonus.cube and shake.phase in (*PLAYING, Phase.GOAL)


def undo_move(shake: Shake, procedure: StandingProcedure) -> Shake:
    """The cube goes back and the player moves again; a bonus cube goes back alone once the regular move is made
    (On-Sets IX-A-1, IX-A-1-examples, VIII-A-note; Equations IX-A-1, VIII-A-note; Guidelines B6, C7, C11, C13, C14)."""
    moved = procedure.moved
    assert moved is not None
    if not moved.is_bonus or shake.last_moved == moved:
        return turn_back(shake, moved) if shake.last_moved == moved else cube_back(shake, moved)
    shake = cube_back(shake, moved)
    if is_in_turn(shake, moved):
        timers = with_ten_seconds(shake, shake.timers)
        return replace(shake, bonus=None, has_used_bonus=False, mover=moved.mover_before, timers=timers)
    is_latest = len(shake.moves) == moved.moves_before and shake.mover == moved.by and moved.mover_before is not None
    # The turn was lost on the clock after the bonus.
    return replace(shake, mover=moved.mover_before) if is_latest and not is_turn_over(shake) else shake


def undo_late_shift(shake: Shake, procedure: StandingProcedure) -> Shake:
    """A cube shifted after the last cube was played goes back, and the writing goes on (Guidelines C6)."""
    moved = procedure.moved
    assert moved is not None
    return move_cube(shake, moved.cube, moved.went_to, moved.came_from)


def undo_out_of_turn(shake: Shake, procedure: StandingProcedure) -> Shake:
    """What was moved out of turn goes back, both cubes where there was a bonus (On-Sets IX-A-1, IX-A-1-examples;
    Equations IX-A-1)."""
    moved = procedure.moved
    assert moved is not None
    if not moved.is_bonus:
        return offer_exchange(undo_move(shake, procedure), moved)
    second = second_cube(shake, moved)
    if second is not None:
        shake = turn_back(shake, second)
    is_last = is_in_turn(shake, moved) or (shake.revision.every_fault_stands and shake.last_moved == moved)
    return turn_back(shake, moved) if is_last else cube_back(shake, moved)


def offer_exchange(shake: Shake, went_back: CubeMoved) -> Shake:
    """Of two cubes moved without "Bonus" the player may choose which goes back (On-Sets IV-C-1-a, IV-C-2-b; Equations
    V-C-1-a, V-C-2-b)."""
    stayed = shake.last_moved
    if stayed is None or shake.phase not in PLAYING or not is_without_bonus(shake, stayed, went_back):
        return shake
    return replace(shake, exchangeable=(stayed, went_back))


def is_without_bonus(shake: Shake, first: CubeMoved, second: CubeMoved) -> bool:
    """Whether two cubes are a player's move to Forbidden and one more, without "Bonus" (On-Sets IV-C-1-a, IV-C-2-b;
    Equations V-C-1-a, V-C-2-b)."""
    if first.by != second.by or first.is_bonus or first.went_to != Section.FORBIDDEN.value:
        return False
    if first.came_from != "resources" or second.came_from != "resources" or second.turn_before == second.by:
        return False
    if not shake.revision.either_cube_goes_back:
        return True
    was_in_turn = first.by == first.turn_before or first.by in first.may_go_on_before
    are_forbidden = second.went_to == Section.FORBIDDEN.value and not second.is_bonus
    is_at_once = first.bonus_before is None and second.mover_before == first.by
    return was_in_turn and are_forbidden and is_at_once


def undo_leaders_bonus(shake: Shake, procedure: StandingProcedure) -> Shake:
    """A leader's bonus costs a point: the Goal-setter's cube goes back; in a turn it stays as the move, and the second
    cube goes back (On-Sets III-C-2-note, IV-C-2; Equations IV-C-2-note, V-C-2)."""
    moved = procedure.moved
    assert moved is not None
    shake = penalized(shake, procedure.by, 1)
    if moved.mover_before is None:
        shake = replace(cube_back(shake, moved), bonus=None)
        is_before_goal = shake.phase is Phase.GOAL and shake.revision.block_disputes_no_goal
        return replace(shake, has_used_bonus=False) if is_before_goal else shake
    return keep_first_cube(shake, moved)


def keep_first_cube(shake: Shake, first: CubeMoved) -> Shake:
    """The first cube of the turn is the move, and a second one goes back to where it came from (On-Sets IV-C-2;
    Equations V-C-2; Guidelines C3)."""
    second = second_cube(shake, first)
    if second is not None:
        shake = replace(cube_back(shake, second), moves=(*shake.moves[:-1], first))
    elif is_in_turn(shake, first):
        shake = end_turn(shake, first.by, first)
    if any(one.moved is first for one in shake.standing):
        return shake
    # What is left is a legal move, which insulates what others did before it.
    if shake.revision.block_disputes_no_goal:
        shake = penalize_mistaken_no_goal(shake)
    others = tuple(one.code for one in shake.standing if one.by != first.by)
    own = tuple(one for one in shake.standing if one.by == first.by)
    return replace(shake, standing=own, insulated=(*shake.insulated, *others))


def undo_bonus_from_permitted(shake: Shake, procedure: StandingProcedure) -> Shake:
    """A "bonus" out of Permitted is the turn's move, where shifting is in force, and the second cube goes back
    (Guidelines C3)."""
    moved = procedure.moved
    assert moved is not None
    if any(one.allows_shift() for one in shake.variations):
        return keep_first_cube(shake, moved)
    return undo_move(shake, procedure)


CORRECTIONS: Final[Mapping[str, Callable[[Shake, StandingProcedure], Shake]]] = {
    Code.NOT_YOUR_TURN: undo_out_of_turn,
    Code.RELATION_TO_FORBIDDEN: undo_move,
    Code.LAST_CUBE_TO_FORBIDDEN: undo_move,
    Code.SHIFT_NOT_IN_FORCE: undo_move,
    Code.SHIFT_TOO_LATE: undo_late_shift,
    Code.BONUS_WHILE_LEADING: undo_leaders_bonus,
    Code.BONUS_FROM_PERMITTED: undo_bonus_from_permitted,
    Code.ILLEGAL_SELECTION: undo_selection,
    Code.ILLEGAL_ROLL: undo_roll,
    Code.ILLEGAL_DEAL: undo_deal,
    Code.ILLEGAL_CONFIGURATION: undo_goal,
}
