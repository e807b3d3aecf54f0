"""The general rule of Elementary: powers and roots keep to whole numbers (Equations XIII-A)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from forceout.games.equations import values
from forceout.games.equations.language.operations import TWO, binary, prefix
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.variation import EquationsVariation
from forceout.messages.message import Message
from forceout.rules.vocabulary import Division

SECTION: Final = "XIII-A"


def check_whole(number: Number, least: int, what: Message) -> None:
    """Refuse a number that is not whole, or is below the least that is allowed."""
    is_whole = values.is_integer(number)
    if is_whole is None:
        raise Unverifiable(Message("it-cannot-be-told-whether-what-is-whole", what=what))
    if not is_whole or values.compare(number, values.integer(least)) == -1:
        kind = "counting" if least else "whole"
        raise Undefined(Message("in-elementary-what-must-be-a-kind-number", what=what, kind=kind), SECTION)


def whole_power(base: Number, exponent: Number) -> Number:
    """A power of a whole number to a whole exponent (Equations XIII-A)."""
    check_whole(base, 0, Message("the-base-of-a-power"))
    check_whole(exponent, 0, Message("an-exponent"))
    return values.power(base, exponent)


def whole_root(index: Number, radicand: Number) -> Number:
    """A root whose index is a counting number and whose radicand and value are whole (Equations XIII-A)."""
    check_whole(index, 1, Message("the-index-of-a-root"))
    check_whole(radicand, 0, Message("the-number-under-a-radical"))
    result = values.root(index, radicand)
    check_whole(result, 0, Message("a-root"))
    return result


def whole_square_root(radicand: Number) -> Number:
    """A square root that is whole, of a whole number (Equations XIII-A)."""
    return whole_root(TWO, radicand)


@dataclass(frozen=True, slots=True)
class GeneralRule(EquationsVariation):
    """What Elementary always plays by: whole numbers in powers and roots (Equations XIII-A-general, III-A)."""

    name: ClassVar[str] = "general-rule"
    title: ClassVar[Message] = Message("title-general-rule")

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([binary("*", whole_power), binary("√", whole_root), prefix("√", whole_square_root)])
