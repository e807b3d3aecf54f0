"""What is done in a room, as it is sent."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args

import msgspec
from msgspec import Meta, Struct

from forceout.messages.message import Message
from forceout.service.errors import BadRequest
from forceout.service.rooms import room as rooms

Label = Annotated[str, Meta(pattern="^S[0-9]{1,4}$")]
Labels = Annotated[list[Label], Meta(max_length=rooms.MOST_STUDENTS)]
TableNumber = Annotated[int, Meta(ge=1, le=rooms.MOST_TABLES)]


class Act(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Something that is done in a room."""


class Approval(Act, tag="approval", frozen=True):
    """Let everybody in oneself, or have the door open."""

    on: bool


class Lock(Act, tag="lock", frozen=True):
    """Lock the room, or open it again."""

    on: bool


class LetIn(Act, tag="let-in", frozen=True):
    """Let those in who wait at the door."""

    students: Labels


class Remove(Act, tag="remove", frozen=True):
    """Send somebody away from the door, or out of the room."""

    students: Labels


class Rename(Act, tag="rename", frozen=True):
    """Give somebody another nickname; the server finds it."""

    student: Label


class Settle(Act, tag="settle", frozen=True):
    """What the tables of the next lesson play."""

    game: Literal["on-sets", "equations"]
    division: Literal["elementary", "middle", "junior", "senior"]
    form: Literal["basic", "advanced", "adventurous"] = "basic"
    clock: Literal["official", "relaxed", "off"] = "relaxed"
    seats: Annotated[int, Meta(ge=2, le=3)] = 3
    shakes: Annotated[int, Meta(ge=1, le=20)] = 20
    level: Literal["learner", "club", "champion", "perfect"] = "learner"
    same: bool = False


class Arrange(Act, tag="arrange", frozen=True):
    """Who is to sit together in the next lesson."""

    tables: Annotated[list[Annotated[list[Label], Meta(max_length=3)]], Meta(max_length=rooms.MOST_TABLES)]


class Begin(Act, tag="begin", frozen=True):
    """Seat everybody and begin."""


class Move(Act, tag="move", frozen=True):
    """Seat somebody at another table, where a bot sits; or at none."""

    student: Label
    table: TableNumber | None


class Pause(Act, tag="pause", frozen=True):
    """Stop all clocks."""


class Resume(Act, tag="resume", frozen=True):
    """Let all clocks run again."""


class Hand(Act, tag="hand", frozen=True):
    """Put one's hand up or down."""

    up: bool


class LowerHand(Act, tag="lower-hand", frozen=True):
    """Take down the hand of somebody who was helped."""

    student: Label


class Deal(Act, tag="deal", frozen=True):
    """Set the next shake of every table."""

    cubes: Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(max_length=40)]
    cards: Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(max_length=40)] | None = None


class OpenShake(Act, tag="open-shake", frozen=True):
    """Open what a set shake held, before the last table has finished it."""

    deal: Annotated[int, Meta(ge=1, le=100_000)]


class Give(Act, tag="give", frozen=True):
    """Give out a set of puzzles."""

    code: Annotated[str, Meta(min_length=4, max_length=16)]
    to: Labels | None = None
    when: Literal["now", "after", "home"] = "now"


class Show(Act, tag="show", frozen=True):
    """Put a table on the wall, as it is or as it was at a moment; or the code."""

    table: TableNumber | None
    moment: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """The place of a move in the record of the table's match."""


class Leave(Act, tag="leave", frozen=True):
    """Leave the room."""


class End(Act, tag="end", frozen=True):
    """End the lesson."""


AnyAct: TypeAlias = Union[  # noqa: UP007 (msgspec reads it at run time)
    Approval, Lock, LetIn, Remove, Rename, Settle, Arrange, Begin, Move, Pause, Resume, Hand, LowerHand, Deal,
    OpenShake, Give, Show, Leave, End,
]  # fmt: skip
AT_FIRST: Final = Settle(game="on-sets", division="middle")
"""What a new room plays until its coach says otherwise."""
ACTS: Final[tuple[type[Act], ...]] = get_args(AnyAct)


def name_of(act: type[Act] | Act) -> str:
    """What an act is called in the registry and on the wire."""
    return str(act.__struct_config__.tag)


def read_act(sent: Mapping[str, Any]) -> Act:
    """An act as it was sent; raises BadRequest."""
    try:
        found: Act = msgspec.convert(dict(sent), AnyAct)
    except (msgspec.ValidationError, TypeError) as error:
        raise BadRequest(Message("a-room-does-not-know-that", why=str(error)[:200])) from None
    return found
