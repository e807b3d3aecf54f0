"""Numbers as the judge protocol prints them, and in ascending order."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from flint import arb, ctx

from .balls import Exp, sign_of
from .decide import compare
from .errors import Unverifiable
from .meter import metered
from .number import Complex, Number, Rational, Sum
from .rationality import settle
from .zero import attempt

_EXACT_DIGITS = 60
_DIGITS = 12
_MAX_EXPONENT = 10**18
_PRECISIONS = (128, 512, 2048, 8192, 24_000)


@metered
def text(a: Number) -> str:
    """`p`, `p/q`, `≈` and twelve digits, or `a+bi` (judge protocol, kind: expression)."""
    if isinstance(a, Complex):
        imaginary = text(a.imaginary)
        joint, size = ("-", imaginary.replace("-", "", 1)) if _is_negative(imaginary) else ("+", imaginary)
        return f"{text(a.real)}{joint}{size}i"
    if isinstance(a, Sum):
        a = settle(a)
    if isinstance(a, Rational) and _is_short(a):
        return str(a.p) if a.q == 1 else f"{a.p}/{a.q}"
    return f"≈{_digits(a)}"


def _is_negative(printed: str) -> bool:
    return printed.removeprefix("≈").startswith("-")


def _is_short(a: Rational) -> bool:
    limit: int = 10**_EXACT_DIGITS
    return abs(a.p) < limit > a.q


def _digits(a: Number) -> str:
    """Twelve significant digits, rounded, of a number that is not printed exactly."""
    best = "0"
    try:
        for precision in _PRECISIONS:
            ball = attempt(a, precision)
            if isinstance(ball, Exp):
                return _beyond(ball)
            if ball is not None and sign_of(ball):
                with ctx.workprec(precision):
                    low, high = _scientific(ball.lower()), _scientific(ball.upper())
                best = _layout(*low)
                if low == high:
                    return best
    except Unverifiable:
        pass  # the digits found so far are the best that can be said
    return best


def _beyond(ball: Exp) -> str:
    size = "huge" if sign_of(ball.power) == 1 else "tiny"
    return size if ball.sign > 0 else f"-{size}"


def _scientific(x: arb) -> tuple[int, int]:
    """The twelve digits, signed, as a whole number, and the exponent of ten of the first."""
    if x.is_zero():
        return 0, 0
    exponent = _floor_log(abs(x))
    scaled = abs(x) * arb(10) ** (_DIGITS - 1 - exponent)
    digits = int(_nearest(scaled))
    if digits < 10 ** (_DIGITS - 1):
        exponent -= 1
        digits = int(_nearest(abs(x) * arb(10) ** (_DIGITS - 1 - exponent)))
    if digits >= 10**_DIGITS:
        exponent += 1
        digits = int(_nearest(abs(x) * arb(10) ** (_DIGITS - 1 - exponent)))
    return (digits if x > 0 else -digits), exponent


def _floor_log(x: arb) -> int:
    found = (x.log() / arb(10).log()).mid().floor().unique_fmpz()
    return 0 if found is None else int(found)


def _nearest(x: arb) -> int:
    found = (x.mid() + arb(1) / 2).floor().unique_fmpz()
    return 0 if found is None else int(found)


def _layout(digits: int, exponent: int) -> str:
    if abs(exponent) >= _MAX_EXPONENT:
        size = "huge" if exponent > 0 else "tiny"
        return size if digits > 0 else f"-{size}"
    lead = "-" if digits < 0 else ""
    figures = str(abs(digits)).rstrip("0")
    if not -6 <= exponent < 15:
        fraction = f".{figures[1:]}" if len(figures) > 1 else ""
        return f"{lead}{figures[0]}{fraction}e{exponent}"
    if exponent < 0:
        return f"{lead}0.{'0' * (-exponent - 1)}{figures}"
    if len(figures) <= exponent + 1:
        return lead + figures + "0" * (exponent + 1 - len(figures))
    return f"{lead}{figures[: exponent + 1]}.{figures[exponent + 1 :]}"


def sorted_values(values: Iterable[Number]) -> list[Number]:
    """Ascending, complex numbers by real part, then imaginary part; what cannot be compared stands by its label."""
    return sorted(values, key=sort_key)


def _order(a: Number, b: Number) -> int:
    x, y = (a.real, a.imaginary) if isinstance(a, Complex) else (a, Rational(0, 1))
    u, v = (b.real, b.imaginary) if isinstance(b, Complex) else (b, Rational(0, 1))
    first = compare(x, u)
    if first is None:
        return (x.label > u.label) - (x.label < u.label)
    if first:
        return first
    second = compare(y, v)
    return (y.label > v.label) - (y.label < v.label) if second is None else second


sort_key = functools.cmp_to_key(_order)
