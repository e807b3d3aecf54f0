"""Looks at what most Solutions are made of, before anything is searched for long: plain digits, logarithms, and what
stands inside a sign."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, Protocol

from forceout.games.equations.in_force import EqualToGoal
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.chainless import with_chains_up_to
from forceout.solver.equations.chains_of_factors import with_chains_of_factors
from forceout.solver.equations.complex_sides import complex_sides
from forceout.solver.equations.exchanged_signs import exchanging
from forceout.solver.equations.farther_powers import with_farther_powers
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.insides import insides
from forceout.solver.equations.logs_of_powers import beside_logarithms, whole_solutions
from forceout.solver.equations.plain_looks import plain_looks
from forceout.solver.equations.problem import Problem, Target, Wrapped
from forceout.solver.equations.proofs import drop_hopeless_targets
from forceout.solver.equations.quotients import quotients
from forceout.solver.equations.sampling import Looking, both
from forceout.solver.equations.selections import is_fraction
from forceout.solver.equations.sides import (
    SIDES_AT_FIRST,
    SIDES_OF_CHAINS,
    SIDES_OF_ROOTS,
    SIDES_WITH_ALL,
    SIDES_WITH_CHAINS,
    look_at_sides,
    plain,
)

PLAIN_NODES: Final = 400_000
FEWEST_PLAIN_NODES: Final = 70_000
SHARE_OF_PLAIN: Final = 0.1
SHARE_OF_QUOTIENTS: Final = 0.07
MOST_BROKEN: Final = 3
"""How much of what is left quotients may take each time, and so many readings of the Goal are looked at."""
LOGARITHM_NODES: Final = 30_000
FARTHER_NODES: Final = 200_000
TURNED_NODES: Final = 100_000
GOALS_NODES: Final = 60_000
MOST_GOALS: Final = 60
"""What a look for more readings of the Goal may cost, and how many it is for."""
DIGIT_NODES: Final = 1_000_000
SHARE_OF_DIGITS: Final = 0.15
"""What a look with plain digits alone may cost, and what share of what is left."""
INSIDE_NODES: Final = 300_000
SHARE_OF_INSIDE: Final = 0.05
SHARE_WITH_ALL: Final = 0.15
"""What looking for the inside of a sign may cost, and what share of what is left its sides may take each time."""
SHARE_OF_COMPLEX: Final = 0.4
NODES_OF_COMPLEX: Final = 60_000
"""How much of what is left goes into the parts of complex Goals, and what looking for one part may cost."""
FACTORS_NODES: Final = 600_000
SHARE_OF_FACTORS: Final = 0.3
"""What a look at numbers that chains of ! and of counted factors make may cost, and what share of what is left."""
Tasks = Sequence[tuple[Problem, Wrapped | None]]


class Judging(Looking, Protocol):
    """What looks at a part of a problem, and takes what is found by itself."""

    finder: Finder


def look_at_plain_numbers(tasks: Tasks, solver: Looking) -> None:
    """Look for what is made of digits as they are and of signs between them."""
    for problem, wrapped in with_exchanged_signs(tasks):
        for part in plain_looks(problem) if problem.targets else ():
            if solver.is_over:
                return
            nodes = max(FEWEST_PLAIN_NODES, PLAIN_NODES // len(tasks))
            solver.look_at_part(part, nodes, wrapped, SHARE_OF_PLAIN)


def with_exchanged_signs(tasks: Tasks) -> Iterator[tuple[Problem, Wrapped | None]]:
    """The problems with signs that stand for one another, where digits may be turned."""
    for problem, wrapped in tasks:
        exchange = exchanging(problem) if problem.targets else None
        yield (problem, wrapped) if exchange is None else (exchange.problem, both(exchange.wrapped, wrapped))


def look_at_quotients(tasks: Tasks, solver: Looking) -> None:
    """Look for short fractions as quotients of multiples, and for roots as powers of which the exponent is such."""
    budget = solver.budget
    if not budget.is_limited:
        return
    exchanged = list(with_exchanged_signs(tasks))
    roots = [one for one in exchanged if any(type(target.value) is not Rational for target in one[0].targets)]
    look_at_sides(roots, solver, SIDES_OF_ROOTS)
    for look in (SIDES_AT_FIRST, SIDES_WITH_CHAINS):
        within, began = budget.part(SHARE_OF_QUOTIENTS), budget.spent_nodes
        for whole, wrapped in exchanged:
            problem = look.simplified(whole)
            divided = (
                (quotients(problem, one, budget, look.nodes_of_one) for one in _broken(problem)) if problem else ()
            )
            for found in divided:
                for one in found:
                    if solver.is_over or within.spend(budget.spent_nodes - began - within.spent_nodes):
                        return
                    solver.look_at_part(one.problem, look.nodes_of_other, both(one.wrapped, wrapped))


def _broken(problem: Problem) -> list[Target]:
    """Some readings of the Goal that are fractions and not whole, the shortest first."""
    found = [one for one in problem.targets if isinstance(one.value, Rational) and one.value.q > 1]
    return sorted(found, key=_length)[:MOST_BROKEN] if isinstance(problem.relation, EqualToGoal) else []


def _length(target: Target) -> int:
    value = target.value
    assert isinstance(value, Rational)
    return value.p.bit_length() + value.q.bit_length()


def look_at_chains_of_factors(tasks: Tasks, solver: Looking) -> None:
    """Look for what is made of the numbers that long chains of ! and of counted factors come to."""
    for problem, wrapped in tasks:
        is_asked = problem.gaps and problem.targets and not solver.is_over
        part = with_chains_of_factors(problem) if is_asked else None
        for less in (with_chains_up_to(part, 0), with_chains_up_to(part, 1)) if part is not None else ():
            if less is not None and not solver.is_over:
                solver.look_at_part(less, FACTORS_NODES // len(tasks), wrapped, SHARE_OF_FACTORS)
        less = None if part is None else with_chains_up_to(part, 0)
        if less is not None:
            look_at_sides([(plain(less), wrapped)], solver, SIDES_OF_CHAINS)


def look_at_logarithms(tasks: Tasks, solver: Judging) -> None:
    """Look for what stands beside a logarithm of two powers of the base, which may be any fraction."""
    for problem, wrapped in tasks:
        rejected = list(solver.finder.rejected)
        if wrapped is None and any(solver.finder.accept(*found) for found in whole_solutions(problem)):
            return
        solver.finder.rejected = rejected
        for part in beside_logarithms(problem):
            if solver.is_over:
                return
            solver.look_at_part(part.problem, LOGARITHM_NODES, both(part.wrapped, wrapped))


def look_at_farther_powers(tasks: Tasks, solver: Looking) -> None:
    """Look for more powers of the base, where their factors are counted."""
    for problem, wrapped in tasks:
        part = with_farther_powers(problem) if problem.gaps and not solver.is_over else None
        if part is not None:
            solver.look_at_part(part, FARTHER_NODES // len(tasks), wrapped)


def look_at_turned_powers(tasks: Tasks, solver: Looking) -> None:
    """Look for more powers of the base, and for turned ones: 10 - (-10) is 20."""
    for problem, wrapped in tasks:
        known = {numeral.text for numeral in problem.numerals}
        more = tuple(one for one in problem.endless.powers if one.text not in known)
        if more and problem.targets and not solver.is_over:
            part = replace(problem, numerals=(*problem.numerals, *more))
            solver.look_at_part(part, TURNED_NODES // len(tasks), wrapped)


def look_at_farther_goals(tasks: Tasks, solver: Looking) -> None:
    """Look for the Goal with more powers of the base for its own 1: 5√10¹⁰ ÷ 2 is a multiple of 10."""
    for problem, wrapped in tasks:
        known = {target.value for target in problem.targets}
        more = tuple(target for target in problem.endless.targets if target.value not in known)
        for first in range(0, len(more), MOST_GOALS):
            if solver.is_over:
                return
            part = drop_hopeless_targets(replace(problem, targets=more[first : first + MOST_GOALS]))
            if part.targets:
                solver.look_at_part(part, GOALS_NODES // len(tasks), wrapped)


def look_at_plain_digits(tasks: Tasks, solver: Looking) -> None:
    """Look for short fractions with plain digits and chains of signs, where there is more: with few targets and
    numerals a search goes far."""
    for problem, wrapped in tasks:
        part = plain(problem)
        short = tuple(target for target in part.targets if is_fraction(target.value))
        part = replace(part, targets=short)
        is_less = len(short) < len(problem.targets) or len(part.numerals) < len(problem.numerals)
        for one in (with_chains_up_to(part, 1), part if is_less else None):
            if short and one is not None and not solver.is_over:
                share = SHARE_OF_DIGITS / len(tasks)
                solver.look_at_part(one, DIGIT_NODES // len(tasks), wrapped, share)


def look_inside(tasks: Tasks, solver: Looking) -> None:
    """Look for what may stand inside signs on one number that make the Goal."""
    for problem, wrapped in tasks:
        for inside in () if solver.is_over else insides(problem):
            around = both(inside.wrapped, wrapped)
            for one in (plain(inside.problem), inside.problem):
                if not solver.is_over:
                    solver.look_at_part(one, INSIDE_NODES, around)
            has_exponents = any(sign.exponent is not None for sign in inside.problem.signs)
            for look in (SIDES_AT_FIRST, SIDES_WITH_CHAINS, *((SIDES_WITH_ALL,) if has_exponents else ())):
                share = SHARE_WITH_ALL if look is SIDES_WITH_ALL else SHARE_OF_INSIDE
                look_at_sides([(inside.problem, around)], solver, look._replace(share=share))


def look_at_parts_of_numbers(tasks: Tasks, solver: Looking) -> None:
    """Look for the real and the imaginary part of the Goal, each by itself."""
    budget = solver.budget
    if not budget.is_limited:
        return
    within, began = budget.part(SHARE_OF_COMPLEX), budget.spent_nodes
    for problem, wrapped in tasks:
        for part in complex_sides(problem, budget, NODES_OF_COMPLEX):
            if solver.is_over or within.spend(budget.spent_nodes - began - within.spent_nodes):
                return
            solver.look_at_part(part.problem, 4 * NODES_OF_COMPLEX, both(part.wrapped, wrapped))
