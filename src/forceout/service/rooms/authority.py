"""Who may do what in a room: one registry, asked everywhere, tested cell by cell (trust.md, promise 7)."""

from collections.abc import Mapping
from typing import Final

from forceout.messages.message import Message
from forceout.service.errors import NotAllowed
from forceout.service.rooms.acts import ACTS, Hand, Leave, name_of
from forceout.service.rooms.room import DOOR, INSIDE, Room

COACH: Final = "coach"
STUDENT: Final = "student"
AT_DOOR: Final = "door"
OUTSIDE: Final = "outside"
"""Everybody else: strangers, those who were sent away, those of other rooms, visitors without a session."""
ROLES: Final = (COACH, STUDENT, AT_DOOR, OUTSIDE)
OPERATIONS: Final[Mapping[str, frozenset[str]]] = {
    "see": frozenset({COACH, STUDENT, AT_DOOR}),
    "follow": frozenset({COACH, STUDENT, AT_DOOR}),
    "see-code": frozenset({COACH}),
    "new-code": frozenset({COACH}),
    "invite-coach": frozenset({COACH}),
    "roll": frozenset({COACH}),
    "see-report": frozenset({COACH}),
    "see-moments": frozenset({COACH}),
    "make-set": frozenset({COACH}),
    "see-cards": frozenset({COACH}),
    "delete": frozenset({COACH}),
}
OF_STUDENTS: Final[Mapping[str, frozenset[str]]] = {
    name_of(Hand): frozenset({STUDENT}),
    name_of(Leave): frozenset({STUDENT, AT_DOOR}),
}
GRANTS: Final[Mapping[str, frozenset[str]]] = {
    **OPERATIONS,
    **{f"act:{name_of(act)}": OF_STUDENTS.get(name_of(act), frozenset({COACH})) for act in ACTS},
}


def role_in(room: Room, label: str | None) -> str:
    """What somebody with a label is in a room."""
    if label is None:
        return OUTSIDE
    if label in room.coaches:
        return COACH
    student = room.student(label)
    return {DOOR: AT_DOOR, INSIDE: STUDENT}.get("" if student is None else student.state, OUTSIDE)


def is_granted(operation: str, role: str) -> bool:
    """Whether somebody may do something."""
    return role in GRANTS[operation]


def require(operation: str, role: str) -> None:
    """Refuse what is not granted."""
    if not is_granted(operation, role):
        raise NotAllowed(Message("only-the-coach-of-this-room-may-do-that"))
