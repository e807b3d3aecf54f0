"""What the kernel is told of each reading of the Goal besides its value (`kernel/equations/span_goals.c`).

Every cube of Now asks for the same readings, so it is kept.
"""

import math
from functools import lru_cache
from typing import Final

from flint import arb

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.games.equations.values.balls import Blurred, Exp
from forceout.games.equations.values.enclosure import enclose
from forceout.games.equations.values.number import Factorial, Rational, Sum, Whole
from forceout.solver.equations.classes_of_goals import left_by
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.dominating_factorials import dominating_root
from forceout.solver.equations.far_valuations import far_valuations
from forceout.solver.equations.field_degrees import is_algebraic
from forceout.solver.equations.primes_of_goals import roots_of_primes

if IS_COMPILED:
    from forceout.solver.kernel import _equations

MOST_KEPT: Final = 2048
NO_FRACTION: Final = 4
SLACK: Final = 1e-12
"""What a logarithm may be off by."""
LARGEST_BASE: Final = 100
LARGEST_BESIDE: Final = 500
LARGEST_ROOT: Final = 10**12
PRECISION: Final = 192
ANY_TOWER: Final = (-math.inf, math.inf)
LARGEST_LOGARITHM: Final = 1e300
NO_UNIT: Final = (0.0, 1.0, 0.0, 1.0)


@lru_cache(maxsize=MOST_KEPT)
def told_of(
    value: Number, argument: float, primes: tuple[int, ...], moduli: tuple[int, ...], base: int
) -> tuple[float, ...]:
    """All that is handed over of a number that is wanted."""
    return (
        *_known_of(value, primes),
        argument,
        root_of(value),
        _leaving_of(value, base),
        once_root_of(value),
        left_by(value, moduli),
        *NO_UNIT,
        *roots_of_primes(value),
        dominating_root(value),
        _logarithm_of_parts(value),
    )


@lru_cache(maxsize=MOST_KEPT)
def sort_of(value: Number) -> int:
    """3 for a power of the base, 2 for another fraction, 1 for another algebraic number, 0 where that is not known;
    4 more for what is no fraction."""
    is_rational = values.is_rational(value)
    if is_rational is True:
        return 2
    return int(is_algebraic(value)) + (NO_FRACTION if is_rational is False else 0)


def _known_of(value: Number, primes: tuple[int, ...]) -> tuple[float, ...]:
    """How often some primes divide a number, between which numbers the logarithm of its logarithm lies, or with a minus
    that of this again, and its remainder."""
    ends = [end for pair in far_valuations(value, primes) for end in pair]
    return (*ends, *_tower_of(value), _remainder_of(value))


def root_of(value: Number) -> float:
    """Of which root of a fraction a number is; 0 where that is not known."""
    if isinstance(value, Rational):
        return 1.0
    if not isinstance(value, Sum) or len(value.terms) != 1:
        return 0.0
    ((monomial, _),) = value.terms
    root = 1
    for atom, exponent in monomial.powers:
        if not isinstance(atom, Whole | Factorial) or not isinstance(exponent, Rational):
            return 0.0
        root = math.lcm(root, int(exponent.q))
    return float(root) if root < LARGEST_ROOT else 0.0


def once_root_of(value: Number) -> float:
    """D where some prime divides the power of a number to D just once, which is that of a fraction times n! for some n
    that is large; 0 where that is not known."""
    if not isinstance(value, Sum) or len(value.terms) != 1:
        return 0.0
    ((monomial, coefficient),) = value.terms
    # n is above 1000, and the prime above half of it (no_factorials.py)
    if len(monomial.powers) != 1 or max(abs(coefficient.p), coefficient.q) > LARGEST_BESIDE:
        return 0.0
    ((atom, exponent),) = monomial.powers
    if not isinstance(atom, Factorial) or not isinstance(exponent, Rational) or exponent.p != 1:
        return 0.0
    return float(exponent.q) if exponent.q < LARGEST_ROOT else 0.0


def _logarithm_of_parts(value: Number) -> float:
    """The logarithm of a number that no prime which divides a product of powers of fractions and of factorials is
    above; less than 0 for other numbers."""
    if isinstance(value, Rational):
        parts = [abs(int(value.p)), int(value.q)]
    elif isinstance(value, Sum) and len(value.terms) == 1:
        ((monomial, coefficient),) = value.terms
        parts = [abs(int(coefficient.p)), int(coefficient.q)]
        for atom, exponent in monomial.powers:
            of_atom = _largest_of(atom) if isinstance(exponent, Rational) else 0
            if not of_atom:
                return -1.0
            parts.append(of_atom)
    else:
        return -1.0
    return math.log(max(*parts, 1)) * (1 + SLACK)


def _largest_of(atom: object) -> int:
    """A number that no prime which divides an atom is above; 0 where none is known."""
    if isinstance(atom, Whole):
        return int(atom.value)
    if isinstance(atom, Factorial) and isinstance(atom.argument, Rational):
        return int(atom.argument.p)
    return 0


def _remainder_of(value: Number) -> float:
    """The remainder modulo the kernel's prime; -1 where that is not known."""
    prime = _equations.MODULUS
    if isinstance(value, Rational):
        return float(value.p * pow(int(value.q), -1, prime) % prime) if value.q % prime else -1.0
    found = values.residue(value, prime)
    return -1.0 if found is None else float(found)


def _leaving_of(value: Number, base: int) -> float:
    """What is left modulo one less than the base, of a whole number; -1 where that is not known."""
    if values.is_integer(value) is not True or not 3 <= base <= LARGEST_BASE:
        return -1.0
    found = values.residue(value, base - 1)
    return -1.0 if found is None else float(found)


def _tower_of(value: Number) -> tuple[float, float]:
    if isinstance(value, Rational):
        return ANY_TOWER
    try:
        ball = enclose(value, PRECISION)
    except Blurred:
        return ANY_TOWER
    if not isinstance(ball, Exp):
        return ANY_TOWER
    power = ball.power.power if isinstance(ball.power, Exp) else abs(ball.power).log()
    low, high = _ends(power) if isinstance(power, arb) else _ends_beyond(power)
    return low * (1 - SLACK), high * (1 + SLACK)


def _ends(ball: arb) -> tuple[float, float]:
    """Between which numbers above 0 a ball lies; ANY_TOWER where that is not known."""
    low, high = float(ball.lower()), float(ball.upper())
    if not (ball.is_finite() and 0 < low <= high):
        return ANY_TOWER
    if math.isfinite(low):
        return low, high
    return -float(ball.log().lower()), -float(ball.log().upper())


def _ends_beyond(power: Exp) -> tuple[float, float]:
    """The same of what is beyond floats, by its logarithm with a minus."""
    if power.sign < 0 or (isinstance(power.power, Exp) and power.power.sign < 0):
        return ANY_TOWER
    low, high = _ends(power.power) if isinstance(power.power, arb) else (-1.0, -1.0)
    if low == -math.inf:
        return ANY_TOWER
    return (-low, -high) if low > 0 else (-LARGEST_LOGARITHM, -math.inf)
