"""Absolute Value (On-Sets XIII-B-9)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.on_sets.goal import GoalDigit
from forceout.games.on_sets.variation import OnSetsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class AbsoluteValue(OnSetsVariation):
    """Each upside-down digit of the Goal may be read as right-side-up (On-Sets XIII-B-9, XIII-C-9)."""

    name: ClassVar[str] = "absolute-value"
    title: ClassVar[Message] = Message("title-absolute-value")

    def digit_values(self, digit: GoalDigit) -> tuple[int, ...]:
        """Each upside-down cube separately, and by each writer anew (On-Sets VII-B-3-b, VII-C-5-b, XIII-B-9, XIII-C-9,
        XIII-D-14-g; Guidelines E30)."""
        return (digit.value, digit.digit) if digit.is_upside_down else (digit.digit,)
