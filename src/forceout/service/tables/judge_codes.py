"""Codes that make somebody a judge: read out by a host or a director, typed in a browser, soon over (trust.md, promises
7 and 20)."""

import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.messages.message import Message
from forceout.service.errors import BadRequest, NotFound
from forceout.service.store.schema import judge_codes
from forceout.service.store.store import Store
from forceout.service.tables.join_codes import ALPHABET, LENGTH, TRIES, read_code


@dataclass(frozen=True, slots=True)
class JudgeCode:
    """A code, what it is for, who gave it, and until when it is good."""

    code: str
    by: str
    expires_at: int
    match: str | None = None
    """The table that it is for."""
    event: str | None = None
    """The event whose paper tables it is for."""

    @property
    def shown(self) -> str:
        """How people see it."""
        return f"{self.code[:4]}-{self.code[4:]}"


MILLISECONDS: Final = 60_000


async def new_judge_code(
    store: Store, by: str, now: int, minutes: int, *, match: str | None = None, event: str | None = None
) -> JudgeCode:
    """A new code of one giver for a table or an event; their codes before it make nobody a judge any more."""
    is_same = judge_codes.c.match == match if event is None else judge_codes.c.event == event
    for _ in range(TRIES):
        text = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        made = JudgeCode(text, by, now + minutes * MILLISECONDS, match, event)

        async def work(connection: AsyncConnection, made: JudgeCode = made) -> None:
            await connection.execute(delete(judge_codes).where(is_same, judge_codes.c.by == by))
            row = {"code": made.code, "match": match, "event": event, "by": by, "expires_at": made.expires_at}
            await connection.execute(insert(judge_codes).values(row))

        try:
            await store.write(work)
        except IntegrityError:
            continue
        return made
    raise RuntimeError("no code is free")


async def find_judge_code(store: Store, text: str, now: int) -> JudgeCode:
    """The code that somebody typed, while it is good."""
    code = read_code(text)
    if code is None:
        raise BadRequest(Message("a-code-has-eight-letters-and-numbers"), code="bad-code")
    async with store.reading() as connection:
        found = (await connection.execute(select(judge_codes).where(judge_codes.c.code == code))).one_or_none()
    if found is None or found.expires_at <= now:
        raise NotFound(Message("no-judge-has-that-code-now"), code="no-such-code")
    return JudgeCode(found.code, found.by, found.expires_at, found.match, found.event)
