"""The shapes of what a room is sent as; the browser's types are made of them."""

from typing import Any, TypedDict


class RoomYou(TypedDict):
    """What the reader is in the room."""

    label: str
    role: str
    name: str


class RoomStudent(TypedDict):
    """A student as a coach sees them: by the nickname that the server gave."""

    label: str
    name: str
    state: str
    since: int
    hand_at: int | None
    table: int | None


class RoomSeat(TypedDict):
    """A seat of a table in the grid."""

    seat: str
    label: str | None
    name: str
    is_bot: bool
    is_turn: bool
    is_here: bool
    points: int


class RoomMove(TypedDict):
    """What was done last at a table: a cube that moved, or a challenge."""

    by: str
    do: str
    cube: str | None
    to: str | None
    claim: str | None


class RoomCard(TypedDict):
    """A table in the grid, with nothing in it that a spectator would not see."""

    number: int
    match: str
    seq: int
    game: str
    status: str
    is_paused: bool
    shake: int
    is_set: bool
    phase: str
    ends: int | None
    """When the time of what is done now is over, by the server's clock."""
    acted_at: int
    calls: int
    """How many calls for a judge are open."""
    hand_at: int | None
    """Since when somebody at the table has a hand up."""
    hand_by: str | None
    seats: list[RoomSeat]
    goal: list[str]
    required: list[str]
    permitted: list[str]
    last: RoomMove | None


class RoomDeal(TypedDict):
    """A shake that was set for every table, and how far it is."""

    number: int
    at: int
    is_open: bool
    """Whether what it held may be looked at: the last table has finished it, or the coach has opened it."""
    finished: int
    tables: int


class RoomGiven(TypedDict):
    """A set of puzzles that was given out."""

    code: str
    at: int
    when: str
    is_for_all: bool
    to: list[str]


class CoachRoom(TypedDict):
    """A room as its coach sees it."""

    room: str
    seq: int
    now: int
    you: RoomYou
    coaches: int
    opened_at: int
    kept_until: int
    settings: dict[str, Any]
    has_same_shake: bool
    is_approved: bool
    is_locked: bool
    is_on: bool
    is_paused: bool
    lesson: int
    began_at: int | None
    ended_at: int | None
    shown: int | None
    moment: int | None
    stuck_after: int
    plan: list[list[str]]
    students: list[RoomStudent]
    cards: list[RoomCard]
    dealt: list[RoomDeal]
    given: list[RoomGiven]


class RoomTask(TypedDict):
    """A set of puzzles that somebody was given, and whether it is to be done now."""

    code: str
    is_due: bool


class StudentRoom(TypedDict):
    """A room as one of its students sees it: themselves, and nothing of the others."""

    room: str
    seq: int
    now: int
    you: RoomYou
    kept_until: int
    is_on: bool
    is_paused: bool
    hand_at: int | None
    table: int | None
    match: str | None
    """The match that they are to play at."""
    tasks: list[RoomTask]


class RoomEntry(TypedDict):
    """A room in one's own list."""

    room: str
    role: str
    opened_at: int
    changed_at: int
    kept_until: int
    students: int
    lesson: int
    is_on: bool


class RoomList(TypedDict):
    """The rooms that one coaches or is in."""

    rooms: list[RoomEntry]


class ReportTheme(TypedDict):
    """What was tried of a theme of the practice sets, and what was solved."""

    theme: str
    solved: int
    tried: int


class ReportTable(TypedDict):
    """How many shakes somebody played to their end at a table."""

    table: int
    shakes: int


class ReportStudent(TypedDict):
    """What one student did, in counts; no strength."""

    label: str
    name: str
    effort: int
    shakes: int
    puzzles: int
    solved: int
    well: list[dict[str, Any]]
    """What went well: a kind and how often."""
    look_at: list[dict[str, Any]]
    written: int
    checked: int
    challenged: int
    practice: int
    """Effort points of puzzles."""
    outcomes: dict[str, int]
    """How often each kind of thing went well or is to be looked at."""
    themes: list[ReportTheme]
    """What was tried and solved of each theme, the least solved last."""
    played: list[ReportTable]


class RoomReport(TypedDict):
    """A lesson, or all of them, to take home."""

    room: str
    now: int
    kept_until: int
    began_at: int | None
    minutes: int
    lessons: int
    shakes: int
    puzzles: int
    students: list[ReportStudent]
    themes: list[ReportTheme]
    given: list[RoomGiven]


class RoomMoment(TypedDict):
    """A moment of a table at which Now was right and nobody said so."""

    table: int
    number: int
    """The place of the move in the record of the table's match."""
    shake: int
    move: int
    stood: int
    """For how long nobody said it, in milliseconds."""
    solution: str


class RoomMoments(TypedDict):
    """The moments of a lesson that were found, those that stood longest first."""

    moments: list[RoomMoment]
    is_whole: bool
    """Whether every shake that is over was looked at; otherwise ask again, and the search goes on."""


class LoginCard(TypedDict):
    """A login card: whose, and the square that signs them in."""

    label: str
    name: str
    square: str
    """The path of a QR code, in units of one module."""
    size: int


class LoginCards(TypedDict):
    """All login cards of a room."""

    code: str
    address: str
    kept_until: int
    cards: list[LoginCard]
