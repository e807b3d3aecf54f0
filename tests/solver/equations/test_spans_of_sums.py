"""How many factors sums with powers of the base have, against what the judge counts (XIII-A-15, XIII-B-13)."""

from collections.abc import Callable
from typing import Final

import pytest

from forceout.games.equations import values
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.solver.equations.compiled_search import IS_COMPILED
from tests.solver.equations.test_spans_of_counts import count, lies_elsewhere, problem_of, whole

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")

SHAPES: Final[dict[str, Callable[[Number], Number]]] = {
    "1×-5": lambda power: count(values.subtract(power, whole(5))),
    "1×+7": lambda power: count(values.add(power, whole(7))),
    "1×+5÷7": lambda power: count(values.divide(values.add(power, whole(5)), whole(7))),
    "1××3-4": lambda power: count(values.subtract(values.multiply(power, whole(3)), whole(4))),
    "1×-6-4": lambda power: values.subtract(count(values.subtract(power, whole(6))), whole(4)),
    "1×+6÷7": lambda power: count(values.add(values.divide(power, whole(7)), values.divide(whole(6), whole(7)))),
}
EXPONENTS: Final = (*range(13, 50), 64, 89, 200, 640, 1987)


@pytest.mark.parametrize("base", [8, 10, 11, 12])
@pytest.mark.parametrize("shape", SHAPES)
def test_how_many_factors_sums_have_does_not_lie_elsewhere(shape: str, base: int) -> None:
    problem, made = problem_of(shape, base), 0
    for exponent in EXPONENTS:
        try:
            goal = SHAPES[shape](values.power(whole(base), whole(exponent)))
        except (Undefined, Unverifiable):
            continue
        assert not lies_elsewhere(problem, goal), exponent
        made += 1
    assert made > 3 or "÷" in shape, made


@pytest.mark.parametrize("base", [8, 10, 11, 12])
@pytest.mark.parametrize("required", ["1×-5", "1×+7"])
def test_so_many_factors_has_no_sum_that_anybody_can_split(required: str, base: int) -> None:
    assert lies_elsewhere(problem_of(required, base), whole(6**68))


@pytest.mark.parametrize("text", ["1×-5", "1×+7"])
def test_what_is_too_long_to_be_split_has_no_number_of_factors(text: str) -> None:
    for exponent in (600, 1200, 1990):
        with pytest.raises(Unverifiable):
            SHAPES[text](values.power(whole(10), whole(exponent)))
