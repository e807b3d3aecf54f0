"""What practice knows of Equations: symbols, likeness whatever the order and color of the cubes, Goals to choose from
(Equations III, IV-B, VII-B)."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from forceout.games.equations.checking import Verdict
from forceout.games.equations.cubes import DIGITS, OPERATIONS, SYMBOLS
from forceout.messages.message import Message
from forceout.practice.density import Arithmetic
from forceout.practice.equations import arithmetic
from forceout.practice.equations.notation import essence, plain, symbols
from forceout.practice.equations.short_solutions import short_solutions
from forceout.practice.goal_outcomes import GoalOutcome, graded_by, made_goals, outcome_of, sorted_keys, verify_goal
from forceout.practice.goals import MadeGoals
from forceout.practice.grading import BadAnswer, Graded
from forceout.practice.puzzle import Puzzle
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Division, Form

__all__ = ["essence", "short_solutions", "symbols"]

NODES: Final = 192_000
"""Eight times what the catalogue was made with: what was left open then is passed over by its number, and a solver that
needs some nodes more for the rest makes the same."""
SLOW: Final = frozenset({"wild", "imaginary", "decimal-point"})
FORMS: Final[Mapping[Division, Sequence[Form]]] = {
    Division.ELEMENTARY: (Form.BASIC, Form.BASIC, Form.ADVENTUROUS, Form.ADVENTUROUS, Form.ADVENTUROUS),
    Division.MIDDLE: (Form.BASIC, Form.ADVENTUROUS, Form.ADVENTUROUS, Form.ADVENTUROUS),
    Division.JUNIOR: (Form.ADVENTUROUS,),
    Division.SENIOR: (Form.ADVENTUROUS,),
}
EXCHANGES: Final[Mapping[str, str]] = {**dict.fromkeys(DIGITS, DIGITS), **dict.fromkeys(OPERATIONS, OPERATIONS)}
MOST_OPERATIONS: Final = 3
"""With more operation cubes than these nearly every Goal lasts."""
CANDIDATES: Final = 16
CHOICES: Final = 5
MOST_HOLDING: Final = 2
_GOAL: Final = re.compile(r"([1-9]?\d)(?:([-+×÷])([1-9]?\d))?")
_TWO_SIGNS: Final = re.compile(r"[-+×÷*√]{2}")
LONGEST_AT_ONCE: Final = 3


def is_operand(symbol: str) -> bool:
    """Whether a symbol is a digit."""
    return symbol in DIGITS


def goal_features(puzzle: Puzzle) -> dict[str, float]:
    """How long the Goals are that last, and the others; how many signs there are."""
    holds = puzzle.answer["holds"]
    others = [*puzzle.answer["spoiled"], *puzzle.answer["impossible"]]
    return {
        "lasting cubes": sum(len(plain(one)) for one in holds) / len(holds),
        "other cubes": sum(len(plain(one)) for one in others) / len(others),
        "signs": float(sum(cube[-1] in OPERATIONS for cube in puzzle.position.resources)),
    }


def count_cubes(shake: Shake, text: str) -> int:
    """How many cubes a correct Solution uses."""
    verdict = shake.table.game.ruling(shake, text, None)
    assert isinstance(verdict, Verdict)
    return len(verdict.used)


def canonical(puzzle: Puzzle) -> str:
    """The puzzle with its cubes in order and without their colors."""
    position = puzzle.position
    sections = [
        "".join(sorted(cube[-1] for cube in cubes))
        for cubes in (position.required, position.permitted, position.forbidden, position.resources)
    ]
    variations = sorted(f"{name}={value}" for name, value in position.variations)
    asked = [str(puzzle.asked.get(name, "")) for name in ("end", "asks", "written", "choices")]
    goal = plain(position.goal or "")
    return "|".join((puzzle.kind.value, position.division, position.form, *sections, goal, *variations, *asked))


def is_fit_goal(shake: Shake, goal: str) -> bool:
    """Whether a Goal has no idle 0 or 1 and nothing that comes to 0."""
    read = _GOAL.fullmatch(plain(goal))
    if read is None:
        return False
    left, sign, right = read.groups()
    if not sign:
        return left not in ("0", "00")
    return left != right and "0" not in (left, right) and not (sign in "×÷" and "1" in (left, right))


def tidied(text: str) -> str:
    """The same: a planned Equation is written as people write it."""
    return text


def is_likely(text: str) -> bool:
    """Whether a Solution has at most one 0, not everything alike, and no two signs in a row."""
    side = re.sub(r"\s", "", text.partition("=")[0])
    digits = [one for one in symbols(text) if one in DIGITS]
    return digits.count("0") <= 1 and len(set(digits)) > 1 and _TWO_SIGNS.search(side) is None


def is_seen_at_once(shake: Shake, text: str) -> bool:
    """Whether a short Solution says the Goal again, or the Goal's number with a 0 or a 1."""
    used, goal = symbols(text), plain(shake.goal or "")
    if len(used) > LONGEST_AT_ONCE:
        return False
    digits = [one for one in used if one in DIGITS]
    is_copy = sorted(used) == sorted(goal)
    return is_copy or digits.count("0") > 0 or (goal in digits and "1" in digits)


