"""Heaps of cubes by how many there are of each symbol, and the keys under which nearly equal heaps are found."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from operator import sub
from typing import Final

MOST_APART: Final = 3
"""Cubes by which two positions that are alike may differ."""
Counts = tuple[int, ...]
Key = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """What of a position counts for likeness."""

    game: str
    goal: str | None
    """As it was said; None where there is none yet, or none is asked about: then any is alike."""
    cubes: tuple[Counts, ...]
    """How many cubes of each symbol: those that may be used, all of them, and all with the Goal's."""
    universe: int = 0
    """The cards that were dealt, a bit for each."""


class CubeKinds:
    """The symbols that count in a game, in parts: more of them than cubes may differ, so that some are the same."""

    def __init__(self, game: str, symbols: str, parts: Sequence[str]) -> None:
        self.game = game
        self.symbols = symbols
        self.places = {symbol: place for place, symbol in enumerate(symbols)}
        self.parts = tuple(tuple(self.places[symbol] for symbol in part) for part in parts)
        self.same = tuple(combinations(range(len(parts)), len(parts) - MOST_APART))
        """Every choice of parts that may be the ones that do not differ."""

    def count(self, symbols: Iterable[str | None]) -> Counts:
        """How many cubes there are of each symbol."""
        counts = [0] * len(self.symbols)
        for symbol in symbols:
            place = None if symbol is None else self.places.get(symbol)
            if place is not None:
                counts[place] += 1
        return tuple(counts)

    def held(self, counts: Counts) -> list[Counts]:
        """A heap by its parts."""
        return [tuple([counts[place] for place in part]) for part in self.parts]

    def keys(self, where: object, held: Sequence[Counts]) -> Iterator[Key]:
        """The keys of a heap, one for each choice of parts."""
        for number, choice in enumerate(self.same):
            yield self.game, where, number, *[held[part] for part in choice]


def added(one: Counts, other: Counts) -> Counts:
    """Two heaps of cubes together."""
    return tuple(map(int.__add__, one, other))


def distance(one: Counts, other: Counts) -> int:
    """How many cubes are in one heap and not in the other."""
    return sum(map(abs, map(sub, one, other)))


def is_part(one: Counts, other: Counts) -> bool:
    """Whether a heap has nothing that the other does not have."""
    return all(ours <= theirs for ours, theirs in zip(one, other, strict=True))
