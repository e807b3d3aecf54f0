"""Numbers that long chains of ! and of how many factors make of one numeral: 9 has 3, 3! is 6, 6! has 30.

Where both may be repeated (Equations XIII-A-5), such chains come to hundreds of small numbers, of which a search tries
those with few signs. Here they are followed for longer, and handed over as numerals, for a part that may find a
Solution and never proves anything.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial
from math import factorial, prod
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.problem import (
    COUNTERS,
    FACTORIALS_WITHOUT_END,
    FIELD_BITS,
    Expression,
    Numeral,
    Problem,
    Sign,
    Tree,
    Usage,
    write,
)

LARGEST: Final = 100_000
"""Of larger numbers nothing but their factors is looked at."""
LARGEST_ARGUMENT: Final = 1000
LARGEST_WRITTEN: Final = 8
MOST_COUNTED: Final = 4
"""How often the factors of a factorial are counted, and those of what comes of it."""
MOST_OF_NUMERAL: Final = 40
MOST_STEPS: Final = 7
OF_NOTHING: Final = ((1, "!"),)
"""What comes of 0, and how."""


class Signs(NamedTuple):
    """The two signs that are repeated."""

    factors: Sign
    factorial: Sign


def with_chains_of_factors(problem: Problem) -> Problem | None:
    """A part of a problem, in which the numbers that chains make are numerals; None where there are none."""
    signs = _signs_of(problem)
    if signs is None or _counts_signs(problem):
        return None
    usage = Usage(problem)
    added: dict[tuple[int, int], Numeral] = {(_small(one), one.usage): one for one in problem.numerals}
    for numeral in problem.numerals:
        for number, chain in OF_NOTHING if numeral.value == values.integer(0) else _chains_of(_small(numeral)):
            used = usage.add(numeral.usage, _without_counters(signs.factors.usage, problem.fields))
            if "f" not in chain:
                used = numeral.usage
            if (number, used) in added or not usage.fits(used) or numeral.needs_company:
                continue
            expression: Expression = numeral
            for step in chain:
                expression = Tree(signs.factors if step == "f" else signs.factorial, expression)
            text = f"({write(expression, problem.writes_operands_apart)})"
            added[number, used] = Numeral(values.integer(number), used, numeral.cubes, text)
    more = tuple(one for one in added.values() if one not in problem.numerals)
    return replace(problem, numerals=problem.numerals + more) if more else None


def _signs_of(problem: Problem) -> Signs | None:
    """Both signs, where either may be repeated without end."""
    if FACTORIALS_WITHOUT_END not in problem.gaps:
        return None
    counting = [sign for sign in problem.signs if _applied(sign) is values.number_of_factors]
    factorials = [sign for sign in problem.signs if _applied(sign) is values.factorial]
    if not counting or not factorials or _has_limit(counting[0]):
        return None
    return Signs(counting[0], factorials[0])


def _applied(sign: Sign) -> object:
    apply = sign.operation.apply
    return apply.func if isinstance(apply, partial) else apply


def _has_limit(sign: Sign) -> bool:
    apply = sign.operation.apply
    return isinstance(apply, partial) and apply.keywords.get("limit") is not None


def _counts_signs(problem: Problem) -> bool:
    """Whether some number of signs is asked for, so that a chain is more than the number that it makes."""
    counters = problem.required >> (FIELD_BITS * (problem.fields - COUNTERS))
    return bool(counters & ((1 << (2 * FIELD_BITS)) - 1))


def _without_counters(usage: int, fields: int) -> int:
    return usage & ((1 << (FIELD_BITS * (fields - COUNTERS))) - 1)


def _small(numeral: Numeral) -> int:
    """The counting number that a numeral is, up to a limit; 0 where it is none."""
    value = numeral.value
    return int(value.p) if isinstance(value, Rational) and value.q == 1 and 0 < value.p <= LARGEST else 0


@lru_cache(maxsize=4096)
def _chains_of(number: int) -> tuple[tuple[int, str], ...]:
    """Numbers that come of one, with the signs that make them, the first first; those of the fewest signs first."""
    known = {number: ""}
    now = [number] if number > 1 else []
    for _ in range(MOST_STEPS):
        following: list[int] = []
        for one in now:
            for made, chain in _steps_from(one):
                if made not in known and len(known) <= MOST_OF_NUMERAL:
                    known[made] = known[one] + chain
                    following.append(made)
        now = following
    return tuple((made, chain) for made, chain in known.items() if chain)


@lru_cache(maxsize=4096)
def _steps_from(number: int) -> tuple[tuple[int, str], ...]:
    return tuple(_steps(number))


def _steps(number: int) -> Iterator[tuple[int, str]]:
    """What one ! or one count makes of a number, or a ! and some counts."""
    yield _how_many(_primes_of(number)), "f"
    if number > LARGEST_ARGUMENT:
        return
    if number <= LARGEST_WRITTEN:
        yield factorial(number), "!"
    primes = _primes_of_factorial(number)
    for times in range(1, MOST_COUNTED + 1):
        primes = _primes_of_count(primes)
        if sum(primes.values()) < LARGEST.bit_length() and (made := prod(p**e for p, e in primes.items())) <= LARGEST:
            yield made, "!" + "f" * times


def _how_many(primes: Counter[int]) -> int:
    return prod(often + 1 for often in primes.values())


def _primes_of_count(primes: Counter[int]) -> Counter[int]:
    """The primes of how many factors a number has, given its own."""
    found: Counter[int] = Counter()
    for often in primes.values():
        found.update(_primes_of(often + 1))
    return found


@lru_cache(maxsize=4096)
def _primes_of(number: int) -> Counter[int]:
    found: Counter[int] = Counter()
    prime = 2
    while prime * prime <= number:
        while number % prime == 0:
            found[prime] += 1
            number //= prime
        prime += 1
    if number > 1:
        found[number] += 1
    return found


def _primes_of_factorial(number: int) -> Counter[int]:
    """How often each prime divides n! (Legendre)."""
    found: Counter[int] = Counter()
    for prime in range(2, number + 1):
        if all(prime % other for other in range(2, int(prime**0.5) + 1)):
            left = number
            while left:
                left //= prime
                found[prime] += left
    return found
