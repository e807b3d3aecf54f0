"""What the rounds before say about a round that is to be seated: points, meetings, tables of two."""

from forceout.tournament.outstanding import table_status
from forceout.tournament.results import CONFIRMED, ENTERED, points_of
from forceout.tournament.seating.problem import Candidate, pair_of
from forceout.tournament.settings import SEED, Competition
from forceout.tournament.state import EventState, Round


def points_before(state: EventState, competition: str, number: int) -> dict[str, int]:
    """Everybody's match points of the rounds before, as far as they are in."""
    points: dict[str, int] = {}
    for one in state.rounds_of(competition)[: number - 1]:
        for table in one.tables:
            if table_status(state, one, table.label) in (ENTERED, CONFIRMED):
                for player, added in (points_of(one.record(table.label), table.players, one.absent) or {}).items():
                    points[player] = points.get(player, 0) + added
    return points


def those_there(one: Round, players: tuple[str, ...]) -> list[str]:
    """Who of a table came."""
    return [player for player in players if player not in one.absent]


def rounds_of_meetings(state: EventState, competition: str, number: int) -> dict[tuple[str, str], tuple[int, ...]]:
    """In which rounds before two have sat together."""
    met: dict[tuple[str, str], tuple[int, ...]] = {}
    for one in state.rounds_of(competition)[: number - 1]:
        for table in one.tables:
            there = those_there(one, table.players)
            for place, first in enumerate(there):
                for second in there[place + 1 :]:
                    pair = pair_of(first, second)
                    met[pair] = (*met.get(pair, ()), one.number)
    return met


def meetings_before(state: EventState, competition: str, number: int) -> dict[tuple[str, str], int]:
    """How often two have sat together."""
    return {pair: len(rounds) for pair, rounds in rounds_of_meetings(state, competition, number).items()}


def times_at_two(state: EventState, competition: str, number: int) -> dict[str, int]:
    """How often each has sat at a table of two, planned or not."""
    times: dict[str, int] = {}
    for one in state.rounds_of(competition)[: number - 1]:
        for table in one.tables:
            there = those_there(one, table.players)
            if len(there) <= 2:
                for player in there:
                    times[player] = times.get(player, 0) + 1
    return times


def candidates_of(state: EventState, competition: Competition, number: int) -> tuple[Candidate, ...]:
    """Who is to be seated, with what is known of them; by seed, a seed counts as points."""
    points = points_before(state, competition.id, number)
    at_two = times_at_two(state, competition.id, number)
    people = state.to_seat(competition, number)
    if competition.way_of(number) == SEED:
        last = max((one.seed or 0 for one in people), default=0) + 1
        points = {one.id: last - (one.seed or last) for one in people}
    return tuple(Candidate(one.id, points.get(one.id, 0), one.team, one.group, at_two.get(one.id, 0)) for one in people)
