"""Rebuild every match of a database from its log and print what it comes to, event by event.

`python -m tests.trust.rebuilt_hashes ADDRESS` prints a line of JSON for each match: its name and the hash of the table
after every event.
"""

import asyncio
import hashlib
import json
import sys
from collections.abc import Iterable

from sqlalchemy import select

from forceout.rules.state_hash import plain
from forceout.service.store.events import Event, verify_chain
from forceout.service.store.log import Log
from forceout.service.store.schema import matches
from forceout.service.store.store import Store
from forceout.service.tables.fold import LiveTable, after_event, empty_table


def table_hash(live: LiveTable) -> str:
    """The SHA-256 of everything that is true of a table, in hexadecimal."""
    return hashlib.sha256(json.dumps(plain(live), ensure_ascii=False, sort_keys=True).encode()).hexdigest()


def hashes_of(match: str, events: Iterable[Event]) -> list[str]:
    """The hash of a table after each of its events."""
    live: LiveTable | None = None
    hashes = []
    for event in events:
        live = empty_table(match, event) if live is None else after_event(live, event)
        hashes.append(table_hash(live))
    return hashes


async def rebuild(address: str) -> None:
    """Print the hashes of every match."""
    store = Store(address)
    log = Log(store)
    async with store.reading() as connection:
        found = (await connection.execute(select(matches.c.id).order_by(matches.c.id))).scalars().all()
    for match in found:
        events = await log.after(match, 0)
        verify_chain(match, events)
        print(json.dumps([match, hashes_of(match, events)]))
    await store.close()


if __name__ == "__main__":
    asyncio.run(rebuild(sys.argv[1]))
