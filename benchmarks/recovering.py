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
    """Print, by the time since a stop began, how long was waited for what was asked for then, over all stops."""
    window = 4 * seconds
    usual = [took for asked, took, is_refused in answers if not is_refused and not _is_near(asked, stops, window)]
    limit = AS_EVER * p99(usual)
    steps: dict[int, list[float]] = {}
    refused: dict[int, int] = {}
    for asked, took, is_refused in answers:
        for at in stops:
            if 0 <= asked - at < window:
                place = int((asked - at) / STEP)
                steps.setdefault(place, []).append(took)
                refused[place] = refused.get(place, 0) + is_refused
    print(
        f"{len(stops)} stops of {seconds:g} s; p99 otherwise {p99(usual) * 1000:.0f} ms; asked for since a stop began:"
    )
    late = 0
    for place in range(int(window / STEP)):
        times = steps.get(place, [])
        worst = p99(times)
        late = place + 1 if times and worst > limit else late
        said = f"p99 {worst * 1000:.0f} ms, max {max(times, default=0) * 1000:.0f}, {refused.get(place, 0)} refused"
        print(f"  {place * STEP:4.1f} s: {said} ({len(times)})")
    print(f"back to {limit * 1000:.0f} ms {late * STEP:.1f} s after a stop began (promised: {2 * seconds:g} s)")


def _is_near(asked: float, stops: Sequence[float], window: float) -> bool:
    return any(at - 1 <= asked < at + window for at in stops)
