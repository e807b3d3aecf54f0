"""What a checker has to name at a live table before anybody rules on it."""

import re
from pathlib import Path

import pytest

import forceout.web
from forceout.judge.rejection_places import NEEDED, PLACES, Place, missing_place, place_of

CHECKING = Path(forceout.web.__file__).parent / "static" / "app" / "table" / "checking.js"


@pytest.mark.parametrize("code", [code for code, place in PLACES.items() if place is Place.CUBE])
def test_guidelines_1_a_claim_about_cubes_without_the_cube_is_not_ruled_on(code: str) -> None:
    for nothing in (None, "", "  "):
        assert missing_place(code, nothing, None, asks_judge=True) == NEEDED[Place.CUBE]
    assert missing_place(code, "R", None, asks_judge=True) is None


def test_guidelines_1_a_variation_is_named_and_in_force() -> None:
    claim = ("two-operations", "two-operations")
    assert missing_place(*claim, None, asks_judge=True, variations=("two-operations",)) is None
    assert "not in force" in str(missing_place(*claim, None, asks_judge=True, variations=("wild-cube",)))
    assert missing_place("two-operations", None, None, asks_judge=True) == NEEDED[Place.VARIATION]


def test_onsets_VII_C_5_c_ambiguity_is_shown_by_a_regrouping_and_nothing_else() -> None:
    assert missing_place("ambiguous", "R", None, asks_judge=True) == NEEDED[Place.REGROUPING]
    assert missing_place("ambiguous", "R", " ", asks_judge=True) == NEEDED[Place.REGROUPING]
    assert missing_place("ambiguous", None, "(R∪B)∩G", asks_judge=True) is None


def test_onsets_VII_C_6_the_question_to_a_judge_names_nothing_and_a_claim_ones_own_count() -> None:
    assert missing_place(None, None, None, asks_judge=True) is None
    assert missing_place(None, None, None, asks_judge=False) == NEEDED[Place.COUNT]
    assert missing_place(None, "4", None, asks_judge=False) is None
    assert missing_place("not-equal", None, None, asks_judge=True) == NEEDED[Place.COUNT]


def test_a_place_is_short() -> None:
    assert "too long" in str(missing_place("syntax", "R" * 300, None, asks_judge=True))


def test_every_reason_on_the_page_needs_what_the_table_says_or_nothing() -> None:
    offered = set(re.findall(r'\["([a-z-]+)", "[IVX]', CHECKING.read_text("utf-8")))
    assert len(offered) > 15
    assert {"required-unused", "cube-unavailable", "too-many-resources"} <= offered & set(PLACES)
    assert place_of("wrote-goal", True) is Place.WHOLE
