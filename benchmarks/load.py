"""Live tables under load, generator included: latencies, errors and memory of one server on one machine.

usage: .venv/bin/python benchmarks/load.py [--matches 1000] [--rate 250] [--seconds 60] [--database ADDRESS]
       [--workers 1] [--fanout memory] [--no-floor]

Starts a server, seats three guests at every table, opens a socket for each, and lets the seats act at the given rate,
by what their views allow. An action's time is from sending it to its acknowledgement, which is after the commit; a
drawing's time is from sending the action to its update at each of the three sockets. The floor is a bare SQLite append
with fan-out to three queues in one process, measured in the same run.
"""

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.web.script_player import candidates

SEATS = 3
GAMES = (("on-sets", "elementary"), ("on-sets", "senior"), ("equations", "elementary"), ("equations", "senior"))


class Wire:
    """One kept-alive HTTP connection, as lean as can be: the generator shares the machine with the server."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: Any, cookies: str = "", csrf: str = "") -> tuple[int, dict[str, str], bytes]:
        """Send JSON, and read status, cookies that are set, and the answer."""
        if self.writer is None or self.writer.is_closing():
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        assert self.reader is not None
        data = json.dumps(body).encode()
        origin = f"http://{self.host}:{self.port}"
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nOrigin: {origin}\r\nCookie: {cookies}\r\n"
            f"x-forceout-csrf: {csrf}\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status, length, set_cookies = int(lines[0].split()[1]), 0, {}
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                cookie, _, rest = value.partition("=")
                set_cookies[cookie] = rest.partition(";")[0]
        return status, set_cookies, await self.reader.readexactly(length) if length else b""


class Player:
    """One seat: its cookies, its socket, and the latest view."""

    def __init__(self) -> None:
        self.cookies = ""
        self.csrf = ""
        self.socket: ClientConnection | None = None
        self.view: dict[str, Any] = {}


class Table:
    """One match: its players, and the actions whose updates are awaited."""

    def __init__(self) -> None:
        self.id = ""
        self.players = [Player() for _ in range(SEATS)]
        self.is_busy = False
        self.sent_at: dict[int, float] = {}


class Load:
    """The generator."""

    def __init__(self, host: str, port: int, options: argparse.Namespace) -> None:
        self.host, self.port, self.options = host, port, options
        self.tables = [Table() for _ in range(options.matches)]
        self.free: asyncio.Queue[Wire] = asyncio.Queue()
        for _ in range(64):
            self.free.put_nowait(Wire(host, port))
        self.acknowledged: list[float] = []
        self.drawn: list[float] = []
        self.said: Counter[str] = Counter()
        self.dice = Random(options.seed)
        self.is_measuring = False
        self.following: list[asyncio.Task[None]] = []

    async def post(self, path: str, body: Any, player: Player) -> tuple[int, dict[str, str], bytes]:
        """Send something over a free connection."""
        wire = await self.free.get()
        try:
            return await wire.post(path, body, player.cookies, player.csrf)
        finally:
            self.free.put_nowait(wire)

    async def set_up(self, table: Table, number: int) -> None:
        """Three guests, a table, a code, seats, sockets, and the start."""
        for place, player in enumerate(table.players):
            status, cookies, body = await self.post("/api/guests", {"nickname": f"Otter {'ABC'[place]}"}, player)
            assert status == 201, (status, body)
            player.cookies = "; ".join(f"{name}={value}" for name, value in cookies.items())
            player.csrf = next(value for name, value in cookies.items() if name.endswith("csrf"))
        host = table.players[0]
        game, division = GAMES[number % len(GAMES)]
        settings = {"game": game, "division": division, "seats": SEATS, "clock": "relaxed", "shakes": 20}
        status, _, body = await self.post("/api/matches", settings, host)
        assert status == 201, (status, body)
        table.id = msgspec.json.decode(body)["match"]
        status, _, body = await self.post(f"/api/matches/{table.id}/code", {}, host)
        assert status in (200, 201), (status, body)
        code = msgspec.json.decode(body)["code"]
        for player in table.players[1:]:
            status, _, body = await self.post("/api/join", {"code": code}, player)
            assert status in (200, 201), (status, body)
        for player in table.players:
            address = f"ws://{self.host}:{self.port}/api/matches/{table.id}/live?after=0"
            origin = f"http://{self.host}:{self.port}"
            player.socket = await connect(
                address,
                additional_headers={"Cookie": player.cookies},
                origin=origin,  # type: ignore[arg-type]
                compression=None,
                ping_interval=None,
                max_queue=None,
            )
            self.following.append(asyncio.create_task(self.follow(table, player)))
        status, _, body = await self.post(f"/api/matches/{table.id}/start", {}, host)
        assert status in (200, 201), (status, body)

    async def follow(self, table: Table, player: Player) -> None:
        """Read a socket to its end."""
        assert player.socket is not None
        try:
            async for text in player.socket:
                message = msgspec.json.decode(text)
                if message["type"] == "ping":
                    await player.socket.send(json.dumps({"type": "pong", "t": message["t"]}))
                elif message["type"] == "update":
                    player.view = message["view"]
                    sent_at = table.sent_at.get(message["seq"])
                    if sent_at is not None and self.is_measuring:
                        self.drawn.append(time.perf_counter() - sent_at)
        except Exception as error:
            self.said[f"socket: {type(error).__name__}"] += 1

    async def act_once(self, table: Table) -> None:
        """Let one seat of a table do one thing."""
        try:
            players = self.dice.sample(table.players, SEATS)
            for player in players:
                for wanted in candidates(player.view, self.dice) if player.view else ():
                    started = time.perf_counter()
                    key = f"{self.dice.getrandbits(64):x}"
                    body = {"base": player.view["seq"], "key": key, "action": wanted}
                    status, _, answer = await self.post(f"/api/matches/{table.id}/actions", body, player)
                    took = time.perf_counter() - started
                    self.said[str(status)] += 1
                    if self.is_measuring:
                        self.acknowledged.append(took)
                    if status in (200, 201):
                        # The updates may come before the answer does: then they wait for this.
                        seq = msgspec.json.decode(answer)["seq"]
                        table.sent_at = {seq: started}
                        for one in table.players:
                            if one.view.get("seq") == seq and self.is_measuring:
                                self.drawn.append(took)
                    if status != 422:
                        return
        finally:
            table.is_busy = False

    async def run(self) -> None:
        """Set up, warm up, and measure."""
        started = time.perf_counter()
        for first in range(0, len(self.tables), 50):
            batch = self.tables[first : first + 50]
            await asyncio.gather(*(self.set_up(table, first + place) for place, table in enumerate(batch)))
        took = time.perf_counter() - started
        print(f"{len(self.tables)} tables and {SEATS * len(self.tables)} sockets after {took:.1f} s")
        await self.drive(self.options.warm_up)
        self.is_measuring = True
        self.said.clear()
        await self.drive(self.options.seconds)

    async def drive(self, seconds: float) -> None:
        """Act at the rate, by the clock and not by the answers, so that a slow server is not spared."""
        loop = asyncio.get_running_loop()
        begun, number = loop.time(), 0
        tasks: set[asyncio.Task[None]] = set()
        while (now := loop.time()) < begun + seconds:
            due = int((now - begun) * self.options.rate)
            while number < due:
                table = self.tables[self.dice.randrange(len(self.tables))]
                number += 1
                if table.is_busy:
                    continue
                table.is_busy = True
                task = asyncio.create_task(self.act_once(table))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            await asyncio.sleep(0.002)
        await asyncio.gather(*tasks)


def at(times: list[float], share: float) -> float:
    """The milliseconds that so large a share does not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


