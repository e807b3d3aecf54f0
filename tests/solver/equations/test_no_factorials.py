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


def test_powers_beyond_are_none() -> None:
    for base in (2, 3, 6, 10, 77):
        for exponent in (values.integer(40_320), far(9), values.power(values.integer(9), values.integer(40_320))):
            power = values.power(values.integer(base), exponent)
            assert is_no_factorial(power)
            assert is_no_factorial(values.multiply(power, values.integer(490)))
            assert is_no_factorial(values.divide(power, values.integer(13)))
    assert is_no_factorial(values.power(far(9), values.integer(2)))
    assert not is_no_factorial(values.multiply(far(9), far(8)))


def test_no_product_of_small_powers_is_called_none_by_the_theorem_alone() -> None:
    """What is no larger than (2M)! is left to others, even where M is next to nothing."""
    known = {factorial(n) for n in range(2, 60)}
    for bound in range(1, 12):
        for top in range(1, bound + 1):
            powers = {a**2 * b**e for a in range(1, 40) for b in range(1, 40) for e in (2, 3)}
            assert not {top * power for power in powers if top * power > factorial(2 * bound)} & known
