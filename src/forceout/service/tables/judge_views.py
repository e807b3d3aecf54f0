"""Judges as everybody at a table sees them (trust.md, promise 7)."""

from collections.abc import Mapping

from forceout.service.tables.fold import LiveTable
from forceout.service.tables.officials import Official
from forceout.service.tables.view_shapes import JudgeView


def judge_view(live: LiveTable, official: Official, names: Mapping[str, str]) -> JudgeView:
    """A judge as everybody may know them: their name, who appointed them, and whose consent is missing."""
    by = live.seat_of(official.by) or live.seat_left_by(official.by)
    office = "host" if official.by == live.host else "director"
    waits = [seat.name for seat in live.seats if {seat.person, seat.away} & official.awaits]
    return {
        "number": official.number,
        "name": names.get(official.who, ""),
        "by": None if official.by is None else by or office,
        "is_by_host": official.by == live.host,
        "is_judge": official.is_judge,
        "awaits": waits,
    }
