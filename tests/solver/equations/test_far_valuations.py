"""How often primes divide Goals made of far factorials (`far_valuations.py`)."""

from math import inf

import pytest

from forceout.games.equations import values
from forceout.solver.equations.far_valuations import far_valuations

PRIMES = (2, 3, 5, 103)


def counted(n: int, prime: int) -> int:
    """How often a prime divides n!, number by number."""
    times = 0
    for number in range(prime, n + 1, prime):
        while number % prime == 0:
            number //= prime
            times += 1
    return times


@pytest.mark.parametrize("n", [8, 9])
def test_each_number_of_a_factorial_is_counted(n: int) -> None:
    argument = values.factorial(values.integer(n))
    goal = values.factorial(argument)
    known = [counted(argument.p, prime) for prime in PRIMES]  # type: ignore[attr-defined]
    assert far_valuations(goal, PRIMES) == tuple((one, one) for one in known)
    part = far_valuations(values.divide(values.integer(32), goal), PRIMES)
    assert part == tuple((5 * (prime == 2) - one,) * 2 for one, prime in zip(known, PRIMES, strict=True))


def test_ends_beyond_what_a_float_holds_are_rounded_outward() -> None:
    goal = values.factorial(values.factorial(values.integer(26)))
    exact = 0
    power = 2
    whole = int(values.factorial(values.integer(26)).p)  # type: ignore[attr-defined]
    while power <= whole:
        exact += whole // power
        power *= 2
    low, high = far_valuations(goal, PRIMES)[0]
    assert exact * (1 - 1e-11) < low < exact < high < exact * (1 + 1e-11)
    further = far_valuations(values.factorial(values.factorial(goal)), PRIMES)
    assert all(low > 1e280 and high == inf for low, high in further)
    below = far_valuations(values.divide(values.integer(1), values.factorial(goal)), PRIMES)
    assert all(low == -inf and high < -1e20 for low, high in below)
