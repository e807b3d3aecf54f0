"""Two √ as a product, where √ = i: (a i b) i is -ab, so that they multiply where there is no × (Equations XIII-D-11).

A part that may find, and never proves: what comes of it is written with the i, and less than zero by turning a digit
upside-down or by changing sides of a minus, where that can be done.
"""

from dataclasses import replace
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.solver.equations.problem import Expression, Numeral, Problem, Sign, Tree, Usage, Wrapped, is_beside_i

PRODUCT: Final = Operation("i×i", Fixity.BINARY, values.multiply)
NOTHING: Final = values.integer(0)
TURNS_BOTH: Final = (values.add, values.average)
TURNS_ONE: Final = (values.multiply, values.divide)


class WithProducts(NamedTuple):
    """A problem in which two i are a product, and what writes an expression of it with the i."""

    problem: Problem
    wrapped: Wrapped


def with_products(problem: Problem, real: Problem) -> WithProducts | None:
    """The real part of a problem with one more sign; None where there are no two i, or there is a × anyway."""
    between = next((one for one in problem.signs if is_beside_i(one)), None)
    beside = next(
        (one for one in problem.signs if one.operation.fixity is Fixity.POSTFIX and one.exponent == values.IMAGINARY),
        None,
    )
    if between is None or beside is None:
        return None
    if any(one.operation.apply is values.multiply and one.operation.fixity is Fixity.BINARY for one in real.signs):
        return None
    usage = Usage(problem)
    used = usage.add(between.usage, beside.usage)
    if not usage.fits(used):
        return None
    product = Sign(PRODUCT, used, "×")
    turned = {(one.value, one.usage): one for one in real.numerals}

    def written(expression: Expression) -> Expression:
        if isinstance(expression, Numeral):
            return expression
        left = written(expression.left)
        right = None if expression.right is None else written(expression.right)
        if expression.sign != product or right is None:
            return expression._replace(left=left, right=right)
        minus = _negated(left, turned)
        if minus is None:
            other = _negated(right, turned)
            return Tree(beside, Tree(between, left, right if other is None else other))
        return Tree(beside, Tree(between, minus, right))

    return WithProducts(replace(real, signs=(*real.signs, product)), written)


def _negated(expression: Expression, turned: dict[tuple[Number, int], Numeral]) -> Expression | None:
    """An expression of the same cubes that is as far below zero as another is above it."""
    if isinstance(expression, Numeral):
        try:
            return turned.get((values.subtract(NOTHING, expression.value), expression.usage))
        except (Undefined, Unverifiable):
            return None
    apply, right = expression.sign.operation.apply, expression.right
    left = _negated(expression.left, turned)
    if right is None:
        # an i beside a number, or an exponent that is odd
        is_odd = is_unit(expression.sign) or expression.sign.exponent in (values.integer(1), values.integer(3))
        return expression._replace(left=left) if is_odd and left is not None else None
    if apply is values.subtract:
        return expression._replace(left=right, right=expression.left)
    if apply in TURNS_BOTH:
        other = _negated(right, turned)
        return None if left is None or other is None else expression._replace(left=left, right=other)
    if apply in TURNS_ONE or is_beside_i(expression.sign):
        if left is not None:
            return expression._replace(left=left)
        other = _negated(right, turned)
        return None if other is None else expression._replace(right=other)
    return None


def is_unit(sign: Sign) -> bool:
    """Whether a sign is an i beside a number."""
    return sign.operation.apply is values.multiply and sign.exponent == values.IMAGINARY
