"""What there is no room for: nothing is left out that a random expression has with all that is required."""

import sys
from collections import Counter
from pathlib import Path
from random import Random

from forceout.editions.equations_2015_16 import Season
from forceout.games.equations.readings.reading import Fixity
from forceout.rules.vocabulary import Division, Form
from forceout.solver.equations.problem import Numeral, Problem, Sign, Usage
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.room import without_what_has_no_room

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))

from equations_solver_positions import choose_variations, now_position, roll, ruleset, small_position

ROUNDS = 400
TREES = 300
Parts = tuple[int, list[Numeral | Sign]]


def random_parts(problem: Problem, usage: Usage, random: Random, size: int) -> Parts | None:
    """What a random expression uses, and its numerals and signs; None where the cubes do not allow it."""
    parts: list[Numeral | Sign] = []
    if size == 1:
        parts.append(random.choice(problem.numerals))
        used = parts[0].usage
    else:
        left = random.randrange(1, size)
        one, other = (random_parts(problem, usage, random, part) for part in (left, size - left))
        between = [sign for sign in problem.signs if sign.operation.fixity is Fixity.BINARY]
        if one is None or other is None or not between:
            return None
        sign = random.choice(between)
        parts = [*one[1], *other[1], sign]
        used = usage.add(usage.add(one[0], other[0]), sign.usage)
    single = [sign for sign in problem.signs if sign.operation.fixity is not Fixity.BINARY]
    while single and random.random() < 0.2:
        parts.append(random.choice(single))
        used = usage.add(used, parts[-1].usage)
    return (used, parts) if usage.fits(used) else None


def test_nothing_is_left_out_that_stands_beside_all_that_is_required() -> None:
    tally: Counter[str] = Counter()
    for number in range(ROUNDS):
        random = Random(f"room {number}")
        division, season = random.choice(tuple(Division)), random.choice(tuple(Season))
        variations = choose_variations(random, division, season, roll(random), random.randint(0, 3))
        make = random.choice((small_position, now_position))
        asked = make(random, ruleset(division, Form.ADVENTUROUS, season, variations), random.randint(3, 8))
        for problem in build_problems(asked.position, asked.in_force):
            narrow = without_what_has_no_room(problem)
            tally["narrow"] += narrow is not problem
            usage = Usage(problem)
            for _ in range(TREES if narrow is not problem and problem.numerals else 0):
                made = random_parts(problem, usage, random, random.randint(1, 5))
                if made is None or not usage.is_final(made[0]):
                    continue
                tally["made"] += 1
                there = {*narrow.numerals, *narrow.signs}
                assert there.issuperset(made[1]), (number, made)
    assert tally["narrow"] > ROUNDS // 10, tally
    assert tally["made"] > ROUNDS // 10, tally
