"""How often primes divide complex Goals, against powers and products of which it is known (`complex_valuations.py`)."""

from math import inf
from random import Random

from forceout.games.equations import values
from forceout.games.equations.values import Complex, Number
from forceout.solver.equations.complex_valuations import complex_valuations
from forceout.solver.equations.valuations import PRIMES, Between

ROUNDS = 400
NEAR = 1e-9


def random_fraction(random: Random) -> Number:
    top = random.choice((0, 1, -1, 2, 3, 5, 6, 7, 10, 12, 25, 26, 98, 100, 117, 1000))
    return values.divide(values.integer(top), values.integer(random.choice((1, 2, 3, 5, 9, 13, 40))))


def random_number(random: Random) -> Number:
    part = values.multiply(random_fraction(random), values.IMAGINARY)
    return values.add(random_fraction(random), part)


def may_be_sum(one: Between, other: Between, total: Between) -> bool:
    """Whether some numbers between the ends add up to one between the others'."""
    return one[0] + other[0] <= total[1] + NEAR and total[0] <= one[1] + other[1] + NEAR


def test_products_have_the_valuations_of_both_factors() -> None:
    exact = 0
    for number in range(ROUNDS):
        random = Random(f"complex valuations {number}")
        one, other = random_number(random), random_number(random)
        product = values.multiply(one, other)
        if product == values.integer(0):
            continue
        known = [complex_valuations(each, PRIMES) for each in (one, other, product)]
        for of_one, of_other, of_product in zip(*known, strict=True):
            assert may_be_sum(of_one, of_other, of_product), (number, one, other)
            exact += isinstance(one, Complex) and of_one[0] == of_one[1] != 0
    assert exact > ROUNDS, exact


def test_conjugates_make_the_square_of_the_size() -> None:
    for number in range(ROUNDS):
        random = Random(f"conjugates {number}")
        one = random_number(random)
        if not isinstance(one, Complex):
            continue
        other = Complex(one.real, values.subtract(values.integer(0), one.imaginary))
        known = complex_valuations(one, PRIMES)
        assert known == complex_valuations(other, PRIMES)
        square = complex_valuations(values.multiply(one, other), PRIMES)
        for ends, both in zip(known, square, strict=True):
            assert abs(ends[0] + ends[1] - both[0]) < NEAR, (number, one)


def test_each_prime_of_one_plus_two_i() -> None:
    goal = Complex(values.integer(1), values.integer(2))
    assert complex_valuations(goal, (2, 3, 5)) == ((0, 0), (0, 0), (0, 1))
    twice = Complex(values.integer(2), values.integer(2))
    assert complex_valuations(twice, (2, 3, 5)) == ((1.5, 1.5), (0, 0), (0, 0))
    root = Complex(values.integer(1), values.root(values.integer(2), values.integer(2)))
    assert complex_valuations(root, (3,)) == ((-inf, inf),)