def floor(seconds: float, rate: int) -> list[float]:
    """A bare append to SQLite, one commit each, with fan-out to three queues: what nothing can be faster than."""
    import aiosqlite

    async def run() -> list[float]:
        times: list[float] = []
        with tempfile.TemporaryDirectory() as folder:
            async with aiosqlite.connect(f"{folder}/floor.sqlite3") as base:
                await base.execute("PRAGMA journal_mode = WAL")
                await base.execute("PRAGMA synchronous = FULL")
                await base.execute("CREATE TABLE events (id INTEGER PRIMARY KEY, body TEXT)")
                lock = asyncio.Lock()
                queues: list[asyncio.Queue[int]] = [asyncio.Queue() for _ in range(3)]

                async def append() -> None:
                    started = time.perf_counter()
                    async with lock:
                        await base.execute("INSERT INTO events (body) VALUES (?)", ("x" * 300,))
                        await base.commit()
                    for queue in queues:
                        queue.put_nowait(1)
                        await queue.get()
                    times.append(time.perf_counter() - started)

                loop = asyncio.get_running_loop()
                begun, number, tasks = loop.time(), 0, set()
                while loop.time() < begun + seconds:
                    while number < (loop.time() - begun) * rate:
                        number += 1
                        task = asyncio.create_task(append())
                        tasks.add(task)
                        task.add_done_callback(tasks.discard)
                    await asyncio.sleep(0.001)
                await asyncio.gather(*tasks)
        return times

    return asyncio.run(run())


def memory(process: psutil.Process) -> float:
    """The megabytes of a server with all its processes, shared pages counted once."""
    total = 0
    for one in (process, *process.children(recursive=True)):
        total += one.memory_full_info().pss
    return total / 1e6


def main() -> None:
    """Start a server, load it, print the figures, stop it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=20)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--fanout", default="memory")
    parser.add_argument("--no-floor", action="store_true")
    options = parser.parse_args()
    if not options.no_floor:
        times = floor(10, options.rate)
        print(f"floor, bare append at {options.rate}/s: p50 {at(times, 0.5):.1f}, p99 {at(times, 0.99):.1f} ms")
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "FORCEOUT_DATA": folder, "FORCEOUT_LOG_LEVEL": "warning"}
        environment |= {f"FORCEOUT_{name}_RATE": "100000" for name in ("ADDRESS", "SESSION")}
        environment |= {f"FORCEOUT_{name}_BURST": "100000" for name in ("ADDRESS", "SESSION")}
        environment |= {"FORCEOUT_FANOUT": options.fanout}
        if options.database:
            environment["FORCEOUT_DATABASE"] = options.database
        command = [str(Path(sys.executable).parent / "forceout"), "serve", "--port", str(options.port)]
        command += ["--workers", str(options.workers)]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            wait_for(options.port)
            process = psutil.Process(server.pid)
            load = Load("127.0.0.1", options.port, options)
            before = process.cpu_times()
            asyncio.run(load.run())
            after = process.cpu_times()
            used = after.user + after.system - before.user - before.system
            print(f"memory {memory(process):.0f} MB; processor time of the server {used:.0f} s in all")
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
    per_second = len(load.acknowledged) / options.seconds
    print(f"actions {len(load.acknowledged)} ({per_second:.0f}/s): {dict(load.said)}")
    for name, times in (("acknowledged", load.acknowledged), ("drawn", load.drawn)):
        figures = f"p50 {at(times, 0.5):.1f}, p95 {at(times, 0.95):.1f}, p99 {at(times, 0.99):.1f}"
        print(f"{name:13} {figures}, max {max(times, default=0) * 1000:.1f} ms ({len(times)})")


def wait_for(port: int) -> None:
    """Wait until a server answers."""
    import urllib.request

    for _ in range(300):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    main()
