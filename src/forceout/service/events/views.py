"""What each office sees of an event: nothing else leaves the service."""

from collections.abc import Iterable, Mapping
from typing import Any

from forceout.service.events.authority import is_granted
from forceout.service.events.drafts import printed_compromises
from forceout.service.events.events import LiveEvent
from forceout.service.events.members import Member
from forceout.tournament.acts import COACH, PLAYER, SCOREKEEPER
from forceout.tournament.codec import plain
from forceout.tournament.equipment import equipment
from forceout.tournament.hall_clock import announcement, writing_seconds
from forceout.tournament.outstanding import open_tables, table_status
from forceout.tournament.people import short_name
from forceout.tournament.results import CONFIRMED, TableRecord, points_of
from forceout.tournament.seating.compromises import compromises
from forceout.tournament.seating.history import points_before
from forceout.tournament.settings import Competition, game_of
from forceout.tournament.standings.cards import COUNTED
from forceout.tournament.state import TOLD, EventState, Round, seat_of
from forceout.tournament.tables import SeatedTable

Names = Mapping[str, str]


def names_for(member: Member, state: EventState, names: Names) -> dict[str, str]:
    """What an office may call the players: officials by their names, a coach their own, everybody else short."""
    if is_granted("see-names", member.office):
        return dict(names)
    own = {one.id for one in state.players.values() if member.office == COACH and one.school == member.subject}
    own |= {member.subject} if member.office == PLAYER and member.subject is not None else set()
    return {player: name if player in own else short_name(name) for player, name in names.items()}


def event_view(
    live: LiveEvent, member: Member, names: Names, names_until: int, is_brief: bool = False
) -> dict[str, Any]:
    """An event as its page begins: who one is, what is played, how far it is; in brief without its people."""
    state = live.state
    view: dict[str, Any] = {
        "id": live.id,
        "seq": live.seq,
        "office": member.office,
        "subject": member.subject,
        "title": state.settings.title,
        "date": state.settings.date,
        "is_closed": state.is_closed,
        "names_until": names_until,
        "divisions": plain(state.settings.divisions),
        "competitions": [competition_view(state, one) for one in state.settings.competitions],
        "people_count": [
            len(state.players),
            len(state.teams),
            len(state.schools),
            sum(bool(one.last_rounds) for one in state.players.values()),
        ],
    }
    if not is_brief:
        view["schools"] = [{"id": one.id, "title": one.title} for one in state.schools.values()]
        view["teams"] = plain(tuple(state.teams.values()))
        view["players"] = players_view(state, member, names)
    if not is_brief and is_granted("see-draft", member.office):
        view["settings"] = plain(state.settings)
    if member.office == PLAYER and member.subject is not None:
        view["mine"] = own_rounds(state, member.subject)
    return view


def players_view(state: EventState, member: Member, names: Names) -> list[dict[str, Any]]:
    """The players that an office knows of: a player themselves, a coach those of their school, officials all."""
    called = names_for(member, state, names)
    seen = [
        one
        for one in state.players.values()
        if (member.office != PLAYER or one.id == member.subject)
        and (member.office != COACH or one.school == member.subject)
    ]
    return [
        {
            "id": one.id,
            "name": called.get(one.id),
            "division": one.division,
            "school": one.school,
            "team": one.team,
            "seed": one.seed,
            "level": one.level,
            "has_withdrawn": bool(one.last_rounds),
        }
        for one in seen
    ]


def competition_view(state: EventState, competition: Competition) -> dict[str, Any]:
    """A competition and how far its rounds are."""
    level = state.settings.level_of(competition)
    limits = game_of(competition).procedures.limits
    return {
        "id": competition.id,
        "division": competition.division,
        "game": competition.game,
        "edition": competition.edition,
        "season": competition.season,
        "form": competition.form,
        "seating": list(competition.seating),
        "rounds": [
            {
                "number": one.number,
                "versions": len(one.versions),
                "tables": len(one.tables),
                "open": len(open_tables(state, one)),
                "told": dict(one.told),
            }
            for one in state.rounds_of(competition.id)
        ],
        "clock": {
            "round": limits.round,
            "after_warning": limits.after_warning,
            "writing": writing_seconds(competition, level),
        },
        "clock_rule": str(game_of(competition).procedures.sections.end_of_round),
        "announcements": {what: str(announcement(what, competition, level)) for what in TOLD},
        "equipment": [str(one) for one in equipment(competition)],
    }


def own_rounds(state: EventState, player: str) -> list[dict[str, Any]]:
    """A player's seats and results, round by round; with whom they sit is in the view of the round."""
    one = state.players[player]
    rounds = []
    for competition in state.settings.competitions_of(one.division):
        for played in state.rounds_of(competition.id):
            found = seat_of(played.tables, player)
            if found is None:
                continue
            table, seat = found
            status = table_status(state, played, table.label)
            points = points_of(played.record(table.label), table.players, played.absent) if status in COUNTED else None
            rounds.append(
                {
                    "competition": competition.id,
                    "round": played.number,
                    "table": table.label,
                    "seat": seat,
                    "with": [other for other in table.players if other != player],
                    "status": status,
                    "points": None if points is None else points[player],
                }
            )
    return rounds


