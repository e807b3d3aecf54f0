"""A table that is played on in a process of its own, with how long each answer took: `python -m
tests.trust.over_http.neighbours ADDRESS`. Each line it reads is answered with the times since the line before."""

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, Self

from tests.support.http_table import OpenTable, open_table

ROOT: Final = Path(__file__).parents[3]
THINKING: Final = 0.01
"""Seconds between two looks: players leave the processor to others now and then."""
SETTINGS: Final = {"game": "on-sets", "division": "middle", "clock": "off"}


async def play(table: OpenTable, times: list[float]) -> None:
    """Look at the table and grab too late, again and again."""
    while True:
        for guest in table.guests:
            begun = time.perf_counter()
            view = await guest.view(table.match)
            await guest.act(table.match, view["seq"] - 1, {"do": "pick-up"})
            times.append(time.perf_counter() - begun)
            await asyncio.sleep(THINKING)


async def answer(address: str) -> None:
    """Play, and tell the times when asked."""
    table = await open_table(address, SETTINGS)
    times: list[float] = []
    playing = asyncio.create_task(play(table, times))
    while await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(times), flush=True)
        times.clear()
    playing.cancel()
    await table.close()


class Neighbours:
    """That process, and what it tells."""

    def __init__(self, address: str) -> None:
        command = [sys.executable, "-m", "tests.trust.over_http.neighbours", address]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate(timeout=30)

    def times(self) -> list[float]:
        """How many seconds each answer took since this was last asked."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        told: list[float] = json.loads(self.process.stdout.readline())
        return told


if __name__ == "__main__":
    asyncio.run(answer(sys.argv[1]))
