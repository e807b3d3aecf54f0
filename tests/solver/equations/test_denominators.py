"""Denominators: what an expression makes has no prime in its denominator that the proof rules out."""

import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

from forceout.editions.equations_2015_16 import Season
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.rules.vocabulary import Division, Form
from forceout.solver.equations.denominators import brought_in, without_foreign_denominators
from forceout.solver.equations.problem import Numeral, Problem, Target, Tree
from forceout.solver.equations.problems_of_position import build_problems

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))

from equations_solver_positions import choose_variations, roll, ruleset, small_position

ROUNDS = 150
TREES = 20


def random_value(problem: Problem, random: Random, size: int) -> Tree | Numeral:
    """A random expression, whatever cubes it takes."""
    if size == 1:
        numeral = random.choice(problem.numerals)
        unary = [sign for sign in problem.signs if sign.operation.fixity is not Fixity.BINARY]
        return Tree(random.choice(unary), numeral) if unary and random.random() < 0.4 else numeral
    sign = random.choice([sign for sign in problem.signs if sign.operation.fixity is Fixity.BINARY])
    left = random.randrange(1, size)
    return Tree(sign, random_value(problem, random, left), random_value(problem, random, size - left))


def test_what_is_made_has_no_other_denominator() -> None:
    tally: Counter[str] = Counter()
    for number in range(ROUNDS):
        random = Random(f"denominators {number}")
        division, season = random.choice((Division.JUNIOR, Division.SENIOR)), random.choice(tuple(Season))
        variations = choose_variations(random, division, season, roll(random), random.randint(1, 3))
        asked = small_position(random, ruleset(division, Form.ADVENTUROUS, season, variations), random.randint(3, 7))
        for problem in build_problems(asked.position, asked.in_force):
            if brought_in(problem, problem.signs) is None or not problem.numerals:
                tally["unknown"] += 1
                continue
            for _ in range(TREES):
                try:
                    value = value_of(random_value(problem, random, random.randint(1, 4)))
                except (IndexError, Undefined, Unverifiable):
                    continue
                target = Target(value, 0, "made")
                assert without_foreign_denominators(problem, [target]), (number, value)
                tally[str(isinstance(value, Rational) and value.q > 1)] += 1
            far = replace(problem, targets=(Target(Rational(5, 47 * 53), 0, "far"),))
            tally["dropped"] += not without_foreign_denominators(far, far.targets)
    assert tally["True"] > ROUNDS // 4, tally
    assert tally["dropped"] > ROUNDS // 10, tally


def value_of(expression: Tree | Numeral) -> Number:
    """The exact value of an expression."""
    if isinstance(expression, Numeral):
        return expression.value
    right = None if expression.right is None else value_of(expression.right)
    return expression.sign.of(value_of(expression.left), right)
