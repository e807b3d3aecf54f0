"""Bots at tables where anything happens: what they choose is legal, and no secret changes it."""

from collections.abc import Iterator
from random import Random

import pytest

from forceout.bots import LEVELS, choose
from forceout.editions.simulated_match import simulated_match
from forceout.rules.actions import Action
from forceout.rules.frozen import replace
from forceout.rules.match import verify_match
from forceout.rules.match_state import Match
from forceout.rules.view import seen_by
from forceout.rules.writing import is_hidden

BUDGET_MS = 40
SHARE = 0.1
OTHER = "(((a Solution of quite another length, and of no meaning)))"


@pytest.mark.parametrize("seed", range(15))
def test_what_bots_choose_is_legal_even_at_a_careless_table(seed: int) -> None:
    dice = Random(seed)
    for step in simulated_match(seed).steps:
        for seat in step.match.table.players:
            if dice.random() < SHARE:
                choice = choose(seen_by(step.match, seat), seat, dice.choice(LEVELS), dice, BUDGET_MS)
                if isinstance(choice, Action):
                    assert verify_match(step.match, choice) is None


def with_secrets_changed(match: Match, seat: str) -> Match | None:
    """The same match with other words in every Solution that a seat may not see; None where there is none."""
    shake = match.shake
    if shake is None or shake.contest is None:
        return None
    presented = tuple(
        replace(one, solution=OTHER, goal="row 1") if is_hidden(shake, one, seat) else one
        for one in shake.contest.presented
    )
    if presented == shake.contest.presented:
        return None
    return replace(match, shake=replace(shake, contest=replace(shake.contest, presented=presented)))


def secrets(seeds: range) -> Iterator[tuple[Match, Match, str]]:
    """Matches with a secret, each with one that differs in that only, and who may not see it."""
    for seed in seeds:
        for step in simulated_match(seed).steps:
            for seat in step.match.table.players:
                if (other := with_secrets_changed(step.match, seat)) is not None:
                    yield step.match, other, seat


def test_no_secret_changes_what_a_seat_sees_or_what_its_bot_chooses() -> None:
    compared = 0
    for match, other, seat in secrets(range(40)):
        assert seen_by(match, seat) == seen_by(other, seat)
        if compared % 5 == 0:
            choices = [choose(seen_by(one, seat), seat, "learner", Random(1), BUDGET_MS) for one in (match, other)]
            assert choices[0] == choices[1]
        compared += 1
    assert compared > 50


def test_nobody_but_the_players_of_a_match_chooses() -> None:
    match = next(iter(simulated_match(1).steps)).match
    assert choose(match, "judge", "champion", Random(0)) is None
    everybody = frozenset(match.table.players)
    disqualified = replace(match, disqualified=everybody)
    assert all(choose(disqualified, seat, "club", Random(0)) is None for seat in everybody)
