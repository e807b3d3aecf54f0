"""Small numbers modulo which powers of the base leave few."""

import pytest

from forceout.games.equations import values
from forceout.solver.equations.classes_of_goals import LARGEST, MOST, left_by, moduli_of


def test_powers_of_ten_leave_few_modulo_some_primes() -> None:
    assert moduli_of(10, 0) == (11, 37, 41, 53)


@pytest.mark.parametrize("base", range(2, 21))
def test_moduli_are_within_what_the_kernel_takes(base: int) -> None:
    moduli = moduli_of(base, 0)
    assert len(moduli) == MOST
    assert all(base % modulus and modulus <= LARGEST for modulus in moduli)


def test_a_multiple_is_told_apart_by_itself() -> None:
    assert moduli_of(10, 6) == (6,)
    assert moduli_of(10, 1) == moduli_of(10, 1000) == ()


def test_what_a_fraction_leaves_is_known_where_its_denominator_has_no_factor_in_common() -> None:
    third = values.divide(values.integer(1), values.integer(3))
    assert left_by(third, (11, 37)) == pow(3, -1, 407)
    assert left_by(third, (9,)) < 0
    assert left_by(values.integer(-1), (10,)) == 9


def test_what_large_numbers_leave() -> None:
    power = values.power(values.integer(7), values.factorial(values.integer(20)))
    assert left_by(power, (11, 37)) == pow(7, 2432902008176640000, 407)
    assert left_by(values.root(values.integer(2), values.integer(2)), (11, 37)) < 0
