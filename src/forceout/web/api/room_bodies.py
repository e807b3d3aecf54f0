"""What is sent to a room: bodies with their types."""

from typing import Annotated, Any

from msgspec import Meta, Struct


class RoomByCode(Struct, forbid_unknown_fields=True, frozen=True):
    """The code on the wall, or the one that makes a second coach."""

    code: Annotated[str, Meta(max_length=40)]


class UsedCard(Struct, forbid_unknown_fields=True, frozen=True):
    """What a login card says."""

    card: Annotated[str, Meta(max_length=64)]

    def __repr__(self) -> str:
        return "UsedCard(…)"


class NewRoomAct(Struct, forbid_unknown_fields=True, frozen=True):
    """Something that is done in a room; its key is the same when it is sent again."""

    act: dict[str, Any]
    key: Annotated[str, Meta(min_length=8, max_length=64)]


class Opened(Struct, frozen=True):
    """A room that was just opened."""

    room: str


class Joined(Struct, frozen=True):
    """The room that one came to, and as what."""

    room: str
    role: str


class ShownCode(Struct, frozen=True):
    """A code of a room, the address that it goes to, and until when it is good."""

    code: str
    link: str
    host: str
    """What is typed into a browser's bar before the code."""
    expires_at: int


class Rolled(Struct, frozen=True):
    """A roll and an order of cards, to be looked at before it is dealt to every table."""

    cubes: list[str]
    cards: list[str]
