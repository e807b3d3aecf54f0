"""Numbers with parts that are fractions: whatever an expression makes has such parts where the proof says so."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.values import Complex, Number
from forceout.games.equations.variations.factorial import Factorial
from forceout.games.equations.variations.log import Log
from forceout.games.equations.variations.multiple_of import MultipleOf
from forceout.games.equations.variations.powers_of_the_base import PowersOfTheBase
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.problem import Target
from forceout.solver.equations.rational_parts import without_other_parts
from tests.solver.equations.test_complex_search import IS_LONG, TREES, Grower, complex_positions, complex_problems

ROUNDS = 3_000 if IS_LONG else 300
CHOSEN = ((), (PowersOfTheBase(),), (Log(),), (Factorial(),), (PowersOfTheBase(), Factorial()), (MultipleOf(7),))
ROOT = values.root(values.integer(2), values.integer(2))
OTHERS: tuple[Number, ...] = (ROOT, Complex(values.integer(1), ROOT), Complex(ROOT, values.integer(3)))

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")


def as_targets(*numbers: Number) -> tuple[Target, ...]:
    return tuple(Target(number, 0, "what was made") for number in numbers)


def test_no_number_that_is_made_is_dropped() -> None:
    kept = dropped = 0
    for number in range(ROUNDS):
        random = Random(f"rational parts {number}")
        for problem in complex_problems(complex_positions(random, 8, random.choice(CHOSEN))):
            fewer = [one for one in problem.signs if one.operation.all_values is None or random.random() < 0.1]
            asked = replace(problem, signs=tuple(fewer))
            applies = not without_other_parts(asked, as_targets(*OTHERS))
            dropped += applies
            grower = Grower(asked, random, is_endless=True)
            for _ in range(TREES):
                with suppress(LookupError, ValueError):
                    value, _, text = grower.grow(random.randint(1, 4))
                    assert without_other_parts(asked, as_targets(value)), (number, text)
                    kept += applies
    assert kept > ROUNDS // 2, kept
    assert dropped > ROUNDS // 6, dropped
