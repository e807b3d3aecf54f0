"""Readings of the Goal in parts: a fraction times any power of the base, and a fraction more."""

from fractions import Fraction
from random import Random

import pytest

from forceout.games.equations import values
from forceout.solver.equations.families import Family, point
from forceout.solver.equations.families_of_signs import families_of
from forceout.solver.equations.goal_powers import other_powers
from forceout.solver.equations.units_of_goals import parts_made, with_unit, without_unit

SIGNS = (values.add, values.subtract, values.multiply, values.divide)
WORK = (
    lambda a, b: a + b,
    lambda a, b: a - b,
    lambda a, b: a * b,
    lambda a, b: a / b,
)
ROUNDS = 400


@pytest.mark.parametrize("base", [8, 10, 12])
def test_what_signs_make_of_powers_is_in_parts(base: int) -> None:
    """The parts, with any power put in, come to what the signs make of it."""
    met = 0
    for number in range(ROUNDS):
        random = Random(f"units {base} {number}")
        power = Fraction(base) ** random.choice((-20, -14, 13, 17))
        family, value = with_unit(other_powers(base, 12)[power < 1], Fraction(1)), power
        for _ in range(random.randint(1, 4)):
            at = random.randrange(len(SIGNS))
            known = Fraction(random.randint(-9, 9), random.randint(1, 9))
            operands, numbers = (family, point(known)), (value, known)
            if random.random() < 0.5:
                operands, numbers = operands[::-1], numbers[::-1]
            parts = parts_made(SIGNS[at], operands)
            if parts is None:
                break
            value = WORK[at](*numbers)
            assert (value - parts.rest) / parts.unit in (power, 1 / power)
            family = with_unit(_made(at, operands), *parts)
            met += 1
    assert met > ROUNDS


def _made(at: int, operands: tuple[Family, ...]) -> Family:
    work = families_of(SIGNS[at])
    assert work is not None
    made = work(*map(without_unit, operands))
    assert all(one.unit is None for one in made)
    return made[0]


def test_a_family_without_parts_covers_one_with_them_and_not_the_other_way_round() -> None:
    plain = other_powers(10, 12)[0]
    one = with_unit(plain, Fraction(3))
    assert plain.covers(one)
    assert one.covers(one)
    assert not one.covers(plain)
    assert not one.covers(with_unit(plain, Fraction(3), Fraction(1)))
