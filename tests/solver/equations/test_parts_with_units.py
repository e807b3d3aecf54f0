"""Parts of problems with √ = i: two i as a product, and what stands below a root that is the Goal."""

from dataclasses import replace
from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.compiled_search import IS_COMPILED, supported_part
from forceout.solver.equations.expression_usage import used
from forceout.solver.equations.imaginary import roots_of_unity
from forceout.solver.equations.pairs_of_units import PRODUCT, with_products
from forceout.solver.equations.problem import Expression, Numeral, Problem, Target, Tree, Usage
from forceout.solver.equations.roots_of_goals import below_roots
from tests.solver.equations.test_complex_search import complex_positions, complex_problems

ROUNDS = 300
TREES = 10
GOAL = Complex(values.integer(0), values.integer(3))

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")


def grown(problem: Problem, random: Random, size: int) -> Expression:
    """A random expression of real numbers, with a product of two i."""
    if size == 1:
        return random.choice([one for one in problem.numerals if not one.needs_company])
    left = random.randrange(1, size)
    between = [one for one in problem.signs if one.operation.fixity is Fixity.BINARY]
    sign = random.choice([one for one in between if one.operation == PRODUCT] * 3 + between)
    return Tree(sign, grown(problem, random, left), grown(problem, random, size - left))


def value_of(expression: Expression) -> Number:
    if isinstance(expression, Numeral):
        return expression.value
    right = None if expression.right is None else value_of(expression.right)
    return expression.sign.of(value_of(expression.left), right)


def has_product(expression: Expression) -> bool:
    if isinstance(expression, Numeral):
        return False
    parts = [expression.left] if expression.right is None else [expression.left, expression.right]
    return expression.sign.operation == PRODUCT or any(map(has_product, parts))


def test_a_product_of_two_i_is_written_with_them() -> None:
    written = same = 0
    for number in range(4 * ROUNDS):
        random = Random(f"pairs of units {number}")
        for problem in complex_problems(complex_positions(random)):
            real = replace(supported_part(problem), gaps=())
            made = with_products(problem, real) if real.numerals else None
            if made is None:
                continue
            usage = Usage(problem)
            for _ in range(TREES):
                expression = grown(made.problem, random, random.randint(2, 4))
                try:
                    wanted = value_of(expression)
                    found = made.wrapped(expression)
                    value = value_of(found)
                except (Undefined, Unverifiable, ArithmeticError):
                    continue
                assert used(found, usage) == used(expression, usage)
                assert not has_product(found)
                written += has_product(expression)
                same += has_product(expression) and value == wanted
    assert written > ROUNDS // 3, written
    assert same > written * 0.8, (same, written)


def test_what_stands_below_a_root_makes_the_goal() -> None:
    asked = 0
    for number in range(4 * ROUNDS):
        random = Random(f"below roots {number}")
        for whole in complex_problems(complex_positions(random)):
            problem = replace(whole, targets=(Target(GOAL, 0, "3i"),))
            for below in below_roots(problem, problem):
                (target,) = below.problem.targets
                assert isinstance(target.value, Rational)
                number_below = Numeral(target.value, 0, 1, "what is below", False)
                tree = below.wrapped(number_below)
                assert isinstance(tree, Tree)
                exponent = tree.sign.exponent if tree.right is None else value_of(tree.right)
                assert exponent is not None
                assert GOAL in values.complex_powers(target.value, exponent)
                assert used(tree, Usage(problem)) == target.usage
                asked += 1
    assert asked > ROUNDS // 10, asked


def test_units_are_made_of_digits() -> None:
    made = 0
    for number in range(4 * ROUNDS):
        random = Random(f"made units {number}")
        for problem in complex_problems(complex_positions(random)):
            for tree in roots_of_unity(problem):
                base = value_of(tree.left)
                exponent = tree.sign.exponent if tree.right is None else value_of(tree.right)
                assert exponent is not None
                assert values.IMAGINARY in values.complex_powers(base, exponent)
                made += isinstance(tree.left, Tree)
    assert made > ROUNDS // 20, made
