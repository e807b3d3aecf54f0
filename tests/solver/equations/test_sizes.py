"""Proofs by size, and values that the compiled search of Equations knows exactly or tells apart by asking."""

import math
from dataclasses import replace
from random import Random

import pytest
from flint import arb

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.enclosure import enclose
from forceout.games.equations.values.number import Rational
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations import compiled_search, heights, sizes
from forceout.solver.equations.exact_values import _hulls
from forceout.solver.equations.problem import Problem, Usage
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.proofs import Facts, by_primes, by_sign
from forceout.solver.equations.solve import solve

needs_kernel = pytest.mark.skipif(not compiled_search.IS_COMPILED, reason="the kernel is not there")


def asked(
    division: str, goal: str, required: str, permitted: str, resources: str = "", situation: str = "impossible"
) -> tuple[Position, InForce]:
    """A position in base rules."""
    question = Question(
        {
            "division": division,
            "form": "basic",
            "goal": goal,
            "required": list(required),
            "permitted": list(permitted),
            "forbidden": [],
            "resources": list(resources),
            "situation": situation,
        }
    )
    return read_position(question), InForce.of(read_ruleset(question))


def some_value(random: Random, problem: Problem, digits: list[Number], symbols: list[str]) -> Number | None:
    """What a random expression of digits and signs is, each used at most once; None where it is nothing."""
    left, signs = list(digits), list(symbols)
    while len(left) > 1 and signs:
        symbol = signs.pop(random.randrange(len(signs)))
        sign = random.choice([one for one in problem.signs if one.text == symbol])
        first = left.pop(random.randrange(len(left)))
        try:
            if sign.operation.fixity is Fixity.BINARY:
                left.append(sign.of(first, left.pop(random.randrange(len(left)))))
            else:
                left.append(sign.of(first))
        except (Undefined, Unverifiable):
            return None
    return left[-1]


@pytest.mark.parametrize(
    ("division", "symbols"),
    [("senior", "++-×"), ("middle", "-×÷+×"), ("senior", "×-÷÷+"), ("elementary", "√×+÷√"), ("senior", "√-×+")],
)
def test_no_expression_is_beyond_the_bound(division: str, symbols: str) -> None:
    random = Random(symbols)
    closest = 0.0
    for _ in range(60):
        shown = [str(random.randint(0, 9)) for _ in range(len(symbols))]
        position, in_force = asked(division, "99×99", "", "".join(shown) + symbols)
        (problem,) = build_problems(position, in_force)
        most = sizes._most(problem)
        assert most is not None
        for _ in range(60):
            value = some_value(random, problem, [values.integer(int(one)) for one in shown], list(symbols))
            if value is not None:
                assert values.compare(value, values.integer(most)) != 1
                assert values.compare(value, values.integer(-most)) != -1
                closest = max(closest, abs(_float(value)) / most)
    # A bound that is far beyond everything would prove little.
    assert closest > 0.02


def _float(value: Number) -> float:
    ball = enclose(value, 160)
    assert isinstance(ball, arb)
    return float(ball)


@pytest.mark.parametrize(("division", "symbols"), [("senior", "√÷+×"), ("middle", "√-√×"), ("elementary", "*×+")])
def test_powers_have_no_bound(division: str, symbols: str) -> None:
    position, in_force = asked(division, "99×99", "", "2345" + symbols)
    (problem,) = build_problems(position, in_force)
    assert sizes._most(problem) is None


@pytest.mark.parametrize(
    ("division", "goal", "required", "permitted"),
    [("senior", "31*5", "", "92√+-27-×1+3×-77363+3"), ("elementary", "64×91", "88+×", "√+82-×2÷61√42")],
)
def test_what_is_too_large_is_impossible_at_once(division: str, goal: str, required: str, permitted: str) -> None:
    position, in_force = asked(division, goal, required, permitted)
    assert solve(position, in_force, Budget(nodes=10)).exists is False


@needs_kernel
@pytest.mark.parametrize(
    ("division", "goal", "required", "permitted", "resources", "situation"),
    [
        # Roots of 8 and 5 to powers that are tiny, on both sides of zero.
        ("middle", "63÷33", "87", "√2×0", "0*-85√0-", "impossible"),
        # A negative number to the power of √3 is nothing at all.
        ("middle", "10", "√439*√", "√3-", "11-37×37", "now"),
    ],
)
def test_what_intervals_cannot_tell_is_settled(
    division: str, goal: str, required: str, permitted: str, resources: str, situation: str
) -> None:
    position, in_force = asked(division, goal, required, permitted, resources, situation)
    found = solve(position, in_force, Budget(nodes=40_000_000))
    assert (found.exists, found.reason) == (False, None)


