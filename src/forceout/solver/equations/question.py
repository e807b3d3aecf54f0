"""One question that is searched and proved step by step, beside others that share its budget."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.games.equations.values import Stopped, stopped_when
from forceout.solver.answer import Answer
from forceout.solver.budget import Budget, OutOfBudget
from forceout.solver.equations.complex_search import is_quick
from forceout.solver.equations.cube_stages import CubeSolver
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.imaginary import real_parts
from forceout.solver.equations.multiples_as_goals import as_equalities
from forceout.solver.equations.problem import Outcome, Problem
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.proofs import drop_hopeless_targets, without_hopeless_targets
from forceout.solver.equations.proving import Task
from forceout.solver.equations.room import without_what_has_no_room
from forceout.solver.equations.stages import Solver

LAYOUT_NODES: Final = 15
"""What laying out one numeral, sign or reading of the Goal costs."""


class Question:
    """Is there a correct Equation for one position: goes on step by step, and can be left and taken up again."""

    def __init__(
        self, position: Position, in_force: InForce, budget: Budget, proves: bool, finder: Finder | None = None
    ) -> None:
        self.position = position
        self.in_force = in_force
        self.budget = budget
        self.proves = proves
        self.finder = finder or Finder(position, in_force)
        self.solver: Solver | None = None
        self.steps = self._steps()
        self.is_going = True
        """Whether there is something left to do."""
        self.nodes = 0
        self.spent = 0.0
        """What it took so far: time where time is what ends the search, else nodes."""

    def goes_on(self) -> bool:
        """One step more; False where that was the last, or settled it."""
        nodes, spent = self.budget.spent_nodes, self.budget.used()
        # What was being looked at when the time was up counts as cut.
        with stopped_when(self.budget.is_spent):
            self.is_going = False
            with suppress(Stopped):
                self.is_going = next(self.steps, None) is not None and self.answer().exists is None
        self.nodes += self.budget.spent_nodes - nodes
        self.spent += self.budget.used() - spent
        return self.is_going

    @property
    def has_several(self) -> bool:
        """Whether there are several problems to look at, as with a wild cube."""
        return self.solver is not None and len(self.solver.tasks) > 1

    def answer(self) -> Answer:
        """What was found out so far."""
        return Answer(None, reason=Outcome.CUT.value) if self.solver is None else self.solver.answer()

    def _steps(self) -> Iterator[bool]:
        try:
            tasks = self._tasks()
        except (OutOfBudget, Stopped):
            return
        # One cube of Now's was looked at among all of them, so that nothing is found at once.
        is_part = self.proves and self.position.situation.resources_allowed == 1
        solver = CubeSolver if is_part else Solver
        self.solver = solver(tasks, self.budget, self.finder, self.proves)
        for _ in self.solver.steps():
            yield True
        for _ in self.solver.proofs() if self.proves else ():
            yield True

    def _tasks(self) -> list[Task]:
        """What is to be searched. Raises OutOfBudget, Stopped."""
        tasks: list[Task] = []
        for number, built in enumerate(build_problems(self.position, self.in_force, self.budget.is_spent)):
            problem = without_what_has_no_room(built)
            # A question may come to dozens of problems, and laying them out is work like any other.
            if number and self.budget.spend(LAYOUT_NODES * _size(problem)):
                raise OutOfBudget
            whole = drop_hopeless_targets(problem)
            parts = [Task(part.problem, part.wrapped, is_whole=False) for part in real_parts(whole)]
            others = map(drop_hopeless_targets, as_equalities(whole))
            tasks += [Task(other, None, is_whole=False) for other in others if other.targets]
            tasks += [
                *parts,
                Task(
                    whole,
                    None,
                    is_whole=True,
                    has_parts=bool(parts) and not is_quick(whole),
                    asked=without_hopeless_targets(problem),
                ),
            ]
        return tasks


def _size(problem: Problem) -> int:
    return len(problem.numerals) + len(problem.signs) + len(problem.targets)
