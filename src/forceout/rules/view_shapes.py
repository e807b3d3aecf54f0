"""The shapes of what leaves the state: a shake as a seat sees it, and the scoresheet (architecture, principle 7)."""

from collections.abc import Mapping
from typing import Literal, NotRequired, Required, TypedDict

from forceout.rules.violation import PrintedViolation

LastMoved = TypedDict("LastMoved", {"by": str, "cube": str, "from": str, "to": str, "is_bonus": bool})
"""The last cube that was moved."""


class PublicState(TypedDict):
    """What everybody at the table sees, as the judge protocol writes it."""

    phase: str
    turn: str | None
    mover: str | None
    goal: str | None
    required: list[str]
    permitted: list[str]
    forbidden: list[str]
    resources: list[str]
    penalties: dict[str, int]
    scores: dict[str, int] | None
    totals: dict[str, int]
    variations: list[dict[str, object]]
    universe: NotRequired[list[str] | None]


class SharedShake(PublicState):
    """What everybody sees alike at a live table."""

    players: list[str]
    absent: list[str]
    goal_setter: str
    leading: list[str]
    bonus: str | None
    block: str | None
    round_is_over: bool
    warnings: dict[str, int]


class ShownTimer(TypedDict):
    """A task whose time runs."""

    player: str
    task: str
    limit: int
    passed: int
    late: int


class ShownTree(TypedDict):
    """One part of what is written with its parts; with values once they are told."""

    symbol: str
    value: NotRequired[str]
    place: NotRequired[str]
    operands: NotRequired[list["ShownTree"]]


class ShownStep(TypedDict):
    """One step of a verdict, in words."""

    title: str
    lines: list[str]


class Drawn(TypedDict, total=False):
    """What a Solution does, to be drawn: the cards that it removes and picks, or the values on its tree."""

    removed: list[str]
    chosen: list[str]
    tree: ShownTree
    value: str
    goal_value: str


class Working(Drawn):
    """How a verdict comes about."""

    steps: Required[list[ShownStep]]


class ShownSolution(TypedDict):
    """A Solution that lies open; what is wrong with it is there once the shake is over."""

    by: str
    solution: str
    goal: str | None
    accepted_by: list[str]
    correct: bool | None
    failed_claims: dict[str, int]
    violations: NotRequired[list[PrintedViolation]]
    working: NotRequired[Working | None]


class ShownContest(TypedDict):
    """What a challenge, a Forceout or a declaration of no Goal led to."""

    end: str
    challenger: str | None
    second_challenger: str | None
    mover: str | None
    third: str | None
    side: str | None
    will_present: bool
    checking: str | None
    has_presented: list[str]
    solutions: list[ShownSolution]


class OwnShake(TypedDict):
    """What may differ from seat to seat."""

    seat: str | None
    timers: list[ShownTimer]
    contest: ShownContest | None


class ShakeView(SharedShake):
    """A shake as a seat sees it."""

    seat: str | None
    timers: list[ShownTimer]
    contest: ShownContest | None


What = Literal[
    "lot",
    "begin",
    "roll",
    "deal",
    "select",
    "goal",
    "answer",
    "move",
    "state",
    "write",
    "decide",
    "check",
    "appeal",
    "approve",
    "sign",
]
"""What a match waits for; an appeal is decided by the director, and penalties are initialed by a judge."""


class Awaited(TypedDict):
    """Whom a match waits for, and for what."""

    what: What
    who: list[str]
    of: NotRequired[str]
    """Whose Solution is checked, whose move would be challenged, who has declared "no Goal"."""
    nth: NotRequired[int]
    """Which variation is selected, or which Solution is checked, counted from 1."""
    count: NotRequired[int]
    """How many there may be of them."""
    may_stop: NotRequired[bool]
    """Whether a variation more is left to the player."""


class ScoreReason(TypedDict):
    """Why a player scored as they did."""

    message: str
    rule: str


class ScoresheetRow(TypedDict):
    """The scores of one shake."""

    goal_setter: str
    scores: dict[str, int]
    penalties: dict[str, int]
    void: bool


class Correction(TypedDict):
    """Points added or taken away after a shake."""

    player: str
    points: int
    reason: str


class Appealed(TypedDict):
    """A ruling that somebody does not accept."""

    by: str
    reason: str


class Scoresheet(TypedDict):
    """A match's scores, as they are signed."""

    players: list[str]
    shakes: list[ScoresheetRow]
    corrections: list[Correction]
    totals: Mapping[str, int]
    points: Mapping[str, int] | None
    to_approve: Mapping[str, int]
    appeals: list[Appealed]
    signed: list[str]
