"""Signs that may be repeated and are digits or points too (Equations XIII-A-5, XIII-B-3)."""

from itertools import product
from typing import Any

import pytest

from forceout.judge.protocol.answer import answer

ASKED: dict[str, Any] = {
    "game": "equations",
    "division": "elementary",
    "variations": [{"name": "multiple-operations"}, {"name": "decimal-point"}],
    "situation": "forceout",
}


def solved(goal: str, required: str) -> bool:
    """Whether there is a Solution, which must be decided, and correct."""
    asked = ASKED | {"goal": goal, "required": required.split()}
    found = answer(asked | {"kind": "solve", "budget_ms": 2_000})
    assert found["exists"] is not None, found
    if found["exists"]:
        assert answer(asked | {"kind": "solution", "solution": found["solution"]})["correct"], found
    return bool(found["exists"])


@pytest.mark.parametrize(
    ("goal", "required", "exists"),
    [
        ("9", "* 3 2", True),
        ("9", "* 3 2 +", False),
        ("8", "* 4 2 ÷ +", False),
        # One of two is a point: .5 ÷ (5 * 0), or .5 + (0 * 5); each has a cube of its own.
        ("1÷2", "* * 5 5 0 ÷", True),
        ("1÷2", "* 5 +", False),
    ],
)
def test_equations_XIII_A_5_a_cube_is_a_point_or_a_sign(goal: str, required: str, exists: bool) -> None:
    assert solved(goal, required) is exists


def test_what_texts_with_points_and_signs_make_is_never_called_impossible() -> None:
    texts = [f"{a}*{b}+.{c}" for a, b, c in product("23", "12", "5")]
    for text in texts:
        left, point = text.split("+.")
        whole = int(left[0]) ** int(left[2])
        asked = ASKED | {"goal": f"{2 * whole + 1}÷2", "required": ["*", "*", left[0], left[2], "+", point]}
        if answer(asked | {"kind": "solution", "solution": f"({left})+.{point} = {2 * whole + 1}÷2"}).get("correct"):
            assert solved(asked["goal"], " ".join(asked["required"]))
