"""Decimal in Goal (Equations XIII-D-12)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations.variation import EquationsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class DecimalInGoal(EquationsVariation):
    """Each writer may put a decimal point in front of any upright digit of the Goal (Equations XIII-D-12,
    XIII-D-12-comment)."""

    name: ClassVar[str] = "decimal-in-goal"
    title: ClassVar[Message] = Message("title-decimal-in-goal")

    def has_points_in_goal(self) -> bool:
        return True
