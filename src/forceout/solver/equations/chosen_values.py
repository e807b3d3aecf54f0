"""Powers with several values: the expressions of which the writer says what they are (Equations XIII-D-11)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.language.notation import IMAGINARY
from forceout.games.equations.values import Complex, Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.problem import Accept, Expression, Numeral, Problem, Target, Tree

MOST_WAYS: Final = 300
"""So many ways to choose are looked at."""
DIGITS: Final = "0123456789"


class TooMany(Exception):
    """More ways to choose than are looked at."""


class Way(NamedTuple):
    """A value of an expression, and the expression with what the writer says of its powers."""

    value: Number
    expression: Expression
    is_written: bool
    """Whether all that must be said could be put into words."""


class Chooser:
    """Puts expressions to a judge, with every choice that makes them the Goal."""

    def __init__(self, problem: Problem, accept: Accept) -> None:
        self.problem = problem
        self.base = problem.endless.base
        self.accept = accept
        self.is_doubted = False
        """Whether it was not told of some expression that it is no Solution."""

    def is_solution(self, expression: Expression, target: Target) -> bool:
        """Whether some choice makes an expression a Solution."""
        if not _chooses(expression):
            return self.accept(expression, target)
        try:
            ways = list(self._ways(expression))
        except (Unverifiable, TooMany):
            self.is_doubted = True
            return False
        for way in ways:
            try:
                is_met = self.problem.relation.is_met(way.value, target.value)
            except Unverifiable:
                is_met = None
            if is_met is False:
                continue
            if is_met and way.is_written and self.accept(way.expression, target):
                return True
            self.is_doubted = True
        return False

    def _ways(self, expression: Expression) -> Iterator[Way]:
        if isinstance(expression, Numeral):
            yield Way(expression.value, expression, is_written=True)
            return
        lefts = list(self._ways(expression.left))
        rights: list[Way | None] = [None]
        if expression.right is not None:
            rights = [*self._ways(expression.right)]
        if len(lefts) * len(rights) > MOST_WAYS:
            raise TooMany
        for left in lefts:
            for right in rights:
                yield from self._ways_of(expression, left, right)

    def _ways_of(self, tree: Tree, left: Way, right: Way | None) -> Iterator[Way]:
        operation = tree.sign.operation
        other = tree.sign.exponent if right is None else right.value
        numbers = (left.value,) if other is None else (left.value, other)
        is_written = left.is_written and (right is None or right.is_written)
        try:
            found = operation.all_values(*numbers) if operation.all_values else (operation.apply(*numbers),)
        except Undefined:
            return
        made = tree._replace(left=left.expression, right=None if right is None else right.expression)
        for value in found:
            remark = remark_of(value, self.base) if len(found) > 1 else ""
            yield Way(value, made._replace(remark=remark or ""), is_written and remark is not None)


def parts_of(value: Number) -> tuple[Number, Number]:
    """The real and the imaginary part."""
    return (value.real, value.imaginary) if isinstance(value, Complex) else (value, values.integer(0))


def remark_of(value: Number, base: int) -> str | None:
    """A number in the words of a writer: with fractions alone, and an i; None where it has others."""
    real, imaginary = parts_of(value)
    if type(real) is not Rational or type(imaginary) is not Rational:
        return None
    written = _fraction(real, base)
    if imaginary.p == 0 or written is None:
        return written
    # Without +, which may be an average.
    size = _fraction(Rational(abs(imaginary.p), imaginary.q), base)
    if size is None:
        return None
    with_i = f"(({size})×{IMAGINARY})"
    return f"({written})-{with_i}" if imaginary.p < 0 else f"({written})-(0-{with_i})"


def _fraction(value: Rational, base: int) -> str | None:
    top, bottom = (_digits(whole, base) for whole in (abs(value.p), value.q))
    if top is None or bottom is None:
        return None
    size = top if value.q == 1 else f"({top}÷{bottom})"
    return f"0-{size}" if value.p < 0 else size


def _digits(whole: int, base: int) -> str | None:
    found = ""
    while whole or not found:
        whole, digit = divmod(whole, base)
        if digit >= len(DIGITS):
            return None
        found = DIGITS[digit] + found
    return found


def _chooses(expression: Expression) -> bool:
    """Whether an expression has a sign that may have several values."""
    if isinstance(expression, Numeral):
        return False
    parts = (expression.left,) if expression.right is None else (expression.left, expression.right)
    return expression.sign.operation.all_values is not None or any(map(_chooses, parts))
