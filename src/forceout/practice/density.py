"""How dense Solutions lie among what could be written: of all that three and five cubes can say, the share that comes
out right. Variations are left out of it; a cube is told by its symbol alone."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import log2
from typing import Final, NamedTuple

from forceout.rules.state import Shake
from forceout.rules.vocabulary import Situation

SMALLEST_COUNT: Final = 0.02
"""What is counted where nothing was found, so that a rare thing is not an impossible one."""
ENDLESS: Final = 9
HOW_THEY_LIE: Final = "~>!"
POWERS: Final = range(1, 10)
Value = float
Operate = Callable[[str, Value, Value], Value | None]


class Arithmetic(NamedTuple):
    """What symbols mean: operands with their values, signs, how a sign works, which values are right."""

    operands: Mapping[str, Value]
    """By the cubes that they are made of, and how these lie: `3`, `~3`, `√9`, `B'`."""
    signs: Sequence[str]
    operate: Operate
    is_right: Callable[[Value], bool]
    inverse: Callable[[str, Value], Iterable[Value]] | None = None
    """With a sign and an operand: the values that come out right with them; None where all are tried."""


class Some(NamedTuple):
    """Things that come to the same and miss the same: how many."""

    value: Value
    missing: tuple[str, ...]
    borrowed: int


class Density(NamedTuple):
    """How rare a right one is among all of three cubes, of five and of seven, as powers of two; None where numbers are
    too many to go so far."""

    of_three: float
    of_five: float
    of_seven: float | None = None

    @property
    def share(self) -> float:
        """The share of right ones among what people write, who try short ones as often as longer ones."""
        rarities = [one for one in self if one is not None]
        return float(sum(0.5**one for one in rarities) / len(rarities))


def found_by(share: float) -> float:
    """How many of people who try 2, 4, 8 and up to 512 things find a right one, where so many are right."""
    return float(sum(1 - (1 - min(share, 1.0)) ** (2**power) for power in POWERS) / len(POWERS))


class Pool(NamedTuple):
    """What can be written with at a table: each operand and sign with what it takes from Resources."""

    operands: Mapping[str, int]
    signs: Mapping[str, int]
    most: int
    """Cubes that may come from Resources."""


def density(shake: Shake, end: Situation, arithmetic: Arithmetic) -> Density:
    """How rare Solutions are in a shake that ended so."""
    on_mat = {cube[-1] for cube in (*shake.required, *shake.permitted)}
    there = on_mat | {cube[-1] for cube in (() if end is Situation.FORCEOUT else shake.resources)}
    pool = Pool(
        {one: price(one, on_mat) for one in arithmetic.operands if there.issuperset(cubes_of(one))},
        {one: price(one, on_mat) for one in arithmetic.signs if one in there},
        1 if end is Situation.NOW else ENDLESS,
    )
    required = tuple(sorted(cube[-1] for cube in shake.required))
    ones = Counter(
        {
            Some(arithmetic.operands[one], without(required, cubes_of(one)), cost): 1
            for one, cost in pool.operands.items()
            if cost <= pool.most
        }
    )
    threes = joined(ones, pool, arithmetic)
    every = sum(count for some, count in threes.items() if not some.missing)
    right = sum(count for some, count in threes.items() if not some.missing and arithmetic.is_right(some.value))
    fives = one_more(threes, pool, arithmetic)
    if arithmetic.inverse is not None:
        return Density(rare(every, right), fives)
    return Density(rare(every, right), fives, one_more(joined(threes, pool, arithmetic), pool, arithmetic))


def cubes_of(operand: str) -> tuple[str, ...]:
    """The cubes that an operand is made of, however they lie."""
    return tuple(one for one in operand if one not in HOW_THEY_LIE)


def price(operand: str, on_mat: Container[str]) -> int:
    """How many cubes of an operand are not on the mat."""
    return sum(one not in on_mat for one in cubes_of(operand))


def joined(smaller: Mapping[Some, int], pool: Pool, arithmetic: Arithmetic) -> Counter[Some]:
    """Everything with one more sign and one more operand, on either side."""
    found: Counter[Some] = Counter()
    for sign, operand, cost in more(pool):
        value, used = arithmetic.operands[operand], (sign, *cubes_of(operand))
        for some, count in smaller.items():
            if some.borrowed + cost > pool.most:
                continue
            missing = without(some.missing, used)
            for result in both_ways(sign, some.value, value, arithmetic.operate):
                found[Some(result, missing, some.borrowed + cost)] += count
    return found


def more(pool: Pool) -> Iterator[tuple[str, str, int]]:
    """Every sign and operand that can be added, with what they take from Resources."""
    for sign, operand in product(pool.signs, pool.operands):
        cost = pool.signs[sign] + pool.operands[operand]
        if cost <= pool.most:
            yield sign, operand, cost


def one_more(smaller: Mapping[Some, int], pool: Pool, arithmetic: Arithmetic) -> float:
    """How rare a right one is among all with one more sign and operand."""
    by_value: dict[Value, list[tuple[Some, int]]] = {}
    by_need: Counter[tuple[tuple[str, ...], int]] = Counter()
    for some, count in smaller.items():
        by_value.setdefault(some.value, []).append((some, count))
        by_need[some.missing, some.borrowed] += count
    every = right = 0
    for sign, operand, cost in more(pool):
        value, used = arithmetic.operands[operand], (sign, *cubes_of(operand))
        for (missing, borrowed), count in by_need.items():
            if borrowed + cost <= pool.most and not without(missing, used):
                every += 2 * count
        for wanted in right_partners(sign, value, by_value, arithmetic):
            for some, count in by_value.get(wanted, ()):
                if some.borrowed + cost <= pool.most and not without(some.missing, used):
                    right += count
    return rare(every, right)


def right_partners(sign: str, value: Value, known: Iterable[Value], arithmetic: Arithmetic) -> Iterator[Value]:
    """The values that come out right with an operand and a sign, once for each side."""
    if arithmetic.inverse is not None:
        yield from arithmetic.inverse(sign, value)
        return
    for one in known:
        for result in both_ways(sign, one, value, arithmetic.operate):
            if arithmetic.is_right(result):
                yield one


def both_ways(sign: str, one: Value, other: Value, operate: Operate) -> Iterator[Value]:
    """What two values make, whichever comes first."""
    for left, right in ((one, other), (other, one)):
        result = operate(sign, left, right)
        if result is not None:
            yield result


def without(symbols: tuple[str, ...], used: Iterable[str]) -> tuple[str, ...]:
    """What is still missing once something is used."""
    if not symbols:
        return symbols
    left = list(symbols)
    for one in used:
        if one in left:
            left.remove(one)
    return tuple(left)


def rare(every: int, right: int) -> float:
    """How many there are for each that is right, as a power of two."""
    return log2((every + 1) / (right + SMALLEST_COUNT))
