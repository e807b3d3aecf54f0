"""A complex Goal taken apart as people do it: its imaginary part with an i beside it, or times a root of 1, and
its real part, each of cubes of its own.

Both are problems about real numbers, which the kernel searches from both ends. Where what is asked for is a multiple of
k away, the imaginary part must be that of the Goal and the real part the multiple (Equations XIII-B-7). Finding nothing
proves nothing.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number, Undefined, Unverifiable
from forceout.solver.budget import Budget
from forceout.solver.equations.chosen_roots import with_real_powers
from forceout.solver.equations.compiled_search import can_compile, supported_part
from forceout.solver.equations.expression_usage import used
from forceout.solver.equations.imaginary import MOST_UNITS, roots_of_unity
from forceout.solver.equations.problem import Expression, Problem, Sign, Target, Tree, Usage, Wrapped
from forceout.solver.equations.rests import rest_of
from forceout.solver.equations.sides import Side, between, collected

MOST_TARGETS: Final = 4
MOST_FOUND: Final = 8
"""So many expressions for one part are tried."""
NOTHING: Final = values.integer(0)


class Part(NamedTuple):
    """A problem about real numbers, and what makes a Solution of the whole from one of it."""

    problem: Problem
    wrapped: Wrapped


class Unit(NamedTuple):
    """What makes an imaginary number of a real one, and the cubes that it takes."""

    usage: int
    put_to: Wrapped


def _units(problem: Problem) -> Iterator[Unit]:
    """An i beside a number; or where there is none, a number times a power of 1 that is said to be i."""
    usage = Usage(problem)
    beside = [
        one for one in problem.signs if one.operation.fixity is Fixity.POSTFIX and one.exponent == values.IMAGINARY
    ]
    for sign in beside:
        yield Unit(sign.usage, partial(Tree, sign))
    products = [one for one in between(problem) if one.operation.apply is values.multiply]
    if beside or not products:
        return
    for root in islice(roots_of_unity(problem), MOST_UNITS):
        total = usage.add(used(root, usage), products[0].usage)
        yield Unit(total, partial(Tree, products[0], right=root))


def complex_sides(problem: Problem, budget: Budget, nodes: int) -> Iterator[Part]:
    """Problems about one part of the Goal, with something found for the other."""
    if not can_compile(problem):
        return
    chosen = with_real_powers(problem)
    known = problem if chosen is None else chosen.problem
    real = replace(supported_part(known), gaps=())
    finished = None if chosen is None else chosen.wrapped
    units = list(_units(problem))
    joins = [one for one in between(real) if one.operation.apply in (values.add, values.subtract)]
    targets = [one for one in problem.targets if isinstance(one.value, Complex)]
    for target in targets[:MOST_TARGETS]:
        assert isinstance(target.value, Complex)
        a, b = target.value.real, target.value.imaginary
        for join in joins:
            is_sum = join.operation.apply is values.add
            for unit in units:
                # what stands behind a minus is the other way round
                behind = b if is_sum else _negated(b)
                if behind is None:
                    continue
                for side in _beside_imaginary(real, target._replace(value=a), behind, unit, join, budget, nodes):
                    yield Part(side.problem, _all(side, None, finished))
                for side in _beside_real(real, target._replace(value=behind), a, unit, join, budget, nodes):
                    yield Part(side.problem, _all(side, unit, finished))


def _beside_imaginary(
    real: Problem, target: Target, wanted: Number, unit: Unit, join: Sign, budget: Budget, nodes: int
) -> Iterator[Side]:
    """The real part, where the imaginary part is found."""
    usage = Usage(real)
    left = rest_of(replace(real, required=0), usage, usage.add(unit.usage, join.usage), (target,))
    if left is None:
        return
    for total, expression in collected(left, wanted, budget, nodes, usage, MOST_FOUND):
        rest = rest_of(real, usage, usage.add(usage.add(total, unit.usage), join.usage), (_plain(target),))
        if rest is not None:
            yield Side(rest, join, unit.put_to(expression), is_left=False)


def _beside_real(
    real: Problem, target: Target, wanted: Number, unit: Unit, join: Sign, budget: Budget, nodes: int
) -> Iterator[Side]:
    """The imaginary part, where the real part is found: it must be the very Goal's, so that none but that will do."""
    if getattr(real.relation, "k", None) is not None or wanted == NOTHING:
        return
    usage = Usage(real)
    gone = usage.add(unit.usage, join.usage)
    left = rest_of(replace(real, required=0), usage, gone, (target,))
    if left is None:
        return
    for total, expression in collected(left, wanted, budget, nodes, usage, MOST_FOUND):
        rest = rest_of(real, usage, usage.add(total, gone), (_plain(target),))
        if rest is not None:
            yield Side(rest, join, expression, is_left=True)


def _all(side: Side, unit: Unit | None, finished: Wrapped | None) -> Wrapped:
    def wrapped(expression: Expression) -> Expression:
        whole = side.wrapped(expression if unit is None else unit.put_to(expression))
        return whole if finished is None else finished(whole)

    return wrapped


def _plain(target: Target) -> Target:
    return target._replace(sign="", parts=())


def _negated(number: Number) -> Number | None:
    try:
        return values.subtract(NOTHING, number)
    except (Undefined, Unverifiable):
        return None
