"""What may be claimed of a Solution fits what everybody knows of the shake, and tells nothing of what was written."""

import pytest

from forceout.service.tables.rejections import reasons
from tests.support.shakes import Play, begun

SOLUTIONS = {"on-sets": ("R ∩ B", "R = B, G", "(("), "equations": ("2+1 = 3", "= =", "3")}


def claims(table: Play) -> list[str]:
    """The codes that a checker may choose from."""
    return [one["code"] for one in reasons(table.shake)]


def test_on_sets_I_B_2_d_iii_comment_without_restrictions_nothing_is_said_of_them() -> None:
    basic = claims(begun(division="elementary", form="basic")("C challenge impossible"))
    assert set(basic).isdisjoint({"missing-restriction", "restriction-grouping", "relation-in-set-name"})
    assert "restriction-not-allowed" in basic
    assert len(basic) == 10
    full = claims(begun(variations=["two-operations"])("C challenge impossible"))
    assert {"restriction-grouping", "relation-in-set-name", "two-operations", "variation-misused"} <= set(full)
    assert "restriction-not-allowed" not in full


def test_on_sets_VII_B_2_a_restriction_is_missing_only_where_required_asks_for_one() -> None:
    plain = begun()("B move R required")
    asked = begun()("B move = required")
    assert "missing-restriction" not in claims(plain("A challenge impossible"))
    assert "missing-restriction" in claims(asked("A challenge impossible"))


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_on_sets_VII_B_4_b_VII_B_4_e_required_and_resources_are_spoken_of_where_they_count(game: str) -> None:
    cube = {"on-sets": "R", "equations": "+"}[game]
    assert "required-unused" not in claims(begun(game)("C challenge impossible"))
    moved = begun(game)(f"B move {cube} required")
    assert "required-unused" in claims(moved("A challenge impossible"))
    assert "too-many-resources" not in claims(moved("A challenge impossible"))
    assert "too-many-resources" in claims(moved("A challenge now"))


@pytest.mark.parametrize("game", SOLUTIONS)
def test_guidelines_1_the_list_is_the_same_whatever_is_written(game: str) -> None:
    table = begun(game)("C challenge impossible")
    before = reasons(table.shake)
    for solution in SOLUTIONS[game]:
        assert reasons(table(f'{table.shake.contest.mover} present "{solution}"').shake) == before  # type: ignore[union-attr]
