"""The rooms that a worker has at hand: folded from their logs, kept as a cache and nothing more."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final
from weakref import WeakValueDictionary

from forceout.messages.message import Message
from forceout.service.errors import NotFound
from forceout.service.rooms.authority import OUTSIDE, role_in
from forceout.service.rooms.fold import after_body, fold_events
from forceout.service.rooms.log import RoomLog
from forceout.service.rooms.member import Member
from forceout.service.rooms.room import Room
from forceout.service.store.events import Draft, chained
from forceout.service.store.store import Store

CHANNEL: Final = "room."
"""What news of a room are called in the fan-out, so that nobody takes it for a table."""
DAY: Final = 86_400_000
KEPT_DAYS: Final = 28
"""How long everything of a room is kept after the last thing that was done in it."""
KEPT_FOR: Final = KEPT_DAYS * DAY
MOST_KEPT: Final = 200


def kept_until_of(room: Room) -> int:
    """When everything of a room is deleted, as its row says."""
    return room.at + KEPT_FOR


class KeptRooms:
    """Rooms as one worker sees them; what changes one appends to its log."""

    def __init__(self, store: Store, clock: Callable[[], int], publish: Callable[[str, int], Awaitable[None]]) -> None:
        self.store = store
        self.clock = clock
        self.publish = publish
        self.log = RoomLog(store)
        self._kept: OrderedDict[str, Room] = OrderedDict()
        self._labels: dict[str, tuple[int, dict[str, str]]] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, name: str) -> asyncio.Lock:
        """What a worker holds while it changes a room; the database decides between workers."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock

    async def find(self, name: str) -> Room:
        """A room as it is now; raises NotFound."""
        known = self._kept.get(name)
        gained = await self.log.after(name, 0 if known is None else known.seq)
        room = fold_events(name, known, gained)
        if room is None:
            raise NotFound(Message("there-is-no-such-room"))
        return self.keep(room)

    def at_hand(self, name: str) -> Room | None:
        """A room as this worker has it."""
        return self._kept.get(name)

    def keep(self, room: Room) -> Room:
        known = self._kept.get(room.id)
        if known is not None and known.seq >= room.seq:
            return known
        self._kept[room.id] = room
        self._kept.move_to_end(room.id)
        while len(self._kept) > MOST_KEPT:
            self.forget(next(iter(self._kept)))
        return room

    def forget(self, name: str) -> None:
        """Let go of a room."""
        self._kept.pop(name, None)
        self._labels.pop(name, None)

    def forget_labels(self, name: str) -> None:
        """Ask anew who is behind the labels of a room."""
        self._labels.pop(name, None)

    async def labels(self, room: Room) -> dict[str, str]:
        """Who is behind the labels of a room."""
        known = self._labels.get(room.id)
        if known is not None and known[0] == room.seq:
            return known[1]
        found = await self.log.people(room.id)
        self._labels[room.id] = (room.seq, found)
        return found

    async def member(self, name: str, person: str | None) -> tuple[Room, Member]:
        """A room and somebody in it; who has nothing to do with it learns nothing of it."""
        room = await self.find(name)
        return room, await self.member_of(room, person)

    async def member_of(self, room: Room, person: str | None) -> Member:
        """Somebody in a room as it is known; raises NotFound."""
        labels = await self.labels(room)
        label = next((one for one, who in labels.items() if who == person), None)
        role = role_in(room, label)
        if person is None or label is None or role == OUTSIDE:
            raise NotFound(Message("there-is-no-such-room"))
        return Member(room.id, person, label, role)

    async def of_person(self, person: str) -> list[tuple[Room, str, str]]:
        """The rooms of somebody, each with their label and role, the latest first."""
        found = []
        for name, label in await self.log.rooms_of(person):
            room = await self.find(name)
            role = role_in(room, label)
            if role != OUTSIDE:
                found.append((room, label, role))
        return found

    async def append(
        self,
        room: Room,
        bodies: Sequence[Mapping[str, Any]],
        key: str | None,
        newcomer: Mapping[str, Any] | None = None,
    ) -> Room:
        """Append, commit, publish; raises Conflict when the log ends elsewhere."""
        now = max(room.at, self.clock())
        drafts = [Draft(body, now, now, key if place == 0 else None) for place, body in enumerate(bodies)]
        made = chained(room.id, room.seq, room.head_hash, drafts)
        after = room
        for body in bodies:
            after = after_body(after, room.id, body, now)
        after = replace(after, seq=made[-1].seq, head_hash=made[-1].hash, at=made[-1].at)

        # A sender who hangs up does not keep what is being written from being known here and told to others.
        async def work() -> None:
            await self.log.append(room.id, room.seq, made, now + KEPT_FOR, newcomer)
            self.keep(after)
            await self.publish(f"{CHANNEL}{room.id}", after.seq)

        commit = asyncio.ensure_future(work())
        commit.add_done_callback(lambda done: None if done.cancelled() else done.exception() and None)
        await asyncio.shield(commit)
        return after
