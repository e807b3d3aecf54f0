"""The stages in which Now is asked about one cube of Resources: proofs first, as few cubes seldom make the Goal."""

from collections.abc import Iterator
from typing import Final

from forceout.solver.budget import Budget
from forceout.solver.equations.complex_search import has_complex_numbers
from forceout.solver.equations.endless_problems import can_end
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.first_looks import look_at_farther_goals, look_at_turned_powers
from forceout.solver.equations.problem import Outcome
from forceout.solver.equations.proving import MORE_SPAN_NODES, SPAN_NODES, Task
from forceout.solver.equations.several_factorials import leaves_nothing_else_out
from forceout.solver.equations.stages import COMPLEX_NODES, FIRST_NODES, Solver

FIRST_SPAN_NODES: Final = 20_000
"""What laying spans may cost before anything is searched."""
FAMILY_NODES: Final = 100_000
MORE_FAMILY_NODES: Final = 2_000_000
"""What a proof with families may cost before spans are laid for long, and after: what spans leave it seldom settles."""
MIDDLE_NODES: Final = 1_500_000
"""What a look at all the cubes costs before spans are laid for long, where it leaves nothing out."""
LONG_NODES: Final = 7_000_000
GROWTH: Final = 4
"""What a longer look at all the cubes costs, and how many times as much the next."""
LAST_NODES: Final = 2_000_000_000


class CubeSolver(Solver):
    """Goes through the tasks of Now with one cube of Resources."""

    def __init__(self, tasks: list[Task], budget: Budget, finder: Finder, proves: bool = True) -> None:
        super().__init__(tasks, budget, finder, proves, finds_first=False)
        self.families: dict[int, tuple[Outcome, bool]] = {}
        """How the last proof with families ended, and whether a search had gone through all that it tries."""

    def steps(self) -> Iterator[None]:
        """What is soon proved first, then all the cubes, longer proofs, and both again for longer each time."""
        yield from self.look_shortly()
        yield from self.lay_spans(FIRST_SPAN_NODES)
        self._try_complex(COMPLEX_NODES)
        yield
        yield from self.look_at_all(FIRST_NODES)
        if self.open_tasks() and not any(
            task.problem.gaps and not leaves_nothing_else_out(task.problem) for task in self.tasks
        ):
            yield from self.look_at_all(MIDDLE_NODES // len(self.open_tasks()), leaves_out_slow=True)
        yield from self.lay_spans(SPAN_NODES)
        self._look_at_farther_goals()
        yield
        yield from self._try_families(FAMILY_NODES)
        yield from self.lay_spans(MORE_SPAN_NODES)
        sampler = self.sampler([self.tasks[number] for number in self.open_tasks()])
        nodes = LONG_NODES
        while self.is_open() and nodes <= LAST_NODES:
            yield from self.look_at_all(nodes // len(self.open_tasks()), leaves_out_slow=nodes == LONG_NODES)
            yield from self._try_families(MORE_FAMILY_NODES * nodes // LONG_NODES)
            self._try_complex(COMPLEX_NODES * nodes // LONG_NODES)
            yield
            sampler.look(1)
            yield
            nodes *= GROWTH
        if self.is_open():
            yield from self.look_at_all(None)

    def _look_at_farther_goals(self) -> None:
        """Look for more powers of the base, and for more readings of the Goal, where spans leave a doubt."""
        left = [self.tasks[number] for number in range(len(self.tasks)) if not self.is_settled(number)]
        tasks = [(task.problem, task.wrapped) for task in left]
        look_at_turned_powers(tasks, self)
        look_at_farther_goals(tasks, self)

    def _try_families(self, nodes: int) -> Iterator[None]:
        """Settle what families of numbers settle."""
        for number, task in enumerate(self.tasks):
            if self.is_over or task.asked is None or self.is_settled(number):
                continue
            if has_complex_numbers(task.asked) or not can_end(task.asked):
                continue
            outcome, was_searched = self.families.get(number, (Outcome.CUT, False))
            is_searched = self.outcomes[number] is Outcome.EXHAUSTED
            if outcome is Outcome.CUT or is_searched is not was_searched:
                part = self.budget.up_to(nodes)
                self.families[number] = (self.prove_with_families(number, part), is_searched)
                self.budget.spend(part.spent_nodes)
                yield

    def _try_complex(self, nodes: int) -> None:
        """Settle what little there is to look at with complex numbers, with all that has no end."""
        for number in self.open_tasks():
            if not self.is_over:
                self.proves_complex(number, nodes)
        if all(self.outcomes[number] is Outcome.EXHAUSTED for number, task in enumerate(self.tasks) if task.is_whole):
            self.outcomes = [Outcome.EXHAUSTED] * len(self.tasks)
