"""How a worker itself was, by the second: how late its event loop came, and what collecting garbage took (trust.md,
promise 5)."""

import asyncio
import gc
from collections import deque
from dataclasses import dataclass
from time import perf_counter, time
from typing import Any, Final

BEAT: Final = 0.05
LATE: Final = 0.25
"""What a beat may be late before requests are asked how long they have waited, in seconds."""
KEPT_SECONDS: Final = 7200
FULL: Final = 2
"""The generation of a full collection."""


@dataclass(slots=True)
class Second:
    """What happened in one second."""

    at: int
    """Seconds since 1970."""
    lag: float = 0.0
    """The latest beat, in seconds."""
    collecting: float = 0.0
    """The seconds that collections took."""
    longest: float = 0.0
    """The longest collection."""
    full: int = 0
    """How many of them were full ones."""


class VitalSigns:
    """The beats of one event loop, and the collections of its process."""

    def __init__(self) -> None:
        self.seconds: deque[Second] = deque([Second(0)], maxlen=KEPT_SECONDS)
        self.refused_late = 0
        """Requests that were refused since they had waited too long."""
        self.longest_lag = 0.0
        self._opened: float | None = None
        self._due: float | None = None
        self._late_until = float("-inf")
        self._handle: asyncio.TimerHandle | None = None
        self._began = 0.0

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to beat."""
        gc.callbacks.append(self._collected)
        self._opened = loop.time()
        self._due = self._opened + BEAT
        self._handle = loop.call_at(self._due, self._beat_on, loop)

    def close(self) -> None:
        """Stop."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = self._due = None
            gc.callbacks.remove(self._collected)

    def is_late(self, now: float) -> bool:
        """Whether what is read now may have waited."""
        return self._due is not None and (now - self._due > LATE or now < self._late_until)

    def kept_waiting(self, age: float, now: float) -> float:
        """How long what came so many seconds ago has waited for this worker: who came while it started did not."""
        return age if self._opened is None else min(age, now - self._opened)

    def beat(self, now: float) -> None:
        """Note how late this beat comes."""
        late = 0.0 if self._due is None else max(0.0, now - self._due)
        second = self.second()
        second.lag = max(second.lag, late)
        self.longest_lag = max(self.longest_lag, late)
        if late > LATE:
            # For as long as it was away, what it finds may be old.
            self._late_until = now + late
        self._due = now + BEAT

    def _beat_on(self, loop: asyncio.AbstractEventLoop) -> None:
        self.beat(loop.time())
        assert self._due is not None
        self._handle = loop.call_at(self._due, self._beat_on, loop)

    def second(self) -> Second:
        """The second that is running."""
        at = int(time())
        if self.seconds[-1].at != at:
            self.seconds.append(Second(at))
        return self.seconds[-1]

    def _collected(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._began = perf_counter()
            return
        took = perf_counter() - self._began
        second = self.second()
        second.collecting += took
        second.longest = max(second.longest, took)
        second.full += info["generation"] == FULL

    def printed(self) -> str:
        """A line a second, in milliseconds where it is a time."""
        lines = ["second lag_ms collecting_ms longest_ms full"]
        for one in self.seconds:
            if one.at:
                times = f"{one.lag * 1000:.0f} {one.collecting * 1000:.1f} {one.longest * 1000:.1f}"
                lines.append(f"{one.at} {times} {one.full}")
        return "\n".join(lines) + "\n"


SIGNS: Final = VitalSigns()
"""Those of this worker."""
