"""The hook protocol of variations (On-Sets II-C and XIII, Equations II-B and XIII).

A variation is a small frozen object that fills in the hooks it cares about. The engine, the checker
and the solver fold over the variations in force and never name one. Each game adds the hooks of its
own language in a subclass of this one.
"""

from dataclasses import dataclass
from typing import ClassVar, Generic, Self, TypeVar

from forceout.messages.message import Message, Slot

TableT = TypeVar("TableT")


class MalformedBlank(ValueError):
    """The blank of a variation is missing or holds what the variation does not allow."""

    def __init__(self, words: Message) -> None:
        super().__init__(words)
        self.words = words


@dataclass(frozen=True, slots=True)
class Variation(Generic[TableT]):
    """A special rule chosen for one shake; `TableT` is what its game shows before the Goal is set."""

    name: ClassVar[str]
    title: ClassVar[Slot]
    """The name that the book prints, as a message."""
    blank: ClassVar[str | None] = None
    """The name of what the player fills in, such as `cube`; None when there is nothing to fill in."""
    breaches: ClassVar[tuple[str, ...]] = ()
    """The codes of what a Solution breaks that does not do as this variation asks."""

    @classmethod
    def fill_in(cls, value: object) -> Self:
        """This variation with its blank filled in; raises MalformedBlank where it may not be so filled."""
        if value is not None:
            raise MalformedBlank(Message("variation-has-nothing-to-fill-in", variation=cls.title))
        return cls()

    @property
    def filled_in(self) -> object:
        """What the player put in the blank, in notation."""
        return None if self.blank is None else getattr(self, self.blank)

    def printed(self) -> dict[str, object]:
        """This variation as the judge protocol writes it."""
        return {"name": self.name} if self.blank is None else {"name": self.name, self.blank: self.filled_in}

    def misfit(self, table: TableT) -> Message | None:
        """Why the blank, though well formed, may not hold this at this table; None when it may."""
        return None

    def has_effect(self, table: TableT) -> bool:
        """Whether this variation can change anything, given what was rolled, dealt and chosen so far."""
        return True

    def conflicts_with(self, other: "Variation[TableT]") -> bool:
        """Whether this variation and one chosen before cannot both be in force."""
        return False

    def allows_shift(self) -> bool:
        """Whether a turn may be used to shift a cube out of Permitted."""
        return False

    def resources_for_now(self) -> int:
        """How many cubes must be left in Resources for a Now challenge."""
        return 2

    def extra_seconds(self) -> int:
        """The seconds added for writing, for checking and for challenging the last cube."""
        return 0
