"""Two players who pick up the challenge block at the same instant (On-Sets 2026-27 V-B)."""

import pytest

from tests.support.shakes import RIGHT, WRONG, Play, begun, play


def challenged(claim: str, edition: str = "2026-27") -> Play:
    """C has moved, and A has challenged."""
    return begun("on-sets", edition)("B move B required", "C move ∪ permitted", f"A challenge {claim}")


@pytest.mark.parametrize(
    ("second", "scores"), [("right", {"A": 6, "B": 6, "C": 2}), ("wrong", {"A": 6, "B": 2, "C": 2})]
)
def test_on_sets_2026_27_V_B_after_now_both_challengers_write(second: str, scores: dict[str, int]) -> None:
    """On-Sets 2026-27 VII-A-1."""
    written = RIGHT["on-sets"] if second == "right" else WRONG["on-sets"]
    table = challenged("now")("C tie B", f"A present {RIGHT['on-sets']}", f"B present {written}")
    assert table.phase == "checking"
    table("B accept A", "C accept A", "A accept B", "C accept B" if second == "right" else "C reject B not-equal")
    assert table.scores == scores


def test_on_sets_2026_27_V_B_the_second_challenger_who_presents_nothing_scores_two() -> None:
    table = challenged("now")("judge tie B", "clock tick 140")
    assert table.penalties == {"A": -1, "B": -1}
    table("B decline", f"A present {WRONG['on-sets']}", "C reject A not-equal")
    assert table.scores == {"A": 2, "B": 2, "C": 6}


@pytest.mark.parametrize(
    ("mover", "scores"), [("right", {"A": 2, "B": 2, "C": 6}), ("wrong", {"A": 6, "B": 6, "C": 2})]
)
def test_on_sets_2026_27_V_B_after_impossible_neither_challenger_writes(mover: str, scores: dict[str, int]) -> None:
    """On-Sets 2026-27 VII-A-2."""
    table = challenged("impossible")("C tie B")
    assert table.gets(f"B present {RIGHT['on-sets']}") == "may-not-present"
    table(f"C present {RIGHT['on-sets'] if mover == 'right' else WRONG['on-sets']}")
    table(*(("A accept C", "B accept C") if mover == "right" else ("B reject C not-equal",)))
    assert table.scores == scores


def test_on_sets_2026_27_V_B_the_third_player_finds_the_tie_before_anything_is_presented() -> None:
    table = challenged("now")
    assert table.gets("B tie B") == "not-your-turn"
    assert table.gets("C tie C") == "challenge-self"
    assert table(f"A present {RIGHT['on-sets']}").gets("C tie B") == "wrong-phase"
    assert challenged("now", "2014-15").gets("C tie B") == "wrong-phase"
    assert begun("on-sets", "2026-27").gets("C tie B") == "wrong-phase"
    assert play("on-sets", "2026-27", players="AB").gets("A tie B") == "wrong-phase"
