"""How a server comes back after a stop: when actions are answered as fast as ever."""

from collections.abc import Sequence
from itertools import pairwise

Answers = Sequence[tuple[float, float, bool]]
"""When each was asked for, how long it took, and whether it was refused."""
AS_EVER = 1.5
"""How many times the usual p99 still counts as usual."""
STEP = 0.5


def p99(times: Sequence[float]) -> float:
    """The seconds that 99 of 100 do not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.99))] if times else float("nan")


def longest_silence(answers: Answers, stops: Sequence[float], seconds: float) -> float:
    """The longest time in which nothing was answered, stops from outside and the time to come back left out."""
    done = sorted(asked + took for asked, took, _ in answers)
    silences = (
        later - earlier
        for earlier, later in pairwise(done)
        if not any(at - 1 < later and earlier < at + 2 * seconds for at in stops)
    )
    return max(silences, default=0.0)


def show_recovery(answers: Answers, stops: Sequence[float], seconds: float) -> None:
    """Print, by the time since a stop began, how long was waited for what was asked for then, over all stops; and since
    when everything that was asked for was answered as fast as ever."""
    window = 3 * seconds
    usual = p99([took for asked, took, is_refused in answers if not is_refused and not _is_near(asked, stops, window)])
    after = sorted((asked - at, took, no) for asked, took, no in answers for at in stops if 0 <= asked - at < window)
    print(f"{len(stops)} stops of {seconds:g} s; p99 otherwise {usual * 1000:.0f} ms; asked for since a stop began:")
    back = window
    for place in reversed(range(int(window / STEP))):
        if p99([took for since, took, _ in after if since >= place * STEP]) > AS_EVER * usual:
            break
        back = place * STEP
    for place in range(int(window / STEP)):
        then = [(took, no) for since, took, no in after if place <= since / STEP < place + 1]
        times = [took for took, _ in then]
        said = f"p99 {p99(times) * 1000:.0f} ms, {sum(no for _, no in then)} of {len(then)} refused"
        print(f"  {place * STEP:4.1f} s: {said}")
    print(f"as fast as ever {back:.1f} s after a stop began (promised: {2 * seconds:g} s)")


def _is_near(asked: float, stops: Sequence[float], window: float) -> bool:
    return any(at - 1 <= asked < at + window for at in stops)
