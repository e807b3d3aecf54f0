"""The stages in which one question is searched: short looks first, longer ones after them, proofs in between."""

from collections.abc import Iterator
from itertools import count
from typing import Final

from forceout.games.equations.in_force import EqualToGoal
from forceout.solver.budget import Budget
from forceout.solver.equations.chainless import without_chains
from forceout.solver.equations.compiled_search import Unsupported
from forceout.solver.equations.complex_search import (
    search_quickly,
)
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.first_looks import (
    look_at_chains_of_factors,
    look_at_farther_goals,
    look_at_farther_powers,
    look_at_logarithms,
    look_at_parts_of_numbers,
    look_at_plain_digits,
    look_at_plain_numbers,
    look_at_quotients,
    look_inside,
    with_exchanged_signs,
)
from forceout.solver.equations.halves import (
    HALVES_AFTER_SIDES,
    HALVES_AT_FIRST,
    Halving,
    look_for_halves,
)
from forceout.solver.equations.plain_search import search_plainly
from forceout.solver.equations.problem import Expression, Outcome, Problem, Target, Wrapped
from forceout.solver.equations.proving import SPAN_NODES, Prover, Task
from forceout.solver.equations.sampling import Sampler
from forceout.solver.equations.sides import (
    SIDES_AFTERWARDS,
    SIDES_AT_FIRST,
    SIDES_OF_SIDES,
    SIDES_OF_TURNED,
    SIDES_OF_TURNED_WITH_CHAINS,
    SIDES_WITH_CHAINS,
    Look,
    look_at_sides,
)
from forceout.solver.equations.sizes import most_numerals

GLANCE_NODES: Final = 30_000
CHAINLESS_NODES: Final = 200_000
SHORT_NODES: Final = 100_000
"""What a look at all the cubes costs before halves of the Goal, so that what is soon settled waits for none."""
FIRST_NODES: Final = 400_000
SHARE_OF_FIRST: Final = 0.15
"""What a first look at all the cubes of a problem may cost."""
MOST_OPERANDS: Final = 6
NODES_OF_FEW: Final = 20_000_000
SHARE_OF_FEW: Final = 0.4
"""What looking at all expressions of so few numerals may cost, and what share of what is left."""
PLAIN_SHARE: Final = 40
"""How many nodes of the kernel cost as much as one in plain Python."""
SHARE_OF_PLAIN: Final = 0.15
"""How much of what is left one look in plain Python may take."""
ROUNDS_WITHOUT_LIMIT: Final = 50
SHARE_OF_SELECTIONS: Final = 0.7
"""How much of what is left goes into selections once a whole problem was looked at for long."""
SHARE_OF_EXCHANGED: Final = 0.1
"""How much of what is left goes into sides with signs that stand for one another, each time."""
STAGES: Final = ((0.6, 7_000_000), (SHARE_OF_SELECTIONS, None), (5, None))
"""Rounds of selections, or what share of the budget goes into them, and then what the whole problem may cost: None for
the rest of the budget."""
STAGES_OF_NOW: Final = ((1, 7_000_000), (0.06, 28_000_000), (5, None))
"""The same for Now: with few cubes a Solution is seldom found late, and a proof often."""
SHARE_OF_NOW: Final = 0.12
SHARE_OF_WHOLE_NOW: Final = 0.28
"""How much of what is left one look at all of Now's cubes may take, which are asked about one by one beside it; and
where it leaves nothing out, so that it may prove of all at once what is to be proved of each."""
LOOKS_AT_SIDES: Final = (
    SIDES_AT_FIRST,
    SIDES_WITH_CHAINS,
    SIDES_AFTERWARDS,
    SIDES_OF_SIDES,
)
"""The Goal is taken apart with more and more of what the rules allow."""
PART_NODES: Final = 20_000_000
"""What a part that proves nothing may cost at most."""
COMPLEX_NODES: Final = 200_000
"""What a first proof with complex numbers may cost."""


