"""Families of sets of cells: bit m of a big integer is set when the set with mask m belongs to the family."""

from collections.abc import Callable, Iterable
from functools import lru_cache

ITEMS_PER_PASS = 60
"""About so many pairs cost what one pass over a whole family costs."""


class Family:
    """A family of sets, as a big integer or as the masks themselves, whichever was wanted so far."""

    __slots__ = ("_bits", "_items", "space")

    def __init__(self, space: "Space", items: set[int] | None = None, bits: int | None = None) -> None:
        self.space = space
        self._items = items
        self._bits = bits

    @property
    def items(self) -> set[int]:
        """The masks of the family."""
        if self._items is None:
            self._items = set(members(self._bits or 0))
        return self._items

    @property
    def bits(self) -> int:
        """The family as one integer."""
        if self._bits is None:
            self._bits = self.space.family_of(self._items or ())
        return self._bits

    def __len__(self) -> int:
        return len(self._items) if self._items is not None else (self._bits or 0).bit_count()

    @property
    def held_bytes(self) -> int:
        """About how much memory this family takes."""
        return 64 * len(self._items or ()) + (self._bits or 0).bit_length() // 8 + 100

    def without_nothing(self) -> "Family":
        """This family without the empty set."""
        return Family(self.space, self.items - {0})

    def discard(self, mask: int) -> None:
        """Leave one set out."""
        self._bits = self.bits & ~(1 << mask)
        self._items = None

    def add(self, other: "Family") -> None:
        """Take in all sets of another family."""
        if self._bits is None and other._items is not None and self._items is not None:
            self._items |= other._items
        else:
            self._bits = self.bits | other.bits
            self._items = None


def members(bits: int) -> Iterable[int]:
    """The masks in a family, ascending."""
    base = 0
    while bits:
        chunk = bits & 0xFFFFFFFFFFFFFFFF
        while chunk:
            low = chunk & -chunk
            yield base + low.bit_length() - 1
            chunk ^= low
        bits >>= 64
        base += 64


class Space:
    """All families over so many cells, and the operations on them."""

    def __init__(self, cells: int) -> None:
        self.cells = cells
        self.everything = (1 << cells) - 1
        self.full = (1 << (1 << cells)) - 1
        self.without: list[int] = []
        self.having: list[int] = []
        for cell in range(cells):
            step = 1 << cell
            pattern, width = (1 << step) - 1, 2 * step
            while width < 1 << cells:
                pattern |= pattern << width
                width *= 2
            self.without.append(pattern)
            self.having.append(pattern << step)

    def family_of(self, items: Iterable[int]) -> int:
        """The integer of a family given by its masks."""
        array = bytearray(max(1, (1 << self.cells) >> 3))
        for item in items:
            array[item >> 3] |= 1 << (item & 7)
        return int.from_bytes(array, "little")

    def united(self, bits: int, mask: int) -> int:
        """Every set of the family, with these cells put in."""
        cell = 0
        while mask:
            if mask & 1:
                bits = bits & self.having[cell] | (bits & self.without[cell]) << (1 << cell)
            mask >>= 1
            cell += 1
        return bits

    def cut(self, bits: int, mask: int) -> int:
        """Every set of the family, with only these cells left."""
        for cell in range(self.cells):
            if not mask >> cell & 1:
                bits = bits & self.without[cell] | (bits & self.having[cell]) >> (1 << cell)
        return bits

    def toggled(self, bits: int, mask: int) -> int:
        """Every set of the family, with these cells put in or taken out."""
        cell = 0
        while mask:
            if mask & 1:
                bits = (bits & self.without[cell]) << (1 << cell) | (bits & self.having[cell]) >> (1 << cell)
            mask >>= 1
            cell += 1
        return bits

    def complements(self, family: Family) -> Family:
        """The complements of all sets of a family."""
        if family._items is not None and len(family._items) < 4 * ITEMS_PER_PASS:
            everything = self.everything
            return Family(self, {everything ^ item for item in family._items})
        return Family(self, bits=self.toggled(family.bits, self.everything))

    def subsets(self, mask: int) -> int:
        """The family of all sets within these cells."""
        return self.cut(self.full, mask)

    def supersets(self, mask: int) -> int:
        """The family of all sets that hold these cells."""
        return self.united(self.full, mask)

    def joined(self, operation: str, left: Family, right: Family) -> Family:
        """Every set of the left joined with every set of the right by | & - or ^."""
        few, many = len(left), len(right)
        if few * many <= ITEMS_PER_PASS * max(1, min(few, many)) or self.cells < 5:
            return Family(self, PAIRWISE[operation](left.items, right.items))
        if operation == "-":
            return self.joined("&", left, self.complements(right))
        smaller, larger = (left, right) if few <= many else (right, left)
        one_pass = {"|": self.united, "&": self.cut, "^": self.toggled}[operation]
        bits, full = 0, self.full
        larger_bits = larger.bits
        for item in smaller.items:
            bits |= one_pass(larger_bits, item)
            if bits == full:
                break
        return Family(self, bits=bits)


PAIRWISE: dict[str, Callable[[set[int], set[int]], set[int]]] = {
    "|": lambda left, right: {one | other for one in left for other in right},
    "&": lambda left, right: {one & other for one in left for other in right},
    "-": lambda left, right: {one & ~other for one in left for other in right},
    "^": lambda left, right: {one ^ other for one in left for other in right},
}


@lru_cache(maxsize=32)
def space_of(cells: int) -> Space:
    """The space over so many cells, made once."""
    return Space(cells)
