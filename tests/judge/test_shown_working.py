"""The working and the reasons of scores that a screen shows, for whole simulated matches."""

import pytest

from forceout.editions.simulated_match import simulated_match
from forceout.games.on_sets.play import OnSetsGame
from forceout.judge.score_reasons import score_reasons
from forceout.judge.shown_working import shown_working
from forceout.rules.state import Phase, Shake
from forceout.rules.view_shapes import ShownTree


def scored_shakes(game: str, seeds: range) -> list[Shake]:
    """The shakes that were scored in some simulated matches."""
    found: list[Shake] = []
    for seed in seeds:
        for step in simulated_match(seed, game).steps:
            shake = step.match.shake
            if shake is not None and shake.phase is Phase.SCORED and (not found or found[-1] is not shake):
                found.append(shake)
    return found


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_every_score_has_a_reason_that_fits_it(game: str) -> None:
    """Whoever has the most of a challenge wrote correctly or was rightly silent, and whoever erred has two."""
    for shake in scored_shakes(game, range(12)):
        assert shake.scores is not None
        reasons = score_reasons(shake)
        assert reasons.keys() == shake.scores.keys()
        for player, reason in reasons.items():
            message, points = reason["message"], shake.scores[player]
            if "was away" in message.lower():
                assert points == -2
            elif "Wrote a correct Solution." in message:
                assert points >= 4
            elif "not correct" in message or "Wrote no Solution" in message or "proved wrong" in message:
                assert points == 2


def test_cards_drawn_are_those_that_the_verdict_counts() -> None:
    """The cards lifted are as many as the Set-Name's step says, and none of them was turned over."""
    drawn = 0
    for shake in scored_shakes("on-sets", range(25)):
        assert isinstance(shake.table.game, OnSetsGame)
        for presented in shake.contest.presented if shake.contest is not None else ():
            working = shown_working(shake, presented)
            if working is None or "chosen" not in working:
                continue
            drawn += 1
            assert not set(working["chosen"]) & set(working["removed"])
            picking = next(step for step in working["steps"] if "Set-Name" in step["title"])
            assert picking["lines"][0] == f"picks {' '.join(working['chosen']) or 'no card'}"
    assert drawn > 10


def test_values_stand_on_every_part_of_the_tree() -> None:
    """A correct Equation's tree has a value on each part, and the Goal's own beside it."""

    def valued(node: ShownTree) -> bool:
        return bool(node["value"]) and all(valued(part) for part in node.get("operands", ()))

    drawn = 0
    for shake in scored_shakes("equations", range(12)):
        for presented in shake.contest.presented if shake.contest is not None else ():
            working = shown_working(shake, presented)
            if working is not None and "tree" in working:
                drawn += 1
                assert valued(working["tree"])
                ruling = shake.table.game.ruling(shake, presented.solution, presented.goal)
                assert ruling.violations or working["goal_value"]
    assert drawn > 5
