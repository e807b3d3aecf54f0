"""Shift from Permitted (On-Sets XIII-A-7)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.on_sets.variation import OnSetsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class ShiftFromPermitted(OnSetsVariation):
    """A turn may be used to shift a cube out of Permitted; Solutions are not touched by it (On-Sets XIII-A-7)."""

    name: ClassVar[str] = "shift-from-permitted"
    title: ClassVar[Message] = Message("title-shift-from-permitted")

    def allows_shift(self) -> bool:
        return True
