"""Problems with i, as problems about real numbers that the kernel can search (Equations XIII-D-11).

Finding nothing there proves nothing: numbers that are neither real nor imaginary are left out, but where they make
a real one at once, as i × i does.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Any, Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.chosen_roots import with_real_powers
from forceout.solver.equations.chosen_values import remark_of
from forceout.solver.equations.compiled_search import is_sign_supported, is_supported, supported_part
from forceout.solver.equations.pairs_of_units import with_products
from forceout.solver.equations.problem import (
    Expression,
    Numeral,
    Problem,
    Sign,
    Tree,
    Usage,
    Wrapped,
    is_beside_i,
    write,
)
from forceout.solver.equations.roots_of_goals import below_roots
from forceout.solver.equations.sampling import both

ZERO: Final = values.integer(0)
MINUS_I: Final = Complex(ZERO, values.integer(-1))
UNITS: Final = (values.integer(1), values.integer(-1))
MAKING_UNITS: Final = (values.divide, values.subtract, values.add)
MOST_BASES: Final = 12
MOST_DIGITS: Final = 30
"""So many digits are tried to make a 1 or -1 of."""
MOST_ROOTS: Final = 16
MOST_UNITS: Final = 3
"""So many ways to make an i of a power are tried."""


Way = tuple[Sign, Expression | None, Sequence[Expression]]
"""A power, its exponent if that is no sign's own, and what it may be of."""


class RealPart(NamedTuple):
    """A problem about real numbers, and what makes a Solution of the whole from one of it."""

    problem: Problem
    wrapped: Callable[[Expression], Expression] | None


def real_parts(problem: Problem) -> Iterator[RealPart]:
    """What can be searched for without i, where the kernel cannot handle all of a problem."""
    found = with_real_powers(problem)
    if found is None and is_supported(problem):
        return
    real = supported_part(problem if found is None else found.problem)
    real = replace(real, numerals=(*real.numerals, *_made_real(problem)), gaps=())
    chosen = None if found is None else found.wrapped
    if real.targets:
        yield RealPart(real, chosen)
    with_pairs = with_products(problem, real)
    if with_pairs is not None and real.targets:
        yield _also(RealPart(with_pairs.problem, with_pairs.wrapped), chosen)
    for below in below_roots(problem, real):
        yield _also(RealPart(below.problem, below.wrapped), chosen)
    for part in _beside_i(problem, real):
        yield _also(part, chosen)


def _also(part: RealPart, chosen: Wrapped | None) -> RealPart:
    """A part of which the powers have the values that are said of them as well."""
    return part if chosen is None else part._replace(wrapped=both(chosen, part.wrapped))


def _beside_i(problem: Problem, real: Problem) -> Iterator[RealPart]:
    """A real number and an i, where the Goal is imaginary."""
    for sign in problem.signs:
        if sign.operation.fixity is Fixity.POSTFIX and sign.exponent == values.IMAGINARY:
            yield from _beside(problem, real, sign)
    yield from _times_root_of_unity(problem, real)


def _times_root_of_unity(problem: Problem, real: Problem) -> Iterator[RealPart]:
    """A real number times a power that the writer says is i, where the Goal is imaginary: 54 × (1 * (1 ÷ 4)); or where
    nothing is multiplied, by one that is -i."""
    targets = [one for one in problem.targets if isinstance(one.value, Complex) and one.value.real == ZERO]
    ways: list[tuple[Any, Number]] = [(values.multiply, values.IMAGINARY), (values.divide, MINUS_I)]
    signs = [
        (sign, root)
        for apply, root in ways
        for sign in problem.signs
        if sign.operation.apply is apply and _is_between(sign)
    ]
    if not targets or not signs:
        return
    product, root = signs[0]
    usage = Usage(problem)
    for unit in islice(roots_of_unity(problem, root), MOST_UNITS):
        used = usage.add(_used(unit, usage)[0], product.usage)
        found = tuple(
            one._replace(value=one.value.imaginary, usage=usage.add(one.usage, used))
            for one in targets
            if isinstance(one.value, Complex)
        )

        def wrapped(expression: Expression, sign: Sign = product, unit: Expression = unit) -> Expression:
            return Tree(sign, expression, unit)

        yield RealPart(replace(real, targets=found), wrapped)


