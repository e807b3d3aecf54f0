"""Which Goals are no factorial of a whole number (`no_factorials.py`)."""

from math import factorial

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.solver.equations.no_factorials import is_no_factorial


def far(n: int) -> Number:
    """(n!)!."""
    return values.factorial(values.factorial(values.integer(n)))


def test_whole_numbers_are_factorials_or_not() -> None:
    known = {factorial(n) for n in range(8)}
    assert all(is_no_factorial(values.integer(n)) is (n not in known) for n in range(-3, 6000))
    assert not is_no_factorial(values.factorial(values.integer(57)))
    assert is_no_factorial(values.add(values.factorial(values.integer(57)), values.integer(1)))


def test_what_is_near_to_a_far_factorial_is_none() -> None:
    for n in (9, 26, 57):
        assert not is_no_factorial(far(n))
        assert not is_no_factorial(values.factorial(far(n)))
        assert not is_no_factorial(
            values.multiply(far(n), values.add(values.factorial(values.integer(n)), values.integer(1)))
        )
        for number in (values.integer(2), values.integer(57), values.divide(values.integer(1), values.integer(3))):
            assert is_no_factorial(values.multiply(far(n), number))
            assert is_no_factorial(values.divide(far(n), number))
            assert is_no_factorial(values.add(far(n), number))
            assert is_no_factorial(values.subtract(far(n), number))
