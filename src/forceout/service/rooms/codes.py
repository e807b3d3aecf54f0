"""The codes of a room: one for the class, the same until a coach makes another; one that makes a second coach, once."""

import hmac
from dataclasses import dataclass
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.messages.message import Message
from forceout.service.errors import BadRequest, NotFound
from forceout.service.store.schema import room_codes, rooms
from forceout.service.store.store import Store
from forceout.service.tables.join_codes import TRIES, random_code, read_code, shown_code

FOR_STUDENTS: Final = "student"
FOR_COACH: Final = "coach"
CLASS_DAYS: Final = 28
COACH_MINUTES: Final = 15
DAY: Final = 86_400_000
CARD_DIGITS: Final = 24
LONGEST_CARD: Final = 64


@dataclass(frozen=True, slots=True)
class RoomCode:
    """A code, the room that it opens, as what, and until when."""

    code: str
    room: str
    role: str
    expires_at: int

    @property
    def shown(self) -> str:
        """How people see it."""
        return shown_code(self.code)


class Codes:
    """The codes of rooms."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_class(self, room: str, now: int, *, is_new: bool = False) -> RoomCode:
        """The code for the class, or another on purpose, which ends the one before and throws nobody out."""
        expires_at = now + CLASS_DAYS * DAY
        for _ in range(TRIES):
            code = random_code()

            async def work(connection: AsyncConnection, code: str = code) -> RoomCode:
                this_room = select(rooms.c.id).where(rooms.c.id == room).with_for_update()
                if await connection.scalar(this_room) is None:
                    raise NotFound(Message("there-is-no-such-room"))
                rows = room_codes.c
                open_one = (rows.room == room, rows.role == FOR_STUDENTS, rows.ended_at.is_(None))
                before: str | None = await connection.scalar(select(rows.code).where(*open_one))
                if before is not None and not is_new:
                    await connection.execute(update(room_codes).where(*open_one).values(expires_at=expires_at))
                    return RoomCode(before, room, FOR_STUDENTS, expires_at)
                await connection.execute(update(room_codes).where(*open_one).values(ended_at=now))
                values = {"code": code, "room": room, "role": FOR_STUDENTS, "expires_at": expires_at}
                await connection.execute(insert(room_codes).values(**values))
                return RoomCode(code, room, FOR_STUDENTS, expires_at)

            try:
                return await self.store.write(work)
            except IntegrityError:
                continue
        raise RuntimeError("no code is free")

    async def of_coach(self, room: str, now: int) -> RoomCode:
        """A code that makes one more coach, once, for a quarter of an hour."""
        expires_at = now + COACH_MINUTES * 60_000
        for _ in range(TRIES):
            made = RoomCode(random_code(), room, FOR_COACH, expires_at)

            async def work(connection: AsyncConnection, made: RoomCode = made) -> None:
                values = {"code": made.code, "room": room, "role": FOR_COACH, "expires_at": expires_at}
                await connection.execute(insert(room_codes).values(**values))

            try:
                await self.store.write(work)
            except IntegrityError:
                continue
            return made
        raise RuntimeError("no code is free")

    async def find(self, text: str, now: int) -> RoomCode:
        """The code that somebody typed, while it is good."""
        code = read_code(text)
        if code is None:
            raise BadRequest(Message("a-code-has-eight-letters-and-numbers"), code="bad-code")
        async with self.store.reading() as connection:
            found = (await connection.execute(select(room_codes).where(room_codes.c.code == code))).one_or_none()
        if found is not None and found.ended_at is not None:
            raise NotFound(Message("that-code-was-ended"), code="code-ended")
        if found is None or found.expires_at <= now:
            raise NotFound(Message("no-room-has-that-code-now"), code="no-such-code")
        return RoomCode(found.code, found.room, found.role, found.expires_at)

    async def use_up(self, code: RoomCode, now: int) -> bool:
        """End a code that is good for once; whether it was still good."""
        ending = (
            update(room_codes)
            .where(room_codes.c.code == code.code, room_codes.c.ended_at.is_(None))
            .values(ended_at=now)
        )
        return bool((await self.store.write(lambda connection: connection.execute(ending))).rowcount)


def card_of(key: bytes, room: str, label: str, person: str) -> str:
    """What a login card says for one student: nobody can work it out without the server's key, and it is the same
    whenever it is printed."""
    secret = hmac.digest(key, f"forceout card 1:{room}:{label}:{person}".encode(), "sha256").hex()
    return f"{room}.{label}.{secret[:CARD_DIGITS]}"


def read_card(text: str) -> tuple[str, str] | None:
    """The room and the label on a card, whether or not it is a good one."""
    parts = text.strip().split(".")
    if len(text) > LONGEST_CARD or len(parts) != 3:
        return None
    return parts[0], parts[1]


def is_card(key: bytes, text: str, room: str, label: str, person: str) -> bool:
    """Whether a card is the one that was printed, in a time that tells nothing."""
    return hmac.compare_digest(card_of(key, room, label, person).encode(), text.strip().encode())
