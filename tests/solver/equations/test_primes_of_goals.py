"""Which primes are counted: those of the base, those of the Goal, and one that the Goal has not."""

import pytest

from forceout.games.equations import values
from forceout.solver.equations.primes_of_goals import told_apart_by
from forceout.solver.equations.valuations import PRIMES


@pytest.mark.parametrize("base", [8, 9, 10, 11, 12])
@pytest.mark.parametrize("goal", [31, 97, 2 * 3 * 5 * 7, 9973, 1])
def test_the_primes_of_the_base_and_the_largest_of_the_goal_are_counted(base: int, goal: int) -> None:
    primes = told_apart_by(base, [values.integer(goal)])
    assert list(primes) == sorted(set(primes))
    assert len(primes) == len(PRIMES)
    assert {prime for prime in PRIMES if base % prime == 0} | {2, 3} <= set(primes)
    assert any(goal % prime for prime in primes if prime > 3)
    if goal in (31, 97, 9973):
        assert goal in primes


def test_primes_under_a_root_and_in_a_denominator_are_counted() -> None:
    root = values.power(values.integer(53), values.rational(1, 3))
    assert {53, 89} <= set(told_apart_by(10, [values.divide(root, values.integer(89))]))


def test_a_goal_too_large_to_take_apart_is_left_alone() -> None:
    assert len(told_apart_by(10, [values.integer(10**4000 + 7)])) == len(PRIMES)
