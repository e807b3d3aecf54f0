"""Scoring a shake: On-Sets of both editions."""

import pytest

from forceout.editions.on_sets_2014_15 import ON_SETS_2014_15
from forceout.editions.on_sets_2026_27 import ON_SETS_2026_27
from forceout.games.on_sets.in_force import OnSetsEdition
from forceout.rules.scoring_shake import EndOfShake, Scores, Side
from forceout.rules.vocabulary import Situation

EDITIONS = pytest.mark.parametrize("edition", [ON_SETS_2026_27, ON_SETS_2014_15], ids=lambda edition: edition.name)
NOW, IMPOSSIBLE, NO_GOAL = Situation.NOW, Situation.IMPOSSIBLE, Situation.NO_GOAL
LAST_CUBE, TIME_UP = Situation.FORCEOUT, Situation.TIME_UP
RIGHT, WRONG = True, False


def challenged(
    edition: OnSetsEdition,
    end: Situation,
    *,
    accepted: str = "",
    side: Side | None = None,
    absent: str = "",
    players: str = "CMT",
    **presented: bool,
) -> Scores:
    """The scores after C challenged M, with T as Third Party unless there are two players only."""
    shake = EndOfShake(
        end=end,
        players=tuple(players),
        challenger="C",
        mover="M",
        third="T" if "T" in players else None,
        presented=presented,
        accepted=frozenset(accepted),
        side=side,
        absent=frozenset(absent),
    )
    return edition.score_shake(shake)


def unchallenged(edition: OnSetsEdition, end: Situation, *, absent: str = "", **presented: bool) -> Scores:
    """The scores when A, B and C write after the last cube or when the round is stopped."""
    players = tuple(name for name in "ABC" if name not in absent)
    return edition.score_shake(EndOfShake(end, players, presented=presented, absent=frozenset(absent)))


@EDITIONS
def test_on_sets_X_points_follow_from_who_is_correct(edition: OnSetsEdition) -> None:
    assert challenged(edition, NOW, players="CM", C=RIGHT) == {"C": 6, "M": 2}
    assert unchallenged(edition, LAST_CUBE, A=RIGHT) == {"A": 4, "B": 2, "C": 2}


@EDITIONS
def test_on_sets_X_A_a_player_is_correct_by_writing_or_by_not_having_to(edition: OnSetsEdition) -> None:
    """On-Sets Basic-V, Basic-VI."""
    assert challenged(edition, NOW, players="CM", C=RIGHT) == {"C": 6, "M": 2}
    assert challenged(edition, NOW, players="CM", C=WRONG) == {"C": 2, "M": 6}
    assert challenged(edition, IMPOSSIBLE, players="CM", M=RIGHT) == {"C": 2, "M": 6}
    assert challenged(edition, IMPOSSIBLE, players="CM", M=WRONG) == {"C": 6, "M": 2}


@EDITIONS
def test_on_sets_X_A_1_who_has_to_write_is_correct_by_a_correct_solution(edition: OnSetsEdition) -> None:
    """On-Sets Basic-V-A."""
    assert challenged(edition, NOW, C=RIGHT)["C"] == 6
    assert challenged(edition, NOW, C=WRONG)["C"] == 2
    assert challenged(edition, NOW)["C"] == 2
    assert challenged(edition, IMPOSSIBLE, M=RIGHT)["M"] == 6
    assert challenged(edition, IMPOSSIBLE)["M"] == 2


@EDITIONS
def test_on_sets_X_A_1_note_a_third_party_needs_a_solution_of_their_own(edition: OnSetsEdition) -> None:
    assert challenged(edition, NOW, C=RIGHT, T=RIGHT)["T"] == 4
    assert challenged(edition, NOW, C=RIGHT, T=WRONG)["T"] == 2
    assert challenged(edition, NOW, C=RIGHT, side="challenger")["T"] == 2
    assert challenged(edition, IMPOSSIBLE, M=RIGHT, T=RIGHT)["T"] == 6
    assert challenged(edition, IMPOSSIBLE, M=RIGHT, side="mover")["T"] == 2


