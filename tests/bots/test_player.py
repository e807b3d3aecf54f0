"""What a player may spend, and what it thinks of."""

from random import Random

from forceout.bots.levels import BY_NAME, LEVELS
from forceout.bots.player import UNDECIDED, sit_down, symbols_in
from forceout.rules.vocabulary import Situation
from forceout.solver.answer import Answer
from tests.bots.seats import BUDGET_MS, match_of
from tests.support.shakes import begun


def test_levels_are_named_from_the_weakest() -> None:
    assert tuple(BY_NAME) == LEVELS
    weakest, middle, strongest, _ = (BY_NAME[name] for name in LEVELS)
    assert weakest.care < middle.care < strongest.care == 1
    assert weakest.sees_now < middle.sees_now < strongest.sees_now == 1


def test_a_choice_costs_no_more_nodes_than_its_budget() -> None:
    table = begun("equations", "2015-16", division="senior")
    player = sit_down(match_of(table.shake), "B", BY_NAME["champion"], Random(0), BUDGET_MS)
    assert player.budget.nodes is not None
    while not player.is_out_of_time():
        player.solve(table.shake, Situation.IMPOSSIBLE)
    assert player.budget.spent_nodes <= player.budget.nodes * 1.1


def test_who_has_no_time_finds_nothing() -> None:
    table = begun()
    player = sit_down(match_of(table.shake), "B", BY_NAME["champion"], Random(0), 0, lambda: 0.0)
    assert player.is_out_of_time()
    assert player.solve(table.shake, Situation.IMPOSSIBLE) == UNDECIDED


def test_learners_think_of_short_solutions_only() -> None:
    match = match_of(begun().shake)
    for level, finds in (("learner", False), ("club", True), ("champion", True)):
        player = sit_down(match, "B", BY_NAME[level], Random(0), BUDGET_MS)
        assert player.thinks_of(Answer(True, "B ∪ R"))
        assert player.thinks_of(Answer(True, "((B ∪ R) ∩ G) - Y")) is finds
        assert not player.thinks_of(Answer(False))


def test_symbols_are_counted_without_groups_and_without_the_goal() -> None:
    assert symbols_in(match_of(begun("on-sets").shake), "(B ∪ R) = G, Y'") == 8
    assert symbols_in(match_of(begun("equations").shake), "(4 + 2) × 1 = 6") == 5
