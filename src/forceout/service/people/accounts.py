"""Accounts with a password, for those who want one, and roles; there is no e-mail (trust.md, promises 8 and 16)."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.messages.message import Message
from forceout.service.errors import NotAllowed, NotFound, Refusal
from forceout.service.people.known_browsers import KnownBrowsers
from forceout.service.people.nicknames import tidy, verify_characters
from forceout.service.people.passwords import Passwords, verify_password
from forceout.service.people.people import (
    Clock,
    People,
    Person,
    Role,
    Secrets,
    SessionInfo,
    new_id,
    new_secrets,
    roles_of,
)
from forceout.service.people.sign_in_failures import Caller, SignInFailures
from forceout.service.store.schema import accounts, device_codes, people, sessions
from forceout.service.store.store import Store


class NameTaken(Refusal):
    """Somebody else has that name."""

    code = "name-taken"
    status = 409


class WrongPassword(Refusal):
    """The name or the password is not right; which of them is not said."""

    code = "wrong-password"
    status = 401


@dataclass(frozen=True, slots=True)
class Account:
    """An account as an admin sees it."""

    id: str
    name: str
    roles: frozenset[Role]
    person: str | None
    created_at: int


def fold_name(name: str) -> str:
    """The one way to write the name of an account; BadNickname where it cannot be one."""
    folded = tidy(unicodedata.normalize("NFKC", tidy(name))).casefold()
    verify_characters(folded)
    return folded


class Accounts:
    """Accounts, who is signed in to them, and what they may do."""

    def __init__(self, store: Store, people: People, clock: Clock, passwords: Passwords | None = None) -> None:
        self.store = store
        self.people = people
        self.clock = clock
        self.passwords = passwords or Passwords()
        self.failures = SignInFailures(store)
        self.known_browsers = KnownBrowsers()

    def use_key(self, key: bytes) -> None:
        """Count and remember with a key that the workers share."""
        self.failures.key = self.known_browsers.key = key

    def is_known_browser(self, word: str | None, name: str) -> bool:
        """Whether a browser has signed in to this account before; BadNickname where it cannot be one."""
        return self.known_browsers.browser_of(word, fold_name(name)) is not None

    async def create_account(
        self,
        name: str,
        password: str,
        session: SessionInfo | None = None,
        roles: Iterable[Role] = (Role.PLAYER,),
    ) -> tuple[Person, Secrets]:
        """A new account; a guest who makes one keeps their nickname and tables, and gets new secrets."""
        folded = fold_name(name)
        verify_password(password, folded)
        if session is not None and session.person.account is not None:
            raise NotAllowed(Message("you-have-an-account-already"))
        stored = await self.passwords.hash(password)
        now, account, made = self.clock(), new_id(), new_secrets()
        nickname = await self.people.settle_nickname(None) if session is None else session.person.nickname
        person = Person(new_id() if session is None else session.person.id, nickname, folded, frozenset(roles))

        async def work(connection: AsyncConnection) -> None:
            row = {
                "id": account,
                "name": folded,
                "password": stored,
                "roles": _written(person.roles),
                "created_at": now,
            }
            await connection.execute(insert(accounts).values(row))
            if session is None:
                values = {"id": person.id, "nickname": nickname, "created_at": now, "seen_at": now, "account": account}
                await connection.execute(insert(people).values(values))
            else:
                theirs = (people.c.id == person.id, people.c.account.is_(None))
                changed = await connection.execute(update(people).where(*theirs).values(account=account))
                if changed.rowcount == 0:
                    raise NotAllowed(Message("you-have-an-account-already-or-you-have-left"))
                await connection.execute(delete(sessions).where(sessions.c.person == person.id))
            await self.people.add_session(connection, person.id, made, now)

        try:
            await self.store.write(work)
        except IntegrityError as error:
            raise NameTaken(Message("somebody-has-that-name-already")) from error
        self.people.forget_remembered()
        return person, made

    async def sign_in(
        self,
        name: str,
        password: str,
        guest: SessionInfo | None = None,
        *,
        address: str | None = None,
        word: str | None = None,
    ) -> tuple[Person, Secrets]:
        """Sign in with new secrets; those of the guest, if there was one, open nothing any more.

        Wrong passwords count against the address, unless the browser's word says that it was signed in before.
        """
        folded = fold_name(name)
        session = None if guest is None else guest.token_hash
        caller = Caller(address, session, self.known_browsers.browser_of(word, folded))
        await self.failures.count(folded, caller, self.clock())
        async with self.store.reading() as connection:
            wanted = select(accounts.c.password, people.c.id).join(people, people.c.account == accounts.c.id)
            found = (await connection.execute(wanted.where(accounts.c.name == folded))).one_or_none()
        is_right = await self.passwords.is_right(password, None if found is None else found.password)
        if found is None or not is_right:
            raise WrongPassword(Message("that-name-and-password-do-not-go-together"))
        await self.failures.forgive(folded, caller, self.clock())
        now, made = self.clock(), new_secrets()

        async def work(connection: AsyncConnection) -> None:
            if guest is not None:
                await connection.execute(delete(sessions).where(sessions.c.token_hash == guest.token_hash))
            await self.people.add_session(connection, found.id, made, now)

        await self.store.write(work)
        self.people.forget_remembered()
        person = await self.people.find(found.id)
        if person is None:
            raise NotFound(Message("that-account-has-been-deleted"))
        return person, made

    async def change_password(self, session: SessionInfo, old: str, new: str) -> Secrets:
        """Another password: all other sessions end, and this one gets new secrets."""
        name = session.person.account
        if name is None:
            raise NotAllowed(Message("a-guest-has-no-password"))
        # Who is signed in is known: nobody else uses up their tries.
        caller = Caller(browser=session.token_hash)
        await self.failures.count(name, caller, self.clock())
        async with self.store.reading() as connection:
            stored = await connection.scalar(select(accounts.c.password).where(accounts.c.name == name))
        if not await self.passwords.is_right(old, stored):
            raise WrongPassword(Message("that-is-not-your-password-now"))
        await self.failures.forgive(name, caller, self.clock())
        await self.set_password(name, new)
        made, now = new_secrets(), self.clock()

        async def work(connection: AsyncConnection) -> None:
            await self.people.add_session(connection, session.person.id, made, now)

        await self.store.write(work)
        return made

    async def set_password(self, name: str, password: str) -> None:
        """Set a password without knowing the old one, as an admin does; all sessions of the account end."""
        verify_password(password, name)
        stored = await self.passwords.hash(password)
        await self._change(name, {"password": stored})

    async def set_roles(self, name: str, roles: Iterable[Role]) -> None:
        """Set the roles of an account; its sessions end, so that no old secret has new rights."""
        await self._change(name, {"roles": _written(frozenset(roles))})

    async def delete_account(self, name: str) -> None:
        """Delete an account with its nickname and its sessions; the log keeps a pseudonym that leads nowhere."""
        found = await self.find_account(name)
        if found.person is None:
            raise NotFound(Message("that-account-has-been-deleted"))
        await self.people.delete(Person(found.person, "", found.name, found.roles))

    async def find_account(self, name: str) -> Account:
        """The account with this name."""
        folded = fold_name(name)
        for account in await self._accounts(accounts.c.name == folded):
            return account
        raise NotFound(Message("there-is-no-account-with-that-name"))

    async def list_accounts(self) -> list[Account]:
        """All accounts, by name."""
        return await self._accounts()

    async def _accounts(self, *which: ColumnElement[bool]) -> list[Account]:
        columns = (accounts.c.id, accounts.c.name, accounts.c.roles, accounts.c.created_at, people.c.id.label("person"))
        wanted = select(*columns).select_from(accounts.outerjoin(people, people.c.account == accounts.c.id))
        async with self.store.reading() as connection:
            rows = await connection.execute(wanted.where(*which).order_by(accounts.c.name))
            return [Account(row.id, row.name, roles_of(row.roles), row.person, row.created_at) for row in rows]

    async def _change(self, name: str, values: dict[str, str]) -> None:
        folded = fold_name(name)

        async def work(connection: AsyncConnection) -> None:
            changed = await connection.execute(update(accounts).where(accounts.c.name == folded).values(values))
            if changed.rowcount == 0:
                raise NotFound(Message("there-is-no-account-with-that-name"))
            account = select(accounts.c.id).where(accounts.c.name == folded).scalar_subquery()
            persons = select(people.c.id).where(people.c.account == account)
            await connection.execute(delete(sessions).where(sessions.c.person.in_(persons)))
            await connection.execute(delete(device_codes).where(device_codes.c.person.in_(persons)))

        await self.store.write(work)
        self.people.forget_remembered()


def _written(roles: frozenset[Role]) -> str:
    return ",".join(role for role in Role if role in roles) or Role.PLAYER
