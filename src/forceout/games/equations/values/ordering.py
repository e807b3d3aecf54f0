"""Distinct numbers in ascending order, as the judge protocol lists them.

Intervals around the numbers, more precise where they must be, settle nearly every pair; only what stays too close
together is asked whether it is equal.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence

from flint import ctx

from . import balls
from .balls import Ball, Blurred, sign_of
from .decide import is_equal
from .enclosure import enclose
from .errors import Unverifiable
from .logs import enclose_logarithm
from .number import ZERO, Complex, Number

_PRECISIONS = (128, 512, 2048)
Enclose = Callable[[Number, int], Ball]


class _Real:
    """A real number and the intervals around it, and around its logarithm, that were asked for."""

    __slots__ = ("_known", "value")

    def __init__(self, value: Number) -> None:
        self.value = value
        self._known: dict[tuple[Enclose, int], Ball | None] = {}

    def around(self, how: Enclose, precision: int) -> Ball | None:
        """An interval; None where there is none at this precision."""
        key = how, precision
        if key not in self._known:
            try:
                self._known[key] = how(self.value, precision)
            except (Blurred, Unverifiable):
                self._known[key] = None
        return self._known[key]

    def place(self, other: _Real) -> int | None:
        """-1 or 1 where this is below or above another, 0 where it is the same; None where intervals cannot tell."""
        if self.value == other.value:
            return 0
        for precision in _PRECISIONS:
            way = _order_of_intervals(self.around(enclose, precision), other.around(enclose, precision), precision)
            if way is not None:
                return way
        # Roots of a very high degree lie close to one, and their logarithms far apart.
        quick = _PRECISIONS[0]
        return _order_of_intervals(self.around(enclose_logarithm, quick), other.around(enclose_logarithm, quick), quick)


class _Placed:
    """A number with its real and its imaginary part."""

    __slots__ = ("imaginary", "real", "value")

    def __init__(self, value: Number) -> None:
        self.value = value
        real, imaginary = (value.real, value.imaginary) if isinstance(value, Complex) else (value, ZERO)
        self.real, self.imaginary = _Real(real), _Real(imaginary)

    def place(self, other: _Placed) -> int | None:
        """-1 or 1 where this comes before or after another, 0 where it is the same; None where intervals cannot
        tell."""
        way = self.real.place(other.real)
        return self.imaginary.place(other.imaginary) if way == 0 else way


def distinct_values(values: Iterable[Number]) -> list[Number]:
    """Ascending, complex numbers by real part, then imaginary part, without those that are equal to another; what is
    too close together to be told apart in print stands by its label."""
    kept: list[_Placed] = []
    for one in sorted(map(_Placed, values), key=functools.cmp_to_key(_order)):
        if not any(is_equal(one.value, other.value) for other in _close_behind(one, kept)):
            kept.append(one)
    return [one.value for one in kept]


def _close_behind(one: _Placed, kept: Sequence[_Placed]) -> Iterator[_Placed]:
    """The numbers kept last that a number may be equal to."""
    for other in reversed(kept):
        if one.place(other):
            return
        yield other


def _order(a: _Placed, b: _Placed) -> int:
    way = a.place(b)
    return (a.value.label > b.value.label) - (a.value.label < b.value.label) if way is None else way


def _order_of_intervals(a: Ball | None, b: Ball | None, precision: int) -> int | None:
    """-1 or 1 where two intervals lie apart, else None."""
    if a is None or b is None:
        return None
    try:
        with ctx.workprec(precision):
            return sign_of(balls.add(a, balls.neg(b))) or None
    except Blurred:
        return None