def techniques_of(text: str) -> Sequence[str]:
    """What a Solution makes use of."""
    shown = Counter(symbols(text))
    found = {
        "powers": bool(shown["*"]),
        "roots": bool(shown["√"]),
        "division": bool(shown["÷"]),
        "multiplication": bool(shown["×"]),
        "sums": bool(shown["+"] + shown["-"]) and not (shown["×"] + shown["÷"] + shown["*"] + shown["√"]),
        "factorials": "!" in text,
        "wild": "@" in text,
    }
    return [name for name, is_so in found.items() if is_so]


def suits_goals(cubes: Sequence[str]) -> bool:
    """Whether operation cubes are few, so that a Goal can be spoiled."""
    return sum(cube[-1] in OPERATIONS for cube in cubes) <= MOST_OPERATIONS


def random_goals(dice: Random, cubes: Sequence[str]) -> Iterator[str]:
    """Goals of one to four cubes: numerals of one and two digits, alone or with a sign between them."""
    digits = [cube for cube in cubes if cube[-1] in DIGITS]
    signs = [cube for cube in cubes if cube[-1] in OPERATIONS]
    if len(digits) < 4:
        return
    while True:
        first, second, third, fourth = dice.sample(digits, 4)
        sign = dice.choice(signs) if signs else ""
        shapes = [first, first + second]
        if sign:
            shapes += [first + sign + second, first + second + sign + third, first + second + sign + third + fourth]
        yield dice.choice(shapes)


def arithmetic_of(shake: Shake, goal: str) -> Arithmetic:
    """What the symbols mean, and what equals a Goal."""
    return arithmetic.arithmetic_of(shake, goal)


def goals(dice: Random, shake: Shake, asks: str) -> MadeGoals | None:
    """A few Goals to choose from, of which one or two last and the others do not."""
    outcomes: dict[str, GoalOutcome] = {}
    seen: set[str] = set()
    for tried, text in enumerate(random_goals(dice, shake.resources)):
        if tried == CANDIDATES or len(outcomes) == CHOICES:
            break
        bare = plain(text)
        if bare in seen or not is_fit_goal(shake, text):
            continue
        seen.add(bare)
        outcome = outcome_of(shake, text, asks)
        if outcome is None:
            continue
        holds = outcome.is_possible and outcome.spoiled_by is None
        lasting = sum(one.is_possible and one.spoiled_by is None for one in outcomes.values())
        if holds and lasting == MOST_HOLDING:
            continue
        outcomes[text] = outcome
    if len(outcomes) < CHOICES:
        return None
    choices = dice.sample(sorted(outcomes), len(outcomes))
    return made_goals({"choices": choices}, sorted_keys(outcomes, choices), {one: one for one in choices})


def goals_again(puzzle: Puzzle) -> MadeGoals | None:
    """What becomes of the same Goals."""
    shake = puzzle.position.shake()
    outcomes: dict[str, GoalOutcome] = {}
    for goal in puzzle.asked["choices"]:
        outcome = outcome_of(shake, goal, puzzle.asked["asks"])
        if outcome is None:
            return None
        outcomes[goal] = outcome
    return made_goals({}, outcomes, {one: one for one in outcomes})


def grade_goal(puzzle: Puzzle, goal: str) -> Graded:
    """What becomes of one of the Goals that were offered."""
    if goal not in puzzle.asked["choices"]:
        raise BadAnswer(Message("that-goal-was-not-offered"))
    _, illegal = verify_goal(puzzle, goal)
    return graded_by(puzzle, goal) if illegal is None else illegal


WRITTEN: Final[Mapping[str, Sequence[str]]] = {
    "upside-down": ("~",),
    "sideways": (">",),
    "factorial": ("!",),
    "decimal-point": (".",),
    "decimal-in-goal": (".",),
    "lcm": (" lcm ",),
    "gcf": (" gcf ",),
    "imaginary": ("i",),
    "exponent": ("↑",),
    "percent": ("%",),
    "remainder": (">÷",),
    "log": (" log ",),
    "base": ("T", "E"),
    "powers-of-the-base": ("@", "0"),
    "wild": ("@", *SYMBOLS),
}


def written_keys(variations: Sequence[tuple[str, object]]) -> Sequence[str]:
    """What may be written beside the symbols of the cubes."""
    return list(dict.fromkeys(key for name, _ in variations for key in WRITTEN.get(name, ())))
