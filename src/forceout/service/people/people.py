"""People behind the pseudonyms of the log, and their sessions (trust.md, promises 8 and 16)."""

import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Final

import msgspec
from sqlalchemy import Row, Select, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.messages.message import Message
from forceout.service.errors import NotKnown, StoreIsDown
from forceout.service.people.nicknames import DELETED, friendly_nickname, numbered_nicknames, verify_nickname
from forceout.service.settings import Settings
from forceout.service.store.schema import accounts, device_codes, people, seated, sessions
from forceout.service.store.short_cache import Remembered
from forceout.service.store.store import Store

Clock = Callable[[], int]
DAY: Final = 86_400_000
SESSION_MILLISECONDS: Final = 750
"""How long a session is remembered: leaving takes effect on every worker within a second."""
ALONE_MILLISECONDS: Final = 60_000
NAME_MILLISECONDS: Final = 5000
TOUCH_MILLISECONDS: Final = 3_600_000
"""How often it is written down that somebody is still there."""
LONGEST_SESSION: Final = 180 * DAY
MOST_REMEMBERED: Final = 20_000
LONGEST_TOKEN: Final = 100


ENDED: Final = """SELECT asked.token FROM {asked} WHERE NOT EXISTS
    (SELECT 1 FROM sessions WHERE sessions.token_hash = asked.token AND sessions.expires_at > :now)"""
ENDED_ON_SQLITE: Final = text(ENDED.format(asked="(SELECT value AS token FROM json_each(:tokens)) AS asked"))
ENDED_ON_POSTGRESQL: Final = text(ENDED.format(asked="unnest(CAST(:tokens AS varchar[])) AS asked (token)"))


class Role(StrEnum):
    """What an account may do beyond its own tables."""

    PLAYER = "player"
    COACH = "coach"
    JUDGE = "judge"
    DIRECTOR = "director"
    ADMIN = "admin"


@dataclass(frozen=True, slots=True)
class Person:
    """A guest, or the holder of an account."""

    id: str
    nickname: str
    account: str | None = None
    roles: frozenset[Role] = frozenset({Role.PLAYER})


@dataclass(frozen=True, slots=True)
class Secrets:
    """What a browser is given, once; the database has only hashes of it."""

    token: str
    csrf: str

    def __repr__(self) -> str:
        return "Secrets(…)"


@dataclass(frozen=True, slots=True)
class SessionInfo:
    """Somebody who is signed in."""

    person: Person
    token_hash: str
    csrf_hash: str
    created_at: int
    expires_at: int
    seen_at: int

    def is_csrf(self, given: str | None) -> bool:
        """Whether this is the session's own token against forged requests, in a time that tells nothing."""
        return given is not None and compare_digest(hash_of(given), self.csrf_hash)


