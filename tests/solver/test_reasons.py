"""Why there is no Solution: a sentence that is true, the simplest one first."""

from random import Random
from typing import Any

import pytest

from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.answer import answer
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.proofs import Facts, by_multiples
from forceout.solver.equations.reasons import why_none
from tests.properties.equations_naive_solver import can_solve_naively, solve_naively

EQUATIONS: dict[str, Any] = {"kind": "solve", "game": "equations", "division": "middle", "situation": "forceout"}
ON_SETS: dict[str, Any] = {
    "kind": "solve",
    "game": "on-sets",
    "division": "middle",
    "universe": ["BR", "B", "RGY", "-", "GY", "R"],
    "situation": "forceout",
    "goal": "row 3",
}


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"goal": "8", "permitted": ["3", "5"]}, "needs an operation between its numbers, and none is left"),
        ({"goal": "8", "required": ["3", "5", "1"], "permitted": ["+"]}, "asks for 3 digits in one Solution"),
        ({"goal": "8", "required": ["+", "-"], "permitted": ["3", "5"]}, "asks for 2 operations in one Solution"),
        ({"goal": "7", "permitted": ["3", "6", "9", "+", "-", "×"]}, "a multiple of 3, and the Goal 7 is not"),
        ({"goal": "7", "permitted": ["2", "5", "3", "×", "×"]}, "and the Goal 7 is"),
        ({"goal": "1÷2", "permitted": ["2", "5", "+", "-"]}, "whole numbers only"),
        ({"goal": "2-9", "permitted": ["2", "5", "+", "÷"]}, "nothing as far down as the Goal"),
        ({"goal": "8÷0", "permitted": ["2", "5", "+"]}, "cannot be read as a legal expression"),
        ({"goal": "7", "permitted": ["2", "4", "1", "-", "÷"]}, "steps were worked out"),
    ],
)
def test_why_there_is_no_equation(changed: dict[str, Any], words: str) -> None:
    found = answer(EQUATIONS | changed)
    assert found["exists"] is False
    assert words in found["why"]


@pytest.mark.parametrize(
    ("variations", "goal", "mat", "words"),
    [
        (["multiple-operations"], "77", "5 √ + 2", "it only comes closer and closer to 1"),
        (["multiple-operations", "factorial"], "77", "5 + 3", "the numbers only grow and grow"),
        (["powers-of-the-base"], "77", "1 * 3 + 2", "Whichever power of the base a 1 stands for"),
        (["powers-of-the-base", "multiple-operations"], "1+7", "5 √ × 3", "Some things may go on without end"),
    ],
)
def test_why_nothing_without_end_leads_to_the_goal(variations: list[str], goal: str, mat: str, words: str) -> None:
    changed = {"goal": goal, "required": mat.split(), "variations": [{"name": name} for name in variations]}
    answers = [answer(EQUATIONS | {"season": season} | changed) for season in ("even", "odd")]
    (found, *_) = [one for one in answers if "error" not in one]
    assert found["exists"] is False, found
    assert words in found["why"]


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"goal": "column 5 5", "permitted": ["B", "∪", "R"]}, "All cards together count 6, and the Goal is 25."),
        ({"permitted": ["∪", "∩"]}, "needs a color, V or Λ, and none is left"),
        ({"permitted": ["B"]}, "two cubes or more"),
        ({"required": ["B", "R"]}, "The 2 sets in Required need operations between them, and none is left."),
        ({"required": ["B", "R", "G"], "permitted": ["∪"]}, "asks for 3 sets in one Set-Name"),
        ({"required": ["∪", "∩"], "permitted": ["B", "R"]}, "asks for 2 operations between sets"),
        ({"required": ["="], "permitted": ["B", "'"]}, "which stands between two sets"),
        ({"goal": "row ~3", "permitted": ["B", "∪", "R"]}, "The Goal"),
        ({"permitted": ["B", "∩", "R"]}, "Every set that these cubes can name was looked at"),
        (
            {
                "goal": "row 1",
                "permitted": ["B", "∩", "R"],
                "division": "senior",
                "variations": [{"name": "two-solutions"}],
            },
            "Two different sets are asked for, and only one",
        ),
        (
            {"permitted": ["B", "∪", "R"], "variations": [{"name": "required-cube", "cube": "G"}]},
            "Every Solution needs G",
        ),
    ],
)
def test_why_there_is_no_set(changed: dict[str, Any], words: str) -> None:
    found = answer(ON_SETS | changed)
    assert found["exists"] is False, found
    assert words in found["why"]


def equations_position(fields: dict[str, Any]) -> tuple[Position, InForce]:
    """A position of Equations as the judge reads it."""
    question = Question({name: value for name, value in fields.items() if name not in ("kind", "game")})
    ruleset = read_ruleset(question)
    return read_position(question), InForce.of(ruleset)


def test_multiples_make_multiples_as_trying_everything_shows() -> None:
    proved = 0
    for seed in range(60):
        random = Random(seed)
        digits = random.choices(random.choice(("369", "2468", "0369", "48")), k=random.randint(2, 4))
        signs = random.choices("+-×", k=len(digits) - 1)
        position, in_force = equations_position(
            EQUATIONS | {"goal": str(random.randint(1, 30)), "permitted": [*digits, *signs], "form": "basic"}
        )
        (problem,) = build_problems(position, in_force)
        if by_multiples(Facts.of(problem), problem.targets):
            continue
        proved += 1
        if can_solve_naively(in_force):
            assert solve_naively(position, in_force) == (False, None)
        assert "multiple of" in str(why_none(position, in_force, None, Budget()))
    assert proved > 15
