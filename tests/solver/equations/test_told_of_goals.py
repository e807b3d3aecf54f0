"""What the kernel is told of the towers of Goals (`told_of_goals.py`)."""

import math
from itertools import pairwise

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.solver.equations.told_of_goals import ANY_TOWER, told_of

PRIMES = (2, 3, 5, 7, 11, 13)


def tower_of(value: Number) -> tuple[float, float]:
    low, high = told_of(value, -1.0, PRIMES, (), 0)[2 * len(PRIMES) : 2 * len(PRIMES) + 2]
    return low, high


def place_of(told: float) -> tuple[bool, float]:
    """What orders numbers above 0 and, beyond, logarithms with a minus."""
    return (told < 0, abs(told))


def test_ends_are_in_order_up_to_numbers_beyond_floats() -> None:
    three, nine = values.integer(3), values.integer(9)
    far = values.factorial(values.integer(40_320))
    numbers = [
        values.power(nine, values.power(nine, values.integer(300))),
        values.power(nine, values.power(nine, values.integer(323))),
        values.power(three, values.power(nine, values.integer(40_320))),
        values.factorial(values.power(nine, values.integer(40_320))),
        values.power(three, far),
        values.power(three, values.power(nine, values.power(nine, values.integer(9)))),
        values.power(three, values.power(nine, far)),
        values.factorial(values.power(three, values.power(nine, far))),
    ]
    told = [tower_of(value) for value in numbers]
    assert all(tower != ANY_TOWER for tower in told)
    assert all(place_of(low) <= place_of(high) for low, high in told)
    assert [tower[0] for tower in told] == sorted((tower[0] for tower in told), key=place_of)
    assert any(low < 0 for low, _ in told)
    for (_, high), (low, _) in pairwise(told[2:6]):
        assert place_of(high) < place_of(low)


def test_a_logarithm_with_a_minus_is_that_of_the_logarithm_of_the_logarithm() -> None:
    low, high = tower_of(
        values.power(values.integer(3), values.power(values.integer(9), values.factorial(values.integer(40_320))))
    )
    # log log of it is 40320! log 9, and more by a little
    wanted = math.lgamma(40_321) + math.log(math.log(9))
    assert -low <= wanted * (1 + 1e-9)
    assert -high >= wanted * (1 - 1e-9)
