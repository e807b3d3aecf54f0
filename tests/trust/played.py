"""Whole matches, played by random players through the service."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from forceout.service.errors import Refusal
from forceout.service.loops.deadlines import Deadlines
from forceout.service.store.log import Log
from forceout.service.tables.actions import Actor
from forceout.service.tables.fold import PLAYING, LiveTable
from forceout.service.tables.hosting import Matches
from forceout.service.tables.table_settings import TableSettings
from forceout.service.tables.tables import Tables
from tests.trust.random_players import PEOPLE, RandomPlayers, actor_of, random_table, random_wait, sent
from tests.trust.simulated_store import NoPauses, SimulatedDatabase, SimulatedStore

MOST_STEPS: Final = 400
START: Final = 1_800_000_000_000


@dataclass(slots=True)
class SteppingClock:
    """A clock that a test moves."""

    now: int = START

    def __call__(self) -> int:
        return self.now


async def seated(matches: Matches, settings: TableSettings) -> LiveTable:
    """A table where everybody sits and the match has begun."""
    host = PEOPLE["P1"]
    assert host.person is not None
    live = await matches.create(host.person, settings)
    for seat in live.seats[1:]:
        await matches.sit(live.id, PEOPLE[seat.name], seat.name)
    return await matches.start(live.id, host)


async def play(
    matches: Matches, clock: SteppingClock, dice: Random, settings: TableSettings | None = None, steps: int = MOST_STEPS
) -> AsyncIterator[LiveTable]:
    """A random match, from the lot to the signatures or as far as the steps go; the table after every change."""
    settings = random_table(dice) if settings is None else settings
    players = RandomPlayers(dice, settings.game)
    deadlines = Deadlines(matches.acting)
    live = await seated(matches, settings)
    yield live
    for step in range(steps):
        if live.status != PLAYING:
            return
        clock.now += random_wait(dice)
        await deadlines.acting.tell_time(live.id, 500)
        live = await matches.find(live.id)
        if live.status != PLAYING or live.match is None:
            return
        action = players.next_action(live.match)
        if action is None:
            continue
        if await try_to_act(matches, live, actor_of(action), f"step {step}", sent(action, dice), dice):
            live = await matches.find(live.id)
            yield live


async def try_to_act(
    matches: Matches, live: LiveTable, actor: Actor, key: str, wanted: dict[str, object], dice: Random
) -> bool:
    """Whether something was done and not refused."""
    try:
        await matches.act(live.id, actor, live.seq, key, wanted, credit=dice.choice((0, 0, 40, 300)))
    except Refusal:
        return False
    return True


def quick_matches(database: SimulatedDatabase, clock: SteppingClock, dice: Random) -> Matches:
    """Tables on a database in memory, one worker, with dice by a seed."""
    store = SimulatedStore(database, NoPauses(), asyncio.Lock(), is_sqlite=True)
    tables = Tables(Log(store.as_store()), clock, _tell_nobody, lambda _: None)
    return Matches(tables, dice.randbytes)


async def _tell_nobody(match: str, seq: int) -> None:
    """Nobody follows these tables."""


async def played_match(database: SimulatedDatabase, seed: int, **chosen: Any) -> tuple[Matches, LiveTable]:
    """A whole random match."""
    dice, clock = Random(f"played match {seed}"), SteppingClock()
    matches = quick_matches(database, clock, dice)
    settings = random_table(dice, **chosen)
    live = None
    async for after in play(matches, clock, dice, settings):
        live = after
    assert live is not None
    return matches, await matches.find(live.id)
