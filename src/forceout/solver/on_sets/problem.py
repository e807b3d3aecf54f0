"""What an On-Sets search is given: cubes counted by kind, and cards merged into cells.

Cubes are counted in one integer, five bits to a kind, in the order of KINDS. Where two symbols are
interchangeable their cubes are counted as the first of the two.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

KINDS: Final = "BRGYVΛ∪∩-'=⊆"
OPERANDS: Final = 6
TRACKED: Final = 4
FIELD: Final = 5
MOST_OF_A_KIND: Final = 15
"""The kit has fifteen cubes that are no digits, so four bits hold any count, and the fifth is a guard. The kernel has
these four numbers too; a test holds that they are the same."""
UNIT: Final = {kind: 1 << FIELD * place for place, kind in enumerate(KINDS)}
RELATION_FIELDS: Final = (31 << FIELD * KINDS.index("=")) | (31 << FIELD * KINDS.index("⊆"))


def unpacked(counts: int) -> tuple[int, ...]:
    """The counts of all kinds, one by one."""
    return tuple(counts >> FIELD * place & 31 for place in range(len(KINDS)))


class SubProblem(NamedTuple):
    """One way to choose what a wild cube means, which Resource is taken, where a cube to contain is used."""

    low_set_name: int
    """The cubes that the Set-Name must use."""
    low_restrictions: int
    high: int
    """The cubes that either part may use."""
    needs_restriction: bool
    allows_restriction: bool
    meaning: str | None
    """What the wild cube stands for; None when it is itself."""
    face_counts: tuple[tuple[str, int, int], ...] = ()
    """For the wild cube: its symbol, how many are in Required, how many may be used besides."""


class Dotting(NamedTuple):
    """The cells with one choice of dots on the blank card."""

    dots: str | None
    weights: tuple[int, ...]
    """What picking each cell counts."""
    must: int
    """Cells that must be picked."""
    ban: int
    """Cells that must not be picked."""
    present: int
    """Cells that hold a card."""
    excluded: int | None
    """A pick that does not count, since the other of two Solutions makes it."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Everything that a search needs to know; what it finds is a Found, or nothing."""

    cells: int
    colors: tuple[int, int, int, int]
    """The cells that each color names."""
    is_repeating: bool
    """Whether an operation cube may be written many times."""
    merges_operations: bool
    """Whether ∪ and ∩ are one kind."""
    merges_sets: bool
    """Whether V and Λ are one kind."""
    is_symmetric: bool
    """Whether - is symmetric difference."""
    asks_effect: bool
    """Whether each Restriction must remove a card that no other removes."""
    fewest_operations: int
    goals: int
    """Bit v is set when the Goal may equal v."""
    dottings: tuple[Dotting, ...]
    sub_problems: tuple[SubProblem, ...]


class Found(NamedTuple):
    """A Solution in reverse Polish: operands by kind number, | & - ^ for operations, ~ for the complement."""

    sub_problem: int
    dotting: int
    set_name: str
    restrictions: tuple[tuple[tuple[str, ...], str], ...]
    """For each Restriction its sides and the relations between them."""
    picked: int
    """The cells that are picked."""
