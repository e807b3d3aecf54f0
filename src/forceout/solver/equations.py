"""Does a correct Equation exist for a position, and which."""

from collections.abc import Callable, Sequence
from itertools import count, islice
from random import Random
from typing import Final

from forceout.games.equations.checking import check_equation
from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.solver.answer import Answer
from forceout.solver.budget import Budget
from forceout.solver.equations_building import build_problems
from forceout.solver.equations_kernel import Unsupported, can_compile, search_compiled, supported_part
from forceout.solver.equations_plain import search_plainly
from forceout.solver.equations_problem import Accept, Expression, Outcome, Problem, Target, write
from forceout.solver.equations_proofs import drop_hopeless_targets
from forceout.solver.equations_selections import selections

GLANCE_NODES: Final = 30_000
FIRST_NODES: Final = 400_000
"""What a first look at all the cubes of a problem may cost."""
SELECTION_NODES: Final = 600_000
SELECTIONS_AT_ONCE: Final = 12
PLAIN_SHARE: Final = 40
"""How many nodes of the kernel cost as much as one in plain Python."""
ROUNDS_WITHOUT_LIMIT: Final = 50
ROUNDS_BEFORE_ALL: Final = 5
"""Rounds of selections before the whole problem gets the rest of the budget."""


class Finder:
    """Takes candidates from a search and keeps the first that the judge calls correct."""

    def __init__(self, position: Position, in_force: InForce) -> None:
        self.position = position
        self.in_force = in_force
        self.found: str | None = None
        self.rejected: list[str] = []
        self.differs = in_force.goal_relation.violation("", "").code

    def accept(self, expression: Expression, target: Target) -> bool:
        """Whether the judge calls a candidate correct."""
        text = f"{write(expression, bool(self.in_force.digit_cubes))} = {target.text}"
        verdict = check_equation(text, self.position, self.in_force)
        if verdict.is_correct:
            self.found = text
            return True
        # A value that differs from the Goal's settles the candidate; anything else leaves a doubt.
        if any(violation.code != self.differs for violation in verdict.violations):
            self.rejected.append(text)
        return False


def solve(position: Position, in_force: InForce, budget: Budget) -> Answer:
    """A correct Equation, or the proof that there is none, as far as the budget goes (Equations VI-A, VII-B)."""
    finder = Finder(position, in_force)
    problems: list[Problem] = []
    for problem in build_problems(position, in_force):
        problems.append(drop_hopeless_targets(problem))
        if budget.is_spent():
            return Answer(None, reason=Outcome.CUT.value)
    outcomes: dict[int, Outcome] = {}
    # Of many meanings of the wild cube some may be quick to solve, so none is looked at for long at first.
    for nodes in (GLANCE_NODES, FIRST_NODES) if len(problems) > 1 else (FIRST_NODES,):
        for number, problem in enumerate(problems):
            if outcomes.setdefault(number, Outcome.CUT) is Outcome.CUT and not budget.spend(0):
                outcomes[number] = _search_part(problem, budget, nodes, finder)
            if finder.found is not None:
                return Answer(True, finder.found)
    open_ones = [number for number, outcome in outcomes.items() if outcome is Outcome.CUT]
    if open_ones:
        sampler = Sampler([problems[number] for number in open_ones], budget, finder)
        sampler.look(ROUNDS_BEFORE_ALL)
        # What was rejected there says nothing of the whole.
        finder.rejected.clear()
        for number in open_ones:
            if finder.found is None and not budget.spend(0):
                outcomes[number] = search(problems[number], budget, finder)
        if finder.found is None and Outcome.CUT in outcomes.values():
            sampler.look(None if budget.is_limited else ROUNDS_WITHOUT_LIMIT)
            finder.rejected.clear()
    if finder.found is None:
        _settle_doubts(problems, outcomes, budget, finder)
    if finder.found is not None:
        return Answer(True, finder.found)
    return _not_found(problems, outcomes, finder)


