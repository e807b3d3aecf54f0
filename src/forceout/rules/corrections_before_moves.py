"""Putting right what was illegal before the moves: rolls, deals, selections, Goals (On-Sets IX-A-1, II, III; Equations
IX-A-1, II, IV; Guidelines A, B)."""

from typing import Final

from forceout.rules.frozen import replace
from forceout.rules.selecting import begin_selecting, next_selector, select_on
from forceout.rules.setting_goal import begin_goal
from forceout.rules.state import Phase, Selection, Shake, StandingProcedure, Timer
from forceout.rules.time_limits import DEALING, ROLLING, penalized, with_ten_seconds

BEFORE_SELECTING: Final = ("illegal-roll", "illegal-deal")


def without_selection(shake: Shake, procedure: StandingProcedure) -> Shake:
    """The shake without an illegal selection."""
    place = max(place for place, one in enumerate(shake.selections) if one.by == procedure.by and not one.is_legal)
    return replace(shake, selections=(*shake.selections[:place], *shake.selections[place + 1 :]))


def undo_selection(shake: Shake, procedure: StandingProcedure) -> Shake:
    """An illegal selection costs a point and is made again; the second time that choice is lost, and no other (On-Sets
    II-C-2, II-C-2-note; Equations II-B-2; Guidelines A7)."""
    player = procedure.by
    if not shake.revision.tries_by_variation:
        failed = shake.failed_before(player) + 1
    else:
        failed = illegal_selection_by(shake, player).failed_before + 1
        shake = without_no_goal(without_goal(shake))
    shake = penalized(without_selection(shake, procedure), player, 1)
    if player in shake.absent:
        return select_on(shake, player)
    if failed < 2:
        return begin_selecting(replace(shake, failures={**shake.failures, player: failed}), player)
    if not shake.revision.tries_by_variation:
        return next_selector(replace(shake, failures={**shake.failures, player: failed}), player)
    forfeited = shake.forfeited.get(player, 0) + 1
    return select_on(replace(shake, forfeited={**shake.forfeited, player: forfeited}), player)


def without_goal(shake: Shake) -> Shake:
    """The shake without its Goal, which is set anew, the same or another, once the variations are chosen (Guidelines
    B5)."""
    if shake.goal is None:
        return shake
    left_out = tuple(cube for cube in shake.forbidden if shake.table.game.is_never_in_solutions(shake, cube))
    forbidden = tuple(cube for cube in shake.forbidden if cube not in left_out)
    resources = (*shake.goal_cubes, *left_out, *shake.resources)
    if shake.revision.block_disputes_no_goal:
        # What is left in Forbidden is the Goal-setter's bonus.
        shake = replace(shake, bonus=next(iter(forbidden), None), has_used_bonus=bool(forbidden), digit_moved_by=None)
        resources = (*shake.resources, *left_out, *shake.goal_cubes)
    return replace(shake, goal=None, goal_cubes=(), resources=resources, forbidden=forbidden, mover=None)


def illegal_selection_by(shake: Shake, player: str) -> Selection:
    """The latest selection of a player that may not stand."""
    return next(one for one in reversed(shake.selections) if one.by == player and not one.is_legal)


def without_no_goal(shake: Shake) -> Shake:
    """What reopens the selecting or the rolling ends a declaration of "no Goal", which then costs nobody anything
    (On-Sets III-D; Equations IV-D)."""
    return replace(shake, no_goal_by=None, agreed=()) if shake.revision.block_disputes_no_goal else shake


def undo_roll(shake: Shake, procedure: StandingProcedure) -> Shake:
    """The Restriction cubes are set out as they should be, the others lie as they fell, and play goes on from there
    (Guidelines A10, A11-comment)."""
    is_kept = shake.revision.follows_guidelines
    shake = without_no_goal(shake)
    return replace(
        shake,
        roll_must_keep=shake.table.game.rightly_rolled(shake.roll or ()) if is_kept else (),
        roll=None,
        resources=(),
        required=(),
        permitted=(),
        forbidden=(),
        goal=None,
        goal_cubes=(),
        goal_must_contain=(),
        moves=(),
        selections=tuple(one for one in shake.selections if is_kept and one.is_legal),
        standing=tuple(one for one in shake.standing if one.code in BEFORE_SELECTING),
        mover=None,
        bonus=None,
        has_used_bonus=False,
        phase=Phase.ROLLING,
        turn=shake.goal_setter,
        timers=(*(one for one in shake.timers if one.task == DEALING), time_for(shake, procedure.by, ROLLING)),
    )


def time_for(shake: Shake, player: str, task: str) -> Timer:
    """What is left of the minute for rolling and dealing, the countdown at least (Guidelines A2, A10)."""
    limit = shake.table.game.procedures.limits.rolling
    return Timer(player, task, limit, min(shake.elapsed, limit))


def undo_deal(shake: Shake, procedure: StandingProcedure) -> Shake:
    """Cards that are too many go back, the last ones; where there are too few the dealer adds some (On-Sets
    II-B-comment; Guidelines A2, A3)."""
    game = shake.table.game
    cards = game.corrected_deal(shake, shake.universe or ())
    shake = replace(shake, universe=cards)
    if game.deal_violation(shake, cards) is None:
        return shake
    rolling = tuple(one for one in shake.timers if one.task == ROLLING)
    dealing = with_ten_seconds(shake, tuple(one for one in shake.timers if one.task == DEALING))
    return replace(
        without_no_goal(shake),
        phase=Phase.ROLLING,
        turn=shake.goal_setter,
        selections=(),
        standing=tuple(one for one in shake.standing if one.code in BEFORE_SELECTING),
        timers=rolling + (dealing or (time_for(shake, shake.dealer or procedure.by, DEALING),)),
    )


def undo_goal(shake: Shake, procedure: StandingProcedure) -> Shake:
    """An illegal Goal is set again in the time that is left, and its cubes stay in it (Guidelines B2)."""
    touched = shake.goal_cubes
    shake = without_goal(shake)
    phase = Phase.GOAL if shake.no_goal_by is None else Phase.NO_GOAL
    shake = replace(shake, goal_must_contain=touched, turn=procedure.by, phase=phase)
    if procedure.by in shake.absent:
        return begin_goal(replace(shake, no_goal_by=None, agreed=(), timers=()))
    return replace(shake, timers=with_ten_seconds(shake, procedure.timers_before))
