"""What is to be settled for one question, and the proofs that settle it."""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from forceout.solver.answer import Answer
from forceout.solver.budget import Budget
from forceout.solver.equations.compiled_search import Unsupported
from forceout.solver.equations.complex_search import has_complex_numbers, prove_complex, search_complex, search_quickly
from forceout.solver.equations.endless_problems import can_be_laid, can_end
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.lone_units import as_real_problems, has_lone_unit
from forceout.solver.equations.plain_search import search_plainly
from forceout.solver.equations.problem import Outcome, Problem, Wrapped
from forceout.solver.equations.several_factorials import leaves_nothing_else_out, left_out
from forceout.solver.equations.sizes import most_numerals
from forceout.solver.equations.spans import Looks, lie_elsewhere
from forceout.solver.equations.without_end import prove

SHARE_OF_PROOF: Final = 0.6
"""How much of what is left one proof with complex numbers may take."""
SPAN_NODES: Final = 200_000
MORE_SPAN_NODES: Final = 3_000_000
"""What laying spans may cost for one problem, at first and once searches have not settled it."""
MOST_NUMERALS: Final = 8
"""Of more numerals spans lie everywhere."""
FEW_NUMERALS: Final = 5
REAL_NODES: Final = 3_000_000
SHARE_OF_REAL: Final = 0.3
"""What a look at all real numbers may cost where there is an i, and what share of what is left."""
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


class Prover:
    """Settles the tasks of one question, as far as proofs do."""

    def __init__(self, tasks: list[Task], budget: Budget, finder: Finder) -> None:
        self.tasks = tasks
        self.budget = budget
        self.finder = finder
        self.outcomes = [Outcome.CUT] * len(tasks)
        self.spans: dict[Hashable, list[Looks]] = {}
        self.nodes_of_spans: dict[Hashable, int] = {}
        """How far spans were laid for each task, so that no look is made again for as long."""
        self.looked_at = 0
        """How many expressions were worked out."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do, or nothing to do it with."""
        return self.finder.found is not None or self.budget.spend(0)

    def open_tasks(self) -> list[int]:
        return [number for number, outcome in enumerate(self.outcomes) if outcome is Outcome.CUT]

    def is_open(self) -> bool:
        """Whether a whole problem is undecided and there is something left to spend."""
        return not self.is_over and any(self.tasks[number].is_whole for number in self.open_tasks())

    def lay_spans(self, nodes: int) -> Iterator[None]:
        """Settle what lies beside the Goal altogether, with all that has no end."""
        for number, task in enumerate(self.tasks):
            if self.is_over or task.asked is None or self.is_settled(number) or not can_be_laid(task.asked):
                continue
            numerals = most_numerals(task.asked)
            # Beside an i much is made, and found rather than not.
            is_late = nodes == SPAN_NODES and has_lone_unit(task.asked)
            if numerals > MOST_NUMERALS or is_late:
                continue
            most = nodes * (FACTOR_OF_FEW if numerals <= FEW_NUMERALS else 1)
            asked = self._unsearched(number)
            key = number, asked == (task.asked,)
            if most <= self.nodes_of_spans.get(key, 0):
                continue
            self.nodes_of_spans[key] = most
            part = self.budget.up_to(most)
            looks = self.spans.setdefault(key, [Looks() for _ in asked])
            laid = zip(asked, looks, strict=True)
            if all(lie_elsewhere(one, part, before) is Outcome.EXHAUSTED for one, before in laid):
                self._settle(number)
            self.looked_at += part.spent_nodes
            self.budget.spend(part.spent_nodes)
            yield

    def leave_out_units(self) -> None:
        """Settle what has an i that must fall away, where the Goal is nothing that real numbers come to."""
        for number, task in enumerate(self.tasks):
            is_asked = task.is_whole and not self.is_over and not self.is_settled(number)
            real = as_real_problems(task.problem) if is_asked and not task.problem.gaps else ()
            if real and all(self._comes_to_nothing(one) for one in real):
                self._settle(number)

    def _comes_to_nothing(self, problem: Problem) -> bool:
        """Whether a short look at a problem is enough to see that nothing may be a Solution."""
        within = self.budget.part(SHARE_OF_REAL) if self.budget.is_limited else self.budget
        part = within.up_to(REAL_NODES)
        try:
            return search_quickly(problem, part, lambda *_: True) is Outcome.EXHAUSTED
        except Unsupported:
            return False
        finally:
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

    def proofs(self) -> Iterator[None]:
        """Settle what the rules allow without end, step by step."""
        yield from self.lay_spans(MORE_SPAN_NODES)
        for number in range(len(self.tasks)):
            if not (self.is_over or self.is_settled(number)):
                self.prove_in_full(number)
                yield

    def prove_in_full(self, number: int) -> None:
        """Settle one problem with all that is left."""
        asked = self.tasks[number].asked
        if asked is None or self._proves_choices(number) or self.proves_complex(number):
            return
        if can_end(asked):
            self.prove_with_families(number, self.budget)

    def prove_with_families(self, number: int, budget: Budget) -> Outcome:
        """Settle one problem with families of numbers, where these tell."""
        before = budget.spent_nodes
        parts = self._unsearched(number)
        is_searched = self.outcomes[number] is Outcome.EXHAUSTED and parts == (self.tasks[number].asked,)
        outcome = Outcome.EXHAUSTED
        for one in parts:
            outcome = prove(one, budget, self.finder.accept, is_searched)
            if outcome is not Outcome.EXHAUSTED:
                break
        else:
            self._settle(number)
        self.looked_at += budget.spent_nodes - before
        return outcome

    def is_settled(self, number: int) -> bool:
        """Whether one problem has no Solution, with all that has no end."""
        return self.outcomes[number] is Outcome.EXHAUSTED and not self.tasks[number].problem.gaps

    def proves_complex(self, number: int, nodes: int | None = None) -> bool:
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
