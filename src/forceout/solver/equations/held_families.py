"""Families that are kept, none of which holds another that came later."""

from collections.abc import Iterable

from forceout.solver.equations.families import Family


class HeldFamilies:
    """Families in the order in which they came."""

    def __init__(self, families: Iterable[Family] = ()) -> None:
        self.families: list[Family] = []
        self._ends: list[tuple[float, float]] = []
        for family in families:
            self.add(family)

    def holds(self, family: Family) -> bool:
        """Whether one of them holds all of another: rounding keeps the order of ends, so that floats tell of most that
        they do not."""
        low, high = float(family.low), float(family.high)
        return any(
            least <= low and most >= high and other.covers(family)
            for (least, most), other in zip(self._ends, self.families, strict=True)
        )

    def add(self, family: Family) -> None:
        """Keep a family."""
        self.families.append(family)
        self._ends.append((float(family.low), float(family.high)))
