"""How many factors factorials have, where all that is known of n! is how large it is.

**Theorem.** The number of factors of n! grows with n. So where log log n! lies between two ends, the least and the
largest n for which that is so give the fewest and the most factors. Beyond what is counted there are at least 2 to the
power of n ÷ log n factors, and no more than n! itself.

Proof. n! divides (n + 1)!, which has itself as a factor too. The primes up to n divide n!, so that it has at least 2 to
the power of π(n) factors, and π(n) > n ÷ log n from 17 on (J. B. Rosser, L. Schoenfeld, 1962). As n! is at most nⁿ, log
n is at least t - log t where t is log log n!. ∎
"""

from bisect import bisect_left, bisect_right
from fractions import Fraction
from functools import lru_cache
from math import lgamma, log, prod
from typing import Final

from forceout.games.equations import values
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.families import ANY_TOWER, FAR, Family, tidy

LARGEST_COUNTED: Final = 50_000
FEWEST_COUNTED: Final = 48
"""The factorial of this is beyond FAR."""
ROUNDING: Final = 1e-9
SURELY_LESS: Final = 1 - 1e-12
TOWER_COUNTED: Final = 13.0
"""A little less than log log of the factorial of LARGEST_COUNTED."""
FOR_TWO: Final = 0.3666
"""A little more than minus log log 2."""
SURELY_FAR: Final = 6.0


def factors_of_factorials(one: Family) -> Family | None:
    """How many factors the members of a family of factorials have; None where no more is known than of any number."""
    low, high = one.tower
    if low < TOWER_OF_FEWEST:
        return None
    if high < TOWER_COUNTED:
        least = bisect_left(range(LARGEST_COUNTED), low, lo=FEWEST_COUNTED, key=lambda n: _tower(n) + ROUNDING)
        most = bisect_right(range(LARGEST_COUNTED), high, lo=FEWEST_COUNTED, key=lambda n: _tower(n) - ROUNDING) - 1
        fewest, largest = count_factors(least), count_factors(most)
        if fewest == largest:
            return of_number(values.integer(fewest))
        return tidy(Family(Fraction(fewest), Fraction(largest), is_rational=True, is_whole=True, most_degree=1))
    logarithm = (low - log(low)) * SURELY_LESS - ROUNDING
    tower = logarithm - log(logarithm) - FOR_TWO - ROUNDING
    if tower < SURELY_FAR:
        return None
    return Family(FAR, ANY_TOWER[1], True, False, True, True, most_degree=1, tower=(tower, high))


def _tower(n: int) -> float:
    return log(lgamma(n + 1))


TOWER_OF_FEWEST: Final = _tower(FEWEST_COUNTED) + 2 * ROUNDING


@lru_cache(maxsize=4096)
def count_factors(n: int) -> int:
    """How many factors n! has: of each prime as often as Legendre says, and once more."""
    return prod(_times(prime, n) + 1 for prime in _primes()[: bisect_right(_primes(), n)])


def _times(prime: int, n: int) -> int:
    count = 0
    while n:
        n //= prime
        count += n
    return count


@lru_cache(maxsize=1)
def _primes() -> list[int]:
    sieve = bytearray([1]) * (LARGEST_COUNTED + 1)
    for number in range(2, int(LARGEST_COUNTED**0.5) + 1):
        if sieve[number]:
            sieve[number * number :: number] = bytes(len(sieve[number * number :: number]))
    return [number for number in range(2, LARGEST_COUNTED + 1) if sieve[number]]
