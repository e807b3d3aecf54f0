"""What is lost with the second deadline (On-Sets XI-A, Equations XI-A)."""

from collections.abc import Callable, Mapping
from typing import Final

from forceout.rules import time_limits
from forceout.rules.actions import Accept, Agree, Decline
from forceout.rules.challenging import put_down_block
from forceout.rules.checking import apply_accept, under_check
from forceout.rules.frozen import replace
from forceout.rules.moving_cubes import start_turn
from forceout.rules.selecting import begin_shake, is_short_deal, may_select, next_selector, selections_by
from forceout.rules.setting_goal import apply_agree, begin_goal, void
from forceout.rules.state import Phase, Shake, Timer
from forceout.rules.time_limits import finish
from forceout.rules.writing import apply_decline


def lose_task(shake: Shake, timer: Timer) -> Shake:
    """The player loses the turn, or may not complete the task (On-Sets XI-A; Equations XI-A)."""
    return LOST[timer.task](shake, timer.player)


def lose_roll(shake: Shake, player: str) -> Shake:
    """The player on the left rolls and sets the Goal instead; cards that were dealt legally stay (On-Sets XI-A,
    XI-A-1-a; Equations XI-A)."""
    stays = shake.revision.late_together and shake.universe is not None and not is_short_deal(shake)
    universe = shake.universe if stays else None
    dealt_by = [one for one in shake.standing if one.code == "illegal-deal"] if stays else []
    setter = shake.left_of(player)
    shake = replace(shake, goal_setter=setter, first_selector=None, elapsed=0, universe=universe, timers=())
    shake = begin_shake(replace(shake, standing=tuple(dealt_by)))
    if not stays:
        return shake
    return replace(shake, timers=tuple(one for one in shake.timers if one.task != time_limits.DEALING))


def lose_deal(shake: Shake, player: str) -> Shake:
    """The player on the dealer's left, who is the Goal-setter, deals instead, from a deck shuffled anew (Guidelines A2,
    A2-comment)."""
    dealer = shake.left_of(player)
    own = Timer(dealer, time_limits.DEALING, shake.table.game.procedures.limits.rolling)
    timers = tuple(timer for timer in shake.timers if timer.task == time_limits.ROLLING)
    if shake.revision.late_together:
        # Nothing was selected legally over a short deal, else it would be insulated.
        standing = tuple(one for one in shake.standing if one.code == "illegal-roll")
        shake = replace(shake, phase=Phase.ROLLING, turn=shake.goal_setter, selections=(), standing=standing)
    return replace(shake, dealer=dealer, universe=None, timers=(*timers, own))


def lose_selection(shake: Shake, player: str) -> Shake:
    """What was not selected in time is not selected, and the next player selects (On-Sets XI-A; Equations XI-A)."""
    shake = replace(shake, failures={**shake.failures, player: 0})
    if shake.revision.tries_by_variation:
        left = may_select(shake, player) - selections_by(shake, player)
        shake = replace(shake, forfeited={**shake.forfeited, player: left})
    return next_selector(shake, player)


def lose_goal(shake: Shake, player: str) -> Shake:
    """The player on the left sets the Goal; a Goal against "no Goal" is given up and the shake void (On-Sets XI-A;
    On-Sets 2014-15 III-D-2; Equations XI-A, IV-D-2)."""
    if shake.phase is Phase.NO_GOAL:
        return void(shake)
    setter = shake.left_of(player)
    first = (shake.first_selector or shake.goal_setter) if shake.revision.tries_by_variation else None
    shake = replace(shake, goal_setter=setter, first_selector=first)
    return begin_goal(replace(shake, bonus=None, has_used_bonus=False, timers=()))


def lose_turn(shake: Shake, player: str) -> Shake:
    """The next player has the turn (On-Sets XI-A; Equations XI-A)."""
    shake = replace(shake, bonus=None, has_used_bonus=False, digit_moved_by=None, timers=())
    return start_turn(shake, shake.left_of(player))


def lose_word(shake: Shake, player: str) -> Shake:
    """The block goes back and play goes on (On-Sets V-B-note, XI-A-3-note; Equations VI-B-note, XI-A-3-note)."""
    return time_limits.end_of_first_minute(put_down_block(shake))


def lose_answer(shake: Shake, player: str) -> Shake:
    """Who says nothing to "no Goal" agrees (On-Sets III-D; Equations IV-D)."""
    return apply_agree(shake, Agree(player))


def lose_writing(shake: Shake, player: str) -> Shake:
    """Nothing was presented: a task lost, but the Third Party's free choice (On-Sets XI-A, VII-C-1, VII-C-1-comment;
    Equations XI-A, VII-C-1, XI-A-1-h-note)."""
    return apply_decline(finish(shake, player), Decline(player))


def lose_checking(shake: Shake, player: str) -> Shake:
    """Who has shown nothing wrong in time accepts (On-Sets VII-C-4; Equations VII-C-4)."""
    current = under_check(shake)
    assert current is not None
    return apply_accept(finish(shake, player), Accept(player, current.by))


LOST: Final[Mapping[str, Callable[[Shake, str], Shake]]] = {
    time_limits.ROLLING: lose_roll,
    time_limits.DEALING: lose_deal,
    time_limits.SELECTING: lose_selection,
    time_limits.GOAL: lose_goal,
    time_limits.AGREEING: lose_answer,
    time_limits.TURN: lose_turn,
    time_limits.STATING: lose_word,
    time_limits.WRITING: lose_writing,
    time_limits.DECIDING: lose_writing,
    time_limits.CHECKING: lose_checking,
}
