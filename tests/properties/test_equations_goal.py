"""The readings of random Goals agree with a naive reference that enumerates every grouping."""

import os
from fractions import Fraction
from random import Random

import pytest

from forceout.judge.protocol.answer import answer
from tests.properties import equations_reference as reference
from tests.properties.equations_positions import random_shake

GOALS_IN_THE_CHECK = 300
GOALS_IN_THE_LONG_FORM = 10_000
LEFT_OUT = {"wild", "factorial", "exponent", "powers-of-the-base", "decimal-in-goal", "base"}
"""Variations under which the reference does not list the readings of a Goal on the mat."""


def random_goal(random: Random) -> str:
    """One to six cubes that often make sense."""
    goal = ""
    for _ in range(random.randint(1, 3)):
        goal += random.choice(("", "", "", "√", "×", "√×"))
        goal += random.choice("0123456789") + random.choice(("", random.choice("0123456789")))
        goal += random.choice("+-×÷*√")
    return goal.rstrip("+-×÷*√")[: random.choice((6, 6, 6, 7))]


def compare(count: int) -> int:
    """Compare so many Goals; how many of them were legal."""
    random = Random(42)
    legal = 0
    for _ in range(count):
        shake = random_shake(random)
        variations = [one for one in shake.variations if one["name"] not in LEFT_OUT]
        rules = {"division": shake.division.value, "form": shake.form.value, "variations": variations}
        goal = random_goal(random)
        question = {"kind": "goal", "game": "equations", "season": shake.season.value, "goal": goal, **rules}
        answered = answer(question)
        assert "error" not in answered, question
        try:
            expected = reference.goal_values(goal, reference.Rules(rules)) if len(goal) <= 6 else []
            assert answered["legal"] == bool(expected), (question, answered, expected)
            exact = [Fraction(text) for text in answered.get("values", []) if "≈" not in text and "i" not in text]
            assert len(answered.get("values", [])) == len(expected), (question, answered, expected)
            for one in exact:
                assert any(reference.same(one, value) for value in expected), (question, answered, expected)
        except reference.Undecided:
            continue
        legal += bool(expected)
    return legal


def test_the_goal_has_the_values_of_every_grouping() -> None:
    """Equations IV-B-2, VII-B-6-c-note."""
    assert compare(GOALS_IN_THE_CHECK) > GOALS_IN_THE_CHECK // 3


@pytest.mark.long
@pytest.mark.skipif(os.environ.get("FORCEOUT_LONG") != "1", reason="the long form is asked for with FORCEOUT_LONG=1")
def test_many_goals_have_the_values_of_every_grouping() -> None:
    assert compare(GOALS_IN_THE_LONG_FORM) > GOALS_IN_THE_LONG_FORM // 3
