"""Proofs about all that can be made at all: nothing that is made is called impossible, however it is made."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import BadQuestion, Question
from forceout.solver.budget import Budget
from forceout.solver.equations.degrees_of_radicals import degree_of_radical, without_foreign_degrees
from forceout.solver.equations.denominators import without_foreign_denominators
from forceout.solver.equations.heights import is_too_high, log_height
from forceout.solver.equations.problem import Numeral, Problem, Target, Usage
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.proofs import drop_hopeless_targets, without_hopeless_targets
from forceout.solver.equations.solve import solve

LONGEST = 2_000
OTHER = values.divide(values.integer(1), values.integer(97))
ROOT = values.root(values.integer(97), values.integer(12))
VARIATIONS: dict[str, list[dict[str, Any]]] = {
    "elementary": [
        {"name": name}
        for name in ("percent", "average", "remainder", "lcm", "gcf", "number-of-factors", "smallest-prime")
    ],
    "middle": [{"name": name} for name in ("sideways", "percent", "factorial", "number-of-factors", "average")],
    "junior": [{"name": name} for name in ("factorial", "number-of-factors", "powers-of-the-base")]
    + [{"name": "exponent", "color": "red"}],
    "senior": [{"name": name} for name in ("factorial", "number-of-factors", "decimal-in-goal", "powers-of-the-base")],
}
REPEATED = {"name": "multiple-operations"}
CASES: dict[str, dict[str, Any]] = {
    "no thirteenth root, whatever the powers of the base": {
        "division": "junior",
        "season": "odd",
        "variations": [
            {"name": "powers-of-the-base"},
            {"name": "number-of-factors"},
            {"name": "exponent", "color": "blue"},
        ],
        "goal": "39√27",
        "required": [],
        "permitted": ["r+"],
        "resources": [
            "r-",
            "r0",
            "r+",
            "b×",
            "b3",
            "b1",
            "b0",
            "b1",
            "g6",
            "g6",
            "g-",
            "g×",
            "g×",
            "g×",
            "k8",
            "k8",
            "k7",
        ],
    },
    "a 0 that everything swallows, whatever the powers of the base": {
        "division": "junior",
        "season": "odd",
        "variations": [{"name": "powers-of-the-base"}, {"name": "number-of-factors"}, REPEATED],
        "goal": "23+6",
        "required": ["b0", "r3"],
        "permitted": ["r1"],
        "resources": ["r0", "b÷", "b2", "g4", "g4", "g4", "g×", "g4", "k7", "k8", "k√", "k√"],
    },
    "an eighth root with one exponent that is a half": {
        "division": "middle",
        "season": "odd",
        "variations": [{"name": "exponent", "color": "blue"}, {"name": "factorial"}, {"name": "sideways"}],
        "goal": "8√3",
        "required": ["g6", "b÷"],
        "permitted": ["b2", "b0"],
        "resources": ["r+", "r0", "r-", "r+", "r3", "b1", "b×", "g4", "g4", "g×", "g-", "k7", "k÷", "k7", "k7"],
    },
    "a half where no ÷ has room": {
        "division": "elementary",
        "season": "odd",
        "variations": [{"name": "gcf"}, {"name": "three-operations"}],
        "goal": "1÷2",
        "required": ["g-", "k+", "r-", "r1", "r-", "g*"],
        "permitted": ["k9", "g*", "k√"],
        "resources": ["r0", "r-", "b3", "b3", "g-", "g6", "g-", "k÷"],
    },
    "no 7 of digits and exponents": {
        "division": "senior",
        "season": "odd",
        "variations": [REPEATED, {"name": "exponent", "color": "black"}],
        "goal": "36-8",
        "required": ["b1", "b3"],
        "permitted": ["g4", "b3", "r0"],
        "resources": ["r1", "r3", "r1", "b0", "g6", "g×", "g×", "k9", "k8", "k9", "k9"],
    },
    "percents make no 9": {
        "division": "elementary",
        "variations": [{"name": "remainder"}, REPEATED, {"name": "percent"}],
        "goal": "50÷9",
        "required": list("1×3"),
        "permitted": list("8"),
        "resources": list("22344×*+√√"),
    },
    "too high though signs are repeated": {
        "division": "elementary",
        "season": "odd",
        "variations": [{"name": "three-operations"}, {"name": "number-of-factors"}, REPEATED],
        "goal": "2*95",
        "required": list("73-"),
        "permitted": [],
        "resources": list("+0+××13÷×46√√√+"),
    },
    "no seventh root": {
        "division": "senior",
        "season": "odd",
        "variations": [{"name": "number-of-factors"}, {"name": "exponent", "color": "red"}, REPEATED],
        "goal": "7√8-4",
        "required": [],
        "permitted": ["b0", "b2"],
        "resources": ["r3", "r+", "r3", "r3", "r0", "r2", "b0", "b2", "g-", "g×", "g4", "k+", "k÷"],
    },
    "a required 0 beside × and ÷": {
        "division": "middle",
        "variations": [{"name": "sideways"}, REPEATED],
        "goal": "3",
        "required": list("×0÷"),
        "permitted": list("9÷"),
        "resources": list("2202342×445×78"),
    },
    "an exponent of 0": {
        "division": "senior",
        "season": "odd",
        "variations": [{"name": "exponent", "color": "red"}],
        "goal": "29*37",
        "required": ["b÷", "k÷", "r0"],
        "permitted": ["g-", "b0", "r+", "b0"],
        "resources": ["r0", "r0", "r+", "b1", "g-", "g5", "g4", "g-", "g-", "k7", "k9", "k9"],
    },
    "signs that may be repeated, and too few digits": {
        "division": "junior",
        "variations": [{"name": "exponent", "color": "black"}, REPEATED],
        "goal": "7+1×4",
        "required": ["b2", "g×", "g*", "b÷", "b×", "k√", "g-"],
        "permitted": ["k÷", "k÷", "r0"],
        "resources": ["r-", "r-", "r-", "b2", "g4", "g×", "k8", "k+"],
    },
    "a root beside a huge factorial": {
        "division": "middle",
        "variations": [{"name": "percent"}, REPEATED, {"name": "factorial"}],
        "goal": "2√3÷9",
        "required": list("3-"),
        "permitted": list("620"),
        "resources": list("33-0÷×6××88"),
    },
    "logarithms make no root": {
        "division": "senior",
        "variations": [{"name": "decimal-in-goal"}, {"name": "log"}, {"name": "factorial"}],
        "goal": "31√62",
        "required": ["r+", "b×", "g4"],
        "permitted": ["b2", "g4", "k9"],
        "resources": ["r-", "b3", "b÷", "b0", "b2", "g-", "g6", "g-", "k÷", "k÷", "k7", "k÷"],
    },
    "exponents take no root whose index is too long to be written out": {
        "division": "senior",
        "variations": [
            {"name": "factorial"},
            {"name": "exponent", "color": "black"},
            {"name": "base", "base": 9},
        ],
        "goal": "g6k8k√b0r2",
        "required": ["g6"],
        "permitted": ["r3", "g5", "k7", "r-"],
        "resources": ["r0", "r0", "b3", "b3", "b×", "b1", "g×", "g-", "g4", "k9", "k9", "k7"],
    },
}


def read(asked: dict[str, Any]) -> Problem:
    """The first search of a question."""
    question = Question({**asked, "situation": "impossible"})
    return next(iter(build_problems(read_position(question), InForce.of(read_ruleset(question)))))


@pytest.mark.parametrize("asked", CASES.values(), ids=CASES)
def test_what_nothing_can_make_is_impossible_at_once(asked: dict[str, Any]) -> None:
    question = Question({**asked, "situation": "impossible"})
    assert solve(read_position(question), InForce.of(read_ruleset(question)), Budget(nodes=10)).exists is False


def any_value(random: Random, problem: Problem) -> tuple[Number, int] | None:
    """What a random expression of the cubes is, and some of what it uses; None where it is nothing, or too long."""
    usage = Usage(problem)
    numerals = [one for one in problem.numerals if not one.needs_company]
    between = [one for one in problem.signs if one.operation.fixity is Fixity.BINARY]
    others = [one for one in problem.signs if one.operation.fixity is not Fixity.BINARY]
    total = 0
    left: list[Number] = []
    for _ in range(random.randint(2, 6)):
        numeral: Numeral = random.choice(numerals)
        if usage.fits(usage.add(total, numeral.usage)):
            total = usage.add(total, numeral.usage)
            left.append(numeral.value)
    try:
        for _ in range(12):
            sign = random.choice(
                between if len(left) > 1 and (not others or random.random() < 0.7) else others or between
            )
            if not usage.fits(usage.add(total, sign.usage)):
                continue
            if sign in between:
                if len(left) < 2:
                    break
                first, second = (left.pop(random.randrange(len(left))) for _ in range(2))
                left.append(sign.of(first, second))
            else:
                left.append(sign.of(left.pop(random.randrange(len(left)))))
            total = usage.add(total, sign.usage)
    except (Undefined, Unverifiable, OverflowError):
        return None
    made = random.choice(left) if left else None
    is_long = isinstance(made, Rational) and made.p.bit_length() + made.q.bit_length() > LONGEST
    if made is None or is_long or isinstance(made, Complex):
        return None
    return made, total if len(left) == 1 else 0


@pytest.mark.parametrize("division", VARIATIONS)
def test_nothing_that_is_made_is_dropped(division: str) -> None:
    random = Random(division)
    kept: Counter[str] = Counter()
    for _ in range(150):
        variations = random.sample(VARIATIONS[division], 2) + ([REPEATED] if random.random() < 0.5 else [])
        signs = random.choice(("+-××", "+×√", "-×√√", "+××*", "×÷√", "+-××*√÷"))
        cubes = [random.choice("0123456789") for _ in range(6)] + [random.choice(signs) for _ in range(5)]
        try:
            problem = read(
                {
                    "division": division,
                    "season": random.choice(("even", "odd")),
                    "variations": variations,
                    "goal": "2",
                    "required": [],
                    "permitted": cubes,
                    "resources": [],
                }
            )
        except (BadQuestion, StopIteration):
            continue
        most = log_height(problem)
        for _ in range(20):
            expression = any_value(random, problem)
            if expression is None:
                continue
            made, required = expression
            target = Target(made, 0, "")
            asked = replace(problem, targets=(target,))
            assert drop_hopeless_targets(replace(asked, required=required)).targets == (target,), (
                made,
                cubes,
                variations,
            )
            assert without_hopeless_targets(asked).targets == (target,), (made, cubes, variations)
            assert without_foreign_degrees(problem, (target,)) == (target,), (made, cubes, variations)
            kept["degrees"] += without_foreign_degrees(problem, (Target(ROOT, 0, ""),)) == ()
            assert without_foreign_denominators(problem, (target,)) == (target,), (made, cubes, variations)
            kept["denominators"] += without_foreign_denominators(problem, (Target(OTHER, 0, ""),)) == ()
            if most is not None:
                assert not is_too_high(problem)(made)
                kept["repeated"] += REPEATED in variations
    # The proofs say something of many of these problems.
    assert kept["denominators"] > 50
    assert kept["degrees"] > 50
    assert division != "elementary" or kept["repeated"] > 50


def test_no_root_that_exponents_and_powers_of_the_base_take_is_dropped() -> None:
    fifth = Target(values.root(values.integer(5), values.integer(35)), 0, "a fifth root")
    kept: Counter[str] = Counter()
    for number in range(60):
        random = Random(f"colored {number}")
        digits = [random.choice(("r1", "r2", "r3", "b1", "b2", "k7", "k8", "g4", "b0")) for _ in range(6)]
        color = random.choice(("red", "blue", "green", "black"))
        problem = read(
            {
                "division": "junior",
                "season": "even",
                "variations": [{"name": "powers-of-the-base"}, {"name": "exponent", "color": color}],
                "goal": "2",
                "required": [],
                "permitted": [*digits, *random.sample(("r+", "b×", "g-", "k÷", "b÷"), 3)],
                "resources": [],
            }
        )
        for _ in range(60):
            expression = any_value(random, problem)
            if expression is not None:
                target = Target(expression[0], 0, "")
                assert without_foreign_degrees(problem, (target,)) == (target,), (expression[0], digits, color)
                assert without_hopeless_targets(replace(problem, targets=(target,))).targets == (target,)
                kept["made"] += degree_of_radical(expression[0]) > 1
        may_take_it = any(sign.exponent == values.integer(10) for sign in problem.signs)
        is_dropped = without_foreign_degrees(problem, (fifth,)) == ()
        assert is_dropped is not may_take_it
        kept[f"dropped {is_dropped}"] += 1
    assert all(kept[one] > 5 for one in ("made", "dropped True", "dropped False")), kept


@pytest.mark.parametrize(("goal", "is_refuted"), [("20√60", True), ("27√60", True), ("9√60", False)])
def test_no_ninth_root_is_a_twentieth_of_any_factorial(goal: str, is_refuted: bool) -> None:
    asked = {
        "division": "junior",
        "variations": [{"name": "factorial"}, {"name": "exponent", "color": "black"}],
        "goal": goal,
        "required": [],
        "permitted": ["b×", "g5", "b3"],
        "resources": ["r1", "r2", "r1", "r2", "b0", "b1", "b1", "g-", "g-", "g5", "k+", "k+", "k9"],
        "situation": "impossible",
    }
    question = Question(asked)
    left = [
        without_foreign_degrees(one, one.targets)
        for one in build_problems(read_position(question), InForce.of(read_ruleset(question)))
    ]
    assert all(one == () for one in left) is is_refuted
