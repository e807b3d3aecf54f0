"""Time limits (On-Sets XI, Equations XI)."""

from collections.abc import Iterable

from forceout.rules.frozen import replace
from forceout.rules.state import Phase, Shake, Timer
from forceout.rules.vocabulary import Situation

ROLLING = "rolling"
DEALING = "dealing"
SELECTING = "selecting"
GOAL = "goal"
AGREEING = "agreeing"
TURN = "turn"
STATING = "stating"
WRITING = "writing"
DECIDING = "deciding"
CHECKING = "checking"
SAND_TIMER = 60
"""The seconds that the sand timer runs; shorter limits are kept without it."""


def writing_time(shake: Shake) -> int:
    """The seconds for writing (On-Sets XI-A-1-h, XI-B-2-comment, XIII-D-14-note; Equations XI-A-1-h)."""
    return shake.table.game.procedures.limits.writing + extra_time(shake)


def checking_time(shake: Shake) -> int:
    """The seconds for checking one player's Solutions (On-Sets XI-A-1-i, XIII-D-14-note; Equations XI-A-1-i)."""
    return shake.table.game.procedures.limits.checking + extra_time(shake)


def last_cube_challenge_time(shake: Shake) -> int:
    """The seconds for challenging the last cube (On-Sets VIII-B, XI-A-1-g, XIII-D-14-note; Equations VIII-B,
    XI-A-1-g)."""
    return shake.table.game.procedures.limits.challenging_last_cube + extra_time(shake)


def extra_time(shake: Shake) -> int:
    """The seconds that variations add to writing and checking (On-Sets XI-B-2-comment, XIII-D-14-note)."""
    return sum(variation.extra_seconds() for variation in shake.variations)


def start(shake: Shake, players: Iterable[str], task: str, limit: int) -> Shake:
    """The shake with a new task begun: the sand left in the timer is added to its limit (On-Sets XI-A-1, XI-A-2;
    Equations XI-A-1, XI-A-2)."""
    sand = sand_left(shake) if shake.timers else shake.sand
    extra = 0 if limit < SAND_TIMER else sand
    return replace(shake, sand=0, timers=tuple(Timer(player, task, limit + extra) for player in players))


def sand_left(shake: Shake) -> int:
    """The lesser of the sand above and the sand below in the one-minute timer, when a task is done early (On-Sets
    XI-A-2; Equations XI-A-2)."""
    above = max((sand_above(shake, timer) for timer in shake.timers), default=0)
    if above <= 0:
        return 0
    return min(above % SAND_TIMER, SAND_TIMER - above % SAND_TIMER)


def sand_above(shake: Shake, timer: Timer) -> int:
    """The seconds that the sand still runs: for a selection, those of the minute for rolling (On-Sets I-B-4, II-C-1-b;
    Equations I-B-3, II-B-1-b)."""
    if timer.task == SELECTING:
        return shake.table.game.procedures.limits.rolling - shake.elapsed
    return timer.limit - timer.passed if timer.limit >= SAND_TIMER else 0


def due_in(shake: Shake, timer: Timer) -> int:
    """The seconds until a timer's next deadline: the limit and its countdown, then the additional minute; no countdown
    for the block (On-Sets XI-A, XI-A-3, XI-A-3-note; Equations XI-A, XI-A-3, XI-A-3-note)."""
    limits = shake.table.game.procedures.limits
    countdown = 0 if timer.task == STATING else limits.countdown
    return timer.limit + countdown + limits.additional * timer.penalties - timer.passed


def phase_due_in(shake: Shake) -> int:
    """The seconds until the time for challenging the last cube is over (On-Sets VIII-B, XI-A-1-g; Equations VIII-B,
    XI-A-1-g)."""
    if shake.phase is not Phase.FORCEOUT or not shake.timers:
        return 1 << 30
    sand_before = max(timer.limit for timer in shake.timers) - writing_time(shake)
    return sand_before + last_cube_challenge_time(shake) - max(timer.passed for timer in shake.timers)


def end_of_first_minute(shake: Shake) -> Shake:
    """After the time for challenging the last cube there is only writing (On-Sets VIII-B; Equations VIII-B)."""
    return replace(shake, phase=Phase.WRITING) if phase_due_in(shake) <= 0 else shake


def penalized(shake: Shake, player: str, points: int) -> Shake:
    """The shake with points taken from a player."""
    return replace(shake, penalties={**shake.penalties, player: shake.penalties.get(player, 0) - points})


def finish(shake: Shake, player: str) -> Shake:
    """The shake with one player's part of a shared task done."""
    others = tuple(timer for timer in shake.timers if timer.player != player)
    return replace(shake, timers=others, sand=shake.sand if others else sand_left(shake))


def is_stopped(shake: Shake) -> bool:
    """Whether the round was stopped in this shake."""
    return shake.contest is not None and shake.contest.end is Situation.TIME_UP


def with_ten_seconds(shake: Shake, timers: tuple[Timer, ...]) -> tuple[Timer, ...]:
    """The timers as they were, with the countdown still to come, unless it was over already (On-Sets IX-A-1-note;
    Equations IX-A-1-note)."""
    countdown = shake.table.game.procedures.limits.countdown
    is_by_penalty = shake.revision.times_duties_only
    return tuple(
        timer
        if (timer.penalties if is_by_penalty else timer.passed > timer.limit + countdown)
        else replace(timer, passed=min(timer.passed, timer.limit))
        for timer in timers
    )
