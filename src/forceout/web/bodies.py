"""What is sent to us: bodies with their types."""

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request
from msgspec import Meta, Struct

from forceout.messages.message import Message
from forceout.service.errors import BadRequest
from forceout.service.tables.lag import LARGEST_CLOCK
from forceout.service.tables.phrases import Phrase
from forceout.web.json import read_json
from forceout.web.problems import NotJson

LARGEST_BODY: Final = 65_536
LARGEST_RECORD: Final = 5_000_000
PLAIN: Final = ("application/json",)

SeatName = Literal["P1", "P2", "P3"]
GameName = Literal["on-sets", "equations"]
DivisionName = Literal["elementary", "middle", "junior", "senior"]


class NewGuest(Struct, forbid_unknown_fields=True, frozen=True):
    """A nickname to be called by; without one, one of ours."""

    nickname: Annotated[str, Meta(max_length=100)] | None = None


class NewName(Struct, forbid_unknown_fields=True, frozen=True):
    """Another nickname."""

    nickname: Annotated[str, Meta(max_length=100)]


class NameAndPassword(Struct, forbid_unknown_fields=True, frozen=True):
    """An account's name and password."""

    name: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=300)]

    def __repr__(self) -> str:
        return "NameAndPassword(…)"


class NewPassword(Struct, forbid_unknown_fields=True, frozen=True):
    """The password now and the one to come."""

    old: Annotated[str, Meta(max_length=300)]
    new: Annotated[str, Meta(max_length=300)]

    def __repr__(self) -> str:
        return "NewPassword(…)"


class NewTable(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What a host chooses for a table."""

    game: GameName
    division: DivisionName
    edition: Annotated[str, Meta(max_length=20)] | msgspec.UnsetType = msgspec.UNSET
    season: Literal["even", "odd"] | None = None
    form: Literal["basic", "advanced", "adventurous"] | msgspec.UnsetType = msgspec.UNSET
    seats: Annotated[int, Meta(ge=2, le=3)] | msgspec.UnsetType = msgspec.UNSET
    policing: Literal["referee", "players"] | msgspec.UnsetType = msgspec.UNSET
    judging: Literal["table", "panel"] | msgspec.UnsetType = msgspec.UNSET
    clock: Literal["official", "relaxed", "off"] | msgspec.UnsetType = msgspec.UNSET
    is_timed: bool | msgspec.UnsetType = msgspec.UNSET
    shakes: Annotated[int, Meta(ge=1, le=20)] | msgspec.UnsetType | None = msgspec.UNSET
    is_practice: bool | msgspec.UnsetType = msgspec.UNSET
    is_listed: bool | msgspec.UnsetType = msgspec.UNSET
    is_watchable: bool | msgspec.UnsetType = msgspec.UNSET
    is_deal_told: bool | msgspec.UnsetType = msgspec.UNSET
    bot_pace: Literal["human", "quick"] | msgspec.UnsetType = msgspec.UNSET
    has_phrases: bool | msgspec.UnsetType = msgspec.UNSET
    has_hints: bool | msgspec.UnsetType = msgspec.UNSET
    event: Annotated[str, Meta(min_length=1, max_length=16)] | None = None
    """The event that the table is part of; a director chooses it."""


class JoinByCode(Struct, forbid_unknown_fields=True, frozen=True):
    """The code that a host read out."""

    code: Annotated[str, Meta(max_length=40)]


class WantedSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat, or any that is free."""

    seat: SeatName | None = None


class NewBot(Struct, forbid_unknown_fields=True, frozen=True):
    """A bot for a seat, or for any that is free."""

    level: Literal["learner", "club", "champion", "perfect"]
    seat: SeatName | None = None


class Replacement(Struct, forbid_unknown_fields=True, frozen=True):
    """A bot for the seat of somebody who has left."""

    seat: SeatName
    level: Literal["learner", "club", "champion", "perfect"] = "club"


class Watching(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether people may watch."""

    allowed: bool


class NewJudge(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to judge, by the name of their account."""

    person: Annotated[str, Meta(max_length=100)]


class JudgeAnswer(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether somebody who plays agrees to a judge."""

    agreed: bool


class NewPace(Struct, forbid_unknown_fields=True, frozen=True):
    """How fast the bots of a table play."""

    pace: Literal["human", "quick"]


class PhrasesAllowed(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether ready-made phrases are passed on."""

    allowed: bool


class SaidPhrase(Struct, forbid_unknown_fields=True, frozen=True):
    """One of the ready-made phrases."""

    phrase: Phrase


class WantedHint(Struct, forbid_unknown_fields=True, frozen=True):
    """A hint; with more, the Solution behind it too."""

    more: bool = False


class UsedDeviceCode(Struct, forbid_unknown_fields=True, frozen=True):
    """The code that one's other device shows."""

    code: Annotated[str, Meta(max_length=40)]

    def __repr__(self) -> str:
        return "UsedDeviceCode(…)"


class NewNonce(Struct, forbid_unknown_fields=True, frozen=True):
    """What a browser adds to the dice of a shake: 32 hexadecimal digits that only it could choose."""

    shake: Annotated[int, Meta(ge=0, le=2_147_483_647)]
    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Closing(Struct, forbid_unknown_fields=True, frozen=True):
    """Why a table is closed."""

    why: Literal["host-left", "players-agree", "nobody-came"] = "host-left"


class NewAction(Struct, forbid_unknown_fields=True, frozen=True):
    """Something to do at a table, by somebody who saw it as it was at event `base`."""

    base: Annotated[int, Meta(ge=0, le=2_147_483_647)]
    key: Annotated[str, Meta(min_length=1, max_length=64)]
    action: dict[str, Any]
    lag: Annotated[str, Meta(max_length=100)] | None = None
    """The signed measurement that the last ping brought."""
    acted: Annotated[int, Meta(ge=-LARGEST_CLOCK, le=LARGEST_CLOCK)] | None = None
    """When the player acted, in milliseconds of the clock that answers pings."""


class Reach(Struct, forbid_unknown_fields=True, frozen=True):
    """A finger on the challenge block, or that it has left it, at a table as it was at event `base`."""

    base: Annotated[int, Meta(ge=0, le=2_147_483_647)]
    is_over: bool = False
    """Whether the finger has left the block, without taking it."""
    lag: Annotated[str, Meta(max_length=100)] | None = None
    """The signed measurement that the last ping brought."""
    acted: Annotated[int, Meta(ge=-LARGEST_CLOCK, le=LARGEST_CLOCK)] | None = None
    """When the finger was laid on it, in milliseconds of the clock that answers pings."""


class OldRecord(Struct, forbid_unknown_fields=True, frozen=True):
    """The text of a record."""

    record: Annotated[str, Meta(max_length=LARGEST_RECORD)]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read once, as exactly what its handler takes."""

    async def body(self) -> bytes:
        """The body; a handler that takes one needs one."""
        found = await super().body()
        if not found and "data" in self.route_handler.parsed_fn_signature.parameters:
            raise BadRequest(Message("there-is-no-body"), code="no-body")
        return found

    async def json(self) -> Any:
        """The body as its handler takes it."""
        if self.content_type[0] not in PLAIN:
            raise NotJson(Message("send-this-as-json"))
        kind = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        return read_json(await self.body(), kind)
