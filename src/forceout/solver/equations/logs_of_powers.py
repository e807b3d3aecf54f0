"""Any fraction as a logarithm of two powers of the base (Equations XIII-B-13 with XIII-D-13): 9/44 is the logarithm of
10⁹ to the base 10⁴⁴, and so two 1s and a log make whatever is left beside an expression of all that is required.

Finding none proves nothing.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.in_force import EqualToGoal
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.problem import (
    Expression,
    Numeral,
    Problem,
    Sign,
    Target,
    Tree,
    Usage,
    Wrapped,
)
from forceout.solver.equations.rests import rest_of
from forceout.solver.equations.sides import between, plain
from forceout.solver.equations.wraps import UNDO_RIGHT

FIRST_POWER: Final = "10@"
"""How a 1 that stands for the base begins."""
LARGEST_POWER: Final = 300
MOST_TARGETS: Final = 3
MOST_BESIDE: Final = 24
"""What may stand beside the logarithm: whole numbers up to here."""
ONE: Final = values.integer(1)


class Logarithm(NamedTuple):
    """A log with two cubes that may be any power of the base."""

    sign: Sign
    argument: Numeral
    base: Numeral
    usage: int
    """What it uses altogether."""

    def of(self, value: Number) -> Tree | None:
        """The logarithm that is a fraction; None where its powers are too long."""
        if not isinstance(value, Rational) or max(abs(value.p), value.q) > LARGEST_POWER:
            return None
        return Tree(self.sign, _power(self.argument, int(value.p)), _power(self.base, int(value.q)))


class Part(NamedTuple):
    """What may stand beside a logarithm, and what makes a Solution of it."""

    problem: Problem
    wrapped: Wrapped


def logarithms(problem: Problem) -> list[Logarithm]:
    """The logs that two 1s can have, each with cubes of its own."""
    usage = Usage(problem)
    ones = [one for one in problem.numerals if one.text.startswith(FIRST_POWER)]
    found: dict[int, Logarithm] = {}
    for sign in problem.signs if ones else ():
        if sign.operation.apply is not values.log:
            continue
        for at, one in enumerate(ones):
            for other in ones[at:]:
                total = usage.add(usage.add(one.usage, other.usage), sign.usage)
                if usage.fits(total):
                    found.setdefault(total, Logarithm(sign, one, other, total))
    return list(found.values())


def whole_solutions(problem: Problem) -> Iterator[tuple[Tree, Target]]:
    """Solutions that are nothing but a logarithm."""
    usage = Usage(problem)
    if not isinstance(problem.relation, EqualToGoal):
        return
    for logarithm in logarithms(problem):
        for target in problem.targets:
            tree = logarithm.of(target.value) if usage.is_final(logarithm.usage) else None
            if tree is not None:
                yield tree, target


def beside_logarithms(problem: Problem) -> Iterator[Part]:
    """Problems about all that is required, which may come to any small number: a logarithm makes up for it."""
    if not isinstance(problem.relation, EqualToGoal):
        return
    usage = Usage(problem)
    targets = [one for one in problem.targets if isinstance(one.value, Rational)][:MOST_TARGETS]
    for logarithm in logarithms(problem):
        for sign in between(problem):
            total = usage.add(logarithm.usage, sign.usage)
            if sign.operation.apply not in UNDO_RIGHT or not usage.fits(total):
                continue
            for target in targets:
                beside = tuple(
                    target._replace(value=values.integer(number), sign="", parts=())
                    for number in range(MOST_BESIDE + 1)
                )
                rest = rest_of(problem, usage, total, beside)
                if rest is not None:
                    around = _Around(logarithm, sign, target.value).wrapped
                    yield Part(plain(rest), around)
                    yield Part(rest, around)


class _Around(NamedTuple):
    """Puts the logarithm that makes up for what was found."""

    logarithm: Logarithm
    sign: Sign
    goal: Number

    def wrapped(self, expression: Expression) -> Expression:
        """A Solution, where the logarithm is not too long."""
        value = _value(expression)
        try:
            wanted = None if value is None else UNDO_RIGHT[self.sign.operation.apply](self.goal, value)
        except (Undefined, Unverifiable):
            wanted = None
        tree = None if wanted is None else self.logarithm.of(wanted)
        return expression if tree is None else Tree(self.sign, tree, expression)


def _power(one: Numeral, exponent: int) -> Numeral:
    """A 1 as a power of the base, as it is written."""
    behind = one.text[len(FIRST_POWER) - 1 :]
    if not exponent:
        return one._replace(value=ONE, text=behind[1:] if behind[1:] == "1" else f"1{behind}")
    text = f"1{'0' * exponent}" if exponent > 0 else f".{'0' * (-exponent - 1)}1"
    return one._replace(value=values.power(one.value, values.integer(exponent)), text=f"{text}{behind}")


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
