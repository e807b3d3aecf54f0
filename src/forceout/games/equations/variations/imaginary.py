"""√ = i (Equations XIII-D-11)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations import values
from forceout.games.equations.language.notation import CHOOSES, IMAGINARY
from forceout.games.equations.language.operations import binary
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message
from forceout.rules.vocabulary import Division


@dataclass(frozen=True, slots=True)
class Imaginary(EquationsVariation):
    """√ is the imaginary unit and no root; a power with a fractional exponent has all its complex values (Equations
    XIII-D-11, XIII-D-11-note, XIII-D-11-comment-b, XIII-D-11-comment-e, XIII-D-11-examples, III-A-b)."""

    name: ClassVar[str] = "imaginary"
    title: ClassVar[Message] = Message("title-radical-is-i")

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("√")

    def meanings(self) -> frozenset[str]:
        return frozenset({IMAGINARY, CHOOSES})

    def instead_of(self) -> Mapping[str, str]:
        return {"√": IMAGINARY}

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return {
            ("√", Fixity.BINARY): None,
            ("√", Fixity.PREFIX): None,
            **dict([binary("*", values.power, all_values=values.complex_powers)]),
        }
