"""All legal readings of a written set (On-Sets VII-B-6, VI-B).

The only order of operations is that of ', which the parser has settled; every way of working out the
rest is a legal reading. Readings that name the same cards are one, so a table of the distinct sets that
each stretch of a run can name decides what enumerating the groupings would.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from forceout.games.on_sets.parts_of_solution import Complement, Node, Operand, Restriction

Operation = Callable[[int, int], int]
Sets = dict[int, str]
"""Sets of cards that a text can name, each with one grouping that names it (empty when not spelled out)."""

STEPS_ALLOWED: Final = 50_000
"""Several times what the hardest text that fits on the cubes was found to take, and a few hundredths of a second."""
STEPS_OF_A_JOIN: Final = 8
"""What joining two stretches costs, however few sets they can name."""


class TooManyReadings(ValueError):
    """There are more readings than can be worked out; no text that fits on the cubes has so many."""


def set_subtraction(left: int, right: int) -> int:
    """The cards of the first set that are not in the second (On-Sets I-B-2-c-iii)."""
    return left & ~right


def symmetric_difference(left: int, right: int) -> int:
    """The cards in just one of the two sets (On-Sets XIII-D-13)."""
    return left ^ right


class Reader:
    """Works out written sets in one Universe, with one meaning of -, within a budget of steps."""

    def __init__(self, masks: Mapping[str, int], difference: Operation, spelled: bool = False) -> None:
        self.masks = masks
        self.everything = masks["V"]
        self.difference = difference
        self.spelled = spelled
        self.steps = STEPS_ALLOWED

    def spend(self, steps: int) -> None:
        """Take steps from the budget; raises TooManyReadings before the work that would overdraw it."""
        self.steps -= steps
        if self.steps < 0:
            raise TooManyReadings

    def sets(self, node: Node) -> Sets:
        """Every set that a Set-Name can be read as, ' being worked out first (On-Sets I-B-2-c-iv, VII-B-6-b,
        Basic-III-E; Guidelines E3)."""
        if isinstance(node, Operand):
            return {self.masks[node.symbol]: node.symbol}
        if isinstance(node, Complement):
            # One by one, not by recursion: under Multiple Operations any number of ' may stand behind a set.
            signs = ""
            while isinstance(node, Complement):
                node, signs = node.of, signs + "'"
            turned = self.everything if len(signs) % 2 else 0
            return {mask ^ turned: text and text + signs for mask, text in self.sets(node).items()}
        parts = [self.sets(operand) for operand in node.operands]
        found = self._sets_of_run(parts, node.operations)
        return {mask: f"({text})" for mask, text in found.items()} if self.spelled else found

    def _sets_of_run(self, parts: list[Sets], operations: str) -> Sets:
        """The table over all stretches of a run, from the shortest to the whole (On-Sets VII-B-6, VII-B-6-a,
        VII-C-5-c)."""
        count = len(parts)
        if count == 2:
            return self._joined(parts[0], operations, parts[1])
        table: list[list[Sets]] = [[part] for part in parts]
        for length in range(2, count + 1):
            for start in range(count - length + 1):
                found: Sets = {}
                for middle in range(1, length):
                    right = table[start + middle][length - middle - 1]
                    for mask, text in self._joined(
                        table[start][middle - 1], operations[start + middle - 1], right
                    ).items():
                        if mask not in found:
                            found[mask] = f"({text})" if self.spelled and length < count else text
                table[start].append(found)
        return table[0][count - 1]

    def _joined(self, left: Sets, operation: str, right: Sets) -> Sets:
        """Every set of the left joined with every set of the right (On-Sets I-B-2-c-i, I-B-2-c-ii)."""
        self.spend(STEPS_OF_A_JOIN + len(left) * len(right))
        if self.spelled:
            joined = self.operation(operation)
            found: Sets = {}
            for one, text in left.items():
                for other, other_text in right.items():
                    mask = joined(one, other)
                    if mask not in found:
                        found[mask] = f"{text} {operation} {other_text}"
            return found
        if operation == "∪":
            return {one | other: "" for one in left for other in right}
        if operation == "∩":
            return {one & other: "" for one in left for other in right}
        difference = self.difference
        return {difference(one, other): "" for one in left for other in right}

    def operation(self, symbol: str) -> Operation:
        """What an operation symbol does, where a grouping is spelled out (On-Sets VII-C-5-c)."""
        if symbol == "∪":
            return int.__or__
        return int.__and__ if symbol == "∩" else self.difference

    def removals(self, restriction: Restriction) -> Sets:
        """Every set of cards that a Restriction, or any part of a chain, can be read to remove (On-Sets VI-B-1,
        VI-B-2-c, VI-B-2-c-i, VI-B-2-c-ii)."""
        sides = [self.sets(side) for side in restriction.sides]
        states = {(mask, 0): text for mask, text in sides[0].items()}
        for relation, side in zip(restriction.relations, sides[1:], strict=True):
            self.spend(len(states) * len(side))
            states = {
                (mask, removed | unsatisfying(last, relation, mask)): (
                    f"{text} {relation} {side_text}" if self.spelled else ""
                )
                for (last, removed), text in states.items()
                for mask, side_text in side.items()
            }
        return {removed: text for (_, removed), text in states.items()}


def unsatisfying(left: int, relation: str, right: int) -> int:
    """The cards that do not satisfy a relation between two sets (On-Sets VI-B-2-a, VI-B-2-b)."""
    return left & ~right if relation == "⊆" else left ^ right


# A family of sets is one number, whose bit m is there when the set with the mask m is in the family: what leaving
# out cards makes of hundreds of sets at once is then a few shifts.

CARDS: Final = 16


def _sets_with(card: int) -> int:
    """The family of all sets, among sixteen cards, that have one of them."""
    family, width = ((1 << (1 << card)) - 1) << (1 << card), 2 << card
    while width < 1 << CARDS:
        family |= family << width
        width *= 2
    return family


SETS_WITH: Final = tuple(_sets_with(card) for card in range(CARDS))


def family_of(sets: Iterable[int]) -> int:
    """The family of some sets."""
    family = 0
    for mask in sets:
        family |= 1 << mask
    return family


def without_cards(family: int, removed: int) -> int:
    """The sets of a family with the removed cards left out of each (On-Sets VI-B-1)."""
    for card, sets_with_card in enumerate(SETS_WITH):
        if removed >> card & 1:
            having = family & sets_with_card
            family = (family ^ having) | having >> (1 << card)
    return family


def members(family: int) -> Iterator[int]:
    """The sets of a family."""
    while family:
        lowest = family & -family
        yield lowest.bit_length() - 1
        family ^= lowest


def without_outer_group(grouping: str) -> str:
    """A spelled-out grouping without the parentheses around the whole of it."""
    return grouping[1:-1] if grouping.startswith("(") and grouping.endswith(")") else grouping
