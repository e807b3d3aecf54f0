"""A hall under load, generator included: phones that look at their seats after publishing, tables that sign.

usage: .venv/bin/python benchmarks/event_load.py [--players 1300] [--look-within 30] [--sign-within 120]

Makes an event with a phone for every player, starts a server, and has every phone follow its day. Then a round is
published: each phone is told by its stream, and asks for its day at a random moment within half a minute, as somebody
does who opens the page. Then a player of each table enters its result and all of the table sign, at random moments
within two minutes. Times are from sending to the whole answer; an entry and a signature are answered after the commit.
At the end every acknowledged entry and signature is looked for in the event's export.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from load import at, memory, processor_seconds
from tests.trust.over_http.server import UNLIMITED, Server

from forceout.rules.vocabulary import Division
from forceout.service.service import Service
from forceout.service.settings import Settings
from forceout.service.store.migrating import upgrade
from forceout.tournament import acts as do
from forceout.tournament.seating.seat_round import seat_round
from forceout.tournament.simulation import Plan, planned_people, planned_settings

Seated = tuple[str, str, tuple[str, ...]]
"""A table: its competition, its label, its players."""


@dataclass(slots=True)
class Phone:
    """A player's phone: its cookies, and when its stream told it of its seat."""

    player: str
    token: str
    csrf: str
    told_at: float = 0.0
    views: int = 0


@dataclass(slots=True)
class Figures:
    """What was measured."""

    looks: list[float] = field(default_factory=list)
    entries: list[float] = field(default_factory=list)
    signatures: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    errors: dict[str, int] = field(default_factory=dict)
    acknowledged: set[tuple[str, str]] = field(default_factory=set)

    def fail(self, why: str) -> None:
        """Count something that went wrong."""
        self.errors[why] = self.errors.get(why, 0) + 1


async def prepared(
    players: int, folder: Path
) -> tuple[str, Phone, list[Phone], list[tuple[str, str, tuple[str, ...]]]]:
    """An event that is seated and not yet published, with everybody's session."""
    service = Service(Settings(data=folder, database=f"sqlite+aiosqlite:///{folder}/forceout.sqlite3"))
    await upgrade(service.store)
    await service.open(has_loops=False)
    plan = Plan(players, ("on-sets",), tuple(Division), has_trouble=False)
    settings = replace(planned_settings(plan), players_may_enter=True, phones_allowed=True)
    people, names = planned_people(plan)
    person, made = await service.people.new_guest()
    live = await service.events.found(settings, person.id)
    director = await service.events.member(live.id, person.id)
    await service.events.act(director, people, "import-one", None, names)
    phones: list[Phone] = []
    for one in people.players:
        state = (await service.events.find(live.id)).state
        code = await service.events.members.make_code(state, director, do.PLAYER, one.id)
        who, secrets = await service.people.new_guest()
        await service.events.members.join(code.shown, who.id)
        phones.append(Phone(one.id, secrets.token, secrets.csrf))
    tables = []
    for competition in settings.competitions:
        found = await service.events.find(live.id)
        draft = seat_round(found.state, competition.id, 1, 3)
        await service.events.act(director, draft, f"draft-{competition.id}", found.seq)
        tables += [(competition.id, table.label, table.players) for table in draft.tables]
    await service.close()
    return live.id, Phone("", made.token, made.csrf), phones, tables


