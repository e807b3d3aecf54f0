"""Degrees: nothing that is made is called impossible for its degree, also with logarithms."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from forceout.games.equations import values
from forceout.solver.equations.degrees_of_radicals import degree_of_radical, far_degree, without_foreign_degrees
from forceout.solver.equations.problem import Target
from tests.solver.equations.test_proofs import OTHER, REPEATED, ROOT, any_value, read

SIXTH = values.divide(values.integer(5), values.integer(6))


@pytest.mark.parametrize("seed", range(3))
def test_no_degree_beside_logarithms_is_denied(seed: int) -> None:
    random = Random(f"logarithms {seed}")
    kept: Counter[str] = Counter()
    for _ in range(60):
        signs = random.choice(("+÷÷", "-×÷√", "+÷÷√", "÷÷√√", "×÷÷-√"))
        cubes = [random.choice(("r2", "b2", "g4", "k8", "k9", "b3", "g6")) for _ in range(6)]
        others = [{"name": "exponent", "color": "red"}, {"name": "factorial"}, REPEATED]
        problem = read(
            {
                "division": "senior",
                "variations": [{"name": "log"}, random.choice(others)],
                "goal": "2",
                "required": [],
                "permitted": [*cubes, "r2", *signs],
                "resources": [],
            }
        )
        # A √ with an index in front takes any root.
        problem = replace(problem, signs=tuple(one for one in problem.signs if one.operation.apply is not values.root))
        for _ in range(60):
            expression = any_value(random, problem)
            if expression is None:
                continue
            target = Target(expression[0], 0, "")
            assert without_foreign_degrees(problem, (target,)) == (target,), (expression[0], cubes, signs)
            kept["radicals"] += degree_of_radical(expression[0]) > 1
            kept["refuted"] += without_foreign_degrees(problem, (Target(ROOT, 0, ""),)) == ()
    assert kept["radicals"] > 5, kept
    assert kept["refuted"] > 300, kept


def test_degrees_of_radicals() -> None:
    for index, made in ((1, OTHER), (97, ROOT), (97, values.add(ROOT, OTHER)), (6, values.power(OTHER, SIXTH))):
        assert degree_of_radical(made) == index
    # Of two products nothing is said: they might come to less.
    assert degree_of_radical(values.add(ROOT, values.power(OTHER, SIXTH))) == 1


def test_degrees_of_radicals_with_factorials_that_are_not_written_out() -> None:
    whole, factorial, root = values.integer, values.factorial, values.root
    far = factorial(factorial(whole(20)))
    sixty = root(far, whole(60))
    cases = (
        (sixty, 1, 3),
        (sixty, 2 * 3 * 5, 7),
        (root(factorial(far), whole(6)), 2, 3),
        (values.power(whole(64), values.divide(whole(3), far)), 1, 5),
        (root(whole(20), factorial(factorial(whole(60)))), 1, 20),
        (root(whole(3), values.multiply(whole(2), factorial(whole(9_000_000)))), 1, 3),
        (root(values.power(whole(6), factorial(whole(8))), whole(2)), 7, 6),
        (root(values.power(whole(6), factorial(factorial(whole(8)))), whole(2)), 7, 6),
        (root(factorial(values.power(whole(6), factorial(whole(8)))), whole(5)), 2 * 3, 5),
        (root(values.power(whole(6), factorial(whole(8))), values.power(whole(2), values.power(whole(4), far))), 1, 1),
        (far, 1, 1),
        (whole(60), 1, 1),
        (values.add(sixty, root(whole(2), whole(3))), 1, 1),
        (values.multiply(root(whole(2), far), root(whole(3), factorial(whole(9_000_000)))), 1, 1),
    )
    for made, indices, degree in cases:
        assert far_degree(made, indices) == degree, made
        if isinstance(degree, int) and degree > 1:
            for exponent in range(1, min(degree, 8)):
                assert values.is_rational(values.power(made, whole(exponent))) is not True
