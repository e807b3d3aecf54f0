"""What a checker has to name at a live table before anybody rules on it."""

import pytest

from forceout.editions import find_game
from forceout.editions.registry import EDITIONS
from forceout.judge.rejection_places import NEEDED, PLACES, Place, missing_place, place_of
from forceout.rulebook.contents import load_contents

OF_EVERY_EDITION = [(one.game, one.year) for one in EDITIONS]


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


def test_on_sets_VII_C_5_c_ambiguity_is_shown_by_a_regrouping_and_nothing_else() -> None:
    assert missing_place("ambiguous", "R", None, asks_judge=True) == NEEDED[Place.REGROUPING]
    assert missing_place("ambiguous", "R", " ", asks_judge=True) == NEEDED[Place.REGROUPING]
    assert missing_place("ambiguous", None, "(R∪B)∩G", asks_judge=True) is None


def test_on_sets_VII_C_6_the_question_to_a_judge_names_nothing_and_a_claim_ones_own_count() -> None:
    assert missing_place(None, None, None, asks_judge=True) is None
    assert missing_place(None, None, None, asks_judge=False) == NEEDED[Place.COUNT]
    assert missing_place(None, "4", None, asks_judge=False) is None
    assert missing_place("not-equal", None, None, asks_judge=True) == NEEDED[Place.COUNT]


def test_a_place_is_short() -> None:
    assert "too long" in str(missing_place("syntax", "R" * 300, None, asks_judge=True))


@pytest.mark.parametrize(("game", "edition"), OF_EVERY_EDITION)
def test_every_criterion_is_in_the_book_and_names_a_place_or_nothing(game: str, edition: str) -> None:
    found = find_game(game, edition)
    (clauses,) = [one.clauses for one in load_contents() if (one.book, one.edition) == (game, edition)]
    assert found is not None
    rejections = found.procedures.rejections
    for rule in (*rejections.criteria.values(), rejections.variation_broken, rejections.variation_misread):
        assert rule.section in clauses
    assert len(rejections.criteria) > 10
    assert {"required-unused", "cube-unavailable", "too-many-resources"} <= set(rejections.criteria) & set(PLACES)
    assert place_of("wrote-goal", True) is Place.WHOLE


@pytest.mark.parametrize(("game", "edition"), OF_EVERY_EDITION)
def test_a_breach_of_a_variation_names_it_or_what_it_is_about(game: str, edition: str) -> None:
    found = find_game(game, edition)
    assert found is not None
    codes = {code for kind in found.edition.every_variation().values() for code in kind.breaches}
    assert codes
    assert codes <= set(PLACES)
