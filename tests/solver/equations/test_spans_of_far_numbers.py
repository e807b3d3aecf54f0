"""Spans of factorials of factorials, of their roots, and of logarithms of roots without end, against expressions."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from forceout.editions.equations_2015_16 import Season
from forceout.games.equations import values
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.values import Number
from forceout.games.equations.variations.average import Average
from forceout.games.equations.variations.factorial import Factorial
from forceout.games.equations.variations.multiple_operations import MultipleOperations
from forceout.rules.frozen import replace
from forceout.rules.vocabulary import Division
from forceout.solver.budget import Budget
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.problem import COUNTERS, FIELD_BITS, MOST_OF_A_SORT, Problem, Target
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.spans import lie_elsewhere
from tests.solver.equations.test_powers_of_base import ASKED, position_of
from tests.solver.equations.test_spans import NODES, ROUNDS, TREES, Grower, ask, cubes_of, endless_problems

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")

FACTORIALS = ((0, 0), (0, 0), (0, 0), (2, 0), (3, 0), (2, 1), (2, 2), (3, 1), (3, 2), (3, 9), (0, 1), (1, 1), (2, 8))
"""How many ! are put to a number, and then how many √."""
ROOTS = ((0, 0), (0, 0), (0, 1), (0, 3), (0, 7), (0, 9), (0, 14))


class FarGrower(Grower):
    """Puts chains of ! to most numbers, and then chains of √; whole numbers above 0 come more often than others."""

    def __init__(self, problem: Problem, random: Random, chains: tuple[tuple[int, int], ...]) -> None:
        super().__init__(problem, random)
        self.chains = chains
        zero = values.integer(0)
        good = [one for one in self.numerals if values.is_integer(one.value) and values.compare(one.value, zero) == 1]
        self.numerals += good * 4

    def _with_signs(self, value: Number, used: int, text: str) -> tuple[Number, int, str]:
        factorials, roots = self.random.choice(self.chains)
        chain = [values.factorial] * factorials + [square_root] * roots
        signs = {sign.operation.apply: sign for sign in self.unary}
        others = [sign for sign in self.unary if sign.operation.apply not in (values.factorial, square_root)]
        put = [signs[apply] for apply in chain if apply in signs]
        if others and self.random.random() < 0.3:
            put.append(self.random.choice(others))
        for sign in put:
            total = self.usage.add(used, sign.usage)
            if not self.usage.fits(total):
                break
            try:
                value, used, text = self._put(sign, total, value), total, f"{sign.text}({text})"
            except LookupError:
                break
        return value, used, text


def problems(random: Random, signs: str, variations: list[dict[str, Any]]) -> Iterator[Problem]:
    """Of a few digits, one of them perhaps twice, and a few signs."""
    digits = random.sample("1234567890"[: random.choice((6, 10))], random.randint(2, 3))
    digits += random.choice(([], digits[:1]))
    usable = digits + random.sample(signs, random.randint(2, 4))
    mat = {"goal": "7", "required": [], "permitted": usable, "forbidden": [], "resources": list("×")}
    position, in_force = position_of({**ASKED, **mat, "division": "senior", "variations": variations})
    for problem in build_problems(position, in_force):
        if problem.numerals and problem.signs:
            yield problem


AVERAGES = (MultipleOperations(), Factorial(), Average())
FACTORIAL = {"name": "factorial"}
LOG = {"name": "log"}
EXPONENT = {"name": "exponent", "color": "red"}


@pytest.mark.parametrize(
    ("signs", "chains", "beside"),
    [
        ("+-×÷*√√÷×", FACTORIALS, [FACTORIAL]),
        ("×÷**", FACTORIALS, [FACTORIAL]),
        ("+-×÷*√√÷×", FACTORIALS, [FACTORIAL, LOG]),
        ("+-×÷*√√÷×", FACTORIALS, [FACTORIAL, EXPONENT]),
        ("÷÷√√×*", ROOTS, [LOG]),
        ("÷÷√√×*", ROOTS, [LOG, EXPONENT]),
    ],
)
def test_what_far_numbers_make_does_not_lie_elsewhere(
    signs: str, chains: tuple[tuple[int, int], ...], beside: list[dict[str, Any]]
) -> None:
    tally: Counter[str | None] = Counter()
    for number in range(ROUNDS if chains is ROOTS else ROUNDS // 4):
        random = Random(f"far {signs} {len(beside)} {number}")
        for problem in problems(random, signs, [{"name": "multiple-operations"}, *beside]):
            grower = FarGrower(problem, random, chains)
            tally.update(ask(problem, grower, random) for _ in range(TREES))
    assert tally["unverifiable candidates"] > ROUNDS // 4, tally


def chain_of(number: int) -> tuple[Number, ...]:
    """A number, what ! makes of it, of that and of that again."""
    found: list[Number] = [values.integer(number)]
    for _ in range(3):
        found.append(values.factorial(found[-1]))
    return tuple(found)


def test_a_goal_that_is_a_factorial_of_a_factorial_does_not_lie_elsewhere() -> None:
    chains = [chain_of(number) for number in (3, 4, 5, 6, 7, 8, 9, 10)]
    tally: Counter[str] = Counter()
    for number in range(ROUNDS // 4):
        random = Random(f"factorials as Goals {number}")
        for problem in problems(random, "+-×÷*÷×", [{"name": "multiple-operations"}, FACTORIAL]):
            grower = FarGrower(problem, random, ((2, 0), (2, 0), (3, 0), (0, 0), (0, 0)))
            for _ in range(3 * TREES):
                try:
                    value, used, text = grower.grow(random.randint(1, 4))
                except (LookupError, IndexError, ValueError):
                    continue
                for chain in chains:
                    if value not in chain[2:]:
                        continue
                    last = chain.index(value)
                    beyond = MOST_OF_A_SORT << FIELD_BITS * (problem.fields - COUNTERS)
                    targets = [Target(one, beyond, "an argument") for one in chain[:last]]
                    asked = replace(
                        problem,
                        targets=(Target(value, 0, "what was made"), *targets[::-1]),
                        required=cubes_of(problem, used),
                        endless=problem.endless._replace(targets=(), others=None),
                    )
                    outcome = lie_elsewhere(asked, Budget(nodes=NODES)).value
                    assert outcome != "exhausted", (text, problem.gaps)
                    tally[outcome] += 1
    assert tally["unverifiable candidates"] > ROUNDS // 4, tally


def test_averages_of_far_numbers_do_not_lie_elsewhere() -> None:
    tally: Counter[str | None] = Counter()
    for number in range(ROUNDS):
        random = Random(f"averages {number}")
        for problem in endless_problems(random, AVERAGES, (Division.MIDDLE,), (Season.EVEN,)):
            if problem.numerals and problem.signs:
                grower = FarGrower(problem, random, FACTORIALS)
                tally.update(ask(problem, grower, random) for _ in range(TREES))
    assert tally["unverifiable candidates"] > ROUNDS // 4, tally
