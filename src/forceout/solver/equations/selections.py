"""Smaller problems within one of many cubes: selections of the cubes, with others wrapped around what is found.

Which numbers change nothing beside which sign is found by trying, so that no rule is taken for granted; the judge
has the last word.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.chainless import FACTORIALS, IN_FRONT
from forceout.solver.equations.problem import (
    Expression,
    Numeral,
    Problem,
    Sign,
    Target,
    Tree,
    packed,
)
from forceout.solver.equations.sorts import Neutral, Sorts, counts, together, without
from forceout.solver.equations.wraps import UNDO_LEFT, UNDO_RIGHT, Wrap, applied

SIZES: Final = (8, 9, 7, 9, 10, 9)
FEW: Final = 5
"""So many Required cubes are left to a search; of more some are wrapped around what it finds."""
LONGEST_FRACTION: Final = 40
ROUNDS_OF_A_SIZE: Final = 4
MOST_GROWTH: Final = 4
TRIES: Final = 8
MOST_WRAPS: Final = 24
SHARE_OF_NEUTRAL: Final = 0.6
SHARE_OF_ROOTS: Final = 0.7
SHARE_LEFT_OUT: Final = 0.4
SHARE_OF_FEW: Final = 0.5


class Selection(NamedTuple):
    """A smaller problem, and what goes around its Solutions."""

    problem: Problem
    wraps: tuple[Wrap, ...]

    def wrapped(self, expression: Expression) -> Expression:
        """A Solution of the whole problem from one of the smaller."""
        for wrap in self.wraps:
            expression = wrap.around(expression)
        return expression


class Selector(Sorts):
    """Makes smaller problems of one."""

    def select(self, size: int, wraps_much: bool) -> Selection:
        """Some of the cubes, with about as many signs as digits."""
        wraps = tuple(self._wraps(wraps_much))
        targets = self._inside(wraps)
        if not targets:
            wraps, targets = (), self.problem.targets
        gone = tuple([0] * self.fields)
        for wrap in wraps:
            gone = together(gone, wrap.usage)
        required = without(self.required, gone)
        usable = tuple(
            count if saturates else max(0, count - used)
            for count, used, saturates in zip(self.usable, gone, self.saturating, strict=True)
        )
        chosen = list(required[: self.cubes])
        pool = [place for place in range(self.cubes) for _ in range(usable[place] - chosen[place])]
        self.random.shuffle(pool)
        digits = sum(count for place, count in enumerate(chosen) if place in self.digits)
        signs = sum(count for place, count in enumerate(chosen) if place in self.signs)
        if self.repeats:
            size = (size + 1) // 2 + sum(count for place, count in enumerate(chosen) if place not in self.digits)
        while pool and sum(chosen) < size:
            wants_digit = digits <= signs
            suited = [one for one in pool if (one in self.digits) is wants_digit] or pool
            # Of signs each sort is as likely, however many cubes there are of it.
            place = suited[0] if wants_digit else self.random.choice(list(dict.fromkeys(suited)))
            pool.remove(place)
            chosen[place] += 1
            digits += place in self.digits
            signs += place in self.signs
        # What may be repeated costs no cubes, but values without end.
        chosen = [usable[place] if self.saturating[place] else count for place, count in enumerate(chosen)]
        left_out = self._left_out(required)
        on_mat = [min(one, left) for one, left in zip(chosen, without(self.on_mat, gone), strict=False)]
        on_mat = [chosen[at] if self.saturating[at] and self.on_mat[at] else one for at, one in enumerate(on_mat)]
        counters = self._counters(required)
        numerals, put = self.problem.numerals, self.problem.signs
        if self.random.random() < SHARE_OF_FEW:
            numerals, put = self._few()
            targets = tuple(one for one in targets if is_fraction(one.value)) or targets
        return Selection(
            replace(
                self.problem,
                numerals=tuple(one for one in numerals if self._is_within(one.usage, chosen)),
                signs=tuple(
                    one
                    for one in put
                    if self._is_within(one.usage, chosen) and left_out.isdisjoint(self._places(one.usage))
                ),
                usable=packed([*chosen, *counters]),
                on_mat=packed([*on_mat, *map(min, counters, self.on_mat[self.cubes :])]),
                required=packed(required),
                targets=targets,
            ),
            tuple(reversed(wraps)),
        )

    def _few(self) -> tuple[tuple[Numeral, ...], tuple[Sign, ...]]:
        """The digits as they are, and the signs but for exponents: what is turned, has a point or is a power makes many
        values, and is seldom needed."""
        numerals = tuple(
            one for one in self.plain if isinstance(one.value, Rational) and one.value.q == 1 and one.value.p >= 0
        )
        signs = tuple(one for one in self.problem.signs if one.exponent is None)
        return numerals, signs

    def _left_out(self, required: Sequence[int]) -> set[int]:
        """Signs that could be repeated and are not needed, of which some are left out at random."""
        return {
            place
            for place in self.signs
            if self.saturating[place] and not required[place] and self.random.random() < SHARE_LEFT_OUT
        }

    def _counters(self, required: Sequence[int]) -> list[int]:
        """How much there may be of what is counted beside cubes: often little, for it makes many values."""
        found = list(self.usable[self.cubes :])
        for place in (FACTORIALS, IN_FRONT):
            if found[place]:
                found[place] = min(found[place], self.random.choice((0, 0, 1, 1, 2)))
        return list(map(max, found, required[self.cubes :]))

    def _inside(self, wraps: Sequence[Wrap]) -> tuple[Target, ...]:
        """What the inside must equal, for each reading of the Goal for which that is known."""
        found = []
        for target in self.problem.targets:
            value: Number | None = target.value
            for wrap in wraps:
                value = None if value is None else wrap.inside(value)
            if value is not None:
                found.append(target._replace(value=value))
        return tuple(found)

    def _is_within(self, usage: int, chosen: Sequence[int]) -> bool:
        return all(
            used <= count or self.saturating[place]
            for place, (used, count) in enumerate(zip(counts(usage, self.cubes), chosen, strict=True))
        )

    def _wraps(self, wraps_much: bool) -> Iterator[Wrap]:
        """Wraps that use up Required cubes, the outermost first, until few of these are left."""
        left = self.required
        there = self.usable if self.problem.extra is None else self.on_mat
        if self.is_irrational and self.random.random() < SHARE_OF_ROOTS:
            root = self._root(there)
            if root is not None:
                left, there = without(left, root.usage), without(there, root.usage)
                yield root
        if not wraps_much:
            return
        for _ in range(MOST_WRAPS):
            if sum(left[: self.cubes]) <= FEW:
                return
            if self.neutral and self.random.random() < SHARE_OF_NEUTRAL:
                one = self.random.choice(self.neutral)
                wrap = self._swallower(one, left, there) or self._wrap(one, left, there)
            else:
                wrap = self._step(left, there)
            if wrap is not None:
                left, there = without(left, wrap.usage), without(there, wrap.usage)
                yield wrap

    def _step(self, left: Sequence[int], there: Sequence[int]) -> Wrap | None:
        """A sign and a digit, at least one of them Required."""
        sign = self.random.choice(self.between) if self.between else None
        numeral = self.random.choice(self.plain) if self.plain else None
        if sign is None or numeral is None:
            return None
        is_left = self.random.random() < 0.5
        if sign.operation.apply not in (UNDO_LEFT if is_left else UNDO_RIGHT):
            return None
        wrap = self._wrap(Neutral(sign, numeral, is_left), left, there)
        return None if wrap is None else wrap._replace(value=numeral.value)

    def _root(self, there: Sequence[int]) -> Wrap | None:
        """A power with an exponent such as 1 ÷ 2, to make an irrational Goal of a fraction."""
        powers = [sign for sign in self.between if sign.operation.apply is values.power]
        for _ in range(TRIES):
            divides = [sign for sign in self.between if sign.operation.apply is values.divide]
            if not powers or not divides or not self.plain:
                return None
            power, divide = self.random.choice(powers), self.random.choice(divides)
            top, bottom = self.random.choice(self.plain), self.random.choice(self.plain)
            usage = counts(power.usage, self.fields)
            for part in (divide.usage, top.usage, bottom.usage):
                usage = together(usage, counts(part, self.fields))
            value = applied(divide, top.value, bottom.value)
            if value is None or not self._is_there(usage, there):
                continue
            wrap = Wrap(power, Tree(divide, top, bottom), False, usage, value)
            if any(type(wrap.inside(target.value)) is Rational for target in self.problem.targets):
                return wrap
        return None

    def _wrap(self, one: Neutral, left: Sequence[int], there: Sequence[int]) -> Wrap | None:
        """A sign with 0 or 1 itself, where that uses something Required."""
        usage = together(counts(one.sign.usage, self.fields), counts(one.numeral.usage, self.fields))
        if not self._is_there(usage, there) or not any(
            a and b for a, b in zip(usage, left[: self.cubes], strict=False)
        ):
            return None
        return Wrap(one.sign, one.numeral, one.is_left, usage)

    def _is_there(self, usage: Sequence[int], there: Sequence[int]) -> bool:
        return all(used <= there[at] or self.saturating[at] for at, used in enumerate(usage[: self.cubes]))

    def _swallower(self, one: Neutral, left: Sequence[int], there: Sequence[int]) -> Wrap | None:
        """A sign with 0 × rest or 1 * rest, the rest being what is Required."""
        inner = [swallow for swallow in self.swallowing if swallow.numeral.value == one.numeral.value]
        if not inner or sum(left[: self.cubes]) <= FEW + 2:
            return None
        swallow = self.random.choice(inner)
        outer = counts(one.sign.usage, self.fields)
        for part in (swallow.sign.usage, swallow.numeral.usage):
            outer = together(outer, counts(part, self.fields))
        if not self._is_there(outer, there):
            return None
        spare = tuple(map(min, without(left, outer), without(there, outer)))
        for _ in range(TRIES):
            made = self._any_expression(spare)
            if made is None:
                return None
            tree, value, usage = made
            if value is not None and applied(swallow.sign, swallow.numeral.value, value) == swallow.numeral.value:
                return Wrap(one.sign, Tree(swallow.sign, swallow.numeral, tree), one.is_left, together(outer, usage))
        return None

    def _any_expression(self, spare: Sequence[int]) -> tuple[Expression, Number | None, tuple[int, ...]] | None:
        """Some expression of spare cubes, with its value where that is a short fraction."""
        random = self.random
        digits = [place for place in self.digits for _ in range(spare[place])]
        signs = [place for place in self.signs for _ in range(spare[place])]
        if not digits:
            return None
        random.shuffle(digits)
        random.shuffle(signs)
        first = self._numeral_at(digits[0])
        tree: Expression = first
        value: Number | None = first.value
        usage = counts(first.usage, self.fields)
        for digit, place in zip(digits[1 : random.randint(1, len(digits))], signs, strict=False):
            numeral = self._numeral_at(digit)
            sign = random.choice([one for one in self.between if place in self._places(one.usage)])
            is_left = random.random() < 0.5
            tree = Tree(sign, tree, numeral) if is_left else Tree(sign, numeral, tree)
            usage = together(together(usage, counts(numeral.usage, self.fields)), counts(sign.usage, self.fields))
            assert value is not None
            value = applied(sign, value, numeral.value) if is_left else applied(sign, numeral.value, value)
            if not isinstance(value, Rational) or value.p.bit_length() + value.q.bit_length() > LONGEST_FRACTION:
                return tree, None, usage
        return tree, value, usage

    def _numeral_at(self, place: int) -> Numeral:
        return self.random.choice([one for one in self.plain if place in self._places(one.usage)])


def is_fraction(value: Number) -> bool:
    """Whether a number is a short fraction."""
    return isinstance(value, Rational) and value.p.bit_length() + value.q.bit_length() <= LONGEST_FRACTION


def selections(problem: Problem, random: Random) -> Iterator[Selection]:
    """Smaller problems, without end; what solves one of them solves the whole."""
    selector = Selector(problem, random)
    needed = sum(selector.required[: selector.cubes])
    for round_number in count():
        more = min(round_number // ROUNDS_OF_A_SIZE, MOST_GROWTH)
        for number, size in enumerate(SIZES):
            wraps_much = needed > FEW and (needed > 2 * FEW or number % 3 < 2)
            yield selector.select(max(size + more, 0 if wraps_much else needed + 3), wraps_much)
