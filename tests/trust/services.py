"""Workers of the real service on a real database, without their loops: time and bots move when a test says so."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random

from forceout.rules.wire import print_line
from forceout.service.service import Service
from forceout.service.settings import Settings
from forceout.service.store.events import Draft
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.table_settings import SEATS, TableSettings
from tests.trust.random_players import PEOPLE, RandomPlayers


def settings_for(address: str) -> Settings:
    """Plain settings for a database, whatever the environment says."""
    return Settings(database=address, fanout="memory", workers=1, bot_processes=0, bot_pace=0)


@asynccontextmanager
async def worker(address: str, clock: Callable[[], int]) -> AsyncIterator[Service]:
    """One worker, open."""
    service = Service(settings_for(address), clock)
    await service.open(has_loops=False)
    try:
        yield service
    finally:
        await service.close()


def moving_drafts(settings: TableSettings, at: int, moves: int = 1) -> Sequence[Draft]:
    """The log of a match in which cubes are moved, ready for a challenge."""
    players = RandomPlayers(Random("a position with cubes on the mat"), settings.game, officials=0)
    seats = SEATS[: settings.seats]
    bodies: list[dict[str, object]] = [{"kind": "created", "settings": settings.printed(), "host": PEOPLE["P1"].person}]
    bodies += [{"kind": "seated", "seat": seat, "who": PEOPLE[seat].person} for seat in seats]
    bodies += [{"kind": "started"}]
    bodies += [{"kind": "action", "line": print_line(action)} for action in players.until_moving(settings, moves)]
    return [Draft(body, at, at) for body in bodies]


async def new_table(service: Service, match: str, drafts: Sequence[Draft]) -> LiveTable:
    """A table whose log begins like another one's."""
    return await service.tables.create(match, drafts)
