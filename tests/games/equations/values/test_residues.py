"""Residues, against Python's own arithmetic where the numbers can be written out."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forceout.games.equations import values
from forceout.games.equations.values import integer, rational
from tests.games.equations.values.values_notation import read


@given(st.integers(-50, 50), st.integers(1, 400), st.integers(1, 40), st.integers(1, 10**6))
@settings(deadline=None)
def test_a_sum_of_powers(a: int, exponent: int, b: int, k: int) -> None:
    value = values.add(values.power(integer(a or 1), integer(exponent)), integer(b))
    assert values.residue(value, k) == (pow(a or 1, exponent, k) + b) % k


@given(st.integers(2, 9), st.integers(2, 9), st.integers(1, 5), st.integers(2, 5000))
@settings(deadline=None)
def test_a_tower(a: int, b: int, c: int, k: int) -> None:
    value = values.power(integer(a), values.power(integer(b), integer(c * 5)))
    assert values.residue(value, k) == pow(a, b ** (c * 5), k)


@given(st.integers(2, 9), st.integers(2, 5), st.integers(4, 7), st.integers(2, 3000))
@settings(deadline=None)
def test_a_tower_whose_exponent_is_a_tower(a: int, b: int, c: int, k: int) -> None:
    exponent = values.power(integer(b), values.power(integer(c), integer(c)))
    assert values.residue(values.power(integer(a), exponent), k) == pow(a, b ** (c**c), k)


@given(st.integers(1001, 1100), st.integers(2, 5000))
@settings(deadline=None)
def test_a_large_factorial(n: int, k: int) -> None:
    assert values.residue(values.factorial(integer(n)), k) == math.factorial(n) % k


@pytest.mark.parametrize(
    ("text", "k", "expected"),
    [
        ("tower(9, 9, 9)", 7, 1),
        ("tower(9, 9, 9)", 8, 1),
        ("tower(9, 9, 9, 9)", 10, 9),
        ("tower(7, 7, 7, 7, 7)", 10, 3),
        ("tower(3, 3, 3, 3, 3) * 5", 11, 5 * pow(3, 3**27 % 10, 11) % 11),
        ("fac(8, 2) + 1", 11, 1),
        ("fac(9, 5)", 1000, 0),
        ("(tower(9, 9, 9) + 1) / 2", 5, None),
        ("(tower(9, 9, 9) - 1) / 2", 4, 0),
        ("tower(2, 9, 9) / 8", 7, None),
        ("sqrt(2)", 7, None),
        ("q(1, 2)", 7, None),
    ],
)
def test_numbers_that_nobody_writes_out(text: str, k: int, expected: int | None) -> None:
    found = values.residue(read(text), k)
    if expected is None and values.is_integer(read(text)):
        assert found is not None
    else:
        assert found == expected


@pytest.mark.parametrize(
    ("text", "k", "expected"),
    [
        ("tower(9, 9, 9) - 1", 8, True),
        ("tower(9, 9, 9) - 2", 8, False),
        ("q(13, 2) - q(1, 2)", 6, True),
        ("V(3)", 6, False),
        ("sqrt(2)", 6, False),
        ("sqrt(2) * sqrt(72)", 6, True),
        ("cbrt(2 + sqrt(5)) + cbrt(2 - sqrt(5)) + 11", 6, True),
        ("6 * i", 6, False),
        ("log(3, 2)", 7, False),
    ],
)
def test_multiples_of_k(text: str, k: int, expected: bool) -> None:
    assert values.is_multiple(read(text), k) is expected


def test_a_fraction_has_no_residue() -> None:
    assert values.residue(rational(1, 2), 3) is None
