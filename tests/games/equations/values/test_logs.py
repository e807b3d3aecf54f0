"""Whole numbers that quotients of logarithms may be: sizes beyond all measure end no process."""

import pytest
from flint import arb

from forceout.games.equations import values
from forceout.games.equations.values.logs import small_whole


def squared(value: arb, times: int) -> arb:
    """A number, squared again and again."""
    for _ in range(times):
        value = value * value
    return value


@pytest.mark.parametrize("times", [1, 40, 64, 70])
def test_a_tiny_or_a_huge_number_is_no_small_one(times: int) -> None:
    assert small_whole(squared(arb(3) / 70, times)) in (None, 0)
    assert small_whole(squared(arb(700) / 3, times)) is None


@pytest.mark.parametrize("whole", [-99, -1, 0, 1, 7, 99])
def test_a_small_whole_number_is_told(whole: int) -> None:
    third = arb(whole) / 3
    assert small_whole(third * 3) == whole
    assert small_whole(third * 3 + arb(1) / 4) is None


def test_a_logarithm_to_a_base_beyond_all_measure_is_a_number() -> None:
    exponent = values.power(values.integer(5), values.factorial(values.integer(20)))
    base = values.power(values.integer(3), exponent)
    found = values.log(values.integer(2), base)
    assert values.compare(found, values.integer(1)) == -1
    assert values.multiply(found, exponent) == values.log(values.integer(2), values.integer(3))
