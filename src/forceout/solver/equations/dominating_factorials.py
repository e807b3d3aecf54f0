"""Which factorial of a factorial is by far the largest part of a number (`kernel/equations/span_dominance.c`).

**Theorem.** Let D be (p!)! for a whole p above 20, and y a product of a fraction, roots and powers of whole numbers and
factorials, none of them too large (`_is_small`). Then |log |x|| is between 0.999 and 1.001 times log D where x is y D,
y ÷ D, or y D and a few such products more.

Proof. log D is more than 10²¹, and the sizes of log y and of all else are below 10¹⁶. ∎
"""

from functools import lru_cache
from itertools import accumulate, islice
from math import factorial
from operator import mul
from typing import Final

from forceout.games.equations.values import Number
from forceout.games.equations.values.limits import EXPAND_FACTORIAL
from forceout.games.equations.values.number import Factorial, Monomial, Rational, Sum, Whole

LEAST_FACTORIAL: Final = 20
"""Factorials of larger numbers are not written out by the kernel."""
LARGEST_ROOT: Final = 2**53
LIMIT: Final = 2**62
BEYOND: Final = LARGEST_ROOT - 1
MOST_BEYOND: Final = 10**370
"""What is no factorial between these is no number of which the kernel puts ! to the factorial: those are below, or
factorials, or more than the root of 200! (span_dominance.c). So any number stands for it."""
LARGEST_FACTORIAL: Final = 10**8
LARGEST_EXPONENT: Final = 1000
MOST_BITS: Final = 10**6
MOST_FACTORS: Final = 100
MOST_TERMS: Final = 100
"""Beside what is far below a thousandth of log D."""


def dominating_root(value: Number) -> float:
    """p, or of which number p is the factorial of the factorial and so on, as far as that is not written out: with a
    minus where D divides; 0 where no (p!)! is known to be the largest part."""
    if not isinstance(value, Sum) or len(value.terms) > MOST_TERMS:
        return 0.0
    found = 0.0
    for monomial, coefficient in value.terms:
        large = [(atom, exponent) for atom, exponent in monomial.powers if not _is_small(atom, exponent)]
        if (
            _bits(int(coefficient.p), int(coefficient.q)) > MOST_BITS
            or len(monomial.powers) > MOST_FACTORS
            or len(large) > 1
        ):
            return 0.0
        if not large:
            continue
        root = _root_of_power(*large[0])
        if not root or found or (root < 0 and len(value.terms) > 1):
            return 0.0
        found = root
    return found


def _bits(*numbers: int) -> int:
    return max(abs(int(number)).bit_length() for number in numbers)


def _is_small(atom: object, exponent: Number) -> bool:
    """Whether a power is far from D."""
    if not isinstance(exponent, Rational) or _bits(exponent.p) > LARGEST_EXPONENT.bit_length() - 1:
        return False
    if isinstance(atom, Whole):
        return _bits(atom.value) <= MOST_BITS
    return isinstance(atom, Factorial) and isinstance(atom.argument, Rational) and atom.argument.p <= LARGEST_FACTORIAL


def _root_of_power(atom: object, exponent: Number) -> float:
    if not isinstance(atom, Factorial) or not isinstance(exponent, Rational) or abs(exponent.p) != 1 or exponent.q != 1:
        return 0.0
    root = argument_of(atom.argument)
    while root is not None and (deeper := argument_of(root)) is not None:
        root = deeper
    if not isinstance(root, Rational) or not LEAST_FACTORIAL < root.p < MOST_BEYOND:
        return 0.0
    if LARGEST_ROOT <= root.p < LIMIT:
        return 0.0
    return float((BEYOND if root.p >= LIMIT else root.p) * exponent.p)


def argument_of(number: Number) -> Number | None:
    """Of which number above 20 a number is the factorial, where that is seen at once."""
    if isinstance(number, Rational):
        known = _written().get(int(number.p)) if number.q == 1 else None
        return None if known is None else Rational(known, 1)
    if not isinstance(number, Sum) or len(number.terms) != 1:
        return None
    ((monomial, coefficient),) = number.terms
    return _argument_of_monomial(monomial) if coefficient == 1 else None


def _argument_of_monomial(monomial: Monomial) -> Number | None:
    if len(monomial.powers) != 1:
        return None
    ((atom, exponent),) = monomial.powers
    is_factorial = isinstance(atom, Factorial) and isinstance(exponent, Rational) and exponent.p == exponent.q == 1
    return atom.argument if is_factorial and isinstance(atom, Factorial) else None


@lru_cache(maxsize=1)
def _written() -> dict[int, int]:
    numbers = range(LEAST_FACTORIAL + 1, EXPAND_FACTORIAL + 1)
    made = accumulate(numbers, mul, initial=factorial(LEAST_FACTORIAL))
    return dict(zip(islice(made, 1, None), numbers, strict=True))
