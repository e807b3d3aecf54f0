"""Answers of the database that a worker remembers for a moment, so that it asks less often."""

from collections import OrderedDict
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")


class Remembered(Generic[KeyT, ValueT]):
    """At most so many answers, each for at most so many milliseconds; the time is handed in."""

    def __init__(self, most: int, milliseconds: int) -> None:
        self._most = most
        self._milliseconds = milliseconds
        self._kept: OrderedDict[KeyT, tuple[int, ValueT]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, key: KeyT, now: int) -> ValueT | None:
        """The answer, while it is fresh."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        if not 0 <= now - kept[0] < self._milliseconds:
            del self._kept[key]
            return None
        return kept[1]

    def keep(self, key: KeyT, value: ValueT, asked_at: int) -> None:
        """Remember an answer from when it was asked for, since it may be old by the time that it comes."""
        self._kept[key] = (asked_at, value)
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget(self, key: KeyT) -> None:
        """Ask again the next time."""
        self._kept.pop(key, None)

    def forget_all(self) -> None:
        """Ask again for everything."""
        self._kept.clear()
