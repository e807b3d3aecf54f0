"""A call for a judge, as a table keeps it (On-Sets 2026-27 XI-B-3; Guidelines 0, 1)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

WAITS: Final = "waiting"
COMING: Final = "coming"
HERE: Final = "here"
CLOSED: Final = "closed"
NOT_ALLOWED: Final = "not-allowed"
RULE: Final = "rule"
EQUALS: Final = "equals-goal"
SOLUTION: Final = "solution"
TIME: Final = "time"
SCORESHEET: Final = "scoresheet"
EQUIPMENT: Final = "equipment"
BEHAVIOUR: Final = "behaviour"
REASONS: Final = (NOT_ALLOWED, RULE, EQUALS, SOLUTION, TIME, SCORESHEET, EQUIPMENT, BEHAVIOUR)
"""What somebody may call for: a closed list, since there is no chat. Who else plays there learns of none of them."""
WHILE_CHECKING: Final = (EQUALS, SOLUTION)
"""What can be asked of a Solution that is checked, and of nothing else."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call: who called and what for, whether the sand stopped, who goes, and when each of it was."""

    number: int
    """Where it stands in the log."""
    seat: str | None
    """Who called; None where an official entered it without saying who."""
    reason: str
    at: int
    shake: int
    is_stopping: bool
    """Whether the clocks of the table stand still for it."""
    has_stopped: bool
    """Whether they did when it came: so much a player has once in a shake."""
    taken_by: str | None = None
    taken_at: int | None = None
    came_at: int | None = None
    closed_at: int | None = None
    how: str | None = None
    """How it ended: settled, or withdrawn."""

    @property
    def state(self) -> str:
        """Waiting, with a judge on the way, with the judge there, or closed."""
        if self.closed_at is not None:
            return CLOSED
        if self.came_at is not None:
            return HERE
        return WAITS if self.taken_by is None else COMING

    @property
    def is_open(self) -> bool:
        """Whether somebody still waits for a judge, or for a ruling."""
        return self.closed_at is None

    @property
    def is_covering(self) -> bool:
        """Whether the position is covered: the clocks stand still and no judge is there yet."""
        return self.is_open and self.is_stopping and self.came_at is None


Calls = tuple[Call, ...]


def open_calls(calls: Iterable[Call]) -> list[Call]:
    """The calls that wait, those that came first before the others."""
    return [one for one in calls if one.is_open]


def find(calls: Iterable[Call], number: int) -> Call | None:
    """A call by its number."""
    return next((one for one in calls if one.number == number), None)
