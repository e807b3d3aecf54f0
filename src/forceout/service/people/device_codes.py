"""Codes that bring somebody to another browser: said once, good once, over in minutes, and no e-mail (trust.md,
promises 8 and 16).

A code has forty bits and lives ten minutes, and whoever tries codes is slowed down by session and address; the database
has only its hash. Whoever has an office signs in with a password instead: a code that somebody reads over a shoulder
opens no judge's desk.
"""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.messages.message import Message
from forceout.service.errors import BadRequest, NotAllowed, NotFound, NotKnown
from forceout.service.people.people import (
    Clock,
    People,
    Person,
    Role,
    Secrets,
    SessionInfo,
    hash_of,
    new_secrets,
)
from forceout.service.store.schema import device_codes, sessions
from forceout.service.store.store import Store
from forceout.service.tables.join_codes import random_code, read_code, shown_code

LASTS: Final = 600_000
"""The milliseconds within which a code has to be used."""
WITHOUT_OFFICE: Final = frozenset({Role.PLAYER})


@dataclass(frozen=True, slots=True)
class DeviceCode:
    """A code as it is shown, and until when it is good."""

    shown: str
    expires_at: int


class DeviceCodes:
    """Codes of people who want to go on in another browser."""

    def __init__(self, store: Store, people: People, clock: Clock) -> None:
        self.store = store
        self.people = people
        self.clock = clock

    async def new(self, session: SessionInfo) -> DeviceCode:
        """A code for whoever is signed in here; the one before it opens nothing any more."""
        person, now = session.person, self.clock()
        if person.roles - WITHOUT_OFFICE:
            raise NotAllowed(Message("sign-in-there-with-your-password"), code="has-office")
        code = random_code()

        async def work(connection: AsyncConnection) -> None:
            is_here = (sessions.c.token_hash == session.token_hash, sessions.c.expires_at > now)
            if await connection.scalar(select(sessions.c.person).where(*is_here)) is None:
                raise NotKnown(Message("you-have-been-signed-out"))
            await connection.execute(delete(device_codes).where(device_codes.c.person == person.id))
            row = {"code_hash": hash_of(code), "person": person.id, "expires_at": now + LASTS}
            await connection.execute(insert(device_codes).values(row))

        await self.store.write(work)
        return DeviceCode(shown_code(code), now + LASTS)

    async def use(self, text: str, before: SessionInfo | None = None) -> tuple[Person, Secrets]:
        """Be the person whose code this is, with secrets of one's own; the session that this browser had is over."""
        code = read_code(text)
        if code is None:
            raise BadRequest(Message("a-code-has-eight-letters-and-numbers"), code="bad-code")
        now, made = self.clock(), new_secrets()

        async def work(connection: AsyncConnection) -> str:
            this = device_codes.c.code_hash == hash_of(code)
            columns = (device_codes.c.person, device_codes.c.expires_at)
            found = (await connection.execute(select(*columns).where(this).with_for_update())).one_or_none()
            gone = await connection.execute(delete(device_codes).where(this))
            if found is None or gone.rowcount == 0 or found.expires_at <= now:
                raise NotFound(Message("no-device-has-that-code-now"), code="no-such-code")
            if before is not None:
                await connection.execute(delete(sessions).where(sessions.c.token_hash == before.token_hash))
            await self.people.add_session(connection, found.person, made, now)
            return str(found.person)

        found = await self.store.write(work)
        self.people.forget_remembered()
        person = await self.people.find(found)
        if person is None:
            raise NotFound(Message("no-device-has-that-code-now"), code="no-such-code")
        return person, made
