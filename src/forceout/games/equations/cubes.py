"""The cubes (Equations I-B-1)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from forceout.messages.lists import either
from forceout.messages.message import Message

DIGITS: Final = "0123456789"
OPERATIONS: Final = "+-×÷*√"
SYMBOLS: Final = DIGITS + OPERATIONS
"""Every symbol on the cubes."""


class Color(Enum):
    """The colors of the cubes, by the letter that marks them in notation."""

    RED = "r"
    BLUE = "b"
    GREEN = "g"
    BLACK = "k"

    @property
    def word(self) -> str:
        """The color as players say it."""
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class CubeKind:
    """Cubes that are alike: their color, how many there are, what their six faces show."""

    color: Color
    how_many: int
    faces: str


# A league with another kit changes this table.
KIT: Final = (
    CubeKind(Color.RED, 6, "0123+-"),
    CubeKind(Color.BLUE, 6, "0123×÷"),
    CubeKind(Color.GREEN, 6, "456-×*"),
    CubeKind(Color.BLACK, 6, "789+÷√"),
)
KINDS_BY_FACE: Final[Mapping[str, tuple[CubeKind, ...]]] = {
    symbol: tuple(kind for kind in KIT if symbol in kind.faces) for symbol in SYMBOLS
}

# Also read, beside the symbols themselves (notation.md).
SPELLINGS: Final[Mapping[str, str]] = {
    **{symbol: symbol for symbol in SYMBOLS},
    **dict.fromkeys("−–", "-"),
    **dict.fromkeys("xX·", "×"),
    "/": "÷",
    "^": "*",
    "v": "√",
}
COLOR_LETTERS: Final[Mapping[str, Color]] = {color.value: color for color in Color}


class Cube(NamedTuple):
    """A cube that lies on the table: the symbol on top, and its color where that was said."""

    symbol: str
    color: Color | None = None

    def __str__(self) -> str:
        return f"{self.color.value if self.color else ''}{self.symbol}"


@lru_cache(maxsize=1024)
def read_cube(text: str) -> Cube | None:
    """A cube from its color, if given, and its symbol; None when no such cube is in the kit."""
    color = COLOR_LETTERS.get(text[:1]) if len(text) > 1 else None
    symbol = SPELLINGS.get(text[1:] if color else text)
    if symbol is None:
        return None
    if color is not None and all(kind.color is not color for kind in KINDS_BY_FACE[symbol]):
        return None
    return Cube(symbol, color)


def possible_colors(cube: Cube) -> frozenset[Color]:
    """The colors that a cube may have, given what is said of it and what the kit holds."""
    return frozenset(kind.color for kind in KINDS_BY_FACE[cube.symbol] if cube.color in (None, kind.color))


def beyond_kit(cubes: Iterable[Cube]) -> Message | None:
    """Which cubes there are too many of for one kit (Equations I-B-1); None when the kit has them all.

    Colors left unsaid can be filled in exactly when, for every set of colors, the cubes that can only be of
    those colors are no more than the kit has of them (Hall's theorem)."""
    colors = [possible_colors(cube) for cube in cubes]
    for size in range(1, len(KIT) + 1):
        for kinds in combinations(KIT, size):
            held = sum(kind.how_many for kind in kinds)
            only_these = {kind.color for kind in kinds}
            shown = sum(possible <= only_these for possible in colors)
            if shown > held:
                names = either([color_name(kind.color) for kind in kinds])
                return Message("shown-names-cubes-and-the-kit-has-held", shown=shown, names=names, held=held)
    return None


def named_count(symbol: str, count: int) -> Message:
    """So many cubes of a symbol, in words: `one + cube`, `2 + cubes`."""
    return Message("count-of-cubes", symbol=symbol, count=count)


def color_name(color: Color) -> Message:
    """A color in a sentence."""
    return Message("color-name", color=color.word)
