"""What the signs on the cubes do (Equations III-B)."""

from collections.abc import Mapping
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.values import Number

TWO: Final = values.integer(2)
SignTable = Mapping[tuple[str, Fixity], Operation]


def square_root(radicand: Number) -> Number:
    """A radical without an index is a square root (Equations III-B-2, Basic-III-F)."""
    return values.root(TWO, radicand)


def binary(sign: str, apply: object, **more: object) -> tuple[tuple[str, Fixity], Operation]:
    """An entry of a table of signs, for a sign between two numbers."""
    return (sign, Fixity.BINARY), Operation(sign, Fixity.BINARY, apply, **more)  # type: ignore[arg-type]


def prefix(sign: str, apply: object) -> tuple[tuple[str, Fixity], Operation]:
    """An entry of a table of signs, for a sign in front of a number."""
    return (sign, Fixity.PREFIX), Operation(sign, Fixity.PREFIX, apply)  # type: ignore[arg-type]


def usual_meanings() -> SignTable:
    """The signs with their usual mathematical meanings; + and - are operations only, never signs of a number (Equations
    III-B, III-B-1, III-B-2, III-B-3, Basic-III-E, Basic-III-F), and powers and roots keep their limits (Equations
    III-C, III-C-1, III-C-2, III-C-2-a, III-C-2-b, III-C-2-c, III-C-2-d, III-C-2-e, III-C-2-examples)."""
    return dict(
        [
            binary("+", values.add),
            binary("-", values.subtract),
            binary("×", values.multiply),
            binary("÷", values.divide),
            binary("*", values.power),
            binary("√", values.root),
            prefix("√", square_root),
        ]
    )


FACTORIAL_OPERATION: Final = Operation("!", Fixity.POSTFIX, values.factorial)
IMPLIED_PRODUCT: Final = Operation("", Fixity.BINARY, values.multiply)
"""A number beside i, with no × between them (Equations XIII-D-11)."""