@needs_kernel
@pytest.mark.parametrize(
    ("goal", "required"),
    [("8", "√2*6"), ("4", "√8×√2"), ("9", "√(√9)*4"), ("0", "√2-√2"), ("9", "3√3*6"), ("2", "√8÷√2"), ("6", "√2×√8+2")],
)
def test_roots_are_known_exactly(goal: str, required: str) -> None:
    position, in_force = asked("senior", goal, required.replace("(", "").replace(")", ""), "")
    found = solve(position, in_force, Budget(nodes=1_000_000))
    assert found.exists is True


def test_many_values_are_held_by_few_intervals() -> None:
    kernel = pytest.importorskip("forceout.solver.kernel._equations")
    kept = [(0, number, 3, 0.0, 0.0) for number in range(-20, 20)] + [(1, 0, 1, -1.5, -1.25), (2, 0, 1, 700.0, 701.0)]
    hulls = _hulls(tuple(kept))
    assert len(hulls) <= kernel.MOST_RESULTS
    for kind, top, bottom, low, high in kept:
        least, most = (top / bottom, top / bottom) if kind == 0 else (low, high)
        assert any(one[0] == max(kind, 1) and one[3] <= least and most <= one[4] for one in hulls)
    assert not any(low < 0 < high and not math.isclose(low, 0, abs_tol=1e-9) for kind, _, _, low, high in hulls)


@pytest.mark.parametrize(
    ("division", "symbols"), [("senior", "+-×"), ("middle", "÷-"), ("senior", "×÷"), ("middle", "√+")]
)
def test_no_expression_of_few_signs_and_many_digits_is_higher_than_the_bound(division: str, symbols: str) -> None:
    random = Random(symbols)
    closest = 0.0
    for _ in range(40):
        shown = [str(random.randint(0, 9)) for _ in range(7)]
        position, in_force = asked(division, "99×99", "", "".join(shown) + symbols)
        (problem,) = build_problems(position, in_force)
        most = heights.log_height(problem)
        if "√" in symbols:
            assert most is None
            continue
        assert most is not None
        for _ in range(80):
            digits = random.sample(shown, len(symbols) + 1)
            value = some_value(random, problem, [values.integer(int(one)) for one in digits], list(symbols))
            if isinstance(value, Rational) and value.p:
                height = math.log(max(abs(int(value.p)), int(value.q)))
                assert height <= most + 1e-6
                closest = max(closest, height / most)
    assert closest > 0.5 or "√" in symbols


@pytest.mark.parametrize("symbols", ["+-×", "÷-", "+"])
@pytest.mark.parametrize("repeats", [False, True])
def test_no_expression_with_exponents_is_higher_than_the_bound(symbols: str, repeats: bool) -> None:
    random = Random(symbols)
    closest = 0.0
    repeated = [{"name": "multiple-operations"}] if repeats else []
    for _ in range(20):
        plain = [str(random.randint(0, 3)) for _ in range(4)]
        colored = [f"r{random.randint(0, 3)}" for _ in range(2)]
        variations = [{"name": "exponent", "color": "red"}, {"name": "sideways"}, {"name": "upside-down"}, *repeated]
        question = Question(
            {
                "division": "junior",
                "season": "even",
                "variations": variations,
                "goal": "99×99",
                "required": [],
                "permitted": [*(f"b{one}" for one in plain), *colored, *symbols],
                "resources": [],
                "situation": "forceout",
            }
        )
        (problem,) = build_problems(read_position(question), InForce.of(read_ruleset(question)))
        most = heights.log_height(problem)
        assert most is not None
        usage = Usage(problem)
        for _ in range(100):
            left = [(one.value, one.usage) for one in random.sample(problem.numerals, 3)]
            for _ in range(4):
                sign = random.choice(problem.signs)
                value, used = left.pop(random.randrange(len(left)))
                try:
                    if sign.operation.fixity is Fixity.BINARY and left:
                        other, more = left.pop(random.randrange(len(left)))
                        made, used = sign.of(value, other), usage.add(used, more)
                    elif sign.exponent is not None:
                        made = sign.of(value)
                    else:
                        left.append((value, used))
                        continue
                except (Undefined, Unverifiable):
                    break
                used = usage.add(used, sign.usage)
                if not usage.fits(used):
                    break
                left.append((made, used))
                assert not heights.is_too_high(problem)(made)
                if isinstance(made, Rational) and made.p:
                    height = math.log(max(abs(int(made.p)), int(made.q)))
                    closest = max(closest, height / max(most, 1e-9))
    assert closest > 0.3


def test_a_required_cube_without_use_is_impossible_at_once() -> None:
    question = {
        "division": "senior",
        "goal": "5",
        "required": ["8", "+"],
        "permitted": ["1", "2", "3"],
        "resources": list("123+-×"),
        "situation": "impossible",
    }
    base = Question(question | {"variations": [{"name": "base", "base": 8}]})
    found = solve(read_position(base), InForce.of(read_ruleset(base)), Budget(nodes=10))
    assert found.exists is False
    plain = Question(question)
    assert solve(read_position(plain), InForce.of(read_ruleset(plain)), Budget(nodes=1_000_000)).exists is True


