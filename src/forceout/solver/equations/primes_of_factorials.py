"""A proof by primes for products, quotients, powers and roots with one or two factorials (Equations XIII-B-5).

**Theorem.** Let every sign be ×, ÷, a power, a root, or !, with two ! at most. Let a prime be *foreign* if no numeral
has it. What is made is a product of powers of the numerals' primes and of b₁ powers of a₁!, b₂ powers of a₂! (as in
foreign_primes.py, what stands in exponents brings in none), and so a foreign q divides it b₁ v(a₁!) + b₂ v(a₂!) times.
Let a number have foreign primes, P the largest of them, R the next foreign prime.

*No factorial:* it is not made. Nor is n! times a fraction b, more or less a fraction c ≠ 0, of which n is larger than
FAR and than four times both heights: a prime p of a numeral divides bn! more often than c, and so it divides the sum as
often as c, which is far smaller; so some other prime divides the sum.

*One:* where the smallest foreign prime does not divide the number, a₁ is below it, and no foreign prime divides a₁!. R
does not divide a₁!, or b₁ would be 0; but P does. So a₁ is one of few, and b₁ is as often as P divides. In a₁
there is one ! less.

*Two, neither inside the other, so that both a are made of the numerals' primes:* let a₁ be the larger. If R > a₁, a₁ is
one of few, and so is a₂. Else the largest prime q up to a₁ divides a₁! once (Bertrand), and so it divides a₂! once, and
b₁ + b₂ = 0: the number is a power of the product of a₂ + 1 to a₁, and all of these have no foreign primes but those of
the number. As a₁ has none, a₂ < a₁ - 1; and a₁ - 1 and a₁ are neighbours of which there are few (neighbours.py).
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.games.equations.values.integers import factor, is_prime
from forceout.games.equations.values.number import Factorial, Rational, Sum, Whole
from forceout.solver.equations.foreign_primes import primes_of
from forceout.solver.equations.neighbours import is_made_of, neighbours
from forceout.solver.equations.problem import (
    COUNTERS,
    FACTORIALS_WITHOUT_END,
    FIELD_BITS,
    MOST_OF_A_SORT,
    Problem,
    Target,
)
from forceout.solver.equations.products_of_powers import MULTIPLY, is_verified, plain

MOST_FACTORIALS: Final = 2
LARGEST_PRIME: Final = 400
MOST_PRIMES: Final = 6
"""Of more primes, or larger ones, it would take long to find all neighbours."""
LONGEST: Final = 20_000
FAR: Final = 100_000
"""A prime of numerals, below 1000, divides the factorial of what is larger 99 times or more, and divides what is four
times shorter seldomer."""
Exponents = dict[int, Fraction]
"""How often foreign primes divide a number."""


def without_foreign_factorials(problem: Problem, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The targets without those whose primes are not made of the factorials that are left."""
    if not {plain(sign) for sign in problem.signs} <= MULTIPLY | {values.factorial} or not is_verified(problem):
        return targets
    primes = primes_of([numeral.value for numeral in problem.numerals])
    place = problem.fields - COUNTERS
    is_endless = (problem.saturating >> (FIELD_BITS * place)) & MOST_OF_A_SORT
    if primes is None or is_endless or FACTORIALS_WITHOUT_END in problem.gaps:
        return targets
    most = _at(problem.usable, place)
    return tuple(one for one in targets if _may_be_made(one.value, primes, most - _at(one.usage, place)))


def _may_be_made(value: Number, primes: frozenset[int], factorials: int) -> bool:
    if factorials <= 0 and _is_far_factorial(value):
        return False
    if factorials == 1 and _lacks_smallest(value, primes):
        return False
    foreign = foreign_primes(value, primes)
    if foreign is None or foreign == {} or factorials > MOST_FACTORIALS:
        return True
    if factorials <= 0:
        return False
    return may_be_of_factorials(foreign, primes, factorials)


def _lacks_smallest(value: Number, primes: frozenset[int]) -> bool:
    """Whether the smallest foreign prime does not divide a fraction, and another does."""
    smallest = _next_prime(1, primes)
    if not isinstance(value, Rational) or value.p % smallest == 0 or value.q % smallest == 0:
        return False
    return not is_made_of(abs(value.p) * value.q, primes)


def _is_far_factorial(value: Number) -> bool:
    """Whether a number is a factorial that is too large to be written, times a fraction and plus a fraction that are
    far shorter than what it is the factorial of: then a prime divides it that divides no numeral."""
    if not isinstance(value, Sum):
        return False
    far = [monomial for monomial, _ in value.terms if monomial.powers]
    if len(far) != 1 or len(far[0].powers) != 1:
        return False
    ((atom, power),) = far[0].powers
    of = atom.argument if isinstance(atom, Factorial) else None
    is_lone = len(value.terms) == 1 or power == values.integer(1)
    heights = [max(abs(int(part.p)), int(part.q)) for _, part in value.terms]
    return is_lone and isinstance(of, Rational) and of.p > max(FAR, *(4 * height for height in heights))


