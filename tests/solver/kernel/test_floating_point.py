"""What the kernel of Equations assumes of this machine's doubles and functions, held against exact balls.

value.h rounds outward by EPS after an operation on doubles and by FUNCTION_EPS after a function; docs/solver.md says
why these are enough. The bounds here are stricter than what is assumed, so that there is room.
"""

import ctypes
import ctypes.util
import math
import sys
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from random import Random
from typing import Final

import pytest
from flint import arb, ctx

HALF_A_UNIT: Final = Fraction(1, 2**53)
FUNCTION_ERROR: Final = 9e-16
"""Four units in the last place, where FUNCTION_EPS covers five."""
LGAMMA_ERROR: Final = 5e-14
TIMES: Final = 3000


@cache
def library() -> ctypes.CDLL:
    """The functions that the kernel is linked with."""
    name = ctypes.util.find_library("m")
    if name is None:
        pytest.skip("no library of functions that can be asked")
    return ctypes.CDLL(name)


def called(name: str, *arguments: float) -> float:
    """What a function of the library says."""
    function = library()[name]
    function.restype = ctypes.c_double
    function.argtypes = [ctypes.c_double] * len(arguments)
    return float(function(*arguments))


def test_doubles_are_rounded_to_the_nearest() -> None:
    assert sys.float_info.mant_dig == 53
    random = Random(5)
    for _ in range(TIMES):
        one, other = (random.uniform(-1, 1) * 2.0 ** random.randint(-300, 300) for _ in range(2))
        for computed, exact in (
            (one + other, Fraction(one) + Fraction(other)),
            (one * other, Fraction(one) * Fraction(other)),
            (one / other, Fraction(one) / Fraction(other)),
        ):
            assert abs(Fraction(computed) - exact) <= HALF_A_UNIT * abs(exact)


@pytest.mark.parametrize(
    ("name", "draw", "exact", "error"),
    [
        ("exp", lambda random: (random.uniform(-600, 600),), lambda x: arb(x).exp(), FUNCTION_ERROR),
        ("log", lambda random: (math.exp(random.uniform(-600, 600)),), lambda x: arb(x).log(), FUNCTION_ERROR),
        ("log", lambda random: (random.uniform(0.99, 1.01),), lambda x: arb(x).log(), FUNCTION_ERROR),
        ("log1p", lambda random: (-random.random(),), lambda x: arb(x).log1p(), FUNCTION_ERROR),
        (
            "pow",
            lambda random: (math.exp(random.uniform(-40, 40)), random.uniform(-15, 15)),
            lambda x, y: arb(x) ** arb(y),
            FUNCTION_ERROR,
        ),
        ("lgamma", lambda random: (random.uniform(16, 1e6),), lambda x: arb(x).lgamma(), LGAMMA_ERROR),
    ],
    ids=["exp", "log", "log near one", "log1p", "pow", "lgamma"],
)
def test_functions_are_within_what_intervals_allow_for(
    name: str, draw: Callable[[Random], tuple[float, ...]], exact: Callable[..., arb], error: float
) -> None:
    random, precision = Random(6), ctx.prec
    ctx.prec = 200
    try:
        for _ in range(TIMES):
            arguments = draw(random)
            true = exact(*arguments)
            assert abs(arb(called(name, *arguments)) - true) <= error * abs(true), arguments
    finally:
        ctx.prec = precision