def round_view(
    live: LiveEvent, member: Member, competition: str, number: int, names: Names, is_brief: bool = False
) -> dict[str, Any]:
    """A round's published seats, with results where an office may see them, and the draft for those who make it."""
    state, one = live.state, live.state.round(competition, number)
    called = names_for(member, state, names)
    seen = [table for table in one.tables if may_see_table(state, member, table)]
    view: dict[str, Any] = {
        "seq": live.seq,
        "competition": competition,
        "round": number,
        "version": len(one.versions),
        "versions": [{"number": each.number, "at": each.at, "reason": each.reason} for each in one.versions],
        "told": dict(one.told),
        "absent": list(one.absent) if is_granted("see-sheets", member.office) else [],
        "tables": [table_view(state, one, table, member, is_brief) for table in seen],
        "names": called_in(seen, called),
    }
    if not is_brief and is_granted("see-draft", member.office) and one.draft is not None:
        settings = state.settings.by_id[competition]
        found = compromises(state, settings, number, one.draft.tables, one.draft.weights)
        view["draft"] = {
            "tables": plain(one.draft.tables),
            "way": one.draft.way,
            "seed": one.draft.seed,
            "is_published": bool(one.versions) and one.draft.tables == one.tables,
            "may_seat_teammates": one.draft.weights.may_seat_teammates,
            "points": points_before(state, competition, number),
            "names": called_in(one.draft.tables, called),
            "compromises": printed_compromises(found, called),
        }
    return view


def called_in(tables: Iterable[SeatedTable], called: Names) -> dict[str, str]:
    """What the players of some tables are called."""
    return {player: called[player] for table in tables for player in table.players if player in called}


def may_see_table(state: EventState, member: Member, table: SeatedTable) -> bool:
    """Whether an office sees a table: a player their own, a coach those of their school, officials all."""
    if member.office == PLAYER:
        return member.subject in table.players
    if member.office == COACH:
        return any(state.players[player].school == member.subject for player in table.players)
    return True


def table_view(
    state: EventState, one: Round, table: SeatedTable, member: Member, is_brief: bool = False
) -> dict[str, Any]:
    """A table and its result; whoever may confirm it blind does not see it before. In brief the sheet itself is left
    out, as a board of all tables does."""
    record, status = one.record(table.label), table_status(state, one, table.label)
    view: dict[str, Any] = {
        "label": table.label,
        "section": table.section,
        "players": list(table.players),
        "status": status,
        "added_time": record.added_time,
    }
    result = record.result
    is_own = member.office == PLAYER and member.subject in table.players
    may_see = is_own or is_granted("see-sheets", member.office)
    if member.office == SCOREKEEPER and result is not None and result.by != member.label:
        may_see = status == CONFIRMED
    if result is not None and may_see:
        view["totals"] = result.totals
        view["points"] = points_of(record, table.players, one.absent) if status in COUNTED else None
        view["entered_by"] = result.by
        view["confirmed_by"] = result.confirmed_by
        view["entered_at"] = result.at
    if result is not None and may_see and not is_brief:
        view["sheet"] = plain(result.sheet)
        view["corrections"] = plain(result.corrections)
        view["deceits"] = plain(result.deceits) if is_granted("see-sheets", member.office) else []
    if result is not None and is_granted("see-sheets", member.office):
        view["unequal"] = [each.by for each in result.unequal]
        view["may_confirm"] = may_confirm(record, member)
    if is_own or is_granted("see-sheets", member.office):
        view["appeals"] = [{"player": each.player, "open": each.decision is None} for each in record.appeals]
    if is_granted("see-sheets", member.office):
        view["appeals"] = plain(record.appeals)
        view["match"] = record.match
        view["disqualified"], view["replays"] = list(record.disqualified), list(record.replays)
    return view


def may_confirm(record: TableRecord, member: Member) -> bool:
    """Whether somebody could be the second person for a result: not who entered it, nor who typed other totals."""
    result = record.result
    if result is None or result.confirmed_by is not None or not is_granted("act:confirm", member.office):
        return False
    return member.label not in (result.by, *(one.by for one in result.unequal))


def standings_view(live: LiveEvent, member: Member, names: Names, whole: Mapping[str, Any]) -> dict[str, Any]:
    """Every standing, which is handed in, with what an office may call the players."""
    playoffs = [plain(one) for one in live.state.playoffs.values()]
    called = names_for(member, live.state, names)
    return {"seq": live.seq, **whole, "playoffs": playoffs, "names": called}