def foreign_primes(value: Number, primes: frozenset[int]) -> Exponents | None:
    """How often each prime that is not one of some divides a number; None where that is not known."""
    found: Exponents = {}
    if isinstance(value, Rational):
        parts, coefficient = [], value
    elif isinstance(value, Sum) and len(value.terms) == 1:
        ((monomial, part),) = value.terms
        parts, coefficient = list(monomial.powers), Rational(int(part.p), int(part.q))
    else:
        return None
    if coefficient.p == 0 or max(abs(coefficient.p), coefficient.q).bit_length() > LONGEST:
        return None
    for atom, exponent in parts:
        if not (isinstance(atom, Whole) and atom.is_prime and isinstance(exponent, Rational)):
            return None
        found[atom.value] = found.get(atom.value, Fraction(0)) + Fraction(exponent.p, exponent.q)
    for whole, way in ((abs(coefficient.p), 1), (coefficient.q, -1)):
        for base, times, is_base_prime in factor(whole):
            if not is_base_prime:
                return None
            found[base] = found.get(base, Fraction(0)) + way * times
    return {prime: times for prime, times in found.items() if times and prime not in primes}


def may_be_of_factorials(foreign: Exponents, primes: frozenset[int], factorials: int) -> bool:
    """Whether one or two factorials may make up for all foreign primes of a number, of which there are some."""
    largest = max(foreign)
    following = _next_prime(largest, primes)
    united = primes | frozenset(foreign)
    if following > LARGEST_PRIME or max(primes, default=2) > following:
        return True
    others = [prime for prime in range(2, following) if is_prime(prime) and prime not in primes]
    wanted = [foreign.get(prime, Fraction(0)) for prime in others]
    for larger in range(largest, following):
        one = [times_in_factorial(larger, prime) for prime in others]
        is_it = all(times == foreign[largest] * have for times, have in zip(wanted, one, strict=True))
        if is_it and _may_be_made(values.integer(larger), primes, factorials - 1):
            return True
        if factorials == 1 or not is_made_of(larger, primes):
            continue
        for smaller in range(others[0], larger):
            other = [times_in_factorial(smaller, prime) for prime in others]
            if is_made_of(smaller, primes) and _are_combined(wanted, one, other):
                return True
    if factorials == 1:
        return False
    return len(united) > MOST_PRIMES or any(_is_proportional(foreign, one) for one in _blocks(primes, united))


def _blocks(primes: frozenset[int], united: frozenset[int]) -> Iterator[Exponents]:
    """How often foreign primes divide products of a₂ + 1 to a₁, where both are made of some primes, and the product of
    few more."""
    for below in neighbours(united):
        if not is_made_of(below + 1, primes):
            continue
        found: Exponents = dict.fromkeys(united - primes, Fraction(0))
        one = below
        while one > 1 and is_made_of(one, united):
            for prime in found:
                found[prime] += _times(one, prime)
            one -= 1
            if is_made_of(one, primes):
                yield dict(found)


def _is_proportional(wanted: Exponents, have: Exponents) -> bool:
    """Whether a power of one number has as many of each prime as another."""
    ratios = {times / have[prime] if have[prime] else None for prime, times in wanted.items()}
    return len(ratios) == 1 and None not in ratios


def _are_combined(wanted: list[Fraction], one: list[int], other: list[int]) -> bool:
    """Whether some multiple of one list and some of another add up to a third."""
    first = next((at for at, times in enumerate(other) if times), None)
    if first is None:
        return False
    # Each list less so much of the other that its first is gone.
    left = [times - Fraction(wanted[first] * have, other[first]) for times, have in zip(wanted, other, strict=True)]
    rest = [times - Fraction(one[first] * have, other[first]) for times, have in zip(one, other, strict=True)]
    at = next((at for at, times in enumerate(rest) if times), None)
    if at is None:
        return not any(left)
    return all(times == left[at] / rest[at] * have for times, have in zip(left, rest, strict=True))


def times_in_factorial(number: int, prime: int) -> int:
    """How often a prime divides a factorial."""
    found = 0
    while number:
        number //= prime
        found += number
    return found


def _times(number: int, prime: int) -> int:
    found = 0
    while number % prime == 0:
        number //= prime
        found += 1
    return found


def _next_prime(number: int, without: frozenset[int]) -> int:
    number += 1
    while not is_prime(number) or number in without:
        number += 1
    return number


def _at(usage: int, place: int) -> int:
    return (usage >> (FIELD_BITS * place)) & MOST_OF_A_SORT
