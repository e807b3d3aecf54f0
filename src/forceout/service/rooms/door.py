"""The door of a room: who comes in by which code, as what, and by what name."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.messages.message import Message
from forceout.service.errors import NotAllowed, NotFound, Stale, TooMany
from forceout.service.people.nicknames import friendly_nickname, is_alike
from forceout.service.people.people import People, Person, Secrets, SessionInfo, new_secrets
from forceout.service.rooms.authority import AT_DOOR, COACH, OUTSIDE, STUDENT, role_in
from forceout.service.rooms.codes import FOR_COACH, Codes, RoomCode, is_card, read_card
from forceout.service.rooms.kept_rooms import KeptRooms
from forceout.service.rooms.member import Member
from forceout.service.rooms.plans import free_places
from forceout.service.rooms.room import DOOR, MOST_AT_DOOR, MOST_COACHES, MOST_LABELS, Room
from forceout.service.store.log import Conflict
from forceout.service.store.schema import sessions

TRIES: Final = 8
NAME_TRIES: Final = 60


class Door:
    """Who comes in, and how."""

    def __init__(self, rooms: KeptRooms, people: People, codes: Codes) -> None:
        self.rooms = rooms
        self.people = people
        self.codes = codes
        self.card_key = b""
        """What login cards are made with; the same for every worker."""

    async def join(self, text: str, person: Person) -> tuple[Room, Member]:
        """Come to the door that a code is for, or in where it is open; the second time it is the same."""
        code = await self.codes.find(text, self.rooms.clock())
        if code.role == FOR_COACH:
            return await self._join_as_coach(code, person)
        async with self.rooms.lock(code.room):
            for _ in range(TRIES):
                room = await self.rooms.find(code.room)
                labels = await self.rooms.labels(room)
                label = next((one for one, who in labels.items() if who == person.id), None)
                role = role_in(room, label)
                if label is not None and role != OUTSIDE:
                    return room, Member(room.id, person.id, label, role)
                self._verify_door(room)
                is_new = label is None
                label = label or room.next_label("S")
                if is_new:
                    await self.give_nickname(room, labels, person)
                bodies: list[dict[str, Any]] = [{"kind": "asked", "student": label}]
                if not room.is_approved and free_places(room):
                    bodies.append({"kind": "came", "students": [label]})
                newcomer = {"person": person.id, "role": "student", "label": label, "joined_at": self.rooms.clock()}
                try:
                    after = await self.rooms.append(room, bodies, None, newcomer if is_new else None)
                except Conflict:
                    continue
                self.rooms.forget_labels(room.id)
                return after, Member(room.id, person.id, label, role_in(after, label))
        raise Stale(room.seq)

    def _verify_door(self, room: Room) -> None:
        if room.is_locked:
            raise NotAllowed(Message("the-coach-has-locked-the-room"), code="room-locked")
        if len(room.students_in(DOOR)) >= MOST_AT_DOOR or len(room.students) >= MOST_LABELS:
            raise TooMany(Message("very-many-wait-at-the-door"), code="door-full")

    async def _join_as_coach(self, code: RoomCode, person: Person) -> tuple[Room, Member]:
        async with self.rooms.lock(code.room):
            room = await self.rooms.find(code.room)
            labels = await self.rooms.labels(room)
            if person.id in labels.values():
                raise NotAllowed(Message("you-are-in-this-room-already"), code="in-the-room")
            if len(room.coaches) >= MOST_COACHES:
                raise TooMany(Message("a-room-has-at-most-so-many-coaches", most=MOST_COACHES), code="too-many-coaches")
            if not await self.codes.use_up(code, self.rooms.clock()):
                raise NotFound(Message("that-code-was-ended"), code="code-ended")
            label = room.next_label("C")
            newcomer = {"person": person.id, "role": COACH, "label": label, "joined_at": self.rooms.clock()}
            try:
                after = await self.rooms.append(room, [{"kind": "coached", "coach": label}], None, newcomer)
            except Conflict:
                raise Stale(room.seq) from None
            self.rooms.forget_labels(room.id)
        return after, Member(room.id, person.id, label, COACH)

    async def use_card(self, card: str, session: SessionInfo | None) -> tuple[Person, Secrets]:
        """A new session for the student whose card it is; the one that this browser had is over."""
        unknown = NotFound(Message("that-card-opens-nothing"), code="no-such-card")
        read = read_card(card)
        if read is None:
            raise unknown
        try:
            room = await self.rooms.find(read[0])
        except NotFound:
            raise unknown from None
        found = (await self.rooms.labels(room)).get(read[1])
        is_good = found is not None and is_card(self.card_key, card, room.id, read[1], found)
        person = await self.people.find(found) if is_good and found is not None else None
        if person is None or role_in(room, read[1]) not in (STUDENT, AT_DOOR):
            raise unknown
        made, now = new_secrets(), self.rooms.clock()

        async def work(connection: AsyncConnection) -> None:
            if session is not None:
                await connection.execute(delete(sessions).where(sessions.c.token_hash == session.token_hash))
            await self.people.add_session(connection, person.id, made, now)

        await self.rooms.store.write(work)
        self.people.forget_remembered()
        return person, made

    async def give_nickname(self, room: Room, labels: Mapping[str, str], person: Person) -> None:
        """Call somebody by a name that nobody chose, and that nobody in the room has."""
        taken = (await self.people.names(labels.values())).values()
        if self.people.settings.nickname_policy == "numbered":
            await self.people.rename(person, "")
            return
        for _ in range(NAME_TRIES):
            name = friendly_nickname()
            if not any(is_alike(name, other) for other in taken):
                break
        await self.people.rename(person, name)
