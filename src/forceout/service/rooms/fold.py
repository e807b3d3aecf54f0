"""The fold of a room's log: each kind of event, and what it makes of the room; pure, like a table's."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from forceout.service.rooms.room import DOOR, GONE, INSIDE, Dealt, Given, Room, RoomTable, Student
from forceout.service.store.events import Event

Body = Mapping[str, Any]
Fold = Callable[[Room, Body, int], Room]


def fold_events(name: str, room: Room | None, events: Iterable[Event]) -> Room | None:
    """A room after more events."""
    for event in events:
        body = event.said.body
        room = opened(name, body, event.at) if room is None else KINDS[body["kind"]](room, body, event.at)
        room = replace(room, seq=event.seq, head_hash=event.hash, at=event.at)
    return room


def after_body(room: Room | None, name: str, body: Body, at: int) -> Room:
    """A room after one more body, which is not in the log yet."""
    return opened(name, body, at) if room is None else KINDS[body["kind"]](room, body, at)


def opened(name: str, body: Body, at: int) -> Room:
    """The room that its first event opens."""
    return Room(name, at, body["settings"], coaches=(body["by"],), at=at)


def _coached(room: Room, body: Body, at: int) -> Room:
    return replace(room, coaches=(*room.coaches, body["coach"]))


def _asked(room: Room, body: Body, at: int) -> Room:
    return _with(room, Student(body["student"], DOOR, at))


def _came(room: Room, body: Body, at: int) -> Room:
    for label in body["students"]:
        room = _with(room, Student(label, INSIDE, at))
    return room


def _went(room: Room, body: Body, at: int) -> Room:
    for label in body["students"]:
        room = _with(room, Student(label, GONE, at))
        room = replace(
            room,
            tables=tuple(_without(one, label) if one.lesson == room.lesson else one for one in room.tables),
            plan=tuple(found for one in room.plan if (found := tuple(each for each in one if each != label))),
        )
    return room


def _with(room: Room, student: Student) -> Room:
    return replace(room, students={**room.students, student.label: student})


def _without(table: RoomTable, label: str) -> RoomTable:
    return replace(table, students=tuple("" if one == label else one for one in table.students))


def _renamed(room: Room, body: Body, at: int) -> Room:
    return room


def _approval(room: Room, body: Body, at: int) -> Room:
    return replace(room, is_approved=body["on"])


def _locked(room: Room, body: Body, at: int) -> Room:
    return replace(room, is_locked=body["on"])


def _settled(room: Room, body: Body, at: int) -> Room:
    return replace(room, settings=body["settings"], has_same_shake=body["same"])


def _arranged(room: Room, body: Body, at: int) -> Room:
    return replace(room, plan=tuple(tuple(one) for one in body["tables"]))


def _began(room: Room, body: Body, at: int) -> Room:
    lesson = room.lesson + 1
    laid = tuple(
        RoomTable(number, one["match"], tuple(one["students"]), lesson) for number, one in enumerate(body["tables"], 1)
    )
    begun = replace(room, lesson=lesson, began_at=at, ended_at=None, tables=(*room.tables, *laid), plan=())
    return replace(_hands_down(begun), is_paused=False, shown=None, moment=None)


def _moved(room: Room, body: Body, at: int) -> Room:
    label, number = body["student"], body["table"]
    tables = tuple(_without(one, label) if one.lesson == room.lesson else one for one in room.tables)
    if number is not None:
        tables = tuple(
            _seated(one, label, body["seat"]) if (one.lesson, one.number) == (room.lesson, number) else one
            for one in tables
        )
    return replace(room, tables=tables)


def _seated(table: RoomTable, label: str, seat: int) -> RoomTable:
    padded = (*table.students, "", "", "")[: max(seat + 1, len(table.students))]
    return replace(table, students=tuple(label if place == seat else one for place, one in enumerate(padded)))


def _paused(room: Room, body: Body, at: int) -> Room:
    return replace(room, is_paused=True)


def _resumed(room: Room, body: Body, at: int) -> Room:
    return replace(room, is_paused=False)


def _hand(room: Room, body: Body, at: int) -> Room:
    student = room.students[body["student"]]
    return _with(room, replace(student, hand_at=(student.hand_at or at) if body["up"] else None))


def _hands_down(room: Room) -> Room:
    return replace(room, students={label: replace(one, hand_at=None) for label, one in room.students.items()})


def _dealt(room: Room, body: Body, at: int) -> Room:
    made = Dealt(len(room.dealt) + 1, room.lesson, at, tuple(body["cubes"]), tuple(body["cards"]))
    return replace(room, dealt=(*room.dealt, made))


def _shake_opened(room: Room, body: Body, at: int) -> Room:
    return replace(
        room, dealt=tuple(replace(one, is_open=True) if one.number == body["deal"] else one for one in room.dealt)
    )


def _given(room: Room, body: Body, at: int) -> Room:
    to = None if body["to"] is None else tuple(body["to"])
    return replace(room, given=(*room.given, Given(body["code"], at, body["when"], to)))


def _shown(room: Room, body: Body, at: int) -> Room:
    return replace(room, shown=body["table"], moment=body.get("moment"))


def _ended(room: Room, body: Body, at: int) -> Room:
    opened_up = tuple(replace(one, is_open=True) for one in room.dealt)
    return replace(_hands_down(room), ended_at=at, is_paused=False, shown=None, moment=None, dealt=opened_up)


KINDS: Final[Mapping[str, Fold]] = {
    "coached": _coached,
    "asked": _asked,
    "came": _came,
    "went": _went,
    "renamed": _renamed,
    "approval": _approval,
    "locked": _locked,
    "settled": _settled,
    "arranged": _arranged,
    "began": _began,
    "moved": _moved,
    "paused": _paused,
    "resumed": _resumed,
    "hand": _hand,
    "dealt": _dealt,
    "shake-opened": _shake_opened,
    "given": _given,
    "shown": _shown,
    "ended": _ended,
}
"""What each kind of event does to a room."""
