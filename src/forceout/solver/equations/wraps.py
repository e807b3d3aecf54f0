"""What goes around a Solution of fewer cubes: a sign and a number, with what the inside must then equal.

A Solution stays one when it is wrapped in what changes nothing: S + 0, S × 1, S - (0 × rest), S × (1 * rest), 1√S.
Other numbers change what S must be: S + 7 is the Goal when S is the Goal less 7.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.variations.general_rule import whole_power, whole_root
from forceout.solver.equations.chosen_roots import rational_power
from forceout.solver.equations.problem import Expression, Sign, Tree

Undo = Callable[[Number, Number], Number]


def _swapped_subtract(target: Number, left: Number) -> Number:
    return values.subtract(left, target)


def _swapped_divide(target: Number, left: Number) -> Number:
    return values.divide(left, target)


def _root_of_target(target: Number, exponent: Number) -> Number:
    return values.root(exponent, target)


UNDO_RIGHT: Final[Mapping[Callable[..., Number], Undo]] = {
    values.add: values.subtract,
    values.subtract: values.add,
    values.multiply: values.divide,
    values.divide: values.multiply,
    values.power: _root_of_target,
    whole_power: _root_of_target,
    rational_power: _root_of_target,
}
"""What S must be, given the target and the number to the right of the sign."""
UNDO_LEFT: Final[Mapping[Callable[..., Number], Undo]] = {
    values.add: values.subtract,
    values.subtract: _swapped_subtract,
    values.multiply: values.divide,
    values.divide: _swapped_divide,
    values.root: values.power,
    whole_root: values.power,
}
"""What S must be, given the target and the number to the left of the sign."""


class Wrap(NamedTuple):
    """A sign and a number that are put to a Solution."""

    sign: Sign
    beside: Expression
    is_left: bool
    usage: tuple[int, ...]
    value: Number | None = None
    """The number beside the sign; None where it changes nothing."""

    def around(self, expression: Expression) -> Expression:
        """The expression with the sign and the number."""
        return Tree(self.sign, self.beside, expression) if self.is_left else Tree(self.sign, expression, self.beside)

    def inside(self, target: Number) -> Number | None:
        """What the inside must be for the whole to be the target; None where that is not known."""
        if self.value is None:
            return target
        undo = (UNDO_LEFT if self.is_left else UNDO_RIGHT).get(self.sign.operation.apply)
        if undo is None:
            return None
        try:
            return undo(target, self.value)
        except (Undefined, Unverifiable):
            return None


def applied(sign: Sign, left: Number, right: Number) -> Number | None:
    """What a sign makes of two numbers; None where it makes nothing."""
    try:
        return sign.operation.apply(left, right)
    except (Undefined, Unverifiable):
        return None
