"""The undefined forms of III-C-2, as our copy of the rulebook must be read, and those of the variations."""

import math
from collections import Counter
from collections.abc import Iterator

import pytest

from forceout.games.equations import values
from forceout.games.equations.values import Undefined, integer
from tests.games.equations.values.values_notation import Value, read


@pytest.mark.parametrize(
    ("text", "section"),
    [
        ("V(8)/0", "III-A"),
        ("V(8)/(sqrt(5 + 2*sqrt(6)) - sqrt(2) - sqrt(3))", "III-A"),
        ("root(0, 5)", "III-C-2-a"),
        ("root(0, 0)", "III-C-2-a"),
        ("root(sqrt(2)*sqrt(2) - 2, 5)", "III-C-2-a"),
        ("V(0)**0", "III-C-2-b"),
        ("V(0)**(-V(3))", "III-C-2-b"),
        ("V(0)**(-sqrt(2))", "III-C-2-b"),
        ("root(-2, 0)", "III-C-2"),
        ("root(4, -5)", "III-C-2-c"),
        ("root(q(8, 2), -5)", "III-C-2-c"),
        ("root(q(2, 3), -8)", "III-C-2-d"),
        ("V(-4)**q(2, 4)", "III-C-2-e"),
        ("V(-2)**q(1, 4)", "III-C-2-e"),
        ("V(-2)**(1/tower(2, 9, 9))", "III-C-2-e"),
        ("V(-2)**sqrt(2)", "III-C-2"),
        ("V(-2)**log(3, 2)", "III-C-2"),
        ("root(sqrt(2), -2)", "III-C-2"),
        ("log(0, 5)", "XIII-D-13"),
        ("log(5, 1)", "XIII-D-13"),
        ("log(-8, 2)", "XIII-D-13"),
        ("log(4, -2)", "XIII-D-13"),
        ("log(0, 1)", "XIII-D-13"),
        ("fac(q(1, 2))", "XIII-A-4"),
        ("fac(-3)", "XIII-A-4"),
        ("fac(sqrt(2))", "XIII-A-4"),
        ("V(4)**i", "XIII-D-11"),
    ],
)
def test_an_undefined_form_names_its_section(text: str, section: str) -> None:
    with pytest.raises(Undefined) as found:
        read(text)
    assert found.value.section == section


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("V(0)**9", "0"),
        ("V(0)**q(1, 2)", "0"),
        ("sqrt(0)", "0"),
        ("V(-8)**q(4, 6)", "4"),
        ("root(q(3, 6), -9)", "81"),
        ("cbrt(-8)", "-2"),
        ("V(-8)**q(5, 3)", "-32"),
        ("root(-3, 8)", "1/2"),
        ("root(q(1, 3), -2)", "-8"),
        ("root(q(3, 5), -8)", "-32"),
        ("V(7)**0", "1"),
        ("V(-7)**0", "1"),
        ("V(-2)**(-V(3))", "-1/8"),
        ("fac(0)", "1"),
    ],
)
def test_a_form_beside_the_undefined_ones_has_its_value(text: str, printed: str) -> None:
    assert values.text(read(text)) == printed


def test_equations_XIII_A_7_remainder() -> None:
    assert values.remainder(integer(15), integer(2)) == integer(1)
    assert values.remainder(integer(45), integer(70)) == integer(45)
    assert values.remainder(read("tower(9, 9, 9)"), integer(7), limit=None) == integer(1)
    for a, b in ((0, 3), (5, 0), (4096, 9)):
        with pytest.raises(Undefined):
            values.remainder(integer(a), integer(b))


def test_equations_XIII_A_9_smallest_prime_bigger_than_a_rational() -> None:
    rows = {"V(7)": 11, "q(9, 2)": 5, "-V(3)": 2, "V(1)": 2, "sqrt(49)": 11, "V(2)": 3, "q(3, 2)": 2}
    for text, expected in rows.items():
        assert values.smallest_prime(read(text)) == integer(expected)
    with pytest.raises(Undefined):
        values.smallest_prime(read("sqrt(67)"))


def test_equations_XIII_A_13_lcm_and_XIII_A_14_gcf() -> None:
    assert values.lcm(integer(6), integer(8)) == integer(24)
    assert values.gcf(integer(8), integer(6)) == integer(2)
    assert values.gcf(integer(0), integer(5)) == values.gcf(integer(5), integer(0)) == integer(5)
    assert values.gcf(read("tower(9, 9, 9)"), read("tower(6, 9, 9)")) == read("tower(3, 9, 9)")
    assert values.lcm(read("tower(2, 9, 9)"), read("tower(3, 9, 9)")) == read("tower(6, 9, 9)")
    assert values.gcf(read("fac(8, 2)"), integer(1000)) == integer(1000)
    for function, a, b in ((values.lcm, 0, 5), (values.gcf, 0, 0), (values.gcf, -2, 4)):
        with pytest.raises(Undefined):
            function(integer(a), integer(b))


def prime_factors(n: int) -> Iterator[int]:
    """The primes of a number, by trial."""
    divisor = 2
    while n > 1:
        while n % divisor == 0:
            yield divisor
            n //= divisor
        divisor += 1


def test_equations_XIII_A_15_number_of_factors() -> None:
    rows = {"V(1)": 1, "V(12)": 6, "V(13)": 2, "V(6)**4": 25, "tower(9, 9, 9)": 2 * 9**9 + 1, "V(2)**99 - 1": 256}
    for text, expected in rows.items():
        assert values.number_of_factors(read(text)) == integer(expected)
    in_factorial = Counter(prime for n in range(2, 2001) for prime in prime_factors(n))
    expected = math.prod(count + 1 for count in in_factorial.values())
    assert values.number_of_factors(read("fac(2000)")) == integer(expected)
    for text in ("V(0)", "q(1, 2)", "-V(3)", "sqrt(2)"):
        with pytest.raises(Undefined):
            values.number_of_factors(read(text))
    with pytest.raises(Undefined):
        values.number_of_factors(read("V(5)**4"), limit=200)
    assert values.number_of_factors(read("tower(2, 9, 9, 9)")) == (Value(read("tower(9, 9, 9)")) + 1).number
