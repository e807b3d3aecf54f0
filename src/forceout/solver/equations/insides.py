"""What must stand inside a sign on one number for it to be the Goal, as people work back from it.

62 is how many factors 2³⁰ × 3 has, so a number of factors in front of that will do. 28√21 is 441 to the power of 1 ÷ 7
and that to the power of 1 ÷ 8, so two exponents behind 441 will do. Not all that may stand inside is given, so that
finding none proves nothing.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, permutations
from math import log, prod
from typing import Any, Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.in_force import EqualToGoal
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.chosen_roots import rational_power
from forceout.solver.equations.degrees_of_radicals import degree_of_radical
from forceout.solver.equations.problem import Expression, Problem, Sign, Target, Tree, Usage
from forceout.solver.equations.rests import rest_of

FEWEST_FACTORS: Final = 3
MOST_FACTORS: Final = 1_000_000
PRIMES: Final = (2, 3, 5, 7)
MOST_PRIMES: Final = 3
MOST_OF_A_LENGTH: Final = 8
"""So many numbers are tried that are products of powers of so many primes."""
LARGEST_LOG: Final = 2_000.0
MOST_INSIDES: Final = 3
"""So many choices of exponents are tried."""
LONGEST_INSIDE: Final = 60


class Inside(NamedTuple):
    """A problem about what stands inside, and the signs around it, the innermost first."""

    problem: Problem
    signs: tuple[Sign, ...]

    def wrapped(self, expression: Expression) -> Expression:
        """A Solution of the whole problem from one of the inside."""
        for sign in self.signs:
            expression = Tree(sign, expression)
        return expression


def insides(problem: Problem) -> Iterator[Inside]:
    """Problems about what may stand inside signs on one number."""
    if isinstance(problem.relation, EqualToGoal) and problem.targets:
        yield from with_so_many_factors(problem)
        yield from _of_factorials(problem)
        yield from islice(_under_exponents(problem), MOST_INSIDES)


def with_so_many_factors(problem: Problem) -> Iterator[Inside]:
    """Numbers that have as many factors as the Goal says, where any number's may be counted."""
    for sign in problem.signs:
        apply: Any = sign.operation.apply
        if not isinstance(apply, partial) or apply.func is not values.number_of_factors or apply.keywords.get("limit"):
            continue
        targets = [
            target._replace(value=number, sign="", parts=())
            for target in problem.targets
            if type(target.value) is Rational and target.value.q == 1
            for number in numbers_with(target.value.p)
        ]
        rest = rest_of(problem, Usage(problem), sign.usage, tuple(targets)) if targets else None
        if rest is not None:
            yield Inside(rest, (sign,))


def _of_factorials(problem: Problem) -> Iterator[Inside]:
    """Numbers of which the Goal is the factorial: 62 where it is 61! × 62."""
    arguments = [(target, _argument_of(target.value)) for target in problem.targets]
    targets = [target._replace(value=values.integer(one), sign="", parts=()) for target, one in arguments if one]
    for sign in problem.signs if targets else ():
        rest = rest_of(problem, Usage(problem), sign.usage, tuple(targets))
        if sign.operation.apply is values.factorial and rest is not None:
            yield Inside(rest, (sign,))


def _argument_of(value: Number) -> int | None:
    """Of which number the value is the factorial, where that is long; None where it is of none."""
    if not isinstance(value, Rational) or value.q > 1 or value.p.bit_length() <= LONGEST_INSIDE:
        return None
    left, argument = value.p, 1
    while left > 1 and left % (argument + 1) == 0:
        argument += 1
        left //= argument
    return argument if left == 1 else None


def numbers_with(factors: int) -> list[Number]:
    """Some numbers that have so many factors, the smaller first."""
    if not FEWEST_FACTORS <= factors <= MOST_FACTORS:
        return []
    by_length: dict[int, set[tuple[float, tuple[tuple[int, int], ...]]]] = {}
    for parts in _partitions(factors, MOST_PRIMES):
        for primes in permutations(PRIMES, len(parts)):
            powers = tuple(sorted((prime, part - 1) for prime, part in zip(primes, parts, strict=True)))
            size = sum(log(prime) * exponent for prime, exponent in powers)
            if size <= LARGEST_LOG:
                by_length.setdefault(len(parts), set()).add((size, powers))
    found = [one for length in by_length.values() for one in sorted(length)[:MOST_OF_A_LENGTH]]
    return [values.integer(prod(prime**exponent for prime, exponent in powers)) for _, powers in sorted(found)]


def _partitions(whole: int, most: int, least: int = 2) -> Iterator[tuple[int, ...]]:
    """Ways to write a number as a product of so many factors at most, in order of their size."""
    yield (whole,)
    if most > 1:
        factor = least
        while factor * factor <= whole:
            if whole % factor == 0:
                yield from ((factor, *others) for others in _partitions(whole // factor, most - 1, factor))
            factor += 1


def _under_exponents(problem: Problem) -> Iterator[Inside]:
    """A fraction under one exponent or two that is shorter than the Goal, or short where the Goal is none; and a
    radical of a lower degree."""
    exponents = [one for one in problem.signs if _is_index(one)]
    usage = Usage(problem)
    choices: list[Sequence[Sign]] = [(one,) for one in exponents]
    choices += [(one, other) for one in exponents for other in exponents]
    found: list[tuple[tuple[bool, int, bool], int, Inside]] = []
    for signs in choices:
        targets = [made for target in problem.targets if (made := _within(target, signs)) is not None]
        gone = 0
        for sign in signs:
            gone = usage.add(gone, sign.usage)
        rest = rest_of(problem, usage, gone, tuple(targets)) if targets else None
        if rest is not None:
            found.append((min(map(_effort, targets)), len(found), Inside(rest, tuple(signs))))
    yield from (inside for _, _, inside in sorted(found, key=lambda one: one[:2]))


def _is_index(sign: Sign) -> bool:
    exponent = sign.exponent
    is_power = sign.operation.apply in (values.power, rational_power) and sign.operation.all_values is None
    return is_power and type(exponent) is Rational and exponent.p != 0


def _within(target: Target, signs: Sequence[Sign]) -> Target | None:
    """What must stand under some exponents, where that is a short fraction or a radical of a lower degree."""
    try:
        value = target.value
        for sign in signs:
            assert sign.exponent is not None
            value = values.root(sign.exponent, value)
    except (Undefined, Unverifiable):
        return None
    made = target._replace(value=value, sign="", parts=())
    if type(value) is Rational:
        is_less = type(target.value) is not Rational or _length(made) < _length(target)
    else:
        is_less = 1 < degree_of_radical(value) < degree_of_radical(target.value)
    return made if is_less and _length(made) <= LONGEST_INSIDE else None


def _effort(target: Target) -> tuple[bool, int, bool]:
    """How hard a number is to make: fractions are easier, by their length, and of two as long a whole one."""
    value = target.value
    return type(value) is not Rational, _length(target), isinstance(value, Rational) and value.q > 1


def _length(target: Target) -> int:
    value = target.value
    return value.p.bit_length() + value.q.bit_length() if isinstance(value, Rational) else degree_of_radical(value)
