"""How many tables with champion bots one server plays: how late the bots answer, and an honest table among very many.

usage: .venv/bin/python benchmarks/bot_tables.py [--tables 24] [--seconds 60] [--processes 1] [--level champion]
       [--pace 1]

Starts a server, and seats one guest and one bot at every table; the guests act by what their views allow, each after
three to twelve seconds, as people do. Late is a decision that comes after the moment at which the bot was to be asked:
bots think at the pace of people, and that pace is not counted.
"""

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from load import told, wait_for
from tests.support.http_table import Guest
from tests.support.script_player import candidates

GAMES = (("on-sets", "senior"), ("equations", "senior"), ("on-sets", "elementary"), ("equations", "elementary"))
PAUSE = (3.0, 12.0)
BUCKET = re.compile(r'^forceout_bot_late_seconds_bucket\{le="([^"]+)"\} ([\d.e+]+)$', re.MULTILINE)
SHARES = (0.5, 0.95, 0.99)


async def play(options: argparse.Namespace, address: str, number: int, until: float) -> None:
    """One table from its beginning; when its match is over, the next one."""
    dice = Random(number)
    guest = await Guest.enter(address, f"Otter {chr(97 + number % 26)}{chr(97 + number // 26 % 26)}")
    try:
        while time.monotonic() < until:
            await play_match(options, guest, number, until, dice)
    finally:
        await guest.close()


async def play_match(options: argparse.Namespace, guest: Guest, number: int, until: float, dice: Random) -> None:
    """One match against a bot, at the pace of a person."""
    game, division = GAMES[number % len(GAMES)]
    settings = {"game": game, "division": division, "clock": "relaxed", "is_practice": True, "shakes": 3}
    match = (await done(guest, "/api/matches", settings))["match"]
    await done(guest, f"/api/matches/{match}/bots", {"level": options.level})
    await done(guest, f"/api/matches/{match}/start", {})
    seq = -1
    while time.monotonic() < until:
        await asyncio.sleep(dice.uniform(*PAUSE) * options.pace if seq >= 0 else 0)
        view: dict[str, Any] = (await guest.client.get(f"/api/matches/{match}")).json()
        if view["status"] != "playing":
            return
        for wanted in candidates(view, dice):
            body = {"base": view["seq"], "key": f"{dice.getrandbits(64):x}", "action": wanted}
            answer = await guest.client.post(
                f"/api/matches/{match}/actions", json=body, headers={"x-forceout-csrf": guest.csrf}
            )
            if answer.status_code in (200, 201):
                seq = answer.json()["seq"]
                break
            if answer.status_code != 422:
                break


async def done(guest: Guest, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send what must be done."""
    answer = await guest.client.post(path, json=body, headers={"x-forceout-csrf": guest.csrf})
    answer.raise_for_status()
    said: dict[str, Any] = answer.json()
    return said


async def run(options: argparse.Namespace) -> None:
    """Play at all tables, and print how late the bots were in each part of the time."""
    address, until = f"http://127.0.0.1:{options.port}", time.monotonic() + options.seconds
    tasks = [asyncio.create_task(play(options, address, number, until)) for number in range(options.tables)]
    before: dict[float, float] = {}
    while time.monotonic() < until:
        await asyncio.sleep(min(options.every, max(0.1, until - time.monotonic())))
        counts = {float(most): float(count) for most, count in BUCKET.findall(await figures_of(address))}
        since = {most: count - before.get(most, 0.0) for most, count in counts.items()}
        show(since)
        before = counts
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    failed = [one for one in ended if isinstance(one, Exception) and not isinstance(one, asyncio.CancelledError)]
    print(f"{options.tables} tables, {len(failed)} failed {failed[:1]}")


def show(counts: dict[float, float]) -> None:
    """Print by how much the bots came late in one part of the time."""
    whole = max(counts.values(), default=0.0)
    most = (next((most for most, count in sorted(counts.items()) if count >= whole * share), 0.0) for share in SHARES)
    late = ", ".join(f"{share:.0%} by at most {one:g} s" for share, one in zip(SHARES, most, strict=True))
    print(f"{whole:.0f} decisions of bots; late: {late}", flush=True)


async def figures_of(address: str) -> str:
    """The server's figures."""
    async with httpx.AsyncClient(timeout=60) as client:
        return (await client.get(f"{address}/metrics")).text


def main() -> None:
    """Start a server, fill it with bots, print how late they are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=15)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--level", default="champion")
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--port", type=int, default=8766)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        limits = ("SESSION_RATE", "SESSION_BURST", "ADDRESS_RATE", "ADDRESS_BURST", "ADDRESS_BOT_TABLES")
        environment = {
            **os.environ,
            "FORCEOUT_DATA": folder,
            "FORCEOUT_BOT_PACE": str(options.pace),
            "FORCEOUT_BOT_PROCESSES": str(options.processes),
            **{f"FORCEOUT_{name}": "100000" for name in limits},
        }
        command = [str(Path(sys.executable).parent / "forceout"), "serve", "--port", str(options.port)]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            wait_for(options.port)
            asyncio.run(run(options))
            print(told(options.port, "/healthz"))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


if __name__ == "__main__":
    main()
