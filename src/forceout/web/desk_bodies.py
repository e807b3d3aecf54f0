"""What officials send: bodies with their types. There is no free text for anybody to read; a Solution is notation."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from forceout.web.bodies import DivisionName, GameName, SeatName

Number = Annotated[int, Meta(ge=1, le=2_147_483_647)]
Word = Annotated[str, Meta(max_length=60)]
Cube = Annotated[str, Meta(min_length=1, max_length=8)]
Cubes = Annotated[list[Cube], Meta(max_length=30)]
Badge = Annotated[str, Meta(pattern="^[0-9]{0,4}$")]


class DeskCode(Struct, forbid_unknown_fields=True, frozen=True):
    """The code that a host or a director read out."""

    code: Annotated[str, Meta(max_length=40)]


class OfEvent(Struct, forbid_unknown_fields=True, frozen=True):
    """An event."""

    event: Annotated[str, Meta(min_length=1, max_length=16)]


class NewCall(Struct, forbid_unknown_fields=True, frozen=True):
    """What a judge is called for: one of a closed list."""

    reason: Word


class EnteredCall(Struct, forbid_unknown_fields=True, frozen=True):
    """A call of a paper table, as an official enters it."""

    reason: Word
    seat: SeatName | None = None


class NewPaperTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A paper table: what is played, where it stands, and in which round."""

    game: GameName
    division: DivisionName
    edition: Annotated[str, Meta(max_length=20)] | None = None
    season: Literal["even", "odd"] | None = None
    form: Literal["basic", "advanced", "adventurous"] = "adventurous"
    seats: Annotated[int, Meta(ge=2, le=3)] = 3
    section: Annotated[str, Meta(pattern="^[A-HJ-Z]$")] = "A"
    number: Annotated[int, Meta(ge=1, le=99)] = 1
    round: Annotated[int, Meta(ge=1, le=30)] = 1
    event: Annotated[str, Meta(min_length=1, max_length=16)] | None = None


class PositionFields(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What lies on a paper table, by the judge protocol's names; what is left out stays as it was."""

    universe: Annotated[list[Annotated[str, Meta(min_length=1, max_length=4)]], Meta(max_length=16)] | UnsetType = UNSET
    goal: Annotated[str, Meta(max_length=60)] | UnsetType = UNSET
    required: Cubes | UnsetType = UNSET
    permitted: Cubes | UnsetType = UNSET
    forbidden: Cubes | UnsetType = UNSET
    resources: Cubes | UnsetType = UNSET
    variations: Annotated[list[dict[Word, str | int]], Meta(max_length=12)] | UnsetType = UNSET


class PaperFields(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """More of a paper table; what is left out stays as it was."""

    section: Annotated[str, Meta(pattern="^[A-HJ-Z]$")] | UnsetType = UNSET
    number: Annotated[int, Meta(ge=1, le=99)] | UnsetType = UNSET
    round: Annotated[int, Meta(ge=1, le=30)] | UnsetType = UNSET
    badges: dict[SeatName, Badge] | UnsetType = UNSET
    shake: Annotated[int, Meta(ge=1, le=60)] | UnsetType = UNSET
    goal_setter: SeatName | UnsetType | None = UNSET
    scores: dict[SeatName, Annotated[int, Meta(ge=-99, le=360)]] | UnsetType = UNSET
    position: PositionFields | UnsetType = UNSET

    def printed(self) -> dict[str, Any]:
        """What was sent, and nothing else."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


class PaperAct(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What an official does at a paper table, with the fields that go with it."""

    do: Literal["warn", "penalize", "initial", "add-time", "sign", "appeal", "disqualify"]
    seat: SeatName | UnsetType = UNSET
    reason: Word | UnsetType = UNSET
    cause: Word | UnsetType = UNSET
    initials: bool | UnsetType = UNSET
    penalty: Number | UnsetType = UNSET
    seconds: Annotated[int, Meta(ge=1, le=3600)] | UnsetType = UNSET
    ruling: Number | UnsetType = UNSET
    scope: Literal["round", "all"] | UnsetType = UNSET

    def printed(self) -> dict[str, Any]:
        """What was sent, and nothing else."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


class Decision(Struct, forbid_unknown_fields=True, frozen=True):
    """What becomes of an appeal."""

    appeal: Number
    reason: Word


class NewRuling(Struct, forbid_unknown_fields=True, frozen=True):
    """What was ruled: a situation of the finder, for a call where there was one."""

    situation: Annotated[str, Meta(max_length=80)]
    call: Number | None = None


class SecondQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """What another judge is asked."""

    what: Literal["penalty", "ruling"]
    seat: SeatName | None = None
    cause: Word | None = None
    reason: Word | None = None
    ruling: Number | None = None


class SecondAnswer(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether the other judge agrees."""

    agrees: bool


class NewCheck(Struct, forbid_unknown_fields=True, frozen=True):
    """A Solution to be sealed; at an online table whose it is says everything."""

    writer: SeatName
    situation: Literal["now", "impossible", "forceout", "time-up", "no-goal"] | None = None
    solution: Annotated[str, Meta(max_length=400)] | None = None
    goal: Annotated[str, Meta(max_length=60)] | None = None
    third: SeatName | None = None
    is_third_decided: bool = False


class NewOpening(Struct, forbid_unknown_fields=True, frozen=True):
    """What somebody asked, which opens one level."""

    asked: Word
    by: SeatName
    section: Word | None = None
    code: Word | None = None
    place: Annotated[str, Meta(max_length=200)] | None = None
    regrouped: Annotated[str, Meta(max_length=400)] | None = None
    partner: SeatName | None = None


class CheckNews(Struct, forbid_unknown_fields=True, frozen=True):
    """What the judge of a paper table tells the lock."""

    third_decided: bool = False
    is_over: bool = False


class TestChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """An answer in the practice test: which test it is, which question, and what was chosen."""

    game: GameName
    division: DivisionName
    seed: Annotated[int, Meta(ge=0, le=2_147_483_647)]
    number: Annotated[int, Meta(ge=1, le=60)]
    choice: Annotated[int, Meta(ge=0, le=20)]
    edition: Annotated[str, Meta(max_length=20)] | None = None
    season: Literal["even", "odd"] | None = None
    count: Annotated[int, Meta(ge=1, le=40)] = 12


class SheetOfBook(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The book that a worksheet is about."""

    game: GameName
    division: DivisionName
    edition: Annotated[str, Meta(max_length=20)] | None = None
    season: Literal["even", "odd"] | None = None


class PenaltySheet(SheetOfBook, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A penalty about to be taken."""

    cause: Word
    player: SeatName
    warnings: Annotated[int, Meta(ge=0, le=20)] = 0


class AppealSheet(SheetOfBook, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """An appeal about to be made."""

    has_second_judge_ruled: bool
    has_signed: bool


class ProcedureSheet(SheetOfBook, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A charge."""

    code: Word
    is_exact: bool = True
    since: Annotated[list[Word], Meta(max_length=10)] = []


class SelectionSheet(SheetOfBook, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A variation that somebody selected, and what lies on the table."""

    pick: dict[Word, str | int]
    position: dict[Word, Any] = {}
    attempt: Annotated[int, Meta(ge=1, le=5)] = 1
    since: Annotated[list[Word], Meta(max_length=10)] = []


class TwoSheet(SheetOfBook, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Two who picked up the block."""

    challengers: Annotated[list[SeatName], Meta(min_length=2, max_length=2)]
    third_says: Literal["P1", "P2", "P3", "together"] | None = None
