"""How often primes divide a Goal that is no real number.

**Theorem.** Let v be a valuation of all complex numbers that extends that of a prime p (`valuations.py`), z = a + bi
with real a and b, and m the smaller of v(a) and v(b). Then v(z) = v(b) where a is 0; else v(z) is at least m and at
most v(a² + b²) - m. Where a and b are fractions and p is 2 or 4n + 3, v(z) is half of v(a² + b²).

Proof. v(i) = 0, since i⁴ = 1. So v(z) is at least m, and so is that of a - bi, by which z is a² + b². For 2 and primes
4n + 3 there is just one valuation of the fractions with i that extends that of p, since but one prime of Z[i] divides
p; so it is the same for a - bi. ∎
"""

from math import inf
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values import Complex, Number
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.far_valuations import far_valuations
from forceout.solver.equations.valuations import Between, Valuations

NOTHING: Final = values.integer(0)


def complex_valuations(value: Number, primes: tuple[int, ...]) -> Valuations:
    """What the valuations of a number lie between, whether it is real or not."""
    if not isinstance(value, Complex):
        return far_valuations(value, primes)
    real, imaginary = value.real, value.imaginary
    if real == NOTHING:
        return far_valuations(imaginary, primes)
    if not (type(real) is Rational and type(imaginary) is Rational):
        return ((-inf, inf),) * len(primes)
    square = values.add(values.multiply(real, real), values.multiply(imaginary, imaginary))
    of_parts = zip(far_valuations(real, primes), far_valuations(imaginary, primes), strict=True)
    least = [min(one[0], other[0]) for one, other in of_parts]
    both = far_valuations(square, primes)
    return tuple(_of_one(prime, *known) for prime, known in zip(primes, zip(least, both, strict=True), strict=True))


def _of_one(prime: int, least: float, both: Between) -> Between:
    """The ends of one prime, by those of the parts and of the number times the one with -i instead of i."""
    if prime % 4 == 1:
        return least, both[1] - least
    return both[0] / 2, both[1] / 2
