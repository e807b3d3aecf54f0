"""How often primes divide exact numbers: against fractions, and against powers that come back to one."""

from fractions import Fraction
from math import factorial
from random import Random

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.solver.equations.valuations import meet, of_fraction
from forceout.solver.equations.valuations_of_numbers import valuations_of

SOME = (2, 3, 5, 7, 31, 97)


def number_of(fraction: Fraction) -> Number:
    return values.rational(fraction.numerator, fraction.denominator)


def test_a_fraction_has_its_own() -> None:
    random = Random("valuations of numbers")
    for _ in range(200):
        one = Fraction(random.randint(-5000, 5000) or 1, random.randint(1, 400))
        assert valuations_of(number_of(one), SOME) == of_fraction(one.numerator, one.denominator, SOME)


def test_a_power_with_a_fraction_has_as_many_times_those_of_its_base() -> None:
    random = Random("valuations of powers")
    for _ in range(200):
        base = random.randint(2, 400)
        exponent = Fraction(random.randint(-30, 30) or 1, random.randint(2, 9))
        found = valuations_of(values.power(values.integer(base), number_of(exponent)), SOME)
        for (low, high), (times, _) in zip(found, of_fraction(base, 1, SOME), strict=True):
            assert low <= float(exponent * int(times)) <= high


def test_a_sum_of_roots_is_held_by_what_its_norm_says() -> None:
    # (√a + √b)(√a - √b) = a - b, so the valuations of the two add up to that of the difference.
    random = Random("valuations of sums")
    for _ in range(100):
        a, b = random.sample(range(2, 200), 2)
        one, other = (values.power(values.integer(n), values.rational(1, 2)) for n in (a, b))
        both = zip(
            valuations_of(values.add(one, other), SOME),
            valuations_of(values.subtract(one, other), SOME),
            of_fraction(abs(a - b), 1, SOME),
            strict=True,
        )
        for (low, high), (low_other, high_other), (times, _) in both:
            assert low + low_other <= times <= high + high_other


def test_a_tiny_exponent_is_told_apart_from_none() -> None:
    tiny = values.rational(1, 10**400)
    (two, three, *_) = valuations_of(values.power(values.integer(2), tiny), SOME)
    assert 0 < two[0] <= two[1]
    assert three == (0.0, 0.0)


def test_a_huge_exponent_is_beyond_all_that_a_float_holds() -> None:
    huge = values.power(values.integer(2), values.integer(10**400))
    (two, three, *_) = valuations_of(huge, SOME)
    assert two[0] >= 1e300
    assert three == (0.0, 0.0)


def test_what_is_left_of_one_and_nearly_minus_one_is_not_rounded_away() -> None:
    # 2 ÷ 2^(1 - 10⁻²⁰): a float would say that 2 does not divide it.
    exponent = values.rational(10**20 - 1, 10**20)
    made = values.divide(values.integer(2), values.power(values.integer(2), exponent))
    assert 0 < valuations_of(made, SOME)[0][0] < 1e-19


def test_factorials_have_those_of_legendre() -> None:
    for n in (5, 12, 31, 100):
        found = valuations_of(values.factorial(values.integer(n)), SOME)
        assert meet(found, of_fraction(factorial(n), 1, SOME))
    large = values.factorial(values.factorial(values.integer(9)))
    assert all(low > 0 for low, _ in valuations_of(large, SOME))
