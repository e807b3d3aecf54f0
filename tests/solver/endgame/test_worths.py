"""What the ends of a shake are worth is what each edition's scoring says (On-Sets X, Equations X)."""

import pytest

from forceout.editions import find_game
from forceout.rules.vocabulary import Situation
from forceout.solver.endgame.worths import worths_of

BOOKS = [("on-sets", "2026-27"), ("on-sets", "2014-15"), ("equations", "2015-16")]


@pytest.mark.parametrize(("name", "year"), BOOKS)
@pytest.mark.parametrize("players", [2, 3])
def test_who_is_rightly_challenged_scores_2_and_who_challenges_6(name: str, year: str, players: int) -> None:
    game = find_game(name, year)
    assert game is not None
    worths = worths_of(game.edition.score_shake, players)
    assert worths.forceout == 4
    for claim in (Situation.NOW, Situation.IMPOSSIBLE):
        assert worths.challenged["mover", claim, True] == 2
        assert worths.challenged["challenger", claim, True] == 6
        assert worths.challenged["mover", claim, False] == 6
        assert worths.challenged["challenger", claim, False] == 2
        if players == 3:
            # The Third Party who is right scores 4 beside a Challenger who is, and 6 beside one who is not.
            assert worths.challenged["third", claim, True] == 4
            assert worths.challenged["third", claim, False] == 6
    assert worths.bystander == (4 if players == 3 else 6)
    assert worths.careful == 4


def test_the_points_are_the_editions_own() -> None:
    worths = worths_of(lambda end: dict.fromkeys(end.players, 1), 3)
    assert (worths.forceout, worths.bystander, worths.careful) == (1, 1, 1)
