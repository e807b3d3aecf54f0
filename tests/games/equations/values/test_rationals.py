"""Rationals, against Python's own fractions."""

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from forceout.games.equations import values
from forceout.games.equations.values import Number

FRACTIONS = st.fractions(max_denominator=10**6)


def exact(value: Fraction) -> Number:
    return values.rational(value.numerator, value.denominator)


@given(FRACTIONS, FRACTIONS)
@settings(deadline=None)
def test_the_four_operations_agree_with_fractions(a: Fraction, b: Fraction) -> None:
    x, y = exact(a), exact(b)
    assert values.add(x, y) == exact(a + b)
    assert values.subtract(x, y) == exact(a - b)
    assert values.multiply(x, y) == exact(a * b)
    assert values.average(x, y) == exact((a + b) / 2)
    if b:
        assert values.divide(x, y) == exact(a / b)


@given(FRACTIONS, FRACTIONS)
@settings(deadline=None)
def test_comparisons_agree_with_fractions(a: Fraction, b: Fraction) -> None:
    x, y = exact(a), exact(b)
    assert values.compare(x, y) == (a > b) - (a < b)
    assert values.is_equal(x, y) is (a == b)
    assert (x == y) is (a == b)
    assert values.sign(x) == (a > 0) - (a < 0)
    assert values.is_integer(x) is (a.denominator == 1)
    assert values.text(x) == str(a)


@given(FRACTIONS, st.integers(-9, 9))
@settings(deadline=None)
def test_whole_powers_agree_with_fractions(a: Fraction, n: int) -> None:
    if a:
        assert values.power(exact(a), values.integer(n)) == exact(a**n)


@given(st.lists(FRACTIONS))
@settings(deadline=None)
def test_values_are_sorted_and_equal_ones_share_a_key(numbers: list[Fraction]) -> None:
    assert values.distinct_values(map(exact, numbers)) == [exact(a) for a in sorted(set(numbers))]
    assert len({exact(a) for a in numbers}) == len(set(numbers))


@given(FRACTIONS, st.integers(1, 6), st.integers(1, 6))
@settings(deadline=None)
def test_a_root_undoes_a_power(a: Fraction, index: int, n: int) -> None:
    size = abs(a)
    if size:
        power = exact(size ** (index * n))
        assert values.root(values.integer(index), power) == exact(size**n)
