"""The exact values behind the kernel's intervals, for the few that matter.

The kernel names each of its entries by a number. An entry may stand for several expressions whose intervals
overlap; it is then told by the ways in which these were made, from entries that were named before. What cannot be
verified, a number or that it is the Goal, makes no correct Equation (Equations VII-B-2, XIII-C-9-comment; reading 9):
the judge works with the same numbers, and so it counts as what has no value.
"""

import math
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar

from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number, Stopped, Undefined, Unverifiable, verify_wanted
from forceout.solver.equations.problem import Accept, Expression, Problem, Sign, Target, Tree

with suppress(ImportError):
    from forceout.solver.kernel import _equations

MOST_BEHIND_ONE: Final = 200
"""So many different values of one entry are told apart."""
MOST_PAIRS: Final = 2_000
"""So many pairs of values of two entries are worked out."""
MOST_KEPT: Final = 8_192
"""So many results are kept, as the searches of one question come to the same large numbers again and again."""

P = ParamSpec("P")
R = TypeVar("R")
Codes = tuple[int, ...]
Way = tuple[int, int, int]
"""A sign and the names of what stands to its left and right."""
Step = tuple[int, int | None, int]
"""A sign, the name of what it joins to an expression, and whether that stands to the left."""
Kept = tuple[int, int, int, float, float]
"""A value as the kernel keeps it."""


class ExactValues:
    """Answers the kernel's questions about one problem."""

    def __init__(
        self, problem: Problem, targets: tuple[Target, ...], accept: Accept, keep: Callable[[Number], Kept]
    ) -> None:
        self.problem = problem
        self.targets = targets
        self.accept = accept
        self.keep = keep
        self.has_choices = any(sign.operation.all_values is not None for sign in problem.signs)
        """Whether the writer must say what some powers are."""
        self.named: dict[int, dict[Number, Expression]] = {}
        self.is_stopped = False
        """Whether a question was left without an answer because the time was up."""

    def answering(self, question: Callable[P, R]) -> Callable[P, R | None]:
        """A question as the kernel may put it, which can take no exception: None once the time is up."""

        def answer(*arguments: P.args, **named: P.kwargs) -> R | None:
            if not self.is_stopped:
                try:
                    return question(*arguments, **named)
                except Stopped:
                    self.is_stopped = True
            return None

        return answer

    def is_right(self, codes: Codes, target: int) -> bool:
        """Whether the judge calls a candidate correct, who is asked where its value meets the Goal: most are off by far
        less than intervals tell, and reading and judging takes long."""
        expression, wanted = rebuild(codes, self.problem), self.targets[target]
        if self.has_choices:
            return self.accept(expression, wanted)
        with suppress(Undefined, Unverifiable):
            verify_wanted()
            value = self.value(expression)
            is_met = value is not None and self.problem.relation.is_met(value, wanted.value)
            return bool(is_met) and self.accept(expression, wanted)
        return False

    def derive(self, name: int, made: Codes | list[Way]) -> bool:
        """Find all the exact values of an entry, by its expression or by the ways to make it; False where nobody
        can tell."""
        found: dict[Number, Expression] = {}
        if isinstance(made, tuple):
            expression = rebuild(made, self.problem)
            value = self.value(expression)
            if value is not None:
                found[value] = expression
        else:
            for way in made:
                if self._are_too_many(way):
                    return False
                found.update(self._made(way))
                if len(found) > MOST_BEHIND_ONE:
                    return False
        self.named[name] = found
        return True

    def value(self, expression: Expression) -> Number | None:
        """The exact value of an expression; None where it has none, or none that can be verified."""
        if not isinstance(expression, Tree):
            return expression.value
        left = self.value(expression.left)
        right = None if expression.right is None else self.value(expression.right)
        has_none = left is None or (right is None and expression.right is not None)
        return None if left is None or has_none else worked_out(expression.sign, left, right)

    def _are_too_many(self, way: Way) -> bool:
        """Whether two entries have more pairs of values than are worked out."""
        number, left_name, right_name = way
        is_binary = self.problem.signs[number].operation.fixity is Fixity.BINARY
        return is_binary and len(self.named[left_name]) * len(self.named[right_name]) > MOST_PAIRS

    def _made(self, way: Way) -> Iterator[tuple[Number, Expression]]:
        """What a sign makes of all the values of its operands; an undefined one is none, and so is one that nobody can
        verify."""
        number, left_name, right_name = way
        sign = self.problem.signs[number]
        is_binary = sign.operation.fixity is Fixity.BINARY
        for left, left_tree in self.named[left_name].items():
            if not is_binary:
                verify_wanted()
                value = worked_out(sign, left)
                if value is not None:
                    yield value, Tree(sign, left_tree)
                continue
            for right, right_tree in self.named[right_name].items():
                verify_wanted()
                value = worked_out(sign, left, right)
                if value is not None:
                    yield value, Tree(sign, left_tree, right_tree)

    def resolve(self, way: Way) -> tuple[Kept, ...] | None:
        """The exact values of a sign on two entries as the kernel keeps them; None where nobody can tell."""
        if self._are_too_many(way):
            return None
        try:
            kept = tuple(dict.fromkeys(self.keep(value) for value, _ in self._made(way)))
        except Unverifiable:
            return None
        return kept if len(kept) <= _equations.MOST_RESULTS else _hulls(kept)

    def settle(self, made: Way, steps: list[Step], target: int) -> bool | None:
        """Whether a correct Equation is behind a way to make an entry, with more put around it; None where nobody
        can tell."""
        wanted = self.targets[target]
        if self._are_too_many(made):
            return None
        found = list(self._made(made))
        for step in steps:
            if step[1] is not None and len(found) * len(self.named[step[1]]) > MOST_PAIRS:
                return None
            found = [larger for value, tree in found for larger in self._larger(value, tree, step)]
            if len(found) > MOST_BEHIND_ONE:
                return None
        for value, expression in found:
            with suppress(Unverifiable):
                if self.problem.relation.is_met(value, wanted.value) and self.accept(expression, wanted):
                    return True
        return False

    def _larger(self, value: Number, tree: Expression, step: Step) -> Iterator[tuple[Number, Expression]]:
        """What a sign and all the values of an entry make of a value."""
        number, name, is_left = step
        sign = self.problem.signs[number]
        if name is None:
            made = worked_out(sign, value)
            if made is not None:
                yield made, Tree(sign, tree)
            return
        for other, other_tree in self.named[name].items():
            made = worked_out(sign, other, value) if is_left else worked_out(sign, value, other)
            if made is not None:
                yield made, Tree(sign, other_tree, tree) if is_left else Tree(sign, tree, other_tree)


