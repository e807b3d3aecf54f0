"""A proof by primes: products, quotients, powers and roots bring in no prime that was not there.

**Theorem.** Let every sign be ×, ÷, a power, a root, or such that makes of the primes of two numbers no others, or a
number of factors, of which the primes are counted. Where every exponent and index is algebraic, a fraction that is made
has no prime that no numeral has and none that is counted. For with a fraction as its exponent a power of what is a
product of powers of primes and a root of 1 is such a product; and with another it is transcendental, or its base is 0
or 1 (Gelfond and Schneider), and so is what the other signs make of it and of such products.

Where exponents may be transcendental the same is said of what can be verified: the judge's numbers keep a product of
such powers as the primes of its bases with what stands in the exponents, and call it a fraction only where that is a
fraction for each; that a transcendental exponent makes up for another prime is what nobody can verify. It is said with
i too: an exponent is a real number (XIII-D-11), so plus or minus such a product, and all that a power may be has the
size of a power of the base's size. So the size of what is made is such a product.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number
from forceout.games.equations.values.integers import is_prime
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.general_rule import whole_power, whole_root, whole_square_root
from forceout.solver.equations.problem import (
    COUNTERS,
    FIELD_BITS,
    MOST_OF_A_SORT,
    Problem,
    Sign,
    Target,
    multiply_with_i,
)

Apply = Callable[..., Number]
POWERS: Final[frozenset[Apply]] = frozenset(
    {values.power, values.root, square_root, whole_power, whole_root, whole_square_root}
)
KEEP_PRIMES: Final[frozenset[Apply]] = POWERS | {
    values.multiply,
    values.divide,
    values.lcm,
    values.gcf,
    multiply_with_i,
}
"""What brings in no prime that was not there: all else is a root of 1, as i is."""
WHOLE_POWERS: Final[frozenset[Apply]] = frozenset({whole_power, whole_root, whole_square_root})
"""Powers that are whole, or are not there."""
MOST_POWERS: Final = 2
"""Powers of powers up to which an exponent is algebraic, so that an irrational one never gives a fraction."""


def without_foreign_primes(
    problem: Problem, numbers: Sequence[Number], targets: tuple[Target, ...]
) -> tuple[Target, ...]:
    """The targets without fractions that have a prime which nothing brings in."""
    used = {_plain(sign.operation.apply) for sign in problem.signs} - {values.number_of_factors}
    if not used <= KEEP_PRIMES:
        return targets
    primes, counted = primes_of(numbers), primes_that_count(problem)
    if primes is None or counted is None:
        return targets
    return tuple(one for one in targets if may_be_made_of(one.value, primes | counted))


def primes_that_count(problem: Problem) -> frozenset[int] | None:
    """The primes that divide how many factors a number has: a number with a multiple of p factors is at least 2 to the
    power of p - 1. None where there is no limit."""
    found: frozenset[int] = frozenset()
    for sign in problem.signs:
        apply: Any = sign.operation.apply
        if _plain(apply) is values.number_of_factors:
            limit = apply.keywords.get("limit") if isinstance(apply, partial) else None
            if limit is None:
                return None
            found |= {prime for prime in range(2, limit.bit_length() + 1) if is_prime(prime)}
    return found


def are_exponents_algebraic(problem: Problem) -> bool:
    """Whether every exponent and every index is algebraic: what stands in one may have one power of its own, of which
    exponent and base are fractions; where there is just one that is no fixed exponent and no √ without an index, what
    stands in it has none but such."""
    powers = [sign for sign in problem.signs if _plain(sign.operation.apply) in POWERS - WHOLE_POWERS]
    free = [sign for sign in powers if sign.exponent is None and sign.operation.fixity is Fixity.BINARY]
    return cubes_of(problem, powers) <= MOST_POWERS or cubes_of(problem, free) <= 1


def cubes_of(problem: Problem, powers: Sequence[Sign]) -> int:
    """How many of some signs one expression can have at most."""
    places = {
        place
        for sign in powers
        for place in range(problem.fields - COUNTERS)
        if (sign.usage >> (FIELD_BITS * place)) & MOST_OF_A_SORT
    }
    if any(not sign.usage & ~problem.saturating for sign in powers):
        return MOST_POWERS + 1
    return sum((problem.usable >> (FIELD_BITS * place)) & MOST_OF_A_SORT for place in places)


def primes_of(numbers: Iterable[Number]) -> frozenset[int] | None:
    """The primes that some fractions are made of; None where that is not known."""
    found: set[int] = set()
    for number in numbers:
        if number == values.IMAGINARY:
            continue
        if not isinstance(number, Rational):
            return None
        for whole in (abs(number.p), number.q):
            rest = whole
            divisor = 2
            while rest > 1:
                if divisor > 1000:
                    return None
                if rest % divisor:
                    divisor += 1
                else:
                    found.add(divisor)
                    rest //= divisor
    return frozenset(found)


def may_be_made_of(value: Number, primes: frozenset[int]) -> bool:
    """Whether a number may be a product of powers of these primes and a root of 1; if so, so is the square of its
    absolute value."""
    if isinstance(value, Complex):
        parts = [values.multiply(part, part) for part in (value.real, value.imaginary)]
        value = values.add(*parts)
    if not isinstance(value, Rational) or value.p == 0:
        return True
    for whole in (abs(value.p), value.q):
        rest = whole
        for prime in primes:
            while rest % prime == 0:
                rest //= prime
        if rest != 1:
            return False
    return True


def _plain(apply: Any) -> Any:
    return apply.func if isinstance(apply, partial) else apply
