"""Roots of a + b√c that are themselves sums of simpler roots, such as √(5 + 2√6) = √2 + √3."""

from __future__ import annotations

from flint import arb, ctx, fmpq

from .integers import exact_root, factor
from .number import Number, Rational, Sum, from_fmpq, terms_of
from .products import factored, multiply, product, scale, whole_power
from .rationality import simplest_in
from .terms import add, negate
from .zero import attempt, sign

_MOST_BITS = 200
_LARGEST_INDEX = 13


def denested(value: Sum, index: int) -> Number | None:
    """The index-th root of a positive number of the form a + b√c as a sum of radicals, or None."""
    if not 2 <= index <= 64 or len(value.terms) != 2:
        return None
    result: Number = value
    for p, e, _ in factor(index):
        for _ in range(e):
            step = _square_root(result) if p == 2 else _odd_root(result, p)
            if step is None:
                return None
            result = step
    return result


def _parts(value: Number) -> tuple[fmpq, Number, fmpq] | None:
    """a, b√c and (b√c)² of a number a + b√c."""
    terms = terms_of(value)
    if len(terms) != 2 or any(c.height_bits() > _MOST_BITS for _, c in terms):
        return None
    rational = [c for monomial, c in terms if not monomial.powers]
    if len(rational) != 1:
        return None
    surd = add(value, from_fmpq(-rational[0]))
    square = multiply(surd, surd)
    return (rational[0], surd, fmpq(square.p, square.q)) if isinstance(square, Rational) else None


def _rational_root(value: fmpq, index: int) -> fmpq | None:
    if value < 0 and index % 2 == 0:
        return None
    p, q = exact_root(abs(int(value.p)), index), exact_root(int(value.q), index)
    return None if p is None or q is None else fmpq(p if value >= 0 else -p, q)


def _square_root(value: Number) -> Number | None:
    parts = _parts(value)
    if parts is None:
        return None
    a, surd, square = parts
    n = _rational_root(a * a - square, 2)
    if n is None or a <= 0:
        return None
    first, second = _radical((a + n) / 2), _radical((a - n) / 2)
    return add(first, second if sign(surd) == 1 else negate(second))


def _radical(value: fmpq) -> Number:
    half = Rational(1, 2)
    return (
        product(fmpq(1), {atom: multiply(e, half) for atom, e in factored(value).items()}) if value else Rational(0, 1)
    )


def _odd_root(value: Number, index: int) -> Number | None:
    """x + y√c with (x + y√c)^index = value: x² - y²c is the root of the norm, 2x the trace."""
    parts = _parts(value)
    if parts is None or index > _LARGEST_INDEX:
        return None
    a, surd, square = parts
    n = _rational_root(a * a - square, index)
    ball = attempt(value, 256)
    if n is None or not isinstance(ball, arb) or not ball > 0:
        return None
    with ctx.workprec(256):
        alpha = ball.root(index)
        x = simplest_in((alpha + arb(n) / alpha) / 2, 24)
    if x is None:
        return None
    ratio = _rational_root((x * x - n) / square, 2)
    if ratio is None:
        return None
    for y in (ratio, -ratio):
        candidate = add(from_fmpq(x), scale(surd, y))
        if whole_power(candidate, index) == value:
            return candidate
    return None
