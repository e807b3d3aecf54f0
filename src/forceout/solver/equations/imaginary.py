"""Problems with i, as problems about real numbers that the kernel can search (Equations XIII-D-11).

Finding nothing there proves nothing: numbers that are neither real nor imaginary are left out, but where they make
a real one at once, as i × i does.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from forceout.games.equations import values
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.compiled_search import is_sign_supported, is_supported, supported_part
from forceout.solver.equations.problem import Expression, Numeral, Problem, Sign, Tree, Usage, write


class RealPart(NamedTuple):
    """A problem about real numbers, and what makes a Solution of the whole from one of it."""

    problem: Problem
    wrapped: Callable[[Expression], Expression] | None


def real_parts(problem: Problem) -> Iterator[RealPart]:
    """What can be searched for without i, where the kernel cannot handle all of a problem."""
    if is_supported(problem):
        return
    real = supported_part(problem)
    real = replace(real, numerals=(*real.numerals, *_made_real(problem)), gaps=())
    if real.targets:
        yield RealPart(real, None)
    for sign in problem.signs:
        if sign.operation.fixity is Fixity.POSTFIX and sign.exponent == values.IMAGINARY:
            yield from _beside(problem, real, sign)


def _beside(problem: Problem, real: Problem, sign: Sign) -> Iterator[RealPart]:
    """A real number with an i beside it, where the Goal is imaginary."""
    targets = tuple(
        target._replace(value=target.value.imaginary, usage=target.usage + sign.usage)
        for target in problem.targets
        if isinstance(target.value, Complex) and target.value.real == values.integer(0)
    )
    if targets:
        yield RealPart(replace(real, targets=targets), lambda expression: Tree(sign, expression))


def _made_real(problem: Problem) -> Iterator[Numeral]:
    """Small expressions with an i that are fractions, written as one numeral: i × i, i * 2, (7 - 7) × i."""
    usage = Usage(problem)
    single = [numeral for numeral in problem.numerals if numeral.cubes == 1 and not numeral.needs_company]
    units = [numeral for numeral in single if isinstance(numeral.value, Complex)]
    between = [
        sign
        for sign in problem.signs
        if sign.operation.fixity is Fixity.BINARY and not sign.operation.takes_two_digits and is_sign_supported(sign)
    ]
    zeros = [Tree(sign, one, one) for sign in between if sign.operation.apply is values.subtract for one in single]
    seen = set()
    for unit in units:
        pairs: list[tuple[Expression, Expression]] = [(unit, one) for one in single]
        pairs += [pair for other in (*zeros, *single) for pair in ((other, unit), (unit, other))]
        trees = [Tree(sign, left, right) for sign in between for left, right in pairs]
        trees += [
            Tree(sign, zero)
            for zero in zeros
            for sign in problem.signs
            if sign.exponent == values.IMAGINARY and sign.operation.fixity is Fixity.POSTFIX
        ]
        for tree in trees:
            total, cubes = _used(tree, usage)
            value = _value(tree) if usage.fits(total) else None
            if type(value) is Rational and (value, total) not in seen:
                seen.add((value, total))
                yield Numeral(value, total, cubes, f"({write(tree, problem.writes_operands_apart)})")


def _used(expression: Expression, usage: Usage) -> tuple[int, int]:
    """What an expression uses, and how many numerals and signs it has."""
    if isinstance(expression, Numeral):
        return expression.usage, 1
    total, cubes = _used(expression.left, usage)
    total, cubes = usage.add(total, expression.sign.usage), cubes + 1
    if expression.right is not None:
        more, more_cubes = _used(expression.right, usage)
        total, cubes = usage.add(total, more), cubes + more_cubes
    return total, cubes


def _value(expression: Expression) -> Number | None:
    if isinstance(expression, Numeral):
        return expression.value
    left = _value(expression.left)
    right = None if expression.right is None else _value(expression.right)
    if left is None or (right is None and expression.right is not None):
        return None
    try:
        return expression.sign.of(left, right)
    except (Undefined, Unverifiable):
        return None
