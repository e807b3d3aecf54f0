"""Calls as those at a table see them: that somebody called and who comes, to everybody; what for, to the caller and the
judge alone (docs/judges.md)."""

from collections.abc import Mapping

from forceout.service.tables import calls
from forceout.service.tables.call import Call, open_calls
from forceout.service.tables.table import PLAYING, LiveTable
from forceout.service.tables.view_shapes import CallOffer, CallView


def call_views(live: LiveTable, seat: str | None, is_judge: bool, names: Mapping[str, str]) -> list[CallView]:
    """The open calls of a table as one viewer sees them."""
    return [_view(call, is_judge or (seat is not None and call.seat == seat), names) for call in open_calls(live.calls)]


def _view(call: Call, is_told: bool, names: Mapping[str, str]) -> CallView:
    shown: CallView = {
        "number": call.number,
        "seat": call.seat,
        "at": call.at,
        "state": call.state,
        "is_stopping": call.is_stopping,
        "is_covering": call.is_covering,
        "judge": names.get(call.taken_by or "", ""),
    }
    return shown | {"reason": call.reason} if is_told else shown


def call_offer(live: LiveTable, seat: str | None) -> CallOffer | None:
    """What a player may call a judge for now; nobody else calls."""
    if seat is None or live.status != PLAYING or live.settings.is_practice:
        return None
    if any(one.seat == seat for one in open_calls(live.calls)):
        return None
    return {
        "reasons": [{"reason": name, "is_open": is_open} for name, is_open in calls.reasons_open(live).items()],
        "is_stopping": calls.would_stop(live, seat),
        "has_judge": bool(live.judges),
    }
