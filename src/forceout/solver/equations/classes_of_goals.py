"""Modulo which small numbers powers of the base leave few, so that their sums are told from the Goal: powers of ten
leave 1 and 10 modulo 11, and 1, 10 and 26 modulo 37 (`span_classes.c`).

Where the Goal may be missed by a multiple of k, it is told apart modulo k alone.
"""

from math import prod
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational

SOME_PRIMES: Final = (11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61)
LARGEST: Final = 63
MOST: Final = 4
"""Two numbers that the kernel has too: the largest modulus, and how many there are."""
NOT_KNOWN: Final = -1.0


def moduli_of(base: int, k: int) -> tuple[int, ...]:
    """The primes of which powers of a base leave the least share; or k, where there is one."""
    if k:
        return (k,) if 2 <= k <= LARGEST else ()
    shares = sorted((len(_left_by_powers(base, prime)) / prime, prime) for prime in SOME_PRIMES if base % prime)
    return tuple(sorted(prime for _, prime in shares[:MOST]))


def left_by(value: Number, moduli: tuple[int, ...]) -> float:
    """What a number leaves modulo the product of all; less than 0 where that is not known."""
    whole = prod(moduli)
    if isinstance(value, Rational):
        try:
            return float(int(value.p) * pow(int(value.q), -1, whole) % whole)
        except ValueError:
            return NOT_KNOWN
    if not moduli or values.is_rational(value) is not True:
        return NOT_KNOWN
    found = values.residue(value, whole)
    return NOT_KNOWN if found is None else float(found)


def _left_by_powers(base: int, prime: int) -> set[int]:
    return {pow(base, count, prime) for count in range(prime)}
