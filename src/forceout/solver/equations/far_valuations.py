"""How often primes divide a Goal that is made of factorials too large to write out.

**Theorem.** A prime p divides n! for a whole n just (n - s) ÷ (p - 1) times, with s the sum of the digits of n to the
base p (Legendre), and n! for every larger whole number no less often. So 32 ÷ (26!)! is no quotient of ((5!)!)! and
((4!)!)!, or of factorials of these. Ends beyond floats are rounded outward.
"""

from fractions import Fraction
from math import inf
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Atom, Factorial, Rational, Sum, Whole
from forceout.solver.equations.valuations import Between, Valuations
from forceout.solver.equations.valuations_of_numbers import valuations_of

LARGEST: Final = 10**290
"""Of what is larger only that is said."""
EXACT: Final = 2**52
ROUNDED: Final = 1e-12
Ends = tuple[Fraction, Fraction | None]


def far_valuations(value: Number, primes: tuple[int, ...]) -> Valuations:
    """What the valuations of a number lie between, also beyond what is told apart of families."""
    if not isinstance(value, Sum) or len(value.terms) != 1:
        return valuations_of(value, primes)
    ((monomial, coefficient),) = value.terms
    powers: list[tuple[Atom, Fraction]] = []
    for atom, exponent in monomial.powers:
        if not isinstance(atom, Whole | Factorial) or not isinstance(exponent, Rational):
            return valuations_of(value, primes)
        powers.append((atom, Fraction(int(exponent.p), int(exponent.q))))
    if not any(isinstance(atom, Factorial) for atom, _ in powers):
        return valuations_of(value, primes)
    whole = Fraction(int(coefficient.p), int(coefficient.q))
    return tuple(_counted(whole, powers, prime) for prime in primes)


def _counted(coefficient: Fraction, powers: list[tuple[Atom, Fraction]], prime: int) -> Between:
    low: Fraction | None = Fraction(_times_in(coefficient.numerator, prime) - _times_in(coefficient.denominator, prime))
    high = low
    for atom, exponent in powers:
        least, most = _of_atom(atom, prime)
        first, last = (least, most) if exponent > 0 else (most, least)
        low = None if low is None or first is None else low + first * exponent
        high = None if high is None or last is None else high + last * exponent
    return -inf if low is None else _float(low, -1), inf if high is None else _float(high, 1)


def _float(end: Fraction, way: int) -> float:
    """A float that is no higher, or no lower."""
    if abs(end) > LARGEST:
        return float(LARGEST) * (1 if end > 0 else -1) if (end > 0) != (way > 0) else way * inf
    found = float(end)
    return found if end.denominator == 1 and abs(end) < EXACT else found + way * ROUNDED * (1 + abs(found))


def _of_atom(atom: Atom, prime: int) -> Ends:
    if isinstance(atom, Whole):
        times = Fraction(_times_in(atom.value, prime))
        return times, times
    assert isinstance(atom, Factorial)
    argument = atom.argument
    if isinstance(argument, Rational):
        times = Fraction(_in_factorial(int(argument.p), prime))
        return times, times
    is_far = values.compare(argument, Rational(LARGEST, 1)) == 1
    return Fraction(_in_factorial(LARGEST, prime) if is_far else 0), None


def _times_in(whole: int, prime: int) -> int:
    times = 0
    while whole % prime == 0:
        whole //= prime
        times += 1
    return times


def _in_factorial(whole: int, prime: int) -> int:
    times = 0
    while whole:
        whole //= prime
        times += whole
    return times
