"""All that a Goal may be whose 1 may be any power of the base (Equations XIII-B-13): numbers, and families beyond.

**Theorem.** Every value of the Goal in which each 1 is a power of the base up to the largest that is looked at is among
the numbers; every other value is a member of one of the families.

Proof. The numbers are read as the Goal always is, with just these powers. The families are a table over all runs of
numbers and signs of the Goal, of all ways to cut a run at a sign, so that each grouping is there, and some that
spaces forbid; every number is kept as a family of one, every other power as a member of a family, and what a sign makes
of two runs is kept where one of them has such a power (`families_of_signs.py`). ∎
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import inf
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.goal import Goal
from forceout.games.equations.in_force import EquationsRuleset, InForce
from forceout.games.equations.language.operations import FACTORIAL_OPERATION, IMPLIED_PRODUCT
from forceout.games.equations.language.parts import Part
from forceout.games.equations.readings.goal_readings import parts_of_goal
from forceout.games.equations.readings.reading import Exhausted, Fixity, Operation
from forceout.games.equations.values import Number, Unverifiable, verify_wanted
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.families import Family, avoided_by, is_short, negated, point
from forceout.solver.equations.families_of_signs import families_of
from forceout.solver.equations.families_of_whole_numbers import Families
from forceout.solver.equations.held_families import HeldFamilies
from forceout.solver.equations.longest_writing import LARGEST_POWER
from forceout.solver.equations.powers_of_goals import apart_by_sort
from forceout.solver.equations.units_of_goals import factorial_made, on_both_sides, parts_made, with_unit, without_unit
from forceout.solver.equations.valuations import of_fraction, of_inverse

MARKED: Final = 57
"""A power of the base that no other numeral equals: it marks the place of a 1."""
MOST_IN_A_RUN: Final = 600


class Run(NamedTuple):
    """What a run of the Goal may be."""

    known: list[Family]
    """Where every 1 is a power that is looked at."""
    others: list[Family]


class Unknown(Exception):
    """A Goal of which the families are not known."""


@lru_cache(maxsize=1024)
def has_power(goal: Goal, ruleset: EquationsRuleset, wild_is: str | None) -> bool:
    """Whether some reading of the Goal has a 1 that may be any power of the base; a 1 in a numeral of two digits is
    none."""
    in_force = _marked(ruleset, wild_is)
    try:
        return any(
            _is_marked(value, in_force.base)
            for parts in parts_of_goal(goal, in_force)
            for part in parts
            if part.readings is not None
            for value in part.readings.values
        )
    except Exhausted:
        return True


@lru_cache(maxsize=1024)
def families_of_goal(
    goal: Goal, ruleset: EquationsRuleset, wild_is: str | None, largest: int
) -> tuple[tuple[Family, int], ...] | None:
    """Families that hold every value with a larger power, or a smaller reciprocal, each with how many factorial signs
    its readings have at least; None where that is not known."""
    in_force = _marked(ruleset, wild_is)
    found: dict[Family, int] = {}
    try:
        for parts in parts_of_goal(goal, in_force):
            table = _Table(parts, in_force.base, largest, in_force.goal_factorials)
            for family, count in table.others():
                found[family] = min(count, found.get(family, count))
    # Floats that cannot hold what is asked of them prove nothing.
    except (Exhausted, Unknown, Unverifiable, ArithmeticError, ValueError):
        return None
    return tuple(found.items())


@lru_cache(maxsize=64)
def other_powers(base: int, largest: int) -> Families:
    """The powers of the base beyond some that can be written, and their reciprocals: the valuations say where they
    end, beyond what ends tell apart."""
    least = Fraction(base) ** (largest + 1)
    # Every power leaves 1 modulo one less than the base, and so does the least.
    large = Family(
        least,
        inf,
        has_high=False,
        is_rational=True,
        is_whole=True,
        divisor=int(least) * (base - 1),
        offset=int(least),
        most_degree=1,
        is_power=True,
        avoided=avoided_by(base),
        valuations=tuple((times * (largest + 1), times * LARGEST_POWER) for times, _ in of_fraction(base, 1)),
    )
    small = Family(
        Fraction(0),
        1 / least,
        has_low=False,
        is_rational=True,
        most_degree=1,
        is_power=True,
        valuations=of_inverse(large.valuations),
    )
    return large, small


def _marked(ruleset: EquationsRuleset, wild_is: str | None) -> InForce:
    in_force = replace(InForce.of(ruleset), powers_tried=("1" + "0" * MARKED,))
    return in_force if wild_is is None else replace(in_force, wild_symbols=wild_is)


def _is_marked(value: Number, base: int) -> bool:
    return isinstance(value, Rational) and base**MARKED in (abs(value.p), value.q)


class _Table:
    """The families of every run of the parts of one way to read the Goal, by how many factorial signs they have."""

    def __init__(self, parts: Sequence[Part], base: int, largest: int, factorials: int) -> None:
        self.parts = parts
        self.base = base
        self.largest = largest
        self.factorials = factorials
        self.runs: dict[tuple[int, int], list[Run]] = {}

    def others(self) -> list[tuple[Family, int]]:
        """What the whole may be where some 1 is another power, with how many factorial signs; of what fewer hold too
        nothing is said."""
        size = len(self.parts)
        for length in range(1, size + 1):
            for first in range(size - length + 1):
                self._fill(first, first + length - 1)
        found: list[Family] = []
        counted: list[tuple[Family, int]] = []
        for count, run in enumerate(self.runs.get((0, size - 1), ())):
            more = _new(found, iter(run.others))
            found += more
            counted += ((family, count) for family in more)
        return counted

    def _fill(self, first: int, last: int) -> None:
        runs = self._nothing()
        if first == last:
            part = self.parts[first]
            if part.fixity is None and part.readings is not None:
                self._read(part, runs[0])
        else:
            self._put_in_front(first, last, runs)
            self._put_behind(first, last, runs)
            for middle in range(first + 1, last):
                self._put_between(first, middle, last, runs)
        self._put_factorials(runs)
        if any(run.known or run.others for run in runs):
            if sum(len(run.known) + len(run.others) for run in runs) > MOST_IN_A_RUN:
                raise Unknown
            self.runs[first, last] = runs

    def _nothing(self) -> list[Run]:
        return [Run([], []) for _ in range(self.factorials + 1)]

    def _put_factorials(self, runs: list[Run]) -> None:
        for run, more in pairwise(runs):
            self._on_one(FACTORIAL_OPERATION, run, more)

    def _read(self, part: Part, run: Run) -> None:
        assert part.readings is not None
        for value in part.readings.values:
            if not _is_marked(value, self.base):
                run.known.append(of_number(value))
                continue
            way = values.sign(value)
            for count in range(-self.largest, self.largest + 1):
                power = point(Fraction(self.base) ** count * (way or 0))
                run.known.append(power._replace(is_power=True))
            others = other_powers(self.base, self.largest)
            run.others.extend(
                with_unit(one if way == 1 else negated(one), Fraction(1 if way == 1 else -1)) for one in others
            )

    def _put_in_front(self, first: int, last: int, runs: list[Run]) -> None:
        operation = self.parts[first].operation
        if operation is not None and operation.fixity is Fixity.PREFIX:
            for inner, run in zip(self.runs.get((first + 1, last), ()), runs, strict=False):
                self._on_one(operation, inner, run)

    def _put_behind(self, first: int, last: int, runs: list[Run]) -> None:
        sign = self.parts[last]
        inners = self.runs.get((first, last - 1))
        if sign.operation is None or sign.fixity is not Fixity.POSTFIX or inners is None:
            return
        if sign.operation is FACTORIAL_OPERATION:
            for inner, run in zip(inners, runs, strict=True):
                self._on_one(sign.operation, inner, run)
            return
        exponents = self._nothing()
        self._read(sign, exponents[0])
        self._put_factorials(exponents)
        self._on_all(sign.operation, inners, exponents, runs)

    def _put_between(self, first: int, middle: int, last: int, runs: list[Run]) -> None:
        operation = self.parts[middle].operation
        left, right = self.runs.get((first, middle - 1)), self.runs.get((middle + 1, last))
        if operation is None or operation.fixity is not Fixity.BINARY or left is None or right is None:
            return
        if operation is IMPLIED_PRODUCT:
            raise Unknown
        self._on_all(operation, left, right, runs)

    def _on_all(self, operation: Operation, left: list[Run], right: list[Run], runs: list[Run]) -> None:
        for count, one in enumerate(left):
            for more, run in enumerate(runs[count:]):
                self._on_two(operation, one, right[more], run)

    def _on_one(self, operation: Operation, inner: Run, run: Run) -> None:
        run.known.extend(_new(run.known, (made for one in inner.known for made in _made(self.base, operation, one))))
        run.others.extend(_new(run.others, (made for one in inner.others for made in _made(self.base, operation, one))))

    def _on_two(self, operation: Operation, left: Run, right: Run, run: Run) -> None:
        pairs = [(one, other) for one in left.known for other in right.known]
        run.known.extend(_new(run.known, (made for pair in pairs for made in _made(self.base, operation, *pair))))
        pairs = [(one, other) for one in left.others for other in (*right.known, *right.others)]
        pairs += [(one, other) for one in left.known for other in right.others]
        run.others.extend(_new(run.others, (made for pair in pairs for made in _made(self.base, operation, *pair))))


def _new(known: Sequence[Family], made: Iterator[Family]) -> list[Family]:
    """Families that none of those known holds."""
    held, found = HeldFamilies(known), []
    for one in made:
        if not held.holds(one):
            verify_wanted()
            held.add(one)
            found.append(one)
            if len(found) > MOST_IN_A_RUN:
                raise Unknown
    return found


def _made(base: int, operation: Operation, *families: Family) -> Families:
    apply = None if operation.all_values is not None else families_of(operation.apply)
    if apply is None:
        raise Unknown
    made = apply(*map(without_unit, families))
    is_factorial = operation is FACTORIAL_OPERATION
    parts = factorial_made(*families) if is_factorial else parts_made(operation.apply, families)
    if parts is None and is_factorial and families[0].low > 1:
        return [one._replace(argument=families[0]) for one in made]
    if parts is None:
        return apart_by_sort(operation.apply, families, made, base)
    if not parts.unit:
        # A short fraction is its own part.
        return made if is_short(parts.rest) else [with_unit(one, *parts) for one in made]
    return [with_unit(side, *parts) for one in made for side in on_both_sides(one, *parts, base)]
