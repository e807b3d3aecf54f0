"""Families of numbers: whatever a sign makes of members is in what it makes of their families."""

import os
from fractions import Fraction
from math import gcd, inf, log
from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.chains_of_roots import chain, rest_of_chain
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.families import Family, hull, least_degree, tidy
from forceout.solver.equations.families_of_signs import families_of
from forceout.solver.equations.families_of_whole_numbers import FEWEST_FACTORS
from forceout.solver.equations.field_degrees import degree_of, height_of
from forceout.solver.equations.goal_powers import other_powers
from forceout.solver.equations.valuations import meet

ROUNDS = 4000 if os.environ.get("FORCEOUT_LONG") else 150
LARGEST = 6
BETWEEN = (
    values.add,
    values.subtract,
    values.multiply,
    values.divide,
    values.power,
    values.root,
    values.average,
    values.log,
    values.gcf,
    values.lcm,
    values.remainder,
)
ON_ONE = (square_root, values.factorial, values.number_of_factors, next_prime)
Member = tuple[Number, Family]


def some_number(random: Random) -> Number:
    """A small fraction, or a root of one, or a sum of both."""
    number: Number = values.rational(random.randint(-6, 12), random.choice((1, 1, 1, 2, 3)))
    if random.random() < 0.25:
        surd = values.root(values.integer(random.choice((2, 3, 4))), values.integer(random.randint(2, 12)))
        number = random.choice((surd, values.add(number, surd)))
    return number


def some_member(random: Random) -> Member:
    """A number, and a family that it is a member of."""
    sort = random.randrange(5)
    if sort == 0:
        start = values.power(values.rational(random.randint(2, 12), random.randint(1, 7)), values.integer(1))
        if random.random() < 0.3:
            start = values.add(start, square_root(values.integer(random.choice((2, 3, 5)))))
        if start == values.integer(1):
            start = values.integer(5)
        known = start
        for _ in range(random.randint(5, 7)):
            known = square_root(known)
        member = known
        for _ in range(random.randint(1, 5)):
            member = square_root(member)
        return member, rest_of_chain(known)
    if sort == 1:
        count = random.randint(LARGEST + 1, LARGEST + 14)
        large, small = other_powers(10, LARGEST)
        power = values.power(values.integer(10), values.integer(count))
        return random.choice(((power, large), (values.divide(values.integer(1), power), small)))
    if sort == 2:
        argument = values.integer(random.randint(FEWEST_FACTORS + 1, random.choice((40, 90, 5000, 10**8))))
        (family,) = families_of(values.factorial)(of_number(argument))  # type: ignore[misc]
        return values.factorial(argument), family
    number = some_number(random)
    return number, of_number(number)


def is_left_out(value: Number, one: Family, other: Family) -> bool:
    """Whether a result is one that smaller expressions have too."""
    if value in (values.integer(0), values.integer(1)):
        return True
    if not (one.is_power and other.is_power and isinstance(value, Rational)):
        return False
    return any(Fraction(value.p, value.q) == Fraction(10) ** n for n in range(-LARGEST, LARGEST + 1))


def holds(family: Family, value: Number) -> bool:
    """Whether a family may hold a number, and all that is said of its members is so of it."""
    enclosed = of_number(value)
    if enclosed.high < family.low or enclosed.low > family.high:
        return False
    if enclosed.is_point and not family.may_hold(enclosed.low):
        return False
    if family.low == family.high == 0:
        return values.sign(value) == 0
    is_rational = values.is_rational(value)
    if is_rational is not None and family.is_rational not in (None, is_rational):
        return False
    if is_rational and (family.degree > 1 or family.is_transcendental):
        return False
    if family.is_transcendental and degree_of(value) < inf:
        return False
    if family.degree > degree_of(value) or (family.height < inf and height_of(value) == inf):
        return False
    if not (family.tower[0] <= enclosed.tower[1] and enclosed.tower[0] <= family.tower[1]):
        return False
    if not meet(family.valuations, enclosed.valuations):
        return False
    if family.is_whole:
        whole = values.as_integer(value)
        if whole is None:
            return True
        left = whole - family.offset
        return gcd(whole, family.avoided) == 1 and (left % family.divisor == 0 if family.divisor else left == 0)
    return True


@pytest.mark.parametrize("part", range(4))
def test_what_a_sign_makes_of_members_is_in_what_it_makes_of_families(part: int) -> None:
    random = Random(f"families {part}")
    looked_at = 0
    for _ in range(ROUNDS):
        (value, family) = some_member(random)
        for _ in range(random.randint(1, 3)):
            is_on_one = random.random() < 0.3
            apply = random.choice(ON_ONE if is_on_one else BETWEEN)
            made_of = families_of(apply)
            assert made_of is not None
            other, other_family = some_member(random)
            pair = [(value, family), (other, other_family)]
            random.shuffle(pair)
            numbers, operands = zip(*(pair[:1] if is_on_one else pair), strict=True)
            if is_on_one:
                numbers, operands = (value,), (family,)
            try:
                result = apply(*numbers)
            except (Undefined, Unverifiable, OverflowError):
                break
            if is_left_out(result, operands[0], operands[-1]):
                break
            families = made_of(*operands)
            fitting = [one for one in families if holds(one, result)]
            assert fitting, (apply, numbers, operands, families)
            value, family = result, fitting[0]
            looked_at += 1
    assert looked_at > ROUNDS // 3


def test_roots_of_members_are_in_chains() -> None:
    random = Random("chains")
    for _ in range(ROUNDS // 4):
        value, family = some_member(random)
        made = chain(family)
        for _ in range(9):
            try:
                value = square_root(value)
            except (Undefined, Unverifiable):
                break
            if value == values.integer(1) or (value == values.integer(0) and not made):
                break
            assert any(holds(one, value) for one in made), (value, family, made)


def test_hulls_and_tidy_families_hold_all_that_they_are_made_of() -> None:
    random = Random("hulls")
    for _ in range(ROUNDS):
        members = [some_member(random) for _ in range(3)]
        whole = hull([family for _, family in members])
        assert all(holds(whole, value) for value, _ in members)
        assert all(whole.covers(family) for _, family in members)
        low = Fraction(random.randint(-(10**90), 10**90), random.randint(1, 10**95))
        wide = Family(low, low + Fraction(1, 10 ** random.randint(1, 120)))
        assert tidy(wide).low <= wide.low
        assert tidy(wide).high >= wide.high


def test_small_heights_have_large_degrees() -> None:
    # The golden ratio has the least height of degree 2, and Lehmer's number the least that is known of degree 10.
    assert least_degree(log(1.6181) / 2) <= 2
    assert least_degree(log(1.17629) / 10) <= 10
    assert least_degree(log(2) / 64) <= 64
    assert least_degree(log(2) / 64) > 1
    assert least_degree(0.7) == 1
