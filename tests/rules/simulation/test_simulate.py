"""Random matches reach everything that can happen at a table."""

import pytest

from forceout.editions.simulated_match import simulated_match
from forceout.rules.match_state import Match
from forceout.rules.simulation.simulate import MOST_STEPS
from forceout.rules.simulation.tally import ENDS, OUTCOME_CODES, Tally

SEEDS = range(1, 401)


@pytest.fixture(scope="module")
def tally() -> Tally:
    """What the matches of some seeds reach."""
    reached = Tally()
    for seed in SEEDS:
        reached.add(simulated_match(seed).steps)
    return reached


def test_every_end_phase_code_and_action_is_reached(tally: Tally) -> None:
    assert tally.never_reached() == {"ends": [], "phases": [], "codes": [], "actions": []}


def test_nothing_is_reached_that_is_not_known(tally: Tally) -> None:
    assert set(tally.ends) == set(ENDS)
    assert set(tally.codes) == set(OUTCOME_CODES)


def test_about_half_of_the_solutions_are_correct(tally: Tally) -> None:
    assert 0.35 <= tally.correct / tally.presented <= 0.65


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_about_half_of_the_solutions_are_correct_in_each_game(game: str) -> None:
    tally = Tally()
    for seed in range(60):
        tally.add(simulated_match(seed, game).steps)
    assert 0.35 <= tally.correct / tally.presented <= 0.65


def test_nearly_every_match_comes_to_its_signatures(tally: Tally) -> None:
    assert tally.signed >= 0.98 * tally.matches


def test_a_seed_gives_the_same_match_again() -> None:
    assert simulated_match(7).record() == simulated_match(7).record()
    assert simulated_match(7).record() != simulated_match(8).record()


def test_every_kind_of_table_is_played() -> None:
    headers = [simulated_match(seed).header for seed in range(400)]
    assert {(one.game, one.edition) for one in headers} == {
        ("on-sets", "2014-15"),
        ("on-sets", "2026-27"),
        ("equations", "2015-16"),
    }
    for field, count in {"division": 4, "form": 3, "policing": 2, "judging": 2, "timed": 2}.items():
        assert len({getattr(one, field) for one in headers}) == count
    assert {len(one.players) for one in headers} == {2, 3}


def test_the_number_of_steps_is_bounded() -> None:
    steps = list(simulated_match(3).steps)
    assert len(steps) <= MOST_STEPS
    assert isinstance(steps[-1].match, Match)


def test_tallies_add_up() -> None:
    first, second, both = Tally(), Tally(), Tally()
    first.add(simulated_match(1).steps)
    second.add(simulated_match(2).steps)
    both.add(simulated_match(1).steps)
    both.add(simulated_match(2).steps)
    assert first + second == both
