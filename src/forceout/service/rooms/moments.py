"""Which shakes of a room's tables may be looked back at now, for how long a chance stood there, and what was found in
them already (expectations.md, rows 19 and 32)."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from forceout.rules.actions import Tick
from forceout.service.rooms.room import Room, RoomTable
from forceout.service.rooms.views import dealt_view
from forceout.service.store.events import Event
from forceout.service.tables.actions import is_over
from forceout.service.tables.fold import LiveTable

MOST_KEPT: Final = 500
STOPS: Final = ("paused", "abandoned")
"""Events after which nobody could say anything."""
Found = Mapping[str, Any]


class OpenTable(NamedTuple):
    """A table of a lesson with the shakes of it that are over and are played nowhere else."""

    table: RoomTable
    live: LiveTable
    shakes: frozenset[int]

    @property
    def key(self) -> tuple[str, frozenset[int]]:
        """By what it is known whether these shakes were looked at already."""
        return self.live.id, self.shakes


def open_tables(room: Room, tables: Mapping[str, LiveTable]) -> list[OpenTable]:
    """The tables of this lesson, or of the last one, that have a shake to look back at."""
    closed = {one["number"] for one in dealt_view(room, tables) if not one["is_open"]}
    found = []
    for table in room.tables_now:
        live = tables.get(table.match)
        if live is None or live.match is None:
            continue
        numbers = range(1, live.shake_number + 1)
        shakes = frozenset(one for one in numbers if is_over(live, one) and live.set_shakes.get(one) not in closed)
        if shakes:
            found.append(OpenTable(table, live, shakes))
    return found


def stood_for(events: Iterable[Event], number: int) -> int:
    """For how many milliseconds the position after an action lay there, till somebody acted or the table was paused."""
    place, began = -1, None
    for event in events:
        action = event.said.action
        if action is not None:
            place += 1
        if began is not None and (event.said.kind in STOPS or (action is not None and not isinstance(action, Tick))):
            return max(0, event.at - began)
        if action is not None and place == number:
            began = event.at
    return 0


def sitting_at(events: Iterable[Event], number: int) -> dict[str, tuple[str | None, str | None]]:
    """Who sat where when an action was done, by seat: the person, or the level of a bot."""
    sitting: dict[str, tuple[str | None, str | None]] = {}
    place = -1
    for event in events:
        body = event.said.body
        if event.said.kind == "seated":
            sitting[body["seat"]] = body.get("who"), body.get("bot")
        elif event.said.action is not None:
            place += 1
            if place == number:
                break
    return sitting


class KeptMoments:
    """What was found in shakes that are over, which is true for good; the latest are kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, frozenset[int]], Sequence[Found]] = OrderedDict()

    def of(self, table: OpenTable) -> Sequence[Found] | None:
        """What was found at a table; None where nobody has looked at all of these shakes yet."""
        return self._kept.get(table.key)

    def keep(self, table: OpenTable, found: Sequence[Found]) -> None:
        """Keep what was found."""
        self._kept[table.key] = found
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
