"""A Goal taken apart as people do it: one side of a sign is found with few cubes, the other with what is left.

60√67 is 67 to the power of 1 ÷ 60 (splits.py). Some expressions for one side are collected; with each the other side
is a smaller problem, whose Goal is that side and which must use all that is still required. Its Solutions, with the
sign and the first side put to them, are candidates for the whole, and go to the judge as all do. Finding none proves
nothing.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.in_force import EqualToGoal
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.general_rule import whole_power, whole_root
from forceout.solver.budget import Budget
from forceout.solver.equations.chainless import without_chains
from forceout.solver.equations.chosen_roots import rational_power
from forceout.solver.equations.compiled_search import Unsupported, can_compile, search_compiled
from forceout.solver.equations.expression_usage import used
from forceout.solver.equations.insides import with_so_many_factors
from forceout.solver.equations.problem import (
    COUNTERS,
    Expression,
    Numeral,
    Outcome,
    Problem,
    Sign,
    Target,
    Tree,
    Usage,
    Wrapped,
    packed,
)
from forceout.solver.equations.quotients import quotients
from forceout.solver.equations.rests import rest_of
from forceout.solver.equations.sampling import Looking, both
from forceout.solver.equations.sorts import counts
from forceout.solver.equations.splits import splits

MOST_TARGETS: Final = 4
"""So many readings of the Goal are taken apart."""
MOST_BESIDE_NOTHING: Final = 24
"""So many are looked for together beside what changes nothing."""
MOST_SPLITS: Final = 10
MOST_SIDES: Final = 4
"""So many expressions for one side are tried."""
SHARE: Final = 0.3
"""How much of what is left of a budget goes into sides at most."""
SAME: Final = {whole_power: values.power, rational_power: values.power, whole_root: values.root}
NOTHING: Final = values.integer(0)
ONE: Final = values.integer(1)
BESIDE: Final = {values.add: (True,), values.subtract: (True, False), values.average: (True,)}
"""Beside which signs a multiple of k keeps it one away, and whether the other number then stands to their left."""
TWICE: Final = {values.average}
"""Of these the other number is twice as large."""
NEUTRAL: Final = {
    values.add: (NOTHING, False),
    values.subtract: (NOTHING, False),
    values.multiply: (ONE, False),
    values.divide: (ONE, False),
    values.power: (ONE, False),
    whole_power: (ONE, False),
    rational_power: (ONE, False),
    values.root: (ONE, True),
    whole_root: (ONE, True),
}
"""Which number changes nothing beside each sign, and whether it then stands to the left."""
MOST_NEUTRAL: Final = 2
Known = tuple[int, Expression]
"""What an expression uses, and the expression."""


class Look(NamedTuple):
    """What finding one side and then the other may cost, and whether that is with plain numbers alone, or with those
    that are turned too, and without chains of signs on one number."""

    nodes_of_one: int
    nodes_of_other: int
    is_plain: bool = False
    is_chainless: bool = False
    share: float = SHARE
    is_deep: bool = False
    """Whether what is left is taken apart again."""
    is_partial: bool = False
    """Whether some of what is required may stand in what changes nothing, and the rest elsewhere."""
    has_turned: bool = False
    """Whether turned digits are there too; exponents are not."""
    most_sides: int = MOST_SIDES

    def simplified(self, problem: Problem) -> Problem | None:
        """What is looked at of a problem; None where there is nothing to leave out."""
        if self.has_turned:
            seen = with_turned(problem)
            less = without_chains(seen)
            has_more = len(seen.numerals) > len(plain(problem).numerals) and (self.is_chainless or less is not None)
            return None if not has_more else less or seen if self.is_chainless else seen
        seen = plain(problem) if self.is_plain else problem
        return without_chains(seen) if self.is_chainless else seen


SIDES_AT_FIRST: Final = Look(20_000, 40_000, is_plain=True, is_chainless=True)
SIDES_OF_TURNED: Final = Look(100_000, 200_000, has_turned=True, is_chainless=True, share=0.1, most_sides=12)
SIDES_OF_TURNED_WITH_CHAINS: Final = Look(100_000, 200_000, has_turned=True, share=0.15, most_sides=12)
SIDES_WITH_CHAINS: Final = Look(20_000, 40_000, is_plain=True)
SIDES_OF_CHAINS: Final = Look(60_000, 200_000, share=0.15, is_partial=True)
SIDES_WITH_ALL: Final = Look(20_000, 300_000, is_partial=True)
SIDES_AFTERWARDS: Final = Look(60_000, 200_000, is_partial=True)
SIDES_OF_ROOTS: Final = Look(20_000, 40_000, is_plain=True, is_deep=True, share=0.1)
SIDES_OF_SIDES: Final = Look(10_000, 20_000, share=0.2, is_deep=True)


class Side(NamedTuple):
    """What is left to find beside one side of a sign."""

    problem: Problem
    sign: Sign
    beside: Expression
    is_left: bool
    """Whether what is known stands to the left of the sign."""

    def wrapped(self, expression: Expression) -> Expression:
        """A Solution of the whole problem from the other side."""
        return Tree(self.sign, self.beside, expression) if self.is_left else Tree(self.sign, expression, self.beside)


class Collector:
    """Keeps some expressions that use different cubes."""

    def __init__(self, usage: Usage, most: int) -> None:
        self.usage = usage
        self.most = most
        self.found: dict[int, Expression] = {}

    def collect(self, expression: Expression, _: Target) -> bool:
        """Keep an expression, and say whether there are enough."""
        self.found.setdefault(used(expression, self.usage), expression)
        return len(self.found) >= self.most


def look_at_sides(tasks: Sequence[tuple[Problem, Wrapped | None]], solver: Looking, look: Look) -> bool:
    """Look for the other side of all that is found for one, for a share of the budget, and say whether to the end."""
    budget = solver.budget
    if not budget.is_limited or solver.is_over:
        return False
    within, began = budget.part(look.share), budget.spent_nodes
    # Beside a Goal that is not whole any multiple of k will do, so that goes before Goals that are one multiple away.
    multiples = [task for task in tasks if not isinstance(task[0].relation, EqualToGoal) and _is_broken(task[0])]
    for whole, wrapped in (*multiples, *(task for task in tasks if task not in multiples)):
        problem = look.simplified(whole)
        for side in (
            ()
            if problem is None or not problem.targets
            else sides(problem, budget, look.nodes_of_one, look.is_partial, look.most_sides)
        ):
            if solver.is_over or within.spend(budget.spent_nodes - began - within.spent_nodes):
                return False
            around = both(side.wrapped, wrapped)
            outcome = solver.look_at_part(side.problem, look.nodes_of_other, around)
            for counted in with_so_many_factors(side.problem):
                if not solver.is_over:
                    solver.look_at_part(counted.problem, look.nodes_of_other, both(counted.wrapped, around))
            if look.is_deep and outcome is Outcome.CUT:
                for inner in sides(side.problem, budget, look.nodes_of_one):
                    if solver.is_over or within.spend(budget.spent_nodes - began - within.spent_nodes):
                        return False
                    solver.look_at_part(inner.problem, look.nodes_of_other, both(inner.wrapped, around))
    return not solver.is_over


def _is_broken(problem: Problem) -> bool:
    return all(values.is_integer(target.value) is False for target in problem.targets)


def plain(problem: Problem) -> Problem:
    """A problem with whole numbers alone, none below 0, and without exponents: these make fewer values."""
    return replace(
        problem,
        numerals=tuple(one for one in problem.numerals if _is_plain(one)),
        signs=tuple(one for one in problem.signs if one.exponent is None),
    )


def with_turned(problem: Problem) -> Problem:
    """A problem with turned digits, and without exponents: a fraction or a number below 0 may save a sign."""
    return replace(
        problem,
        numerals=tuple(one for one in problem.numerals if not one.needs_company),
        signs=tuple(one for one in problem.signs if one.exponent is None),
    )


def _is_plain(numeral: Numeral) -> bool:
    value = numeral.value
    return not numeral.needs_company and isinstance(value, Rational) and value.q == 1 and value.p >= 0


def sides(
    problem: Problem, budget: Budget, nodes: int, is_partial: bool = False, most: int = MOST_SIDES
) -> Iterator[Side]:
    """Smaller problems, each the other side of something found for so many nodes."""
    if not can_compile(problem):
        return
    if not isinstance(problem.relation, EqualToGoal):
        yield from _beside_multiples(problem, budget, nodes)
        return
    usage = Usage(problem)
    known: dict[Number, list[Known]] = {}
    # Of many numbers that will do one may be quick to make of powers, once what is required is out of the way.
    are_many = len(problem.targets) > MOST_TARGETS and any(sign.exponent is not None for sign in problem.signs)
    if are_many:
        yield from _beside_nothing(problem, budget, nodes, is_partial)
    for target in problem.targets[:MOST_TARGETS]:
        for one in quotients(problem, target, budget, nodes):
            yield Side(one.problem, one.sign, one.below, is_left=False)
        for sign, left, right in _apart(target, between(problem)):
            if budget.spend(0):
                return
            for is_left, value, other in ((True, left, right), (False, right, left)):
                if value not in known:
                    known[value] = collected(problem, value, budget, nodes, usage, most)
                for total, expression in known[value]:
                    rest = rest_of(problem, usage, usage.add(total, sign.usage), (target._replace(value=other),))
                    if rest is not None:
                        yield Side(rest, sign, expression, is_left)
    if not are_many:
        yield from _beside_nothing(problem, budget, nodes, is_partial)


def _beside_nothing(problem: Problem, budget: Budget, nodes: int, is_partial: bool) -> Iterator[Side]:
    """All that is required, or some of it, in a 0 or a 1 that changes nothing, so that the Goal may be made of what one
    likes."""
    usage = Usage(problem)
    if not any(counts(problem.required, problem.fields - COUNTERS)):
        return
    seen = set()
    for required in _parts_of_required(problem) if is_partial else (problem.required,):
        for sign in between(problem):
            neutral = NEUTRAL.get(sign.operation.apply)
            target = None if neutral is None else Target(neutral[0], 0, "")
            left = None if target is None else rest_of(problem, usage, sign.usage, (target,))
            if neutral is None or left is None:
                continue
            inside = packed(list(map(min, counts(required, problem.fields), counts(left.required, problem.fields))))
            for total, expression in collected(left, neutral[0], budget, nodes, usage, MOST_NEUTRAL, inside):
                rest = rest_of(problem, usage, usage.add(total, sign.usage), problem.targets[:MOST_BESIDE_NOTHING])
                if rest is not None and (rest.usable, rest.required) not in seen:
                    seen.add((rest.usable, rest.required))
                    yield Side(rest, sign, expression, neutral[1])


def _parts_of_required(problem: Problem) -> list[int]:
    """All that is required; the digits of it, since a sign there is but one of may be wanted elsewhere; and those less
    one."""
    required = counts(problem.required, problem.fields)
    signs = [counts(sign.usage, problem.fields) for sign in between(problem)]
    digits = tuple(0 if any(sign[place] for sign in signs) else many for place, many in enumerate(required))
    less = [tuple(many - (place == at) for place, many in enumerate(digits)) for at, here in enumerate(digits) if here]
    return list(dict.fromkeys(packed(one) for one in (required, digits, *less) if any(one)))


def _beside_multiples(problem: Problem, budget: Budget, nodes: int) -> Iterator[Side]:
    """The Goal itself, with a multiple of k beside it (Equations XIII-B-7): what is left may be any multiple."""
    usage = Usage(problem)
    for target in problem.targets[:MOST_TARGETS]:
        for sign in between(problem):
            ways = BESIDE.get(sign.operation.apply)
            left = None if ways is None else rest_of(replace(problem, required=0), usage, sign.usage, (target,))
            value = values.add(target.value, target.value) if sign.operation.apply in TWICE else target.value
            for total, expression in () if left is None else _made(left, value, budget, nodes, usage):
                rest = rest_of(problem, usage, usage.add(total, sign.usage), (target._replace(value=NOTHING),))
                if rest is not None:
                    yield from (Side(rest, sign, expression, is_left) for is_left in ways or ())


def between(problem: Problem) -> list[Sign]:
    """The signs between two numbers."""
    return [one for one in problem.signs if one.operation.fixity is Fixity.BINARY]


def _apart(target: Target, signs: Sequence[Sign]) -> Iterator[tuple[Sign, Number, Number]]:
    """A reading of the Goal as a sign between two numbers: as it is written, and in other ways."""
    if len(target.parts) == 2:
        yield from ((sign, *target.parts) for sign in signs if sign.text == target.sign)
    applied = {SAME.get(sign.operation.apply, sign.operation.apply) for sign in signs}
    for split in islice((one for one in splits(target.value) if one.apply in applied), MOST_SPLITS):
        for sign in signs:
            is_it = SAME.get(sign.operation.apply, sign.operation.apply) is split.apply
            if is_it and (split.left, split.right) != target.parts:
                yield sign, split.left, split.right


def _made(problem: Problem, value: Number, budget: Budget, nodes: int, usage: Usage) -> list[Known]:
    """Expressions for a number, of any cubes; one side after the other where none is found at once."""
    found = collected(problem, value, budget, nodes, usage, 3 * MOST_SIDES)
    if found:
        return found
    known: dict[Number, list[Known]] = {}
    many = 3 * MOST_SIDES
    for sign, left, right in _apart(Target(value, 0, ""), between(problem)):
        for is_left, one, other in ((True, left, right), (False, right, left)):
            if one not in known:
                known[one] = collected(problem, one, budget, nodes, usage)
            for total, expression in known[one]:
                total = usage.add(total, sign.usage)
                rest = rest_of(replace(problem, required=0), usage, total, (Target(other, 0, ""),))
                if rest is None:
                    continue
                for more, inner in collected(rest, other, budget, nodes, usage):
                    side = Side(rest, sign, expression, is_left)
                    found.append((usage.add(total, more), side.wrapped(inner)))
        if len(found) >= many:
            break
    return found


def collected(
    problem: Problem,
    value: Number,
    budget: Budget,
    nodes: int,
    usage: Usage,
    most: int = MOST_SIDES,
    required: int = 0,
) -> list[Known]:
    """Expressions for a number, of any cubes; none once the budget is spent."""
    if budget.spend(0):
        return []
    wanted = replace(problem, targets=(Target(value, 0, ""),), required=required, relation=EqualToGoal())
    collector = Collector(usage, most)
    _collect(wanted, budget, nodes, collector)
    found = dict(collector.found)
    for counted in with_so_many_factors(wanted):
        inner = Collector(usage, most)
        _collect(counted.problem, budget, nodes, inner)
        for expression in map(counted.wrapped, inner.found.values()):
            found.setdefault(used(expression, usage), expression)
    return list(found.items())


def _collect(wanted: Problem, budget: Budget, nodes: int, collector: Collector) -> None:
    part = budget.up_to(nodes)
    with suppress(Unsupported):
        search_compiled(wanted, part, collector.collect)
    budget.spend(part.spent_nodes)
