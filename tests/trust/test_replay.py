"""Replay (trust.md, promise 1): matches played through the service are rebuilt from their logs in another process with
another hash seed, to the same table after every event, on SQLite and PostgreSQL alike.

The short form runs in the checks; `FORCEOUT_LONG=1` makes it 10,000 matches on each database.
"""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from forceout.service.service import Service
from tests.service.conftest import NewAddress
from tests.trust.long_form import how_many, tell
from tests.trust.played import SteppingClock, play
from tests.trust.rebuilt_hashes import table_hash
from tests.trust.services import settings_for

pytestmark = pytest.mark.anyio

ROOT: Final = Path(__file__).parents[2]
MATCHES = how_many("replays", 12, 10_000)
A_DATABASE: Final = 200
"""Matches that share a database, of which there are as many as it takes."""
AT_ONCE: Final = 8
Hashes = dict[str, dict[int, str]]


async def play_some(address: str, seeds: range) -> Hashes:
    """Play matches side by side; the hash of each table as its worker had it at hand after every change."""
    hashes: Hashes = {}
    clock = SteppingClock()
    service = Service(settings_for(address), clock)
    await service.open(has_loops=False)

    async def play_one(seed: int) -> None:
        async for live in play(service.matches, clock, Random(f"replay {seed}")):
            hashes.setdefault(live.id, {})[live.seq] = table_hash(live)

    for first in range(seeds.start, seeds.stop, AT_ONCE):
        await asyncio.gather(*(play_one(seed) for seed in range(first, min(first + AT_ONCE, seeds.stop))))
    await service.close()
    return hashes


def rebuilt(address: str) -> Iterator[tuple[str, list[str]]]:
    """The matches of a database as another process with another hash seed makes them of their logs."""
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    command = [sys.executable, "-m", "tests.trust.rebuilt_hashes", address]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for line in done.stdout.splitlines():
        match, hashes = json.loads(line)
        yield match, hashes


async def test_promise_1_another_process_rebuilds_the_same_tables(database: str, new_address: NewAddress) -> None:
    matches = events = compared = 0
    differing = []
    for first in range(0, MATCHES, A_DATABASE):
        address = new_address()
        known = await play_some(address, range(first, min(first + A_DATABASE, MATCHES)))
        for match, hashes in rebuilt(address):
            matches += 1
            events += len(hashes)
            for seq, one in known[match].items():
                compared += 1
                if hashes[seq - 1] != one:
                    differing.append((match, seq))
    tell(
        f"promise 1: {matches:,} matches of {events:,} events on {database}; {compared:,} states as the worker "
        f"had them compared with those rebuilt elsewhere, {len(differing)} differ"
    )
    assert matches == MATCHES
    assert differing == []