def roots_of_unity(problem: Problem, root: Number = values.IMAGINARY) -> Iterator[Tree]:
    """Powers of 1 and -1 with few cubes of which one value is i, or another root, and which say so; each with cubes of
    its own."""
    remark = remark_of(root, problem.endless.base)
    usage = Usage(problem)
    powers = [sign for sign in problem.signs if sign.operation.all_values is not None]
    single = [one for one in problem.numerals if one.cubes == 1 and not one.needs_company]
    bases: list[Expression] = [one for one in single if one.value in UNITS]
    rational = [one for one in single if type(one.value) is Rational]
    quotients = [sign for sign in problem.signs if sign.operation.apply is values.divide and _is_between(sign)]
    exponents: list[Expression] = [*rational]
    exponents += [Tree(sign, left, right) for sign in quotients for left in rational for right in rational]
    ways: list[Way] = [(sign, by, bases) for sign in powers for by in (exponents if _is_between(sign) else (None,))]
    made = list(islice(_made_units(problem, rational[:MOST_DIGITS]), MOST_BASES if powers else 0))
    ways += [(sign, by, made) for sign in powers for by in (rational if _is_between(sign) else (None,))]
    seen = set()
    for sign, exponent, among in ways:
        by = sign.exponent if exponent is None else _value(exponent)
        if type(by) is not Rational or by.q % 2 or by.q > MOST_ROOTS:
            continue
        for base in among:
            tree = Tree(sign, base, exponent, remark or "")
            used, _ = _used(tree, usage)
            if used in seen or not usage.fits(used):
                continue
            with suppress(Undefined, Unverifiable):
                value = _value(base)
                if value is not None and root in values.complex_powers(value, by):
                    seen.add(used)
                    yield tree


def _made_units(problem: Problem, rational: list[Numeral]) -> Iterator[Tree]:
    """1 and -1 as a quotient or difference of two digits: 3 ÷ 3, 3 - 4."""
    usage, seen = Usage(problem), set()
    signs = [one for one in problem.signs if _is_between(one) and one.operation.apply in MAKING_UNITS]
    for sign in signs:
        for left in rational:
            for right in rational:
                tree = Tree(sign, left, right)
                total, _ = _used(tree, usage)
                if total not in seen and _value(tree) in UNITS and usage.fits(total):
                    seen.add(total)
                    yield tree


def _is_between(sign: Sign) -> bool:
    return sign.operation.fixity is Fixity.BINARY


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
    """Small expressions with an i that are fractions, written as one numeral: i × i, i * 2, (7 - 7) × i, and under an
    exponent of 2 or so."""
    usage = Usage(problem)
    single = [numeral for numeral in problem.numerals if numeral.cubes == 1 and not numeral.needs_company]
    units = [numeral for numeral in single if isinstance(numeral.value, Complex)]
    between = [
        sign
        for sign in problem.signs
        if sign.operation.fixity is Fixity.BINARY and not sign.operation.takes_two_digits and is_sign_supported(sign)
    ]
    zeros: list[Expression] = [one for one in single if one.value == ZERO]
    zeros += [Tree(sign, one, one) for sign in between if sign.operation.apply is values.subtract for one in single]
    # An i between two numbers takes whatever must be used beside a 0.
    beside = [Tree(sign, zero, one) for sign in problem.signs if is_beside_i(sign) for zero in zeros for one in single]
    seen = set()
    for unit in units:
        pairs: list[tuple[Expression, Expression]] = [(unit, one) for one in single]
        pairs += [pair for other in (*zeros, *single) for pair in ((other, unit), (unit, other))]
        powers = [sign for sign in problem.signs if sign.exponent is not None and values.is_integer(sign.exponent)]
        trees = [Tree(sign, unit) for sign in powers]
        trees += [Tree(sign, left, right) for sign in between for left, right in pairs]
        trees += beside
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
