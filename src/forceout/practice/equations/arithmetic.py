"""Arithmetic of Equations as it is done in the head, for how dense Solutions lie (Equations II)."""

from collections.abc import Iterator, Mapping
from math import factorial, log
from typing import Final, NamedTuple

from forceout.games.equations.cubes import DIGITS
from forceout.practice.density import Arithmetic, Value
from forceout.practice.equations.notation import plain
from forceout.rules.ruleset import Ruleset
from forceout.rules.state import Shake

SIGNS: Final = "+-×÷*√"
LARGEST: Final = 10_000.0
DECIMALS: Final = 6
MULTIPLES: Final = 12
LARGEST_POWER: Final = 12


def operate(sign: str, left: Value, right: Value) -> Value | None:
    """What two numbers make; None where that is undefined, or too large to bother."""
    if sign == "+":
        found = left + right
    elif sign == "-":
        found = left - right
    elif sign == "×":
        found = left * right
    elif sign == "÷":
        if not right:
            return None
        found = left / right
    else:
        base, power = (left, right) if sign == "*" else (right, 1 / left if left else 0.0)
        if base <= 0 or abs(power) > LARGEST_POWER or (sign == "√" and not left):
            return None
        found = min(base**power, LARGEST * 2)
    return round(found, DECIMALS) if abs(found) <= LARGEST else None


class Meaning(NamedTuple):
    """What is in force at a table, by name, and the values that are right for a Goal."""

    named: Mapping[str, object]
    base: int
    right: frozenset[Value]


def meaning_of(shake: Shake, goal: str) -> Meaning:
    """What the variations make of numerals and of a Goal."""
    table = shake.table
    in_force = Ruleset(table.game.edition, table.division, table.form, shake.variations).in_force
    named = {one.name: one.filled_in for one in in_force}
    base = int(str(named.get("base") or 10))
    step = int(str(named["multiple-of"])) if "multiple-of" in named else 0
    wanted = value_of(plain(goal), base)
    rights = [] if wanted is None else [wanted]
    if wanted is not None and step:
        rights = [wanted + many * step for many in range(-MULTIPLES, MULTIPLES + 1)]
    return Meaning(named, base, frozenset(round(one, DECIMALS) for one in rights))


def arithmetic_of(shake: Shake, goal: str) -> Arithmetic:
    """What the symbols mean at a table, and what equals a Goal."""
    named, _, right = meaning_of(shake, goal)

    def inverse(sign: str, value: Value) -> Iterator[Value]:
        for one in right:
            yield from (round(found, DECIMALS) for found in partners(sign, value, one))

    return Arithmetic(operands_of(named), SIGNS, operate, right.__contains__, inverse)


def operands_of(named: Mapping[str, object]) -> dict[str, Value]:
    """Digits, their roots, and what the variations make of one digit."""
    found = {digit: float(digit) for digit in DIGITS}
    found |= {f"√{root * root}": float(root) for root in (1, 2, 3)}
    if "upside-down" in named:
        found |= {f"~{digit}": -float(digit) for digit in DIGITS if digit != "0"}
    if "sideways" in named:
        found |= {f">{digit}": round(1 / float(digit), DECIMALS) for digit in DIGITS if digit not in "01"}
    if "factorial" in named:
        found |= {f"{digit}!": float(factorial(int(digit))) for digit in "03456"}
    if "number-of-factors" in named:
        found |= {f"×{digit}": float(sum(int(digit) % one == 0 for one in range(1, 10))) for digit in "123456789"}
    return found


def partners(sign: str, value: Value, right: Value) -> Iterator[Value]:
    """The values that make a number with another and a sign, on the left and on the right of the sign."""
    if sign == "+":
        yield from (right - value, right - value)
    elif sign == "-":
        yield from (right + value, value - right)
    elif sign == "×" and value:
        yield from (right / value, right / value)
    elif sign == "÷":
        yield right * value
        if right:
            yield value / right
    elif sign == "*" and value > 0 and right > 0:
        if 1 / value <= LARGEST_POWER:
            yield right ** (1 / value)
        if value != 1:
            yield log(right) / log(value)
    elif sign == "√" and value > 0 and right > 0 and value <= LARGEST_POWER:
        yield right**value
        if right != 1:
            yield log(value) / log(right)


def value_of(text: str, base: int) -> Value | None:
    """The value of a numeral, or of two with a sign between them; None for anything else."""
    for place, sign in enumerate(text):
        if sign in SIGNS:
            left, right = value_of(text[:place], base), value_of(text[place + 1 :], base)
            return None if left is None or right is None else operate(sign, left, right)
    if not text or not all(one in DIGITS for one in text):
        return None
    value = 0.0
    for digit in text:
        value = value * base + int(digit)
    return value
