"""Deleting whole matches and guests, with everything that hangs on them."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.store.schema import (
    attempts,
    desk_tables,
    events,
    join_codes,
    judge_codes,
    matches,
    noted_questions,
    offices,
    people,
    rated_matches,
    seated,
    seeds,
    sessions,
)

OF_MATCHES: Final = (
    events, seeds, attempts, join_codes, noted_questions, seated, judge_codes, offices, desk_tables,
    rated_matches,
)  # fmt: skip
"""What is kept of a match beside its row."""


async def delete_matches(connection: AsyncConnection, played: Sequence[str]) -> None:
    """Delete matches, with their logs and whatever was kept beside them."""
    for table in OF_MATCHES:
        await connection.execute(delete(table).where(table.c.match.in_(played)))
    await connection.execute(delete(matches).where(matches.c.id.in_(played)))


async def delete_people(connection: AsyncConnection, guests: Sequence[str]) -> None:
    """Delete guests and their sessions."""
    await connection.execute(delete(sessions).where(sessions.c.person.in_(guests)))
    await connection.execute(delete(seated).where(seated.c.person.in_(guests)))
    await connection.execute(delete(people).where(people.c.id.in_(guests)))
