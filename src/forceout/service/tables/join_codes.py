"""Codes that let people in at a table: easy to read out, hard to guess, and soon over (trust.md, promise 16)."""

import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select
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

    @property
    def shown(self) -> str:
        """How people see it."""
        return f"{self.code[:4]}-{self.code[4:]}"


def read_code(text: str) -> str | None:
    """The code that somebody typed, in whatever case, with or without its dash, O for 0 and I or L for 1."""
    if len(text) > LONGEST_TEXT:
        return None
    code = text.upper().translate(READ_AS)
    return code if len(code) == LENGTH and all(letter in ALPHABET for letter in code) else None


async def new_code(store: Store, match: str, now: int, minutes: int) -> JoinCode:
    """A new code for a match; the codes that it had before open nothing any more."""
    for _ in range(TRIES):
        made = JoinCode("".join(secrets.choice(ALPHABET) for _ in range(LENGTH)), match, now + minutes * 60_000)

        async def work(connection: AsyncConnection, made: JoinCode = made) -> None:
            if await connection.scalar(select(matches.c.id).where(matches.c.id == match)) is None:
                raise NotFound(Message("there-is-no-such-table"))
            await connection.execute(delete(join_codes).where(join_codes.c.match == match))
            await connection.execute(insert(join_codes).values(code=made.code, match=match, expires_at=made.expires_at))

        try:
            await store.write(work)
        except IntegrityError:
            continue
        return made
    raise RuntimeError("no code is free")


async def find_code(store: Store, text: str, now: int) -> JoinCode:
    """The code that somebody typed, while it is good."""
    code = read_code(text)
    if code is None:
        raise BadRequest(Message("a-code-has-eight-letters-and-numbers"), code="bad-code")
    async with store.reading() as connection:
        found = (await connection.execute(select(join_codes).where(join_codes.c.code == code))).one_or_none()
    if found is None or found.expires_at <= now:
        raise NotFound(Message("no-table-has-that-code-now"), code="no-such-code")
    return JoinCode(found.code, found.match, found.expires_at)
