"""Sizes of numerals of two digits: no expression of such is beyond the bound."""

from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.values import Number, Undefined
from forceout.games.equations.values.number import Rational
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.solver.equations import sizes
from forceout.solver.equations.problem import Problem
from forceout.solver.equations.problems_of_position import build_problems


def some_value(random: Random, problem: Problem, numbers: list[int], symbols: list[str]) -> Number | None:
    """What a random expression of some numbers and signs is; None where it is nothing."""
    left: list[Number] = [values.integer(one) for one in numbers]
    for symbol in random.sample(symbols, len(symbols)):
        sign = next(one for one in problem.signs if one.text == symbol)
        first, second = (left.pop(random.randrange(len(left))) for _ in range(2))
        try:
            left.append(sign.of(first, second))
        except Undefined:
            return None
    return left[-1]


@pytest.mark.parametrize("symbols", ["-", "-×", "+-×", "--×", "-×÷", "×+-", "--+"])
def test_no_expression_of_two_digit_numerals_is_beyond_the_bound(symbols: str) -> None:
    random, closest = Random(f"two digits {symbols}"), 0.0
    for _ in range(12):
        base = random.choice((8, 9, 10))
        count = random.randint(len(symbols) + 1, 2 * len(symbols) + 3)
        shown = [str(random.randrange(base)) for _ in range(count)]
        question = Question(
            {
                "division": "middle",
                "variations": [{"name": "base", "base": base}],
                "goal": "11",
                "required": [],
                "permitted": [*shown, *symbols],
                "resources": [],
                "situation": "impossible",
            }
        )
        (problem,) = build_problems(read_position(question), InForce.of(read_ruleset(question)))
        most = sizes._most(problem)
        assert most is not None
        for _ in range(25):
            left = random.sample(shown, len(shown))
            numbers: list[int] = []
            left.sort(reverse=random.random() < 0.8)
            for _ in range(len(symbols) + 1):
                is_long = len(left) - 1 > len(symbols) - len(numbers) and random.random() < 0.8
                numbers.append(int(left.pop(0)) * base + int(left.pop()) if is_long else int(left.pop(0)))
            random.shuffle(numbers)
            for _ in range(20):
                value = some_value(random, problem, numbers, list(symbols))
                if isinstance(value, Rational):
                    assert abs(value.p) <= most * value.q, (shown, base, numbers)
                    closest = max(closest, abs(value.p) / value.q / most)
    assert closest > 0.3, closest
