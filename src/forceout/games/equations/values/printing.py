"""Numbers as the judge protocol prints them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from flint import arb, ctx

from .balls import Ball, Blurred, Exp, sign_of
from .enclosure import enclose
from .errors import Unverifiable
from .logs import enclose_difference
from .meter import metered
from .number import Complex, Number, Rational, Sum
from .rationality import settle

_EXACT_DIGITS = 60
_DIGITS = 12
_LARGEST_EXPONENT = 10**18
UNKNOWN = "?"
"""What stands for the digits of a number that none are known of."""
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
    """Twelve significant digits, rounded, of a number that is not printed exactly; a question mark where none of them
    is known."""
    best = UNKNOWN
    try:
        for ball, precision in _enclosures(a):
            if isinstance(ball, Exp):
                return _beyond(ball)
            if sign_of(ball):
                with ctx.workprec(precision):
                    low, high = _scientific(ball.lower()), _scientific(ball.upper())
                if low == high:
                    return _layout(*low)
                # Two roundings that are neighbours are those of a number halfway between them.
                if _are_neighbours(low, high):
                    best = _layout(*low)
    except Unverifiable:
        pass
    return best


def _enclosures(a: Number) -> Iterator[tuple[Ball, int]]:
    """Ever narrower intervals around a number, with their precisions."""
    for precision in _PRECISIONS:
        for how in (enclose, enclose_difference):
            with suppress(Blurred):
                yield how(a, precision), precision


def _are_neighbours(low: tuple[int, int], high: tuple[int, int]) -> bool:
    return low[1] == high[1] and high[0] - low[0] == 1


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
    if abs(exponent) >= _LARGEST_EXPONENT:
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