def search(
    problem: Problem, budget: Budget, finder: Finder, wrapped: Callable[[Expression], Expression] | None = None
) -> Outcome:
    """Search one problem in the fastest way that can handle it."""
    if not problem.targets:
        return Outcome.EXHAUSTED

    def accept(expression: Expression, target: Target) -> bool:
        return finder.accept(expression if wrapped is None else wrapped(expression), target)

    if can_compile(problem):
        try:
            return search_compiled(problem, budget, accept)
        except Unsupported:
            if _search_real_part(problem, budget, accept) is Outcome.FOUND:
                return Outcome.FOUND
    if budget.nodes is None:
        return search_plainly(problem, budget, accept)
    plain = _part(budget, max(1, (budget.nodes - budget.spent_nodes) // PLAIN_SHARE))
    outcome = search_plainly(problem, plain, accept)
    budget.spend(plain.spent_nodes * PLAIN_SHARE)
    return outcome


def _search_real_part(problem: Problem, budget: Budget, accept: Accept) -> Outcome:
    """Look for a Solution without what the kernel cannot handle, such as i; finding none proves nothing."""
    try:
        return search_compiled(supported_part(problem), _part(budget, FIRST_NODES), accept)
    except Unsupported:
        return Outcome.CUT


def _search_part(
    problem: Problem,
    budget: Budget,
    nodes: int,
    finder: Finder,
    wrapped: Callable[[Expression], Expression] | None = None,
) -> Outcome:
    """Search with some of a budget."""
    part = _part(budget, nodes)
    outcome = search(problem, part, finder, wrapped)
    budget.spend(part.spent_nodes)
    return outcome


def _part(budget: Budget, nodes: int) -> Budget:
    """Some of a budget, which ends when the whole does."""
    if budget.nodes is not None:
        nodes = max(0, min(nodes, budget.nodes - budget.spent_nodes))
    return Budget(nodes=nodes, bytes=budget.bytes, cancelled=budget.is_spent)


class Sampler:
    """Looks at selections of the cubes, of each problem in turn."""

    def __init__(self, problems: Sequence[Problem], budget: Budget, finder: Finder) -> None:
        # The same question gets the same answer, so the choices are the same each time.
        random = Random(len(problems))
        self.sources = [selections(problem, random) for problem in problems]
        self.budget = budget
        self.finder = finder

    def look(self, rounds: int | None) -> None:
        """So many rounds, or as many as the budget allows."""
        for _ in count() if rounds is None else range(rounds):
            for source in self.sources:
                if self.budget.spend(0):
                    return
                for selected in islice(source, SELECTIONS_AT_ONCE):
                    if self.budget.spend(0):
                        return
                    _search_part(selected.problem, self.budget, SELECTION_NODES, self.finder, selected.wrapped)
                    if self.finder.found is not None:
                        return


def _settle_doubts(problems: Sequence[Problem], outcomes: dict[int, Outcome], budget: Budget, finder: Finder) -> None:
    """What the kernel's intervals could not tell, exact numbers may."""
    for number, outcome in outcomes.items():
        if outcome is Outcome.BLURRED and can_compile(problems[number]) and not budget.spend(0):
            try:
                settled = search_compiled(problems[number], budget, finder.accept, is_careful=True)
            except Unsupported:
                continue
            if settled is not Outcome.CUT:
                outcomes[number] = settled
            if finder.found is not None:
                return


def _not_found(problems: Sequence[Problem], outcomes: dict[int, Outcome], finder: Finder) -> Answer:
    if Outcome.CUT in outcomes.values():
        return Answer(None, reason=Outcome.CUT.value)
    reasons = [outcome.value for outcome in outcomes.values() if outcome is not Outcome.EXHAUSTED]
    if finder.rejected:
        reasons.append(Outcome.BLURRED.value)
    reasons += [gap for problem in problems for gap in problem.gaps]
    return Answer(None, reason="; ".join(dict.fromkeys(reasons))) if reasons else Answer(False)
