"""What officials did at a table, as the table keeps it: rulings, and what a second judge was asked and said (On-Sets
2026-27 VII-C-7, IX-D)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeVar

PENALTY: Final = "penalty"
RULING: Final = "ruling"
WHAT: Final = (PENALTY, RULING)
"""What a second judge is asked about."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a judge ruled: a situation of the finder, for a call where there was one."""

    number: int
    situation: str
    by: str
    at: int
    shake: int
    call: int | None = None
    confirmed_by: str | None = None
    """The second judge who ruled the same."""


@dataclass(frozen=True, slots=True)
class SecondAsked:
    """What one judge asked another: whether they agree to a point, or rule the same."""

    number: int
    what: str
    by: str
    at: int
    shake: int
    seat: str | None = None
    cause: str | None = None
    reason: str | None = None
    """Under which reason the engine takes the point."""
    ruling: int | None = None
    answered_by: str | None = None
    answered_at: int | None = None
    agrees: bool | None = None

    @property
    def is_open(self) -> bool:
        """Whether nobody has answered yet."""
        return self.agrees is None


NumberedT = TypeVar("NumberedT", Ruling, SecondAsked)


def numbered(found: Iterable[NumberedT], number: int) -> NumberedT | None:
    """One of them by its number."""
    return next((one for one in found if one.number == number), None)
