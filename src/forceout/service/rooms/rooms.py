"""Rooms that last: folded from their logs, changed by appending, any worker (architecture, principle 6).

What a room decides about its tables is done to the tables afterwards (`settling.py`), by whoever comes there first; so
nothing is lost where a worker dies between the two.
"""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from random import SystemRandom
from typing import Any, Final

import msgspec

from forceout.messages.message import Message
from forceout.service.errors import KeyReused, NotFound, Stale, TooMany
from forceout.service.people.people import People, Person
from forceout.service.rooms import acts as do
from forceout.service.rooms.authority import COACH, require, role_in
from forceout.service.rooms.codes import Codes
from forceout.service.rooms.door import Door
from forceout.service.rooms.fold import fold_events
from forceout.service.rooms.kept_rooms import CHANNEL, DAY, KEPT_DAYS, KeptRooms
from forceout.service.rooms.member import Member, Receipt
from forceout.service.rooms.moments import KeptMoments
from forceout.service.rooms.plans import PLANS, refuse
from forceout.service.rooms.report import Reports
from forceout.service.rooms.room import (
    INSIDE,
    MOST_LESSONS,
    MOST_TABLES,
    Room,
)
from forceout.service.rooms.seating import tables_of
from forceout.service.rooms.set_shakes import has_finished, verified_shake
from forceout.service.rooms.settling import Settling
from forceout.service.store.events import Draft, Event, canonical
from forceout.service.store.log import Conflict
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.hosting import ID_LENGTH, ID_LETTERS, Matches

MOST_OF_PERSON: Final = 10
"""Rooms that one coach may have at a time."""
TRIES: Final = 8
DELETED: Final = 0
"""The number in the news that says that a room is gone."""


