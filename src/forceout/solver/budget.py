"""How long a search may go on: nodes, memory, time by a clock that is handed in, and a word from outside."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

NODES_PER_MILLISECOND: Final = 1000
"""How far a search goes in a millisecond where there is no clock: about as far as on the machines of today."""


class OutOfBudget(Exception):
    """The search ended before it had decided."""


def never() -> bool:
    """A search that nobody cancels."""
    return False


@dataclass(slots=True)
class Budget:
    """What a search may spend; None is no limit."""

    nodes: int | None = None
    bytes: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] | None = None
    """Seconds from some fixed moment; without a clock there is no limit of time."""
    cancelled: Callable[[], bool] = never
    spent_nodes: int = field(default=0, init=False)
    held_bytes: int = field(default=0, init=False)
    _deadline: float | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        if self.clock is not None and self.seconds is not None:
            self._deadline = self.clock() + self.seconds

    @property
    def is_limited(self) -> bool:
        """Whether anything but memory can end the search."""
        return self.nodes is not None or self._deadline is not None or self.cancelled is not never

    def part(self, share: float) -> "Budget":
        """Some of what is left, which ends when the whole does; what it spends is to be spent of the whole too."""
        nodes = None if self.nodes is None else max(0, int((self.nodes - self.spent_nodes) * share))
        seconds = None
        if self.clock is not None and self._deadline is not None:
            seconds = max(0.0, (self._deadline - self.clock()) * share)
        return Budget(nodes, self.bytes, seconds, self.clock, self.is_spent if self.is_limited else never)

    def up_to(self, nodes: int) -> "Budget":
        """So many nodes of what is left, which end when the whole does and are to be spent of the whole too."""
        left = nodes if self.nodes is None else min(nodes, max(0, self.nodes - self.spent_nodes))
        return Budget(nodes=left, bytes=self.bytes, cancelled=self.is_spent)

    def used(self) -> float:
        """A measure that grows with what was done: seconds where these are what ends a search, else nodes."""
        return self.clock() if self.clock is not None and self._deadline is not None else self.spent_nodes

    def is_spent(self) -> bool:
        """Whether time is up or somebody said stop."""
        if self.clock is not None and self._deadline is not None and self.clock() >= self._deadline:
            return True
        return self.cancelled()

    def hold(self, held: int) -> bool:
        """Note memory that is kept, more or less, and say whether the search must end."""
        self.held_bytes += held
        return self.bytes is not None and self.held_bytes > self.bytes

    def spend(self, nodes: int) -> bool:
        """Note some work done, and say whether the search must end."""
        self.spent_nodes += nodes
        return (self.nodes is not None and self.spent_nodes > self.nodes) or self.is_spent()


def budget_for(milliseconds: float, clock: Callable[[], float] | None, most_bytes: int | None = None) -> Budget:
    """A budget of so much time by a clock; without one, of as many nodes as that time is worth."""
    if clock is None:
        return Budget(nodes=int(milliseconds * NODES_PER_MILLISECOND), bytes=most_bytes)
    return Budget(seconds=milliseconds / 1000, bytes=most_bytes, clock=clock)
