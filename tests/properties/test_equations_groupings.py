"""Every grouping of an ungrouped run: the table of values and the search for one agree with plain enumeration."""

import os
from collections.abc import Sequence
from fractions import Fraction
from math import comb
from random import Random
from unittest.mock import patch

import pytest

from forceout.editions.equations_2015_16 import EQUATIONS_2015_16, Season
from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.legal_expressions import find_reading, read_expression
from forceout.games.equations.language.notation import read_groups, read_tokens
from forceout.games.equations.readings.groupings import Table
from forceout.games.equations.readings.reachable_value import Search, Undecided
from forceout.games.equations.readings.reading import Budget, Node
from forceout.rules.ruleset import Ruleset
from forceout.rules.vocabulary import Division, Form

RUNS_IN_THE_CHECK = 150
RUNS_IN_THE_LONG_FORM = 5000
IN_FORCE = InForce.of(Ruleset(EQUATIONS_2015_16[Season.EVEN], Division.MIDDLE, Form.ADVENTUROUS, ()))


def every_value(run: Sequence[str]) -> set[Fraction]:
    """The values of every grouping, by fractions."""
    if len(run) == 1:
        return {Fraction(run[0])}
    found = set()
    for place in range(1, len(run), 2):
        for left in every_value(run[:place]):
            for right in every_value(run[place + 1 :]):
                match run[place]:
                    case "+":
                        found.add(left + right)
                    case "-":
                        found.add(left - right)
                    case "×":
                        found.add(left * right)
                    case _ if right:
                        found.add(left / right)
    return found


def written_value(node: Node) -> Fraction:
    """What a reading is worth by its own tree."""
    if not node.parts:
        return Fraction(node.text)
    left, right = map(written_value, node.parts)
    return {"+": left + right, "-": left - right, "×": left * right}.get(node.text) or (
        left / right if node.text == "÷" else Fraction(0)
    )


def compare(count: int) -> None:
    """Compare so many random runs of one to seven signs."""
    random = Random(6)
    for _ in range(count):
        run = [str(random.randint(0, 9))]
        for _ in range(random.randint(1, 7)):
            run += [random.choice("+-×÷"), str(random.randint(0, 9))]
        text = "".join(run)
        group = read_groups(read_tokens(text), len(text))
        expected = every_value(run)
        readings = read_expression(group, False, IN_FORCE, Budget())
        assert readings.is_complete
        assert {Fraction(values.text(value)) for value in readings.values} == expected, text
        for value, node in readings.values.items():
            assert written_value(node) == Fraction(values.text(value)), (text, str(node))
        near = random.choice(sorted(expected)) if expected else Fraction(1)
        for wanted in (near, near + 1, Fraction(random.randint(-9, 99)), Fraction(0), Fraction(1, 2)):
            number = values.rational(wanted.numerator, wanted.denominator)
            try:
                found = find_reading(group, IN_FORCE, number, Budget())
            except Undecided:
                continue
            assert (found is not None) == (wanted in expected), (text, wanted)
            assert found is None or written_value(found) == wanted


def test_the_table_and_the_search_agree_with_plain_enumeration() -> None:
    """Equations VII-B-6-a."""
    compare(RUNS_IN_THE_CHECK)


@pytest.mark.long
@pytest.mark.skipif(os.environ.get("FORCEOUT_LONG") != "1", reason="the long form is asked for with FORCEOUT_LONG=1")
def test_the_table_and_the_search_agree_on_many_runs() -> None:
    compare(RUNS_IN_THE_LONG_FORM)


@pytest.mark.parametrize("operands", [2, 5, 9])
def test_a_run_costs_at_least_what_is_asked_for_beforehand(operands: int) -> None:
    """So a run that is refused beforehand would have been refused at its end."""
    text, budget = "+".join("2" * operands), Budget()
    read_expression(read_groups(read_tokens(text), len(text)), False, IN_FORCE, budget)
    signs = operands - 1
    assert budget.steps <= Budget().steps - comb(signs + 2, 2) - 2 * comb(signs + 2, 3)


def test_a_run_that_is_far_too_long_is_refused_before_anything_is_calculated() -> None:
    text, budget = "+".join("2" * 300), Budget()
    with patch.object(Table, "_fill_cell", side_effect=AssertionError):
        readings = read_expression(read_groups(read_tokens(text), len(text)), False, IN_FORCE, budget)
    assert not readings.is_complete
    assert budget.steps < 0


def test_a_value_is_not_looked_for_in_a_run_that_is_far_too_long() -> None:
    text, budget = "÷".join("2" * 300), Budget()
    group = read_groups(read_tokens(text), len(text))
    with patch.object(Search, "_all_values", side_effect=AssertionError), pytest.raises(Undecided):
        find_reading(group, IN_FORCE, values.integer(1), budget)
    assert budget.steps < 0
