"""The shapes of what a table's viewers are sent; the browser's types are made of them (architecture, principle 7)."""

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from forceout.rules.view_shapes import Awaited, LastMoved, ScoreReason, Scoresheet, ShakeView
from forceout.rules.violation import ShownViolation


class SeenShake(ShakeView):
    """A shake with the last cube that was moved, and once it is over with why."""

    last: LastMoved | None
    score_reasons: NotRequired[dict[str, ScoreReason]]


class ShakeDice(TypedDict):
    """The number of a shake, and its dice as far as they are revealed."""

    number: int
    commitment: str | None
    seed: str | None
    is_set: bool
    """Whether the coach of the room has set this shake, the same at every table: it is outside the honest dice."""


class TableShake(SeenShake):
    """A shake at a live table, with its dice."""

    number: int
    commitment: str | None
    seed: str | None
    is_set: bool


class Settings(TypedDict):
    """What the host chose."""

    game: str
    edition: str
    division: str
    form: str
    season: str | None
    seats: int
    policing: str
    judging: str
    clock: str
    is_timed: bool
    shakes: int | None
    is_practice: bool
    is_listed: bool
    is_watchable: bool
    is_deal_told: bool
    bot_pace: str
    has_phrases: bool
    has_hints: bool
    event: str | None
    revision: str


class SeatView(TypedDict):
    """A chair and who sits on it."""

    seat: str
    name: str
    bot: str | None
    is_taken: bool
    kept_for: str | None


class JudgeView(TypedDict):
    """A judge, or somebody who is to be one."""

    number: int
    name: str
    by: str | None
    is_by_host: bool
    is_judge: bool
    awaits: list[str]


class CallView(TypedDict):
    """A call for a judge; what it is for is told to the caller and the judge alone."""

    number: int
    seat: str | None
    at: int
    state: str
    is_stopping: bool
    is_covering: bool
    judge: str
    reason: NotRequired[str]


class CallReason(TypedDict):
    """What a judge may be called for, and whether it makes sense now."""

    reason: str
    is_open: bool


class CallOffer(TypedDict):
    """What a player may call a judge for, and whether the sand would stop."""

    reasons: list[CallReason]
    is_stopping: bool
    has_judge: bool


class You(TypedDict):
    """What the viewer is at the table."""

    seat: str | None
    is_host: bool
    is_judge: bool
    left: str | None
    kept: str | None
    call: CallOffer | None


class Gap(TypedDict):
    """A while in which nobody could act."""

    since: int
    until: int


class Dice(TypedDict):
    """Which dice come next, whether nonces are still taken for them, and those that were given."""

    shake: int
    is_open: bool
    nonces: Mapping[str, str]


class Lot(TypedDict):
    """The lot for the first Goal; after a tie, with what everybody had rolled."""

    contenders: list[str]
    to_roll: list[str]
    rolled: dict[str, str]
    before: dict[str, str]


class Deadline(TypedDict):
    """When a task's sand is out and when its countdown ends."""

    player: str
    task: str
    limit: int
    at: int
    countdown_ends: int
    late: int


class Seal(TypedDict):
    """The server's signature under a match."""

    match: str
    seq: int
    hash: str
    digest: str
    key: str
    signature: str


class RematchView(TypedDict):
    """Where a rematch is played, and the seat that asked for it; None for a host who did not play."""

    match: str
    by: str | None


class RoomPlace(TypedDict):
    """The coach's room that a table is in, and its number there."""

    room: str
    number: int


class VariationOffer(TypedDict):
    """A variation of the division's list, with why it may not be selected as it stands."""

    name: str
    title: str
    blank: str | None
    rule: str
    is_chosen: bool
    why_not: ShownViolation | None


class Reason(TypedDict):
    """What a checker may claim of a Solution, with its clause and the variations that it may be about."""

    code: str
    rule: str
    variations: list[str]


class Procedure(TypedDict):
    """What may be charged, with its clause."""

    code: str
    rule: str


class DealBounds(TypedDict):
    """How many cards are due."""

    fewest: int
    most: int


class PrintedAction(TypedDict):
    """An action as it is sent, with the fields of its kind; whose it is goes without saying."""

    do: str


class Legal(TypedDict):
    """What a seat may do now, and why not the rest."""

    actions: list[PrintedAction]
    templates: list[str]
    why_not: dict[str, ShownViolation]
    variations: NotRequired[list[VariationOffer]]
    reasons: NotRequired[list[Reason]]
    places: NotRequired[dict[str, str]]
    deal: NotRequired[DealBounds]
    procedures: NotRequired[list[Procedure]]


class SharedTable(TypedDict):
    """What everybody sees of a table alike."""

    match: str
    seq: int
    now: int
    settings: Settings
    status: str
    is_paused: bool
    gap: Gap | None
    is_watchable: bool
    is_helped: bool
    is_hinted: bool
    bot_pace: str
    has_phrases: bool
    host_seat: str | None
    seats: list[SeatView]
    judges: list[JudgeView]
    dice: Dice
    lot: Lot | None
    next_goal_setter: str | None
    scoresheet: Scoresheet | None
    seal: Seal | None
    rematch: RematchView | None
    room: RoomPlace | None
    is_round_over: bool
    round_ends: int | None


class TableView(SharedTable):
    """A table as one viewer sees it."""

    you: You
    calls: list[CallView]
    shake: TableShake | None
    deadlines: list[Deadline]
    awaited: list[Awaited]
    legal: Legal | None
