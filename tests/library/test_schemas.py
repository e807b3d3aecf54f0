"""The published JSON Schemas: made of our registers, in step with them, and true of real questions and answers."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from forceout import ask_judge, simulated_match
from forceout.games.registry import NAMES
from forceout.judge.protocol.answer import KINDS
from forceout.library.schemas import files, printed_record, schemas
from forceout.rules.view import view
from forceout.web.assets.view_schema import FILE as VIEW_FILE

ROOT = Path(__file__).parents[2]
PUBLISHED = ROOT / "docs" / "schemas"
CASES = ROOT / "tests" / "conformance"


def validator(name: str) -> Any:
    return jsonschema_rs.validator_for(schemas()[name])


def questions() -> Iterator[dict[str, Any]]:
    """What the conformance cases ask, searches aside, which take long."""
    for file in sorted(CASES.rglob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            asked = json.loads(line)["ask"]
            if isinstance(asked, dict) and asked.get("kind") != "solve":
                yield asked


def test_what_is_published_is_what_is_made() -> None:
    made = files()
    found = [file for file in PUBLISHED.glob("*.json") if file.name != VIEW_FILE]
    published = {file.name: file.read_text(encoding="utf-8") for file in found}
    assert published == made, "python -m forceout.library.schemas docs/schemas"
    for name in made:
        jsonschema_rs.meta.validate(json.loads(made[name]))


def test_every_question_that_is_answered_and_every_answer_has_its_schema() -> None:
    of_question, of_answer = validator("judge-question"), validator("judge-answer")
    seen: Counter[tuple[str, bool]] = Counter()
    for asked in questions():
        answered = ask_judge(asked)
        assert not list(of_answer.iter_errors(answered)), (asked, answered)
        if "error" not in answered:
            assert of_question.is_valid(asked), (asked, [str(one) for one in of_question.iter_errors(asked)])
        seen[str(asked.get("kind")), "error" in answered] += 1
    assert {kind for kind, is_error in seen if not is_error} >= set(KINDS) - {"solve", "endgame"}
    assert any(is_error for _, is_error in seen)


def test_a_search_has_its_schema() -> None:
    asked: dict[str, Any] = {
        "kind": "solve",
        "game": "equations",
        "division": "middle",
        "goal": "6",
        "situation": "forceout",
    }
    found: list[dict[str, Any]] = [
        {"permitted": ["2", "×", "3"]},
        {"permitted": ["2", "3"]},
        {"permitted": ["1"], "budget_ms": 5000},
    ]
    for more in found:
        assert validator("judge-question").is_valid(asked | more)
        assert validator("judge-answer").is_valid(ask_judge(asked | more))


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "goal", "game": "chess", "division": "middle", "goal": "row 1"},
        {"kind": "goal", "game": "on-sets", "division": "middle", "goal": "row 1", "more": 1},
        {"kind": "goal", "game": "on-sets", "goal": "row 1"},
        {"kind": "what"},
        {"kind": "goal", "game": "on-sets", "division": "middle", "goal": "row 1", "variations": [{"name": "none"}]},
    ],
)
def test_what_cannot_be_asked_is_not_in_the_schema(wrong: dict[str, Any]) -> None:
    assert "error" in ask_judge(wrong)
    assert not validator("judge-question").is_valid(wrong)


@pytest.mark.parametrize("game", NAMES)
def test_records_and_views_have_their_schemas(game: str) -> None:
    of_record, of_view = validator("record"), validator("shake-view")
    seen = 0
    for seed in range(12):
        match = simulated_match(seed, game)
        actions = []
        for number, step in enumerate(match.steps):
            actions.append(step.action)
            shake = step.match.shake
            if shake is not None and number % 5 == 0:
                for seat in (*shake.table.players, None):
                    shown = json.loads(json.dumps(view(shake, seat)))
                    assert not [str(one) for one in of_view.iter_errors(shown)], shown
                    seen += 1
        record = simulated_match(seed, game).record()
        printed = json.loads(json.dumps(printed_record(record)))
        assert not [str(one) for one in of_record.iter_errors(printed)][:3]
        assert len(printed["log"]) == len(actions)
    assert seen > 100
