"""A coach's room as its log makes it: who is there, where they sit,
what was dealt and given to all (expectations.md, row 32).

The log knows people by labels alone: coaches are C1, C2, students S1, S2 … Whoever is behind a label, and what they are
called, is beside the log and can be deleted.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from forceout.service.store.events import FIRST_HASH

DOOR: Final = "door"
INSIDE: Final = "inside"
GONE: Final = "gone"
STATES: Final = (DOOR, INSIDE, GONE)
MOST_STUDENTS: Final = 60
MOST_AT_DOOR: Final = 60
MOST_LABELS: Final = 1000
"""How many may ever have come to one door."""
MOST_COACHES: Final = 4
MOST_TABLES: Final = 20
MOST_LESSONS: Final = 60
SEATS: Final = (2, 3)
EVERYBODY: Final = "all"
WAITING: Final = "waiting"
NOW: Final = "now"
AFTER: Final = "after"
AT_HOME: Final = "home"


@dataclass(frozen=True, slots=True)
class Student:
    """Somebody with a label: at the door, inside, or gone."""

    label: str
    state: str
    since: int
    hand_at: int | None = None
    """Since when their hand is up."""


@dataclass(frozen=True, slots=True)
class RoomTable:
    """A numbered table of a lesson: its match, and who was seated there, in the order of the seats."""

    number: int
    match: str
    students: tuple[str, ...]
    lesson: int

    @property
    def key(self) -> tuple[int, int]:
        """By what a table is known among those of all lessons."""
        return self.lesson, self.number


@dataclass(frozen=True, slots=True)
class Dealt:
    """A shake that the coach has set for every table: what was rolled, and the order of the cards."""

    number: int
    lesson: int
    at: int
    cubes: tuple[str, ...]
    cards: tuple[str, ...]
    is_open: bool = False
    """Whether the coach has ended the wait for the last table."""


@dataclass(frozen=True, slots=True)
class Given:
    """A set of puzzles that was given out."""

    code: str
    at: int
    when: str
    to: tuple[str, ...] | None
    """To whom; None for everybody."""

    def is_for(self, label: str) -> bool:
        """Whether somebody was given it."""
        return self.to is None or label in self.to


@dataclass(frozen=True, slots=True)
class Room:
    """Everything that is true of a room at one moment."""

    id: str
    opened_at: int
    settings: Mapping[str, Any]
    """What the tables of the next lesson play, as a host would choose it."""
    has_same_shake: bool = False
    """Whether the first shake of the next lesson is the same at every table."""
    coaches: tuple[str, ...] = ()
    students: Mapping[str, Student] = field(default_factory=dict)
    is_approved: bool = True
    """Whether a coach lets everybody in."""
    is_locked: bool = False
    is_paused: bool = False
    plan: tuple[tuple[str, ...], ...] = ()
    """Who is to sit together in the next lesson, table by table."""
    lesson: int = 0
    began_at: int | None = None
    ended_at: int | None = None
    """When the last lesson ended; None while one goes on."""
    tables: tuple[RoomTable, ...] = ()
    """Those of all lessons."""
    dealt: tuple[Dealt, ...] = ()
    given: tuple[Given, ...] = ()
    shown: int | None = None
    """The table that is on the wall; None for the code."""
    moment: int | None = None
    """The move after which that table is shown; None for as it is now."""
    seq: int = 0
    head_hash: str = FIRST_HASH
    at: int = 0

    @property
    def is_on(self) -> bool:
        """Whether a lesson goes on."""
        return self.lesson > 0 and self.ended_at is None

    @property
    def tables_now(self) -> tuple[RoomTable, ...]:
        """The tables of the lesson that goes on, or of the last one."""
        return tuple(one for one in self.tables if one.lesson == self.lesson)

    def table(self, number: int) -> RoomTable | None:
        """A table of this lesson by its number."""
        return next((one for one in self.tables_now if one.number == number), None)

    def table_of(self, label: str) -> RoomTable | None:
        """Where a student sits in this lesson."""
        return next((one for one in self.tables_now if label in one.students), None)

    def students_in(self, *states: str) -> list[Student]:
        """Those at the door, inside, or gone, in the order in which they came."""
        return [one for one in self.students.values() if one.state in states]

    def student(self, label: str) -> Student | None:
        """A student by the label."""
        return self.students.get(label)

    def next_label(self, letter: str) -> str:
        """The label of whoever comes next."""
        known = len(self.coaches) if letter == "C" else len(self.students)
        return f"{letter}{known + 1}"

    def deal(self, number: int) -> Dealt | None:
        """A shake that was set, by its number."""
        return next((one for one in self.dealt if one.number == number), None)
