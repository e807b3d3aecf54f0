"""Products of powers: nothing that is made with one sum at most is called impossible."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.multiple_of import DiffersByMultiple
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.rulebook.rule import Rule
from forceout.solver.equations.foreign_primes import without_foreign_primes
from forceout.solver.equations.problem import Problem, Target
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.products_of_powers import without_other_products

ROUNDS = 40
TREES = 40
K = 7
RULE = Rule("equations", "XIII-C-6")
FAR = (Rational(17, 13), Rational(0, 1), values.root(values.integer(2), values.integer(3)))
"""What none of the sets of cubes makes, or only with what is left out of it."""


def asked(division: str, required: str, permitted: str, variations: list[dict[str, str]]) -> tuple[Position, InForce]:
    """A position with some variations."""
    question = Question(
        {
            "division": division,
            "form": "adventurous" if variations else "basic",
            "season": "even",
            "variations": variations,
            "goal": "99",
            "required": list(required),
            "permitted": list(permitted),
            "forbidden": [],
            "resources": ["1"],
            "situation": "impossible",
        }
    )
    return read_position(question), InForce.of(read_ruleset(question))


def some_value(random: Random, problem: Problem, digits: str, symbols: str, more: float = 0.9) -> Number:
    """What a random expression is of digits and signs, each used once at most; of all digits where all is used."""
    left = [
        random.choice([one.value for one in problem.numerals if one.text.lstrip("~>") == digit]) for digit in digits
    ]
    signs = list(symbols)
    random.shuffle(left)
    while len(left) > 1 and signs and random.random() < more:
        symbol = signs.pop(random.randrange(len(signs)))
        sign = random.choice([one for one in problem.signs if one.text == symbol])
        first = left.pop(random.randrange(len(left)))
        if sign.operation.fixity is Fixity.BINARY:
            left.append(sign.of(first, left.pop(random.randrange(len(left)))))
        else:
            left.append(sign.of(first))
    if more == 1 and len(left) > 1:
        raise IndexError
    return left[-1]


@pytest.mark.parametrize(
    ("division", "symbols", "variations"),
    [
        ("senior", "+×÷*√", []),
        ("senior", "-×÷*√", []),
        ("senior", "××*√√", []),
        ("middle", "××*√√", ["factorial"]),
        ("senior", "×÷**√", ["factorial"]),
        ("elementary", "×÷*√+", ["sideways"]),
        ("elementary", "+×÷÷√", ["average"]),
        ("senior", "×÷*√", ["number-of-factors"]),
    ],
)
def test_what_is_made_is_not_called_impossible(division: str, symbols: str, variations: list[str]) -> None:
    tally: Counter[str] = Counter()
    named = [{"name": name} for name in variations]
    more = "!" if "factorial" in variations else ""
    for number in range(ROUNDS):
        random = Random(f"{symbols} {number}")
        digits = "".join(str(random.choice((0, 1, 2, 3, 4, 6, 8, 9))) for _ in symbols)
        position, in_force = asked(division, "", digits + symbols, named)
        for problem in build_problems(position, in_force):
            others = replace(problem, relation=DiffersByMultiple(K, RULE))
            for _ in range(TREES):
                try:
                    value = some_value(random, problem, digits, symbols + more)
                except (IndexError, Undefined, Unverifiable):
                    continue
                target = Target(value, 0, "made")
                assert without_other_products(problem, (target,), True), (number, value)
                away = values.add(value, values.integer(K * random.choice((-2, -1, 1, 3))))
                assert without_other_products(others, (Target(away, 0, "away"),), False), (number, value)
                tally["fraction" if isinstance(value, Rational) else "root"] += 1
            for far in FAR:
                target = Target(far, 0, "far")
                tally["dropped"] += not without_other_products(problem, (target,), True)
                tally["dropped"] += not without_other_products(others, (target,), False)
    assert tally["fraction"] > ROUNDS * 5, tally
    assert tally["dropped"] > 10, tally


@pytest.mark.parametrize(
    ("division", "symbols"), [("senior", "+×÷"), ("senior", "-×√"), ("middle", "+×÷÷"), ("senior", "××÷")]
)
def test_what_is_made_with_a_required_0_is_not_called_impossible(division: str, symbols: str) -> None:
    tally: Counter[str] = Counter()
    for number in range(ROUNDS):
        random = Random(f"{symbols} {number}")
        digits = "0" + "".join(str(random.choice((1, 2, 3, 4, 6, 8, 9))) for _ in symbols)
        position, in_force = asked(division, "0", digits[1:] + symbols, [])
        for problem in build_problems(position, in_force):
            others = replace(problem, relation=DiffersByMultiple(K, RULE))
            for _ in range(TREES):
                try:
                    value = some_value(random, problem, digits, symbols, more=1.0)
                except (IndexError, Undefined, Unverifiable):
                    continue
                assert without_other_products(problem, (Target(value, 0, "made"),), True), (number, value)
                away = values.add(value, values.integer(K * random.choice((-2, -1, 1, 3))))
                assert without_other_products(others, (Target(away, 0, "away"),), False), (number, value)
                tally["0" if values.is_zero(value) else "more"] += 1
            tally["dropped"] += not without_other_products(problem, (Target(values.integer(5), 0, "far"),), True)
            tally["dropped"] += not without_other_products(others, (Target(values.integer(0), 0, "far"),), False)
    assert tally["0"] + tally["more"] > 50, tally
    assert tally["dropped"] >= ROUNDS, tally


def test_no_product_with_i_has_another_prime() -> None:
    tally: Counter[str] = Counter()
    for number in range(ROUNDS):
        random = Random(f"i {number}")
        digits = "".join(random.choice("1234689") for _ in range(4))
        position, in_force = asked("senior", "", digits + "×÷**√", [{"name": "imaginary"}])
        for problem in build_problems(position, in_force):
            numbers = [one.value for one in problem.numerals]
            for _ in range(TREES):
                left = [random.choice(numbers) for _ in range(4)]
                while len(left) > 1:
                    sign = random.choice([one for one in problem.signs if one.operation.fixity is Fixity.BINARY])
                    first, second = left.pop(random.randrange(len(left))), left.pop(random.randrange(len(left)))
                    every = sign.operation.all_values
                    try:
                        left.append(random.choice(every(first, second)) if every else sign.of(first, second))
                    except (IndexError, Undefined, Unverifiable):
                        break
                    target = Target(left[-1], 0, "made")
                    assert without_foreign_primes(problem, numbers, (target,)), (number, left[-1])
                    tally[type(left[-1]).__name__] += 1
            far = Target(values.integer(51), 0, "far")
            tally["dropped"] += not without_foreign_primes(problem, numbers, (far,))
    assert tally["dropped"] == ROUNDS, tally
    assert tally["Complex"] > 100, tally
