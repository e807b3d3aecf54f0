"""A guided first shake in each game: ten steps whose positions come from the real engine.

The words of the steps are the browser's (`app/strings/en_pages.js`); here is only what happens and what is true.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from itertools import combinations, permutations
from typing import Any, Final

from forceout.editions.matches import begin
from forceout.games.equations.cubes import read_cube as read_equations_cube
from forceout.rules.actions import Action, Challenge
from forceout.rules.folding import fold_log
from forceout.rules.match import verify_match
from forceout.rules.match_state import Match
from forceout.rules.record import Header, read_action
from forceout.rules.state import Shake
from forceout.rules.view import view
from forceout.rules.violation import Violation

LEARNER: Final = "P1"
UNREADABLE: Final = frozenset({"syntax", "unreadable", "malformed"})
"""What is wrong with texts that no learner would take for a Solution."""
MOST_SYMBOLS: Final = 3
"""How long the Solutions are that are looked through beforehand."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what the learner does, as a line of a record or as an exercise, and what the others then do."""

    name: str
    section: str
    line: str | None = None
    replies: tuple[str, ...] = ()
    exercise: str | None = None


@dataclass(frozen=True, slots=True)
class Script:
    """A first shake of one game: its table, what happens before the first step, and the steps."""

    header: Header
    before: tuple[str, ...]
    steps: tuple[Step, ...]


def _header(game: str, edition: str, division: str, season: str | None) -> Header:
    return Header(game, edition, division, "basic", "referee", "table", (LEARNER, "P2"), season)


ON_SETS: Final = Script(
    _header("on-sets", "2026-27", "middle", None),
    ("P1 lot 4", "P2 lot 2", "P1 shake"),
    (
        Step("roll", "II-A", "P1 roll 3 1 2 R B G Y R B R B ∪ ∩ - ' V V Λ", ("P2 deal BR BRG R BRY GY B Y -",)),
        Step("look", "VI-A", exercise="R∩B"),
        Step("goal", "III-B", 'P1 goal "row 3"', ("P2 move ∩ required",)),
        Step("permitted", "IV-B", "P1 move G permitted", ("P2 move V forbidden",)),
        Step("forbidden", "IV-B", "P1 move Y forbidden"),
        Step("why-not", "V-A", exercise="challenge", replies=("P2 move R required",)),
        Step("block", "V-A", "P1 pick-up"),
        Step("now", "V-A-2", "P1 challenge now"),
        Step("write", "VII-B", "P1 present R∩B", ("P2 accept P1",)),
        Step("scored", "X-B-2"),
    ),
)
EQUATIONS: Final = Script(
    _header("equations", "2015-16", "elementary", "even"),
    ("P1 lot 3", "P2 lot 1", "P1 shake"),
    (
        Step("roll", "II-A", "P1 roll r1 r2 r3 r+ r- r0 b2 b3 b× b÷ b1 b0 g4 g5 g6 g× g* g- k7 k8 k9 k+ k÷ k√"),
        Step("goal", "IV-B", "P1 goal r1b2"),
        Step("look", "VII-B", exercise="×", replies=("P2 move b× required",)),
        Step("permitted", "V-B", "P1 move r+ permitted", ("P2 move k9 forbidden",)),
        Step("forbidden", "V-B", "P1 move k√ forbidden"),
        Step("why-not", "VI-A", exercise="challenge", replies=("P2 move g6 required",)),
        Step("block", "VI-A", "P1 pick-up"),
        Step("now", "VI-A-2", "P1 challenge now"),
        Step("write", "VII-B", 'P1 present "6×2=12"', ("P2 accept P1",)),
        Step("scored", "X-B-2"),
    ),
)
SCRIPTS: Final[Mapping[str, Script]] = {"on-sets": ON_SETS, "equations": EQUATIONS}


@lru_cache(maxsize=2)
def guided(game: str) -> dict[str, Any]:
    """The guided shake of a game: the table, and each step with its position, what is wanted and what follows."""
    script = SCRIPTS[game]
    match = begin(script.header)
    for one in fold_log(match, map(read_action, script.before)):
        match = one.match
    steps = []
    for step in script.steps:
        entry: dict[str, Any] = {"name": step.name, "rule": {"book": game, "section": step.section}}
        entry["view"] = _view(match)
        entry |= _exercise(step, match) if step.exercise else _wanted(step, match)
        lines = ([step.line] if step.line else []) + list(step.replies)
        entry["after"] = []
        for line in lines:
            match, frame = _played(match, read_action(line))
            entry["after"].append(frame)
        steps.append(entry)
    return {"game": game, "edition": script.header.edition, "division": script.header.division, "steps": steps}


