"""A proof by size where there is nothing but + and -: 80 × 2 is no sum of digits that come to 50 and a power of ten.

**Theorem.** Let all signs be + and -, and let at most two of the cubes be 1s that may be powers of the base b. Let S be
the sum over all cubes of the largest absolute value of the other numerals of which each is the first cube, in some
order of the cubes, with 1 at least for each such 1. Then every value is within S of 0, of ±bⁿ, or of ±bⁿ ± bᵐ, with n
and m whole and not below 0.

Proof. Every value is a sum of ± the numerals used. A power bⁿ with n below 0 is less than 1, so it counts among what S
allows for; what is left is at most two powers with n not below 0. ∎

Of different powers the larger is at most twice the size of their difference, since b is 2 at least. So a Goal G asks
for no larger power than 2 (abs(G) + S), but for two that cancel; and these leave what needs none.
"""

from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.problem import (
    ANY_POWER,
    COUNTERS,
    FIELD_BITS,
    MOST_OF_A_SORT,
    Problem,
    Target,
)
from forceout.solver.equations.sizes import most_numerals

MOST_ONES: Final = 2
MOST_BITS: Final = 2_000
"""Of longer Goals nothing is said."""


def without_other_sums(problem: Problem, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The targets without those that sums of digits and of powers of the base do not come near."""
    if not problem.signs or any(
        one.operation.apply not in (values.add, values.subtract) or one.exponent is not None for one in problem.signs
    ):
        return targets
    bounds = _bounds(problem)
    if bounds is None:
        return targets
    return tuple(one for one in targets if _is_near(one, bounds, problem.endless.base))


def _bounds(problem: Problem) -> list[int] | None:
    """What all cubes come to beside no power of the base, beside one, and so on up to as many as there may be; None
    where that is not known."""
    places = range(problem.fields - COUNTERS)
    powers = problem.endless.powers if ANY_POWER in problem.gaps else ()
    if ANY_POWER in problem.gaps and not powers:
        return None
    any_powers = {one.usage for one in powers}
    largest = dict.fromkeys(places, 0)
    for numeral in problem.numerals:
        used = [place for place in places if _at(numeral.usage, place)]
        if not used or not isinstance(numeral.value, Rational):
            return None
        value = abs(numeral.value.p)
        if numeral.usage in any_powers and _is_power(numeral.value, problem.endless.base):
            value = 1
        largest[used[0]] = max(largest[used[0]], -(-value // numeral.value.q))
    ones = 0
    for usage in any_powers:
        used = [place for place in places if _at(usage, place)]
        if len(used) != 1 or _at(usage, used[0]) != 1:
            return None
        largest[used[0]] = max(largest[used[0]], 1)
        ones += _at(problem.usable, used[0])
    if any(_at(problem.saturating, place) for place, value in largest.items() if value) or ones > MOST_ONES:
        return None
    sizes = sorted((value for place, value in largest.items() for _ in range(_at(problem.usable, place))), reverse=True)
    most = most_numerals(problem)
    return [sum(sizes[: max(0, most - beside)]) for beside in range(ones + 1)]


def _is_power(value: Rational, base: int) -> bool:
    """Whether a fraction is, but for its sign, a power of the base."""
    left = int(max(abs(value.p), value.q))
    while left % base == 0:
        left //= base
    return left == 1 and min(abs(value.p), value.q) == 1


def _is_near(target: Target, bounds: list[int], base: int) -> bool:
    """Whether the Goal may be as near to a sum of so many powers of the base."""
    value = target.value
    if not isinstance(value, Rational) or value.p.bit_length() + value.q.bit_length() > MOST_BITS:
        return True
    goal, powers, power = abs(value.p), [], 1
    while power * value.q <= 2 * (goal + bounds[0] * value.q):
        powers += [power, -power]
        power *= base
    sums = [0]
    for within in bounds:
        if any(abs(goal - one * value.q) <= within * value.q for one in sums):
            return True
        sums = [one + other for one in sums for other in powers]
    return False


def _at(usage: int, place: int) -> int:
    return usage >> FIELD_BITS * place & MOST_OF_A_SORT
