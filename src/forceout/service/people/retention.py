"""Deleting what is older than the operator's limits, a little at a time (trust.md, promise 16)."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Select, Table, and_, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.people.people import DAY
from forceout.service.people.sign_in_failures import LASTS as FAILURES_LAST
from forceout.service.settings import Settings
from forceout.service.store.deleting import delete_matches
from forceout.service.store.schema import (
    device_codes,
    join_codes,
    judge_codes,
    matches,
    people,
    practice_sets,
    seated,
    sessions,
    sign_in_failures,
)
from forceout.service.store.store import Store

MATCHES_AT_ONCE: Final = 20
"""A match has hundreds of events, and everybody waits while they go."""
ROWS_AT_ONCE: Final = 200
FINISHED: Final = ("over", "abandoned")
NOT_BEGUN: Final = "waiting"
GRACE_DAYS: Final = 30
"""A match that nobody finished is kept so much longer."""
EMPTY_FOR: Final = 7 * DAY
"""How long a table is kept whose match has not begun, after the last thing that happened there."""
CODES_TOLD_FOR: Final = DAY
"""How long a code that opens nothing any more is kept, so that whoever types it is told so."""


@dataclass(frozen=True, slots=True)
class Swept:
    """How much one sweep deleted, and whether there may be more."""

    matches: int
    guests: int
    sessions: int
    codes: int

    @property
    def is_all(self) -> bool:
        """Whether nothing is left for another sweep now."""
        rows = (self.guests, self.sessions, self.codes)
        return self.matches < MATCHES_AT_ONCE and all(count < ROWS_AT_ONCE for count in rows)


async def sweep(store: Store, settings: Settings, now: int) -> Swept:
    """Delete one batch of everything that is over its limit; call again until `is_all`."""

    async def codes_and_sessions(connection: AsyncConnection) -> tuple[int, int]:
        old_codes = await _delete_some(
            connection, join_codes, join_codes.c.code, join_codes.c.expires_at <= now - CODES_TOLD_FOR
        )
        await _delete_some(connection, judge_codes, judge_codes.c.code, judge_codes.c.expires_at <= now)
        old_sessions = await _delete_some(connection, sessions, sessions.c.token_hash, sessions.c.expires_at <= now)
        codes = device_codes.c
        await _delete_some(connection, device_codes, codes.code_hash, codes.expires_at <= now)
        sets = practice_sets.c
        await _delete_some(connection, practice_sets, sets.code, sets.expires_at <= now)
        failures = sign_in_failures.c
        await _delete_some(connection, sign_in_failures, failures.id, failures.at <= now - FAILURES_LAST)
        return old_codes, old_sessions

    async def guests(connection: AsyncConnection) -> int:
        limit = now - settings.guest_days * DAY
        is_idle = and_(people.c.account.is_(None), people.c.seen_at < limit)
        idle = await _some(connection, select(people.c.id).where(is_idle), ROWS_AT_ONCE)
        await connection.execute(delete(seated).where(seated.c.person.in_(idle)))
        await connection.execute(delete(people).where(people.c.id.in_(idle)))
        return len(idle)

    async def old_matches(connection: AsyncConnection) -> int:
        limit = now - settings.retention_days * DAY
        is_over = and_(matches.c.status.in_(FINISHED), matches.c.changed_at < limit)
        is_empty = and_(matches.c.status == NOT_BEGUN, matches.c.changed_at < now - EMPTY_FOR)
        is_old = or_(is_over, is_empty, matches.c.changed_at < limit - GRACE_DAYS * DAY)
        found = await _some(connection, select(matches.c.id).where(is_old), MATCHES_AT_ONCE)
        await delete_matches(connection, found)
        return len(found)

    code_count, session_count = await store.write(codes_and_sessions)
    return Swept(await store.write(old_matches), await store.write(guests), session_count, code_count)


async def _some(connection: AsyncConnection, wanted: Select[str], most: int) -> list[str]:
    # Workers that sweep at the same moment each take other rows.
    return list((await connection.scalars(wanted.limit(most).with_for_update(skip_locked=True))).all())


async def _delete_some(
    connection: AsyncConnection, table: Table, key: ColumnElement[str], is_old: ColumnElement[bool]
) -> int:
    found = await _some(connection, select(key).where(is_old), ROWS_AT_ONCE)
    await connection.execute(delete(table).where(key.in_(found)))
    return len(found)
