"""What a search leaves out that does not try exponents with several factorial signs (Equations XIII-B-12)."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from forceout.games.equations.cubes import Color
from forceout.games.equations.variations.exponent import Exponent
from forceout.games.equations.variations.factorial import Factorial
from forceout.rules.vocabulary import Division
from forceout.solver.budget import Budget
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.problem import Problem, Target
from forceout.solver.equations.several_factorials import leaves_nothing_else_out, left_out
from forceout.solver.equations.spans import lie_elsewhere
from tests.solver.equations.test_spans import NODES, ROUNDS, TREES, Grower, cubes_of, endless_problems

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")


class ExponentsGrower(Grower):
    """Every other sign on one number is an exponent that a search leaves out."""

    def __init__(self, problem: Problem, random: Random) -> None:
        super().__init__(problem, random)
        self.unary += max(1, len(self.unary)) * list(problem.endless.exponents)


def ask(problem: Problem, grower: Grower, random: Random) -> str | None:
    """What is said of a Goal that some expression makes with such an exponent; None where none was made."""
    try:
        value, used, text = grower.grow(random.randint(1, 3))
    except (LookupError, IndexError, ValueError):
        return None
    if not any(f"{sign.text}(" in text for sign in problem.endless.exponents):
        return None
    asked = replace(problem, targets=(Target(value, 0, "what was made"),), required=cubes_of(problem, used))
    parts = left_out(asked)
    outcomes = [lie_elsewhere(part, Budget(nodes=NODES)).value for part in parts]
    assert any(outcome != "exhausted" for outcome in outcomes), (text, outcomes)
    return "made"


def test_what_such_an_exponent_makes_is_among_what_is_left_out() -> None:
    tally: Counter[str | None] = Counter()
    for number in range(4 * ROUNDS):
        random = Random(f"several factorials {number}")
        chosen = (Factorial(), Exponent(random.choice(tuple(Color))))
        for problem in endless_problems(random, chosen, (Division.JUNIOR, Division.SENIOR)):
            if leaves_nothing_else_out(problem):
                grower = ExponentsGrower(problem, random)
                tally.update(ask(problem, grower, random) for _ in range(TREES))
                far = replace(problem, targets=(Target(problem.numerals[0].value, 0, "near"),))
                tally["none"] += all(
                    lie_elsewhere(part, Budget(nodes=NODES)).value == "exhausted" for part in left_out(far)
                )
    assert tally["made"] > ROUNDS // 4, tally
    assert tally["none"] > ROUNDS // 16, tally
