"""Questions that go on step by step, and looks at spans that are taken up again."""

from typing import Any

import pytest

from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol import question
from forceout.solver.budget import Budget
from forceout.solver.equations import compiled_search
from forceout.solver.equations.one_more_cube import with_one_more
from forceout.solver.equations.problem import Outcome
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.question import Question
from forceout.solver.equations.solve import solve
from forceout.solver.equations.spans import Looks, lie_elsewhere

needs_kernel = pytest.mark.skipif(not compiled_search.IS_COMPILED, reason="the kernel is not there")
ROOTS: dict[str, Any] = {
    "division": "middle",
    "variations": [{"name": "average"}, {"name": "multiple-operations"}],
    "goal": "99",
    "required": list("2+"),
    "permitted": list("6√÷5"),
    "resources": list("1-122-×*79"),
    "situation": "now",
}
FACTORIALS: dict[str, Any] = {
    "division": "middle",
    "variations": [{"name": "factorial"}, {"name": "multiple-operations"}],
    "goal": "91",
    "required": ["÷"],
    "permitted": list("+53"),
    "resources": list("1112031"),
    "situation": "now",
}
SOLVED: dict[str, Any] = {**FACTORIALS, "goal": "13", "permitted": list("+553")}
ALL = (ROOTS, FACTORIALS, SOLVED)


def read(asked: dict[str, Any]) -> tuple[Position, InForce]:
    """A position and its rules."""
    one = question.Question(asked)
    return read_position(one), InForce.of(read_ruleset(one))


@needs_kernel
@pytest.mark.parametrize("asked", ALL)
def test_looks_that_are_cut_and_taken_up_again_say_what_one_look_says(asked: dict[str, Any]) -> None:
    position, in_force = read(asked)
    for part in with_one_more(position, in_force):
        for problem in build_problems(part, in_force):
            looks, nodes = Looks(), 50
            outcome = lie_elsewhere(problem, Budget(nodes=nodes), looks)
            while outcome is Outcome.CUT and nodes < 1_000_000:
                nodes *= 3
                outcome = lie_elsewhere(problem, Budget(nodes=nodes), looks)
            at_once = lie_elsewhere(problem, Budget(nodes=nodes))
            assert at_once in (outcome, Outcome.CUT)


@needs_kernel
@pytest.mark.parametrize("asked", ALL)
def test_a_question_that_is_left_and_taken_up_again_says_what_it_says_alone(asked: dict[str, Any]) -> None:
    position, in_force = read(asked)
    parts = list(with_one_more(position, in_force))
    together = [Question(part, in_force, Budget(nodes=6_000_000), proves=True) for part in parts]
    while going := [one for one in together if one.is_going]:
        for one in going:
            one.goes_on()
    for one, part in zip(together, parts, strict=True):
        alone = Question(part, in_force, Budget(nodes=6_000_000), proves=True)
        while alone.goes_on():
            pass
        assert (one.answer(), one.nodes) == (alone.answer(), alone.nodes)


@needs_kernel
@pytest.mark.parametrize(("asked", "exists"), [(ROOTS, False), (FACTORIALS, None), (SOLVED, True)])
def test_now_is_decided_the_same_way_each_time(asked: dict[str, Any], exists: bool | None) -> None:
    position, in_force = read(asked)
    first, second = Budget(nodes=30_000_000), Budget(nodes=30_000_000)
    answer = solve(position, in_force, first)
    assert exists is None or answer.exists is exists
    assert answer == solve(position, in_force, second)
    assert first.spent_nodes == second.spent_nodes
