"""The compiled search of Equations: values that no interval holds, and Goals met by joining small expressions."""

import pytest
from flint import arb

from forceout.games.equations import values
from forceout.games.equations.checking import check_equation
from forceout.games.equations.in_force import InForce
from forceout.games.equations.values import Unverifiable
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations import compiled_search
from forceout.solver.equations.solve import solve


def test_a_value_that_no_interval_holds_cannot_be_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    # Arithmetic on balls may end in one that is not a number, which the kernel refused with a ValueError.
    monkeypatch.setattr(compiled_search, "enclose", lambda value, bits: arb("nan"))
    compiled_search._interval.cache_clear()
    with pytest.raises(Unverifiable):
        compiled_search._kept_exactly(values.power(values.integer(2), values.divide(*map(values.integer, (1, 2)))))


@pytest.mark.skipif(not compiled_search.IS_COMPILED, reason="the kernel is not there")
@pytest.mark.parametrize(
    ("goal", "permitted"),
    [("33*22", "0÷+8392*1-√1×+√4520"), ("46*22", "√1×3-9÷×73434+√-+2"), ("26÷46", "×8×-3*×√50239+÷3√0")],
)
def test_large_goals_are_met_by_joining_what_a_few_cubes_make(goal: str, permitted: str) -> None:
    asked = Question(
        {
            "division": "middle",
            "goal": goal,
            "required": [],
            "permitted": list(permitted),
            "forbidden": [],
            "resources": [],
            "situation": "impossible",
        }
    )
    position, in_force = read_position(asked), InForce.of(read_ruleset(asked))
    found = solve(position, in_force, Budget(nodes=40_000_000))
    assert found.solution is not None
    assert check_equation(found.solution, position, in_force).is_correct
