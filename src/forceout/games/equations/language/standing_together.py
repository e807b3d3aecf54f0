"""What the spaces of a Goal set apart: cubes that stand together, and readings that cut across them (Equations
IV-B-2)."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from forceout.games.equations.readings.reading import Fixity

Interval = tuple[int, int]


class Together(NamedTuple):
    """Runs of cubes that stand together, by their numbers, and where each cube stands on the mat or in the text."""

    runs: tuple[Interval, ...]
    places: tuple[int, ...]

    def cuts(self, start: int, end: int) -> bool:
        """Whether what stands between two places takes some cubes of a run and leaves others, and has more besides; a
        factorial sign or a point of the writer's own is no cube (Equations IV-B-2)."""
        first, last = bisect_left(self.places, start), bisect_right(self.places, end) - 1
        return any(first < a <= last < b or a < first <= b < last for a, b in self.runs)


def standing_together(
    runs: Iterable[Interval], fixities: Sequence[Fixity | None], places: Sequence[int]
) -> Together | None:
    """The runs that bind a reading, given which sign each cube is in it; None where none does."""
    binding = tuple(_without_hanging_signs(runs, fixities))
    return Together(binding, tuple(places)) if binding else None


def _without_hanging_signs(runs: Iterable[Interval], fixities: Sequence[Fixity | None]) -> Iterator[Interval]:
    for first, last in runs:
        while first <= last and fixities[first] in (Fixity.BINARY, Fixity.POSTFIX):
            first += 1
        while first <= last and fixities[last] in (Fixity.BINARY, Fixity.PREFIX):
            last -= 1
        if first < last:
            yield first, last
