"""Tampering shows (trust.md, promise 14): a log that was altered in the database in any way does not verify.

The short form runs in the checks; `FORCEOUT_LONG=1` makes it 10,000 alterations.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest
from sqlalchemy import Connection, delete, insert, select, update

from forceout.service.store.events import BrokenChain, Event, chain_hash, verify_chain
from forceout.service.store.log import COLUMNS
from forceout.service.store.schema import events, matches
from tests.trust.long_form import how_many, tell
from tests.trust.played import played_match
from tests.trust.simulated_store import SimulatedDatabase

ALTERATIONS = how_many("alterations", 600, 10_000)
A_MATCH = 200
"""Alterations of the same match before another is played."""


def stored(connection: Connection, match: str) -> list[Event]:
    query = select(*COLUMNS).where(events.c.match == match).order_by(events.c.seq, events.c.id)
    return [Event(*row) for row in connection.execute(query)]


def verify_stored(connection: Connection, match: str) -> None:
    """What an auditor does: the chain, and that the log ends where the table of matches says."""
    found = stored(connection, match)
    verify_chain(match, found)
    head = connection.execute(select(matches.c.head).where(matches.c.id == match)).scalar_one()
    if head != len(found):
        raise BrokenChain(match, len(found), f"the log should end at {head}")


def changed_text(dice: Random, text: str) -> str:
    place = dice.randrange(len(text))
    return (
        text[:place]
        + dice.choice([letter for letter in '0123456789abcdef"{ :P' if letter != text[place]])
        + (text[place + 1 :])
    )


def alter_field(dice: Random, connection: Connection, match: str, seq: int) -> None:
    """Change one field of one event."""
    name = dice.choice(("at", "received_at", "key", "body", "hash", "seq"))
    row = connection.execute(select(events).where(events.c.match == match, events.c.seq == seq)).one()
    value: Any = getattr(row, name)
    if name == "seq":
        value = 1_000_000
    elif isinstance(value, int):
        value += dice.choice((-1000, -1, 1, 60_000))
    elif name == "key":
        # The database itself refuses a key that is there twice.
        value = f"x{value}"
    else:
        value = dice.choice((changed_text(dice, value), value + " ", value[:-1]))
    connection.execute(update(events).where(events.c.id == row.id).values({name: value}))


def alter_with_its_hash(dice: Random, connection: Connection, match: str, seq: int) -> None:
    """Change an event and give it the hash that fits: what follows does not fit any more."""
    found = stored(connection, match)
    if seq == len(found):
        seq -= 1
    one, previous = found[seq - 1], found[seq - 2].hash if seq > 1 else "0" * 64
    made = chain_hash(previous, match, seq, one.at + 1, one.received_at, one.key, one.text)
    here = (events.c.match == match, events.c.seq == seq)
    connection.execute(update(events).where(*here).values(at=one.at + 1, hash=made))


def swap(dice: Random, connection: Connection, match: str, seq: int) -> None:
    """Swap two events."""
    count = connection.execute(select(matches.c.head).where(matches.c.id == match)).scalar_one()
    other = dice.choice([one for one in range(1, count + 1) if one != seq])
    for one, to in ((seq, -1), (other, seq), (-1, other)):
        connection.execute(update(events).where(events.c.match == match, events.c.seq == one).values(seq=to))


def remove(dice: Random, connection: Connection, match: str, seq: int) -> None:
    """Delete an event, the last one too, and move the others up or not."""
    connection.execute(delete(events).where(events.c.match == match, events.c.seq == seq))
    if dice.random() < 0.5:
        for (later,) in connection.execute(
            select(events.c.seq).where(events.c.match == match, events.c.seq > seq).order_by(events.c.seq)
        ).all():
            connection.execute(
                update(events).where(events.c.match == match, events.c.seq == later).values(seq=later - 1)
            )


def cut_off(dice: Random, connection: Connection, match: str, seq: int) -> None:
    """Delete the end of the log."""
    connection.execute(delete(events).where(events.c.match == match, events.c.seq >= seq))


def add(dice: Random, connection: Connection, match: str, seq: int) -> None:
    """Insert an event, at the end or in between; at the end even with a hash that fits."""
    found = stored(connection, match)
    one = found[seq - 1]
    values = {"match": match, "at": one.at, "received_at": one.received_at, "key": "somebody:new", "body": one.text}
    end = len(found) + 1
    if dice.random() < 0.5:
        made = chain_hash(found[-1].hash, match, end, one.at, one.received_at, "somebody:new", one.text)
        connection.execute(insert(events).values(values | {"seq": end, "hash": made}))
        return
    for later in range(len(found), seq, -1):
        connection.execute(update(events).where(events.c.match == match, events.c.seq == later).values(seq=later + 1))
    connection.execute(insert(events).values(values | {"seq": seq + 1, "hash": one.hash}))


HOW: Final[tuple[Callable[[Random, Connection, str, int], None], ...]] = (
    alter_field,
    alter_field,
    alter_field,
    alter_with_its_hash,
    swap,
    remove,
    cut_off,
    add,
)


@pytest.fixture
def empty(simulated_database: SimulatedDatabase) -> Iterator[SimulatedDatabase]:
    simulated_database.clear()
    yield simulated_database
    simulated_database.clear()


def test_promise_14_every_alteration_of_the_log_is_found(empty: SimulatedDatabase) -> None:
    dice = Random("tampering")
    connection = empty.writer
    tried: Counter[str] = Counter()
    missed = []
    match, head = "", 0
    for number in range(ALTERATIONS):
        if number % A_MATCH == 0:
            _, live = asyncio.run(played_match(empty, number))
            match, head = live.id, live.seq
            verify_stored(connection, match)
            connection.rollback()
        how = dice.choice(HOW)
        before = stored(connection, match)
        how(dice, connection, match, dice.randint(1, head))
        assert stored(connection, match) != before
        tried[how.__name__] += 1
        try:
            verify_stored(connection, match)
        except BrokenChain:
            pass
        else:
            missed.append((number, how.__name__))
        connection.rollback()
    tell(f"promise 14: {ALTERATIONS:,} alterations, {len(missed)} not found ({dict(tried)})")
    assert missed == []


def test_promise_14_one_log_does_not_pass_for_another(empty: SimulatedDatabase) -> None:
    _, live = asyncio.run(played_match(empty, 1))
    found = stored(empty.reader, live.id)
    empty.reader.rollback()
    with pytest.raises(BrokenChain):
        verify_chain("anothermatch", found)
