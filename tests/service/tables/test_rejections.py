"""What may be claimed of a Solution fits what everybody knows of the shake, and tells nothing of what was written."""

from typing import Any

import pytest

from forceout.service.tables.rejections import reasons
from tests.support.shakes import begun

SOLUTIONS = {"on-sets": ("R ∩ B", "R = B, G", "B ∪"), "equations": ("4+2 = 6", "4+3 = 6", "3")}
CUBE = {"on-sets": "R", "equations": "+"}


def claims(*lines: str, **settings: Any) -> list[str]:
    """The codes that a checker may choose from after some actions."""
    return [one["code"] for one in reasons(begun(**settings)(*lines).shake)]


def test_on_sets_I_B_2_d_iii_comment_without_restrictions_nothing_is_said_of_them() -> None:
    basic = claims("C challenge impossible", division="elementary", form="basic")
    assert set(basic).isdisjoint({"missing-restriction", "restriction-grouping", "relation-in-set-name"})
    assert "restriction-not-allowed" in basic
    assert len(basic) == 10
    full = claims("C challenge impossible", variations=["two-operations"])
    assert {"restriction-grouping", "relation-in-set-name", "two-operations", "variation-misused"} <= set(full)
    assert "restriction-not-allowed" not in full


def test_on_sets_VII_B_2_a_restriction_is_missing_only_where_required_asks_for_one() -> None:
    assert "missing-restriction" not in claims("B move R required", "A challenge impossible")
    assert "missing-restriction" in claims("B move = required", "A challenge impossible")


@pytest.mark.parametrize("game", CUBE)
def test_on_sets_VII_B_4_e_required_and_resources_are_spoken_of_where_they_count(game: str) -> None:
    move = f"B move {CUBE[game]} required"
    assert "required-unused" not in claims("C challenge impossible", game=game)
    after_impossible = claims(move, "A challenge impossible", game=game)
    assert "required-unused" in after_impossible
    assert "too-many-resources" not in after_impossible
    assert "too-many-resources" in claims(move, "A challenge now", game=game)


@pytest.mark.parametrize("game", SOLUTIONS)
def test_guidelines_1_the_list_is_the_same_whatever_is_written(game: str) -> None:
    lists = [claims("C challenge impossible", f"A present {one}", game=game) for one in SOLUTIONS[game]]
    assert lists == [claims("C challenge impossible", game=game)] * len(lists)
