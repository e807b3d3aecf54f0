"""One heartbeat in the database, as one transaction (trust.md, promise 11)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.store.schema import gaps, heartbeats, served
from forceout.service.tables.gaps import Gap

AT_THE_START: Final = 1500
"""The milliseconds without any worker that are a gap for one that begins."""
ALIVE: Final = 3000
"""The milliseconds after which a worker that has not beaten is silent."""
KEPT: Final = 1000
"""How many of the latest gaps are read; a table that has not heard of older ones is long forgotten."""


@dataclass(frozen=True, slots=True)
class Beaten:
    """What a worker finds when it beats."""

    last: int
    """The latest heartbeat of any worker before this one."""
    is_alone: bool
    """Whether no other worker has been there meanwhile."""
    others: Mapping[str, int]
    """The last heartbeat of every other worker, by its own clock."""
    gaps: Sequence[Gap]
    served: Sequence[tuple[str, str, int]] = ()
    """Whose players came through whom, for the tables of workers that are silent."""


@dataclass(frozen=True, slots=True)
class Beat:
    """A heartbeat: that a worker can write, whom it serves, and the gap before it if there was one."""

    worker: str
    now: int
    running: int
    gap: Gap | None
    served: Mapping[str, int]
    served_before: Mapping[str, int] = field(default_factory=dict)
    seen: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Every other worker's heartbeat as it was last seen, and since when by the own clock: clocks may differ."""

    async def __call__(self, connection: AsyncConnection) -> Beaten:
        """Write it down; where nobody else was there, its gap is everybody's."""
        rows = await connection.execute(select(heartbeats.c.worker, heartbeats.c.wall))
        beats = {row.worker: int(row.wall) for row in rows}
        is_new = beats.pop(self.worker, None) is None
        last = max(beats.values(), default=0)
        gap, is_alone = self.gap, all(self.seen.get(one, (0, 0))[0] == wall for one, wall in beats.items())
        if is_new and self.gap is None:
            is_alone = bool(beats) and self.now - last > AT_THE_START
            gap = Gap(last, self.now) if is_alone else None
        if is_alone and gap is not None:
            await self._note_gap(connection, gap)
        if is_alone and is_new:
            # All of them are gone: nobody waits for those who came through them.
            await forget_workers(connection, list(beats))
            beats = {}
        await self._write(connection, is_new=is_new)
        await self._write_served(connection, {} if is_new else self.served_before)
        return Beaten(last, is_alone, beats, await _gaps(connection), await self._served(connection, beats))

    async def _note_gap(self, connection: AsyncConnection, gap: Gap) -> None:
        # Workers that begin in the same millisecond find the same gap, and neither sees the other's yet.
        once = text("INSERT INTO gaps (since, until) VALUES (:since, :until) ON CONFLICT DO NOTHING")
        if gap.until > gap.since:
            await connection.execute(once, {"since": gap.since, "until": gap.until})

    async def _write(self, connection: AsyncConnection, *, is_new: bool) -> None:
        values = {"wall": self.now, "running": self.running}
        if is_new:
            await connection.execute(insert(heartbeats).values(worker=self.worker, **values))
        else:
            await connection.execute(update(heartbeats).where(heartbeats.c.worker == self.worker).values(values))

    async def _write_served(self, connection: AsyncConnection, before: Mapping[str, int]) -> None:
        changed = {match for match, seats in self.served.items() if before.get(match) != seats}
        old = [match for match in before if match in changed or match not in self.served]
        if old:
            await connection.execute(delete(served).where(served.c.worker == self.worker, served.c.match.in_(old)))
        if changed:
            rows = [{"worker": self.worker, "match": match, "seats": self.served[match]} for match in sorted(changed)]
            await connection.execute(insert(served), rows)

    async def _served(self, connection: AsyncConnection, beats: Mapping[str, int]) -> Sequence[tuple[str, str, int]]:
        silent = [one for one, wall in beats.items() if is_silent(self.seen.get(one), wall, self.now)]
        if not silent:
            return ()
        theirs = select(served.c.match).where(served.c.worker.in_(silent))
        query = select(served.c.worker, served.c.match, served.c.seats).where(served.c.match.in_(theirs))
        return [(row.worker, row.match, row.seats) for row in await connection.execute(query)]


def is_silent(seen: tuple[int, int] | None, wall: int, now: int) -> bool:
    """Whether a worker's heartbeat has been the same for too long."""
    return seen is not None and seen[0] == wall and now - seen[1] > ALIVE


async def _gaps(connection: AsyncConnection) -> Sequence[Gap]:
    query = select(gaps.c.since, gaps.c.until).order_by(gaps.c.until.desc()).limit(KEPT)
    return [Gap(row.since, row.until) for row in await connection.execute(query)]


async def forget_workers(connection: AsyncConnection, workers: Sequence[str]) -> None:
    """Forget workers that are gone, and whom they served."""
    await connection.execute(delete(served).where(served.c.worker.in_(workers)))
    await connection.execute(delete(heartbeats).where(heartbeats.c.worker.in_(workers)))
