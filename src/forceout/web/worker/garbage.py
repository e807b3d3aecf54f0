"""Collecting garbage so that nobody waits for it: what lives long is set aside, and looked through when nobody acts.

Thousands of tables and sockets live long. To look through them all takes the better part of a second, in which nobody
is answered, and finds next to nothing. So every half minute what has survived is set aside (`gc.freeze`), and what is
new is looked through in small parts. What was set aside is looked through when nobody has acted for a while, or when it
has grown very much.
"""

import gc
import sys
from collections.abc import Callable
from typing import Final

THRESHOLDS: Final = (500, 2, 6000)
SET_ASIDE_EVERY: Final = 30.0
QUIET_FOR: Final = 20.0
"""The seconds without an action after which nobody minds a pause."""
LOOK_EVERY: Final = 600.0
WORTH_A_LOOK: Final = 100_000
"""How many more blocks of memory than after the last full look make another one worth while."""
FAR_TOO_MANY: Final = 8_000_000
"""How many more make it necessary, whoever acts."""
YOUNG: Final = 1


class Collecting:
    """When this process looks for garbage, and among what."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.looks = 0
        self._set_aside_at = self._looked_at = now()
        self._left = 0

    def open(self) -> None:
        """Set aside all that starting has made."""
        gc.set_threshold(*THRESHOLDS)
        self._look()

    def tick(self, acted_at: float) -> None:
        """Do what is due; called about every second, with when somebody acted last."""
        now = self.now()
        # Not gc.get_freeze_count(), which walks over everything that was set aside: 150 ms at a thousand tables.
        grown = sys.getallocatedblocks() - self._left
        is_quiet = now - acted_at > QUIET_FOR and now - self._looked_at > LOOK_EVERY
        if (is_quiet and grown > WORTH_A_LOOK) or grown > FAR_TOO_MANY:
            self._look()
        elif now - self._set_aside_at > SET_ASIDE_EVERY:
            gc.collect(YOUNG)
            self._set_aside()

    def _look(self) -> None:
        gc.unfreeze()
        gc.collect()
        self._set_aside()
        self._looked_at = self.now()
        self._left = sys.getallocatedblocks()
        self.looks += 1

    def _set_aside(self) -> None:
        gc.freeze()
        self._set_aside_at = self.now()
