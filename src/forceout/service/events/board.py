"""The board of an event in one piece: how far everything is, and every table of the rounds that are on."""

from collections.abc import Mapping
from typing import Any, Final

from forceout.service.events.authority import is_granted
from forceout.service.events.events import LiveEvent
from forceout.service.events.members import Member
from forceout.service.events.online import OnlineTables
from forceout.service.events.views import Names, event_view, round_view
from forceout.tournament.state import EventState, Round

NOT_SHOWN: Final = frozenset({"totals", "points"})
ALWAYS: Final = frozenset({"label", "section", "players", "status", "added_time"})
"""What is said of every table; the rest where there is something to say."""


def current_rounds(state: EventState) -> list[Round]:
    """The round of each competition that is on: the last whose seats were published."""
    found = []
    for competition in state.settings.competitions:
        published = [one for one in state.rounds_of(competition.id) if one.versions]
        found += published[-1:]
    return found


async def board_of(
    live: LiveEvent, member: Member, names: Names, names_until: int, online: OnlineTables, now: int
) -> dict[str, Any]:
    """The event without its people, and its current rounds without their sheets."""
    event = event_view(live, member, names, names_until, is_brief=True)
    waiting: Mapping[str | None, Any] = {}
    if is_granted("see-sheets", member.office):
        event["people"] = await online.events.members.called(live.id)
        waiting = await online.calls(live.id)
    rounds = [
        round_view(live, member, one.competition, one.number, names, is_brief=True)
        for one in current_rounds(live.state)
    ]
    for view in rounds:
        view["now"] = now
        view["tables"] = [briefest(table, waiting.get(table.get("match"))) for table in view["tables"]]
    return {"event": {**event, "now": now}, "rounds": rounds}


def briefest(table: dict[str, Any], call: Any) -> dict[str, Any]:
    """A table without what is empty."""
    brief = {name: value for name, value in table.items() if (value and name not in NOT_SHOWN) or name in ALWAYS}
    return brief if call is None else {**brief, "call": call}
