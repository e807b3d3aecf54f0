"""Double Set (On-Sets XIII-C-10)."""

from dataclasses import dataclass, field
from typing import ClassVar, Self

from forceout.games.on_sets.notation import print_statement, read_writings
from forceout.games.on_sets.parts_of_solution import Node, parse_set_name
from forceout.games.on_sets.readings import Reader
from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation
from forceout.messages.message import Message
from forceout.rules.unreadable import Unreadable
from forceout.rules.variation import MalformedBlank

MOST_SYMBOLS = 4


@dataclass(frozen=True, slots=True)
class DoubleSet(OnSetsVariation):
    """Each card of the named set, neither empty nor the whole Universe, counts double (On-Sets XIII-C-10)."""

    name: ClassVar[str] = "double-set"
    title: ClassVar[Message] = Message("title-double-set")
    blank: ClassVar[str | None] = "set"
    set: str
    node: Node = field(compare=False)

    @classmethod
    def fill_in(cls, value: object) -> Self:
        """The set by its name, of four symbols at most (On-Sets XIII-C-10, XIII-C-10-examples; Guidelines A23)."""
        if not isinstance(value, str):
            raise MalformedBlank(Message("double-set-needs-the-name-of-a-set"))
        try:
            (writing,) = read_writings(value)
            (statement,) = writing.statements
            node = parse_set_name(statement)
        except Unreadable as unreadable:
            raise MalformedBlank(Message("value-names-no-set", value=repr(value), why=unreadable.words)) from None
        except ValueError:
            raise MalformedBlank(Message("double-set-needs-the-name-of-one-set")) from None
        symbols = [token for token in statement if token.symbol not in "()[]{}"]
        if writing.dots is not None or any(token.cube for token in symbols):
            raise MalformedBlank(Message("the-double-set-is-named-by-plain-symbols"))
        if len(symbols) > MOST_SYMBOLS:
            raise MalformedBlank(Message("the-double-set-is-named-by-at-most-four-symbols", count=len(symbols)))
        return cls(print_statement(statement), node)

    def cards(self, table: OnSetsTable) -> int:
        """The cards of the set; with four symbols at most, it has one reading only."""
        (mask,) = Reader(table.universe.masks, table.difference).sets(self.node)
        return mask

    def misfit(self, table: OnSetsTable) -> Message | None:
        """The set is not the whole Universe (On-Sets XIII-C-10, XIII-C-10-examples; Guidelines A22)."""
        if self.cards(table) == table.universe.everything:
            return Message("set-is-the-whole-universe", set=self.set)
        return None

    def has_effect(self, table: OnSetsTable) -> bool:
        """The set has cards (On-Sets XIII-C-10, XIII-C-10-examples; Guidelines A21)."""
        return self.cards(table) != 0

    def doubled_set(self) -> Node:
        """The cards that count double in every Solution (On-Sets XIII-C-10)."""
        return self.node
