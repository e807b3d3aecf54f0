"""Whether a real number is rational or whole: three-valued, since a guess is no answer."""

from __future__ import annotations

import math
from fractions import Fraction

from flint import arb, ctx, fmpq, fmpz

from .balls import Exp, sign_of
from .bounds import NotAlgebraic, denominator_bits
from .errors import Unverifiable
from .limits import MOST_BITS
from .number import (
    Atom,
    Cosine,
    Factorial,
    Monomial,
    Nested,
    Number,
    Rational,
    Sum,
    Turn,
    Whole,
    from_terms,
    terms_of,
)
from .products import scale
from .terms import add, negate
from .transcendence import is_transcendental
from .unique_factors import is_irrational_product
from .zero import attempt, has_independent_terms, sign

_MOST_DENOMINATOR_BITS = 600
_WRITABLE = arb(2) ** MOST_BITS
_NEGLIGIBLE = arb(2) ** -4_000


def settle(value: Number) -> Number:
    """The number as a rational if it is algebraic, nested and rational after all."""
    if not isinstance(value, Sum) or not _is_nested(value):
        return value
    try:
        found = rational_value(value)
    except Unverifiable:
        return value
    return found if isinstance(found, Rational) else value


def _is_nested(value: Sum) -> bool:
    return any(
        isinstance(atom, Nested | Cosine | Turn) and isinstance(exponent, Rational)
        for monomial, _ in value.terms
        for atom, exponent in monomial.powers
    )


def rational_value(value: Sum) -> Rational | bool | None:
    """The algebraic number as a rational; False if it is irrational, None where it cannot be told."""
    try:
        bits = denominator_bits(value)
    except NotAlgebraic:
        return None
    if bits > _MOST_DENOMINATOR_BITS:
        return None
    ball = attempt(value, int(2 * bits) + 160)
    if not isinstance(ball, arb) or not abs(ball) < _WRITABLE:
        return None
    with ctx.workprec(int(2 * bits) + 160):
        if not ball.rad() * (arb(2) ** int(2 * bits + 4)) < 1:
            return None
        middle = _fraction(ball)
        guess = middle.limit_denominator(int(2**bits) + 1)
        if not ball.overlaps(arb(fmpq(guess.numerator, guess.denominator))):
            return False
    candidate = Rational(guess.numerator, guess.denominator)
    difference = sign(add(value, negate(candidate)))
    if difference is None:
        return None
    return candidate if difference == 0 else False


def _fraction(ball: arb) -> Fraction:
    """The middle of an interval below 2^MOST_BITS, to far more places than any denominator here calls for."""
    if abs(ball) < _NEGLIGIBLE:
        return Fraction(0)
    mantissa, exponent = ball.mid().man_exp()
    if exponent >= 0:
        return Fraction(int(mantissa) << int(exponent))
    return Fraction(int(mantissa), 1 << int(-exponent))


def is_rational(value: Number) -> bool | None:
    """Whether a real number is rational."""
    if isinstance(value, Rational):
        return True
    assert isinstance(value, Sum)
    rest = {monomial: c for monomial, c in value.terms if not _is_rational_form(monomial)}
    if not rest:
        return True
    if len(rest) == 1:
        rest = {_without_rational_form(monomial): c for monomial, c in rest.items()}
    remaining = from_terms(rest)
    assert isinstance(remaining, Sum)
    if has_independent_terms(remaining) or is_transcendental(remaining):
        return False
    if len(rest) == 1 and is_irrational_product(remaining.terms[0][0]):
        return False
    found = rational_value(remaining)
    return True if isinstance(found, Rational) else found


def _is_rational_form(monomial: Monomial) -> bool:
    return all(_is_rational_power(atom, exponent) for atom, exponent in monomial.powers)


def _is_rational_power(atom: Atom, exponent: Number) -> bool:
    if is_integer(exponent) is not True:
        return False
    return isinstance(atom, Whole | Factorial) or (isinstance(atom, Nested) and is_rational(atom.inner) is True)


def _without_rational_form(monomial: Monomial) -> Monomial:
    """What is left of a product without its rational factors, none of which is 0: it is as rational."""
    return Monomial({atom: exponent for atom, exponent in monomial.powers if not _is_rational_power(atom, exponent)})


def is_whole_form(value: Number) -> bool:
    """Whether the number is a sum of whole multiples of products of whole numbers, by its form."""
    return all(c.q == 1 and _is_whole_monomial(monomial) for monomial, c in terms_of(value))


def _is_whole_monomial(monomial: Monomial) -> bool:
    for atom, exponent in monomial.powers:
        if not (isinstance(atom, Whole | Factorial) or (isinstance(atom, Nested) and is_whole_form(atom.inner))):
            return False
        if isinstance(exponent, Rational):
            if exponent.q != 1 or exponent.p < 0:
                return False
        elif is_integer(exponent) is not True or sign(exponent) != 1:
            return False
    return True


def common_denominator(value: Number) -> int:
    """The least common denominator of the coefficients."""
    return math.lcm(*(int(c.q) for _, c in terms_of(value)))


def is_integer(value: Number) -> bool | None:
    """Whether a real number is whole."""
    if isinstance(value, Rational):
        return value.q == 1
    assert isinstance(value, Sum)
    if is_whole_form(value):
        return True
    d = common_denominator(value)
    if d > 1 and is_whole_form(scale(value, fmpq(d))):
        from .residues import residue  # which asks in turn what is whole

        left = residue(scale(value, fmpq(d)), d)
        return None if left is None else left == 0
    found = rational_value(value)
    if found is not None:
        return isinstance(found, Rational) and found.q == 1
    if is_rational(value) is False:
        return False
    return False if _lies_between_integers(value) else None


def _lies_between_integers(value: Sum) -> bool:
    ball = attempt(value, 256)
    if isinstance(ball, Exp):
        return sign_of(ball.power) == -1
    if not isinstance(ball, arb) or not abs(ball) < arb(2) ** 128:
        return False
    nearest = int(fmpz(round(_fraction(ball))))
    difference = add(value, Rational(-nearest, 1))
    above, below = sign(add(difference, Rational(1, 1))), sign(add(difference, Rational(-1, 1)))
    return sign(difference) in (1, -1) and above == 1 and below == -1


def simplest_in(ball: arb, bits: int) -> fmpq | None:
    """The rational with a denominator below 2^bits in an interval, if it is so narrow that there is one at most."""
    with ctx.workprec(256):
        if not ball.rad() * (arb(2) ** (2 * bits + 4)) < 1:
            return None
        guess = _fraction(ball).limit_denominator(1 << bits)
        found = fmpq(guess.numerator, guess.denominator)
        return found if ball.overlaps(arb(found)) else None
