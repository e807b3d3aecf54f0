"""Expressions at all: where random ones use all that is required, it is not said that there are none."""

import sys
from collections import Counter
from pathlib import Path
from random import Random

from forceout.editions.equations_2015_16 import Season
from forceout.games.equations.readings.reading import Fixity
from forceout.rules.vocabulary import Division, Form
from forceout.solver.equations.expressions_at_all import has_no_expression
from forceout.solver.equations.problem import Problem, Usage
from forceout.solver.equations.problems_of_position import build_problems

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))

from equations_solver_positions import choose_variations, now_position, roll, ruleset, small_position

ROUNDS = 200
TREES = 60


def random_usage(problem: Problem, usage: Usage, random: Random, size: int) -> int | None:
    """What a random expression uses; None where the cubes do not allow it."""
    if size == 1:
        used: int | None = random.choice(problem.numerals).usage
    else:
        left = random.randrange(1, size)
        one, other = (random_usage(problem, usage, random, part) for part in (left, size - left))
        between = [sign for sign in problem.signs if sign.operation.fixity is Fixity.BINARY]
        if one is None or other is None or not between:
            return None
        used = usage.add(usage.add(one, other), random.choice(between).usage)
    single = [sign for sign in problem.signs if sign.operation.fixity is not Fixity.BINARY]
    while single and used is not None and random.random() < 0.3:
        used = usage.add(used, random.choice(single).usage)
    return used if used is not None and usage.fits(used) else None


def test_what_can_be_made_is_not_denied() -> None:
    tally: Counter[bool] = Counter()
    for number in range(ROUNDS):
        random = Random(f"expressions at all {number}")
        division, season = random.choice(tuple(Division)), random.choice(tuple(Season))
        variations = choose_variations(random, division, season, roll(random), random.randint(0, 3))
        make = random.choice((small_position, now_position))
        asked = make(random, ruleset(division, Form.ADVENTUROUS, season, variations), random.randint(3, 7))
        for problem in build_problems(asked.position, asked.in_force):
            is_denied = has_no_expression(problem)
            tally[is_denied] += 1
            usage = Usage(problem)
            for _ in range(TREES if is_denied and problem.numerals else 0):
                used = random_usage(problem, usage, random, random.randint(1, 4))
                assert used is None or not usage.is_final(used), (number, used)
    assert tally[True] > ROUNDS // 20, tally
    assert tally[False] > ROUNDS, tally
