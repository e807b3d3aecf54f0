"""Problems with few numerals and signs that make few values, so that a search comes far with the cubes there are: most
Goals are made of digits as they are and of signs between them.

Finding none there proves nothing.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from forceout.games.equations.language.notation import FACTORIAL
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.chainless import without_chains
from forceout.solver.equations.problem import Numeral, Problem, Sign

LARGEST: Final = 12
"""Larger numerals are powers of the base, or have two digits."""


def plain_looks(problem: Problem) -> Iterator[Problem]:
    """The problem with digits as they are and signs between two numbers, then with exponents as they are; each first
    with single digits alone. Of roots and other real numbers that are no fractions few are made so."""
    if not any(isinstance(target.value, Complex | Rational) for target in problem.targets):
        return
    numerals = tuple(one for one in problem.numerals if _is_plain(one))
    digits = tuple(one for one in numerals if one.cubes == 1 and not _is_large(one.value))
    between = tuple(one for one in problem.signs if one.operation.fixity is Fixity.BINARY)
    exponents = tuple(one for one in problem.signs if _is_plain_exponent(one))
    shorter = without_chains(problem) or problem
    for signs in (between, (*between, *exponents)) if exponents else (between,):
        for some in (digits, numerals) if len(digits) < len(numerals) else (digits,):
            if (some, signs) != (shorter.numerals, shorter.signs):
                yield replace(shorter, numerals=some, signs=signs)


def _is_plain(numeral: Numeral) -> bool:
    """Whether a numeral is a whole number that is not below 0, or an i."""
    value = numeral.value
    return not numeral.needs_company and (isinstance(value, Complex) or _is_natural(value))


def _is_large(value: object) -> bool:
    return isinstance(value, Rational) and value.p >= LARGEST


def _is_plain_exponent(sign: Sign) -> bool:
    return sign.exponent is not None and _is_natural(sign.exponent) and FACTORIAL not in sign.text


def _is_natural(value: object) -> bool:
    return isinstance(value, Rational) and value.q == 1 and value.p >= 0