def hash_of(secret: str) -> str:
    """What is stored in place of a secret."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """An opaque pseudonym."""
    return secrets.token_hex(12)


def new_secrets() -> Secrets:
    """Two secrets of 256 bits."""
    return Secrets(secrets.token_urlsafe(32), secrets.token_urlsafe(32))


def roles_of(words: str | None) -> frozenset[Role]:
    """The roles of an account's row, or a guest's."""
    return frozenset(Role(word) for word in (words or Role.PLAYER).split(",") if word)


class People:
    """Guests and their sessions."""

    def __init__(self, store: Store, settings: Settings, clock: Clock) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        # On SQLite this worker is the only one: whatever ends a session here is known here.
        lasting = ALONE_MILLISECONDS if store.is_sqlite else SESSION_MILLISECONDS
        self._sessions: Remembered[str, SessionInfo] = Remembered(MOST_REMEMBERED, lasting)
        self._names: Remembered[str, str] = Remembered(MOST_REMEMBERED, NAME_MILLISECONDS)
        self.changes = 0
        """How often somebody here was renamed, deleted or signed out everywhere."""

    async def new_guest(self, nickname: str | None = None) -> tuple[Person, Secrets]:
        """A new guest with a session; without a nickname they get one of ours."""
        now = self.clock()
        person = Person(new_id(), await self.settle_nickname(nickname))
        made = new_secrets()

        async def work(connection: AsyncConnection) -> None:
            row = {"id": person.id, "nickname": person.nickname, "created_at": now, "seen_at": now}
            await connection.execute(insert(people).values(row))
            await self.add_session(connection, person.id, made, now)

        await self.store.write(work)
        return person, made

    async def settle_nickname(self, wanted: str | None) -> str:
        """The nickname that was asked for, if the policy allows it, or one that it gives."""
        policy = self.settings.nickname_policy
        if wanted is not None and wanted.strip():
            return verify_nickname(wanted, policy)
        if policy != "numbered":
            return friendly_nickname()
        offered = numbered_nicknames()
        async with self.store.reading() as connection:
            found = await connection.scalars(select(people.c.nickname).where(people.c.nickname.in_(offered)))
            taken = set(found.all())
        return next((name for name in offered if name not in taken), offered[-1])

    async def add_session(self, connection: AsyncConnection, person: str, made: Secrets, now: int) -> None:
        """Write a new session down, as part of other work."""
        row = {
            "token_hash": hash_of(made.token),
            "person": person,
            "csrf": hash_of(made.csrf),
            "created_at": now,
            "expires_at": now + self.settings.session_days * DAY,
        }
        await connection.execute(insert(sessions).values(row))

    async def find_session(self, token: str) -> SessionInfo | None:
        """Who has this secret, while the session lasts."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        now = self.clock()
        token_hash = hash_of(token)
        remembered = self._sessions.find(token_hash, now)
        if remembered is not None and remembered.expires_at > now:
            return remembered
        async with self.store.reading() as connection:
            row = (await connection.execute(_sessions().where(sessions.c.token_hash == token_hash))).one_or_none()
        if row is None or row.expires_at <= now:
            return None
        found = _session_info(row)
        if now - found.seen_at >= TOUCH_MILLISECONDS:
            found = await self._touch(found, now)
        self._sessions.keep(token_hash, found, now)
        return found

    async def ended(self, token_hashes: Sequence[str]) -> Sequence[str]:
        """Which of these sessions are over, with one question for thousands of them."""
        is_sqlite = self.store.is_sqlite
        tokens: Any = msgspec.json.encode(token_hashes).decode() if is_sqlite else list(token_hashes)
        query = ENDED_ON_SQLITE if is_sqlite else ENDED_ON_POSTGRESQL
        async with self.store.reading() as connection:
            return (await connection.scalars(query, {"tokens": tokens, "now": self.clock()})).all()

    async def _touch(self, session: SessionInfo, now: int) -> SessionInfo:
        """Write down that somebody is still there, which also keeps the session."""
        until = min(now + self.settings.session_days * DAY, session.created_at + LONGEST_SESSION)
        expires_at = max(until, session.expires_at)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(people).where(people.c.id == session.person.id).values(seen_at=now))
            this = sessions.c.token_hash == session.token_hash
            await connection.execute(update(sessions).where(this).values(expires_at=expires_at))

        # Somebody who only looks is served even while nothing can be written.
        with suppress(StoreIsDown):
            await self.store.write(work)
            return replace(session, seen_at=now, expires_at=expires_at)
        return session

    async def rotate(self, session: SessionInfo, person: str | None = None) -> Secrets:
        """New secrets for a session, for another person if one is named; the old ones open nothing any more."""
        now = self.clock()
        made = new_secrets()

        async def work(connection: AsyncConnection) -> None:
            gone = await connection.execute(delete(sessions).where(sessions.c.token_hash == session.token_hash))
            if gone.rowcount == 0:
                raise NotKnown(Message("you-have-been-signed-out"))
            await self.add_session(connection, person or session.person.id, made, now)

        await self.store.write(work)
        self._sessions.forget(session.token_hash)
        return made

    async def leave(self, session: SessionInfo) -> None:
        """End a session, on every worker within a second."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(device_codes).where(device_codes.c.person == session.person.id))
            await connection.execute(delete(sessions).where(sessions.c.token_hash == session.token_hash))

        await self.store.write(work)
        self._sessions.forget(session.token_hash)

    async def end_sessions(self, person: str, but: str | None = None) -> None:
        """End all sessions of a person, but for the one with this hash."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(device_codes).where(device_codes.c.person == person))
            theirs = (sessions.c.person == person, sessions.c.token_hash != (but or ""))
            await connection.execute(delete(sessions).where(*theirs))

        await self.store.write(work)
        self.forget_remembered()

    async def rename(self, person: Person, nickname: str) -> Person:
        """Give a person another nickname."""
        settled = await self.settle_nickname(nickname)

        async def work(connection: AsyncConnection) -> None:
            changed = await connection.execute(update(people).where(people.c.id == person.id).values(nickname=settled))
            if changed.rowcount == 0:
                raise NotKnown(Message("you-are-not-here-any-more"))

        await self.store.write(work)
        self.forget_remembered()
        return replace(person, nickname=settled)

    async def delete(self, person: Person) -> None:
        """Delete a person: nickname, account and sessions go; the log keeps a pseudonym that leads nowhere."""

        async def work(connection: AsyncConnection) -> None:
            account = await connection.scalar(select(people.c.account).where(people.c.id == person.id))
            await connection.execute(delete(sessions).where(sessions.c.person == person.id))
            await connection.execute(delete(device_codes).where(device_codes.c.person == person.id))
            await connection.execute(delete(seated).where(seated.c.person == person.id))
            await connection.execute(delete(people).where(people.c.id == person.id))
            if account is not None:
                await connection.execute(delete(accounts).where(accounts.c.id == account))

        await self.store.write(work)
        self.forget_remembered()

    async def find(self, person_id: str) -> Person | None:
        """The person with this pseudonym."""
        async with self.store.reading() as connection:
            row = (await connection.execute(_people().where(people.c.id == person_id))).one_or_none()
        return None if row is None else person_of(row)

    async def names(self, person_ids: Iterable[str]) -> dict[str, str]:
        """The nicknames of these people; somebody who has been deleted is Player."""
        now = self.clock()
        wanted = set(person_ids)
        found = {one: name for one in wanted if (name := self._names.find(one, now)) is not None}
        missing = wanted - found.keys()
        if missing:
            async with self.store.reading() as connection:
                rows = await connection.execute(select(people.c.id, people.c.nickname).where(people.c.id.in_(missing)))
                known = {row.id: str(row.nickname) for row in rows}
            for one in missing:
                found[one] = known.get(one, DELETED)
                self._names.keep(one, found[one], now)
        return found

    def forget_remembered(self) -> None:
        """Ask the database again about everybody."""
        self.changes += 1
        self._sessions.forget_all()
        self._names.forget_all()


def _people() -> Select[Any]:
    columns = (people.c.id, people.c.nickname, people.c.seen_at, accounts.c.name, accounts.c.roles)
    return select(*columns).select_from(people.outerjoin(accounts, people.c.account == accounts.c.id))


def _sessions() -> Select[Any]:
    columns = (sessions.c.token_hash, sessions.c.csrf, sessions.c.created_at, sessions.c.expires_at)
    return _people().add_columns(*columns).join(sessions, sessions.c.person == people.c.id)


def person_of(row: Row[Any]) -> Person:
    """A person from a row with what `accounts` knows."""
    return Person(row.id, row.nickname, row.name, roles_of(row.roles))


def _session_info(row: Row[Any]) -> SessionInfo:
    return SessionInfo(person_of(row), row.token_hash, row.csrf, row.created_at, row.expires_at, row.seen_at)
