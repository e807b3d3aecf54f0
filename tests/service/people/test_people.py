"""Tests of people and their sessions."""

import pytest
from sqlalchemy import select

from forceout.service.errors import NotKnown
from forceout.service.people.nicknames import LIST, BadNickname
from forceout.service.people.people import DAY, LONGEST_SESSION, People, Role, hash_of
from forceout.service.settings import Settings
from forceout.service.store.schema import metadata, sessions
from forceout.service.store.schema import people as people_table
from forceout.service.store.store import Store
from tests.service.conftest import HandClock

pytestmark = pytest.mark.anyio


@pytest.fixture
def people(store: Store, settings: Settings, clock: HandClock) -> People:
    return People(store, settings, clock)


async def test_a_guest_has_a_nickname_and_a_session(people: People) -> None:
    person, secrets = await people.new_guest("Zoë")
    session = await people.find_session(secrets.token)
    assert session is not None
    assert session.person == person
    assert (person.nickname, person.account, person.roles) == ("Zoë", None, frozenset({Role.PLAYER}))
    assert session.is_csrf(secrets.csrf)
    assert not session.is_csrf(secrets.token)
    assert not session.is_csrf(None)


async def test_a_guest_without_a_nickname_gets_one_of_ours(people: People) -> None:
    assert (await people.new_guest())[0].nickname in LIST
    assert (await people.new_guest("  "))[0].nickname in LIST


async def test_the_database_has_only_hashes_of_secrets(people: People, store: Store) -> None:
    _, secrets = await people.new_guest("Otter")
    async with store.reading() as connection:
        row = (await connection.execute(select(sessions))).one()
    assert (row.token_hash, row.csrf) == (hash_of(secrets.token), hash_of(secrets.csrf))
    assert len(secrets.token) >= 43
    assert secrets.token not in repr(secrets)


@pytest.mark.parametrize("token", ["", "x", "x" * 5000, "\ud800", "' OR 1=1 --"])
async def test_another_token_opens_nothing(people: People, token: str) -> None:
    await people.new_guest("Otter")
    assert await people.find_session(token) is None


async def test_rotation_gives_new_secrets_and_the_old_ones_open_nothing(people: People) -> None:
    _, old = await people.new_guest("Otter")
    session = await people.find_session(old.token)
    assert session is not None
    new = await people.rotate(session)
    assert await people.find_session(old.token) is None
    found = await people.find_session(new.token)
    assert found is not None
    assert found.person == session.person
    assert not found.is_csrf(old.csrf)
    with pytest.raises(NotKnown):
        await people.rotate(session)


async def test_leaving_takes_effect_on_every_worker_within_a_second(
    people: People, store: Store, settings: Settings, clock: HandClock
) -> None:
    elsewhere = People(store, settings, clock)
    _, secrets = await people.new_guest("Otter")
    session = await people.find_session(secrets.token)
    assert session is not None
    assert await elsewhere.find_session(secrets.token) is not None
    clock.now += 300
    assert await elsewhere.find_session(secrets.token) is not None
    await people.leave(session)
    assert await people.find_session(secrets.token) is None
    # SQLite has no other worker than the one that was left; a command of the operator is noticed within a minute.
    clock.now += 60_000 if store.is_sqlite else 600
    assert await elsewhere.find_session(secrets.token) is None


async def test_a_session_that_is_not_used_expires(people: People, settings: Settings, clock: HandClock) -> None:
    _, secrets = await people.new_guest("Otter")
    clock.now += settings.session_days * DAY - 1
    assert await people.find_session(secrets.token) is not None
    clock.now += settings.session_days * DAY - 1
    assert await people.find_session(secrets.token) is not None
    clock.now += settings.session_days * DAY
    assert await people.find_session(secrets.token) is None


async def test_no_session_lasts_for_ever(people: People, clock: HandClock) -> None:
    _, secrets = await people.new_guest("Otter")
    end = clock.now + LONGEST_SESSION
    while clock.now < end - 10 * DAY:
        clock.now += 10 * DAY
        assert await people.find_session(secrets.token) is not None
    clock.now = end
    assert await people.find_session(secrets.token) is None


