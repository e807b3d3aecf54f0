"""A mat by counts of kinds of cubes, packed into numbers (docs/solver.md).

Cubes that no rule tells apart are one kind. How many there are of each kind is packed into one number, five bits to a
kind: four for the count, which no kit brings above 15, and a guard. Adding two numbers adds the cubes, and
`(a | guards) - b` keeps every guard exactly where *a* has at least as many of everything as *b*.
"""

from collections.abc import Hashable, Iterable, Iterator
from typing import Final, NamedTuple

FIELD: Final = 5
MOST_OF_A_KIND: Final = 15
GUARD: Final = 1 << (FIELD - 1)


class Kinds:
    """The kinds of cubes that a shake has, each with its field in a packed number."""

    __slots__ = ("guards", "names", "places", "units")

    def __init__(self, names: Iterable[Hashable]) -> None:
        self.names = tuple(dict.fromkeys(names))
        self.places = {name: place for place, name in enumerate(self.names)}
        self.units = tuple(1 << FIELD * place for place in range(len(self.names)))
        self.guards = sum(GUARD * unit for unit in self.units)

    def packed(self, names: Iterable[Hashable]) -> int:
        """So many cubes of each kind as one number."""
        counts = [0] * len(self.names)
        for name in names:
            counts[self.places[name]] += 1
        return self.of_counts(counts)

    def of_counts(self, counts: Iterable[int]) -> int:
        """Counts by place as one number."""
        found = 0
        for unit, count in zip(self.units, counts, strict=True):
            if count > MOST_OF_A_KIND:
                raise ValueError("There are more cubes of a kind than one kit has.")
            found += count * unit
        return found

    def has(self, heap: int, part: int) -> bool:
        """Whether a heap has at least as many of every kind as another."""
        return ((heap | self.guards) - part) & self.guards == self.guards

    def count(self, heap: int, place: int) -> int:
        """How many cubes of one kind a heap has."""
        return heap >> FIELD * place & MOST_OF_A_KIND

    def present(self, heap: int) -> Iterator[int]:
        """The places of the kinds that a heap has."""
        place = 0
        while heap:
            if heap & MOST_OF_A_KIND:
                yield place
            heap >>= FIELD
            place += 1

    def listed(self, heap: int) -> Iterator[Hashable]:
        """The kind of every cube of a heap, one by one."""
        for place in self.present(heap):
            for _ in range(self.count(heap, place)):
                yield self.names[place]

    def size(self, heap: int) -> int:
        """How many cubes a heap has."""
        return sum(self.count(heap, place) for place in self.present(heap))


class Mat(NamedTuple):
    """What lies in Required, Permitted and Resources; what is in Forbidden is in none of them."""

    required: int
    permitted: int
    resources: int
    left: int
    """How many cubes Resources have."""

    @property
    def on_mat(self) -> int:
        """The cubes that every Solution may use."""
        return self.required + self.permitted

    @property
    def usable(self) -> int:
        """The cubes that are not forbidden."""
        return self.required + self.permitted + self.resources
