"""Plain digits, and what stands inside signs, looked at first."""

from typing import Any

import pytest

from forceout.games.equations.checking import check_equation
from forceout.games.equations.in_force import InForce
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations import compiled_search
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.first_looks import look_at_plain_digits, look_inside
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.proving import Task
from forceout.solver.equations.stages import Solver

needs_kernel = pytest.mark.skipif(not compiled_search.IS_COMPILED, reason="the kernel is not there")
PLAIN: dict[str, Any] = {
    "division": "middle",
    "variations": [{"name": "average"}, {"name": "factorial"}, {"name": "upside-down"}],
    "goal": "2+33",
    "required": ["*"],
    "permitted": list("7÷"),
    "resources": list("-2×4*8√9√"),
    "situation": "impossible",
}
FACTORIAL: dict[str, Any] = {
    "division": "junior",
    "variations": [{"name": "factorial"}, {"name": "number-of-factors"}],
    "goal": "61×62",
    "required": list("4+"),
    "permitted": list("180"),
    "resources": list("33-33×*98+"),
    "situation": "impossible",
}


@needs_kernel
@pytest.mark.parametrize(("asked", "look"), [(PLAIN, look_at_plain_digits), (FACTORIAL, look_inside)])
def test_what_is_found_is_correct(asked: dict[str, Any], look: Any) -> None:
    question = Question(asked)
    position, in_force = read_position(question), InForce.of(read_ruleset(question))
    tasks = [Task(problem, None, is_whole=True) for problem in build_problems(position, in_force)]
    solver = Solver(tasks, Budget(nodes=10_000_000), Finder(position, in_force), proves=True)
    look([(task.problem, None) for task in tasks], solver)
    found = solver.answer()
    assert found.solution is not None
    assert check_equation(found.solution, position, in_force).is_correct
