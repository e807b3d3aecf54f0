"""Codes that let people in at a table: easy to read out, hard to guess, good until they are ended on purpose or nobody
has shown them for long (trust.md, promise 16)."""

import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.messages.message import Message
from forceout.service.errors import BadRequest, NotFound
from forceout.service.store.schema import join_codes, matches
from forceout.service.store.store import Store

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no I, L, O or U."""
LENGTH: Final = 8
TRIES: Final = 5
LONGEST_TEXT: Final = 40
READ_AS: Final = str.maketrans("OIL", "011", " -–—_.")


@dataclass(frozen=True, slots=True)
class JoinCode:
    """A code, the match that it opens, and until when."""

    code: str
    match: str
    expires_at: int
    ended: str | None = None
    """The code that this one has ended."""

    @property
    def shown(self) -> str:
        """How people see it."""
        return shown_code(self.code)


def shown_code(code: str) -> str:
    """A code in two halves, to be read aloud."""
    return f"{code[:4]}-{code[4:]}"


def random_code() -> str:
    """A code that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """The code that somebody typed, in whatever case, with or without its dash, O for 0 and I or L for 1."""
    if len(text) > LONGEST_TEXT:
        return None
    code = text.upper().translate(READ_AS)
    return code if len(code) == LENGTH and all(letter in ALPHABET for letter in code) else None


async def current_code(store: Store, match: str, now: int, minutes: int) -> JoinCode:
    """The code of a match, good for as long again; a new one where it has none."""
    return await _settled_code(store, match, now, minutes, is_ending=False)


async def new_code(store: Store, match: str, now: int, minutes: int) -> JoinCode:
    """Another code for a match; the one that it had before opens nothing any more, and is named."""
    return await _settled_code(store, match, now, minutes, is_ending=True)


async def _settled_code(store: Store, match: str, now: int, minutes: int, *, is_ending: bool) -> JoinCode:
    """The code that a match has, or one that nobody has yet."""
    expires_at = now + minutes * 60_000
    for _ in range(TRIES):
        code = random_code()

        async def work(connection: AsyncConnection, code: str = code) -> JoinCode:
            # Whoever makes codes for a match waits here for one another.
            this_match = select(matches.c.id).where(matches.c.id == match).with_for_update()
            if await connection.scalar(this_match) is None:
                raise NotFound(Message("there-is-no-such-table"))
            open_one = (join_codes.c.match == match, join_codes.c.ended_at.is_(None))
            before: str | None = await connection.scalar(select(join_codes.c.code).where(*open_one))
            if before is not None and not is_ending:
                await connection.execute(update(join_codes).where(*open_one).values(expires_at=expires_at))
                return JoinCode(before, match, expires_at)
            await connection.execute(update(join_codes).where(*open_one).values(ended_at=now))
            await connection.execute(insert(join_codes).values(code=code, match=match, expires_at=expires_at))
            return JoinCode(code, match, expires_at, before)

        try:
            return await store.write(work)
        except IntegrityError:
            continue
    raise RuntimeError("no code is free")


async def find_code(store: Store, text: str, now: int) -> JoinCode:
    """The code that somebody typed, while it is good."""
    code = read_code(text)
    if code is None:
        raise BadRequest(Message("a-code-has-eight-letters-and-numbers"), code="bad-code")
    async with store.reading() as connection:
        found = (await connection.execute(select(join_codes).where(join_codes.c.code == code))).one_or_none()
    if found is not None and found.ended_at is not None:
        raise NotFound(Message("that-code-was-ended"), code="code-ended")
    if found is None or found.expires_at <= now:
        raise NotFound(Message("no-table-has-that-code-now"), code="no-such-code")
    return JoinCode(found.code, found.match, found.expires_at)
