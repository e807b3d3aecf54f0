"""The numerals that cubes can make in a Solution (Equations VII-B-4)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.cubes import SYMBOLS
from forceout.games.equations.in_force import EquationsRuleset, InForce
from forceout.games.equations.language.notation import DIGIT_MEANINGS, IMAGINARY, POINT, SYMBOL_OF, Token, Turn
from forceout.games.equations.language.numerals import Numeral as JudgedNumeral
from forceout.games.equations.language.numerals import numeral_of, power_of_base, turned
from forceout.games.equations.values import Number, Undefined
from forceout.solver.budget import OutOfBudget, never
from forceout.solver.equations.powers_of_base import powers_up_to

POWERS_TRIED: Final = ("10", ".1", "100", ".01", "1000", ".001", "10000")
"""The powers of the base that a 1 is tried as; there is no end of them (Equations XIII-B-13)."""


SPELLED_BETWEEN_LOOKS: Final = 32
MOST_KNOWN: Final = 256
There = tuple[tuple[str, int], ...]
"""How many cubes there are of each symbol."""


class Spelling(NamedTuple):
    """A numeral as it is written, by the symbols on its cubes."""

    value: Number
    symbols: tuple[str, ...]
    text: str
    needs_company: bool


_known: dict[tuple[EquationsRuleset, str | None, There], tuple[Spelling, ...]] = {}


def spellings(
    ruleset: EquationsRuleset, wild_is: str | None, there: There, is_spent: Callable[[], bool] = never
) -> tuple[Spelling, ...]:
    """Every numeral that so many cubes of each symbol can make, given the symbol that the wild cube stands for; the
    plainest first. Raises OutOfBudget."""
    key = (ruleset, wild_is, there)
    known = _known.get(key)
    if known is None:
        found = []
        for number, spelling in enumerate(_spell(InForce.of(ruleset), wild_is, dict(there))):
            if number % SPELLED_BETWEEN_LOOKS == 0 and is_spent():
                raise OutOfBudget
            found.append(spelling)
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        known = _known[key] = tuple(found)
    return known


def _spell(in_force: InForce, wild_is: str | None, count_of: Mapping[str, int]) -> Iterator[Spelling]:
    symbols = [symbol for symbol in SYMBOLS if count_of.get(symbol)]
    tokens = [token for symbol in symbols for token in _digits(symbol, in_force, wild_is)]
    for token in tokens:
        yield from _spelled((token,), in_force)
    upright = [token for token in tokens if token.turn is Turn.UPRIGHT and not token.is_power_of_base]
    points = [token for symbol in symbols for token in _points(symbol, in_force, wild_is)]
    if in_force.solution_digits >= 2 or in_force.two_digits_beside:
        for pair in filter(partial(_is_there, count_of), product(upright, repeat=2)):
            yield from _spelled(pair, in_force)
    if points:
        for count in range(1, in_force.point_digits + 1):
            for digits in filter(partial(_is_there, count_of), product(upright, repeat=count)):
                for point, place in product(points, range(count + 1)):
                    yield from _spelled((*digits[:place], point, *digits[place:]), in_force)


def _is_there(count_of: Mapping[str, int], tokens: Sequence[Token]) -> bool:
    """Whether there are cubes for all of some tokens."""
    used = [token.cube or "" for token in tokens]
    return all(used.count(symbol) <= count_of.get(symbol, 0) for symbol in used)


def _shown(symbol: str, in_force: InForce, wild_is: str | None) -> tuple[str, str | None]:
    """The symbol that a cube stands for, and the mark that says so."""
    if wild_is is not None and symbol == in_force.wild and wild_is != symbol:
        return wild_is, symbol
    return symbol, None


def _digits(symbol: str, in_force: InForce, wild_is: str | None) -> Iterator[Token]:
    meant, mark = _shown(symbol, in_force, wild_is)
    if meant.isdigit():
        meanings = [meant]
    else:
        meanings = [one for one in in_force.meanings if one in DIGIT_MEANINGS and SYMBOL_OF[one] == meant]
    for meaning in meanings:
        for turn in Turn:
            if in_force.is_legal_turn(turn, is_goal=False):
                yield Token(meaning, turn, mark)
    if meant == "1" and in_force.makes_one_any_power:
        for power in POWERS_TRIED:
            yield Token(power, Turn.UPRIGHT, symbol)
    if IMAGINARY in in_force.meanings and meant == "√":
        yield Token(IMAGINARY, Turn.UPRIGHT, mark)


def _points(symbol: str, in_force: InForce, wild_is: str | None) -> Iterator[Token]:
    meant, mark = _shown(symbol, in_force, wild_is)
    if in_force.point_digits and SYMBOL_OF[POINT] == meant:
        yield Token(POINT, Turn.UPRIGHT, mark)


def _spelled(tokens: Sequence[Token], in_force: InForce) -> Iterator[Spelling]:
    first = tokens[0]
    text = "".join(map(str, tokens))
    symbols = tuple(token.cube or "" for token in tokens)
    if first.is_power_of_base:
        yield Spelling(turned(power_of_base(first, in_force.base), first.turn), symbols, text, False)
    elif first.meaning == IMAGINARY:
        if len(tokens) == 1:
            yield Spelling(values.IMAGINARY, symbols, text, False)
    elif all(token.meaning != IMAGINARY for token in tokens):
        numeral = numeral_of(tokens, False, in_force, bool(in_force.two_digits_beside))
        if isinstance(numeral, JudgedNumeral) and not isinstance(numeral.value, Undefined):
            yield Spelling(numeral.value, symbols, text, numeral.needs_company)


def powers(symbol: str, in_force: InForce, largest: int) -> Iterator[Spelling]:
    """Every power of the base up to one, and their reciprocals, that a cube which stands for a 1 can be, turned as
    numerals may be (Equations XIII-B-13)."""
    for written in powers_up_to(largest):
        for turn in Turn:
            if in_force.is_legal_turn(turn, is_goal=False):
                yield from _spelled((Token(written, turn, symbol),), in_force)
