"""A single 1 need not be a large power of the base: the bound of `powers_of_base.py` and many powers (XIII-B-13)."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.answer import answer
from forceout.judge.protocol.question import Question
from forceout.solver.equations.problem import ANY_POWER
from forceout.solver.equations.problems_of_position import build_problems

ASKED: dict[str, Any] = {
    "kind": "solve",
    "game": "equations",
    "division": "middle",
    "season": "odd",
    "situation": "forceout",
    "variations": [{"name": "powers-of-the-base"}],
}
FAR = 24
"""Powers that are tried by hand."""


def position_of(fields: dict[str, Any]) -> tuple[Position, InForce]:
    """A position as the judge reads it."""
    question = Question({name: value for name, value in fields.items() if name not in ("kind", "game")})
    ruleset = read_ruleset(question)
    return read_position(question), InForce.of(ruleset)


def values_of(numbers: tuple[Fraction, ...], signs: str) -> set[Fraction]:
    """Everything that all of some numbers make with some of these signs, each used once."""

    @cache
    def made(held: tuple[Fraction, ...], left: str) -> frozenset[tuple[Fraction, str]]:
        """Values with the signs that are left over."""
        if len(held) == 1:
            return frozenset({(held[0], left)})
        found = set()
        first, *rest = held
        for mask in product((0, 1), repeat=len(rest)):
            one = (first, *(number for number, bit in zip(rest, mask, strict=True) if bit))
            other = tuple(number for number, bit in zip(rest, mask, strict=True) if not bit)
            if not other:
                continue
            for sign in set(left):
                for a, b, last in pairs(one, other, left.replace(sign, "", 1)):
                    found |= {(value, last) for value in joined(a, sign, b)}
        return frozenset(found)

    def pairs(one: tuple[Fraction, ...], other: tuple[Fraction, ...], left: str) -> Any:
        for a, after in made(one, left):
            for b, last in made(other, after):
                yield a, b, last

    return {value for value, _ in made(numbers, "".join(sorted(signs)))}


def joined(a: Fraction, sign: str, b: Fraction) -> set[Fraction]:
    """What a sign makes of two numbers in either order."""
    if sign == "+":
        return {a + b}
    if sign == "-":
        return {a - b, b - a}
    if sign == "×":
        return {a * b}
    return ({a / b} if b else set()) | ({b / a} if a else set())


def largest_tried(fields: dict[str, Any]) -> int | None:
    """The largest power among the numerals of a position's problem; None where not all need be tried."""
    (problem,) = build_problems(*position_of(fields))
    if ANY_POWER in problem.gaps:
        return None
    return max(numeral.text.count("0") for numeral in problem.numerals)


def test_beyond_the_bound_nothing_new_equals_the_goal() -> None:
    tally: Counter[str] = Counter()
    for seed in range(30):
        random = Random(f"powers {seed}")
        digits = random.choices("2345789", k=random.randint(1, 3))
        signs = random.choices("+-×÷", k=len(digits))
        mat = {"required": ["1", *digits], "permitted": signs}
        by_power = {
            power: values_of((Fraction(10) ** power, *(Fraction(int(one)) for one in digits)), "".join(signs))
            for power in range(-FAR, FAR + 1)
        }
        for goal in random.sample(range(100), 12):
            largest = largest_tried(ASKED | mat | {"goal": str(goal)})
            assert largest is not None
            meeting = {power for power, found in by_power.items() if Fraction(goal) in found}
            if meeting:
                tally["meets"] += 1
                assert min(abs(power) for power in meeting) <= largest, (mat, goal)
            tally["goals"] += 1
    assert tally["meets"] > 10


@pytest.mark.parametrize(
    ("changed", "exists"),
    [
        ({"goal": "8", "permitted": ["1", "2", "×"]}, False),
        ({"goal": "20", "permitted": ["1", "2", "×"]}, True),
        ({"goal": "1÷5", "permitted": ["1", "2", "×"]}, True),
        ({"goal": "98", "permitted": ["1", "2", "-"]}, True),
        ({"goal": "97", "permitted": ["1", "2", "-"]}, False),
        ({"goal": "0", "required": ["1", "3", "3", "-", "5", "÷"]}, None),
    ],
)
def test_a_single_1_is_decided(changed: dict[str, Any], exists: bool | None) -> None:
    found = answer(ASKED | changed)
    if exists is not None:
        assert found["exists"] is exists, found


def test_two_ones_are_not_claimed_to_be_decided() -> None:
    assert largest_tried(ASKED | {"goal": "8", "permitted": ["1", "1", "2", "×", "+"]}) is None


def test_other_signs_are_not_claimed_to_be_decided() -> None:
    assert largest_tried(ASKED | {"goal": "8", "permitted": ["1", "2", "*"]}) is None
