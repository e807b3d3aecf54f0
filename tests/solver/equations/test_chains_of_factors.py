"""Numbers that long chains of ! and of counted factors make."""

import pytest

from forceout.games.equations import values
from forceout.solver.budget import Budget
from forceout.solver.equations.chains_of_factors import LARGEST, MOST_OF_NUMERAL, _chains_of
from forceout.solver.equations.solve import solve
from tests.solver.equations.test_powers_of_base import ASKED, position_of


@pytest.mark.parametrize("number", [1, 2, 3, 5, 7, 8, 9, 12, 48, 97, 820])
def test_each_chain_makes_what_the_judge_says(number: int) -> None:
    chains = _chains_of(number)
    assert len(chains) <= MOST_OF_NUMERAL
    for made, chain in chains:
        assert made <= LARGEST
        value = values.integer(number)
        for step in chain:
            value = values.number_of_factors(value) if step == "f" else values.factorial(value)
        assert values.compare(value, values.integer(made)) == 0, (number, chain)


def test_chains_go_far() -> None:
    made = {number for number, _ in _chains_of(9)}
    assert {3, 6, 720, 30} <= made
    assert len(made) == MOST_OF_NUMERAL


def test_a_solution_with_long_chains_is_found() -> None:
    mat = {"goal": "51", "required": list("1×93"), "permitted": [], "forbidden": [], "resources": []}
    names = ("number-of-factors", "factorial", "multiple-operations")
    variations = [{"name": name} for name in names]
    position, in_force = position_of({**ASKED, **mat, "division": "junior", "variations": variations})
    assert solve(position, in_force, Budget(nodes=1_000_000)).exists


def test_a_solution_of_a_chain_and_of_what_changes_nothing_is_found() -> None:
    resources = ["b2", "b2", "g×", "g×", "g-", "g×", "k÷", "k+", "k7", "k7"]
    mat = {"goal": "30*2", "required": ["g-", "k√", "k√", "b3"], "permitted": [], "forbidden": []}
    variations = [{"name": name} for name in ("multiple-operations", "number-of-factors", "factorial")]
    position, in_force = position_of(
        {
            **ASKED,
            **mat,
            "situation": "impossible",
            "resources": resources,
            "division": "senior",
            "variations": variations,
        }
    )
    assert solve(position, in_force, Budget(nodes=2_000_000)).exists
