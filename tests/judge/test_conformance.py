"""The conformance cases, asked of the judge in this process."""

import importlib.util
import json
import tomllib
from importlib.machinery import SourceFileLoader
from pathlib import Path
from time import monotonic
from types import ModuleType
from typing import Any

import pytest

from forceout.judge.protocol.answer import answer, answer_line

FOLDER = Path(__file__).parent.parent / "conformance"
KNOWN_DIFFERENCES: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent / "known_differences.toml").read_text(encoding="utf-8")
)


def load_runner() -> ModuleType:
    """The runner that comes with the cases, for what it calls a difference."""
    loader = SourceFileLoader("conformance_run", str(FOLDER / "run"))
    spec = importlib.util.spec_from_loader("conformance_run", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


RUNNER = load_runner()
CASES: list[dict[str, Any]] = RUNNER.cases_in([FOLDER])


def found_in(case: dict[str, Any]) -> list[str]:
    """How the judge's answer differs from what a case expects."""
    asked = case["ask"]
    answered = answer_line(asked, monotonic) if isinstance(asked, str) else json.dumps(answer(asked, monotonic))
    given = json.loads(answered)
    found: list[str] = RUNNER.differences(case["expect"], given)
    if "error" in given and "error" not in case["expect"]:
        found = [f"error: {given['error']}"]
    question = asked if isinstance(asked, dict) else {}
    found += RUNNER.unsound({"kind": "malformed"} | question, given)
    if question.get("kind") == "solve" and given.get("solution"):
        found += refuted(question, given)
    return found


def refuted(question: dict[str, Any], given: dict[str, Any]) -> list[str]:
    """What the judge has against a Solution that the solver found."""
    asked = question | {
        "kind": "solution",
        "solution": given["solution"],
        "goal": given.get("goal", question.get("goal")),
    }
    asked.pop("budget_ms", None)
    verdict = answer(asked)
    return [] if verdict.get("correct") is True else [f"its own Solution is judged {verdict}"]


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=case["id"]) for case in CASES],
)
def test_case(case: dict[str, Any]) -> None:
    found = found_in(case)
    if case["id"] in KNOWN_DIFFERENCES:
        assert found, "this known difference is one no longer: take it off the list"
    else:
        assert not found


def test_known_differences_name_cases_and_rules() -> None:
    known = {case["id"] for case in CASES}
    for identifier, difference in KNOWN_DIFFERENCES.items():
        assert identifier in known
        assert difference["rule"]
        assert difference["why"]
        print(f"known difference: {identifier} ({difference['rule']}): {difference['why']}")
