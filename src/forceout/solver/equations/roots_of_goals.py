"""An imaginary Goal as a root, where no √ is an i: 21i is (0 - 441) * (1 ÷ 2), of which the writer says so.

What stands below is a problem about real numbers. It may find, and never proves.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.chosen_values import remark_of
from forceout.solver.equations.expression_usage import used
from forceout.solver.equations.problem import Expression, Problem, Sign, Tree, Usage, Wrapped

NOTHING: Final = values.integer(0)
INDICES: Final = (2, 4, 6)
MOST_TARGETS: Final = 2
MOST_ROOTS: Final = 2
"""So many exponents are tried for a Goal."""


class Below(NamedTuple):
    """What must stand below a root, and what makes the Goal of it."""

    problem: Problem
    wrapped: Wrapped


def below_roots(problem: Problem, real: Problem) -> Iterator[Below]:
    """What is to be found, with its targets, where the Goal is imaginary and no i may stand beside a number."""
    is_equality = not hasattr(problem.relation, "k")
    if not is_equality or any(one.exponent == values.IMAGINARY for one in problem.signs):
        return
    targets = [one for one in problem.targets if isinstance(one.value, Complex) and one.value.real == NOTHING]
    usage = Usage(problem)
    for target in targets[:MOST_TARGETS]:
        remark = remark_of(target.value, problem.endless.base)
        if remark is None:
            continue
        for sign, exponent in islice(_roots(problem, usage), MOST_ROOTS):
            by = sign.exponent if exponent is None else _value(exponent)
            if type(by) is not Rational:
                continue
            below = values.power(target.value, values.integer(by.q))
            total = sign.usage if exponent is None else usage.add(sign.usage, used(exponent, usage))
            wanted = target._replace(value=below, usage=usage.add(target.usage, total), sign="", parts=())

            def wrapped(
                expression: Expression,
                sign: Sign = sign,
                exponent: Expression | None = exponent,
                remark: str = remark,
            ) -> Expression:
                return Tree(sign, expression, exponent, remark)

            yield Below(replace(real, targets=(wanted,)), wrapped)


def _roots(problem: Problem, usage: Usage) -> Iterator[tuple[Sign, Expression | None]]:
    """Roots of even order, those of the fewest cubes first."""
    powers = [sign for sign in problem.signs if sign.operation.all_values is not None]
    between = [sign for sign in powers if sign.operation.fixity is Fixity.BINARY]
    single = [one for one in problem.numerals if one.cubes == 1 and not one.needs_company]
    quotients = [
        sign
        for sign in problem.signs
        if sign.operation.apply is values.divide and sign.operation.fixity is Fixity.BINARY
    ]
    short: list[Expression] = [one for one in single if _is_index(one.value)]
    long: list[Expression] = [
        Tree(sign, one, other) for sign in quotients for one in single for other in single if _may_divide(one, other)
    ]
    ways: list[tuple[Sign, Expression | None]] = [(sign, None) for sign in powers if _is_index(sign.exponent)]
    ways += [(sign, exponent) for sign in between for exponent in short]
    ways += [(sign, exponent) for sign in between for exponent in long if _is_index(_value(exponent))]
    for sign, exponent in ways:
        total = sign.usage if exponent is None else usage.add(sign.usage, used(exponent, usage))
        if usage.fits(total):
            yield sign, exponent


def _may_divide(one: Expression, other: Expression) -> bool:
    values_of = _value(one), _value(other)
    return all(type(value) is Rational and value != NOTHING for value in values_of)


def _is_index(value: Number | None) -> bool:
    """Whether a number is 1 ÷ 2, or so: what such a root of is told apart by that power alone."""
    return type(value) is Rational and value.p == 1 and value.q in INDICES


def _value(expression: Expression) -> Number | None:
    if not isinstance(expression, Tree):
        return expression.value
    left, right = _value(expression.left), None if expression.right is None else _value(expression.right)
    try:
        return None if left is None else expression.sign.of(left, right)
    except (Undefined, Unverifiable):
        return None
