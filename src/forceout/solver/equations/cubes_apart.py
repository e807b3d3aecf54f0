"""Cubes of a sign that may be repeated, set apart to be digits or points (Equations XIII-A-5, XIII-B-3, XIII-C-1).

**Theorem.** Let n cubes of a symbol be usable, of which r are required, and let an operation sign be written with one
cube however often. An expression that writes the symbol d times as a digit or point is played by these cubes exactly
when d ≤ n, the sign is written at all only where d < n, and it is written at least r - d times.

Proof. Each digit or point takes a cube of its own. All signs can share one that is left; and each required cube that no
digit takes must have a sign of its own. ∎

So such a position is as many problems as there are counts d: d cubes that are digits and all used, and n - d cubes of
the sign, of which max(0, r - d) are required.
"""

from collections.abc import Collection, Iterator
from itertools import product
from typing import Final

from forceout.solver.equations.counts import Counts, Kind

MOST_WAYS: Final = 12


def ways_apart(counts: Counts, shared: Collection[Kind]) -> list[Counts] | None:
    """The counts of cubes with some set apart, every way but none at all; None where they are too many, or colors tell
    cubes apart."""
    symbols = {kind.symbol for kind in shared}
    if not shared or any(kind.is_exponent and kind.symbol in symbols for kind in counts.usable):
        return None
    kinds = sorted(shared, key=lambda kind: kind.symbol)
    sizes = [range(counts.usable[kind] + 1) for kind in kinds]
    total = 1
    for size in sizes:
        total *= len(size)
    if total > MOST_WAYS:
        return None
    return list(_ways(counts, kinds, sizes))


def _ways(counts: Counts, kinds: list[Kind], sizes: list[range]) -> Iterator[Counts]:
    for numbers in product(*sizes):
        if any(numbers):
            yield _apart(counts, dict(zip(kinds, numbers, strict=True)))


def _apart(counts: Counts, numbers: dict[Kind, int]) -> Counts:
    found = Counts(counts.required.copy(), counts.on_mat.copy(), counts.usable.copy())
    for kind, number in numbers.items():
        if not number:
            continue
        apart = Kind(kind.symbol, kind.is_exponent, is_apart=True)
        found.required[apart] = found.on_mat[apart] = found.usable[apart] = number
        found.required[kind] = max(0, found.required[kind] - number)
        found.on_mat[kind] = max(0, found.on_mat[kind] - number)
        found.usable[kind] -= number
        if not found.usable[kind]:
            for counted in (found.required, found.on_mat, found.usable):
                del counted[kind]
    return found
