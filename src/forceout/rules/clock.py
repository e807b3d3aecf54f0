"""The clock: time passes, and deadlines fall due (On-Sets XI-A, Equations XI-A)."""

from forceout.rules.frozen import replace
from forceout.rules.lost_tasks import lose_task
from forceout.rules.selecting import is_selecting_due
from forceout.rules.state import Phase, Shake, Timer
from forceout.rules.time_limits import (
    DECIDING,
    SELECTING,
    STATING,
    due_in,
    end_of_first_minute,
    penalized,
    phase_due_in,
)


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
        is_held = shake.phase is Phase.CHALLENGED
        shake = end_of_first_minute(shake)
        shake = deadlines_of_now(shake)
        if is_held and shake.phase is not Phase.CHALLENGED and shake.revision.late_together:
            # The time for writing has run on under the block.
            shake = deadlines_of_now(shake)
    return shake


def deadlines_of_now(shake: Shake) -> Shake:
    """What falls due at one moment: who are late together lose their points each, before anything else comes of it
    (On-Sets XI-A, XI-A-1-a; Equations XI-A)."""
    due = [timer for timer in shake.timers if due_in(shake, timer) <= 0]
    if not shake.revision.late_together:
        for timer in due:
            if timer in shake.timers:
                shake = after_deadline(late(shake, timer), timer)
        return shake
    for timer in due:
        shake = late(shake, timer)
    for timer in due:
        if timer in shake.timers:
            shake = after_deadline(shake, timer)
    return shake


def late(shake: Shake, timer: Timer) -> Shake:
    """Each deadline of a duty costs a point, none of what is left to a player (On-Sets XI-A, II-C-3, VII-C-1; Equations
    XI-A, II-B-3, VII-C-1)."""
    return shake if is_optional(shake, timer) else penalized(shake, timer.player, 1)


def is_optional(shake: Shake, timer: Timer) -> bool:
    """Whether a task has its time but is nobody's duty: the Third Party's decision, a second selection in Senior."""
    if timer.task == SELECTING and shake.revision.times_duties_only:
        return not is_selecting_due(shake, timer.player)
    return timer.task == DECIDING


def after_deadline(shake: Shake, timer: Timer) -> Shake:
    """A first deadline gives a minute more, a second takes the task; what is optional lapses at once (On-Sets XI-A;
    On-Sets 2026-27 VII-C-5-c-comment-a; Equations XI-A, VII-C-5-c-comment-a)."""
    if timer.penalties == 0 and timer.task != STATING and not is_optional(shake, timer):
        later = replace(timer, penalties=1)
        return replace(shake, timers=tuple(later if one is timer else one for one in shake.timers))
    return lose_task(shake, timer)
