"""Exact numbers as families of one: between which fractions they lie, and of what sort they are."""

from fractions import Fraction
from functools import lru_cache
from math import inf, nextafter
from typing import Final

from flint import arb, ctx, fmpq

from forceout.games.equations import values
from forceout.games.equations.values import Complex, Number, Unverifiable
from forceout.games.equations.values.balls import Blurred, Exp
from forceout.games.equations.values.enclosure import enclose
from forceout.games.equations.values.number import Rational
from forceout.messages.message import Message
from forceout.solver.equations.families import (
    ANY_TOWER,
    EVERYTHING,
    FAR,
    HIGHEST_TOWER,
    End,
    Family,
    is_short,
    negated,
    point,
    tidy,
)
from forceout.solver.equations.field_degrees import degree_of
from forceout.solver.equations.valuations_of_numbers import valuations_of

PRECISION: Final = 192
DIVIDED_BY: Final = 2**14 * 3**8 * 5**13 * 7**3 * 11**2 * 13
"""What large whole numbers leave when divided by this tells many apart."""
DIVIDED_BY_AT_LEAST: Final = 720_720
MOST_SHIFT: Final = 4096
"""Bits before or behind the point beyond which a number is far."""
LOG_FAR: Final = 139
"""A little more than the logarithm of FAR."""


@lru_cache(maxsize=20_000)
def of_number(value: Number) -> Family:
    """A single real number, enclosed. Raises Unverifiable for a complex one."""
    if isinstance(value, Rational):
        found = point(Fraction(value.p, value.q))
        return tidy(found if is_short(found.low) else found._replace(tower=tower_of(enclose_exactly(value))))
    if isinstance(value, Complex):
        raise Unverifiable(Message("no-interval-holds-it"))
    try:
        found = _of_ball(enclose(value, PRECISION))
    except Blurred:
        found = EVERYTHING
    is_rational = values.is_rational(value)
    is_whole = values.is_integer(value) is True
    left, by = None, 1
    for by in (DIVIDED_BY, DIVIDED_BY_AT_LEAST) if is_whole else ():
        left = values.residue(value, by)
        if left is not None:
            break
    return tidy(
        found._replace(
            is_rational=is_rational,
            is_whole=is_whole,
            degree=2 if is_rational is False else 1,
            most_degree=1 if is_rational else degree_of(value),
            divisor=by if left is not None else 1,
            offset=left or 0,
            valuations=valuations_of(value),
        )
    )


def enclose_exactly(value: Rational) -> arb:
    """A fraction as a ball, however long."""
    with ctx.workprec(PRECISION):
        return arb(fmpq(value.p, value.q))


def _of_ball(ball: arb | Exp) -> Family:
    if isinstance(ball, arb):
        return Family(*ends_of(ball), tower=tower_of(ball))
    # e to so large a power that no ball holds it is beyond every end, or that near to zero.
    if isinstance(ball.power, arb):
        low, high = ends_of(ball.power)
    else:
        low, high = (LOG_FAR + 1, inf) if ball.power.sign > 0 else (-inf, -LOG_FAR - 1)
    size = Family(
        FAR if low > LOG_FAR else Fraction(0),
        inf if high > -LOG_FAR else 1 / FAR,
        has_low=False,
        tower=tower_of(ball),
    )
    return size if ball.sign > 0 else negated(size)


def tower_of(ball: arb | Exp) -> tuple[float, float]:
    """What log |log |x|| lies between for a number beyond FAR, or that near to zero."""
    if isinstance(ball, arb):
        size = abs(ball)
        is_far = size > ball_of(FAR) or (size < ball_of(1 / FAR) and size > 0)
        return _floats(abs(size.log()).log()) if is_far else ANY_TOWER
    if isinstance(ball.power, arb):
        return _floats(abs(ball.power).log()) if abs(ball.power) > LOG_FAR else ANY_TOWER
    return _floats(ball.power.power) if isinstance(ball.power.power, arb) else (HIGHEST_TOWER, inf)


def _floats(ball: arb) -> tuple[float, float]:
    """Floats that surely enclose a ball."""
    low, high = float(ball.lower()), float(ball.upper())
    if not (ball.is_finite() and low <= high):
        return ANY_TOWER
    low, high = nextafter(nextafter(low, -inf), -inf), nextafter(nextafter(high, inf), inf)
    return (HIGHEST_TOWER, inf) if low > HIGHEST_TOWER else (low, high if high < HIGHEST_TOWER else inf)


def ends_of(ball: arb) -> tuple[End, End]:
    """Ends that surely enclose a ball."""
    if not ball.is_finite():
        return -inf, inf
    return _below(ball.lower()), -_below(-ball.upper())


def _below(end: arb) -> End:
    """An end no higher than an exact ball, which may be too far to be written out."""
    mantissa, exponent = end.man_exp()
    top, shift = int(mantissa), int(exponent)
    if top and abs(top.bit_length() + shift) > MOST_SHIFT:
        if shift > 0:
            return FAR if top > 0 else -inf
        return Fraction(0) if top > 0 else -1 / FAR
    return Fraction(top) * Fraction(2) ** shift


def ball_of(end: Fraction) -> arb:
    """A fraction as a ball."""
    return arb(fmpq(end.numerator, end.denominator))
