"""An Equation as text: its symbols, and what is left of it whatever its order and brackets (Equations III)."""

import re
from typing import Final

from forceout.games.equations.cubes import SYMBOLS

_SYMBOL: Final = re.compile(r"(\S)@(\S)|(\S)")


def symbols(text: str) -> tuple[str, ...]:
    """The symbols of the cubes that the Solution's side is made of; of a wild cube the one that it shows."""
    side = text.partition("=")[0]
    shown = (cube or plain for _, cube, plain in _SYMBOL.findall(side))
    return tuple(one for one in shown if one in SYMBOLS)


def essence(text: str) -> str:
    """The symbols of the Solution's side, in order of the alphabet."""
    return "".join(sorted(re.sub(r"[()\[\]{}\s]", "", text.partition("=")[0])))


def plain(goal: str) -> str:
    """A Goal without the colors of its cubes."""
    return "".join(one for one in goal if one not in "rbgk")
