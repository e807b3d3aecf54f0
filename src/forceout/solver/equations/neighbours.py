"""Whole numbers next to each other of which few primes are all factors (Størmer 1897, Lehmer 1964).

**Theorem.** Let n and n + 1 be made of some primes, and x = 2n + 1. Then x² - 1 = 4n(n + 1) is dy², where d > 1 is a
product of different ones of these primes, and y is made of them. So (x, y) is a solution of x² - dy² = 1, and y is y₁
of the smallest solution times a member Uᵢ of a Lucas sequence; so y₁ is made of these primes too. For i > 12 a prime
divides Uᵢ that divides none before (Carmichael 1913); the place where p comes first divides p, p - 1 or p + 1, so that
i is at most 12 or p + 1 for the largest of the primes.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import isqrt, prod
from typing import Final

ALWAYS_TRIED: Final = 12


@lru_cache(maxsize=256)
def neighbours(primes: frozenset[int]) -> tuple[int, ...]:
    """Each n of which n and n + 1 have no primes but these."""
    # One of two neighbours is even.
    if 2 not in primes:
        return ()
    last = max(ALWAYS_TRIED, max(primes) + 1)
    found = set()
    for size in range(1, len(primes) + 1):
        for some in combinations(sorted(primes), size):
            d = prod(some)
            first = next(_solutions(d))
            if not is_made_of(first[1], primes):
                continue
            for place, (x, y) in enumerate(_solutions(d), start=1):
                if x % 2 and is_made_of(y, primes) and is_made_of(x // 2, primes) and is_made_of(x // 2 + 1, primes):
                    found.add(x // 2)
                if place == last:
                    break
    return tuple(sorted(found))


def is_made_of(whole: int, primes: frozenset[int]) -> bool:
    """Whether a number above 0 has no primes but these."""
    return without_primes(whole, primes) == 1


def without_primes(whole: int, primes: frozenset[int]) -> int:
    """What is left of a number above 0 without some primes."""
    for prime in primes:
        while whole % prime == 0:
            whole //= prime
    return whole


def _solutions(d: int) -> Iterator[tuple[int, int]]:
    """The solutions of x² - dy² = 1, the smallest first, where d is no square."""
    first_x, first_y = _smallest(d)
    x, y = first_x, first_y
    while True:
        yield x, y
        x, y = x * first_x + d * y * first_y, x * first_y + y * first_x


def _smallest(d: int) -> tuple[int, int]:
    """The smallest solution, by the continued fraction of √d."""
    root = isqrt(d)
    above, below, part = 0, 1, root
    x, y = (1, root), (0, 1)
    while x[1] * x[1] - d * y[1] * y[1] != 1:
        above = below * part - above
        below = (d - above * above) // below
        part = (root + above) // below
        x, y = (x[1], part * x[1] + x[0]), (y[1], part * y[1] + y[0])
    return x[1], y[1]
