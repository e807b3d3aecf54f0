"""Texts that the fuzzer found: slow ones, kept with a bound on their steps, and one that broke the judge."""

from typing import Any

import pytest

from forceout.games.equations.values import limits, meter
from forceout.judge.protocol.answer import answer

SENIOR = [{"name": "imaginary"}, {"name": "decimal-in-goal"}, {"name": "exponent", "color": "red"}]
ELEMENTARY = [{"name": "decimal-point"}, {"name": "upside-down"}]


@pytest.mark.parametrize(
    ("solution", "goal", "division", "variations"),
    [
        ("(8√↑2)*(1->~8√↑2)*(1->~6)", "3÷8", "senior", SENIOR),
        ("((4*4*9)+9)*3+8+~2×5", "2÷5", "elementary", ELEMENTARY),
    ],
)
def test_all_calculations_of_a_question_share_one_budget(
    solution: str, goal: str, division: str, variations: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    meters: list[meter.Meter] = []

    class Recorded(meter.Meter):
        def __init__(self, most: int) -> None:
            super().__init__(most)
            meters.append(self)

    monkeypatch.setattr(meter, "Meter", Recorded)
    mat: dict[str, Any] = {"required": [], "permitted": [], "resources": [], "situation": "forceout"}
    rules = {"kind": "solution", "game": "equations", "division": division, "variations": variations}
    answered = answer({**rules, **mat, "goal": goal, "solution": f"{solution} = {goal}"})
    assert answered["correct"] is False
    # Each refusal is charged before it is made, and what catches it tries the next calculation.
    assert 0 < meters[0].steps < 20 * limits.MOST_STEPS_OF_A_QUESTION


def test_a_two_digit_numeral_that_only_a_look_at_all_readings_shows_is_a_violation() -> None:
    """Equations VII-B-4."""
    rules = {"kind": "solution", "game": "equations", "division": "elementary", "variations": [{"name": "percent"}]}
    mat: dict[str, Any] = {"goal": "55", "required": [], "permitted": [], "resources": [], "situation": "forceout"}
    answered = answer({**rules, **mat, "solution": "1+4÷(7×(82)-(1))%1*4 = 55"})
    assert "two-digit-numeral" in {one["code"] for one in answered["violations"]}
    assert answered["values"] == []
