"""Signs that stand for one another where digits may be turned: x ÷ 4 is x times a 4 turned sideways, and x + 4 is x
less a 4 turned upside-down.

So a search need not tell + from -, × from ÷, nor * from √, where their cubes are counted: it has plain digits, either
sign takes a cube of both, and what it finds is written anew with signs that the cubes allow, and with all that are
required. For 85, with a ÷ that must be used, 4 × (8 × 3 - 3) + 1 is 4 × (8 ÷ (1 ÷ 3) - 3) + 1. Sums and products may
be written in other orders for that as well. What cannot be written anew is no Solution; finding none proves nothing.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.expression_usage import used
from forceout.solver.equations.problem import (
    COUNTERS,
    FIELD_BITS,
    MOST_OF_A_SORT,
    Expression,
    Numeral,
    Problem,
    Sign,
    Tree,
    Usage,
    packed,
)
from forceout.solver.equations.sorts import counts

Apply = Callable[..., Number]
Way = tuple[bool, bool]
"""Whether an expression is made for its negative, and whether for its reciprocal."""
Kinds = tuple[int, ...]
"""How many signs of each pair are the second of it."""
Ways = Mapping[Way, Mapping[Kinds, Expression]]
AS_IT_IS: Final = (False, False)
PAIRS: Final[tuple[tuple[Apply, Apply, str, str], ...]] = (
    (values.add, values.subtract, "+", "-"),
    (values.multiply, values.divide, "×", "÷"),
    (values.power, values.root, "*", "√"),
)
"""Signs that stand for one another, and how they are written."""
SUMS, PRODUCTS, POWERS = range(len(PAIRS))
NO_KINDS: Final[Kinds] = (0,) * len(PAIRS)
MOST_WAYS: Final = 48
"""So many ways to write a part are kept."""
ONE: Final = values.integer(1)
MINUS_ONE: Final = values.integer(-1)


class Exchange(NamedTuple):
    """A problem with plain digits in which signs stand for one another, and the problem that it is made of."""

    problem: Problem
    whole: Problem

    def wrapped(self, expression: Expression) -> Expression:
        """What is found, written anew with cubes that there are; as it is where that cannot be."""
        usage = Usage(self.whole)
        for found in _Writer(self.whole).ways(expression).get(AS_IT_IS, {}).values():
            total = used(found, usage)
            if usage.fits(total) and usage.is_final(total):
                return found
        return expression


def exchanging(problem: Problem) -> Exchange | None:
    """The problem with plain digits and signs that stand for one another; None where none do."""
    turned = {(one.usage, one.value) for one in problem.numerals}
    # Of numerals that are equal the plainest comes first.
    plain = tuple({(one.usage, one.value): one for one in reversed(problem.numerals) if _is_plain(one)}.values())[::-1]
    digits = [one for one in plain if one.value not in (values.integer(0), ONE)]
    has_negatives = any((one.usage, values.multiply(MINUS_ONE, one.value)) in turned for one in digits)
    has_reciprocals = any((one.usage, values.divide(ONE, one.value)) in turned for one in digits)
    made = replace(
        problem,
        numerals=plain,
        signs=tuple(_without_turned_exponents(problem.signs)),
    )
    for (first, second, *texts), is_asked in zip(PAIRS, (has_negatives, has_reciprocals, has_reciprocals), strict=True):
        one, other = (_between(problem, apply) for apply in (first, second))
        if is_asked and (one is not None or other is not None):
            made = _as_one(made, one or _like(other, first, texts[0]), other or _like(one, second, texts[1]))
    return None if made.signs == problem.signs and made.usable == problem.usable else Exchange(made, problem)


def _is_plain(numeral: Numeral) -> bool:
    value = numeral.value
    return not numeral.needs_company and isinstance(value, Rational) and value.q == 1 and value.p >= 0


def _without_turned_exponents(signs: Sequence[Sign]) -> Iterator[Sign]:
    """The signs without exponents below 0, and without those that are turned and the same."""
    seen = set()
    for sign in signs:
        exponent = sign.exponent
        if isinstance(exponent, Rational) and (exponent.p < 0 or (sign.usage, exponent) in seen):
            continue
        seen.add((sign.usage, exponent))
        yield sign


def _between(problem: Problem, apply: Apply) -> Sign | None:
    """The sign between two numbers that does something, and has one value."""
    found = (
        sign
        for sign in problem.signs
        if sign.operation.apply is apply
        and sign.operation.fixity is Fixity.BINARY
        and sign.operation.all_values is None
        and sign.operation.sign in {text for *_, first, second in PAIRS for text in (first, second)}
    )
    return next(found, None)


def _like(sign: Sign | None, apply: Apply, text: str) -> Sign:
    """A sign that there is no cube of, played by a cube of the other."""
    assert sign is not None
    return sign._replace(operation=Operation(text, Fixity.BINARY, apply), text=text)


def _as_one(problem: Problem, one: Sign, other: Sign) -> Problem:
    """The problem with the cubes of two signs taken for cubes of either."""
    places = problem.fields - COUNTERS
    (into, *_), (out, *_) = ([*_places(sign, places), None] for sign in (one, other))
    if any(_at(numeral.usage, place) for numeral in problem.numerals for place in (into, out) if place is not None):
        return problem
    if into is None or out is None:
        usage = one.usage if out is None else other.usage
        signs = [sign for sign in problem.signs if sign not in (one, other)]
        return replace(problem, signs=(*signs, one._replace(usage=usage), other._replace(usage=usage)))
    moved = [_moved(sign, out, into) for sign in problem.signs]
    added = [_moved(sign, out, into) for sign in (one, other)]
    signs = [*moved, *(sign for sign in added if sign not in moved)]
    on_mat, usable, required, caps = (
        _merged(usage, problem.fields, out, into)
        for usage in (problem.on_mat, problem.usable, problem.required, problem.caps)
    )
    return replace(problem, signs=tuple(signs), on_mat=on_mat, usable=usable, required=required, caps=caps)


def _places(sign: Sign, places: int) -> list[int]:
    return [place for place in range(places) if _at(sign.usage, place)]


def _at(usage: int, place: int) -> int:
    return (usage >> (FIELD_BITS * place)) & MOST_OF_A_SORT


def _moved(sign: Sign, out: int, into: int) -> Sign:
    """A sign played by cubes of another sort."""
    count = _at(sign.usage, out)
    if out == into or not count:
        return sign
    return sign._replace(usage=sign.usage - (count << (FIELD_BITS * out)) + (count << (FIELD_BITS * into)))


def _merged(usage: int, fields: int, out: int, into: int) -> int:
    """How many cubes there are with those of one sort counted as another."""
    found = list(counts(usage, fields))
    if out != into:
        found[into] = min(MOST_OF_A_SORT, found[into] + found[out])
        found[out] = 0
    return packed(found)


class _Writer:
    """Writes expressions in all ways that come to the same."""

    def __init__(self, problem: Problem) -> None:
        self.numerals: dict[tuple[int, Number], Numeral] = {}
        for numeral in problem.numerals:
            self.numerals.setdefault((numeral.usage, numeral.value), numeral)
        self.signs = [[_between(problem, apply) for apply in applied] for *applied, _, _ in PAIRS]
        self.exponents = {(sign.usage, sign.exponent): sign for sign in problem.signs if sign.exponent is not None}

    def ways(self, expression: Expression) -> Ways:
        """The ways to write an expression, its negative and its reciprocal, by how many signs are of which kind."""
        if isinstance(expression, Numeral):
            return {way: {NO_KINDS: one} for way, one in self._turned(expression)}
        made: dict[Way, dict[Kinds, Expression]] = {}
        for way, kinds, found in self._of_tree(expression):
            known = made.setdefault(way, {})
            if len(known) < MOST_WAYS:
                known.setdefault(kinds, found)
        return made

    def _turned(self, numeral: Numeral) -> Iterator[tuple[Way, Numeral]]:
        value = numeral.value
        yield AS_IT_IS, numeral
        for is_negative, is_reciprocal in product((False, True), repeat=2):
            wanted = values.multiply(MINUS_ONE, value) if is_negative else value
            if is_reciprocal and wanted == values.integer(0):
                continue
            wanted = values.divide(ONE, wanted) if is_reciprocal else wanted
            found = self.numerals.get((numeral.usage, wanted))
            if found is not None and (is_negative or is_reciprocal):
                yield (is_negative, is_reciprocal), found

    def _of_tree(self, tree: Tree) -> Iterator[tuple[Way, Kinds, Expression]]:
        left = self.ways(tree.left)
        if tree.right is None:
            yield from self._of_one(tree, left)
            return
        right, apply = self.ways(tree.right), tree.sign.operation.apply
        is_between = tree.sign.operation.sign in {text for *_, first, second in PAIRS for text in (first, second)}
        if is_between and apply in (values.add, values.subtract):
            yield from self._of_sum(left, _turned_ways(right, (apply is values.subtract, False)))
        elif is_between and apply in (values.multiply, values.divide):
            yield from self._of_product(left, _turned_ways(right, (False, apply is values.divide)))
        elif is_between and apply is values.power:
            yield from self._of_power(left, right)
        elif is_between and apply is values.root:
            yield from self._of_power(right, _turned_ways(left, (False, True)))
        else:
            for (one, first), (other, second) in product(_known(left, AS_IT_IS), _known(right, AS_IT_IS)):
                yield AS_IT_IS, _together(one, other), Tree(tree.sign, first, second, tree.remark)

    def _of_one(self, tree: Tree, inner: Ways) -> Iterator[tuple[Way, Kinds, Expression]]:
        """A sign on one number; the reciprocal of a power or a root is one of the reciprocal."""
        sign = tree.sign
        for kinds, found in _known(inner, AS_IT_IS):
            yield AS_IT_IS, kinds, Tree(sign, found, None, tree.remark)
        if sign.exponent is not None and sign.operation.apply is values.power:
            opposite = self.exponents.get((sign.usage, values.multiply(MINUS_ONE, sign.exponent)))
            for kinds, found in _known(inner, AS_IT_IS) if opposite is not None else ():
                assert opposite is not None
                yield (False, True), kinds, Tree(opposite, found)
        if sign.operation.apply in (values.power, square_root):
            for kinds, found in _known(inner, (False, True)):
                yield (False, True), kinds, Tree(sign, found, None, tree.remark)

    def _of_sum(self, left: Ways, right: Ways) -> Iterator[tuple[Way, Kinds, Expression]]:
        """a + b is a - (-b) and b - (-a)."""
        for is_negative in (False, True):
            made, opposite = (is_negative, False), (not is_negative, False)
            yield from self._joined(made, SUMS, 0, _known(left, made), _known(right, made))
            yield from self._joined(made, SUMS, 1, _known(left, made), _known(right, opposite))
            yield from self._joined(made, SUMS, 1, _known(right, made), _known(left, opposite))

    def _of_product(self, left: Ways, right: Ways) -> Iterator[tuple[Way, Kinds, Expression]]:
        """a × b is a ÷ (1 ÷ b) and b ÷ (1 ÷ a), and so are (-a) × (-b) and so on."""
        for is_negative, is_reciprocal, turns in product((False, True), repeat=3):
            made = (is_negative, is_reciprocal)
            one, other = turns, turns is not is_negative
            first, second = _known(left, (one, is_reciprocal)), _known(right, (other, is_reciprocal))
            yield from self._joined(made, PRODUCTS, 0, first, second)
            yield from self._joined(made, PRODUCTS, 1, first, _known(right, (other, not is_reciprocal)))
            yield from self._joined(made, PRODUCTS, 1, second, _known(left, (one, not is_reciprocal)))

    def _of_power(self, base: Ways, exponent: Ways) -> Iterator[tuple[Way, Kinds, Expression]]:
        """a * b is (1 ÷ a) * (-b), and the root of a with the index 1 ÷ b."""
        for is_reciprocal, turns in product((False, True), repeat=2):
            made = (False, is_reciprocal)
            is_negative = turns is not is_reciprocal
            inside = _known(base, (False, turns))
            yield from self._joined(made, POWERS, 0, inside, _known(exponent, (is_negative, False)))
            yield from self._joined(made, POWERS, 1, _known(exponent, (is_negative, True)), inside)

    def _joined(
        self,
        way: Way,
        pair: int,
        number: int,
        left: list[tuple[Kinds, Expression]],
        right: list[tuple[Kinds, Expression]],
    ) -> Iterator[tuple[Way, Kinds, Expression]]:
        sign = self.signs[pair][number]
        if sign is None:
            return
        here = tuple(number * (place == pair) for place in range(len(PAIRS)))
        for (one, first), (other, second) in product(left, right):
            yield way, _together(here, _together(one, other)), Tree(sign, first, second)


def _known(ways: Ways, way: Way) -> list[tuple[Kinds, Expression]]:
    return list(ways.get(way, {}).items())


def _together(one: Kinds, other: Kinds) -> Kinds:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _turned_ways(ways: Ways, turn: Way) -> Ways:
    """The ways to write the negative of what is given, or its reciprocal."""
    return {(one is not turn[0], other is not turn[1]): found for (one, other), found in ways.items()}
