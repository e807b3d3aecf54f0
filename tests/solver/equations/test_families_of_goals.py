"""Families hold all that a Goal may be whose 1 is any power of the base, and say of it what is true."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from forceout.games.equations import values
from forceout.games.equations.values import Number, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.rules.unreadable import Unreadable
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.families import Family
from forceout.solver.equations.goal_powers import families_of_goal
from forceout.solver.equations.goals import _readings_with
from tests.solver.equations.test_powers_of_base import ASKED, position_of

ROUNDS = 80
LARGEST = 5
SIGNS = "+-×÷*√"


@pytest.mark.parametrize(("base", "with_factorials"), [(10, True), (10, False), (8, True), (12, False), (9, False)])
def test_some_family_holds_each_reading_with_a_power_that_is_not_looked_at(base: int, with_factorials: bool) -> None:
    """Readings with a power beyond those that are looked at, with as many factorial signs as a family has or more."""
    met = 0
    for number in range(ROUNDS):
        random = Random(f"families of goals {base} {with_factorials} {number}")
        goal = _goal(random, base)
        variations: list[dict[str, Any]] = [{"name": "powers-of-the-base"}]
        variations += [{"name": "factorial"}] if with_factorials else []
        variations += [{"name": "base", "base": base}] if base != 10 else []
        mat = {"goal": goal, "required": list("2+3"), "permitted": [], "forbidden": [], "resources": []}
        try:
            position, in_force = position_of({**ASKED, **mat, "division": "junior", "variations": variations})
        except Unreadable:
            continue
        families = families_of_goal(position.goal, in_force.ruleset, None, LARGEST)
        if families is None:
            continue
        zeros = random.choice((6, 7, 9, 20, 40))
        power = random.choice(("1" + "0" * zeros, "." + "0" * (zeros - 1) + "1"))
        for factorials in range(in_force.goal_factorials + 1):
            for reading in _readings_with(position.goal, in_force.ruleset, None, factorials, (power,)).readings:
                if power in reading.text:
                    fitting = [family for family, count in families if count <= factorials]
                    assert any(_is_held(reading.value, one, base) for one in fitting), (goal, power, reading)
                    met += 1
    assert met > ROUNDS


def _goal(random: Random, base: int) -> str:
    digits = [str(digit) for digit in range(2, min(base, 10))]
    parts = ["1", *(random.choice(digits) + random.choice(("", "", random.choice(digits))) for _ in range(2))]
    parts = parts[: random.randint(2, 3)]
    random.shuffle(parts)
    return "".join(f"{random.choice(SIGNS) if place else ''}{part}" for place, part in enumerate(parts))


def _is_held(value: Number, family: Family, base: int) -> bool:
    """Whether a number lies in a family, and all is true of it that the family says."""
    try:
        if not of_number(value).meets(family):
            return False
    except Unverifiable:
        return True
    if not isinstance(value, Rational):
        return not family.unit or values.is_rational(value) is not False
    own = Fraction(int(value.p), int(value.q))
    if family.unit is not None and not _is_power((own - family.rest) / family.unit if family.unit else own, base):
        return False
    if family.is_whole and (family.divisor and (own - family.offset) % family.divisor):
        return False
    return not (family.is_no_factorial and _is_factorial(own)) and (not family.times or own % abs(family.times) == 0)


def _is_power(value: Fraction, base: int) -> bool:
    whole = max(value.numerator, value.denominator)
    while whole % base == 0:
        whole //= base
    return whole == 1 and min(value.numerator, value.denominator) == 1


def _is_factorial(value: Fraction) -> bool:
    factorial, number = 1, 1
    while factorial < value:
        number += 1
        factorial *= number
    return factorial == value
