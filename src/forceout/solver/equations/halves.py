"""A Goal as a sign between two expressions of up to four numerals each, found by their sizes (kernel: half_*.c).

It only finds: the kernel looks sizes up as doubles, with some drawn at random where there are too many, and every
candidate is worked out exactly and goes to the judge.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, NamedTuple, Protocol

from forceout.games.equations.values import Complex
from forceout.solver.budget import Budget
from forceout.solver.equations.compiled_search import (
    BYTES_PER_ENTRY,
    MOST_TARGETS,
    Unsupported,
    can_compile,
    exact_answers,
    outcome_of,
    packed_problem,
    packed_targets,
    supported_part,
)
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.problem import Accept, Expression, Outcome, Problem, Target, Wrapped
from forceout.solver.equations.sampling import Looking

with suppress(ImportError):
    from forceout.solver.kernel import _equations


class Halving(NamedTuple):
    """How many halves one look keeps, how much of what is left it may take, and what it draws by."""

    halves: int
    share: float
    seed: int


HALVES_AT_FIRST: Final = Halving(60_000, 0.1, 1)
HALVES_AFTER_SIDES: Final = Halving(250_000, 0.15, 3)


class Judging(Looking, Protocol):
    """What takes candidates to the judge."""

    finder: Finder


def look_for_halves(tasks: Sequence[tuple[Problem, Wrapped | None]], solver: Judging, look: Halving) -> None:
    """Look at each problem for a share of what is left."""
    for number, (problem, wrapped) in enumerate(tasks):
        if solver.is_over:
            return
        rejected = list(solver.finder.rejected)
        part = solver.budget.part(look.share / (len(tasks) - number * look.share))

        def accept(expression: Expression, target: Target, around: Wrapped | None = wrapped) -> bool:
            return solver.finder.accept(expression if around is None else around(expression), target)

        with suppress(Unsupported):
            meet_in_halves(problem, part, accept, look)
        solver.budget.spend(part.spent_nodes)
        solver.finder.rejected = rejected


def meet_in_halves(problem: Problem, budget: Budget, accept: Accept, look: Halving = HALVES_AFTER_SIDES) -> Outcome:
    """Look for the Goal as a sign between two expressions of a few numerals; finding nothing proves nothing."""
    targets = [target for target in problem.targets if not isinstance(target.value, Complex)]
    part = replace(supported_part(problem), targets=tuple(targets[:MOST_TARGETS]))
    if not part.targets or not can_compile(part):
        return Outcome.CUT
    room = look.halves if budget.bytes is None else min(look.halves, max(1, budget.bytes // BYTES_PER_ENTRY))
    modulus = getattr(problem.relation, "k", 0)
    exact = exact_answers(part, part.targets, accept)
    cubes, extra, numerals, signs = packed_problem(part, part.numerals)
    found, nodes = _equations.meet_in_halves(
        part.fields,
        *cubes,
        extra,
        modulus,
        numerals,
        signs,
        packed_targets(part.targets, modulus),
        room,
        look.seed,
        exact.answering(exact.is_right),
        budget.spend,
    )
    budget.spend(nodes)
    return outcome_of(found)
