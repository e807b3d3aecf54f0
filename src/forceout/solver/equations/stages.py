"""The stages in which one question is searched: short looks first, longer ones after them, proofs in between."""

from dataclasses import replace
from typing import Final, NamedTuple

from forceout.solver.answer import Answer
from forceout.solver.budget import Budget
from forceout.solver.equations.chainless import without_chains
from forceout.solver.equations.compiled_search import Unsupported
from forceout.solver.equations.complex_search import (
    has_complex_numbers,
    prove_complex,
    search_complex,
    search_quickly,
)
from forceout.solver.equations.endless_problems import can_be_laid, can_end
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.first_looks import (
    look_at_parts_of_numbers,
    look_at_plain_digits,
    look_at_plain_numbers,
    look_at_powers_and_chains,
    look_inside,
)
from forceout.solver.equations.plain_search import search_plainly
from forceout.solver.equations.problem import Expression, Outcome, Problem, Target, Wrapped
from forceout.solver.equations.sampling import Sampler
from forceout.solver.equations.several_factorials import leaves_nothing_else_out, left_out
from forceout.solver.equations.sides import (
    SIDES_AFTERWARDS,
    SIDES_AT_FIRST,
    SIDES_OF_SIDES,
    SIDES_WITH_CHAINS,
    Look,
    look_at_sides,
)
from forceout.solver.equations.sizes import most_numerals
from forceout.solver.equations.spans import lie_elsewhere
from forceout.solver.equations.without_end import prove

GLANCE_NODES: Final = 30_000
CHAINLESS_NODES: Final = 200_000
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
SHARE_OF_PROOF: Final = 0.6
"""How much of what is left one proof with complex numbers may take."""
ROUNDS_WITHOUT_LIMIT: Final = 50
SHARE_OF_SELECTIONS: Final = 0.7
"""How much of what is left goes into selections once a whole problem was looked at for long."""
STAGES: Final = ((0.6, 7_000_000), (SHARE_OF_SELECTIONS, None), (5, None))
"""Rounds of selections, or what share of the budget goes into them, and then what the whole problem may cost: None for
the rest of the budget."""
STAGES_OF_NOW: Final = ((1, 7_000_000), (SHARE_OF_SELECTIONS, None), (5, None))
"""The same for Now: with few cubes a Solution is seldom found late, and a proof often."""
PART_NODES: Final = 20_000_000
"""What a part that proves nothing may cost at most."""
COMPLEX_NODES: Final = 200_000
"""What a first proof with complex numbers may cost."""
SPAN_NODES: Final = 200_000
MORE_SPAN_NODES: Final = 3_000_000
"""What laying spans may cost for one problem, at first and once searches have not settled it."""
MOST_NUMERALS: Final = 8
"""Of more numerals spans lie everywhere."""
FEW_NUMERALS: Final = 5
FACTOR_OF_FEW: Final = 8
"""Spans of few numerals are soon laid, and so they may cost more."""


class Task(NamedTuple):
    """Something to search: a whole problem, or a part of one that may have a Solution but proves nothing."""

    problem: Problem
    wrapped: Wrapped | None
    is_whole: bool
    has_parts: bool = False
    asked: Problem | None = None
    """A whole problem as it was before readings of the Goal were dropped that only what is tried cannot equal."""