def _view(match: Match) -> dict[str, Any]:
    assert match.shake is not None
    return view(match.shake, LEARNER) | {"number": 1, "last": last_moved(match.shake)}


def last_moved(shake: Shake) -> dict[str, Any] | None:
    """The cube moved last, for the ring around it."""
    one = shake.last_moved
    if one is None:
        return None
    return {"by": one.by, "cube": one.cube, "from": one.came_from, "to": one.went_to, "is_bonus": one.is_bonus}


def _played(match: Match, action: Action) -> tuple[Match, dict[str, Any]]:
    (step,) = fold_log(match, (action,))
    if step.outcome.violation is not None:
        raise ValueError(f"The guided shake is refused: {step.outcome.violation.message}")
    return step.match, {"action": printed_action(action), "view": _view(step.match)}


def printed_action(action: Action) -> dict[str, Any]:
    """An action as the browser is sent it."""
    values = {one.name: getattr(action, one.name) for one in fields(action)}
    return {"do": action.do, **{name: list(one) if isinstance(one, tuple) else one for name, one in values.items()}}


def _wanted(step: Step, match: Match) -> dict[str, Any]:
    """What the learner is to do; for a Solution, every short one with what is wrong with it, if anything."""
    if step.line is None:
        return {"wanted": {"do": "read"}}
    action = printed_action(read_action(step.line))
    wanted = {"wanted": {name: one for name, one in action.items() if name not in ("by", "cubes")}}
    if action["do"] == "present":
        assert match.shake is not None
        wanted["wanted"]["answers"] = dict(_answers(match.shake))
    return wanted


def _exercise(step: Step, match: Match) -> dict[str, Any]:
    assert match.shake is not None
    if step.exercise == "challenge":
        return {"wanted": {"do": "try-block"}, "refusal": _refusal(match)}
    if step.exercise == "×":
        return {"wanted": {"do": "tap-cubes", "answers": _products(match.shake)}}
    return {"wanted": {"do": "tap-cards", "set": step.exercise, "answers": _cards(match.shake, step.exercise or "")}}


def _refusal(match: Match) -> dict[str, Any]:
    """Why the learner may not challenge."""
    violation = verify_match(match, Challenge(LEARNER, "now"))
    assert violation is not None
    return printed_violation(violation)


def printed_violation(violation: Violation) -> dict[str, Any]:
    """A violation as the browser is sent it."""
    rule = {"book": violation.rule.book, "section": violation.rule.section}
    return {"code": violation.code, "rule": rule, "message": violation.message}


def _cards(shake: Shake, both: str) -> list[str]:
    """The cards that have both colours of an intersection."""
    first, second = both.split("∩")
    return [card for card in shake.universe or () if first in card and second in card]


def _products(shake: Shake) -> list[list[str]]:
    """The pairs of cubes in Resources whose product is the Goal."""
    numbers: dict[str, int] = {}
    for cube in shake.resources:
        read = read_equations_cube(cube)
        if read is not None and read.symbol.isdigit():
            numbers[cube] = int(read.symbol)
    goal = int("".join(cube[-1] for cube in shake.goal_cubes))
    return [list(pair) for pair in combinations(numbers, 2) if numbers[pair[0]] * numbers[pair[1]] == goal]


def _answers(shake: Shake) -> Iterator[tuple[str, str | None]]:
    """Every short Solution of the cubes that may be used: None when it is correct, else what is wrong with it."""
    game = shake.table.game
    goal = "" if game.has_cards else "".join(cube[-1] for cube in shake.goal_cubes)
    for text in sorted(_texts(shake)):
        violations = game.ruling(shake, f"{text}={goal}" if goal else text, None).violations
        if not violations:
            yield text, None
        elif violations[0].code not in UNREADABLE:
            yield text, violations[0].message


def _texts(shake: Shake) -> Iterator[str]:
    """Orders of the Required cubes with others of Permitted and at most one of Resources."""
    seen: set[str] = set()
    for extra in ((), *((cube,) for cube in dict.fromkeys(shake.resources))):
        for count in range(len(shake.permitted) + 1):
            for permitted in combinations(shake.permitted, count):
                cubes = (*shake.required, *permitted, *extra)
                if 2 <= len(cubes) <= MOST_SYMBOLS:
                    seen.update("".join(cube[-1] for cube in order) for order in permutations(cubes))
    yield from seen
