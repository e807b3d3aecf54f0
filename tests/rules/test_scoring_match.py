"""Scoring a match."""

import pytest

from forceout.rules.scoring_match import match_points


@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ((30, 20, 10), (6, 4, 2)),
        ((30, 30, 10), (5, 5, 2)),
        ((30, 30, 30), (4, 4, 4)),
        ((30, 20, 20), (6, 3, 3)),
        ((-4, -2, -6), (4, 6, 2)),
    ],
)
def test_on_sets_XII_A_three_players_share_points_by_place(totals: tuple[int, ...], points: tuple[int, ...]) -> None:
    names = ("A", "B", "C")
    assert match_points(dict(zip(names, totals, strict=True)), names) == dict(zip(names, points, strict=True))


@pytest.mark.parametrize(("totals", "points"), [((30, 20), (6, 4)), ((20, 20), (5, 5))])
def test_on_sets_XII_A_two_players_have_a_table_of_their_own(totals: tuple[int, ...], points: tuple[int, ...]) -> None:
    names = ("A", "B")
    assert match_points(dict(zip(names, totals, strict=True)), names) == dict(zip(names, points, strict=True))


def test_on_sets_2026_27_XII_A_who_did_not_play_gets_nothing() -> None:
    assert match_points({"A": 12, "B": 8, "C": 40}, ("A", "B")) == {"A": 6, "B": 4, "C": 0}
