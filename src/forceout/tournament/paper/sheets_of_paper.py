"""Every sheet of paper, as the data of its template: scoresheets, cards, seats, charts, standings, certificates."""

import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from forceout.games.registry import part, title_of
from forceout.messages.days import day_in_words
from forceout.messages.message import Message
from forceout.tournament.paper.scoresheets import plate_of, scoresheet_page, variation_list
from forceout.tournament.settings import Competition
from forceout.tournament.standings.awards import recipients
from forceout.tournament.standings.individual import standings
from forceout.tournament.state import EventState, seat_of

Names = Mapping[str, str]
Sheet = dict[str, Any]
Make = Callable[[EventState, Competition, int, Names, str], Sheet]
PAPERS: Final = ("a4", "letter")
DAY: Final = re.compile(r"(\d{4})-(0[1-9]|1[0-2])-(\d{2})")
CARDS_OF_A_PAGE: Final = 8
NAMES_OF_A_PAGE: Final = 44
ROWS_OF_A_PAGE: Final = 6
TABLES_OF_A_ROW: Final = 3
PLACES_OF_A_PAGE: Final = 34


def name_of(names: Names, player: str) -> str:
    """A player on paper: the name that was brought along, else the number."""
    return names.get(player, player)


def school_of(state: EventState, player: str) -> str:
    """The school of a player."""
    return state.schools[state.players[player].school].title


def heading(state: EventState, competition: Competition, pages: Sequence[Any], **more: Any) -> Sheet:
    """What every sheet has: the event, the game with its book, the division, and its pages."""
    return {
        "event": state.settings.title,
        "day": shown_day(state.settings.date),
        "game": title_of(competition.game),
        "edition": competition.edition,
        "season": competition.season,
        "division": state.settings.division(competition.division).title,
        "rounds": competition.rounds,
        "pages": list(pages),
        **more,
    }


def shown_day(text: str) -> str:
    """A day as people write it: 14 March 2027; what is no day stays as it is."""
    found = DAY.fullmatch(text)
    if found is None:
        return text
    year, month, day = found.groups()
    return str(Message("paper-day", day=day_in_words(int(day), int(month)), year=year))


def in_pages(things: Sequence[Any], most: int) -> list[list[Any]]:
    """Things, so many to a page."""
    return [list(things[first : first + most]) for first in range(0, len(things), most)]


def scoresheets(state: EventState, competition: Competition, number: int, names: Names, address: str) -> Sheet:
    """A scoresheet for each table of a round, with the variation list of the division on its back (On-Sets XII, XIII;
    Equations XII, XIII)."""
    pages = [
        scoresheet_page(
            state, competition, table, [(name_of(names, one), school_of(state, one)) for one in table.players]
        )
        for table in state.round(competition.id, number).tables
    ]
    return heading(state, competition, pages, round=number, variations=variation_list(state, competition))


def table_cards(state: EventState, competition: Competition, number: int, names: Names, address: str) -> Sheet:
    """A card to fold for each table, with its code where tables can be found on the web."""
    pages = [
        {
            **plate_of(table),
            "qr": f"{address.rstrip('/')}/{table.label.replace(' ', '-')}" if address else "",
        }
        for table in state.round(competition.id, number).tables
    ]
    return heading(state, competition, pages, round=number)


def player_cards(state: EventState, competition: Competition, number: int, names: Names, address: str) -> Sheet:
    """A card for each player with the seats that are published, and boxes for points of every round."""
    cards = []
    rounds = {one.number: one for one in state.rounds_of(competition.id)}
    for player in state.entrants(competition):
        seats = []
        for each in range(1, competition.rounds + 1):
            found = seat_of(rounds[each].tables, player.id) if each in rounds else None
            seats.append({"round": each, "table": found[0].label if found else "", "seat": found[1] if found else 0})
        team = "" if player.team is None else state.teams[player.team].title
        cards.append(
            {
                "name": name_of(names, player.id),
                "number": player.id,
                "school": school_of(state, player.id),
                "team": team,
                "seats": seats,
            }
        )
    cards.sort(key=lambda card: (card["school"], card["name"]))
    return heading(state, competition, in_pages(cards, CARDS_OF_A_PAGE))


