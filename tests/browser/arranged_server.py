"""A server where a test may say beforehand how the cubes of a table fall, and where bots keep calm; and that may
become another release while it runs."""

import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final
from unittest.mock import patch

from forceout.cli.main import main
from forceout.rules.actions import Action, Deal, Roll
from forceout.rules.match_state import RollForGoal
from forceout.service.loops import bot_seats
from forceout.service.settings import Settings
from forceout.service.tables import hosting as tables_hosting
from forceout.service.tables.actions import Acting
from forceout.service.tables.fold import LiveTable
from forceout.web.api import hosting
from forceout.web.assets import static_files
from forceout.web.guard import http
from forceout.web.worker import calculations
from tests.browser.arranging import arranged_for

CALM: Final = 4915
"""The bits of a bot that has no sudden ideas: whatever it does only now and then, it does not do."""


class ArrangedActing(Acting):
    """Actions whose cubes and cards fall as they were arranged, where they were."""

    async def _rolled(self, live: LiveTable, action: Action, wanted: Mapping[str, Any]) -> Action:
        rolled = await super()._rolled(live, action, wanted)
        arranged = arranged_for(Settings.read().data, live.id)
        if isinstance(rolled, RollForGoal) and "lot" in arranged:
            return replace(rolled, face=arranged["lot"][rolled.by])
        if isinstance(rolled, Roll) and rolled.cubes and "roll" in arranged:
            return replace(rolled, cubes=tuple(arranged["roll"].split()))
        if isinstance(rolled, Deal) and rolled.cards and "deal" in arranged:
            return replace(rolled, cards=tuple(arranged["deal"].split()))
        return rolled


class Calm:
    """Chance that is the same for every decision."""

    def randbits(self, k: int) -> int:
        """Bits that make a bot calm."""
        return CALM


def other_release() -> str:
    """What stands for the release, with what a test says of it."""
    return RELEASE + str(arranged_for(Settings.read().data, "release").get("name", ""))


RELEASE: Final = static_files.release_digest()

if __name__ == "__main__":
    with (
        patch.object(static_files, "release_digest", other_release),
        patch.object(tables_hosting, "Acting", ArrangedActing),
        patch.object(bot_seats, "secrets", Calm()),
        # Pages count the minute by their own clock, which a test can move.
        patch.object(hosting, "GRACE", 0),
        # Where other tests take the processor everything may wait; that overload is refused is shown elsewhere.
        patch.object(http, "OLDEST", 60.0),
        patch.object(calculations, "GRACE_SECONDS", 60.0),
    ):
        sys.exit(main())