@EDITIONS
def test_on_sets_X_A_2_who_need_not_write_is_correct_when_nobody_writes_correctly(edition: OnSetsEdition) -> None:
    """On-Sets Basic-V-B."""
    assert challenged(edition, NOW, C=WRONG, T=WRONG)["M"] == 6
    assert challenged(edition, NOW, C=WRONG, T=RIGHT)["M"] == 2
    assert challenged(edition, IMPOSSIBLE, M=WRONG)["C"] == 6
    assert challenged(edition, IMPOSSIBLE, M=WRONG, T=RIGHT)["C"] == 2


@EDITIONS
def test_on_sets_X_A_2_note_who_accepts_a_wrong_solution_in_silence_scores_two(edition: OnSetsEdition) -> None:
    """On-Sets VII-C-4-note."""
    assert challenged(edition, NOW, C=WRONG, accepted="M") == {"C": 2, "M": 2, "T": 6}
    assert challenged(edition, NOW, C=WRONG, accepted="T") == {"C": 2, "M": 6, "T": 2}
    assert challenged(edition, IMPOSSIBLE, M=WRONG, accepted="C")["C"] == 2


@EDITIONS
def test_on_sets_X_A_2_note_does_not_touch_who_presents(edition: OnSetsEdition) -> None:
    assert challenged(edition, NOW, C=WRONG, T=RIGHT, accepted="T")["T"] in (4, 6)
    assert challenged(edition, NOW, C=WRONG, accepted="T")["T"] == 2


@EDITIONS
def test_on_sets_X_B_after_a_challenge_there_are_two_four_or_six_points(edition: OnSetsEdition) -> None:
    assert challenged(edition, NOW, C=RIGHT, T=RIGHT) == {"C": 6, "M": 2, "T": 4}
    assert challenged(edition, IMPOSSIBLE, M=WRONG) == {"C": 6, "M": 2, "T": 4}


@EDITIONS
def test_on_sets_X_B_1_being_wrong_is_worth_two(edition: OnSetsEdition) -> None:
    """On-Sets Basic-VI-A."""
    assert challenged(edition, NOW, C=WRONG, T=WRONG) == {"C": 2, "M": 6, "T": 2}
    assert challenged(edition, IMPOSSIBLE, M=RIGHT) == {"C": 2, "M": 6, "T": 2}
    assert challenged(edition, NOW, C=RIGHT)["T"] == 2


@EDITIONS
def test_on_sets_X_B_2_a_correct_challenger_or_mover_gets_six(edition: OnSetsEdition) -> None:
    """On-Sets Basic-VI-B."""
    assert challenged(edition, NOW, C=RIGHT)["C"] == 6
    assert challenged(edition, NOW, C=WRONG)["M"] == 6
    assert challenged(edition, IMPOSSIBLE, M=WRONG)["C"] == 6
    assert challenged(edition, IMPOSSIBLE, M=RIGHT)["M"] == 6


def test_on_sets_2014_15_X_B_2_a_third_party_who_agrees_with_the_challenger_gets_four() -> None:
    """On-Sets 2014-15 Basic-VI-B."""
    edition = ON_SETS_2014_15
    assert challenged(edition, NOW, C=RIGHT, T=RIGHT, side="challenger")["T"] == 4
    assert challenged(edition, NOW, C=WRONG, T=RIGHT, side="challenger")["T"] == 4
    assert challenged(edition, IMPOSSIBLE, M=WRONG, side="challenger")["T"] == 4
    assert challenged(edition, NOW, C=WRONG, side="mover")["T"] == 6
    assert challenged(edition, IMPOSSIBLE, M=WRONG, T=RIGHT, side="mover")["T"] == 6