class Hall:
    """The server from outside."""

    def __init__(self, server: Server, event: str, figures: Figures) -> None:
        self.server, self.figures = server, figures
        self.path = f"/api/tournaments/{event}"

    def head(self, method: str, path: str, phone: Phone, length: int = 0) -> bytes:
        """The head of a request."""
        lines = [
            f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self.server.port}", f"origin: {self.server.address}",
            f"cookie: forceout_session={phone.token}; forceout_csrf={phone.csrf}", f"x-forceout-csrf: {phone.csrf}",
            "content-type: application/json", f"content-length: {length}", "connection: close", "", "",
        ]  # fmt: skip
        return "\r\n".join(lines).encode()

    async def ask(self, method: str, path: str, phone: Phone, body: dict[str, Any] | None = None) -> tuple[int, Any]:
        """One request over a connection of its own, as a phone that has slept has."""
        sent = b"" if body is None else json.dumps(body).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            writer.write(self.head(method, path, phone, len(sent)) + sent)
            answer = await asyncio.wait_for(reader.read(), 60)
        finally:
            writer.close()
        head, _, content = answer.partition(b"\r\n\r\n")
        return int(head.split(b" ", 2)[1]), json.loads(content) if content.startswith(b"{") else content

    async def act(self, phone: Phone, act: dict[str, Any], key: str, base: int | None = None) -> tuple[int, Any]:
        """Do something in the event."""
        return await self.ask("POST", f"{self.path}/acts", phone, {"act": act, "key": key, "base": base})

    async def follow(self, phone: Phone) -> None:
        """Follow the day; the second view is the one with the seat."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port, limit=1 << 20)
        writer.write(self.head("GET", f"{self.path}/events?see=day", phone))
        try:
            while line := await reader.readline():
                if line.startswith(b'data: {"type":"update"'):
                    phone.views += 1
                    if b'"table":' in line and not phone.told_at:
                        phone.told_at = time.perf_counter()
                elif line.startswith(b"data: ") and b'"bye"' in line:
                    self.figures.fail("stream ended")
        finally:
            writer.close()

    async def look(self, phone: Phone, wait: float) -> None:
        """Open the page."""
        await asyncio.sleep(wait)
        begun = time.perf_counter()
        try:
            status, view = await self.ask("GET", f"{self.path}/day", phone)
        except (TimeoutError, OSError) as error:
            self.figures.fail(type(error).__name__)
            return
        self.figures.looks.append(time.perf_counter() - begun)
        if status != 200 or not view["players"][0]["rounds"]:
            self.figures.fail(f"look {status}")

    async def finish(
        self, table: tuple[str, str, tuple[str, ...]], phones: dict[str, Phone], dice: Random, within: float
    ) -> None:
        """A table's result, and everybody's signature."""
        competition, label, players = table
        place = {"competition": competition, "round": 1, "table": label}
        totals = {player: 2 * dice.randint(2, 15) for player in players}
        await asyncio.sleep(dice.uniform(0, within))
        acts = [(players[0], {"do": "enter", **place, "sheet": {"totals": totals}}, self.figures.entries)]
        acts += [(player, {"do": "sign", **place, "totals": totals}, self.figures.signatures) for player in players]
        for player, act, times in acts:
            begun = time.perf_counter()
            try:
                status, answer = await self.act(phones[player], act, f"{act['do']}-{label}-{player}".replace(" ", "-"))
            except (TimeoutError, OSError) as error:
                self.figures.fail(type(error).__name__)
                continue
            times.append(time.perf_counter() - begun)
            if status == 201:
                self.figures.acknowledged.add((str(act["do"]), player))
            else:
                self.figures.fail(f"{act['do']} {status} {answer.get('code', '')}")


async def measure(hall: Hall, director: Phone, phones: list[Phone], tables: list[Any], options: Any) -> None:
    """Follow, publish, look, sign."""
    figures, dice = hall.figures, Random(7)
    streams = [asyncio.create_task(hall.follow(phone)) for phone in phones]
    while sum(phone.views > 0 for phone in phones) < len(phones):
        await asyncio.sleep(0.2)
    print(f"{len(phones)} streams are open", flush=True)
    _, head = await hall.ask("GET", f"{hall.path}/head", director)
    published = time.perf_counter()
    for number, competition in enumerate(sorted({one for one, _, _ in tables})):
        status, answer = await hall.act(
            director,
            {"do": "publish", "competition": competition, "round": 1},
            f"publish-{number}",
            head["seq"] + number,
        )
        assert status == 201, answer
    await asyncio.gather(*(hall.look(phone, dice.uniform(0, options.look_within)) for phone in phones))
    figures.told = [phone.told_at - published for phone in phones if phone.told_at]
    by_player = {phone.player: phone for phone in phones}
    await asyncio.gather(*(hall.finish(table, by_player, dice, options.sign_within) for table in tables))
    for stream in streams:
        stream.cancel()


def main() -> None:
    """Set up, measure, look for what was acknowledged, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=1300)
    parser.add_argument("--look-within", type=float, default=30)
    parser.add_argument("--sign-within", type=float, default=120)
    options = parser.parse_args()
    figures = Figures()
    with tempfile.TemporaryDirectory(prefix="forceout-hall-") as name:
        folder = Path(name)
        event, director, phones, tables = asyncio.run(prepared(options.players, folder))
        print(f"{len(phones)} phones, {len(tables)} tables", flush=True)
        # All phones of the generator come from one address, as those behind a school's router do.
        server = Server(folder, settings=UNLIMITED | {"FORCEOUT_ADDRESS_CONNECTIONS": "6000"})
        server.start()
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        before, own = processor_seconds(process), time.process_time()
        hall = Hall(server, event, figures)
        try:
            asyncio.run(measure(hall, director, phones, tables, options))
            used, megabytes = processor_seconds(process) - before, memory(process)
            own = time.process_time() - own
            _, export = asyncio.run(hall.ask("GET", f"{hall.path}/export", director))
        finally:
            server.stop()
    acts = [(one["act"]["do"], one["by"]) for one in export["entries"]]
    lost = sum(acts.count(one) != 1 for one in figures.acknowledged)
    for what, times in (
        ("told of the seat", figures.told), ("looked", figures.looks), ("entered", figures.entries),
        ("signed", figures.signatures),
    ):  # fmt: skip
        shares = ", ".join(f"p{round(share * 100)} {at(times, share):.0f}" for share in (0.5, 0.95, 0.99))
        print(f"{what}: {len(times)}, {shares}, max {max(times, default=0) * 1000:.0f} ms")
    print(f"errors: {figures.errors or 0}; {len(figures.acknowledged)} acknowledged, {lost} lost or doubled")
    print(f"processor: server {used:.1f} s, generator {own:.1f} s; {megabytes:.0f} MB")


if __name__ == "__main__":
    main()
