"""Tests of accounts, passwords and roles."""

import asyncio
from collections.abc import Iterator

import pytest
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy import select

from forceout.service.errors import NotAllowed, NotFound, TooMany
from forceout.service.people.accounts import Accounts, NameTaken, WrongPassword, fold_name
from forceout.service.people.nicknames import LIST, BadNickname
from forceout.service.people.passwords import BadPassword, Passwords
from forceout.service.people.people import People, Role, Secrets, SessionInfo
from forceout.service.people.rate_limits import TooFast
from forceout.service.people.retention import sweep
from forceout.service.settings import Settings
from forceout.service.store.schema import accounts as accounts_table
from forceout.service.store.schema import people as people_table
from forceout.service.store.schema import sessions, sign_in_failures
from forceout.service.store.store import Store
from tests.service.conftest import HandClock

pytestmark = pytest.mark.anyio
PASSWORD = "three green otters"


@pytest.fixture
def passwords() -> Iterator[Passwords]:
    """As few rounds as argon2 has: what is tested here is not how slow it is."""
    made = Passwords(Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1))
    yield made
    made.close()


@pytest.fixture
def people(store: Store, settings: Settings, clock: HandClock) -> People:
    return People(store, settings, clock)


@pytest.fixture
def accounts(store: Store, people: People, clock: HandClock, passwords: Passwords) -> Accounts:
    return Accounts(store, people, clock, passwords)


async def _session(people: People, secrets: Secrets) -> SessionInfo:
    session = await people.find_session(secrets.token)
    assert session is not None
    return session


async def test_a_guest_who_makes_an_account_stays_the_same_person(accounts: Accounts, people: People) -> None:
    guest, old = await people.new_guest("Otter")
    person, new = await accounts.create_account("Ann", PASSWORD, await _session(people, old))
    assert (person.id, person.nickname, person.account) == (guest.id, "Otter", "ann")
    assert await people.find_session(old.token) is None
    assert (await _session(people, new)).person == person
    with pytest.raises(NotAllowed):
        await accounts.create_account("Bob", PASSWORD, await _session(people, new))


async def test_an_account_without_a_guest_gets_a_nickname_of_ours(accounts: Accounts) -> None:
    person, _ = await accounts.create_account("Ann Smith", PASSWORD)
    assert person.nickname in LIST


async def test_a_name_is_taken_once_however_it_is_written(accounts: Accounts, store: Store) -> None:
    await accounts.create_account("Ann", PASSWORD)
    for name in ("ann", "ANN", " Ann ", "Ａｎｎ"):
        with pytest.raises(NameTaken):
            await accounts.create_account(name, PASSWORD)
    async with store.reading() as connection:
        assert len((await connection.execute(select(people_table))).all()) == 1


@pytest.mark.parametrize("name", ["", "x", "ann@example.org", "a" * 30, "ann\u200b"])
async def test_a_name_has_no_address_and_nothing_invisible(accounts: Accounts, name: str) -> None:
    with pytest.raises(BadNickname):
        await accounts.create_account(name, PASSWORD)


@pytest.mark.parametrize("password", ["", "short", "password", "12345678", "aaaaaaaaaaaa", "annannann ann", "x" * 201])
async def test_a_password_is_long_enough_and_not_the_first_guess(accounts: Accounts, password: str) -> None:
    with pytest.raises(BadPassword):
        await accounts.create_account("annannann ann", password)


async def test_only_a_hash_of_the_password_is_stored(accounts: Accounts, store: Store) -> None:
    await accounts.create_account("Ann", PASSWORD)
    async with store.reading() as connection:
        stored = (await connection.scalars(select(accounts_table.c.password))).one()
    assert stored.startswith("$argon2id$")


async def test_signing_in_rotates_the_session_of_the_guest(accounts: Accounts, people: People) -> None:
    person, _ = await accounts.create_account("Ann", PASSWORD)
    _, guest = await people.new_guest("Lynx")
    found, secrets = await accounts.sign_in("ANN", PASSWORD, await _session(people, guest))
    assert found == person
    assert await people.find_session(guest.token) is None
    assert secrets.token != guest.token
    assert (await _session(people, secrets)).person == person


async def test_a_wrong_name_and_a_wrong_password_sound_alike(accounts: Accounts) -> None:
    await accounts.create_account("Ann", PASSWORD)
    said = set()
    for name, password in (("Ann", "something else"), ("Bob", PASSWORD), ("Ann", ""), ("Bob", "x" * 100_000)):
        with pytest.raises(WrongPassword) as caught:
            await accounts.sign_in(name, password)
        said.add((caught.value.message, caught.value.said_code))
    assert len(said) == 1


