"""How many tables of a kind one person, and one address, may have open at once; addresses are kept as hashes, in memory
alone (trust.md, promises 16, 18 and 19)."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from forceout.messages.message import Message
from forceout.service.errors import TooMany
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.tables import Tables
from forceout.web.guard.visitors import Visitor

MOST_KEYS: Final = 50_000


class TableCaps:
    """The tables of one kind that this worker knows of, by who opened them and from where."""

    def __init__(
        self,
        tables: Tables,
        is_counted: Callable[[LiveTable, int], bool],
        hash_of_address: Callable[[str], bytes],
        *,
        most_of_person: int,
        most_of_address: int,
    ) -> None:
        self.tables = tables
        self.is_counted = is_counted
        self.hash_of_address = hash_of_address
        self.most_of_person = most_of_person
        self.most_of_address = most_of_address
        self._known: OrderedDict[bytes, set[str]] = OrderedDict()

    def verify(self, visitor: Visitor, words: Message) -> None:
        """Refuse one more table of somebody who has as many as one may have."""
        for key, most in self._keys(visitor):
            if len(self._counted(key)) >= most:
                raise TooMany(words, code="too-many-tables")

    def add(self, visitor: Visitor, match: str) -> None:
        """Count a table."""
        for key, _ in self._keys(visitor):
            self._known[key] = self._counted(key) | {match}
            self._known.move_to_end(key)
        while len(self._known) > MOST_KEYS:
            self._known.popitem(last=False)

    def _keys(self, visitor: Visitor) -> list[tuple[bytes, int]]:
        keys = []
        if visitor.person is not None:
            keys.append((b"person " + visitor.person.encode(), self.most_of_person))
        if visitor.address is not None:
            keys.append((b"address " + self.hash_of_address(visitor.address), self.most_of_address))
        return keys

    def _counted(self, key: bytes) -> set[str]:
        """Those that still count; the others are forgotten."""
        found = self._known.get(key)
        if found is None:
            return set()
        now = self.tables.clock()
        known = ((match, self.tables.at_hand(match)) for match in found)
        counted = {match for match, live in known if live is not None and self.is_counted(live, now)}
        self._known[key] = counted
        return counted
