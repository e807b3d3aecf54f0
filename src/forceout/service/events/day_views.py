"""A day at an event as players and coaches see it: seats, clock, results, what is to be signed (On-Sets I-C, IX-C, X-D,
XII-B; Equations I-C, IX-C, X-D, XII-B)."""

from collections.abc import Mapping
from typing import Any, Final

from forceout.service.events.events import LiveEvent
from forceout.service.events.members import Member
from forceout.service.events.views import names_for, own_rounds
from forceout.tournament.acts import PLAYER
from forceout.tournament.codec import plain
from forceout.tournament.hall_clock import announcement, writing_seconds
from forceout.tournament.outstanding import table_status
from forceout.tournament.results import OUT, TableRecord, points_of
from forceout.tournament.settings import Competition, game_of
from forceout.tournament.standings.cards import COUNTED
from forceout.tournament.standings.individual import Standing
from forceout.tournament.state import NO_NEW_SHAKES, START, STOP, TOLD, EventState, Round
from forceout.tournament.tables import SeatedTable

Names = Mapping[str, str]
AWAY: Final = "away"
ALLOWED: Final = "allowed"
ONLINE: Final = "online"


def phones_at(state: EventState, one: Round, table: SeatedTable) -> str:
    """What a player's phone may do now: it stays away while a paper table plays (On-Sets I-C, IX-C; Equations I-C,
    IX-C)."""
    record = one.record(table.label)
    if record.is_online:
        return ONLINE
    is_playing = START in one.told and NO_NEW_SHAKES not in one.told and record.result is None
    return AWAY if is_playing and not state.settings.phones_allowed else ALLOWED


def day_view(live: LiveEvent, member: Member, names: Names, names_until: int, now: int) -> dict[str, Any]:
    """The event for a player or a coach; nothing of anybody else but who sits at their tables, by first name."""
    state = live.state
    mine = [
        one
        for one in state.players.values()
        if (one.id == member.subject if member.office == PLAYER else one.school == member.subject)
    ]
    rounds = {one.id: own_rounds(state, one.id) for one in mine}
    seen = {player for each in rounds.values() for own in each for player in own["with"]} | set(rounds)
    # Of a thousand names only those at one's own tables are looked at.
    called = names_for(member, state, {player: names[player] for player in seen if player in names})
    divisions = {one.division for one in mine}
    competitions = [one for one in state.settings.competitions if one.division in divisions]
    return {
        "seq": live.seq,
        "now": now,
        "id": live.id,
        "office": member.office,
        "title": state.settings.title,
        "date": state.settings.date,
        "is_closed": state.is_closed,
        "names_until": names_until,
        "phones_allowed": state.settings.phones_allowed,
        "may_enter": state.settings.players_may_enter,
        "competitions": [clock_view(state, one) for one in competitions],
        "players": [
            {
                "id": one.id,
                "name": called.get(one.id),
                "division": state.settings.division(one.division).title,
                "school": title_of(state.schools.get(one.school)),
                "team": title_of(state.teams.get(one.team or "")),
                "has_withdrawn": bool(one.last_rounds),
                "rounds": [day_round(state, each, one.id, member, called) for each in rounds[one.id]],
            }
            for one in mine
        ],
    }


def title_of(one: Any) -> str | None:
    """What a school or a team is called."""
    return None if one is None else str(one.title)


def clock_view(state: EventState, competition: Competition) -> dict[str, Any]:
    """What a hall clock needs of a competition, and what the hall is told."""
    level = state.settings.level_of(competition)
    game = game_of(competition)
    limits = game.procedures.limits
    return {
        "id": competition.id,
        "game": competition.game,
        "edition": competition.edition,
        "division": state.settings.division(competition.division).title,
        "rounds": competition.rounds,
        "clock": {
            "round": limits.round,
            "after_warning": limits.after_warning,
            "writing": writing_seconds(competition, level),
        },
        "rules": {
            "late": str(game.procedures.sections.absence),
            "phones": str(game.procedures.sections.behaviour),
            "sheet": str(game.procedures.sections.scoresheet),
            "appeal": None if game.procedures.second_judges is None else str(game.procedures.second_judges.appeals),
        },
        "announcements": {what: str(announcement(what, competition, level)) for what in TOLD},
    }


def day_round(state: EventState, own: dict[str, Any], player: str, member: Member, called: Names) -> dict[str, Any]:
    """A round of one player: the seats of the table, how far it is, and for the player themselves the sheet."""
    one = state.round(own["competition"], own["round"])
    table = one.by_label[own["table"]]
    record = one.record(table.label)
    view: dict[str, Any] = {
        "competition": own["competition"],
        "round": own["round"],
        "table": table.label,
        "seat": own["seat"],
        "version": len(one.versions),
        "published_at": one.versions[-1].at,
        "seats": [
            {"id": other, "name": called.get(other), "school": title_of(state.schools.get(state.players[other].school))}
            for other in table.players
        ],
        "told": dict(one.told),
        "added_time": record.added_time,
        "status": own["status"],
        "points": own["points"],
        "phones": phones_at(state, one, table),
        "match": record.match if member.office == PLAYER else None,
    }
    if member.office == PLAYER:
        view |= own_sheet(state, one, table, record, player)
    return view


def own_sheet(state: EventState, one: Round, table: SeatedTable, record: TableRecord, player: str) -> dict[str, Any]:
    """The sheet of one's own table, who has signed it, and what may be done about it."""
    status = table_status(state, one, table.label)
    result = record.result
    is_finished = STOP in one.told or NO_NEW_SHAKES in one.told or state.settings.phones_allowed
    may_enter = state.settings.players_may_enter and status == OUT and is_finished and not record.is_online
    view: dict[str, Any] = {"may_enter": may_enter, "may_sign": False, "may_appeal": False}
    if result is None:
        return view
    has_appeals = game_of(state.settings.by_id[one.competition]).procedures.second_judges is not None
    has_appealed = any(each.player == player and each.decision is None for each in record.appeals)
    is_signed = player in result.sheet.signed
    return view | {
        "sheet": plain(result.sheet),
        "totals": result.totals,
        "match_points": points_of(record, table.players, one.absent) if status in COUNTED else None,
        "may_sign": not is_signed and not has_appealed and not state.is_closed,
        "may_appeal": has_appeals and not is_signed and not has_appealed and not state.is_closed,
        "has_appealed": has_appealed,
    }


def own_standing(state: EventState, places: tuple[Standing, ...], player: str) -> dict[str, Any] | None:
    """A player's own place in a competition, and of how many."""
    found = next((one for one in places if one.card.player == player), None)
    if found is None:
        return None
    section = [one for one in places if found.card.section is not None and one.card.section == found.card.section]
    return {
        "place": found.place,
        "shared": found.is_shared,
        "of": len(places),
        "sum": found.card.points,
        "played": found.card.rounds_played,
        "provisional": found.card.is_provisional,
        "section": found.card.section,
        "place_in_section": None if not section else 1 + sum(one.card.points > found.card.points for one in section),
    }