async def test_an_unknown_name_costs_as_many_hashes(
    accounts: Accounts, passwords: Passwords, monkeypatch: pytest.MonkeyPatch
) -> None:
    await accounts.create_account("Ann", PASSWORD)
    with pytest.raises(WrongPassword):
        await accounts.sign_in("Ann", "something else")
    counted: list[str] = []
    real = passwords._hash.verify

    def verify(password: str | bytes, stored: str | bytes) -> bool:
        counted.append("verify")
        return real(password, stored)

    monkeypatch.setattr(passwords._hash, "verify", verify)
    for name in ("Ann", "Bob"):
        counted.clear()
        with pytest.raises(WrongPassword):
            await accounts.sign_in(name, "something else")
        assert counted == ["verify"]


async def test_failures_are_throttled_by_name(accounts: Accounts, clock: HandClock) -> None:
    await accounts.create_account("Ann", PASSWORD)
    for _ in range(10):
        with pytest.raises(WrongPassword):
            await accounts.sign_in("Ann", "something else")
    with pytest.raises(TooFast) as caught:
        await accounts.sign_in("Ann", PASSWORD)
    clock.now += caught.value.retry_after * 1000
    await accounts.sign_in("Ann", PASSWORD)


async def test_failures_are_throttled_by_session(accounts: Accounts, people: People) -> None:
    _, guest = await people.new_guest("Lynx")
    session = await _session(people, guest)
    for number in range(5):
        with pytest.raises(WrongPassword):
            await accounts.sign_in(f"Bob {number}", PASSWORD, session)
    with pytest.raises(TooFast):
        await accounts.sign_in("Somebody", PASSWORD, session)


async def fail(
    accounts: Accounts, times: int, name: str = "Ann", address: str | None = None, word: str | None = None
) -> None:
    """Guess wrongly."""
    for _ in range(times):
        with pytest.raises(WrongPassword):
            await accounts.sign_in(name, "something else", address=address, word=word)


async def test_nobody_locks_an_account_for_its_owner(accounts: Accounts) -> None:
    await accounts.create_account("Ann", PASSWORD)
    await fail(accounts, 10, address="203.0.113.9")
    with pytest.raises(TooFast):
        await accounts.sign_in("Ann", "something else", address="203.0.113.9")
    await accounts.sign_in("Ann", PASSWORD, address="198.51.100.7")


async def test_a_browser_that_was_signed_in_before_has_tries_of_its_own(accounts: Accounts) -> None:
    await accounts.create_account("Ann", PASSWORD)
    word = accounts.known_browsers.remembered(None, "ann")
    # In a school all have one address, and a guesser's own word is for another account.
    stranger = accounts.known_browsers.remembered(None, "eve")
    await fail(accounts, 10, address="203.0.113.9", word=stranger)
    with pytest.raises(TooFast):
        await accounts.sign_in("Ann", PASSWORD, address="203.0.113.9", word=stranger)
    await accounts.sign_in("Ann", PASSWORD, address="203.0.113.9", word=word)
    await fail(accounts, 10, address="203.0.113.9", word=word)
    with pytest.raises(TooFast):
        await accounts.sign_in("Ann", PASSWORD, address="203.0.113.9", word=word)


async def test_guesses_from_everywhere_together_are_bounded_and_do_not_lock_a_known_browser(accounts: Accounts) -> None:
    await accounts.create_account("Ann", PASSWORD)
    tries = (accounts.sign_in("Ann", "something else", address=f"203.0.{n // 250}.{n % 250}") for n in range(150))
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(outcome, WrongPassword) for outcome in outcomes) <= 100
    word = accounts.known_browsers.remembered(None, "ann")
    await accounts.sign_in("Ann", PASSWORD, address="203.0.113.9", word=word)


async def test_one_address_tries_only_so_many_names(accounts: Accounts) -> None:
    tries = [f"name {number}" for number in range(260)]
    outcomes = []
    for name in tries:
        try:
            await accounts.sign_in(name, "something else", address="203.0.113.9")
        except (WrongPassword, TooFast) as outcome:
            outcomes.append(type(outcome))
    assert outcomes.count(WrongPassword) == 200


async def test_other_workers_and_a_restart_count_on(
    accounts: Accounts, store: Store, people: People, clock: HandClock, passwords: Passwords
) -> None:
    await accounts.create_account("Ann", PASSWORD)
    await fail(accounts, 6, address="203.0.113.9")
    other = Accounts(store, people, clock, passwords)
    await fail(other, 4, address="203.0.113.9")
    with pytest.raises(TooFast):
        await other.sign_in("Ann", PASSWORD, address="203.0.113.9")


