"""The sign of a real number, and whether it is zero: three-valued, since a guess is no answer."""

from __future__ import annotations

from flint import arb

from .balls import Ball, Blurred, sign_of
from .bounds import NotAlgebraic, separation
from .enclosure import enclose
from .limits import MOST_FACTORIAL_PRECISION, MOST_PRECISION, MOST_WORK
from .number import Monomial, Number, Rational, Sum, Whole

_FIRST = 96


def sign(value: Number, most: int = MOST_PRECISION) -> int | None:
    """-1, 0 or 1; None where it cannot be told with so many bits of precision."""
    if isinstance(value, Rational):
        return (value.p > 0) - (value.p < 0)
    assert isinstance(value, Sum)
    if all(c > 0 for _, c in value.terms):
        return 1
    if all(c < 0 for _, c in value.terms):
        return -1
    return _sign_by_intervals(_without_common(value), most)


def _without_common(value: Sum) -> Sum:
    """The number without the positive factors that all its terms share."""
    first, *others = (dict(monomial.powers) for monomial, _ in value.terms)
    shared = {atom for atom, e in first.items() if all(powers.get(atom) == e for powers in others)}
    if not shared:
        return value
    return Sum({Monomial({a: e for a, e in m.powers if a not in shared}): c for m, c in value.terms})


def _sign_by_intervals(value: Sum, most: int) -> int | None:
    limit = min(most, MOST_WORK // len(value.label))
    if "!" in value.label:
        limit = min(limit, MOST_FACTORIAL_PRECISION)
    precision, needed = _FIRST, 0.0
    while precision <= limit:
        ball = attempt(value, precision)
        if ball is not None:
            found = sign_of(ball)
            if found is not None:
                return found
            if needed == 0.0:
                needed = _zero_bits(value)
            if isinstance(ball, arb) and needed < limit and abs(ball) < arb(2) ** -int(needed + 1):
                return 0
        # Go straight to the precision that is certain to decide when it is within reach.
        aim = int(needed) + 64 if needed and precision >= 4 * _FIRST and needed + 64 <= limit else 0
        precision = aim if aim > precision else 4 * precision
    return None


def attempt(value: Number, precision: int) -> Ball | None:
    """An interval around the number, or None where the precision is too low for any."""
    try:
        return enclose(value, precision)
    except Blurred:
        return None


def _zero_bits(value: Sum) -> float:
    if has_independent_terms(value):
        return float("inf")
    try:
        return separation(value)
    except NotAlgebraic:
        return float("inf")


def has_independent_terms(value: Sum) -> bool:
    """Whether the terms are rational multiples of different radicals of primes, and so never cancel (Besicovitch)."""
    classes = {_radical_class(monomial) for monomial, _ in value.terms}
    return None not in classes and len(classes) == len(value.terms)


def _radical_class(monomial: Monomial) -> tuple[tuple[int, int, int], ...] | None:
    parts: list[tuple[int, int, int]] = []
    for atom, exponent in monomial.powers:
        if not (isinstance(atom, Whole) and atom.is_prime and isinstance(exponent, Rational)):
            return None
        if exponent.q > 1:
            parts.append((atom.value, exponent.p % exponent.q, exponent.q))
    return tuple(parts)
