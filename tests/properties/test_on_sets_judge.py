"""The judge of On-Sets agrees with a naive reference on random Solutions and on near misses."""

import json
import os
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from forceout.judge.protocol.answer import answer
from tests.properties import on_sets_reference
from tests.properties.on_sets_positions import Question, random_cases

CONFORMANCE = Path(__file__).parents[1] / "conformance" / "on-sets" / "solution.jsonl"
# Each seed makes between one and five Solutions over one shake, four and a half on the average.
SEEDS_IN_THE_CHECK = 150
SEEDS_IN_THE_LONG_FORM = 6000


def difference(question: Question) -> str | None:
    """How the judge's answer differs from the reference's where that decides; None when it does not."""
    judged = answer(question)
    if "error" in judged:
        return f"the judge refuses the question: {judged['error']}"
    expected = on_sets_reference.judge(question)
    codes = {violation["code"] for violation in judged["violations"]}
    if expected.values is None:
        return None if expected.codes <= codes else f"the judge misses {expected.codes - codes}"
    if codes - expected.undecided != expected.codes - expected.undecided:
        return f"the judge finds {sorted(codes)}, the reference {sorted(expected.codes)}"
    for name in ("equals_goal", "ambiguous", "values"):
        if judged[name] != getattr(expected, name):
            return f"{name}: the judge says {judged[name]}, the reference {getattr(expected, name)}"
    if judged["correct"] != (not codes) or (not expected.correct and judged["correct"]):
        return f"correct: the judge says {judged['correct']} with {sorted(codes)}"
    return wrong_copy(question, judged["violations"])


def wrong_copy(question: Question, violations: list[dict[str, str]]) -> str | None:
    """How the grouped copy that the judge shows of an ambiguous Solution is not what the judge says of it."""
    for message in (
        one["message"] for one in violations if one["code"] == "ambiguous" and "||" not in question["solution"]
    ):
        shown = re.fullmatch("It may be grouped as (.*), which is ([0-9]+), and the Goal is .*", message)
        assert shown is not None, message
        dots = re.findall(r"blank\s*[:=][^,;\n]*", question["solution"], re.IGNORECASE)
        copied = on_sets_reference.judge({**question, "solution": ", ".join([shown[1], *dots])})
        if copied.values not in ([int(shown[2])], [[int(shown[2])]]) or copied.equals_goal:
            return f"the judge says that {shown[1]} is {shown[2]}, the reference {copied.values}"
    return None


def compare(seeds: int) -> Counter[str]:
    """Compare the judge with the reference over so many shakes, and count what was compared."""
    tally: Counter[str] = Counter()

    @settings(
        max_examples=seeds,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        # A seed cannot be made smaller in any sense that matters; the question is printed instead.
        report_multiple_bugs=False,
    )
    @given(st.integers(0, 2**64 - 1))
    def agrees(seed: int) -> None:
        for case in random_cases(Random(seed)):
            found = difference(case.question)
            assert found is None, f"{case.origin}: {found}\n{json.dumps(case.question, ensure_ascii=False)}"
            tally["Solutions"] += 1
            tally["near misses"] += case.is_near_miss
            tally["correct"] += on_sets_reference.judge(case.question).correct

    agrees()
    print(f"{dict(tally)}")
    return tally


def test_the_reference_passes_the_conformance_cases() -> None:
    for line in CONFORMANCE.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        expected = case["expect"]
        verdict = on_sets_reference.judge(case["ask"])
        assert set(expected.get("codes", ())) <= verdict.codes, case["id"]
        for name in ("correct", "ambiguous", "equals_goal", "values"):
            assert expected.get(name, getattr(verdict, name)) == getattr(verdict, name), case["id"]
        assert difference(case["ask"]) is None, case["id"]


def test_the_judge_agrees_with_the_reference() -> None:
    tally = compare(SEEDS_IN_THE_CHECK)
    assert tally["Solutions"] >= 400
    assert tally["near misses"] * 2 >= tally["Solutions"]
    assert 0.2 <= tally["correct"] / tally["Solutions"] <= 0.6


@pytest.mark.long
@pytest.mark.skipif(os.environ.get("FORCEOUT_LONG") != "1", reason="the long form is asked for with FORCEOUT_LONG=1")
def test_the_judge_agrees_with_the_reference_on_many_solutions() -> None:
    tally = compare(SEEDS_IN_THE_LONG_FORM)
    assert tally["Solutions"] >= 20_000
    assert tally["near misses"] * 2 >= tally["Solutions"]
