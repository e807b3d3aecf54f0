"""The shapes of what the practice pages are sent; the browser's types are made of them."""

from typing import Any, TypedDict


class PracticePosition(TypedDict):
    """A position as it is drawn."""

    game: str
    edition: str
    division: str
    form: str
    variations: list[dict[str, Any]]
    universe: list[str]
    goal: str | None
    goal_cubes: list[str]
    required: list[str]
    permitted: list[str]
    forbidden: list[str]
    resources: list[str]


class PracticeCriterion(TypedDict):
    """A reason that is offered, its clause, and what kind of place goes with it."""

    code: str
    rule: str
    place: str


class PracticeAsked(TypedDict, total=False):
    """What a puzzle says beside its position."""

    end: str
    written: str
    choices: list[str]
    criteria: list[PracticeCriterion]
    cubes: list[str]
    asks: str
    moves: int


class PracticePuzzle(TypedDict):
    """A puzzle, and nothing of its answer."""

    id: str
    kind: str
    position: PracticePosition
    asked: PracticeAsked
    keys: list[str]
    difficulty: int


class PracticeReason(TypedDict):
    """Why something is wrong, and the clause."""

    message: str
    rule: str


class PracticeRating(TypedDict):
    """A rating as a place with a band."""

    rating: int
    deviation: int


class PracticeShown(TypedDict, total=False):
    """What is shown once a puzzle is answered."""

    solutions: list[str]
    cubes: int
    found: int
    claim: str
    solution: str
    proof: str
    code: str
    places: list[str]
    message: str
    rule: str
    ambiguous: bool
    regrouped: str
    holds: list[str]
    spoiled: dict[str, list[str]]
    impossible: list[str]
    example: str
    moves: dict[str, list[str]]


class PracticeVerdict(TypedDict):
    """The verdict on an answer, and what it did to a rating."""

    right: bool
    reasons: list[PracticeReason]
    shown: PracticeShown | None
    first: bool | None
    before: PracticeRating | None
    after: PracticeRating | None


class PracticeKind(TypedDict):
    """A kind of puzzle: how many there are, how many you tried and solved."""

    kind: str
    count: int
    progress: list[int]


class PracticeTheme(TypedDict):
    """A theme, in the same way."""

    theme: str
    count: int
    progress: list[int]


class PracticeTitle(TypedDict):
    """A sprint or a lesson by its title."""

    name: str
    title: str


class PracticeHub(TypedDict):
    """What there is to practise, and how far you are."""

    game: str
    division: str
    today: str | None
    kinds: list[PracticeKind]
    themes: list[PracticeTheme]
    rating: PracticeRating | None
    tried: int
    solved: int
    weeks: list[int]
    row: int
    sprints: list[PracticeTitle]
    lessons: list[PracticeTitle]


class PracticeTask(TypedDict):
    """One task of a sprint."""

    question: str
    answer: str
    steps: list[str]
    cards: list[str]
    choices: list[str]


class PracticeSprint(TypedDict):
    """A sprint."""

    name: str
    title: str
    keys: str
    tasks: list[PracticeTask]


class PracticeStep(TypedDict, total=False):
    """A step of a lesson: it tells, asks, or shows a Solution to judge."""

    step: str
    words: str
    position: PracticePosition | None
    choices: list[str]
    right: int
    correct: bool
    because: str
    rule: str
    written: str
    end: str
    reasons: list[PracticeReason]


class PracticeLesson(TypedDict):
    """A lesson."""

    name: str
    title: str
    steps: list[PracticeStep]
    puzzles: list[str]


class PracticeMistakes(TypedDict):
    """Whether mistakes are kept, those that are due, and how many there are."""

    keeps: bool
    due: list[str]
    of: int


class PracticePlayer(TypedDict):
    """What one player did with a set."""

    name: str
    effort: int
    rating: PracticeRating | None
    """Only of who shares it."""
    results: list[dict[str, Any]]


class PracticeThemeTried(TypedDict):
    """How often puzzles of a theme were tried in a set, and solved."""

    theme: str
    progress: list[int]


class PracticeResults(TypedDict):
    """What became of a set."""

    code: str
    puzzles: list[str]
    players: list[PracticePlayer]
    themes: list[PracticeThemeTried]
