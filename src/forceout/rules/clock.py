"""The clock: time passes, and deadlines fall due (On-Sets XI-A, Equations XI-A)."""

from forceout.rules.changing import replace
from forceout.rules.lost_tasks import lose_task
from forceout.rules.state import Shake, Timer
from forceout.rules.time_limits import DECIDING, STATING, due_in, end_of_first_minute, penalized, phase_due_in


def tick(shake: Shake, seconds: int) -> Shake:
    """The shake after some seconds, with every deadline that fell due on the way (On-Sets XI-A, XI-A-3; Equations XI-A,
    XI-A-3)."""
    while seconds > 0:
        wait = min(seconds, *(due_in(shake, timer) for timer in shake.timers), phase_due_in(shake))
        wait = max(wait, 1)
        seconds -= wait
        shake = replace(
            shake,
            elapsed=shake.elapsed + wait,
            timers=tuple(replace(timer, passed=timer.passed + wait) for timer in shake.timers),
        )
        shake = end_of_first_minute(shake)
        for timer in shake.timers:
            if timer in shake.timers and due_in(shake, timer) <= 0:
                shake = fall_due(shake, timer)
    return shake


def fall_due(shake: Shake, timer: Timer) -> Shake:
    """A first deadline costs a point and gives a minute more; a second costs a point and the task (On-Sets XI-A;
    On-Sets 2026-27 VII-C-5-c-comment-a; Equations XI-A, VII-C-5-c-comment-a)."""
    if timer.task == DECIDING:
        return lose_task(shake, timer)
    shake = penalized(shake, timer.player, 1)
    if timer.penalties == 0 and timer.task != STATING:
        later = replace(timer, penalties=1)
        return replace(shake, timers=tuple(later if one is timer else one for one in shake.timers))
    return lose_task(shake, timer)
