"""What nobody can verify makes no correct Equation (Equations VII-B-2, XIII-C-9-comment): the solver leaves it out, and
the judge, asked about the whole, calls it incorrect."""

from collections import Counter
from random import Random

import pytest

from forceout.games.equations.checking import check_equation
from forceout.games.equations.in_force import InForce
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations import compiled_search
from forceout.solver.equations.problem import Expression, Numeral, Problem, Tree, Usage, write
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.solve import solve

ROUNDS = 8_000
QUESTION = Question(
    {
        "division": "senior",
        "season": "even",
        "variations": [{"name": "factorial"}, {"name": "number-of-factors"}],
        "goal": "76",
        "required": [],
        "permitted": ["5", "9", "×", "-", "√"],
        "forbidden": [],
        "resources": [],
        "situation": "forceout",
    }
)
needs_kernel = pytest.mark.skipif(not compiled_search.IS_COMPILED, reason="no kernel")


def grown(problem: Problem, usage: Usage, random: Random, size: int) -> tuple[Expression, int]:
    """A random expression, and what it uses. Raises LookupError where the cubes do not allow it."""
    if size == 1:
        numeral = random.choice([one for one in problem.numerals if one.text.isdigit()])
        made: Expression = numeral
        used = numeral.usage
    else:
        part = random.randrange(1, size)
        (left, left_used), (right, right_used) = (grown(problem, usage, random, one) for one in (part, size - part))
        sign = random.choice([one for one in problem.signs if one.operation.fixity is Fixity.BINARY])
        made, used = Tree(sign, left, right), usage.add(usage.add(left_used, right_used), sign.usage)
    single = [one for one in problem.signs if one.operation.fixity is not Fixity.BINARY]
    while random.random() < 0.75:
        sign = random.choice(single)
        if usage.fits(usage.add(used, sign.usage)):
            made, used = Tree(sign, made), usage.add(used, sign.usage)
    if not usage.fits(used):
        raise LookupError
    return made, used


def value_of(expression: Expression) -> Number:
    """The exact value of an expression."""
    if isinstance(expression, Numeral):
        return expression.value
    right = None if expression.right is None else value_of(expression.right)
    return expression.sign.of(value_of(expression.left), right)


def test_equations_XIII_C_9_comment_what_nobody_can_verify_is_not_correct() -> None:
    position, in_force = read_position(QUESTION), InForce.of(read_ruleset(QUESTION))
    (problem,) = build_problems(position, in_force)
    usage = Usage(problem)
    tally: Counter[str] = Counter()
    for number in range(ROUNDS):
        random = Random(f"unverifiable {number}")
        try:
            tree, _ = grown(problem, usage, random, random.randint(1, 3))
            value_of(tree)
        except (LookupError, Undefined):
            continue
        except Unverifiable:
            verdict = check_equation(f"{write(tree)} = 76", position, in_force)
            assert not verdict.is_correct, write(tree)
            tally.update(one.code for one in verdict.violations)
    assert tally["unverifiable"] >= 10, tally


@needs_kernel
def test_what_nobody_can_verify_leaves_no_doubt() -> None:
    position, in_force = read_position(QUESTION), InForce.of(read_ruleset(QUESTION))
    found = solve(position, in_force, Budget(nodes=4_000_000))
    assert found.reason is None or "unverifiable" not in found.reason, found
