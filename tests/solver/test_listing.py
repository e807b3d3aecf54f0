"""Lists of Solutions: each is correct, no two are the same, and a wild cube's meanings are among them."""

import pytest

from forceout.games.equations.checking import check_equation
from forceout.games.on_sets.checking import check_solution
from forceout.judge.equations.answers import read_solution_question as read_equations_question
from forceout.judge.on_sets.answers import read_solution_question
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations.listing import list_solutions as list_equations
from forceout.solver.on_sets.listing import list_solutions

ON_SETS = {
    "division": "middle",
    "universe": ["BRGY", "BR", "BG", "RY", "G", "Y", "B", "-"],
    "goal": "row 2",
    "required": ["B"],
    "permitted": ["⊆", "R", "'", "-", "G"],
    "situation": "forceout",
    "solution": "",
}


@pytest.mark.parametrize(
    "variations",
    [[], [{"name": "wild-cube", "cube": "G"}], [{"name": "two-operations"}], [{"name": "multiple-operations"}]],
)
def test_every_listed_set_name_is_correct_and_listed_once(variations: list[dict[str, str]]) -> None:
    _, position, in_force = read_solution_question(Question(ON_SETS | {"variations": variations}))
    found = list(list_solutions(position, in_force, Budget(nodes=4000)))
    assert found
    assert len({one.text for one in found}) == len(found)
    assert all(check_solution(one.text, position, in_force).is_correct for one in found)
    assert any("@G" in one.text for one in found) == (variations[:1] == [{"name": "wild-cube", "cube": "G"}])


def test_a_required_relation_asks_for_a_restriction_in_every_solution() -> None:
    asked = ON_SETS | {"required": ["B", "⊆"], "permitted": ["R", "'", "G"]}
    _, position, in_force = read_solution_question(Question(asked))
    found = list(list_solutions(position, in_force, Budget(nodes=4000)))
    assert found
    assert all("⊆" in one.text for one in found)


def test_every_listed_equation_is_correct_with_its_number_of_cubes() -> None:
    asked = {
        "division": "middle",
        "goal": "8",
        "required": ["+"],
        "permitted": ["3", "5", "2", "×", "4", "-"],
        "situation": "forceout",
        "solution": "",
    }
    _, position, in_force = read_equations_question(Question(asked))
    found = list(list_equations(position, in_force, Budget(nodes=20_000)))
    assert (3, "3+5 = 8") in [(one.cubes, one.text) for one in found]
    for one in found:
        verdict = check_equation(one.text, position, in_force)
        assert verdict.is_correct
        assert len(verdict.used) == one.cubes
