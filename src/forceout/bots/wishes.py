"""What a bot wants done that needs the server's dice or cards, and every choice as the protocol writes it."""

from dataclasses import dataclass
from typing import Any, ClassVar

from forceout.rules.actions import Action
from forceout.rules.wire import sent_action


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that a seat wants to do, and that the server's dice or cards complete."""

    do: ClassVar[str]
    by: str

    def wanted(self) -> dict[str, Any]:
        """The wish as an action of the protocol."""
        return {"do": self.do}


@dataclass(frozen=True, slots=True)
class WishToRollForGoal(Wish):
    """Roll one cube to see who sets the first Goal."""

    do: ClassVar[str] = "lot"


@dataclass(frozen=True, slots=True)
class WishToRoll(Wish):
    """Roll the cubes."""

    do: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class WishToDeal(Wish):
    """Deal so many cards."""

    do: ClassVar[str] = "deal"
    count: int

    def wanted(self) -> dict[str, Any]:
        """The wish as an action of the protocol."""
        return {"do": self.do, "count": self.count}


def wanted_of(choice: Action | Wish) -> dict[str, Any]:
    """A choice as an action of the protocol: what is done, and with what."""
    return choice.wanted() if isinstance(choice, Wish) else sent_action(choice)
