"""The general rule of Elementary: powers and roots keep to whole numbers (Equations XIII-A)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from forceout.games.equations import values
from forceout.games.equations.operations import TWO, binary, prefix
from forceout.games.equations.readings import Fixity, Operation
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.variation import EquationsVariation
from forceout.rules.table import Division

SECTION: Final = "XIII-A"


def check_whole(number: Number, least: int, what: str) -> None:
    """Refuse a number that is not whole, or is below the least that is allowed."""
    is_whole = values.is_integer(number)
    if is_whole is None:
        raise Unverifiable(f"it cannot be told whether {what} is whole")
    if not is_whole or values.compare(number, values.integer(least)) == -1:
        kind = "counting" if least else "whole"
        raise Undefined(f"in Elementary {what} must be a {kind} number", SECTION)


def whole_power(base: Number, exponent: Number) -> Number:
    """A power of a whole number to a whole exponent (Equations XIII-A)."""
    check_whole(base, 0, "the base of a power")
    check_whole(exponent, 0, "an exponent")
    return values.power(base, exponent)


def whole_root(index: Number, radicand: Number) -> Number:
    """A root whose index is a counting number and whose radicand and value are whole (Equations XIII-A)."""
    check_whole(index, 1, "the index of a root")
    check_whole(radicand, 0, "the number under a radical")
    result = values.root(index, radicand)
    check_whole(result, 0, "a root")
    return result


def whole_square_root(radicand: Number) -> Number:
    """A square root that is whole, of a whole number (Equations XIII-A)."""
    return whole_root(TWO, radicand)


@dataclass(frozen=True, slots=True)
class GeneralRule(EquationsVariation):
    """What Elementary always plays by: whole numbers in powers and roots (Equations XIII-A-general, III-A)."""

    name: ClassVar[str] = "general-rule"
    title: ClassVar[str] = "General Rule"

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([binary("*", whole_power), binary("√", whole_root), prefix("√", whole_square_root)])