async def test_neither_names_nor_addresses_are_in_what_is_counted(accounts: Accounts, store: Store) -> None:
    accounts.use_key(b"a key that the workers share....")
    await fail(accounts, 3, name="Annabelle", address="203.0.113.9")
    async with store.reading() as connection:
        kept = [str(row) for row in await connection.execute(select(sign_in_failures))]
    assert len(kept) == 3
    assert not any(word in row.lower() for row in kept for word in ("annabelle", "203.0", "cb007109"))


async def test_what_was_counted_is_forgotten_after_a_day(
    accounts: Accounts, store: Store, settings: Settings, clock: HandClock
) -> None:
    await fail(accounts, 3, address="203.0.113.9")
    for passed, left in ((3_600_000, 3), (86_400_000, 0)):
        clock.now += passed
        await sweep(store, settings, clock.now)
        async with store.reading() as connection:
            assert len((await connection.execute(select(sign_in_failures))).all()) == left


async def test_a_hundred_tries_at_once_are_not_a_hundred_tries(accounts: Accounts) -> None:
    await accounts.create_account("Ann", PASSWORD)
    tries = (accounts.sign_in("Ann", f"something {number}") for number in range(100))
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(outcome, WrongPassword) for outcome in outcomes) == 10
    assert sum(isinstance(outcome, TooFast) for outcome in outcomes) == 90


async def test_success_is_not_throttled(accounts: Accounts) -> None:
    await accounts.create_account("Ann", PASSWORD)
    for _ in range(25):
        await accounts.sign_in("Ann", PASSWORD)


async def test_another_password_ends_the_other_sessions(accounts: Accounts, people: People) -> None:
    _, here = await accounts.create_account("Ann", PASSWORD)
    _, there = await accounts.sign_in("Ann", PASSWORD)
    session = await _session(people, here)
    with pytest.raises(WrongPassword):
        await accounts.change_password(session, "something else", "four blue otters")
    with pytest.raises(BadPassword):
        await accounts.change_password(session, PASSWORD, "short")
    new = await accounts.change_password(session, PASSWORD, "four blue otters")
    assert await people.find_session(here.token) is None
    assert await people.find_session(there.token) is None
    assert (await _session(people, new)).person.account == "ann"
    await accounts.sign_in("Ann", "four blue otters")


async def test_a_guest_has_no_password_to_change(accounts: Accounts, people: People) -> None:
    _, guest = await people.new_guest("Lynx")
    with pytest.raises(NotAllowed):
        await accounts.change_password(await _session(people, guest), PASSWORD, PASSWORD)


async def test_new_roles_come_with_a_new_session(accounts: Accounts, people: People) -> None:
    _, secrets = await accounts.create_account("Ann", PASSWORD)
    await accounts.set_roles("Ann", [Role.JUDGE, Role.PLAYER])
    assert await people.find_session(secrets.token) is None
    person, _ = await accounts.sign_in("Ann", PASSWORD)
    assert person.roles == {Role.PLAYER, Role.JUDGE}
    assert [(account.name, account.roles) for account in await accounts.list_accounts()] == [("ann", person.roles)]
    with pytest.raises(NotFound):
        await accounts.set_roles("Bob", [Role.ADMIN])


async def test_the_first_admin_is_made_from_the_command_line(accounts: Accounts) -> None:
    person, _ = await accounts.create_account("admin", PASSWORD, roles=(Role.PLAYER, Role.ADMIN))
    assert Role.ADMIN in (await accounts.find_account("admin")).roles
    assert person.nickname in LIST


async def test_a_deleted_account_leaves_no_name(accounts: Accounts, people: People, store: Store) -> None:
    person, secrets = await accounts.create_account("Ann", PASSWORD)
    await accounts.delete_account("Ann")
    assert await people.find_session(secrets.token) is None
    assert await people.names([person.id]) == {person.id: "Player"}
    async with store.reading() as connection:
        for table in (accounts_table, people_table, sessions):
            assert (await connection.execute(select(table))).all() == []
    with pytest.raises(WrongPassword):
        await accounts.sign_in("Ann", PASSWORD)
    with pytest.raises(NotFound):
        await accounts.delete_account("Ann")


async def test_a_person_with_an_account_deletes_both(accounts: Accounts, people: People, store: Store) -> None:
    person, _ = await accounts.create_account("Ann", PASSWORD)
    await people.delete(person)
    assert await accounts.list_accounts() == []


async def test_too_many_waiting_passwords_are_refused(passwords: Passwords) -> None:
    outcomes = await asyncio.gather(*(passwords.hash(PASSWORD) for _ in range(120)), return_exceptions=True)
    assert sum(isinstance(outcome, TooMany) for outcome in outcomes) == 20


def test_a_name_that_grows_when_folded_is_measured_folded() -> None:
    assert fold_name("Straße") == "strasse"
    with pytest.raises(BadNickname):
        fold_name("ß" * 11)
