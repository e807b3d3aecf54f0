"""Powers with several values, with that one alone that is real and of which the writer can say what it is: 9 * (1 ÷ 2)
is 3 (Equations XIII-D-11).

The kernel follows them as it does all real numbers, backward from the Goal too. Other choices are left out, so that
finding nothing proves nothing.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.values import Complex, Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.chosen_values import remark_of
from forceout.solver.equations.problem import Expression, Numeral, Problem, Sign

LARGEST_INDEX: Final = 64
"""Of a power with more values the judge knows none."""


class Real(NamedTuple):
    """A problem whose powers have one value each, and what writes down which one that is."""

    problem: Problem
    wrapped: Callable[[Expression], Expression]


def rational_power(base: Number, exponent: Number) -> Number:
    """The real value of a power; the kernel has none where that has a root in it."""
    return values.power(base, exponent)


def with_real_powers(problem: Problem) -> Real | None:
    """A problem with the real values of its powers; None where it has none with several."""
    signs = tuple(map(_with_one_value, problem.signs))
    if signs == problem.signs:
        return None

    def wrapped(expression: Expression) -> Expression:
        return remarked(expression, problem.endless.base)[0]

    return Real(replace(problem, signs=signs), wrapped)


def _with_one_value(sign: Sign) -> Sign:
    operation, exponent = sign.operation, sign.exponent
    if operation.all_values is None or operation.apply is not values.power or isinstance(exponent, Complex):
        return sign
    if type(exponent) is Rational and exponent.q > LARGEST_INDEX:
        return sign
    return sign._replace(operation=replace(operation, apply=rational_power, all_values=None))


def remarked(expression: Expression, base: int) -> tuple[Expression, Number | None]:
    """An expression with what the writer must say of its powers, and its value; None where that is not known."""
    if isinstance(expression, Numeral):
        return expression, expression.value
    sign = expression.sign
    left, one = remarked(expression.left, base)
    right, other = (None, sign.exponent) if expression.right is None else remarked(expression.right, base)
    made = expression._replace(left=left, right=right)
    if one is None or (other is None and right is not None):
        return made, None
    try:
        value = sign.operation.apply(one) if other is None else sign.operation.apply(one, other)
        if sign.operation.apply is rational_power and other is not None and len(values.complex_powers(one, other)) > 1:
            made = made._replace(remark=remark_of(value, base) or "")
    except (Undefined, Unverifiable):
        return made, None
    return made, value
