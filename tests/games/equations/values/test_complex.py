"""Complex numbers while √ = i is in force (XIII-D-11)."""

import cmath

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forceout.games.equations import values
from forceout.games.equations.values import IMAGINARY, Number, Undefined, Unverifiable, integer, rational
from tests.games.equations.values.values_notation import read


def gaussian(a: int, b: int) -> Number:
    return values.add(integer(a), values.multiply(integer(b), IMAGINARY))


@given(st.integers(-9, 9), st.integers(-9, 9), st.integers(-9, 9), st.integers(-9, 9))
@settings(deadline=None)
def test_arithmetic_agrees_with_python(a: int, b: int, c: int, d: int) -> None:
    x, y = gaussian(a, b), gaussian(c, d)
    assert values.add(x, y) == gaussian(a + c, b + d)
    assert values.subtract(x, y) == gaussian(a - c, b - d)
    assert values.multiply(x, y) == gaussian(a * c - b * d, a * d + b * c)
    if c or d:
        assert values.multiply(values.divide(x, y), y) == x


@given(st.integers(-9, 9), st.integers(-9, 9), st.integers(1, 5), st.integers(2, 5))
@settings(deadline=None, max_examples=40)
def test_every_value_of_a_power_is_one_and_they_differ(a: int, b: int, p: int, q: int) -> None:
    base, exponent = gaussian(a, b), rational(p, q)
    if (a, b) == (0, 0) or p % q == 0 or (p, q) == (2, 4):
        return
    found = values.complex_powers(base, exponent)
    assert len(found) == q
    assert len(set(found)) == q
    expected = complex(a, b) ** (p / q)
    assert any(abs(_approximate(value) - expected) < 1e-6 * (1 + abs(expected)) for value in found)
    for value in found:
        assert values.is_equal(values.power(value, integer(q)), values.power(base, integer(p))) in (True, None)
        assert abs(_approximate(value) ** q - complex(a, b) ** p) < 1e-6 * (1 + abs(complex(a, b) ** p))


def _approximate(value: Number) -> complex:
    if isinstance(value, values.Complex):
        return complex(_float(value.real), _float(value.imaginary))
    return complex(_float(value), 0)


def _float(value: Number) -> float:
    top, _, bottom = values.text(value).removeprefix("≈").partition("/")
    return float(top) / float(bottom or 1)


@pytest.mark.parametrize(
    ("base", "p", "q", "printed"),
    [
        (4, 1, 2, ["-2", "2"]),
        (-4, 1, 2, ["0-2i", "0+2i"]),
        (16, 1, 4, ["-2", "0-2i", "0+2i", "2"]),
        (16, 3, 4, ["-8", "0-8i", "0+8i", "8"]),
        (-8, 1, 3, ["-2", "1-≈1.73205080757i", "1+≈1.73205080757i"]),
        (7, 3, 1, ["343"]),
    ],
)
def test_all_values_of_a_power(base: int, p: int, q: int, printed: list[str]) -> None:
    found = values.complex_powers(integer(base), rational(p, q))
    assert [values.text(value) for value in values.distinct_values(found)] == printed


def test_roots_of_unity_have_absolute_value_one() -> None:
    for value in values.complex_powers(integer(1), rational(1, 11)):
        assert abs(abs(_approximate(value)) - 1) < 1e-9
        assert cmath.isclose(_approximate(value) ** 11, 1, rel_tol=1e-6)


def test_a_complex_number_has_no_order_and_no_real_functions() -> None:
    assert values.compare(IMAGINARY, integer(1)) is None
    assert values.is_integer(IMAGINARY) is False
    assert values.is_zero(IMAGINARY) is False
    for function in (values.root, values.log):
        with pytest.raises(Undefined):
            function(integer(2), IMAGINARY)


def test_a_large_power_of_a_complex_number_is_refused() -> None:
    with pytest.raises(Unverifiable):
        values.power(read("2 + i"), read("tower(9, 9, 9)"))
