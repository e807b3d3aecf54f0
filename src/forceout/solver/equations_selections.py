"""Smaller problems within one of many cubes: selections of the cubes, and parts that swallow what is Required.

Whatever is Required and gets in the way can often be put where it does no harm: 0 × rest is 0, 1 * rest is 1.
Such a part becomes one more numeral of the problem.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.readings import Fixity
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.equations_problem import (
    FIELD_BITS,
    MOST_OF_A_SORT,
    Expression,
    Numeral,
    Problem,
    Sign,
    Tree,
    Usage,
    packed,
    write,
)

COUNTERS: Final = 4
"""The last fields, which count no cubes."""
SIZES: Final = (8, 9, 7, 9, 10, 9)
ROOM: Final = 3
"""Cubes beyond what is Required, where that alone is as much as the other selections."""
MANY: Final = 7
"""Required cubes from which on some are put where they do no harm."""
LONGEST_FRACTION: Final = 40
TRIES: Final = 12


class Sorts(NamedTuple):
    """Which fields are digits and which are signs, and what there is of each."""

    numerals: dict[int, Numeral]
    """The plainest numeral of each field."""
    between: dict[int, list[Sign]]
    in_front: dict[int, list[Sign]]
    required: list[int]
    usable: list[int]


def counts(usage: int, fields: int) -> list[int]:
    """What is used of each sort."""
    return [(usage >> (FIELD_BITS * place)) & MOST_OF_A_SORT for place in range(fields)]


def sort_out(problem: Problem) -> Sorts:
    """Look at what the cubes of a problem can be."""
    cubes = problem.fields - COUNTERS
    numerals: dict[int, Numeral] = {}
    between: dict[int, list[Sign]] = {}
    in_front: dict[int, list[Sign]] = {}
    for numeral in problem.numerals:
        if numeral.cubes == 1 and not numeral.needs_company:
            place = next(at for at, count in enumerate(counts(numeral.usage, cubes)) if count)
            numerals.setdefault(place, numeral)
    for sign in problem.signs:
        for place, count in enumerate(counts(sign.usage, cubes)):
            if count and sign.operation.all_values is None:
                table = between if sign.operation.fixity is Fixity.BINARY else in_front
                if sign.operation.fixity is not Fixity.POSTFIX:
                    table.setdefault(place, []).append(sign)
    for place in list(numerals):
        if place in between or place in in_front:
            del numerals[place]
    return Sorts(numerals, between, in_front, counts(problem.required, cubes), counts(problem.usable, cubes))


def selections(problem: Problem, random: Random) -> Iterator[Problem]:
    """Problems with fewer cubes, without end; what solves one of them solves the whole."""
    sorts = sort_out(problem)
    if not any(count > need for count, need in zip(sorts.usable, sorts.required, strict=True)):
        return
    usage = Usage(problem)
    while True:
        for size in SIZES:
            swallowing = list(_swallow(problem, sorts, usage, random)) if sum(sorts.required) >= MANY else []
            yield _select(problem, sorts, random, size, swallowing)


def _select(problem: Problem, sorts: Sorts, random: Random, size: int, swallowing: Sequence[Numeral]) -> Problem:
    """Some of the cubes, with about as many signs as digits."""
    cubes = problem.fields - COUNTERS
    chosen = list(sorts.required)
    for numeral in swallowing:
        chosen = [max(one, other) for one, other in zip(chosen, counts(numeral.usage, cubes), strict=True)]
    pool = [place for place in range(cubes) for _ in range(sorts.usable[place] - chosen[place])]
    random.shuffle(pool)
    digits = sum(count for place, count in enumerate(chosen) if place in sorts.numerals)
    signs = sum(count for place, count in enumerate(chosen) if place in sorts.between)
    size = max(size, min(sum(chosen) + ROOM, size + ROOM))
    while pool and sum(chosen) < size:
        wants_digit = digits <= signs
        place = next((one for one in pool if (one in sorts.numerals) is wants_digit), pool[0])
        pool.remove(place)
        chosen[place] += 1
        digits += place in sorts.numerals
        signs += place in sorts.between
    usable = packed([*chosen, *counts(problem.usable, problem.fields)[cubes:]])
    on_mat = [min(one, other) for one, other in zip(chosen, counts(problem.on_mat, cubes), strict=True)]
    kept = tuple(numeral for numeral in problem.numerals if _is_within(numeral.usage, chosen))
    return replace(
        problem,
        numerals=(*kept, *swallowing),
        signs=tuple(sign for sign in problem.signs if _is_within(sign.usage, chosen)),
        usable=usable,
        on_mat=packed([*on_mat, *counts(problem.on_mat, problem.fields)[cubes:]]),
    )


def _is_within(usage: int, chosen: Sequence[int]) -> bool:
    return all(used <= count for used, count in zip(counts(usage, len(chosen)), chosen, strict=True))


def _swallow(problem: Problem, sorts: Sorts, usage: Usage, random: Random) -> Iterator[Numeral]:
    """A part that is 0 or 1 whatever is in it, with much of what is Required inside."""
    left = list(sorts.required)
    for value, codes in ((0, "×"), (1, "*")):
        core = [numeral for numeral in sorts.numerals.values() if numeral.value == values.integer(value)]
        signs = [sign for found in sorts.between.values() for sign in found if sign.operation.sign == codes]
        if core and signs:
            made = _swallowed(problem, sorts, usage, random, core[0], random.choice(signs), left)
            if made is not None:
                yield made


def _swallowed(
    problem: Problem, sorts: Sorts, usage: Usage, random: Random, core: Numeral, sign: Sign, required: Sequence[int]
) -> Numeral | None:
    cubes = problem.fields - COUNTERS
    outer = usage.add(core.usage, sign.usage)
    spare = [max(0, need - used) for need, used in zip(required, counts(outer, cubes), strict=True)]
    for _ in range(TRIES):
        inner = _any_expression(sorts, spare, random)
        if inner is None:
            return None
        tree, value, inner_usage, size = inner
        total = usage.add(outer, inner_usage)
        if value is None or not usage.fits(total):
            continue
        try:
            whole = sign.operation.apply(core.value, value)
        except (Undefined, Unverifiable):
            continue
        if whole == core.value:
            text = f"({write(Tree(sign, core, tree), problem.writes_operands_apart)})"
            return Numeral(whole, total, size + 1, text)
    return None


def _any_expression(
    sorts: Sorts, spare: Sequence[int], random: Random
) -> tuple[Expression, Number | None, int, int] | None:
    """Some expression of spare cubes, as many as fit, with its value where that is a short fraction."""
    digits = [place for place, count in enumerate(spare) for _ in range(count) if place in sorts.numerals]
    signs = [place for place, count in enumerate(spare) for _ in range(count) if place in sorts.between]
    if not digits:
        return None
    random.shuffle(digits)
    random.shuffle(signs)
    first = sorts.numerals[digits[0]]
    tree: Expression = first
    value: Number | None = first.value
    total = first.usage
    used = 1
    for digit, place in zip(digits[1:], signs, strict=False):
        numeral = sorts.numerals[digit]
        sign = random.choice(sorts.between[place])
        is_left = random.random() < 0.5
        pair = (tree, numeral) if is_left else (numeral, tree)
        tree = Tree(sign, *pair)
        total = total + numeral.usage + sign.usage
        used += 1
        try:
            assert value is not None
            numbers = (value, numeral.value) if is_left else (numeral.value, value)
            value = sign.operation.apply(*numbers)
        except (Undefined, Unverifiable):
            return tree, None, total, used
        if not isinstance(value, Rational) or value.p.bit_length() + value.q.bit_length() > LONGEST_FRACTION:
            return tree, None, total, used
    return tree, value, total, used
