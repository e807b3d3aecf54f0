"""Values as the judge protocol prints them (kind: expression)."""

from decimal import ROUND_HALF_EVEN, Context, Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forceout.games.equations import values
from tests.games.equations.values.values_notation import read


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("V(81)", "81"),
        ("-V(3)", "-3"),
        ("q(13, 2)", "13/2"),
        ("-q(11, 4)", "-11/4"),
        ("V(15)**25", "252511682940423488616943359375"),
        ("V(10)**59", "1" + "0" * 59),
        ("V(10)**60", "≈1e60"),
        ("1/V(10)**60", "≈1e-60"),
        ("1/V(10)**59", "1/1" + "0" * 59),
        ("cbrt(sqrt(9))", "≈1.44224957031"),
        ("sqrt(26)", "≈5.09901951359"),
        ("cbrt(9)", "≈2.08008382305"),
        ("log(3, 2)", "≈1.58496250072"),
        ("V(3)**q(1, 5)", "≈1.24573093962"),
        ("q(3, 10)**q(1, 5)", "≈0.786003085597"),
        ("sqrt(fac(9))", "≈602.395219105"),
        ("sqrt(fac(10))/7", "≈272.134420567"),
        ("V(10)**14*sqrt(2)", "≈141421356237000"),
        ("V(10)**15*sqrt(2)", "≈1.41421356237e15"),
        ("sqrt(2)/V(10)**6", "≈0.00000141421356237"),
        ("sqrt(2)/V(10)**7", "≈1.41421356237e-7"),
        ("-sqrt(2)", "≈-1.41421356237"),
        ("sqrt(q(1, 4) + 1/V(10)**30)", "≈0.5"),
        ("tower(9, 9, 9)", "≈4.28124773176e369693099"),
        ("1/tower(9, 9, 9)", "≈2.33576766087e-369693100"),
        ("tower(9, 9, 9, 9)", "≈huge"),
        ("-tower(9, 9, 9, 9)", "≈-huge"),
        ("fac(9, 5)", "≈huge"),
        ("V(10)**(V(10)**18)", "≈huge"),
        ("V(10)**(V(10)**18 - 1)", "≈1e999999999999999999"),
        ("1/tower(9, 9, 9, 9)", "≈tiny"),
        ("2*i", "0+2i"),
        ("3 - 4*i", "3-4i"),
        ("i/4", "0+1/4i"),
        ("1 - sqrt(3)*i", "1-≈1.73205080757i"),
        ("-sqrt(3) + i", "≈-1.73205080757+1i"),
        ("V(2)**47*(-i)", "0-140737488355328i"),
        ("cbrt(2 + sqrt(5)) + cbrt(2 - sqrt(5))", "1"),
        ("log(2, 6) + log(3, 6)", "1"),
        ("0*i", "0"),
    ],
)
def test_the_judge_protocol_prints(text: str, printed: str) -> None:
    assert values.text(read(text)) == printed


@given(st.integers(2, 10**20).filter(lambda n: int(n**0.5) ** 2 != n and round(n**0.5) ** 2 != n))
@settings(deadline=None)
def test_twelve_digits_are_rounded(n: int) -> None:
    found = values.text(values.root(values.integer(2), values.integer(n)))
    exact = Context(prec=40).sqrt(Decimal(n))
    if exact != exact.to_integral_value():
        expected = Context(prec=12, rounding=ROUND_HALF_EVEN).plus(exact)
        assert Decimal(found.removeprefix("≈")) == expected


def test_values_ascend_with_complex_numbers_by_real_part_then_imaginary_part() -> None:
    texts = ["2", "0+2i", "-2", "0-2i"]
    found = [read("V(2)"), read("2*i"), read("-V(2)"), read("-2*i")]
    assert [values.text(v) for v in found] == texts
    assert [values.text(v) for v in values.distinct_values(found)] == ["-2", "0-2i", "0+2i", "2"]


def test_large_values_ascend() -> None:
    names = ["-tower(9, 9, 9)", "1/tower(9, 9, 9)", "sqrt(2)", "tower(9, 9, 9)", "fac(9, 3)", "tower(9, 9, 9, 9)"]
    ordered = [read(name) for name in names]
    assert values.distinct_values(reversed(ordered)) == ordered
    assert values.distinct_values([*ordered[3:], *ordered, *ordered[:3]]) == ordered
