"""The shapes of what an official is sent; the browser's types are made of them. Nobody else is sent any of it
(architecture, principle 7)."""

from typing import Any, NotRequired, TypedDict


class DeskCall(TypedDict):
    """A call as officials see it, with what it is for."""

    number: int
    seat: str | None
    name: str
    reason: str
    at: int
    state: str
    is_stopping: bool
    shake: int
    judge: str
    is_mine: bool
    taken_at: int | None
    came_at: int | None
    closed_at: int | None
    how: str | None


class Place(TypedDict):
    """Where a paper table stands: its section, its number, the round."""

    section: str
    number: int
    round: int


class DeskTable(TypedDict):
    """A table in the list of a desk."""

    match: str
    is_paper: bool
    place: Place | None
    event: str | None
    game: str
    edition: str
    season: str | None
    division: str
    form: str
    seats: int
    status: str
    state: str
    phase: str | None
    shake: int
    names: list[str]


class QueuedCall(DeskCall):
    """A call with its table, in the queue."""

    table: DeskTable


class AskedSecond(TypedDict):
    """What a judge asks another, as both see it."""

    number: int
    what: str
    by: str
    is_mine: bool
    at: int
    shake: int
    seat: str | None
    name: str
    cause: str | None
    ruling: str | None
    answered_by: str
    agrees: bool | None


class QueuedSecond(AskedSecond):
    """What a judge is asked, with its table."""

    table: DeskTable


class DeskOfficial(TypedDict):
    """Somebody who judges there."""

    number: int
    name: str
    is_judge: bool
    is_you: bool


class DeskEvent(TypedDict):
    """A tournament in which somebody judges."""

    event: str
    title: str


class DeskView(TypedDict):
    """A desk: the queue, the tables, and what another judge asks."""

    now: int
    name: str
    is_director: bool
    events: list[DeskEvent]
    """The tournaments whose paper tables one may set up."""
    calls: list[QueuedCall]
    seconds: list[QueuedSecond]
    tables: list[DeskTable]


class CardPenalty(TypedDict):
    """A point that was taken."""

    number: int | None
    cause: str
    points: int
    shake: int
    at: int | None
    is_initialed: bool


class CardWarning(TypedDict):
    """A warning, here or in an earlier round."""

    reason: str
    round: int | None
    shake: int | None
    at: int | None
    count: int
    is_earlier: bool


class CardSeat(TypedDict):
    """A player on the table card."""

    seat: str
    name: str
    badge: str
    score: int
    is_leading: bool
    is_goal_setter: bool
    warnings: list[CardWarning]
    penalties: list[CardPenalty]
    has_signed: bool
    out: str | None


class CardRuling(TypedDict):
    """What was ruled."""

    number: int
    situation: str
    title: str
    by: str
    at: int
    shake: int
    call: int | None
    confirmed_by: str


class CardAppeal(TypedDict):
    """An appeal, open or decided."""

    number: int | None
    seat: str
    name: str
    reason: str
    ruling: int | None
    decided: str | None


class CardCheck(TypedDict):
    """A Solution under the lock, by whose it is."""

    number: int
    writer: str
    name: str
    shake: int
    is_closed: bool


class CardVariation(TypedDict):
    """A variation in force, in the order in which it was chosen, which may matter."""

    name: str
    title: str
    filled: NotRequired[str]


class TableCard(DeskTable):
    """Everything that an official knows of a table."""

    seq: int
    now: int
    is_paused: bool
    people: list[CardSeat]
    goal_setter: str | None
    variations: list[CardVariation]
    position: dict[str, Any]
    solutions: list[str]
    third: str | None
    calls: list[DeskCall]
    rulings: list[CardRuling]
    second_judges: list[AskedSecond]
    appeals: list[CardAppeal]
    is_held: bool
    checks: list[CardCheck]
    added_time: int
    officials: list[DeskOfficial]
    is_host: bool
    has_second_judges: bool
    needs_initials: bool
    warned_at: int | None
    """When the round's warning was given; None before, and where no clock runs here."""
