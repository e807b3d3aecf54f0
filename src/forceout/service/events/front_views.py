"""The board for the hall and the public page: first names and initials, no grade, nothing of behaviour."""

from collections.abc import Mapping
from typing import Any, Final

from forceout.service.events.day_views import clock_view, title_of
from forceout.service.events.events import LiveEvent
from forceout.tournament.outstanding import table_status
from forceout.tournament.people import short_name
from forceout.tournament.results import CONFIRMED, DISPUTED, ENTERED, HELD, LEFT_OUT, OUT
from forceout.tournament.settings import Competition
from forceout.tournament.standings.individual import Standing
from forceout.tournament.state import EventState, Round

Names = Mapping[str, str]
SETTLING: Final = (ENTERED, DISPUTED, HELD)
HANDED_IN: Final = (CONFIRMED, LEFT_OUT)


def current_round(state: EventState, competition: Competition) -> Round | None:
    """The round that is published and not long over: the last one that was published."""
    number = state.last_published(competition.id)
    return state.round(competition.id, number) if number else None


def front_view(live: LiveEvent, now: int) -> dict[str, Any]:
    """What the projector shows of every competition: the clock's facts and the tables that still play."""
    state = live.state
    return {
        "seq": live.seq,
        "now": now,
        "id": live.id,
        "title": state.settings.title,
        "date": state.settings.date,
        "is_closed": state.is_closed,
        "competitions": [front_competition(state, one) for one in state.settings.competitions],
    }


def front_competition(state: EventState, competition: Competition) -> dict[str, Any]:
    """A competition's round on the board."""
    view = clock_view(state, competition)
    one = current_round(state, competition)
    if one is None:
        return view | {"round": None}
    statuses = {table.label: table_status(state, one, table.label) for table in one.tables}
    playing = [label for label, status in statuses.items() if status == OUT]
    return view | {
        "round": {
            "number": one.number,
            "version": len(one.versions),
            "told": dict(one.told),
            "tables": len(statuses),
            "playing": [{"label": label, "added_time": one.record(label).added_time} for label in playing],
            "settling": sum(status in SETTLING for status in statuses.values()),
            "handed_in": sum(status in HANDED_IN for status in statuses.values()),
        }
    }


def seats_view(live: LiveEvent, names: Names, competition: Competition) -> dict[str, Any]:
    """Everybody's seat in the round that is on, by first name; a player without a name is found by number."""
    state = live.state
    one = current_round(state, competition)
    seats = [
        {
            "name": called(names, player),
            "school": title_of(state.schools.get(state.players[player].school)),
            "table": table.label,
            "seat": number,
        }
        for table in (() if one is None else one.tables)
        for number, player in enumerate(table.players, 1)
    ]
    return {
        "seq": live.seq,
        "competition": competition.id,
        "round": None if one is None else one.number,
        "version": 0 if one is None else len(one.versions),
        "seats": sorted(seats, key=lambda seat: (str(seat["name"]).casefold(), seat["table"])),
    }


def called(names: Names, player: str) -> str:
    """What the hall calls a player."""
    return short_name(names[player]) if names.get(player, "").strip() else player


def places_view(
    live: LiveEvent, names: Names, competition: Competition, places: tuple[Standing, ...]
) -> dict[str, Any]:
    """The standings of a competition for the hall and the public."""
    state = live.state
    return {
        "seq": live.seq,
        "competition": competition.id,
        "after": max((sum(score.points is not None for score in one.card.rounds) for one in places), default=0),
        "rounds": competition.rounds,
        "places": [
            {
                "place": one.place,
                "shared": one.is_shared,
                "name": called(names, one.card.player),
                "school": title_of(state.schools.get(state.players[one.card.player].school)),
                "sum": one.card.points,
                "provisional": one.card.is_provisional,
            }
            for one in places
        ],
    }


def public_view(live: LiveEvent, now: int) -> dict[str, Any]:
    """An event as anybody sees it whose director has opened its page."""
    state = live.state
    return {
        "seq": live.seq,
        "now": now,
        "id": live.id,
        "title": state.settings.title,
        "date": state.settings.date,
        "is_closed": state.is_closed,
        "competitions": [
            {
                "id": one.id,
                "game": one.game,
                "division": state.settings.division(one.division).title,
                "rounds": one.rounds,
                "published": state.last_published(one.id),
            }
            for one in state.settings.competitions
        ],
    }
