"""News of rooms: each coach the grid, each student their own place; woken when the room or one of its tables changes.

As with tables a stream has no queue: it is sent the room as it is now, so whoever is slow gets fewer messages.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final

import structlog

from forceout.service.errors import NotFound, StoreIsDown
from forceout.service.rooms.authority import COACH
from forceout.service.rooms.kept_rooms import kept_until_of
from forceout.service.rooms.member import Member
from forceout.service.rooms.room import Room
from forceout.service.rooms.rooms import DELETED
from forceout.service.rooms.view_shapes import CoachRoom, StudentRoom
from forceout.service.rooms.views import coach_view, student_view
from forceout.service.service import Service
from forceout.service.tables.fold import LiveTable
from forceout.web.json import encoded
from forceout.web.live.followers import Follower
from forceout.web.live.hub import Hub

GATHER: Final = 0.04
"""Seconds for which what happens at the tables is gathered into one message."""
LOOK_EVERY: Final = 5.0
"""Seconds after which a grid is made anew although nothing was heard: who is here may have changed."""
PING_EVERY: Final = 15.0


class RoomChannel:
    """A room that somebody of this worker follows."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.followers: set[Follower] = set()
        self.version = 0
        self.is_refreshing = False
        self.is_stale = False
        """Whether the room itself has changed since it was read; news of a table alone need no look at its log."""

    @property
    def matches(self) -> frozenset[str]:
        """The tables whose news are news of the room."""
        return frozenset(one.match for one in self.room.tables_now)


class RoomHub:
    """All streams to rooms of one worker."""

    def __init__(self, service: Service, hub: Hub) -> None:
        self.service = service
        self.hub = hub
        self.channels: dict[str, RoomChannel] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._log = structlog.get_logger("rooms")
        service.on_change(self.heard_table)
        service.on_room(self.heard_room)

    async def close(self) -> None:
        """Say goodbye to everybody, and stop."""
        for channel in self.channels.values():
            for follower in channel.followers:
                follower.end("stopping")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # News.

    def heard_table(self, match: str, seq: int) -> None:
        """Take note that a table has changed."""
        if self.channels and "/" not in match:
            for channel in self.channels.values():
                if match in channel.matches:
                    self._refresh_soon(channel)

    def heard_room(self, name: str, seq: int) -> None:
        """Take note that a room has changed, or that it is gone."""
        channel = self.channels.get(name)
        if channel is None:
            return
        if seq == DELETED:
            for follower in channel.followers:
                follower.end("gone")
        else:
            channel.is_stale = True
            self._refresh_soon(channel)

    def _refresh_soon(self, channel: RoomChannel) -> None:
        if channel.is_refreshing:
            return
        channel.is_refreshing = True
        task = asyncio.get_running_loop().create_task(self._refresh(channel))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _refresh(self, channel: RoomChannel) -> None:
        await asyncio.sleep(GATHER)
        # Whatever is heard from here on is for the next time.
        channel.is_refreshing = False
        if not await self._is_read(channel):
            return
        channel.version += 1
        for follower in channel.followers:
            follower.wake.set()

    async def _is_read(self, channel: RoomChannel) -> bool:
        """Read a room anew where it has changed; whether it is known as it is now."""
        if not channel.is_stale:
            return True
        channel.is_stale = False
        try:
            channel.room = await self.service.rooms.find(channel.room.id)
        except NotFound:
            for follower in channel.followers:
                follower.end("gone")
            return False
        except StoreIsDown:
            self._log.warning("the store is down")
            channel.is_stale = True
            return False
        return True

    # What is sent.

    async def view(self, room: Room, member: Member) -> CoachRoom | StudentRoom:
        """A room as one of its people sees it now."""
        service = self.service
        kept_until = kept_until_of(room)
        labels = await service.rooms.labels(room)
        now = service.clock()
        if member.role != COACH:
            name = (await service.people.names([member.person]))[member.person]
            table = room.table_of(member.label)
            live = None if table is None else (await self._tables(room, table.match)).get(table.match)
            return student_view(room, member, name, live, kept_until, now)
        names = await service.people.names(labels.values())
        tables = await self._tables(room, *(one.match for one in room.tables_now))
        return coach_view(room, member, labels, names, tables, kept_until, now, self._is_here)

    async def _tables(self, room: Room, *matches: str) -> dict[str, LiveTable]:
        """Tables of a room as they are now; where a worker died before it had laid them, they are laid here."""
        found = {match: live for match in matches if (live := await self._table(match)) is not None}
        if len(found) < len(matches) and room.is_on:
            await self.service.rooms.settle(room)
            found = {match: live for match in matches if (live := await self._table(match)) is not None}
        return found

    async def _table(self, match: str) -> LiveTable | None:
        with suppress(NotFound):
            return await self.service.tables.find(match)
        return None

    def _is_here(self, match: str, seat: str) -> bool:
        return self.hub.presence.is_anybody_at(match) and self.hub.presence.away_since(match, seat) is None

    async def follow(self, follower: Follower, room: Room) -> RoomChannel:
        """Begin to follow a room; raises TooMany over the caps."""
        self.hub.count_in(follower)
        channel = self.channels.setdefault(room.id, RoomChannel(room))
        channel.followers.add(follower)
        return channel

    def leave(self, follower: Follower, channel: RoomChannel) -> None:
        """Stop following."""
        channel.followers.discard(follower)
        self.hub.count_out(follower)
        if not channel.followers:
            self.channels.pop(channel.room.id, None)

    async def messages(self, channel: RoomChannel, follower: Follower) -> AsyncIterator[str]:
        """The room as it is, again whenever it has changed; an empty text where nothing has for a while."""
        sent: Any = None
        version = -1
        while follower.why is None:
            follower.wake.clear()
            if version != channel.version:
                version = channel.version
                # A browser that hangs up does not cut off what is being read from the database.
                reading = asyncio.get_running_loop().create_task(self._text(channel, follower))
                self._tasks.add(reading)
                reading.add_done_callback(self._tasks.discard)
                text, told = await asyncio.shield(reading)
                if text is None:
                    follower.end("gone")
                elif told != sent:
                    sent = told
                    yield text
                continue
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await follower.wake.wait()
            except TimeoutError:
                # News that was lost on the way from another worker is found here.
                channel.is_stale = channel.is_stale or not self.service.store.is_sqlite
                await self._is_read(channel)
                version = -1
                yield ""
        yield encoded({"type": "bye", "why": follower.why})

    async def _text(self, channel: RoomChannel, follower: Follower) -> tuple[str | None, Any]:
        """What a stream is told of its room, and the part of it that is news."""
        try:
            room = channel.room
            seen = await self.view(room, await self.service.rooms.member_of(room, follower.person))
        except NotFound:
            return None, None
        told = {name: value for name, value in seen.items() if name != "now"}
        return encoded({"type": "room", "room": seen}), encoded(told)