class Solver:
    """Goes through the tasks of one question in stages."""

    def __init__(
        self, tasks: list[Task], budget: Budget, finder: Finder, proves: bool, begins_with_spans: bool = False
    ) -> None:
        self.tasks = tasks
        self.budget = budget
        self.finder = finder
        self.proves = proves
        self.begins_with_spans = proves and begins_with_spans
        self.finds_first = proves and not begins_with_spans
        """Whether all cubes may be used, so that there surely is a Solution where it is not soon proved that not."""
        self.outcomes = [Outcome.CUT] * len(tasks)
        self.looked_at = 0
        """How many expressions were worked out."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do, or nothing to do it with."""
        return self.finder.found is not None or self.budget.spend(0)

    def run(self) -> None:
        """Look at all the cubes, then at selections of them, in turn and for longer each time."""
        if self.begins_with_spans:
            self._lay_spans(SPAN_NODES)
            self._try_complex()
        self._look_without_chains()
        given = [(task.problem, task.wrapped) for task in self.tasks]
        look_at_plain_numbers(given if self.finds_first else (), self)
        look_at_powers_and_chains(given, self, is_short=self.begins_with_spans)
        # Of many meanings of the wild cube some may be quick to solve, so none is looked at for long at first.
        if len(self.tasks) > 1:
            self._look_at_all(GLANCE_NODES)
            for look in (SIDES_AT_FIRST, SIDES_WITH_CHAINS):
                self._look_at_sides(look)
        look_at_plain_digits(self._parts(), self)
        look_inside(self._parts(), self)
        self._look_at_few()
        self._look_at_all(FIRST_NODES, share=SHARE_OF_FIRST if self.finds_first else None)
        if self.proves and not self.begins_with_spans:
            self._lay_spans(SPAN_NODES)
        waiting = [self.tasks[number] for number in self._open()]
        for look in (SIDES_AT_FIRST, SIDES_WITH_CHAINS, SIDES_AFTERWARDS, SIDES_OF_SIDES):
            self._look_at_sides(look)
            if look is SIDES_AT_FIRST:
                look_at_parts_of_numbers(self._parts(with_real_parts=True), self)
        sampler = Sampler([(task.problem, task.wrapped) for task in waiting if not task.has_parts], self)
        stages = STAGES if self.finds_first else STAGES_OF_NOW
        for stage in stages:
            if self._is_open():
                rounds, nodes_of_all = stage
                if isinstance(rounds, float):
                    sampler.look_for(rounds)
                else:
                    sampler.look(rounds)
                # What only plain Python can search takes long, so all else goes first.
                share = None if nodes_of_all is None else nodes_of_all // len(self._open())
                self._look_at_all(share, leaves_out_slow=stage is not stages[-1])
        if self._is_open():
            sampler.look(None if self.budget.is_limited else ROUNDS_WITHOUT_LIMIT)

    def _look_without_chains(self) -> None:
        """Look for what needs no chain of signs on one number, with which even few digits make many values."""
        for task in self.tasks:
            part = without_chains(task.problem) if task.problem.targets and not self.begins_with_spans else None
            if part is not None and not self.is_over:
                self.look_at_part(part, GLANCE_NODES if len(self.tasks) > 1 else CHAINLESS_NODES, task.wrapped)

    def _look_at_few(self) -> None:
        """Look for long where an expression has few numerals: all that there is may soon be looked at."""
        tasks = len(self.tasks)
        for number in self._open() if self.finds_first else []:
            task = self.tasks[number]
            is_few = task.is_whole and not task.has_parts and most_numerals(task.problem) <= MOST_OPERANDS
            if is_few and not self.is_over:
                self.outcomes[number] = self.search(task.problem, NODES_OF_FEW // tasks, None, SHARE_OF_FEW / tasks)

    def _look_at_sides(self, look: Look) -> None:
        """Look for both sides of a sign that makes the Goal, where that may be worth while."""
        look_at_sides(self._parts(), self, look)

    def _lay_spans(self, nodes: int) -> None:
        """Settle what lies beside the Goal altogether, with all that has no end."""
        for number, task in enumerate(self.tasks):
            is_settled = self.outcomes[number] is Outcome.EXHAUSTED and not task.problem.gaps
            if self.is_over or task.asked is None or is_settled or not can_be_laid(task.asked):
                continue
            numerals = most_numerals(task.asked)
            if numerals > MOST_NUMERALS:
                continue
            part = self.budget.up_to(nodes * (FACTOR_OF_FEW if numerals <= FEW_NUMERALS else 1))
            if all(lie_elsewhere(one, part) is Outcome.EXHAUSTED for one in self._unsearched(number)):
                self._settle(number)
            self.looked_at += part.spent_nodes
            self.budget.spend(part.spent_nodes)

    def _unsearched(self, number: int) -> tuple[Problem, ...]:
        """What must have a Solution where a whole problem has one that was not found."""
        asked = self.tasks[number].asked
        assert asked is not None
        if self.outcomes[number] is Outcome.EXHAUSTED and leaves_nothing_else_out(asked):
            return left_out(asked)
        return (asked,)

    def _settle(self, number: int) -> None:
        """Note that a whole problem has no Solution, with all that has no end."""
        task = self.tasks[number]
        self.outcomes[number] = Outcome.EXHAUSTED
        self.tasks[number] = task._replace(problem=replace(task.problem, gaps=()))

    def _parts(self, with_real_parts: bool = False) -> list[tuple[Problem, Wrapped | None]]:
        """What is looked at in parts first, as there surely is a Solution where it is not soon proved that not."""
        tasks = [self.tasks[number] for number in self._open()] if self.finds_first else []
        return [(task.problem, task.wrapped) for task in tasks if with_real_parts or not task.has_parts]

    def _open(self) -> list[int]:
        return [number for number, outcome in enumerate(self.outcomes) if outcome is Outcome.CUT]

    def _is_open(self) -> bool:
        """Whether a whole problem is undecided and there is something left to spend."""
        return not self.is_over and any(self.tasks[number].is_whole for number in self._open())

    def _look_at_all(self, nodes: int | None, leaves_out_slow: bool = False, share: float | None = None) -> None:
        for number in self._open():
            if self.is_over:
                return
            task = self.tasks[number]
            if not task.is_whole:
                nodes_of_part = PART_NODES if nodes is None else nodes
                self.outcomes[number] = self.look_at_part(task.problem, nodes_of_part, task.wrapped, share)
            elif not (task.has_parts and leaves_out_slow):
                self.outcomes[number] = self.search(task.problem, nodes, None, share)

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

    def prove(self) -> None:
        """Settle what the rules allow without end."""
        self._lay_spans(MORE_SPAN_NODES)
        for number, task in enumerate(self.tasks):
            is_searched = self.outcomes[number] is Outcome.EXHAUSTED
            is_settled = is_searched and not task.problem.gaps
            if self.is_over or task.asked is None or is_settled:
                continue
            if self._proves_choices(number) or self._proves_complex(number):
                continue
            if not can_end(task.asked):
                continue
            before = self.budget.spent_nodes
            parts = self._unsearched(number)
            is_searched = is_searched and parts == (task.asked,)
            if all(prove(one, self.budget, self.finder.accept, is_searched) is Outcome.EXHAUSTED for one in parts):
                self._settle(number)
            self.looked_at += self.budget.spent_nodes - before

    def _try_complex(self) -> None:
        """Settle what little there is to look at with complex numbers, with all that has no end."""
        for number in self._open():
            if not self.is_over:
                self._proves_complex(number, COMPLEX_NODES)
        if all(self.outcomes[number] is Outcome.EXHAUSTED for number, task in enumerate(self.tasks) if task.is_whole):
            self.outcomes = [Outcome.EXHAUSTED] * len(self.tasks)

    def _proves_complex(self, number: int, nodes: int | None = None) -> bool:
        """Whether nothing comes of what has no end, where numbers may be complex."""
        asked = self.tasks[number].asked
        if asked is None or not has_complex_numbers(asked):
            return False
        part = self.budget
        if nodes is not None:
            part = self.budget.up_to(nodes)
        elif self.budget.is_limited:
            part = self.budget.part(SHARE_OF_PROOF)
        if prove_complex(asked, part, self.finder.accept) is Outcome.EXHAUSTED:
            self._settle(number)
        self.looked_at += part.spent_nodes
        self.budget.spend(part.spent_nodes)
        return self.outcomes[number] is Outcome.EXHAUSTED

    def _proves_choices(self, number: int) -> bool:
        """Whether nothing comes of powers with several values, which the kernel does not follow."""
        problem = self.tasks[number].problem
        is_blurred = self.outcomes[number] is Outcome.BLURRED
        if not is_blurred or not any(sign.operation.all_values for sign in problem.signs):
            return False
        before = self.budget.spent_nodes
        try:
            outcome = search_complex(problem, self.budget, self.finder.accept)
        except Unsupported:
            if problem.gaps:
                return False
            outcome = search_plainly(problem, self.budget, self.finder.accept)
        self.looked_at += self.budget.spent_nodes - before
        if outcome is Outcome.EXHAUSTED:
            self.outcomes[number] = outcome
        return outcome is not Outcome.BLURRED and not problem.gaps

    def answer(self) -> Answer:
        """What was found out."""
        if self.finder.found is not None:
            return Answer(True, self.finder.found)
        whole = [(task, outcome) for task, outcome in zip(self.tasks, self.outcomes, strict=True) if task.is_whole]
        if any(outcome is Outcome.CUT for _, outcome in whole):
            return Answer(None, reason=Outcome.CUT.value)
        reasons = [outcome.value for _, outcome in whole if outcome is not Outcome.EXHAUSTED]
        if self.finder.rejected:
            reasons.append(Outcome.BLURRED.value)
        reasons += [gap for task, _ in whole for gap in task.problem.gaps]
        if reasons:
            return Answer(None, reason="; ".join(dict.fromkeys(reasons)))
        return Answer(False, looked_at=self.looked_at)


def _left(budget: Budget, nodes: int | None) -> int:
    """So many nodes, or what is left of a budget where that is less."""
    left = None if budget.nodes is None else max(0, budget.nodes - budget.spent_nodes)
    assert nodes is not None or left is not None
    return min(one for one in (nodes, left) if one is not None)
