"""Tests of codes that bring somebody to another browser."""

import asyncio

import pytest
from sqlalchemy import select

from forceout.service.errors import NotFound, NotKnown, Refusal
from forceout.service.people.accounts import Accounts
from forceout.service.people.device_codes import LASTS, DeviceCodes
from forceout.service.people.people import People, SessionInfo
from forceout.service.settings import Settings
from forceout.service.store.schema import device_codes
from forceout.service.store.store import Store
from tests.service.conftest import HandClock

pytestmark = pytest.mark.anyio


@pytest.fixture
def people(store: Store, settings: Settings, clock: HandClock) -> People:
    return People(store, settings, clock)


@pytest.fixture
def codes(store: Store, people: People, clock: HandClock) -> DeviceCodes:
    return DeviceCodes(store, people, clock)


async def session_of(people: People, nickname: str) -> SessionInfo:
    """Somebody new."""
    _, made = await people.new_guest(nickname)
    found = await people.find_session(made.token)
    assert found is not None
    return found


async def test_the_database_has_only_a_hash_of_the_code(codes: DeviceCodes, people: People, store: Store) -> None:
    shown = await codes.new(await session_of(people, "Otter"))
    async with store.reading() as connection:
        (row,) = (await connection.execute(select(device_codes))).all()
    assert shown.shown.replace("-", "") not in repr(row)
    assert row.expires_at == shown.expires_at


async def test_promise_8_of_two_who_type_a_code_at_once_one_comes_in(codes: DeviceCodes, people: People) -> None:
    shown = await codes.new(await session_of(people, "Otter"))
    came = await asyncio.gather(*(codes.use(shown.shown) for _ in range(4)), return_exceptions=True)
    assert sum(not isinstance(one, BaseException) for one in came) == 1
    assert all(isinstance(one, Refusal) for one in came if isinstance(one, BaseException))


async def test_promise_8_the_session_that_a_browser_had_opens_nothing_any_more(
    codes: DeviceCodes, people: People
) -> None:
    mine, before = await session_of(people, "Otter"), await session_of(people, "Stray")
    person, made = await codes.use((await codes.new(mine)).shown, before)
    assert person.id == mine.person.id
    found = await people.find_session(made.token)
    assert found is not None
    assert found.person.id == mine.person.id
    assert list(await people.ended([before.token_hash, mine.token_hash])) == [before.token_hash]


async def test_a_code_is_over_after_ten_minutes(codes: DeviceCodes, people: People, clock: HandClock) -> None:
    shown = await codes.new(await session_of(people, "Otter"))
    clock.now += LASTS
    with pytest.raises(NotFound, match="ten minutes"):
        await codes.use(shown.shown)


async def test_a_session_that_is_over_makes_no_code(codes: DeviceCodes, people: People) -> None:
    session = await session_of(people, "Otter")
    await people.leave(session)
    with pytest.raises(NotKnown):
        await codes.new(session)


async def test_promise_8_a_new_password_ends_the_code_too(
    codes: DeviceCodes, people: People, store: Store, clock: HandClock
) -> None:
    accounts = Accounts(store, people, clock)
    _, made = await accounts.create_account("otter", "three odd words", await session_of(people, "Otter"))
    session = await people.find_session(made.token)
    assert session is not None
    shown = await codes.new(session)
    await accounts.change_password(session, "three odd words", "three other words")
    with pytest.raises(NotFound):
        await codes.use(shown.shown)
    accounts.passwords.close()