def test_remainders_go_no_farther_down_than_zero() -> None:
    question = Question(
        {
            "division": "elementary",
            "variations": [{"name": "remainder"}],
            "goal": "4-9",
            "required": [],
            "permitted": ["3", "+"],
            "resources": list("1335549++÷÷*"),
            "situation": "impossible",
        }
    )
    position, in_force = read_position(question), InForce.of(read_ruleset(question))
    assert solve(position, in_force, Budget(nodes=10)).exists is False
    (problem,) = build_problems(position, in_force)
    zero = replace(problem, targets=(problem.targets[0]._replace(value=values.integer(0)),))
    # 6 rem 3 is 0, though no cube is.
    assert by_sign(Facts.of(zero), zero.targets) == zero.targets


def asked_repeating(
    symbols: str, shown: list[str], goal: str, variations: tuple[str, ...], season: str = "even"
) -> Problem:
    """The only problem of a position in which operations may be repeated."""
    question = Question(
        {
            "division": "elementary",
            "form": "adventurous",
            "season": season,
            "variations": [{"name": name} for name in variations],
            "goal": goal,
            "required": [],
            "permitted": [*shown, *symbols],
            "forbidden": [],
            "resources": [],
            "situation": "impossible",
        }
    )
    (problem,) = build_problems(read_position(question), InForce.of(read_ruleset(question)))
    return problem


@pytest.mark.parametrize("symbols", ["+", "-+", "×+", "×-"])
def test_no_expression_with_repeated_signs_is_beyond_the_bound(symbols: str) -> None:
    random = Random(symbols)
    largest = 0.0
    for _ in range(40):
        shown = [str(random.randint(0, 9)) for _ in range(random.randint(2, 5))]
        problem = asked_repeating(symbols, shown, "99", ("multiple-operations",))
        most = sizes._most(problem)
        assert most is not None
        for _ in range(60):
            signs = random.choices(symbols, k=len(shown))
            value = some_value(random, problem, [values.integer(int(one)) for one in shown], signs)
            assert isinstance(value, Rational)
            assert abs(value.p) <= most * value.q
            largest = max(largest, abs(value.p / value.q) / most)
    assert largest > 0.2


@pytest.mark.parametrize(
    ("division", "variations", "symbols"),
    [
        ("elementary", ("average",), "+-×-"),
        ("elementary", ("average", "sideways"), "+-×+"),
        ("elementary", ("sideways", "upside-down"), "+×-×"),
        ("elementary", ("remainder", "upside-down"), "+÷-√"),
        ("elementary", ("average", "upside-down"), "×+×-"),
    ],
)
def test_no_expression_with_averages_or_fractions_is_beyond_the_bound(
    division: str, variations: tuple[str, ...], symbols: str
) -> None:
    random = Random(symbols)
    largest = 0.0
    for _ in range(40):
        shown = [str(random.randint(0, 9)) for _ in symbols] + ["9"]
        problem = asked_with(division, variations, [*shown, *symbols], "99")
        most = sizes._most(problem)
        assert most is not None
        for _ in range(60):
            ways = [[one for one in problem.numerals if one.text[-1] == digit and one.cubes == 1] for digit in shown]
            numbers = [random.choice(way).value for way in ways]
            value = some_value(random, problem, numbers, list(symbols))
            if isinstance(value, Rational):
                assert abs(value.p) <= most * value.q
                largest = max(largest, abs(value.p / value.q) / most)
    assert largest > 0.1


def asked_with(division: str, variations: tuple[str, ...], cubes: list[str], goal: str) -> Problem:
    """The only problem of a position with some variations."""
    question = Question(
        {
            "division": division,
            "form": "adventurous",
            "season": "even",
            "variations": [{"name": name} for name in variations],
            "goal": goal,
            "required": [],
            "permitted": cubes,
            "forbidden": [],
            "resources": [],
            "situation": "impossible",
        }
    )
    (problem,) = build_problems(read_position(question), InForce.of(read_ruleset(question)))
    return problem


def test_percents_make_nothing_below_zero() -> None:
    problem = asked_with("elementary", ("average", "percent"), list("02563++÷×√"), "2-9")
    assert not by_sign(Facts.of(problem), problem.targets)


def test_no_power_of_powers_brings_in_a_prime() -> None:
    problem = asked_with("middle", ("sideways",), list("234678****×÷"), "5×9")
    assert not by_primes(Facts.of(problem), problem.targets)
    made = problem.targets[0]._replace(value=values.integer(42))
    assert by_primes(Facts.of(problem), (made,))


def test_common_multiples_and_factors_bring_in_no_prime() -> None:
    problem = asked_repeating("×÷*", ["2", "6", "9", "8", "5"], "87", ("gcf", "lcm"), "odd")
    assert not by_primes(Facts.of(problem), problem.targets)
    (reachable,) = problem.targets
    made = reachable._replace(value=values.integer(90))
    assert by_primes(Facts.of(problem), (made,))
