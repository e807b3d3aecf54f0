"""Old results stay: matches of every kept release fold to what that release made of them (trust.md, promise 13)."""

from pathlib import Path

import pytest

from forceout.editions.recorded_match import fold
from forceout.rules.actions import Challenge
from forceout.rules.match import scoresheet
from forceout.rules.record import read_record
from tests.trust.releases.matches import KEPT, differences


@pytest.mark.parametrize("kept", KEPT, ids=[one.parent.name for one in KEPT])
def test_promise_13_every_step_of_a_kept_match_comes_to_what_it_came_to(kept: Path) -> None:
    """Under its own revision each action has the outcome, the state and the clocks that it had when it was played."""
    assert list(differences(kept)) == []


def test_promise_13_a_bonus_and_then_a_challenge_ends_as_it_began_in_0_2() -> None:
    """P2 took a bonus and then challenged the player before: under 0.2 that stood, and P2 won; since 0.3 P2 is the
    Mover and cannot (reading 40)."""
    text = (Path(__file__).parent / "releases" / "0.2" / "bonus-then-challenge.record").read_text(encoding="utf-8")
    *_, last = fold(read_record(text))
    assert scoresheet(last.match)["totals"] == {"P1": 2, "P2": 6}
    assert scoresheet(last.match)["points"] == {"P1": 4, "P2": 6}
    assert last.match.is_over
    today = read_record(text.replace("players: P1 P2\n", "players: P1 P2\nrevision: 0.3\n"))
    refused = [step for step in fold(today) if not step.outcome.is_done]
    assert refused[0].action == Challenge("P2", "now")
    assert refused[0].outcome.violation is not None
    assert refused[0].outcome.violation.code == "challenge-self"