class Solver(Prover):
    """Goes through the tasks of one question in stages."""

    def __init__(
        self, tasks: list[Task], budget: Budget, finder: Finder, proves: bool, finds_first: bool | None = None
    ) -> None:
        super().__init__(tasks, budget, finder)
        self.proves = proves
        self.finds_first = proves if finds_first is None else finds_first
        """Whether all cubes may be used, so that there surely is a Solution where it is not soon proved that not."""
        self.stuck: set[int] = set()
        """Tasks whose search ends early, by what it may hold, however long it may go on."""
        self.gone_through: set[Look] = set()
        """Looks for sides that came to their end, and would come to the same again."""

    def run(self) -> None:
        """Look at all the cubes, then at selections of them, in turn and for longer each time."""
        for _ in self.steps():
            pass

    def steps(self) -> Iterator[None]:
        """The same, step by step."""
        self._look_without_chains()
        given = [(task.problem, task.wrapped) for task in self.tasks]
        look_at_plain_numbers(given if self.finds_first else (), self)
        look_at_chains_of_factors(given, self)
        look_at_quotients(self._parts() if not self._has_little() else [], self)
        yield from self.look_shortly()
        has_little = self._has_little()
        if not has_little:
            look_at_parts_of_numbers(self._parts(with_real_parts=True), self)
        for look in () if has_little else (SIDES_OF_TURNED, SIDES_OF_TURNED_WITH_CHAINS):
            self._look_at_sides(look)
        look_at_plain_digits(self._parts(), self)
        look_inside(self._parts(), self)
        look_at_farther_goals(given, self)
        has_little = has_little or self._has_little()
        if self.finds_first and not has_little:
            yield from self.look_at_all(SHORT_NODES)
        self._look_for_halves(HALVES_AT_FIRST)
        if not has_little:
            self._look_at_few()
        share_of_now = SHARE_OF_NOW if any(task.problem.gaps for task in self.tasks) else SHARE_OF_WHOLE_NOW
        share_of_all = None if self.finds_first or self.proves or has_little else share_of_now
        share = SHARE_OF_FIRST if self.finds_first and not has_little else share_of_all
        yield from self.look_at_all(FIRST_NODES, share=share)
        if self.proves:
            yield from self.lay_spans(SPAN_NODES)
            self.leave_out_units()
        waiting = [self.tasks[number] for number in self.open_tasks()]
        for look in LOOKS_AT_SIDES:
            self._look_at_sides(look)
            if look is SIDES_AT_FIRST and has_little:
                look_at_parts_of_numbers(self._parts(with_real_parts=True), self)
        self._look_for_halves(HALVES_AFTER_SIDES)
        sampler = self.sampler(waiting)
        stages = STAGES if self.finds_first else STAGES_OF_NOW
        for stage in stages:
            if self.is_open():
                rounds, nodes_of_all = stage
                if isinstance(rounds, float):
                    sampler.look_for(rounds)
                else:
                    is_shared = share_of_all is not None and self.budget.is_limited
                    sampler.look(rounds, self.budget.part(share_of_all or 1) if is_shared else None)
                yield
                # What only plain Python can search takes long, so all else goes first.
                nodes = None if nodes_of_all is None else nodes_of_all // len(self.open_tasks())
                yield from self.look_at_all(nodes, leaves_out_slow=stage is not stages[-1], share=share_of_all)
        for done in count() if waiting else ():
            if not self.is_open() or (done >= ROUNDS_WITHOUT_LIMIT and not self.budget.is_limited):
                return
            sampler.look(1)
            yield

    def look_shortly(self) -> Iterator[None]:
        """A glance at each of several meanings of the wild cube, some of which may be quick to solve."""
        given = [(task.problem, task.wrapped) for task in self.tasks]
        look_at_logarithms(given, self)
        look_at_farther_powers(given, self)
        if len(self.tasks) > 1:
            yield from self.look_at_all(GLANCE_NODES)
            for look in (SIDES_AT_FIRST, SIDES_WITH_CHAINS):
                self._look_at_sides(look)

    def sampler(self, tasks: list[Task]) -> Sampler:
        """What looks at selections of the cubes of some tasks."""
        sources = [(task.problem, task.wrapped) for task in tasks if not task.has_parts]
        return Sampler([*self._exchanged(sources), *sources], self)

    def _look_without_chains(self) -> None:
        """Look for what needs no chain of signs on one number, with which even few digits make many values."""
        for task in self.tasks:
            part = without_chains(task.problem) if task.problem.targets else None
            if part is not None and not self.is_over:
                self.look_at_part(part, GLANCE_NODES if len(self.tasks) > 1 else CHAINLESS_NODES, task.wrapped)

    def _has_little(self) -> bool:
        """Whether so little is left to spend that looking at all the cubes goes before all else."""
        return self.budget.nodes is not None and self.budget.nodes - self.budget.spent_nodes <= FIRST_NODES

    def _look_at_few(self) -> None:
        """Look for long where an expression has few numerals: all that there is may soon be looked at."""
        wholes = sum(task.is_whole for task in self.tasks)
        for number in self.open_tasks() if self.finds_first else []:
            task = self.tasks[number]
            is_few = task.is_whole and not task.has_parts and most_numerals(task.problem) <= MOST_OPERANDS
            if is_few and not self.is_over:
                self.outcomes[number] = self.search(task.problem, NODES_OF_FEW // wholes, None, SHARE_OF_FEW / wholes)

    def _look_at_sides(self, look: Look) -> None:
        """Look for both sides of a sign that makes the Goal, where that may be worth while."""
        parts = self._parts()
        exchanged = self._exchanged(parts) if look.is_plain else []
        for given, one in ((exchanged, look._replace(share=SHARE_OF_EXCHANGED)), (parts, look)):
            if one not in self.gone_through and look_at_sides(given, self, one):
                self.gone_through.add(one)

    def _exchanged(self, parts: list[tuple[Problem, Wrapped | None]]) -> list[tuple[Problem, Wrapped | None]]:
        """The parts in which signs may stand for one another, but where multiples of k will do as well."""
        is_asked = self.finds_first and all(isinstance(one.problem.relation, EqualToGoal) for one in self.tasks)
        return [one for one in with_exchanged_signs(parts) if one not in parts] if is_asked else []

    def _look_for_halves(self, look: Halving) -> None:
        """Look for the Goal as a sign between two short expressions, where all cubes may be used."""
        if not self._has_little() and self.budget.is_limited:
            look_for_halves(self._parts(), self, look)

    def _parts(self, with_real_parts: bool = False) -> list[tuple[Problem, Wrapped | None]]:
        """What is looked at in parts first, as there surely is a Solution where it is not soon proved that not."""
        tasks = [self.tasks[number] for number in self.open_tasks()] if self.finds_first else []
        return [(task.problem, task.wrapped) for task in tasks if with_real_parts or not task.has_parts]

    def look_at_all(
        self, nodes: int | None, leaves_out_slow: bool = False, share: float | None = None
    ) -> Iterator[None]:
        """Search each problem that is open for so long."""
        for number in self.open_tasks():
            if self.is_over:
                return
            task = self.tasks[number]
            if not task.is_whole:
                nodes_of_part = PART_NODES if nodes is None else nodes
                self.outcomes[number] = self.look_at_part(task.problem, nodes_of_part, task.wrapped, share)
            elif number not in self.stuck and not (task.has_parts and leaves_out_slow):
                before = self.budget.spent_nodes
                self.outcomes[number] = self.search(task.problem, nodes, None, share)
                is_long = nodes is not None and nodes > FIRST_NODES and not self.finds_first and share is None
                if is_long and not self.is_over and self.budget.spent_nodes - before < (nodes or 0) // 2:
                    self.stuck.add(number)
            yield

    def look_at_part(
        self, problem: Problem, nodes: int, wrapped: Wrapped | None, share: float | None = None
    ) -> Outcome:
        """Search where finding nothing says nothing of the whole, nor does what is rejected."""
        rejected = list(self.finder.rejected)
        outcome = self.search(problem, nodes, wrapped, share)
        self.finder.rejected = rejected
        return outcome

    def search(
        self, problem: Problem, nodes: int | None, wrapped: Wrapped | None, share: float | None = None
    ) -> Outcome:
        """Search one problem with some of the budget, in the fastest way that can handle it."""
        if not problem.targets:
            return Outcome.EXHAUSTED
        if self.budget.spend(0):
            return Outcome.CUT
        within = self.budget.part(share) if share is not None and self.budget.is_limited else self.budget
        part = self.budget if nodes is None else within.up_to(nodes)
        before = part.spent_nodes

        def accept(expression: Expression, target: Target) -> bool:
            return self.finder.accept(expression if wrapped is None else wrapped(expression), target)

        try:
            return search_quickly(problem, part, accept)
        except Unsupported:
            pass
        finally:
            self.looked_at += part.spent_nodes - before
            if part is not self.budget:
                self.budget.spend(part.spent_nodes)
        if nodes is None and self.budget.nodes is None:
            before = self.budget.spent_nodes
            outcome = search_plainly(problem, self.budget, accept)
            self.looked_at += self.budget.spent_nodes - before
            return outcome
        within = self.budget if nodes is None else self.budget.part(SHARE_OF_PLAIN)
        plain = within.up_to(max(1, _left(self.budget, nodes) // PLAIN_SHARE))
        outcome = search_plainly(problem, plain, accept)
        self.looked_at += plain.spent_nodes
        self.budget.spend(plain.spent_nodes * PLAIN_SHARE)
        return outcome


def _left(budget: Budget, nodes: int | None) -> int:
    """So many nodes, or what is left of a budget where that is less."""
    left = None if budget.nodes is None else max(0, budget.nodes - budget.spent_nodes)
    assert nodes is not None or left is not None
    return min(one for one in (nodes, left) if one is not None)
