"""The judge protocol's kind `endgame`, the library's function and what both refuse."""

import json
from typing import Any

import jsonschema_rs
import pytest

from forceout import Position, ask_judge
from forceout.library.schemas import schemas

ON_SETS: dict[str, Any] = {
    "kind": "endgame",
    "game": "on-sets",
    "division": "middle",
    "universe": ["BR", "BRG", "R", "BRY", "GY", "B", "Y", "-"],
    "goal": "row 3",
    "required": ["∩"],
    "permitted": ["G"],
    "resources": ["R", "B", "Y", "∪", "V"],
}
EQUATIONS: dict[str, Any] = {
    "kind": "endgame",
    "game": "equations",
    "division": "elementary",
    "goal": "6",
    "permitted": ["4"],
    "resources": ["2", "+", "9"],
}


@pytest.mark.parametrize("asked", [ON_SETS, EQUATIONS], ids=["on-sets", "equations"])
def test_a_question_gets_its_answer_and_both_have_their_schemas(asked: dict[str, Any]) -> None:
    found = ask_judge({**asked, "id": 7})
    assert jsonschema_rs.validator_for(schemas()["judge-question"]).is_valid(asked)
    assert not list(jsonschema_rs.validator_for(schemas()["judge-answer"]).iter_errors(found))
    assert found["id"] == 7
    assert found["turn"] == "A"
    assert found["outcome"] == "safe"
    assert found["guarantee"] == {"A": 4, "B": 4, "C": 4}
    assert found["proof"] == "theorem"
    assert found["room"]["legal"] == len(found["moves"])
    assert found["line_end"] == "forceout"


def test_moves_have_the_outcome_that_solve_says() -> None:
    moves = ask_judge(EQUATIONS)["moves"]
    outcomes = {(one["do"], one["cube"], one["to"]): one["outcome"] for one in moves}
    assert outcomes["move", "2", "permitted"] == "now"
    assert outcomes["move", "2", "forbidden"] == "impossible"
    assert outcomes["move", "9", "forbidden"] == "safe"
    assert outcomes["bonus", "9", "forbidden"] == "safe"


def test_who_plays_may_be_said() -> None:
    found = ask_judge({**EQUATIONS, "players": ["Ada", "Ben"], "turn": "Ben", "scores": {"Ben": 6}})
    assert found["turn"] == "Ben"
    assert set(found["guarantee"]) == {"Ada", "Ben"}
    # Who leads has no bonus.
    assert all(one["do"] == "move" for one in found["moves"])


def test_digits_of_on_sets_are_no_resources() -> None:
    found = ask_judge({**ON_SETS, "resources": [*ON_SETS["resources"], "4"]})
    assert found["room"] == ask_judge(ON_SETS)["room"]


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"players": ["A"]}, "unknown-value"),
        ({"players": ["A", "A"]}, "unknown-value"),
        ({"turn": "Z"}, "unknown-player"),
        ({"mover": "Z"}, "unknown-player"),
        ({"scores": {"Z": 1}}, "unknown-player"),
        ({"budget_ms": "much"}, "wrong-type"),
        ({"budget_ms": -1}, "unknown-value"),
        ({"situation": "now"}, "unknown-field"),
        ({"goal": 5}, "wrong-type"),
        ({"resources": ["§"]}, "unknown-cube"),
    ],
)
def test_what_cannot_be_asked_is_named(changed: dict[str, Any], code: str) -> None:
    for asked in (ON_SETS, EQUATIONS):
        assert ask_judge({**asked, **changed})["error"]["code"] == code


def test_without_time_nothing_is_known() -> None:
    found = ask_judge({**EQUATIONS, "budget_ms": 0})
    assert found["outcome"] in ("unknown", "safe")
    assert json.dumps(found)


def test_the_library_gives_values() -> None:
    line = "equations 2015-16 even elementary basic | goal r1b2 | required b× | resources g6 b2 r+ k9"
    found = Position.read(line).endgame(players=("Ada", "Ben"))
    assert found.outcome == "safe"
    assert found.turn == "Ada"
    assert found.room.legal == len(found.moves)
    assert {one.outcome for one in found.safe} <= {"safe", "forceout"}
    assert str(found.safe[0]).split()[0] in ("move", "bonus")
    assert found.guarantee == {"Ada": 4, "Ben": 4}
    assert "moves are safe" in repr(found)
    assert found.line[0].by == "Ada"
