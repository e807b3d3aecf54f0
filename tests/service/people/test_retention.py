"""Tests of deleting what is over its limit."""

import pytest
from sqlalchemy import ColumnElement, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.people.accounts import Accounts
from forceout.service.people.people import DAY, People
from forceout.service.people.retention import CODES_TOLD_FOR, EMPTY_FOR, GRACE_DAYS, MATCHES_AT_ONCE, sweep
from forceout.service.settings import Settings
from forceout.service.store.schema import attempts, events, join_codes, matches, people, seated, seeds, sessions
from forceout.service.store.store import Store
from tests.service.conftest import START, HandClock

pytestmark = pytest.mark.anyio


async def add_match(store: Store, name: str, status: str, changed_at: int) -> None:
    """A match with a row in every table that belongs to it."""

    async def work(connection: AsyncConnection) -> None:
        row = {"id": name, "created_at": changed_at, "head": 1, "status": status, "is_listed": False}
        await connection.execute(insert(matches).values(**row, changed_at=changed_at))
        event = {"match": name, "seq": 1, "at": 0, "received_at": 0, "key": None, "body": "{}", "hash": "0" * 64}
        await connection.execute(insert(events).values(event))
        await connection.execute(insert(seeds).values(match=name, shake=1, seed=b"x" * 32))
        await connection.execute(insert(attempts).values(match=name, base=1, seat="P1", received_at=0))
        await connection.execute(insert(join_codes).values(code=name, match=name, expires_at=START + 400 * DAY))
        await connection.execute(insert(seated).values(person="somebody", match=name))

    await store.write(work)


async def left(store: Store, column: ColumnElement[str]) -> set[str]:
    async with store.reading() as connection:
        return set((await connection.scalars(select(column))).all())


async def test_finished_matches_go_with_all_that_belongs_to_them(store: Store, settings: Settings) -> None:
    limit = START - settings.retention_days * DAY
    await add_match(store, "old", "over", limit - 1)
    await add_match(store, "left", "abandoned", limit - 1)
    await add_match(store, "new", "over", limit)
    await add_match(store, "paused", "playing", limit - 1)
    await add_match(store, "dead", "playing", limit - GRACE_DAYS * DAY - 1)
    swept = await sweep(store, settings, START)
    assert swept.matches == 3
    assert swept.is_all
    kept = {"new", "paused"}
    assert await left(store, matches.c.id) == kept
    for table in (events, seeds, attempts, join_codes, seated):
        assert await left(store, table.c.match) == kept


async def test_a_table_whose_match_never_began_goes_after_some_days(store: Store, settings: Settings) -> None:
    await add_match(store, "empty", "waiting", START - EMPTY_FOR - 1)
    await add_match(store, "fresh", "waiting", START - EMPTY_FOR)
    await add_match(store, "begun", "playing", START - EMPTY_FOR - 1)
    assert (await sweep(store, settings, START)).matches == 1
    assert await left(store, matches.c.id) == {"fresh", "begun"}


async def test_a_sweep_is_bounded_and_says_that_there_is_more(store: Store, settings: Settings) -> None:
    for number in range(MATCHES_AT_ONCE + 1):
        await add_match(store, f"old {number}", "over", 0)
    first = await sweep(store, settings, START)
    assert (first.matches, first.is_all) == (MATCHES_AT_ONCE, False)
    second = await sweep(store, settings, START)
    assert (second.matches, second.is_all) == (1, True)


async def test_codes_sessions_and_guests_go_when_their_time_is_over(
    store: Store, settings: Settings, clock: HandClock
) -> None:
    owner = People(store, settings, clock)
    idle, _ = await owner.new_guest("Otter")
    clock.now += settings.guest_days * DAY + 1
    here, secrets = await owner.new_guest("Lynx")
    await add_match(store, "match", "waiting", clock.now)
    await store.write(
        lambda connection: connection.execute(
            insert(join_codes).values(code="OLD", match="match", expires_at=clock.now - CODES_TOLD_FOR)
        )
    )
    swept = await sweep(store, settings, clock.now)
    assert (swept.matches, swept.guests, swept.sessions, swept.codes) == (0, 1, 1, 1)
    assert await left(store, people.c.id) == {here.id}
    assert await left(store, join_codes.c.code) == {"match"}
    assert await owner.find_session(secrets.token) is not None
    assert await owner.names([idle.id]) == {idle.id: "Player"}


async def test_an_idle_guest_takes_their_sessions_along(store: Store, settings: Settings, clock: HandClock) -> None:
    lasting = settings.model_copy(update={"session_days": 90})
    await People(store, lasting, clock).new_guest("Otter")
    swept = await sweep(store, lasting, clock.now + lasting.guest_days * DAY + 1)
    assert (swept.guests, swept.sessions) == (1, 0)
    assert await left(store, sessions.c.person) == set()


async def test_accounts_are_not_swept(store: Store, settings: Settings, clock: HandClock) -> None:
    accounts = Accounts(store, People(store, settings, clock), clock)
    person, _ = await accounts.create_account("Ann", "three green otters")
    accounts.passwords.close()
    await sweep(store, settings, clock.now + 1000 * DAY)
    assert await left(store, people.c.id) == {person.id}
