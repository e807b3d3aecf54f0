"""A fraction as a quotient of two multiples: 2 ÷ 77 is 10 ÷ 385, and 385 may be made where 77 is not.

Expressions for any of many multiples of the denominator are looked for at once. With each of them what is to be divided
by it is known. Finding none proves nothing.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.in_force import EqualToGoal
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational
from forceout.solver.budget import Budget
from forceout.solver.equations.compiled_search import Unsupported, search_compiled
from forceout.solver.equations.expression_usage import used
from forceout.solver.equations.problem import Expression, Problem, Sign, Target, Tree, Usage
from forceout.solver.equations.rests import rest_of

LARGEST_MULTIPLE: Final = 24
MOST_DIVISORS: Final = 12
"""So many expressions for multiples are tried."""
MOST_OF_A_MULTIPLE: Final = 3
LONGEST: Final = 40


class Divided(NamedTuple):
    """What is left to find above the line, and the sign and the expression below it."""

    problem: Problem
    sign: Sign
    below: Expression

    def wrapped(self, expression: Expression) -> Expression:
        """A Solution of the whole problem from what is divided."""
        return Tree(self.sign, expression, self.below)


def quotients(problem: Problem, target: Target, budget: Budget, nodes: int) -> Iterator[Divided]:
    """Smaller problems, each what is to be divided by an expression that was found."""
    value = target.value
    signs = [sign for sign in problem.signs if sign.operation.apply is values.divide]
    if not signs or not isinstance(value, Rational) or value.q == 1 or value.q.bit_length() > LONGEST:
        return
    usage = Usage(problem)
    for times, expression in _multiples(problem, value.q, budget, nodes, usage):
        above: Number = values.integer(value.p * times)
        gone = usage.add(used(expression, usage), signs[0].usage)
        rest = rest_of(problem, usage, gone, (target._replace(value=above, sign="", parts=()),))
        if rest is not None:
            yield Divided(rest, signs[0], expression)


def _multiples(problem: Problem, number: int, budget: Budget, nodes: int, usage: Usage) -> list[tuple[int, Expression]]:
    """Expressions for multiples of a number, with the multiple that they are."""
    if budget.spend(0):
        return []
    found: dict[tuple[int, int], Expression] = {}
    many = [Target(values.integer(number * times), 0, str(times)) for times in range(1, LARGEST_MULTIPLE + 1)]

    def collect(expression: Expression, target: Target) -> bool:
        times = int(target.text)
        if sum(times == known for known, _ in found) < MOST_OF_A_MULTIPLE:
            found.setdefault((times, used(expression, usage)), expression)
        return len(found) >= MOST_DIVISORS

    part = budget.up_to(nodes)
    wanted = replace(problem, targets=tuple(many), required=0, relation=EqualToGoal())
    with suppress(Unsupported):
        search_compiled(wanted, part, collect)
    budget.spend(part.spent_nodes)
    return [(times, expression) for (times, _), expression in found.items()]