async def test_it_is_written_down_hourly_that_somebody_is_there(people: People, store: Store, clock: HandClock) -> None:
    async def seen_at() -> int:
        async with store.reading() as connection:
            return int((await connection.execute(select(people_table.c.seen_at))).scalar_one())

    _, secrets = await people.new_guest("Otter")
    start = clock.now
    clock.now += 60_000
    await people.find_session(secrets.token)
    assert await seen_at() == start
    clock.now += 3_600_000
    await people.find_session(secrets.token)
    assert await seen_at() == clock.now


async def test_a_new_nickname_is_seen_at_once_here_and_soon_elsewhere(
    people: People, store: Store, settings: Settings, clock: HandClock
) -> None:
    elsewhere = People(store, settings, clock)
    person, secrets = await people.new_guest("Otter")
    assert await elsewhere.names([person.id]) == {person.id: "Otter"}
    assert (await people.rename(person, "Lynx")).nickname == "Lynx"
    assert await people.names([person.id]) == {person.id: "Lynx"}
    session = await people.find_session(secrets.token)
    assert session is not None
    assert session.person.nickname == "Lynx"
    clock.now += 5000
    assert await elsewhere.names([person.id]) == {person.id: "Lynx"}
    with pytest.raises(BadNickname):
        await people.rename(person, "judge")


async def test_a_deleted_person_is_nobody(people: People, store: Store) -> None:
    person, secrets = await people.new_guest("Otter")
    other, _ = await people.new_guest("Lynx")
    await people.delete(person)
    assert await people.names([person.id, other.id, "never"]) == {
        person.id: "Player",
        other.id: "Lynx",
        "never": "Player",
    }
    assert await people.find_session(secrets.token) is None
    assert await people.find(person.id) is None
    async with store.reading() as connection:
        assert (await connection.scalars(select(sessions.c.person))).all() == [other.id]
        assert (await connection.scalars(select(people_table.c.nickname))).all() == ["Lynx"]
    with pytest.raises(NotKnown):
        await people.rename(person, "Heron")


async def test_all_sessions_of_a_person_can_be_ended(people: People) -> None:
    person, secrets = await people.new_guest("Otter")
    await people.end_sessions(person.id, but=hash_of(secrets.token))
    assert await people.find_session(secrets.token) is not None
    await people.end_sessions(person.id)
    assert await people.find_session(secrets.token) is None


async def test_numbered_players_get_a_number_that_is_free(store: Store, settings: Settings, clock: HandClock) -> None:
    numbered = People(store, settings.model_copy(update={"nickname_policy": "numbered"}), clock)
    names = [(await numbered.new_guest())[0].nickname for _ in range(30)]
    assert all(name.startswith("Player ") for name in names)
    assert len(set(names)) == 30
    with pytest.raises(BadNickname, match="numbers"):
        await numbered.new_guest("Otter")


async def test_a_list_policy_takes_only_our_nicknames(store: Store, settings: Settings, clock: HandClock) -> None:
    listed = People(store, settings.model_copy(update={"nickname_policy": "list"}), clock)
    assert (await listed.new_guest("quiet otter"))[0].nickname == "Quiet Otter"
    with pytest.raises(BadNickname, match="our list"):
        await listed.new_guest("Zoë")


def test_no_table_has_room_for_what_we_do_not_want_to_know() -> None:
    columns = {column.name for table in metadata.tables.values() for column in table.columns}
    unwanted = ("mail", "birth", "address", "phone", "school", "age", "ip", "agent", "city", "country")
    assert not [name for name in columns for word in unwanted if word in name.split("_")]


async def test_which_of_many_sessions_are_over(people: People, settings: Settings, clock: HandClock) -> None:
    _, left = await people.new_guest("Otter")
    _, old = await people.new_guest("Lynx")
    clock.now += 1000
    _, here = await people.new_guest("Heron")
    session = await people.find_session(left.token)
    assert session is not None
    hashes = [hash_of(one.token) for one in (left, old, here)]
    assert await people.ended(hashes) == []
    await people.leave(session)
    assert await people.ended(hashes) == hashes[:1]
    clock.now += settings.session_days * DAY - 1000
    assert sorted(await people.ended(hashes)) == sorted(hashes[:2])
    assert await people.ended(["of-nobody"]) == ["of-nobody"]
