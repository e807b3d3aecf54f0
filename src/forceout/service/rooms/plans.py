"""What a room must be like for each act, and the events that it makes; pure."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from forceout.messages.message import Message
from forceout.service.errors import Refused
from forceout.service.rooms import room as rooms
from forceout.service.rooms.acts import (
    Act,
    Approval,
    Arrange,
    End,
    Give,
    Hand,
    Leave,
    LetIn,
    Lock,
    LowerHand,
    Move,
    OpenShake,
    Pause,
    Remove,
    Rename,
    Resume,
    Settle,
    Show,
)
from forceout.service.rooms.room import DOOR, INSIDE, Room
from forceout.service.tables.table_settings import read_settings

Body = dict[str, Any]


def refuse(words: Message, code: str) -> Refused:
    """What cannot be done as the room is."""
    return Refused(words, code=code)


Plan = Callable[[Room, Any, str], Sequence[Body]]
"""The events that an act makes of a room, by whom; raises Refused."""


def _approval(room: Room, act: Approval, by: str) -> Sequence[Body]:
    waiting = [] if act.on else [one.label for one in room.students_in(DOOR)][: free_places(room)]
    changed = [{"kind": "approval", "on": act.on}] if room.is_approved != act.on else []
    return [*changed, *([{"kind": "came", "students": waiting}] if waiting else [])]


def _lock(room: Room, act: Lock, by: str) -> Sequence[Body]:
    return [{"kind": "locked", "on": act.on}] if room.is_locked != act.on else []


def _let_in(room: Room, act: LetIn, by: str) -> Sequence[Body]:
    wanted = [label for label in dict.fromkeys(act.students) if _state(room, label) == DOOR]
    if len(wanted) > free_places(room):
        raise refuse(Message("a-room-has-places-for-most-students", most=rooms.MOST_STUDENTS), "room-full")
    return [{"kind": "came", "students": wanted}] if wanted else []


def _remove(room: Room, act: Remove, by: str) -> Sequence[Body]:
    wanted = [label for label in dict.fromkeys(act.students) if _state(room, label) in (DOOR, INSIDE)]
    return [{"kind": "went", "students": wanted}] if wanted else []


def _rename(room: Room, act: Rename, by: str) -> Sequence[Body]:
    _inside(room, act.student)
    return [{"kind": "renamed", "student": act.student}]


def _settle(room: Room, act: Settle, by: str) -> Sequence[Body]:
    wanted = msgspec.to_builtins(act)
    same, level = wanted.pop("same"), wanted.pop("level")
    del wanted["do"]
    printed = read_settings(wanted).printed()
    kept = {name: printed[name] for name in (*wanted, "edition", "season")} | {"level": level}
    return [{"kind": "settled", "settings": kept, "same": same}]


def _arrange(room: Room, act: Arrange, by: str) -> Sequence[Body]:
    labels = [label for one in act.tables for label in one]
    if len(set(labels)) != len(labels):
        raise refuse(Message("somebody-would-sit-at-two-tables"), "twice-seated")
    for label in labels:
        _inside(room, label)
    return [{"kind": "arranged", "tables": [one for one in act.tables if one]}]


def _move(room: Room, act: Move, by: str) -> Sequence[Body]:
    _inside(room, act.student)
    if not room.is_on:
        raise refuse(Message("no-lesson-goes-on"), "no-lesson")
    if act.table is None:
        return [{"kind": "moved", "student": act.student, "table": None, "seat": None}]
    table = room.table(act.table)
    if table is None:
        raise refuse(Message("there-is-no-table-of-that-number"), "no-such-table")
    if act.student in table.students:
        return []
    seats = int(room.settings["seats"]) if room.lesson else 3
    taken = (*table.students, "", "", "")[: max(seats, len(table.students))]
    free = [place for place, label in enumerate(taken) if not label]
    if not free:
        raise refuse(Message("every-seat-of-that-table-is-taken"), "table-full")
    return [{"kind": "moved", "student": act.student, "table": act.table, "seat": free[0]}]


def _pause(room: Room, act: Pause, by: str) -> Sequence[Body]:
    if not room.is_on:
        raise refuse(Message("no-lesson-goes-on"), "no-lesson")
    return [{"kind": "paused"}] if not room.is_paused else []


def _resume(room: Room, act: Resume, by: str) -> Sequence[Body]:
    return [{"kind": "resumed"}] if room.is_paused else []


def _hand(room: Room, act: Hand, by: str) -> Sequence[Body]:
    is_up = room.students[by].hand_at is not None
    return [{"kind": "hand", "student": by, "up": act.up}] if is_up != act.up else []


def _lower_hand(room: Room, act: LowerHand, by: str) -> Sequence[Body]:
    _inside(room, act.student)
    is_up = room.students[act.student].hand_at is not None
    return [{"kind": "hand", "student": act.student, "up": False}] if is_up else []


def _open_shake(room: Room, act: OpenShake, by: str) -> Sequence[Body]:
    dealt = room.deal(act.deal)
    if dealt is None:
        raise refuse(Message("no-such-shake-was-set"), "no-such-deal")
    return [] if dealt.is_open else [{"kind": "shake-opened", "deal": act.deal}]


def _give(room: Room, act: Give, by: str) -> Sequence[Body]:
    for label in act.to or ():
        _inside(room, label)
    return [{"kind": "given", "code": act.code.strip().upper(), "to": act.to, "when": act.when}]


def _show(room: Room, act: Show, by: str) -> Sequence[Body]:
    if act.table is not None and room.table(act.table) is None:
        raise refuse(Message("there-is-no-table-of-that-number"), "no-such-table")
    moment = None if act.table is None else act.moment
    is_same = (room.shown, room.moment) == (act.table, moment)
    return [] if is_same else [{"kind": "shown", "table": act.table, "moment": moment}]


def _leave(room: Room, act: Leave, by: str) -> Sequence[Body]:
    return [{"kind": "went", "students": [by]}]


def _end(room: Room, act: End, by: str) -> Sequence[Body]:
    return [{"kind": "ended"}] if room.is_on else []


PLANS: Final[Mapping[type[Act], Plan]] = {
    Approval: _approval,
    Lock: _lock,
    LetIn: _let_in,
    Remove: _remove,
    Rename: _rename,
    Settle: _settle,
    Arrange: _arrange,
    Move: _move,
    Pause: _pause,
    Resume: _resume,
    Hand: _hand,
    LowerHand: _lower_hand,
    OpenShake: _open_shake,
    Give: _give,
    Show: _show,
    Leave: _leave,
    End: _end,
}
"""Begin and Deal need chance, and are planned where that is."""


def free_places(room: Room) -> int:
    """How many more may come in."""
    return max(0, rooms.MOST_STUDENTS - len(room.students_in(INSIDE)))


def _state(room: Room, label: str) -> str | None:
    found = room.student(label)
    return None if found is None else found.state


def _inside(room: Room, label: str) -> None:
    if _state(room, label) != INSIDE:
        raise refuse(Message("nobody-of-that-label-is-in-the-room"), "not-inside")
