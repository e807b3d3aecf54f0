"""The solver of On-Sets: what it finds is correct, and where it finds nothing nothing is there."""

import json
import os
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any

import pytest

from forceout.games.on_sets.checking import check_solution
from forceout.games.on_sets.goal import Goal, read_goal
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.position import Position
from forceout.judge.on_sets.answers import read_position, read_ruleset
from forceout.judge.on_sets.solve import answer_solve
from forceout.judge.protocol.answer import answer
from forceout.judge.protocol.question import BadQuestion, Question
from forceout.rules.vocabulary import Situation
from forceout.solver.budget import Budget
from forceout.solver.on_sets import searches
from forceout.solver.on_sets.solve import goals_of, solve, solve_for_some_goal
from tests.properties.on_sets_naive_solver import TimeIsUp, naive_solve
from tests.solver.on_sets_shakes import Asked, anything, small

CASES = Path(__file__).parents[2] / "conformance" / "on-sets" / "solve.jsonl"
LINES = CASES.read_text(encoding="utf-8").splitlines()
IS_LONG = os.environ.get("FORCEOUT_LONG") == "1"
long = pytest.mark.skipif(not IS_LONG, reason="the long form is asked for with FORCEOUT_LONG=1")
needs_kernel = pytest.mark.skipif(not searches.IS_COMPILED, reason="no kernel")
ENGINES = ["plain", pytest.param("compiled", marks=needs_kernel)]


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each of the two searches in turn."""
    monkeypatch.setenv("FORCEOUT_PURE", "1" if request.param == "plain" else "0")
    return str(request.param)


def ask(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question of the judge protocol, its kind and game aside."""
    return answer_solve(
        Question({name: value for name, value in question.items() if name not in ("kind", "game")}, clock=monotonic)
    )


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("line", LINES, ids=lambda line: json.loads(line)["id"])
def test_the_conformance_cases(line: str) -> None:
    case = json.loads(line)
    answered = ask(case["ask"])
    assert {name: answered.get(name) for name in case["expect"]} == case["expect"]
    if answered["exists"]:
        judged = answer(case["ask"] | {"kind": "solution", "solution": answered["solution"]})
        assert judged["correct"], judged


def agrees(asked: Asked, seconds: float, monkeypatch: pytest.MonkeyPatch, tally: Counter[str]) -> None:
    """Both searches agree with each other, with the judge, and with naive enumeration where that ends in time."""
    verdicts = []
    for pure in ("1", "0"):
        monkeypatch.setenv("FORCEOUT_PURE", pure)
        found = solve(asked.position, asked.in_force)
        verdicts.append(found.exists)
        if found.solution is not None:
            verdict = check_solution(found.solution, asked.position, asked.in_force)
            assert verdict.is_correct, (found.solution, verdict.violations, asked)
    assert verdicts[0] == verdicts[1], asked
    tally[str(verdicts[0])] += 1
    if seconds:
        try:
            expected = naive_solve(asked.position, asked.in_force, seconds)
        except TimeIsUp:
            tally["naive ran out of time"] += 1
        else:
            assert verdicts[0] == expected, asked
            tally["compared"] += 1


def test_it_agrees_with_naive_enumeration_on_small_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    tally: Counter[str] = Counter()
    for seed in range(250):
        agrees(small(Random(seed)), 0.1, monkeypatch, tally)
    assert tally["compared"] >= 200
    assert tally["True"] >= 25


@long
def test_it_agrees_with_naive_enumeration_on_many_small_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    tally: Counter[str] = Counter()
    seed = 1_000_000
    while tally["compared"] < 4000:
        agrees(small(Random(seed)), 3, monkeypatch, tally)
        seed += 1
    print(dict(tally))


def test_the_judge_calls_what_it_finds_correct(monkeypatch: pytest.MonkeyPatch) -> None:
    tally: Counter[str] = Counter()
    for seed in range(200):
        asked = anything(Random(seed))
        monkeypatch.setenv("FORCEOUT_PURE", "0")
        found = solve(asked.position, asked.in_force)
        tally[str(found.exists)] += 1
        if found.solution is not None:
            verdict = check_solution(found.solution, asked.position, asked.in_force)
            assert verdict.is_correct, (found.solution, verdict.violations, asked)
    assert tally["None"] == 0
    assert tally["True"] >= 60


def test_on_sets_XIII_C_4_a_wild_cube_that_the_solution_must_contain_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    # Here the wild ∩ must be in the Solution, and only a Restriction has a place for what it stands for.
    agrees(anything(Random(52_433)), 0, monkeypatch, Counter())


@long
def test_the_judge_calls_what_it_finds_correct_on_many_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCEOUT_PURE", "0")
    tally: Counter[str] = Counter()
    for seed in range(20_000):
        asked = anything(Random(seed))
        found = solve(asked.position, asked.in_force)
        tally[str(found.exists)] += 1
        if found.solution is not None:
            verdict = check_solution(found.solution, asked.position, asked.in_force)
            assert verdict.is_correct, (found.solution, verdict.violations, asked)
    print(dict(tally))
    assert tally["None"] == 0


