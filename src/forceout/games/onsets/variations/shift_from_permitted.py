"""Shift from Permitted (On-Sets XIII-A-7)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.onsets.variation import OnSetsVariation


@dataclass(frozen=True, slots=True)
class ShiftFromPermitted(OnSetsVariation):
    """A turn may be used to shift a cube out of Permitted; Solutions are not touched by it (On-Sets XIII-A-7)."""

    name: ClassVar[str] = "shift-from-permitted"
    title: ClassVar[str] = "Shift from Permitted"

    def allows_shift(self) -> bool:
        return True
