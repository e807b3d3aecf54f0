"""What a bot wants done that needs the server's dice or cards, and every choice as the protocol writes it."""

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from forceout.rules.actions import Action


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that a seat wants to do, and that the server's dice or cards complete."""

    do: ClassVar[str]
    by: str

    def wanted(self) -> dict[str, Any]:
        """The wish as an action of the protocol."""
        return _printed(self)


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


def wanted_of(choice: Action | Wish) -> dict[str, Any]:
    """A choice as an action of the protocol: what is done, and with what."""
    return _printed(choice)


def _printed(choice: Action | Wish) -> dict[str, Any]:
    return {"do": choice.do} | {one.name: getattr(choice, one.name) for one in fields(choice) if one.name != "by"}
