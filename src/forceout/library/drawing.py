"""A position as a picture for notebooks: cards, Goal, mat and tray, with the faces and colors of the pages' pieces."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from forceout.library.position import Position

PIECES: Final = files("forceout") / "web" / "static" / "pieces.svg"
"""The faces that the pages draw too; a file of the package, whether or not there is a server."""
GLYPHS: Final = {
    "+": "plus",
    "-": "minus",
    "×": "times",
    "÷": "divide",
    "*": "power",
    "√": "root",
    "∪": "union",
    "∩": "inter",
    "'": "comp",
    "V": "V",
    "Λ": "empty",
    "=": "eq",
    "⊆": "sub",
    **{one: one for one in "0123456789"},
}
FACES: Final = {"r": "#c6302a", "b": "#1f5dbb", "g": "#1d7743", "k": "#2a272f"}
IVORY: Final = "#fff8e8"
ON_FACE: Final = "#fffaf0"
INKS: Final = {"green": "#146a37", "red": "#b9251f", "blue": "#1a53ab"}
DOTS: Final = {"B": "#1f5dbb", "R": "#cb342d", "G": "#1d7743", "Y": "#f6c01c"}
CARD_FACE: Final = "#fffcf4"
CARD_EDGE: Final = "#d8c8a8"
MAT: Final = "#fbf6ea"
LINE: Final = "#c9b594"
INK: Final = "#4b3b2a"
CUBE: Final = 40
GAP: Final = 6
LABEL: Final = 92
WIDTH: Final = 760
_CUBE: Final = re.compile(r"(?P<turn>>?~?)(?P<color>[rbgk]?)(?P<symbol>.)")
Drawn = tuple[str, int]
"""Some SVG, and how wide it is."""


@lru_cache(maxsize=64)
def glyph(name: str) -> str:
    """The path of a face."""
    found = re.search(rf'<symbol id="g-{name}"[^>]*>(.*?)</symbol>', PIECES.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def draw(position: "Position") -> str:
    """The picture of a position."""
    rows: list[tuple[str, list[Drawn]]] = []
    if position.universe:
        rows.append(("Universe", [card(one) for one in position.universe]))
    if position.goal is not None:
        rows.append(("Goal", list(goal(position.goal))))
    sections = ("required", "permitted", "forbidden", "resources")
    rows += [(name.capitalize(), [cube(one) for one in getattr(position, name)]) for name in sections]
    drawn, top = [], GAP
    for label, pieces in rows:
        svg, height = row(label, pieces, top)
        drawn.append(svg)
        top += height + GAP
    title = f"<title>{escape(str(position))}</title>"
    board = f'<rect width="{WIDTH}" height="{top}" rx="8" fill="{MAT}" stroke="{LINE}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{top}" viewBox="0 0 {WIDTH} {top}">'
    return f"{head}{title}{board}{''.join(drawn)}</svg>"


def row(label: str, pieces: Sequence[Drawn], top: int) -> tuple[str, int]:
    """A section with its pieces, in as many lines as they need, and how high it is."""
    text = f'<text x="{GAP * 2}" y="{top + 25}" font-family="sans-serif" font-size="13" fill="{INK}">{label}</text>'
    drawn, left, down = [text], LABEL, 0
    for svg, width in pieces:
        if left + width > WIDTH - GAP:
            left, down = LABEL, down + CUBE + GAP
        drawn.append(f'<g transform="translate({left} {top + down})">{svg}</g>')
        left += width + GAP
    line = top + down + CUBE + GAP // 2
    rule = f'<path d="M{GAP} {line}H{WIDTH - GAP}" stroke="{LINE}" stroke-width=".5"/>'
    return "".join(drawn) + rule, down + CUBE


def cube(text: str) -> Drawn:
    """A cube with its face, turned as its notation says."""
    found = _CUBE.fullmatch(text)
    assert found is not None
    symbol, color = found["symbol"], found["color"]
    fill = FACES.get(color, IVORY)
    box = f'<rect width="{CUBE}" height="{CUBE}" rx="7" fill="{fill}" stroke="{LINE}"/>'
    if symbol in DOTS:
        return box + dot(symbol, CUBE / 2, CUBE / 2, CUBE * 0.32), CUBE
    turn = {"": 0, "~": 180, ">": 90, ">~": 270}[found["turn"]]
    middle = CUBE / 2
    place = f"rotate({turn} {middle} {middle}) scale({CUBE / 100})"
    ink = ON_FACE if color else INKS[ink_of(symbol)]
    return f'{box}<g transform="{place}" color="{ink}">{glyph(GLYPHS[symbol])}</g>', CUBE


def ink_of(symbol: str) -> str:
    """The ink of a symbol on an ivory cube."""
    if symbol.isdigit():
        return "green"
    return "blue" if symbol in "=⊆VΛ" else "red"


def dot(color: str, x: float, y: float, radius: float) -> str:
    """A dot of a card or a cube, with its letter for who does not see the color."""
    ink = "#2a2000" if color == "Y" else "#ffffff"
    letter = f'<text x="{x}" y="{y + radius * 0.38:.1f}" text-anchor="middle" font-family="sans-serif"'
    size = f'font-size="{radius * 1.1:.1f}" fill="{ink}">{color}</text>'
    return f'<circle cx="{x}" cy="{y}" r="{radius:.1f}" fill="{DOTS[color]}"/>{letter} {size}'


def card(text: str) -> Drawn:
    """A card of the Universe."""
    width = 34
    box = f'<rect width="{width}" height="{CUBE}" rx="4" fill="{CARD_FACE}" stroke="{CARD_EDGE}"/>'
    places = {"B": (10, 12), "R": (24, 12), "G": (10, 28), "Y": (24, 28)}
    return box + "".join(dot(one, *places[one], 6) for one in text if one in places), width


def goal(text: str) -> Iterator[Drawn]:
    """A Goal: its shape in words and its digits, or its cubes as they lie, with the spaces between."""
    words = text.split(" ")
    if words[0].isascii() and words[0].replace("-", "").isalpha() and len(words[0]) > 1:
        word = f'<text y="25" font-family="sans-serif" font-size="13" fill="{INK}">{escape(words[0])}</text>'
        yield word, 8 * len(words[0])
        yield from (cube(one) for one in words[1:])
        return
    for place, part in enumerate(words):
        if place:
            yield "", CUBE // 2
        yield from (cube(one[0]) for one in _CUBE.finditer(part))
