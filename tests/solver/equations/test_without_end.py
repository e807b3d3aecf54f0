"""What the rules allow without end, against brute force: chains of √ and !, and powers of the base.

Every value that long chains and large powers make and that is a Goal people could set must not be called impossible.
"""

import math
import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from forceout.judge.protocol.answer import answer
from forceout.solver.equations.compiled_search import IS_COMPILED

IS_LONG = bool(os.environ.get("FORCEOUT_LONG"))
ASKED: dict[str, Any] = {
    "kind": "solve",
    "game": "equations",
    "division": "senior",
    "situation": "forceout",
    "budget_ms": 2_000 if IS_LONG else 300,
}
ROUNDS = 40 if IS_LONG else 1
NEARLY = 1e-11
MOST = 99
FARTHEST_BELOW = 6
"""Smaller reciprocals would not be told from nothing."""

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="what plain Python finds out takes too long here")


def chained(value: float, signs: str, roots: int) -> Iterator[float]:
    """A number with up to so many √ in front of it, and with up to three ! behind it before and after them."""
    begun = [value]
    if "!" in signs:
        begun = list(factorials(value))
    for one in begun:
        yield one
        if "√" in signs and one > 0:
            for count in range(1, roots + 1):
                root = one ** (0.5**count)
                yield root
                if "!" in signs and abs(root - round(root)) < NEARLY and root > 1.5:
                    yield from factorials(round(root))


def factorials(value: float) -> Iterator[float]:
    """A number, its factorial, that one's and so on, while they are no larger than a float tells exactly."""
    yield value
    while value == int(value) and 3 <= value <= 18:
        value = math.factorial(int(value))
        yield float(value)


def joined(a: float, sign: str, b: float) -> float | None:
    """What a sign makes of two numbers; None for nothing, or nothing that a float tells."""
    try:
        match sign:
            case "+":
                return a + b
            case "-":
                return a - b
            case "×":
                return a * b
            case "÷":
                return a / b
            case "*":
                found = a**b if a > 0 or b == int(b) else None
            case _:
                found = b ** (1 / a) if b > 0 else None
    except (ZeroDivisionError, OverflowError):
        return None
    return found if isinstance(found, float) and abs(found) < 1e30 else None


def made(numbers: tuple[str, ...], signs: str, roots: int, largest: int) -> set[int]:
    """The whole numbers up to 99 that all of some digits make with these signs, each used as often as wanted."""

    @cache
    def values_of(held: tuple[str, ...]) -> frozenset[float]:
        found: set[float] = set()
        if len(held) == 1:
            powers = range(-FARTHEST_BELOW, largest + 1) if held[0] == "1" and largest else (0,)
            starts = [float(held[0]) * 10.0**power for power in powers]
            for start in starts:
                found.update(chained(start, signs, roots))
            return frozenset(found)
        for mask in range(1, 2 ** len(held) - 1):
            left = tuple(one for place, one in enumerate(held) if mask >> place & 1)
            right = tuple(one for place, one in enumerate(held) if not mask >> place & 1)
            for sign in set(signs) - set("!"):
                for a in values_of(left):
                    for b in values_of(right):
                        value = joined(a, sign, b)
                        if value is not None:
                            found.update(chained(value, signs, roots))
        return frozenset(found)

    close = (value for value in values_of(numbers) if 0 <= value < MOST + 0.5)
    return {round(value) for value in close if abs(value - round(value)) < NEARLY * max(1.0, value)}


CASES = [
    (("multiple-operations",), "√×", 2, 9, 0),
    (("multiple-operations",), "√÷-", 2, 9, 0),
    (("multiple-operations",), "√*", 2, 9, 0),
    (("multiple-operations",), "√+-", 2, 9, 0),
    (("multiple-operations",), "√-÷", 3, 4, 0),
    (("multiple-operations",), "√×*", 3, 3, 0),
    (("multiple-operations", "factorial"), "+-!", 2, 0, 0),
    (("multiple-operations", "factorial"), "÷×!", 2, 0, 0),
    (("multiple-operations", "factorial"), "÷√!", 2, 6, 0),
    (("powers-of-the-base", "multiple-operations"), "+-", 3, 0, 15),
    (("powers-of-the-base", "multiple-operations"), "×÷", 3, 0, 15),
    (("powers-of-the-base", "multiple-operations"), "*+", 2, 0, 15),
    (("powers-of-the-base", "multiple-operations"), "√-", 2, 8, 15),
]


@pytest.mark.parametrize(("variations", "signs", "digits", "roots", "largest"), CASES if IS_LONG else CASES[1::2])
def test_no_goal_that_brute_force_meets_is_called_impossible(
    variations: tuple[str, ...], signs: str, digits: int, roots: int, largest: int
) -> None:
    random = Random(f"{variations} {signs} {digits}")
    tally: Counter[str] = Counter()
    cubes = signs.replace("!", "")
    for _ in range(ROUNDS):
        numbers = random.choices("23456789" if not largest else "11123459", k=digits)
        if largest and "1" not in numbers:
            numbers[0] = "1"
        met = made(tuple(sorted(numbers)), signs, roots, largest)
        tried = [*random.sample(sorted(met), min(3, len(met))), *random.sample(range(MOST), 3)]
        for goal in tried:
            asked = {"goal": str(goal), "required": numbers, "permitted": list(cubes)}
            found = ask(variations, asked)
            tally[str(found["exists"])] += 1
            assert not (goal in met and found["exists"] is False), (asked, variations)
    assert tally["False"] or tally["True"]


@pytest.mark.parametrize(("goal", "mat"), [("10*8", "1 + 0"), ("10*8+2", "1 + 1 + 1"), ("10*9+1", "1 + 1")])
def test_goals_that_only_what_is_tried_is_too_small_for_are_not_dropped(goal: str, mat: str) -> None:
    found = ask(("powers-of-the-base",), {"goal": goal, "required": mat.split(), "budget_ms": 4_000})
    assert found["exists"] is True, found


def ask(variations: tuple[str, ...], asked: dict[str, Any]) -> dict[str, Any]:
    """The solver's answer, in a year that has these variations."""
    chosen = [{"name": name} for name in variations]
    for season in ("even", "odd"):
        found = answer(ASKED | asked | {"variations": chosen, "season": season})
        if "error" not in found:
            return found
    raise AssertionError(found)
