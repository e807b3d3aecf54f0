"""Primes of factorials: no number that two factorials make is called impossible, and all neighbours are found."""

from collections import Counter
from fractions import Fraction
from math import factorial, prod
from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.neighbours import is_made_of, neighbours
from forceout.solver.equations.primes_of_factorials import (
    _may_be_made,
    foreign_primes,
    may_be_of_factorials,
    times_in_factorial,
    without_foreign_factorials,
)
from forceout.solver.equations.problem import COUNTERS, FIELD_BITS, Target
from forceout.solver.equations.problems_of_position import build_problems

from .test_products_of_powers import asked, some_value

ROUNDS = 400
PRIMES = frozenset({2, 3, 5, 7})
SMALL = [number for number in range(2, 130) if is_made_of(number, PRIMES)]
TO = 20_000


@pytest.mark.parametrize("primes", [{2, 3, 5, 7}, {2, 3, 5, 7, 47}, {2, 3, 11, 31}, {2, 7, 13, 5, 3, 29}, {3, 5, 7}])
def test_all_neighbours_are_found(primes: set[int]) -> None:
    made = [number for number in range(1, TO) if is_made_of(number, frozenset(primes))]
    assert {one for one in made if one + 1 in made} == {one for one in neighbours(frozenset(primes)) if one < TO - 1}


def test_what_two_factorials_make_is_not_called_impossible() -> None:
    tally: Counter[str] = Counter()
    for number in range(ROUNDS):
        random = Random(f"factorials {number}")
        larger = random.choice(SMALL)
        smaller = random.choice([one for one in SMALL if larger // 2 < one <= larger][-3:])
        powers = [Fraction(random.choice((1, 1, 2, -1)), random.choice((1, 1, 2))) for _ in range(2)]
        if random.random() < 0.7:
            powers[1] = -powers[0]
        made = {
            prime: powers[0] * times_in_factorial(larger, prime) + powers[1] * times_in_factorial(smaller, prime)
            for prime in range(11, larger + 1)
            if all(prime % other for other in range(2, prime))
        }
        foreign = {prime: times for prime, times in made.items() if times}
        if not foreign:
            tally["none"] += 1
            continue
        assert may_be_of_factorials(foreign, PRIMES, 2), (larger, smaller, powers)
        tally["one" if smaller == larger else "two"] += 1
    assert tally["two"] > ROUNDS // 8, tally


@pytest.mark.parametrize(("division", "symbols"), [("senior", "××÷÷*"), ("senior", "×÷*√"), ("middle", "××÷*")])
def test_no_expression_with_two_factorials_is_called_impossible(division: str, symbols: str) -> None:
    tally: Counter[str] = Counter()
    for number in range(120):
        random = Random(f"{symbols} {number}")
        digits = "".join(str(random.choice((1, 2, 3, 4, 6, 7, 8, 9))) for _ in symbols)
        position, in_force = asked(division, "", digits + symbols, [{"name": "factorial"}])
        for problem in build_problems(position, in_force):
            for left in (0, 1, 2) * 20:
                try:
                    value: Number = some_value(random, problem, digits, symbols + "!" * left)
                except (IndexError, Undefined, Unverifiable):
                    continue
                of_goal = (2 - left) << (FIELD_BITS * (problem.fields - COUNTERS))
                assert without_foreign_factorials(problem, (Target(value, of_goal, "made"),)), (number, value)
                primes = foreign_primes(value, PRIMES)
                tally["foreign" if primes else "own"] += 1
    assert tally["foreign"] > 8, tally


def test_what_factorials_do_not_make() -> None:
    far = values.factorial(values.factorial(values.integer(94)))
    assert not _may_be_made(values.integer(94), PRIMES, 2)
    assert not _may_be_made(values.integer(factorial(94)), PRIMES, 1)
    assert not _may_be_made(far, PRIMES, 0)
    assert not _may_be_made(values.subtract(far, values.integer(2)), PRIMES, 0)
    assert not _may_be_made(values.integer(factorial(59) - 2), PRIMES, 1)
    assert not _may_be_made(Rational(5, 67), PRIMES, 2)
    assert _may_be_made(values.integer(factorial(96)), PRIMES, 1)
    assert _may_be_made(values.integer(prod((4, 7, 47))), PRIMES | {47}, 0)
    # 31 is 32! ÷ 30! ÷ 32, and 41 is 42! ÷ 40! ÷ 42.
    assert _may_be_made(values.integer(31), PRIMES, 2)
    assert _may_be_made(values.root(values.integer(3), values.integer(41)), PRIMES, 2)
    assert not _may_be_made(values.root(values.integer(3), values.integer(47)), PRIMES, 2)
