"""What a match came to, in a few words that are kept in its row, so that nobody has to fold its log to list it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from forceout.service.tables.table import ABANDONED, OVER, LiveTable, Seat

SETTINGS: Final = ("game", "edition", "division", "form", "is_practice", "has_hints")
NEVER_BEGUN: Final = ""
"""The summary of a table that was closed before its match began: nobody played anything."""
Result = Literal["won", "tied", "lost"]


@dataclass(frozen=True, slots=True)
class Summary:
    """A match in short: what was played by whom, and the scores."""

    settings: Mapping[str, Any]
    seats: tuple[Seat, ...]
    totals: Mapping[str, int]
    points: Mapping[str, int] | None
    shakes: int

    def seat_of(self, person: str) -> str | None:
        """Where somebody sat, a bot for them at the end or not."""
        return next((seat.name for seat in self.seats if person in (seat.person, seat.away)), None)

    def result_of(self, seat: str) -> Result:
        """Whether a seat has the most points, alone or with others (On-Sets XII-A; Equations XII-A)."""
        counted = self.points or self.totals
        best = max(counted.values(), default=0)
        if counted.get(seat, 0) < best:
            return "lost"
        return "won" if list(counted.values()).count(best) == 1 else "tied"


def summary_of(live: LiveTable) -> Summary:
    """A match in short, as it stands."""
    assert live.match is not None
    printed = live.settings.printed()
    is_counted = live.match.is_between_shakes and not live.match.appealing
    return Summary(
        {name: printed[name] for name in SETTINGS},
        live.seats,
        dict(live.match.totals),
        dict(live.match.points()) if is_counted else None,
        len(live.match.rows),
    )


def kept_summary(live: LiveTable) -> str | None:
    """What the row of a match keeps of it; None while it goes on."""
    if live.status not in (OVER, ABANDONED):
        return None
    if live.match is None:
        return NEVER_BEGUN
    said = summary_of(live)
    seats = [[seat.name, seat.person, seat.bot, seat.away] for seat in said.seats]
    body = {"settings": said.settings, "seats": seats, "totals": said.totals, "points": said.points}
    return json.dumps(body | {"shakes": said.shakes}, separators=(",", ":"))


def read_summary(text: str) -> Summary:
    """The summary that a row keeps."""
    body = json.loads(text)
    seats = tuple(Seat(*one) for one in body["seats"])
    return Summary(body["settings"], seats, body["totals"], body["points"], body["shakes"])
