"""Absence (On-Sets X-D, Equations X-D)."""

from collections.abc import Callable, Mapping
from typing import Final

from forceout.messages.message import Message, Seat
from forceout.rules.actions import Absent
from forceout.rules.challenging import put_down_block
from forceout.rules.checking import begin_checking_next, under_check, when_all_answered
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.illegal_procedures import judges_action_violation
from forceout.rules.moving_cubes import start_turn
from forceout.rules.selecting import begin_selecting, begin_shake, next_selector
from forceout.rules.setting_goal import begin_goal, void
from forceout.rules.state import OVER, Phase, Shake
from forceout.rules.time_limits import AGREEING, DEALING, ROLLING, end_of_first_minute, finish, start
from forceout.rules.violation import Violation
from forceout.rules.writing import when_all_presented


def absent_violation(shake: Shake, action: Absent) -> Violation | None:
    """A judge records who is away, or came after the roll, at any moment of a shake (On-Sets X-D; Equations X-D)."""
    if (violation := judges_action_violation(shake, action)) is not None:
        return violation
    rule = shake.table.game.procedures.sections.absence
    if action.player not in shake.players:
        return Violation(Code.NOT_A_PLAYER, rule, Message("player-is-not-at-the-table", player=Seat(action.player)))
    is_early = shake.phase is Phase.ROLLING and action.player != shake.goal_setter and len(shake.players) > 2
    if not is_early and not shake.revision.absent_at_any_time:
        return Violation(Code.WRONG_PHASE, rule, Message("an-absence-is-recorded-before-the-roll"))
    return None


def apply_absent(shake: Shake, action: Absent) -> Shake:
    """The others play on as they are, and the absent player scores -2; with one player left the shake is void for that
    one (On-Sets X-D; Equations X-D)."""
    player = action.player
    if not shake.revision.absent_at_any_time:
        return without_dealer(replace(shake, absent=shake.absent | {player}), player)
    shake = replace(shake, absent=shake.absent | {player})
    if len(shake.players) < 2:
        return void(shake)
    shake = replace(shake, may_go_on=tuple(one for one in shake.may_go_on if one != player))
    return WITHOUT[shake.phase](shake, player)


def with_goal_setter(shake: Shake, player: str) -> Shake:
    """The player on the left of an absent Goal-setter sets the Goal; the next one is then on the left of who set it."""
    if shake.first_selector == player:
        shake = replace(shake, first_selector=shake.left_of(player))
    return replace(shake, goal_setter=shake.left_of(player)) if shake.goal_setter == player else shake


def without_holder_or_other(shake: Shake, player: str) -> Shake:
    """Who leaves with the block in hand puts it back first; else its holder speaks on, and what was going on goes on
    without the absent player, unless nothing more is awaited of anybody."""
    if shake.block_holder == player:
        shake = end_of_first_minute(put_down_block(shake))
        return WITHOUT[shake.phase](shake, player)
    assert shake.phase_before_block is not None
    under = replace(shake, phase=shake.phase_before_block, phase_before_block=None, timers=shake.paused, paused=())
    under = WITHOUT[under.phase](under, player)
    if under.phase in (Phase.CHECKING, *OVER):
        return replace(under, block_holder=None)
    before, paused = under.phase, under.timers
    return replace(under, phase=Phase.CHALLENGED, phase_before_block=before, timers=shake.timers, paused=paused)


def without_roller_or_dealer(shake: Shake, player: str) -> Shake:
    """The player on the left rolls for an absent Goal-setter, and another deals for an absent dealer, each with time
    for it."""
    shake = with_goal_setter(shake, player)
    if any(timer.player == player and timer.task == ROLLING for timer in shake.timers):
        dealt, dealing = shake.universe, tuple(timer for timer in shake.timers if timer.task == DEALING)
        shake = begin_shake(replace(shake, elapsed=0, timers=()))
        if dealt is not None:
            shake = replace(shake, timers=tuple(one for one in shake.timers if one.task == ROLLING) + dealing)
    shake = replace(shake, turn=shake.goal_setter)
    return without_dealer(shake, player)


def without_dealer(shake: Shake, player: str) -> Shake:
    """The deal passes to the next player on the right of the Goal-setter who is there (On-Sets II-B)."""
    if player != shake.dealer:
        return shake
    dealer = shake.table.right_of(shake.goal_setter, shake.absent)
    timers = tuple(replace(one, player=dealer) if one.player == player else one for one in shake.timers)
    return replace(shake, dealer=dealer, timers=timers)


def without_selector(shake: Shake, player: str) -> Shake:
    """The next player selects; nobody selects two because another is away (On-Sets II-C-3; Equations II-B-3)."""
    following = with_goal_setter(shake, player)
    if shake.turn != player:
        return following
    if shake.goal_setter == player:
        return begin_selecting(following, shake.left_of(player))
    return next_selector(shake, player)


def without_goal_setter(shake: Shake, player: str) -> Shake:
    """The player on the left sets the Goal, in a time of their own."""
    if shake.turn != player:
        return shake
    return begin_goal(replace(with_goal_setter(shake, player), bonus=None, has_used_bonus=False, timers=()))


def without_answer(shake: Shake, player: str) -> Shake:
    """A declaration of "no Goal" ends when its declarer leaves, unless somebody sets a Goal against it; of the others
    those who are there are asked (On-Sets III-D; Equations IV-D)."""
    if player == shake.no_goal_by and shake.turn is not None:
        return shake
    if player == shake.no_goal_by:
        return begin_goal(replace(with_goal_setter(shake, player), no_goal_by=None, agreed=(), timers=()))
    others = tuple(one for one in shake.players if one != shake.no_goal_by)
    if shake.turn == player:
        shake = replace(shake, turn=None, timers=())
        asked = tuple(one for one in others if one not in shake.agreed)
        shake = start(shake, asked, AGREEING, shake.table.game.procedures.limits.agreeing_no_goal)
    shake = finish(shake, player)
    return void(shake) if set(others) <= set(shake.agreed) else shake


def without_mover(shake: Shake, player: str) -> Shake:
    """The next player has the turn."""
    if shake.turn != player:
        return shake
    return start_turn(replace(shake, bonus=None, has_used_bonus=False, timers=()), shake.left_of(player))


def without_writer(shake: Shake, player: str) -> Shake:
    """Nothing more is awaited of the absent player; what was presented is checked."""
    return when_all_presented(finish(shake, player))


def without_checker(shake: Shake, player: str) -> Shake:
    """The others check on."""
    shake = finish(shake, player)
    current = under_check(shake)
    if current is None:
        return begin_checking_next(shake)
    return when_all_answered(shake, current)


WITHOUT: Final[Mapping[Phase, Callable[[Shake, str], Shake]]] = {
    Phase.ROLLING: without_roller_or_dealer,
    Phase.SELECTING: without_selector,
    Phase.GOAL: without_goal_setter,
    Phase.NO_GOAL: without_answer,
    Phase.MOVING: without_mover,
    Phase.LAST_CUBE: without_mover,
    Phase.CHALLENGED: without_holder_or_other,
    Phase.FORCEOUT: without_writer,
    Phase.WRITING: without_writer,
    Phase.CHECKING: without_checker,
}
"""What becomes of a phase when a player leaves it."""
