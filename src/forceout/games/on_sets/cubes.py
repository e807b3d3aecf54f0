"""The cubes (On-Sets I-B-2)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from forceout.messages.message import Message

DIGITS: Final = "12345"
COLORS: Final = "BRGY"
BINARY_OPERATIONS: Final = "∪∩-"
COMPLEMENT: Final = "'"
OPERATIONS: Final = BINARY_OPERATIONS + COMPLEMENT
UNIVERSE: Final = "V"
EMPTY_SET: Final = "Λ"
RELATIONS: Final = "=⊆"
OPERANDS: Final = COLORS + UNIVERSE + EMPTY_SET
SOLUTION_SYMBOLS: Final = OPERANDS + OPERATIONS + RELATIONS
"""Every symbol that a Solution may contain: all but the digits."""


@dataclass(frozen=True, slots=True)
class CubeKind:
    """Cubes that are alike: what they are called, how many there are, what their six faces show."""

    name: str
    how_many: int
    faces: str


# A league with another kit changes this table.
KIT: Final = (
    CubeKind("digit", 3, "112345"),
    CubeKind("color", 8, "RRBBGY"),
    CubeKind("operation", 4, "∪∪∩∩-'"),
    CubeKind("Restriction", 3, "==⊆⊆VΛ"),
)
KIND_BY_FACE: Final[Mapping[str, CubeKind]] = {face: kind for kind in KIT for face in kind.faces}
KIND_NAMES: Final = tuple(kind.name for kind in KIT)
KIND_NAME_BY_FACE: Final = {face: kind.name for face, kind in KIND_BY_FACE.items()}

# Also read, beside the symbols themselves (notation.md).
SPELLINGS: Final[Mapping[str, str]] = {
    **{symbol: symbol for symbol in SOLUTION_SYMBOLS},
    **{color.lower(): color for color in COLORS},
    **dict.fromkeys("Uu", "∪"),
    **dict.fromkeys("Nn", "∩"),
    **dict.fromkeys("−–", "-"),
    **dict.fromkeys("′’", "'"),
    "v": "V",
    **dict.fromkeys("^∅", "Λ"),
    **dict.fromkeys("Cc<", "⊆"),
}


def read_cube(text: str) -> str | None:
    """The symbol on a cube, from any of its spellings; None when no cube shows it (On-Sets I-B-2-a, I-B-2-c,
    I-B-2-d)."""
    return text if text in KIND_BY_FACE else SPELLINGS.get(text)


def beyond_kit(cubes: Iterable[str]) -> Message | None:
    """Which kind of cube there is too much of for one kit (On-Sets I-B-2, I-B-2-a, I-B-2-b, I-B-2-c, I-B-2-d); None
    when the kit has them all."""
    shown = dict.fromkeys(KIND_NAMES, 0)
    for cube in cubes:
        shown[KIND_NAME_BY_FACE[cube]] += 1
    for kind in KIT:
        if shown[kind.name] > kind.how_many:
            return Message(
                "shown-kind-cubes-and-the-kit-has-held",
                shown=shown[kind.name],
                kind=kind.name.lower(),
                held=kind.how_many,
            )
    return None


def named_count(symbol: str, count: int) -> Message:
    """So many cubes of a symbol, in words: `one ∪ cube`, `2 ∪ cubes`."""
    return Message("count-of-cubes", symbol=symbol, count=count)
