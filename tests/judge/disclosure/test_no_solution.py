"""The reasons for which an official may say that no Solution exists (Guidelines B3, B4, E22, E23, E24, E28, E29)."""

from typing import Any

import pytest

from forceout.judge.protocol.question import Question
from forceout.judge.registry import answers_of, sealed_of
from tests.judge.disclosure.positions import ON_SETS

UNIVERSE = ["BRGY", "BRG", "BRY", "BR", "BG", "B", "RY", "R", "G", "Y"]
TWO: dict[str, Any] = {"name": "two-solutions"}
DOUBLE: dict[str, Any] = {"name": "double-set", "set": "B"}
REQUIRED: dict[str, Any] = {"name": "required-card", "card": "BR"}
ABSOLUTE: dict[str, Any] = {"name": "absolute-value"}
BLANK_WILD: dict[str, Any] = {"name": "blank-card-wild"}


def reason(goal: str, *variations: dict[str, Any], universe: list[str] | None = None) -> str | None:
    fields = {**ON_SETS, "division": "senior", "universe": universe or UNIVERSE, "goal": goal, "solution": ""}
    question = Question({**fields, "variations": list(variations)})
    question.take("game")
    found = sealed_of("on-sets").why_no_solution(question)
    return None if found is None else str(found)


@pytest.mark.parametrize(("goal", "variations", "expected"), [
    ("none 1 2 3", (), "guideline B3"),
    ("row ~3", (), "guideline B4"),
    ("row ~3", (ABSOLUTE,), None),
    ("row 3", (TWO,), None),
    ("row 1 ~1", (TWO,), "guideline E22"),
    ("row 1 ~1", (), None),
    ("column 5 2", (TWO,), "guideline E23"),
    ("column 5 2", (), None),
    ("column 5 2", (TWO, DOUBLE), None),
    ("ell 3 5 1", (TWO, DOUBLE), "guideline E24"),
    ("row 1", (TWO, REQUIRED), "guideline E28"),
    ("row 1", (TWO,), None),
    ("row 2", (TWO, REQUIRED), None),
    ("row 2", (TWO, REQUIRED, DOUBLE), "guideline E29"),
    ("row 2 ~1", (TWO, REQUIRED, ABSOLUTE), None),
], ids=str)  # fmt: skip
def test_the_reason_is_a_guideline(goal: str, variations: tuple[dict[str, Any], ...], expected: str | None) -> None:
    assert reason(goal, *variations) == expected


def test_a_wild_blank_card_leaves_room() -> None:
    """The required blank card may be dotted into the Double Set or not, so a Goal of 2 can be met in two ways."""
    universe = [*UNIVERSE[:-1], "-"]
    blank = {"name": "required-card", "card": "-"}
    assert reason("row 2", TWO, blank, DOUBLE, BLANK_WILD, universe=universe) is None


def test_where_there_is_a_reason_the_solver_finds_nothing() -> None:
    cubes = {"required": [], "permitted": list("BRGY∪∩-'"), "forbidden": [], "resources": ["V", "Λ"]}
    for goal, variations in (
        ("row 1 ~1", (TWO,)),
        ("column 5 2", (TWO,)),
        ("row 1", (TWO, REQUIRED)),
        ("row 2", (TWO, REQUIRED, DOUBLE)),
    ):
        fields = {**ON_SETS, **cubes, "division": "senior", "universe": UNIVERSE, "goal": goal}
        question = Question({**fields, "variations": list(variations), "budget_ms": 2000})
        question.take("game")
        assert reason(goal, *variations) is not None
        assert answers_of("on-sets")["solve"](question).get("exists") is not True
