"""Which Goals are no factorial of a whole number.

**Theorem.** Let N be a whole number of 3 or more. c N! is no factorial for a fraction c other than 1 between 1 ÷ N and
N + 1, and N! + d is none for a fraction d other than 0 between -N and N.

Proof. With n > N, n! is no less than (N + 1) N!, and with n < N no more than N! ÷ N; so it is not c N!, and more than
N from N!: N N! and (N - 1)! (N - 1) are more than N. With n = N, c is 1 and d is 0. What is no whole number above 0
is no factorial, and of a whole number that is one 2, 3 and so on are divided out until 1 is left. ∎

**Theorem.** Let c be a fraction whose numerator and denominator are no larger than M, and P a product of powers of
whole numbers with whole exponents of 2 or more each. If c P is more than (2M)!, it is no factorial.

Proof. Let it be n!; then n > 2M, and some prime p is above n ÷ 2 and no larger than n (Bertrand). It divides n! just
once, as 2p > n, and divides neither part of c, as p > M. But it divides P as often as a sum of multiples of whole
numbers of 2 or more says: never, or more than once. ∎
"""

from functools import cache
from typing import Final

from flint import fmpq

from forceout.games.equations import values
from forceout.games.equations.values import Number, Unverifiable
from forceout.games.equations.values.number import Atom, Factorial, Monomial, Rational, Sum, Whole

LEAST_ARGUMENT: Final = 10**3
"""What is kept as a factorial is that of a larger number; so is what is handed in at most."""
LARGEST_BESIDE: Final = 500
TWO: Final = values.integer(2)


def is_no_factorial(value: Number) -> bool:
    """Whether a number surely is no factorial of a whole number."""
    if isinstance(value, Rational):
        return value.q != 1 or value.p < 1 or not _is_factorial(int(value.p))
    if not isinstance(value, Sum) or len(value.terms) > 2:
        return False
    numbers = [coefficient for monomial, coefficient in value.terms if not monomial.powers]
    large = [(monomial, coefficient) for monomial, coefficient in value.terms if monomial.powers]
    if len(value.terms) == 1 and _is_made_of_powers(*value.terms[0]):
        return _is_far(value)
    if len(large) != 1 or not _is_far_factorial(large[0][0]):
        return False
    top, bottom = int(large[0][1].p), int(large[0][1].q)
    if numbers:
        # d is not 0: the terms are those that are left
        return top == bottom and 0 < abs(int(numbers[0].p)) < LEAST_ARGUMENT * int(numbers[0].q)
    return top != bottom and bottom < LEAST_ARGUMENT * top and top < LEAST_ARGUMENT * bottom


def _is_far_factorial(monomial: Monomial) -> bool:
    if len(monomial.powers) != 1:
        return False
    atom, exponent = monomial.powers[0]
    return exponent == values.integer(1) and isinstance(atom, Factorial) and _is_beyond(atom)


def _is_made_of_powers(monomial: Monomial, coefficient: fmpq) -> bool:
    """Whether that is a fraction with few digits, times powers of whole numbers with exponents of 2 or more."""
    return max(abs(int(coefficient.p)), int(coefficient.q)) <= LARGEST_BESIDE and all(
        isinstance(atom, Whole | Factorial)
        and values.is_integer(exponent) is True
        and values.compare(exponent, TWO) in (0, 1)
        for atom, exponent in monomial.powers
    )


def _is_far(value: Number) -> bool:
    try:
        return values.compare(value, _least_far()) == 1
    except Unverifiable:
        return False


@cache
def _least_far() -> Number:
    return values.factorial(values.integer(2 * LARGEST_BESIDE))


def _is_beyond(atom: Atom) -> bool:
    assert isinstance(atom, Factorial)
    return values.compare(atom.argument, values.integer(LEAST_ARGUMENT)) == 1


def _is_factorial(whole: int) -> bool:
    divisor = 2
    while whole > 1 and whole % divisor == 0:
        whole //= divisor
        divisor += 1
    return whole == 1