class Rooms(KeptRooms):
    """The rooms of the service, as one worker sees them."""

    def __init__(
        self,
        people: People,
        matches: Matches,
        clock: Callable[[], int],
        publish: Callable[[str, int], Awaitable[None]],
    ) -> None:
        super().__init__(people.store, clock, publish)
        self.people = people
        self.codes = Codes(self.store)
        self.door = Door(self, people, self.codes)
        self.settling = Settling(matches)
        self.reports = Reports(self.store, matches.tables)
        self.moments = KeptMoments()

    async def open(self, person: str) -> Room:
        """A new room, whose coach is who opened it."""
        mine = [role for _, _, role in await self.of_person(person) if role == COACH]
        if len(mine) >= MOST_OF_PERSON:
            raise TooMany(Message("you-have-very-many-rooms", most=MOST_OF_PERSON), code="too-many-rooms")
        name, now = secrets.token_hex(6), self.clock()
        settled = PLANS[do.Settle](Room(name, now, {}), do.AT_FIRST, "C1")[0]
        body = {"kind": "opened", "by": "C1", "settings": settled["settings"]}
        founder = {"person": person, "role": COACH, "label": "C1", "joined_at": now}
        made = await self.log.create(name, [Draft(body, now, now)], now + KEPT_DAYS * DAY, founder)
        room = fold_events(name, None, made)
        assert room is not None
        return self.keep(room)

    async def join(self, text: str, person: Person) -> tuple[Room, Member]:
        """Come to the door that a code is for, or in where it is open."""
        room, member = await self.door.join(text, person)
        if member.role == COACH:
            await self.settle(room)
        return room, member

    # Doing.

    async def act(self, member: Member, act: do.Act, key: str) -> Receipt:
        """Do something in a room: it is durable when this returns. The same key again is the same receipt."""
        own_key = f"{member.label}:{key}"
        asked = sha256(canonical(msgspec.to_builtins(act)).encode()).hexdigest()[:16]
        async with self.lock(member.room):
            for _ in range(TRIES):
                room = await self.find(member.room)
                require(f"act:{do.name_of(act)}", role_in(room, member.label))
                before = await self.log.by_key(member.room, own_key)
                if before is not None:
                    return _repeated(before, asked)
                bodies = self._planned(room, act, member.label)
                if not bodies:
                    return Receipt(room.seq, room.at, is_repeated=False)
                bodies = [{**bodies[0], "asked": asked, "by": member.label}, *bodies[1:]]
                try:
                    after = await self.append(room, bodies, own_key)
                except Conflict:
                    continue
                break
            else:
                raise Stale(room.seq)
        if isinstance(act, do.Rename):
            await self._rename_student(after, act.student)
        await self.settle(after, is_resuming=isinstance(act, do.Resume))
        return Receipt(after.seq, after.at, is_repeated=False)

    def _planned(self, room: Room, act: do.Act, by: str) -> Sequence[dict[str, Any]]:
        if isinstance(act, do.Begin):
            return self._begun(room)
        if isinstance(act, do.Deal):
            if not room.is_on:
                raise refuse(Message("no-lesson-goes-on"), "no-lesson")
            cubes, cards = verified_shake(room.settings, act.cubes, act.cards, SystemRandom())
            return [{"kind": "dealt", "cubes": list(cubes), "cards": list(cards)}]
        return PLANS[type(act)](room, act, by)

    def _begun(self, room: Room) -> list[dict[str, Any]]:
        """A lesson: everybody who is inside sits down."""
        labels = [one.label for one in room.students_in(INSIDE)]
        if not labels:
            raise refuse(Message("nobody-is-in-the-room-yet"), "nobody-inside")
        if room.lesson >= MOST_LESSONS:
            raise refuse(Message("a-room-has-at-most-so-many-lessons", most=MOST_LESSONS), "too-many-lessons")
        dice = SystemRandom()
        seated = tables_of(labels, int(room.settings["seats"]), room.plan, dice)
        if len(seated) > MOST_TABLES:
            raise refuse(Message("a-room-has-at-most-so-many-tables", most=MOST_TABLES), "too-many-tables")
        bodies: list[dict[str, Any]] = [
            {"kind": "began", "tables": [{"match": new_match(), "students": one} for one in seated]}
        ]
        if room.has_same_shake:
            cubes, cards = verified_shake(room.settings, None, None, dice)
            bodies.append({"kind": "dealt", "cubes": list(cubes), "cards": list(cards)})
        return bodies

    async def _rename_student(self, room: Room, label: str) -> None:
        labels = await self.labels(room)
        person = await self.people.find(labels.get(label, ""))
        if person is not None:
            await self.door.give_nickname(room, labels, person)

    async def settle(self, room: Room, *, is_resuming: bool = False) -> None:
        """Do to the tables what the room has decided, as far as it is not done yet."""
        await self.settling.settle(room, await self.labels(room), is_resuming=is_resuming)

    async def is_sealed(self, live: LiveTable) -> bool:
        """Whether a table has played a shake that others of its room still play: nobody looks back at it before the
        last of them has finished, or the coach has opened it."""
        if live.room is None or not live.set_shakes:
            return False
        try:
            room = await self.find(live.room)
        except NotFound:
            return False
        for deal in room.dealt:
            is_waiting = not deal.is_open and deal.lesson == room.lesson and room.is_on
            if is_waiting and deal.number in live.set_shakes.values():
                for table in room.tables_now:
                    if not has_finished(await self.settling.matches.tables.find(table.match), deal):
                        return True
        return False

    async def is_student(self, person: str) -> bool:
        """Whether somebody is in a room as a student, or waits at its door."""
        return any(role != COACH for _, _, role in await self.of_person(person))

    # Going.

    async def delete(self, room: Room) -> None:
        """Delete everything of a room, at once."""
        async with self.lock(room.id):
            played = [one.match for one in room.tables]
            await self.log.delete(room.id, played, [one.code for one in room.given])
            self._gone(room.id, played)
        self.people.forget_remembered()
        await self.publish(f"{CHANNEL}{room.id}", DELETED)

    def _gone(self, name: str, played: Sequence[str]) -> None:
        self.forget(name)
        for match in played:
            self.settling.matches.tables.forget(match)

    def heard(self, name: str, seq: int) -> None:
        """Let go of a room that was deleted through another worker."""
        if seq == DELETED and (room := self._kept.get(name)) is not None:
            self._gone(name, [one.match for one in room.tables])

    async def sweep(self) -> int:
        """Delete the rooms whose day has come."""
        due = await self.log.due(self.clock(), 20)
        for name in due:
            try:
                await self.delete(await self.find(name))
            except NotFound:
                self.forget(name)
        return len(due)


def new_match() -> str:
    """The name of a match that nobody finds by trying."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def _repeated(before: Event, asked: str) -> Receipt:
    """The receipt of an act that is in the log already; another act under its key is refused."""
    if before.body.get("asked") != asked:
        raise KeyReused(Message("that-key-was-used-for-something-else"))
    return Receipt(before.seq, before.at, is_repeated=True)
