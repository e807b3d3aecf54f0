"""Who judges at the tables of a tournament: its director, deputies and judges (trust.md, promises 7 and 20).

The event that a table is part of is the tournament's own id, so that warnings follow a player from one round to the
next, whoever judges there.
"""

from typing import Final

from sqlalchemy import select

from forceout.service.store.schema import tournament_members
from forceout.service.store.store import Store
from forceout.tournament.acts import DEPUTY, DIRECTOR, JUDGE

JUDGING: Final = (DIRECTOR, DEPUTY, JUDGE)
MOST: Final = 12
"""How many officials a table has at most, and how many tournaments a desk offers."""


async def judges_of(store: Store, event: str) -> list[str]:
    """The people who judge in a tournament, who came first first; nobody where an event is no tournament."""
    rows = tournament_members.c
    query = select(rows.person).where(rows.tournament == event, rows.office.in_(JUDGING))
    async with store.reading() as connection:
        found = await connection.execute(query.order_by(rows.joined_at, rows.person).limit(MOST))
        return [person for (person,) in found]


async def judged_by(store: Store, person: str) -> list[str]:
    """The tournaments in which somebody judges, the latest first."""
    rows = tournament_members.c
    query = select(rows.tournament).where(rows.person == person, rows.office.in_(JUDGING))
    async with store.reading() as connection:
        found = await connection.execute(query.order_by(rows.joined_at.desc()).limit(MOST))
        return [tournament for (tournament,) in found]
