"""The hooks that On-Sets variations may fill in (On-Sets II-C, XIII)."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from forceout.games.on_sets.cards import Universe
from forceout.games.on_sets.cubes import read_cube
from forceout.games.on_sets.goal import GoalDigit
from forceout.games.on_sets.parts_of_solution import Node
from forceout.games.on_sets.readings import Operation
from forceout.messages.message import Message, Slot
from forceout.rulebook.rule import Rule
from forceout.rules.variation import MalformedBlank, Variation
from forceout.rules.violation import Violation


@dataclass(frozen=True, slots=True)
class OnSetsTable:
    """What a player sees who selects a variation: cards, cubes, what is chosen so far, what - means by it."""

    universe: Universe
    resources: tuple[str, ...]
    chosen: tuple["OnSetsVariation", ...]
    difference: Operation

    def can_show(self, symbols: str) -> bool:
        """Whether one of the symbols was rolled, or a wild cube chosen before could stand for it (On-Sets II-C-2;
        Guidelines A12, A14)."""
        return any(cube in symbols for cube in self.resources) or any(other.wild_cubes() for other in self.chosen)


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a Solution: the cards that each Restriction removes, and those that the Set-Name picks."""

    dealt: Universe
    universe: Universe
    """The Universe with the writer's dots on its blank card."""
    removals: tuple[int, ...]
    picked: int


@dataclass(frozen=True, slots=True)
class OnSetsVariation(Variation[OnSetsTable]):
    """A variation of On-Sets; every hook has the answer of the game without it as its default."""

    def wild_cubes(self) -> str:
        """The symbols of the cubes that may stand for any other symbol."""
        return ""

    def cubes_to_contain(self) -> str:
        """The symbols of the cubes that every Solution must contain."""
        return ""

    def partners(self) -> str:
        """Two symbols of which either's cubes may stand for either; or none."""
        return ""

    def repeated_symbols(self) -> str:
        """The symbols that a cube playing them may play many times."""
        return ""

    def difference(self) -> Operation | None:
        """What - means; None when this variation does not say."""
        return None

    def digit_values(self, digit: GoalDigit) -> tuple[int, ...] | None:
        """What a digit of the Goal may count as; None when this variation does not say."""
        return None

    def doubled_set(self) -> Node | None:
        """The set whose cards count double; None when there is none."""
        return None

    def allows_dots(self) -> bool:
        """Whether a writer may put dots on the blank card."""
        return False

    def solutions_asked(self) -> int:
        """How many Solutions each writer must present."""
        return 1

    def set_name_violations(self, symbols: str, rule: Rule) -> Iterator[Violation]:
        """What is wrong with the symbols of a Set-Name, whatever its readings."""
        yield from ()

    def reading_violations(self, reading: Reading, rule: Rule) -> Iterator[Violation]:
        """What is wrong with one reading of a Solution."""
        yield from ()

    def pair_violations(self, first: Collection[int], second: Collection[int], rule: Rule) -> Iterator[Violation]:
        """What is wrong with two Solutions taken together, given the sets that each can be read to pick."""
        yield from ()


def read_symbol(value: object, title: Slot) -> str:
    """The symbol filled in for a cube, which no digit may be (On-Sets XIII-A-1, XIII-A-2); raises MalformedBlank."""
    symbol = read_cube(value) if isinstance(value, str) else None
    if symbol is None:
        raise MalformedBlank(Message("variation-needs-a-symbol-that-is-on-the-cubes", variation=title))
    if symbol.isdigit():
        raise MalformedBlank(Message("variation-cannot-be-a-digit", variation=title))
    return symbol