def test_on_sets_2014_15_X_B_1_a_third_party_on_the_wrong_side_gets_two() -> None:
    edition = ON_SETS_2014_15
    assert challenged(edition, NOW, C=RIGHT, side="mover")["T"] == 2
    assert challenged(edition, IMPOSSIBLE, M=RIGHT, side="challenger")["T"] == 2
    assert challenged(edition, IMPOSSIBLE, M=WRONG, T=WRONG, side="mover")["T"] == 2


def test_on_sets_2026_27_X_B_3_when_the_third_party_gets_six() -> None:
    """On-Sets 2026-27 Basic-VI-C."""
    edition = ON_SETS_2026_27
    assert challenged(edition, IMPOSSIBLE, M=RIGHT, T=RIGHT)["T"] == 6
    assert challenged(edition, IMPOSSIBLE, M=WRONG, T=RIGHT)["T"] == 6
    assert challenged(edition, NOW, C=WRONG, T=RIGHT)["T"] == 6
    assert challenged(edition, NOW, T=RIGHT)["T"] == 6
    assert challenged(edition, NOW, C=WRONG)["T"] == 6


def test_on_sets_2026_27_X_B_4_when_the_third_party_gets_four() -> None:
    """On-Sets 2026-27 Basic-VI-C."""
    edition = ON_SETS_2026_27
    assert challenged(edition, IMPOSSIBLE, M=WRONG)["T"] == 4
    assert challenged(edition, IMPOSSIBLE)["T"] == 4
    assert challenged(edition, NOW, C=RIGHT, T=RIGHT)["T"] == 4


def test_on_sets_2026_27_III_D_2_scores_after_no_goal_is_disputed() -> None:
    edition = ON_SETS_2026_27
    assert challenged(edition, NO_GOAL, C=RIGHT) == {"C": 6, "M": 2, "T": 2}
    assert challenged(edition, NO_GOAL, C=RIGHT, T=RIGHT) == {"C": 6, "M": 2, "T": 4}
    assert challenged(edition, NO_GOAL, C=RIGHT, T=WRONG) == {"C": 6, "M": 2, "T": 2}
    assert challenged(edition, NO_GOAL, C=WRONG) == {"C": 2, "M": 6, "T": 6}
    assert challenged(edition, NO_GOAL, C=WRONG, T=RIGHT) == {"C": 2, "M": 2, "T": 6}
    assert challenged(edition, NO_GOAL, C=WRONG, T=WRONG) == {"C": 2, "M": 6, "T": 2}


@EDITIONS
def test_on_sets_X_C_when_everybody_writes_there_are_four_points_or_two(edition: OnSetsEdition) -> None:
    assert unchallenged(edition, LAST_CUBE, A=RIGHT, B=WRONG) == {"A": 4, "B": 2, "C": 2}


@EDITIONS
def test_on_sets_X_C_1_a_correct_solution_after_the_last_cube_earns_four(edition: OnSetsEdition) -> None:
    assert unchallenged(edition, LAST_CUBE, A=RIGHT, B=RIGHT, C=RIGHT) == {"A": 4, "B": 4, "C": 4}


@EDITIONS
def test_on_sets_X_C_2_a_wrong_one_or_none_earns_two(edition: OnSetsEdition) -> None:
    assert unchallenged(edition, LAST_CUBE, A=WRONG) == {"A": 2, "B": 2, "C": 2}


@EDITIONS
def test_on_sets_XI_B_2_a_shake_that_is_stopped_scores_like_the_last_cube(edition: OnSetsEdition) -> None:
    assert unchallenged(edition, TIME_UP, A=RIGHT, B=WRONG) == {"A": 4, "B": 2, "C": 2}


@EDITIONS
def test_on_sets_X_D_who_is_away_loses_two(edition: OnSetsEdition) -> None:
    assert challenged(edition, NOW, players="CM", absent="T", C=RIGHT) == {"C": 6, "M": 2, "T": -2}
    assert unchallenged(edition, LAST_CUBE, absent="B", A=RIGHT) == {"A": 4, "B": -2, "C": 2}
