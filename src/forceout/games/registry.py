"""The games: the only list of them, and how every layer finds what it holds of a game.

A layer that has something of its own to say about a game says it in a module of that game (`solver/<game>/…`), behind
a protocol of the layer; `part` imports the module when the game is first asked about, so that nobody who plays one
game waits for the other.
"""

from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game by its names: on the wire, in sentences, and as a package."""

    name: str
    title: str
    package: str


GAMES: Final = (
    ListedGame("on-sets", "On-Sets", "on_sets"),
    ListedGame("equations", "Equations", "equations"),
)
NAMES: Final = tuple(one.name for one in GAMES)
"""The games as they are called on the wire, in records and by the commands."""
NAMES_IN_WORDS: Final = " and ".join(NAMES)
_BY_NAME: Final = {one.name: one for one in GAMES}


def is_game(name: object) -> bool:
    """Whether a game is called so."""
    return name in NAMES


def title_of(name: str) -> str:
    """A game as it is called in a sentence."""
    return _BY_NAME[name].title


@lru_cache(maxsize=64)
def part(name: str, place: str) -> Any:
    """What a layer holds of a game: the module at a place such as `forceout.solver.{game}.shakes`."""
    return import_module(place.format(game=_BY_NAME[name].package))
