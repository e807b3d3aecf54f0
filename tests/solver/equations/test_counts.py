"""Kinds of cubes: the color tells cubes apart where it is one of exponents, and only those that may be digits."""

from random import Random

import pytest

from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.games.equations.values import Undefined, integer, is_zero
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations.counts import Kind, count_cubes
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.solve import solve
from forceout.solver.equations.swallowing_zeros import must_be_zero


def asked(
    goal: str, required: str, permitted: str, variations: list[dict[str, object]], resources: str = "k9"
) -> tuple[Position, InForce]:
    """A position of Junior with colored cubes."""
    question = Question(
        {
            "division": "junior",
            "form": "adventurous",
            "season": "even",
            "variations": variations,
            "goal": goal,
            "required": required.split(),
            "permitted": permitted.split(),
            "forbidden": [],
            "resources": resources.split(),
            "situation": "impossible",
        }
    )
    return read_position(question), InForce.of(read_ruleset(question))


BLACK: dict[str, object] = {"name": "exponent", "color": "black"}


def test_signs_of_two_colors_are_of_one_kind() -> None:
    position, in_force = asked("k9", "r+ k8", "k+ r3 g×", [BLACK])
    counts = count_cubes(position, in_force)
    assert counts.usable[Kind("+", False)] == 2
    assert counts.required[Kind("+", False)] == 1
    assert counts.usable[Kind("8", True)] == 1
    assert Kind("+", True) not in counts.usable


@pytest.mark.parametrize(
    ("variation", "cube", "symbol"),
    [({"name": "wild", "cube": "×"}, "g×", "×"), ({"name": "base", "base": 12}, "g*", "*")],
)
def test_signs_that_may_be_digits_have_a_color(variation: dict[str, object], cube: str, symbol: str) -> None:
    green: dict[str, object] = {"name": "exponent", "color": "green"}
    position, in_force = asked("k9", "", f"r2 k8 b× k+ {cube}", [variation, green])
    counts = count_cubes(position, in_force)
    assert counts.usable[Kind(symbol, True)] == 1


@pytest.mark.parametrize("repeats", [False, True])
def test_each_required_sign_is_used_whatever_its_color(repeats: bool) -> None:
    repeated: list[dict[str, object]] = [{"name": "multiple-operations"}] if repeats else []
    variations = [BLACK, *repeated]
    for required, permitted, exists in (
        ("r+ k+", "r2 r3 g4", True),
        ("r+ k+", "r2 r3", False),
        ("r+", "k+ r2 r3 g4", True),
    ):
        position, in_force = asked("k9", required, permitted, variations, resources="b÷ b×")
        assert solve(position, in_force, Budget(nodes=1_000_000)).exists is exists


def test_a_required_0_swallows_all_also_under_an_exponent_0() -> None:
    position, in_force = asked("g4", "r0 b0 b0", "k9 r3 r1 b× b÷ g×", [{"name": "exponent", "color": "red"}])
    (problem,) = build_problems(position, in_force)
    exponents = [sign for sign in problem.signs if sign.exponent is not None]
    assert any(sign.exponent == integer(0) for sign in exponents)
    assert must_be_zero(problem)
    zeros = 0
    for number in range(3000):
        random = Random(number)
        made = integer(0)
        try:
            for _ in range(4):
                sign = random.choice(problem.signs)
                other = random.choice(problem.numerals).value
                if sign.exponent is not None:
                    made = sign.of(made)
                else:
                    made = sign.of(made, other) if random.random() < 0.5 else sign.of(other, made)
        except Undefined:
            continue
        assert is_zero(made)
        zeros += 1
    assert zeros > 50
