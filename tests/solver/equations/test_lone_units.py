"""Spans with a number that stands in for a lone i: no real number that an expression makes with it lies elsewhere."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.values import Complex, Number, Undefined, Unverifiable
from forceout.games.equations.variations.factorial import Factorial
from forceout.games.equations.variations.log import Log
from forceout.games.equations.variations.multiple_of import MultipleOf
from forceout.games.equations.variations.number_of_factors import NumberOfFactors
from forceout.games.equations.variations.powers_of_the_base import PowersOfTheBase
from forceout.solver.budget import Budget
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.complex_search import search_quickly
from forceout.solver.equations.endless_problems import can_be_laid
from forceout.solver.equations.lone_units import as_real_problems, is_power, is_unit_beside
from forceout.solver.equations.problem import COUNTERS, FIELD_BITS, MOST_OF_A_SORT, Outcome, Problem, Target
from forceout.solver.equations.spans import lie_elsewhere
from tests.solver.equations.test_complex_search import (
    IS_LONG,
    NODES,
    TREES,
    Grower,
    complex_positions,
    complex_problems,
)

ROUNDS = 6_000 if IS_LONG else 300
CHOSEN = (
    (),
    (PowersOfTheBase(),),
    (NumberOfFactors(),),
    (Log(),),
    (PowersOfTheBase(), Factorial()),
    (MultipleOf(7),),
)

FAR = Target(values.divide(values.integer(10**15 + 37), values.integer(10**9 + 7)), 0, "far")
SWALLOWING = (values.multiply, values.divide)

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")


def with_lone_unit(problem: Problem, random: Random) -> Problem | None:
    """A problem without powers and with one i, in which a digit is a 0 and a sign multiplies or divides; None where it
    has too little for that."""
    signs = [one for one in problem.signs if is_unit_beside(one) or not is_power(one)]
    units = [one for one in problem.numerals if isinstance(one.value, Complex)]
    digits = [one for one in problem.numerals if one.cubes == 1 and one not in units and not one.needs_company]
    between = [one for one in signs if one.operation.fixity is Fixity.BINARY and not is_unit_beside(one)]
    if not (units and digits and between):
        return None
    apply = random.choice(SWALLOWING)
    signs.append(random.choice(between)._replace(operation=Operation("×", Fixity.BINARY, apply), text="×"))
    zeros = [random.choice(digits)._replace(value=values.integer(0), text="0") for _ in range(3)]
    place = (units[0].usage & -units[0].usage).bit_length() - 1
    usable = problem.usable & ~(MOST_OF_A_SORT << place) | 1 << place
    numerals = (*problem.numerals, *zeros)
    return replace(problem, signs=tuple(signs), numerals=numerals, usable=usable, required=0)


class Wider(Grower):
    """Puts more beside what is made."""

    def beside(self, value: Number, used: int, text: str) -> tuple[Number, int, str]:
        other, usage, more = self.grow(1)
        sign = self.random.choice(self.binary)
        left, right = self.random.sample(((value, text), (other, more)), 2)
        used = self.usage.add(self.usage.add(used, usage), sign.usage)
        return self._put(sign, used, left[0], right[0]), used, f"({left[1]} {sign.text} {right[1]})"


def made(grower: Wider, random: Random) -> tuple[Number, int, str] | None:
    """A real number that has an i in it, which is seldom made of anything but a 0."""
    try:
        value, used, text = grower.grow(random.randint(2, 4))
        if isinstance(value, Complex):
            sign = next(
                one
                for one in grower.binary
                if one.text == "×" and one.operation.apply in (values.multiply, values.divide)
            )
            zero = next(one for one in grower.numerals if one.value == values.integer(0))
            used = grower.usage.add(grower.usage.add(used, zero.usage), sign.usage)
            value, text = sign.of(zero.value, value), f"0 × ({text})"
            if random.random() < 0.5:
                value, used, text = grower.beside(value, used, text)
    except (LookupError, ValueError, StopIteration, Undefined, Unverifiable, ArithmeticError):
        return None
    return (value, used, text) if "i" in text and grower.usage.fits(used) and not isinstance(value, Complex) else None


def questions(random: Random) -> Iterator[tuple[Problem, str]]:
    """Problems that have a Solution with a lone i, which is required as all else of it, and the Solution."""
    for whole in complex_problems(complex_positions(random, 8, random.choice(CHOSEN))):
        problem = with_lone_unit(whole, random)
        if problem is None:
            continue
        counters = (1 << FIELD_BITS * problem.fields) - (1 << FIELD_BITS * (problem.fields - COUNTERS))
        grower = Wider(problem, random, True)
        for _ in range(6 * TREES):
            found = made(grower, random)
            if found is None:
                continue
            value, used, text = found
            k = getattr(problem.relation, "k", 0)
            value = values.add(value, values.integer(3 * k))
            yield (
                replace(
                    problem,
                    targets=(Target(value, 0, "what was made"),),
                    required=used & ~counters,
                    endless=problem.endless._replace(targets=(), others=None),
                ),
                text,
            )


def test_what_is_made_with_an_i_does_not_lie_elsewhere() -> None:
    tally: Counter[str] = Counter()
    for number in range(ROUNDS):
        for asked, text in questions(Random(f"lone units {number}")):
            if can_be_laid(asked):
                outcome = lie_elsewhere(asked, Budget(nodes=NODES))
                tally[outcome.value] += 1
                assert outcome is not Outcome.EXHAUSTED, (number, text, asked.targets, asked.gaps)
                outcome = lie_elsewhere(replace(asked, targets=(FAR,)), Budget(nodes=NODES))
                tally[f"far {outcome.value}"] += 1
    assert tally["unverifiable candidates"] > ROUNDS // 4, tally
    assert tally["far exhausted"] > ROUNDS // 8, tally


def test_what_is_made_with_an_i_is_made_of_real_numbers() -> None:
    tally: Counter[str] = Counter()
    for number in range(ROUNDS):
        for asked, text in questions(Random(f"real instead of lone units {number}")):
            real = as_real_problems(asked)
            if real:
                outcomes = [search_quickly(one, Budget(nodes=NODES), lambda *_: True) for one in real]
                tally.update(one.value for one in outcomes)
                assert any(one is not Outcome.EXHAUSTED for one in outcomes), (number, text, asked.targets)
                for one in as_real_problems(replace(asked, targets=(FAR,))):
                    outcome = search_quickly(one, Budget(nodes=NODES), lambda *_: True)
                    tally[f"far {outcome.value}"] += 1
    assert tally["found"] > ROUNDS // 8, tally
    assert tally["far exhausted"] > ROUNDS // 16, tally
