"""Looking at selections of the cubes, in turn and for longer each time (selections.py)."""

from collections.abc import Sequence
from itertools import count, islice
from random import Random
from typing import Final, Protocol

from forceout.solver.budget import Budget
from forceout.solver.equations.problem import Outcome, Problem, Wrapped
from forceout.solver.equations.selections import selections

SELECTION_NODES: Final = 600_000
"""What one selection of the cubes may cost."""
SELECTIONS_AT_ONCE: Final = 12


class Looking(Protocol):
    """What looks at a part of a problem."""

    budget: Budget

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do, or nothing to do it with."""

    def look_at_part(
        self, problem: Problem, nodes: int, wrapped: Wrapped | None, share: float | None = None
    ) -> Outcome:
        """Search where finding nothing says nothing of the whole."""


class Sampler:
    """Looks at selections of the cubes, of each task in turn."""

    def __init__(self, tasks: Sequence[tuple[Problem, Wrapped | None]], solver: Looking) -> None:
        # The same question gets the same answer, so the choices are the same each time.
        random = Random(len(tasks))
        self.sources = [(selections(problem, random), wrapped) for problem, wrapped in tasks]
        self.solver = solver

    def look_for(self, share: float) -> None:
        """As many rounds as a share of the budget allows."""
        if self.solver.budget.is_limited:
            self.look(None, self.solver.budget.part(share))

    def look(self, rounds: int | None, within: Budget | None = None) -> None:
        """So many rounds, or as many as the budget allows."""
        if not self.sources:
            return
        began = self.solver.budget.spent_nodes
        for _ in count() if rounds is None else range(rounds):
            for source, wrapped in self.sources:
                for selected in islice(source, SELECTIONS_AT_ONCE):
                    if self.solver.is_over:
                        return
                    if within is not None:
                        spent = self.solver.budget.spent_nodes - began
                        if within.spend(spent - within.spent_nodes):
                            return
                    self.solver.look_at_part(selected.problem, SELECTION_NODES, both(selected.wrapped, wrapped))


def both(inner: Wrapped, outer: Wrapped | None) -> Wrapped:
    """What goes around a Solution of a part of a part."""
    return inner if outer is None else lambda expression: outer(inner(expression))
