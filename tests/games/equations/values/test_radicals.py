"""Sums of radicals and nested radicals, against mpmath at 120 digits."""

import mpmath  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forceout.games.equations import values
from forceout.games.equations.values import Number, integer, rational

TERM = st.tuples(st.integers(-9, 9), st.integers(2, 30), st.integers(2, 5))
SUM = st.lists(TERM, min_size=1, max_size=5)
Terms = list[tuple[int, int, int]]


def number(terms: Terms) -> Number:
    total = integer(0)
    for c, radicand, index in terms:
        total = values.add(total, values.multiply(integer(c), values.root(integer(index), integer(radicand))))
    return total


def approximate(terms: Terms) -> mpmath.mpf:
    return mpmath.fsum(c * mpmath.root(radicand, index) for c, radicand, index in terms)


@given(SUM, SUM)
@settings(deadline=None)
def test_sums_of_radicals_compare_as_their_digits_say(a: Terms, b: Terms) -> None:
    with mpmath.workdps(120):
        difference = approximate(a) - approximate(b)
        expected = 0 if abs(difference) < mpmath.mpf(10) ** -90 else int(mpmath.sign(difference))
    assert values.compare(number(a), number(b)) == expected
    assert values.is_equal(number(a), number(b)) is (expected == 0)
    assert (number(a) == number(b)) is (expected == 0), "sums of radicals of small numbers have one form"


@given(SUM, SUM)
@settings(deadline=None, max_examples=50)
def test_products_divide_back(a: Terms, b: Terms) -> None:
    x, y = number(a), number(b)
    if values.sign(y):
        assert values.is_equal(values.divide(values.multiply(x, y), y), x) is True


@given(SUM, st.integers(2, 4), st.integers(-5, 5))
@settings(deadline=None, max_examples=50)
def test_nested_radicals_have_the_digits_they_should(a: Terms, index: int, shift: int) -> None:
    inner = number(a)
    if values.sign(inner) != 1:
        return
    nested = values.add(values.root(integer(index), inner), integer(shift))
    with mpmath.workdps(120):
        expected = mpmath.root(approximate(a), index) + shift
        low, high = (_as_rational(expected, step) for step in (-1, 1))
    assert values.compare(low, nested) == -1
    assert values.compare(nested, high) == -1
    assert values.is_equal(values.power(values.subtract(nested, integer(shift)), integer(index)), inner) is True


def _as_rational(value: mpmath.mpf, step: int) -> Number:
    scale = 10**60
    return rational(int(mpmath.floor(value * scale)) + 2 * step, scale)


BESIDE_FAR = values.add(integer(4), values.factorial(values.factorial(integer(8))))
"""A whole number that nobody writes out, as a sum."""


@pytest.mark.parametrize(
    ("value", "whole", "is_rational"),
    [
        (values.root(integer(2), integer(2)), False, False),
        (values.root(integer(2), integer(49)), True, True),
        (values.power(integer(2), values.root(integer(2), integer(2))), False, False),
        (values.log(integer(3), integer(2)), False, False),
        (values.log(integer(12), integer(18)), False, False),
        (values.power(integer(9), values.power(integer(9), integer(9))), True, True),
        (values.divide(integer(1), values.power(integer(9), values.power(integer(9), integer(9)))), False, True),
        (values.factorial(values.factorial(integer(8))), True, True),
        (values.divide(integer(2), BESIDE_FAR), False, True),
        (values.root(BESIDE_FAR, integer(4)), False, False),
    ],
)
def test_what_is_whole_and_what_is_rational(value: Number, whole: bool, is_rational: bool) -> None:
    assert values.is_integer(value) is whole
    assert values.is_rational(value) is is_rational
