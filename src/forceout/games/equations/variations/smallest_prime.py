"""Smallest Prime (Equations XIII-A-9)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from forceout.games.equations import values
from forceout.games.equations.language.operations import prefix
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.values import Number, Undefined
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message
from forceout.rules.vocabulary import Division

LARGEST: Final = values.integer(200)


def next_prime(number: Number) -> Number:
    """The smallest prime above a rational number of at most 200 (Equations XIII-A-9)."""
    if values.is_rational(number) and values.compare(number, LARGEST) == 1:
        raise Undefined(Message("the-smallest-prime-is-taken-above-numbers-up-to-200"), "XIII-A-9")
    return values.smallest_prime(number)


@dataclass(frozen=True, slots=True)
class SmallestPrime(EquationsVariation):
    """× in front of a rational number up to 200 is the smallest prime above it (Equations XIII-A-9,
    XIII-A-9-comment-a)."""

    name: ClassVar[str] = "smallest-prime"
    title: ClassVar[Message] = Message("title-smallest-prime")

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("×")

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([prefix("×", next_prime)])