@long
def test_compiled_and_plain_agree_on_many_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    tally: Counter[str] = Counter()
    for seed in range(3000):
        agrees(anything(Random(50_000 + seed)), 0, monkeypatch, tally)
    print(dict(tally))


@pytest.mark.usefixtures("engine")
def test_a_budget_ends_the_search_undecided() -> None:
    hard = [asked for seed in range(80) if (asked := anything(Random(seed))).in_force.allows_restrictions]
    ended = [solve(asked.position, asked.in_force, Budget(cancelled=lambda: True)) for asked in hard]
    for one in ended:
        assert (one.exists is None) == (one.reason == "budget")


@pytest.mark.usefixtures("engine")
def test_a_clock_that_is_handed_in_ends_the_search() -> None:
    now = iter(range(10**9))
    found = solve(*slow_position(), Budget(seconds=1, clock=lambda: float(next(now))))
    assert found.exists is None
    assert found.reason == "budget"


@needs_kernel
def test_memory_ends_the_compiled_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCEOUT_PURE", "0")
    assert solve(*slow_position(), Budget(bytes=100)).exists is None


@pytest.mark.usefixtures("engine")
def test_an_exception_in_the_budget_comes_through() -> None:
    def stop() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(*slow_position(), Budget(cancelled=stop))


@pytest.mark.usefixtures("engine")
def test_a_budget_is_obeyed() -> None:
    # By processor time, since a busy machine may take the processor away for longer than the bound.
    start = process_time()
    assert solve(*slow_position(), Budget(seconds=0.03, clock=process_time)).exists is None
    assert process_time() - start < 0.03 + 0.006
    assert solve(*slow_position(), Budget(nodes=1000)).exists is None


def test_the_judge_says_that_the_budget_ended_the_search() -> None:
    assert ask(SLOW | {"budget_ms": 1}) == {"exists": None, "reason": "budget"}


SLOW: dict[str, Any] = {
    "division": "senior",
    "universe": ["-", "RGY", "GY", "BGY", "BY", "BR", "BRGY", "G", "B", "R", "RG", "BRG", "RY", "Y"],
    "goal": "row ~3 4",
    "required": ["∩", "∩", "Y", "Y", "⊆", "B"],
    "permitted": ["⊆", "R", "R", "∪", "∩", "R", "R"],
    "resources": ["="],
    "situation": "now",
    "variations": [
        {"name": "required-card", "card": "BGY"},
        {"name": "required-cube", "cube": "Y"},
        {"name": "blank-card-wild"},
        {"name": "wild-cube", "cube": "∩"},
    ],
}


def slow_position() -> tuple[Position, InForce]:
    """A position that takes more than a moment, with the kernel too: there is no Solution."""
    question = Question(SLOW)
    ruleset = read_ruleset(question)
    return read_position(question, ruleset), InForce.of(ruleset)


def test_on_sets_III_D_2_without_a_goal_all_goals_of_the_digits_are_tried() -> None:
    question = json.loads(LINES[13])["ask"]
    del question["goal"]
    assert ask(question)["exists"] is False
    question["resources"] = ["5", *question["resources"][1:]]
    answered = ask(question)
    assert answered["exists"]
    judged = answer(
        question | {"kind": "solution", "solution": answered["solution"], "goal": answered["goal"]},
    )
    assert judged["correct"]


def test_on_sets_III_B_1_the_goals_of_the_digits() -> None:
    assert [str(goal) for goal in goals_of(("2", "B"))] == ["row 2", "row ~2"]
    assert len(set(goals_of(("1", "1", "2")))) == len(list(goals_of(("1", "1", "2"))))
    assert Goal("column", read_goal("column 2 1").digits) in set(goals_of(("1", "2")))


def test_some_goal_needs_digits() -> None:
    asked = small(Random(1))
    position = Position(asked.position.universe, asked.position.goal, (), (), (), ("B", "V"), Situation.NO_GOAL)
    assert solve_for_some_goal(position, asked.in_force).exists is False


def test_more_cubes_than_a_kit_has_are_refused() -> None:
    asked = small(Random(1))
    position = replace(
        asked.position,
        goal=read_goal("row 1"),
        required=tuple("B" * 9),
        permitted=tuple("R" * 9),
        situation=Situation.FORCEOUT,
    )
    with pytest.raises(ValueError, match="more cubes"):
        solve(position, asked.in_force)


@pytest.mark.parametrize("budget", ["soon", True, -1, 1e12])
def test_a_budget_that_is_none_is_refused(budget: object) -> None:
    question = json.loads(LINES[0])["ask"]
    with pytest.raises(BadQuestion):
        ask(question | {"budget_ms": budget})
