"""What the machine did beside a server, by the second: time that the host took away, how late another process woke, and
the stops that were injected.

A process of its own sleeps for a twentieth of a second at a time and notes by how much it overslept: when it was late
too, the machine stood still, and not the server.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import psutil

NAP = 0.05
NOTABLE = 100.0
"""Milliseconds from which a second is worth a line."""


def oversleep() -> None:
    """Sleep on and on, and print a line for each second: when, the longest oversleeping, the stolen time, both in
    milliseconds."""
    ticks = os.sysconf("SC_CLK_TCK")
    second, longest, stolen = int(time.time()), 0.0, stolen_ticks()
    while True:
        due = time.monotonic() + NAP
        time.sleep(NAP)
        longest = max(longest, time.monotonic() - due)
        now = int(time.time())
        if now != second:
            taken = stolen_ticks()
            print(second, f"{longest * 1000:.0f}", f"{(taken - stolen) / ticks * 1000:.0f}", flush=True)
            second, longest, stolen = now, 0.0, taken


def stolen_ticks() -> int:
    """What the host has taken away of all processors."""
    try:
        return int(Path("/proc/stat").read_text().split("\n", 1)[0].split()[8])
    except (OSError, IndexError, ValueError):
        return 0


@dataclass
class Watch:
    """Another process that watches the machine."""

    folder: Path
    process: "subprocess.Popen[bytes] | None" = None

    def start(self) -> None:
        """Begin to watch."""
        with (self.folder / "stalls").open("wb") as out:
            self.process = subprocess.Popen([sys.executable, __file__], stdout=out)

    def stop(self) -> dict[int, tuple[float, float]]:
        """By the second: milliseconds overslept, and stolen."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait()
        rows = (line.split() for line in (self.folder / "stalls").read_text().splitlines())
        return {int(row[0]): (float(row[1]), float(row[2])) for row in rows if len(row) == 3}


@dataclass
class Stops:
    """Stops of the server from outside, by SIGSTOP and SIGCONT, every so often."""

    process: psutil.Process
    every: float
    seconds: float
    at: list[float] = field(default_factory=list)
    """When each began, on the clock of `perf_counter`."""
    until: float = 0.0
    """When the running one ends; 0 while none runs."""

    def tick(self, now: float, begun: float) -> None:
        """Stop the server, or let it go on, when that is due; the last stop leaves time to come back."""
        if self.until:
            if now >= self.until:
                self._signal(signal.SIGCONT)
                self.until = 0.0
        elif self.every and now - begun >= (len(self.at) + 1) * self.every:
            self._signal(signal.SIGSTOP)
            self.at.append(now)
            self.until = now + self.seconds

    def end(self) -> None:
        """Let the server go on."""
        if self.until:
            self._signal(signal.SIGCONT)
            self.until = 0.0

    def _signal(self, number: signal.Signals) -> None:
        for one in (self.process, *self.process.children(recursive=True)):
            one.send_signal(number)


def by_second(printed: str) -> dict[int, tuple[float, float, float, int]]:
    """What a server says of its seconds: lag, collecting, the longest collection in milliseconds; full collections."""
    rows = (line.split() for line in printed.splitlines()[1:])
    return {int(row[0]): (float(row[1]), float(row[2]), float(row[3]), int(row[4])) for row in rows}


def show_seconds(
    machine: dict[int, tuple[float, float]],
    server: dict[int, tuple[float, float, float, int]],
    seconds: Iterable[int],
    stopped: set[int],
) -> None:
    """Print the worst of everything, and every notable second that no stop explains."""
    wanted = [one for one in seconds if one in machine or one in server]
    nothing = (0.0, 0.0, 0.0, 0)
    lags = {one: server.get(one, nothing) for one in wanted}
    naps = {one: machine.get(one, (0.0, 0.0)) for one in wanted}
    outside = [one for one in wanted if one not in stopped]
    print(
        f"by the second, outside injected stops: event loop late by at most {_most(lags, 0, outside):.0f} ms, "
        f"collections at most {_most(lags, 2, outside):.0f} ms ({sum(lags[one][3] for one in wanted)} full), "
        f"another process overslept at most {_most(naps, 0, outside):.0f} ms, "
        f"stolen {sum(naps[one][1] for one in wanted) / 1000:.1f} s in all, at most {_most(naps, 1, outside):.0f} ms"
    )
    notable = [one for one in outside if lags[one][0] >= NOTABLE or lags[one][2] >= NOTABLE]
    for one in notable[:40]:
        lag, nap = lags[one], naps[one]
        print(
            f"  {time.strftime('%H:%M:%S', time.gmtime(one))} loop {lag[0]:.0f} ms, collecting {lag[1]:.0f} ms, "
            f"another process {nap[0]:.0f} ms, stolen {nap[1]:.0f} ms"
        )
    if len(notable) > 40:
        print(f"  and {len(notable) - 40} more such seconds")


def _most(table: Mapping[int, tuple[float, ...]], place: int, seconds: Iterable[int]) -> float:
    return max((table[one][place] for one in seconds), default=0.0)


if __name__ == "__main__":
    oversleep()
