"""The players of `load.py`: three at every table, each with a socket, who act at a rate by what their views allow.

It is as lean as can be, since it shares the machine with the server: a view is read only by whoever acts on it.
"""

import argparse
import asyncio
import json
import time
from collections import Counter
from random import Random
from typing import Any

import msgspec
from stalls import Stops
from tests.support.script_player import candidates
from websockets.asyncio.client import ClientConnection, connect

SEATS = 3
GAMES = (("on-sets", "elementary"), ("on-sets", "senior"), ("equations", "elementary"), ("equations", "senior"))
WIRES = 8
"""Connections for each action a second: so many seconds of silence nobody has to wait for a free one."""
IDLE_SECONDS = 20.0
"""How long a connection is used again: the server lets go of one that was silent for thirty seconds."""
TABLES_TRIED = 40
"""At how many tables something to do is looked for."""


class Message(msgspec.Struct):
    """What is read of every message at once."""

    type: str
    seq: int = 0
    t: int = 0
    view: msgspec.Raw = msgspec.Raw()


class Wire:
    """One kept-alive HTTP connection."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.used_at = 0.0
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: Any, cookies: str = "", csrf: str = "") -> tuple[int, dict[str, str], bytes]:
        """Send JSON, and read status, cookies that are set, and the answer."""
        is_old = time.perf_counter() - self.used_at > IDLE_SECONDS
        self.used_at = time.perf_counter()
        if self.writer is None or is_old or self.writer.is_closing() or self.reader is None or self.reader.at_eof():
            if self.writer is not None:
                self.writer.close()
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        assert self.reader is not None
        data = msgspec.json.encode(body)
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
            if name == "content-length":
                length = int(value)
            elif name == "set-cookie":
                cookie, _, rest = value.partition("=")
                set_cookies[cookie] = rest.partition(";")[0]
        return status, set_cookies, await self.reader.readexactly(length) if length else b""


class Player:
    """One seat: its cookies, its socket, and the latest view."""

    def __init__(self) -> None:
        self.cookies = ""
        self.csrf = ""
        self.socket: ClientConnection | None = None
        self.seq = 0
        self.text: msgspec.Raw | None = None
        self._view: dict[str, Any] = {}

    @property
    def view(self) -> dict[str, Any]:
        """The latest view, read when somebody looks at it."""
        if self.text is not None:
            self._view, self.text = msgspec.json.decode(self.text), None
        return self._view


class Table:
    """One match: its players, and the action whose updates are awaited."""

    def __init__(self) -> None:
        self.id = ""
        self.players = [Player() for _ in range(SEATS)]
        self.is_busy = False
        self.is_over = False
        self.sent: tuple[int, float] = (0, 0.0)


class Load:
    """All players, and what they were answered."""

    def __init__(self, host: str, port: int, options: argparse.Namespace) -> None:
        self.host, self.port, self.options = host, port, options
        self.tables = [Table() for _ in range(options.matches)]
        self.free: asyncio.LifoQueue[Wire] = asyncio.LifoQueue()
        # As many as act at once, so that a server that falls behind is not spared: browsers share no connections.
        for _ in range(max(64, options.rate * WIRES)):
            self.free.put_nowait(Wire(host, port))
        self.acknowledged: list[float] = []
        self.minutes: dict[int, list[float]] = {}
        """What was acknowledged, by the minute since measuring began: what is rare shows where it was."""
        self.answers: list[tuple[float, float, bool]] = []
        """Of each answer while measuring: when it was asked for, how long it took, and whether it was refused."""
        self.measuring_since = 0.0
        self.refused: list[float] = []
        self.drawn: list[float] = []
        self.said: Counter[str] = Counter()
        self.logged: dict[tuple[str, int], str] = {}
        """Every acknowledged action, to be looked for in the log: by match and event, its key."""
        self.dice = Random(options.seed)
        self.decoder = msgspec.json.Decoder(Message)
        self.is_measuring = False
        self.following: list[asyncio.Task[None]] = []

    async def post(self, path: str, body: Any, player: Player) -> tuple[int, dict[str, str], bytes]:
        """Send something over a free connection."""
        wire = await self.free.get()
        try:
            return await wire.post(path, body, player.cookies, player.csrf)
        except Exception:
            wire.reader = wire.writer = None
            raise
        finally:
            self.free.put_nowait(wire)

    async def set_up(self) -> None:
        """Fill every table, fifty at a time."""
        for first in range(0, len(self.tables), 50):
            batch = self.tables[first : first + 50]
            await asyncio.gather(*(self.fill(table, first + place) for place, table in enumerate(batch)))

    async def fill(self, table: Table, number: int) -> None:
        """Three guests, a table, a code, seats, sockets, and the start."""
        for place, player in enumerate(table.players):
            status, cookies, body = await self.post("/api/guests", {"nickname": f"Otter {'ABC'[place]}"}, player)
            assert status == 201, (status, body)
            player.cookies = "; ".join(f"{name}={value}" for name, value in cookies.items())
            player.csrf = next(value for name, value in cookies.items() if name.endswith("csrf"))
        host = table.players[0]
        game, division = GAMES[number % len(GAMES)]
        settings = {
            "game": game,
            "division": division,
            "seats": SEATS,
            "clock": "relaxed",
            "shakes": self.options.shakes,
        }
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
            player.socket = await connect(
                f"ws://{self.host}:{self.port}/api/matches/{table.id}/live?after=0",
                additional_headers={"Cookie": player.cookies},
                origin=f"http://{self.host}:{self.port}",  # type: ignore[arg-type]
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
            while True:
                message = self.decoder.decode(await player.socket.recv(decode=False))
                if message.type == "ping":
                    at = time.monotonic_ns() // 1_000_000
                    await player.socket.send(json.dumps({"type": "pong", "t": message.t, "at": at}))
                elif message.type == "update":
                    player.seq, player.text = message.seq, message.view
                    if table.sent[0] == message.seq and self.is_measuring:
                        self.drawn.append(time.perf_counter() - table.sent[1])
        except Exception as error:
            if not table.is_over:
                self.said[f"socket: {type(error).__name__}"] += 1

    async def drive(self, seconds: float, stops: Stops | None = None) -> None:
        """Act at the rate, by the clock and not by the answers, so that a slow server is not spared."""
        loop = asyncio.get_running_loop()
        begun, number = loop.time(), 0
        tasks: set[asyncio.Task[None]] = set()
        while (now := loop.time()) < begun + seconds:
            for _ in range(number, int((now - begun) * self.options.rate)):
                number += 1
                found = self.something_to_do()
                if found is None:
                    self.said["nothing to do"] += 1
                    continue
                found[0].is_busy = True
                task = asyncio.create_task(self.act(*found))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            if stops is not None:
                stops.tick(time.perf_counter(), self.measuring_since)
            await asyncio.sleep(0.002)
        if stops is not None:
            stops.end()
        await asyncio.gather(*tasks)

    def something_to_do(self) -> tuple[Table, Player, list[dict[str, Any]]] | None:
        """A table where somebody can act, who, and what they might do."""
        for _ in range(TABLES_TRIED):
            table = self.tables[self.dice.randrange(len(self.tables))]
            if table.is_busy or table.is_over:
                continue
            if table.players[0].view.get("status") == "over":
                self.renew(table)
                continue
            for player in self.dice.sample(table.players, SEATS):
                wanted = candidates(player.view, self.dice) if player.view else []
                if wanted:
                    return table, player, wanted
        return None

    def renew(self, table: Table) -> None:
        """Let others begin a new match where one is over."""
        place = self.tables.index(table)
        table.is_over = True
        self.said["matches over"] += 1
        self.following.append(asyncio.create_task(self.begin_anew(place)))

    async def begin_anew(self, place: int) -> None:
        """Fill a new table, and put it where the old one was."""
        old, fresh = self.tables[place], Table()
        try:
            for player in old.players:
                if player.socket is not None:
                    await player.socket.close()
            await self.fill(fresh, place)
            self.tables[place] = fresh
        except Exception as error:
            self.said[f"new table: {type(error).__name__}"] += 1

    async def act(self, table: Table, player: Player, wanted: list[dict[str, Any]]) -> None:
        """Do one thing, or the next where the rules do not allow it."""
        try:
            for action in wanted:
                status = await self.act_once(table, player, action)
                if status != 422:
                    return
        except Exception as error:
            self.said[f"request: {type(error).__name__}"] += 1
        finally:
            table.is_busy = False

    async def act_once(self, table: Table, player: Player, action: dict[str, Any]) -> int:
        """Send an action; what was answered."""
        started = time.perf_counter()
        key = f"{self.dice.getrandbits(64):x}"
        body = {"base": player.seq, "key": key, "action": action}
        status, _, answer = await self.post(f"/api/matches/{table.id}/actions", body, player)
        took = time.perf_counter() - started
        if self.is_measuring:
            self.said[str(status)] += 1
            (self.refused if status in (429, 503) else self.acknowledged).append(took)
            self.minutes.setdefault(int(started - self.measuring_since) // 60, []).append(took)
            self.answers.append((started, took, status in (429, 503)))
        if status in (200, 201):
            seq = msgspec.json.decode(answer)["seq"]
            self.logged[table.id, seq] = key
            # The updates may come before the answer does: then they wait for this.
            table.sent = (seq, started)
            if self.is_measuring:
                self.drawn += [took for one in table.players if one.seq == seq]
        return status