def worked_out(sign: Sign, left: Number, right: Number | None = None) -> Number | None:
    """What a sign makes of one number or two; None where that is undefined, or nobody can verify it."""
    return _result(sign.operation.apply, left, sign.exponent if right is None else right)


@lru_cache(maxsize=MOST_KEPT)
def _result(apply: Callable[..., Number], left: Number, right: Number | None) -> Number | None:
    with suppress(Undefined, Unverifiable):
        return apply(left) if right is None else apply(left, right)
    return None


def _hulls(kept: tuple[Kept, ...]) -> tuple[Kept, ...]:
    """Few intervals that hold many values, none of them on both sides of zero if no value is."""
    found: dict[tuple[int, bool, bool], tuple[float, float]] = {}
    for kind, top, bottom, low, high in kept:
        if kind == _equations.RATIONAL:
            kind, (low, high) = _equations.LINEAR, _around(top, bottom)
        sort = (kind, low > 0, high < 0)
        least, most = found.get(sort, (low, high))
        found[sort] = min(least, low), max(most, high)
    return tuple((kind, 0, 1, low, high) for (kind, _, _), (low, high) in found.items())


def _around(top: int, bottom: int) -> tuple[float, float]:
    """Floats on both sides of a fraction."""
    ratio = top / bottom
    return math.nextafter(ratio, -math.inf), math.nextafter(ratio, math.inf)


def rebuild(codes: Codes, problem: Problem) -> Expression:
    """The expression that the kernel names by its numerals and signs."""
    stack: list[Expression] = []
    for code in codes:
        if code >= 0:
            stack.append(problem.numerals[code])
            continue
        sign = problem.signs[-1 - code]
        if sign.operation.fixity is Fixity.BINARY:
            right = stack.pop()
            stack.append(Tree(sign, stack.pop(), right))
        else:
            stack.append(Tree(sign, stack.pop()))
    (expression,) = stack
    return expression
