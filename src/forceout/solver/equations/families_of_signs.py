"""What each sign makes of families, by the operation that it stands for.

Every number that a sign can make of members is in one of the families given: `families_of_sums.py`,
`families_of_powers.py` and `families_of_whole_numbers.py` say why.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.values import Number
from forceout.games.equations.variations.general_rule import whole_power, whole_root, whole_square_root
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.families import Family, point
from forceout.solver.equations.families_of_powers import logarithm, power, root
from forceout.solver.equations.families_of_sums import add, divide, multiply, subtract
from forceout.solver.equations.families_of_whole_numbers import (
    Families,
    common_factor,
    common_multiple,
    number_of_factors,
    remainder,
    take_factorial,
    take_next_prime,
)
from forceout.solver.equations.valuations import whole

TWO: Final = point(Fraction(2))


def average(one: Family, other: Family) -> Families:
    """Averages."""
    return [made for total in add(one, other) for made in divide(total._replace(is_factorial=False), TWO)]


def _only_whole(made: Families) -> Families:
    """What is whole among what a sign makes in Elementary (Equations XIII-A)."""
    return [
        one._replace(is_whole=True, is_rational=True, degree=1, most_degree=1, valuations=whole(one.valuations))
        for one in made
        if one.can_be_whole and one.high >= 0
    ]


BETWEEN: Final[dict[Callable[..., Number], Callable[..., Families]]] = {
    values.add: add,
    values.subtract: subtract,
    values.multiply: multiply,
    values.divide: divide,
    values.power: power,
    values.root: root,
    values.average: average,
    values.log: logarithm,
    values.remainder: remainder,
    values.gcf: common_factor,
    values.lcm: common_multiple,
    whole_power: lambda one, other: _only_whole(power(one, other)),
    whole_root: lambda one, other: _only_whole(root(one, other)),
}
ON_ONE: Final[dict[Callable[..., Number], Callable[..., Families]]] = {
    square_root: lambda one: root(TWO, one),
    whole_square_root: lambda one: _only_whole(root(TWO, one)),
    values.factorial: take_factorial,
    values.number_of_factors: number_of_factors,
    next_prime: take_next_prime,
}


def families_of(apply: Any) -> Callable[..., Families] | None:
    """What a sign makes of families; None where that is not known."""
    plain = apply.func if isinstance(apply, partial) else apply
    found = BETWEEN.get(plain) or ON_ONE.get(plain)
    if found is None or not isinstance(apply, partial):
        return found
    return partial(found, **apply.keywords) if set(apply.keywords) <= {"limit"} else None