def seats_by_name(state: EventState, competition: Competition, number: int, names: Names, address: str) -> Sheet:
    """Where everybody sits in a round, by name."""
    one = state.round(competition.id, number)
    seats = [
        {"name": name_of(names, player), "school": school_of(state, player), "table": table.label, "seat": seat}
        for table in one.tables
        for seat, player in enumerate(table.players, 1)
    ]
    seats.sort(key=lambda seat: (str(seat["name"]).lower(), str(seat["school"])))
    return heading(state, competition, in_pages(seats, NAMES_OF_A_PAGE), round=number, version=len(one.versions))


def seats_by_table(state: EventState, competition: Competition, number: int, names: Names, address: str) -> Sheet:
    """The pairings of a round, table by table, each section under its letter."""
    one = state.round(competition.id, number)
    sections: dict[str, list[Sheet]] = {}
    for table in one.tables:
        plate = plate_of(table)
        players = [{"name": name_of(names, player), "school": school_of(state, player)} for player in table.players]
        sections.setdefault(plate["section"], []).append({"place": plate["place"], "players": players})
    pages: list[list[Sheet]] = [[]]
    left = ROWS_OF_A_PAGE
    for section, tables in sections.items():
        for some in in_pages(tables, ROWS_OF_A_PAGE * TABLES_OF_A_ROW):
            rows = -(-len(some) // TABLES_OF_A_ROW)
            if rows > left:
                pages.append([])
                left = ROWS_OF_A_PAGE
            pages[-1].append({"section": section, "tables": some})
            left -= rows
    return heading(state, competition, pages, round=number, version=len(one.versions))


def charts(state: EventState, competition: Competition, number: int, names: Names, address: str) -> Sheet:
    """The charts that players may write on: of the Universe, or for recording a shake (On-Sets I-C; Equations I-C)."""
    own = part(competition.game, "forceout.tournament.paper.{game}")
    return heading(state, competition, own.chart_pages(state.settings.level_of(competition)), chart=own.CHART)


def printed_standings(state: EventState, competition: Competition, number: int, names: Names, address: str) -> Sheet:
    """Who stands where; nothing about behaviour."""
    rows = [
        {
            "place": one.place,
            "shared": one.is_shared,
            "name": name_of(names, one.card.player),
            "school": school_of(state, one.card.player),
            "section": one.card.section or "",
            "points": ["…" if score.points is None and score.table else score.points for score in one.card.rounds],
            "sum": one.card.points,
            "provisional": one.card.is_provisional,
        }
        for one in standings(state, competition)
    ]
    return heading(state, competition, in_pages(rows, PLACES_OF_A_PAGE))


def shown_points(points: Fraction) -> str:
    """Points as people read them: what an average gives is rounded to hundredths."""
    if points.denominator == 1:
        return str(points.numerator)
    whole, hundredths = divmod(round(points * 100), 100)
    return str(Message("paper-decimal-number", whole=whole, decimals=f"{hundredths:02}".rstrip("0") or "0"))


def certificates(state: EventState, competition: Competition, number: int, names: Names, address: str) -> Sheet:
    """A certificate for everybody who gets an award that belongs to a competition, or to the whole event."""
    known = {one.id: one for one in state.settings.rankings}
    pages = []
    for award in state.settings.awards:
        ranking = known.get(award.source) if award.of == "ranking" else None
        if ranking is None and award.source != competition.id and award.of != "playoff":
            continue
        if ranking is not None and competition.id not in ranking.competitions:
            continue
        for one in recipients(state, award):
            title = one.id
            if one.id in state.players:
                title = name_of(names, one.id)
            elif one.id in state.teams:
                title = state.teams[one.id].title
            elif one.id in state.schools:
                title = state.schools[one.id].title
            pages.append(
                {
                    "award": award.title,
                    "name": title,
                    "school": school_of(state, one.id) if one.id in state.players else "",
                    "place": one.place,
                    "shared": one.is_shared,
                    "section": one.section or "",
                    "points": "" if one.points is None else shown_points(one.points),
                    "is-own": (ranking.competitions if ranking else (award.source,)) == (competition.id,),
                }
            )
    return heading(state, competition, pages)


SHEETS: Final[dict[str, Make]] = {
    "scoresheets": scoresheets,
    "table-cards": table_cards,
    "player-cards": player_cards,
    "seats-by-name": seats_by_name,
    "seats-by-table": seats_by_table,
    "charts": charts,
    "standings": printed_standings,
    "certificates": certificates,
}
"""What can be printed."""
