"""How many actions are let in at once: as many as are served soon, so that a flood is refused at once and nobody waits
long for what was let in (trust.md, promise 5)."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from forceout.messages.message import Message
from forceout.web.problems import Busy

MOST_AT_ONCE: Final = 256
FEWEST_AT_ONCE: Final = 32
SOON: Final = 1.0
"""The seconds within which an action that was let in should be in the log."""

OLDEST: Final = 2.0
"""The seconds after which what nobody has looked at is refused, not worked off: its sender tries again."""


class Admission:
    """The actions of one worker that are under way; their number follows from how long they take."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.now = now
        self.in_flight = 0
        """Actions that were let in and are not answered yet."""
        self.acted_at = now()
        """When an action was let in last."""
        self.most = float(MOST_AT_ONCE)
        """How many may be under way at once: fewer on a machine that needs longer for each."""

    def verify(self, arrived: float | None = None) -> None:
        """Refuse an action that has waited too long, or another where those under way are all that can be served
        soon."""
        if arrived is not None and self.now() - arrived > OLDEST:
            raise Busy(Message("the-server-fell-behind-for-a-moment"))
        if self.in_flight >= self.most:
            raise Busy(Message("very-many-players-act-at-this-moment"))

    @contextmanager
    def let_in(self) -> Iterator[None]:
        """Count an action for as long as it takes; raises Busy."""
        self.verify()
        self.in_flight += 1
        began = self.acted_at = self.now()
        try:
            yield
        finally:
            self.in_flight -= 1
            self._learn(self.now() - began)

    def _learn(self, took: float) -> None:
        """So many more or fewer that what is let in is served soon: what took twice too long halves the number."""
        if took <= SOON:
            self.most = min(MOST_AT_ONCE, self.most + 1)
        else:
            self.most = max(FEWEST_AT_ONCE, self.most * SOON / took)
