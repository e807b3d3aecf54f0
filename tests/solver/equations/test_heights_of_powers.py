"""Heights under exponents: nothing that an expression makes takes longer to write than they say."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.readings.reading import Fixity
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.heights import is_too_high, log_height
from tests.solver.equations.test_complex_search import IS_LONG, TREES, Grower, complex_positions, complex_problems
from tests.solver.equations.test_directions import roots_of

ROUNDS = 3_000 if IS_LONG else 300

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")


def test_nothing_that_powers_make_is_called_too_high() -> None:
    made = higher = 0
    for number in range(4 * ROUNDS):
        random = Random(f"heights of powers {number}")
        for problem in complex_problems(complex_positions(random, 7)):
            exponents = [
                one._replace(exponent=values.multiply(one.exponent, values.integer(random.choice((1, 2, 3)))))
                for one in roots_of(problem, (1, 2))
                if one.exponent is not None
            ]
            others = [
                one
                for one in problem.signs
                if one.operation.all_values is None or one.operation.fixity is not Fixity.BINARY
            ]
            asked = replace(problem, signs=(*others, *exponents))
            if not exponents or log_height(asked) is None:
                continue
            is_hopeless = is_too_high(asked)
            grower = Grower(asked, random, is_endless=False)
            for _ in range(TREES):
                with suppress(LookupError, ValueError):
                    value, _, text = grower.grow(random.randint(1, 3))
                    assert not is_hopeless(value), (number, text)
                    made += 1
                    higher += "↑" in text
    assert made > ROUNDS // 2, made
    assert higher > ROUNDS // 6, higher
