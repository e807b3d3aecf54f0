"""How often small primes divide numbers, and what follows: against fractions worked out one by one."""

from fractions import Fraction
from math import factorial, inf
from random import Random

from forceout.games.equations import values
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.factors_of_factorials import count_factors
from forceout.solver.equations.families import Family
from forceout.solver.equations.families_of_powers import root
from forceout.solver.equations.families_of_sums import add, divide, multiply, subtract
from forceout.solver.equations.families_of_whole_numbers import number_of_factors, take_factorial
from forceout.solver.equations.goal_powers import other_powers
from forceout.solver.equations.valuations import (
    PRIMES,
    meet,
    of_factorials,
    of_fraction,
    of_point,
    of_power,
    of_product,
    of_sum,
)


def some_fraction(random: Random) -> Fraction:
    return Fraction(random.randint(-40, 40) or 1, random.choice((1, 1, 2, 3, 4, 5, 9, 22, 26)))


def test_valuations_of_fractions_are_those_of_their_factors() -> None:
    for prime, (low, high) in zip(PRIMES, of_fraction(2**3 * 7, 3 * 13**2), strict=True):
        assert low == high == {2: 3, 3: -1, 7: 1, 13: -2}.get(prime, 0)
    assert of_fraction(0, 1) == ((inf, inf),) * len(PRIMES)


def test_sums_products_and_powers_have_the_valuations_that_are_said() -> None:
    random = Random("valuations")
    for _ in range(400):
        one, other = some_fraction(random), some_fraction(random)
        a, b = of_point(one), of_point(other)
        assert meet(of_sum(a, b), of_point(one + other))
        assert meet(of_sum(a, b), of_point(one - other))
        assert of_product(a, b) == of_point(one * other)
        exponent = random.randint(-4, 4)
        assert meet(of_power(a, exponent, exponent), of_point(one**exponent))


def test_a_power_of_the_base_less_a_fraction_is_no_factorial() -> None:
    large, small = other_powers(10, 12)
    (made,) = subtract(large, of_number(values.rational(1, 9)))
    assert not made.meets(of_number(values.factorial(values.integer(48))))
    (shifted,) = add(large, of_number(values.integer(2)))
    assert not any(one.meets(of_number(values.integer(49))) for one in multiply(shifted, small))
    # 10¹³ × 10⁻¹³ and such are left to smaller powers, and 10ⁿ itself is met.
    assert made.meets(of_number(values.rational(9 * 10**20 - 1, 9)))


def factorial_family(n: int) -> Family:
    (made,) = take_factorial(of_number(values.integer(n)))
    return made


def test_no_root_of_a_factorial_is_a_fraction() -> None:
    for n in (31, 48, 720):
        for index in (2, 3, 4):
            (made,) = (one for one in root(of_number(values.integer(index)), factorial_family(n)) if one.high > 0)
            assert made.is_rational is False
            assert made.degree >= index


def test_factorials_have_as_many_factors_as_are_counted() -> None:
    assert [count_factors(n) for n in range(1, 7)] == [1, 2, 4, 8, 16, 30]
    for n in (48, 100, 720):
        (made,) = number_of_factors(factorial_family(n))
        assert made.may_hold(Fraction(count_factors(n))) or made.offset == count_factors(n)
    for n in (60_000, 10**9):
        (made,) = number_of_factors(factorial_family(n))
        assert not made.meets(of_number(values.factorial(values.integer(40))))


def test_quotients_of_factorials_are_as_large_as_they_are() -> None:
    for large, small in ((720, 120), (100, 70), (90, 89), (5040, 5039)):
        quotient = Fraction(factorial(large), factorial(small))
        exact = of_number(values.rational(quotient.numerator, quotient.denominator))
        found = divide(factorial_family(large), factorial_family(small))
        assert any(one.meets(exact) for one in found), (large, small)
        inverse = divide(factorial_family(small), factorial_family(large))
        exact = of_number(values.rational(quotient.denominator, quotient.numerator))
        assert any(one.meets(exact) for one in inverse), (large, small)
        difference = of_number(values.integer(factorial(large) - factorial(small)))
        assert any(one.meets(difference) for one in subtract(factorial_family(large), factorial_family(small)))


def test_of_factorials_of_large_numbers_only_a_lower_bound_is_known() -> None:
    ((least, most),) = of_factorials(10**12, 10**12, (107,))
    assert least < sum(10**12 // 107**power for power in range(1, 7)) <= most
