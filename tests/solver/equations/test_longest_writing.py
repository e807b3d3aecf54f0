"""How much can be written, and that no Solution that just can is called impossible (Equations XI-A, XIII-B-13)."""

from collections import Counter
from random import Random
from typing import Any, Final

import pytest

from forceout.games.equations import values
from forceout.games.equations.language.notation import LONGEST_WRITING, read_tokens
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.base import Base
from forceout.games.equations.variations.log import Log
from forceout.games.equations.variations.multiple_operations import MultipleOperations
from forceout.games.equations.variations.number_of_factors import NumberOfFactors
from forceout.games.equations.variations.powers_of_the_base import PowersOfTheBase
from forceout.judge.protocol.answer import answer
from forceout.rules.unreadable import Unreadable
from forceout.rules.vocabulary import Division
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.longest_writing import LARGEST_POWER
from forceout.solver.equations.problem import Problem
from tests.solver.equations.test_spans import ROUNDS, TREES, Grower, ask, endless_problems

FARTHEST: Final = (-1999, -1998, -1024, -999, 640, 999, 1023, 1935, 1999)
BESIDE: Final = (Log(), MultipleOperations(), NumberOfFactors(), Base(12))
ASKED: Final[dict[str, Any]] = {
    "kind": "solve",
    "game": "equations",
    "division": "junior",
    "situation": "now",
    "variations": [{"name": "powers-of-the-base"}, {"name": "number-of-factors"}],
}
BUDGET: Final = 2_000
"""In thousandths of a second."""


@pytest.mark.parametrize("text", ["1" + "0" * LARGEST_POWER, "." + "0" * (LARGEST_POWER - 1) + "1"])
def test_a_power_of_the_base_that_is_too_large_is_not_read(text: str) -> None:
    with pytest.raises(Unreadable):
        read_tokens(f"{text}@1")
    assert read_tokens("1" + "0" * 1990 + "@1")
    assert LARGEST_POWER >= LONGEST_WRITING


class FarthestGrower(Grower):
    """One of its numerals is nearly as large, or as small, as can be written: more of them could not be."""

    def __init__(self, problem: Problem, random: Random) -> None:
        super().__init__(problem, random)
        exponent = values.integer(random.choice(FARTHEST))
        self.far = values.power(values.integer(self.whole.endless.base), exponent)
        ones = [one for one in self.whole.endless.powers if one.value == values.integer(1)]
        self.numerals = [one for one in self.whole.numerals if isinstance(one.value, Rational)]
        self.numerals += [one._replace(value=self.far) for one in ones] * len(self.numerals)

    def grow(self, size: int) -> tuple[Number, int, str]:
        value, used, text = super().grow(size)
        if text.count(str(self.far)) > 1:
            raise LookupError
        return value, used, text


@pytest.mark.skipif(not IS_COMPILED, reason="no kernel")
def test_what_the_farthest_powers_make_does_not_lie_elsewhere() -> None:
    tally: Counter[str | None] = Counter()
    for number in range(2 * ROUNDS):
        random = Random(f"farthest powers {number}")
        beside = tuple(random.sample(BESIDE, random.randint(0, 2)))
        for problem in endless_problems(random, (PowersOfTheBase(), *beside), (Division.SENIOR,)):
            if any(one.value == values.integer(1) for one in problem.endless.powers) and problem.signs:
                grower = FarthestGrower(problem, random)
                tally.update(ask(problem, grower, random) for _ in range(TREES))
    assert tally["unverifiable candidates"] > ROUNDS // 2, tally


@pytest.mark.skipif(not IS_COMPILED, reason="what plain Python finds out takes too long here")
@pytest.mark.parametrize(("root", "goal"), [(44, "44*4"), (36, "36*4"), (20, "20*4")])
def test_a_solution_that_just_can_be_written_is_not_denied(root: int, goal: str) -> None:
    """10ⁿ has (n + 1)² factors, which is the Goal for n = 44² - 1 = 1935."""
    mat = {"goal": goal, "required": ["×"], "permitted": [], "forbidden": [], "resources": ["1", "+", "3"]}
    asked = ASKED | mat
    solution = f"×1{'0' * (root**2 - 1)}@1 = {goal}"
    ruled = answer({**asked, "kind": "solution", "solution": solution})
    assert ruled["correct"], ruled
    assert answer({**asked, "budget_ms": BUDGET})["exists"] is not False
