"""Numbers without i, and numbers in the directions of roots of 1: nothing that is made is dropped."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.values import Complex, Number
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.factorial import Factorial
from forceout.games.equations.variations.log import Log
from forceout.games.equations.variations.multiple_of import MultipleOf
from forceout.games.equations.variations.powers_of_the_base import PowersOfTheBase
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.directions import without_other_directions
from forceout.solver.equations.odd_roots import without_units
from forceout.solver.equations.problem import ANY_POWER, Problem, Sign, Target
from tests.solver.equations.test_complex_search import IS_LONG, TREES, Grower, complex_positions, complex_problems

ROUNDS = 3_000 if IS_LONG else 300
CHOSEN = ((), (PowersOfTheBase(),), (Log(),), (Factorial(),), (MultipleOf(7),))
ELSEWHERE = Complex(values.integer(9), values.integer(72))
SUMS = (values.add, values.subtract, values.average)
Proof = Callable[[Problem, Sequence[Target]], tuple[Target, ...]]

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")


def as_target(number: Number) -> tuple[Target, ...]:
    return (Target(number, 0, "what was made"),)


def problems(random: Random) -> Iterator[Problem]:
    yield from complex_problems(complex_positions(random, 8, random.choice(CHOSEN)))


def roots_of(problem: Problem, indices: Sequence[int]) -> Iterator[Sign]:
    """Exponents that take a root, of the cubes of a power."""
    for sign in problem.signs:
        if sign.operation.all_values is not None and sign.operation.fixity is Fixity.BINARY:
            for index in indices:
                operation = Operation(f"↑>{index}", Fixity.POSTFIX, sign.operation.apply, sign.operation.all_values)
                for top in (1, -1, 2):
                    yield Sign(operation, sign.usage, operation.sign, Rational(top, index))


def nothing_is_dropped(asked: Problem, proof: Proof, random: Random) -> int:
    """How much was made that the proof says something of."""
    if proof(asked, as_target(ELSEWHERE)):
        return 0
    made = 0
    grower = Grower(asked, random, is_endless=False)
    k = getattr(asked.relation, "k", 0)
    for _ in range(TREES):
        with suppress(LookupError, ValueError):
            value, _, text = grower.grow(random.randint(1, 4))
            assert proof(asked, as_target(values.add(value, values.integer(3 * k)))), text
            made += 1
    return made


def test_odd_roots_make_no_i() -> None:
    made = 0
    for number in range(2 * ROUNDS):
        random = Random(f"odd roots {number}")
        for problem in problems(random):
            roots = list(roots_of(problem, random.choice(((3,), (3, 5), (7, 9)))))
            signs = tuple(one for one in problem.signs if one.operation.all_values is None and one.exponent is None)
            numerals = tuple(one for one in problem.numerals if not isinstance(one.value, Complex))
            if roots and numerals and ANY_POWER not in problem.gaps:
                asked = replace(problem, signs=(*signs, *roots), numerals=numerals)
                made += nothing_is_dropped(asked, without_units, random)
    assert made > ROUNDS // 2, made


def test_even_roots_may_make_an_i() -> None:
    for number in range(ROUNDS):
        for problem in problems(Random(f"even roots {number}")):
            asked = replace(problem, signs=(*problem.signs, *roots_of(problem, (2, 4, 6))))
            if len(asked.signs) > len(problem.signs):
                assert without_units(asked, as_target(ELSEWHERE))


def test_products_have_directions_of_roots_of_one() -> None:
    made = 0
    for number in range(2 * ROUNDS):
        random = Random(f"directions {number}")
        for problem in problems(random):
            signs = tuple(one for one in problem.signs if one.operation.apply not in SUMS)
            asked = replace(problem, signs=(*signs, *roots_of(problem, (2, 3, 4, 8))))
            if asked.signs:
                made += nothing_is_dropped(asked, without_other_directions, random)
    assert made > ROUNDS, made


def test_no_product_is_a_multiple_away_from_another_direction() -> None:
    for goal, k, is_left in ((90, 8, False), (90, 9, True), (90, 7, False)):
        target = as_target(Complex(values.integer(0), values.integer(goal)))
        for number in range(ROUNDS):
            random = Random(f"multiples {number}")
            for problem in complex_problems(complex_positions(random, 8, (MultipleOf(k),))):
                signs = tuple(one for one in problem.signs if one.operation.apply not in SUMS)
                asked = replace(problem, signs=signs)
                assert bool(without_other_directions(asked, target)) == is_left
