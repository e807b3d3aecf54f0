"""A Solution that is not yet due is in nobody else's bytes, nor in how many there are (trust.md, promise 6)."""

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import pytest

from tests.support.http_table import Guest, OpenTable, open_table
from tests.support.script_player import candidates
from tests.trust.long_form import how_many, tell
from tests.trust.over_http.listening import Listener, masked
from tests.trust.over_http.server import Server

pytestmark = pytest.mark.anyio

PROGRAM: Final = (sys.executable, "-m", "tests.trust.over_http.seeded_server")
SECRETS: Final = {
    "on-sets": ("R∪(G∩(Y-(B∪(R∩(Y∪(B-(G∪(R∩B))))))))'", "Y-G"),
    "equations": ("7+(8-(9+(8-(7+(9-(8+(7-(9+8))))))))=7-8", "9-7"),
}
"""A long and a short Solution for each game; no other text has either in it."""
MOST_STEPS: Final = 80


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers whose dice fall alike."""
    made = [Server(tmp_path_factory.mktemp(name), program=PROGRAM) for name in ("one", "other")]
    for server in made:
        server.launch()
    for server in made:
        server.wait_until_ready()
    yield made[0], made[1]
    for server in made:
        server.stop()


@dataclass(slots=True)
class Heard:
    """What everybody but the writer was sent between the writing and the reveal, and whether there was such a time."""

    by: dict[str, list[str]] = field(default_factory=dict)
    is_hidden: bool = False


class Scripted:
    """One table that is played step by step, everybody waiting for everybody."""

    def __init__(self, table: OpenTable, spectator: Guest, seed: int) -> None:
        assert table.judge is not None
        self.table = table
        self.match = table.match
        self.dice = Random(seed)
        self.spectator = spectator
        self.people = {f"P{place}": guest for place, guest in enumerate(table.guests, 1)}
        self.people |= {"judge": table.judge, "spectator": spectator}
        self.listeners = {
            name: Listener(guest, self.match, is_by_events=name == "spectator") for name, guest in self.people.items()
        }

    async def everybody_knows(self, seq: int) -> None:
        """Wait until every stream has brought an event."""
        await asyncio.gather(*(listener.until(seq) for listener in self.listeners.values()))

    async def act(self, seat: str, seq: int, wanted: dict[str, Any]) -> bool:
        """Act, and wait until everybody knows."""
        answer = await self.people[seat].act(self.match, seq, wanted, f"step {seq} {self.dice.getrandbits(32)}")
        if answer.is_success:
            view = await self.people[seat].view(self.match)
            await self.everybody_knows(view["seq"])
        return answer.is_success

    async def writers(self) -> dict[str, dict[str, Any]]:
        """Those who may present a Solution now, with what they see."""
        views = {seat: await self.people[seat].view(self.match) for seat in ("P1", "P2", "P3")}
        return {seat: view for seat, view in views.items() if "present" in (view["legal"] or {}).get("templates", ())}

    async def step(self) -> None:
        """Let whoever comes first do what is likeliest; nobody grabs and nobody writes yet."""
        for seat in ("P1", "P2", "P3"):
            view = await self.people[seat].view(self.match)
            for wanted in candidates(view, self.dice):
                if wanted["do"] not in ("pick-up", "present", "no-goal") and await self.act(seat, view["seq"], wanted):
                    return

    async def write(self, secret: str) -> Heard:
        """Play until two may write, let one of them write the secret, and note what the others hear of it."""
        for _ in range(MOST_STEPS):
            writers = await self.writers()
            if len(writers) >= 2:
                break
            if (await self.table.view())["status"] != "playing":
                return Heard()
            await self.step()
        else:
            return Heard()
        seat, other = list(writers)[:2]
        view = writers[seat]
        starts = {name: len(guest.heard) for name, guest in self.people.items()}
        assert await self.act(seat, view["seq"], {"do": "present", "solution": secret, "goal": None})
        heard = Heard(is_hidden=(await self.people[seat].view(self.match))["shake"]["phase"] == view["shake"]["phase"])
        if heard.is_hidden:
            for name, guest in self.people.items():
                if name != seat:
                    heard.by[name] = self.listeners[name].updates(starts[name]) + await asked(guest, self.match)
        await self.verify_reveal(seat, other, secret, heard)
        return heard

    async def verify_reveal(self, seat: str, other: str, secret: str, heard: Heard) -> None:
        """The secret was nowhere before the other one has written too, and is everywhere after that."""
        texts = [text for name, guest in self.people.items() if name != seat for text in guest.heard]
        if heard.is_hidden:
            assert not any(secret in text for text in (*texts, *(one for some in heard.by.values() for one in some)))
            assert secret in "".join(self.people[seat].heard)
            view = await self.people[other].view(self.match)
            assert await self.act(other, view["seq"], {"do": "present", "solution": "Λ", "goal": None})
        if not await self.writers():
            seen = await asyncio.gather(*(guest.view(self.match) for guest in self.people.values()))
            assert all(secret in str(one["shake"]["contest"]["solutions"]) for one in seen)

    async def close(self) -> None:
        """Let go."""
        for listener in self.listeners.values():
            await listener.stop()
        await self.table.close()
        await self.spectator.close()


async def asked(guest: Guest, match: str) -> list[str]:
    """What somebody gets who asks for everything that there is to ask for."""
    paths = ("", "/record", "/analysis")
    answers = [await guest.client.get(f"/api/matches/{match}{path}") for path in paths]
    return [masked(f"{answer.status_code} {answer.text}") for answer in answers]


async def scripted(server: Server, number: int) -> Scripted:
    """A table with three players, a judge and a spectator."""
    game = ("on-sets", "equations")[number % 2]
    settings = {
        "game": game,
        "division": ("elementary", "middle", "junior", "senior")[number // 2 % 4],
        "seats": 3,
        "clock": "off",
        "judging": "panel",
        "is_watchable": True,
    }
    table = await open_table(server.address, settings)
    return Scripted(table, await Guest.enter(server.address, "Owl"), number)


async def test_promise_6_nobody_else_gets_other_bytes_when_a_secret_is_varied(twins: tuple[Server, Server]) -> None:
    """The same match on two servers, but for one Solution: what others are sent until the reveal is the same."""
    count, compared, size = how_many("http_secrets", 4, 100), 0, 0
    for number in range(count):
        tables = await asyncio.gather(*(scripted(server, number) for server in twins))
        secrets = SECRETS[("on-sets", "equations")[number % 2]]
        long, short = await asyncio.gather(*(one.write(text) for one, text in zip(tables, secrets, strict=True)))
        assert long.is_hidden == short.is_hidden
        assert long.by == short.by
        compared += long.is_hidden
        size += sum(len(text) for some in long.by.values() for text in some)
        for table in tables:
            await table.close()
    tell(f"promise 6, over the wire: {compared} of {count} matches had a secret; {size} characters, no difference")
    assert compared
