"""Cheap proofs that no Solution can equal some reading of the Goal."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.general_rule import whole_power, whole_root, whole_square_root
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.heights import is_too_high
from forceout.solver.equations.problem import (
    ANY_POWER,
    COUNTERS,
    FIELD_BITS,
    MOST_OF_A_SORT,
    NOT_AS_DIGITS,
    Problem,
)
from forceout.solver.equations.sizes import without_too_large

Apply = Callable[..., Number]
KEEP_WHOLE: Final[frozenset[Apply]] = frozenset(
    {
        values.add,
        values.subtract,
        values.multiply,
        values.remainder,
        values.lcm,
        values.gcf,
        values.number_of_factors,
        values.factorial,
        next_prime,
        whole_power,
        whole_root,
        whole_square_root,
    }
)
"""What makes whole numbers of whole numbers."""
KEEP_RATIONAL: Final[frozenset[Apply]] = KEEP_WHOLE | {values.divide, values.average}
POWERS: Final[frozenset[Apply]] = frozenset(
    {values.power, values.root, square_root, whole_power, whole_root, whole_square_root}
)
KEEP_PRIMES: Final[frozenset[Apply]] = POWERS | {values.multiply, values.divide}
"""What brings in no prime that was not there."""
MOST_POWERS: Final = 2
"""Powers of powers up to which an exponent is algebraic, so that an irrational one never gives a fraction."""


KEEP_SIGN: Final[frozenset[Apply]] = POWERS | {
    values.add,
    values.multiply,
    values.divide,
    values.average,
    values.lcm,
    values.gcf,
    values.number_of_factors,
    values.factorial,
    next_prime,
}
"""What makes positive numbers of positive numbers, and none below zero of such as are not below zero."""
KEEP_ABOVE_ONE: Final[frozenset[Apply]] = POWERS | {
    values.add,
    values.multiply,
    values.average,
    values.lcm,
    values.number_of_factors,
    values.factorial,
    next_prime,
}
"""What makes numbers above one of numbers above one, and none between zero and one of such as are at least one."""


def drop_hopeless_targets(problem: Problem) -> Problem:
    """The problem without the readings of the Goal that no expression can equal, whatever the cubes."""
    if NOT_AS_DIGITS not in problem.gaps and has_no_shape(problem):
        return replace(problem, targets=(), gaps=())
    if not problem.targets:
        return problem
    used: set[Any] = {_plain(sign.operation.apply) for sign in problem.signs}
    is_equality = not hasattr(problem.relation, "k")
    numbers = [numeral.value for numeral in problem.numerals]
    kept = problem.targets
    if used <= KEEP_RATIONAL and all(type(number) is Rational for number in numbers):
        kept = tuple(target for target in kept if values.is_rational(target.value) is not False)
    if is_equality and used <= KEEP_PRIMES and _count_powers(problem) <= MOST_POWERS:
        primes = _primes(numbers)
        if primes is not None:
            kept = tuple(target for target in kept if _is_made_of(target.value, primes))
    if is_equality and used <= KEEP_SIGN:
        kept = tuple(target for target in kept if not _is_below_all(target.value, numbers, 0))
    if not kept and problem.gaps == (ANY_POWER,):
        # So far all that was said of the powers that are tried is true of all others.
        return replace(problem, targets=(), gaps=())
    if used <= KEEP_WHOLE and all(type(number) is Rational and number.q == 1 for number in numbers):
        kept = tuple(target for target in kept if values.is_integer(target.value) is not False)
    if is_equality and used <= KEEP_ABOVE_ONE:
        kept = tuple(target for target in kept if not _is_below_all(target.value, numbers, 1))
    if is_equality:
        is_hopeless = is_too_high(problem)
        kept = tuple(target for target in kept if not is_hopeless(target.value))
        kept = without_too_large(problem, kept)
    return problem if len(kept) == len(problem.targets) else replace(problem, targets=kept)


def has_no_shape(problem: Problem) -> bool:
    """Whether the required digits are too many for the signs between them, or the signs for the digits."""
    counted = range(problem.fields - COUNTERS)

    def of(usage: int, place: int) -> int:
        return (usage >> (FIELD_BITS * place)) & MOST_OF_A_SORT

    def places(usages: Iterable[int]) -> set[int]:
        return {place for usage in usages for place in counted if of(usage, place)}

    between = [sign.usage for sign in problem.signs if sign.operation.fixity is Fixity.BINARY]
    single = places(sign.usage for sign in problem.signs if sign.operation.fixity is not Fixity.BINARY)
    digits, signs = places(numeral.usage for numeral in problem.numerals), places(between)
    shared = {place for place in counted if of(problem.saturating, place)}
    longest = max((numeral.cubes for numeral in problem.numerals), default=1)
    needed = sum(of(problem.required, place) for place in digits - signs - single)
    is_limited = all(places((usage,)) - shared for usage in between)
    if is_limited and needed > (sum(of(problem.usable, place) for place in signs) + 1) * longest:
        return True
    needed = sum(of(problem.required, place) for place in signs - digits - single - shared)
    return needed > max(0, sum(of(problem.usable, place) for place in digits) - 1)


def _is_below_all(value: Number, numbers: Iterable[Number], bound: int) -> bool:
    """Whether a value is below a bound that no number is below; or is the bound, and all numbers are above it."""
    limit = values.integer(bound)
    ways = {values.compare(number, limit) for number in numbers}
    if not ways <= {0, 1}:
        return False
    way = values.compare(value, limit)
    return way == -1 or (way == 0 and ways == {1})


def _plain(apply: Any) -> Any:
    return apply.func if isinstance(apply, partial) else apply


def _count_powers(problem: Problem) -> int:
    """The most powers and roots that one expression can have."""
    places = {
        place
        for sign in problem.signs
        if _plain(sign.operation.apply) in POWERS
        for place in range(problem.fields - COUNTERS)
        if (sign.usage >> (FIELD_BITS * place)) & MOST_OF_A_SORT
    }
    if any(_plain(sign.operation.apply) in POWERS and not sign.usage & ~problem.saturating for sign in problem.signs):
        return MOST_POWERS + 1
    return sum((problem.usable >> (FIELD_BITS * place)) & MOST_OF_A_SORT for place in places)


def _primes(numbers: Iterable[Number]) -> frozenset[int] | None:
    found: set[int] = set()
    for number in numbers:
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


def _is_made_of(value: Number, primes: frozenset[int]) -> bool:
    """Whether a number may be a product of powers of these primes."""
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
