"""Every compromise of a seating, as data: who meets again, who sits with whom they are kept apart from, who plays at
two."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from forceout.messages.lists import together
from forceout.messages.message import Message, Seat
from forceout.tournament.seating.history import candidates_of, meetings_before, rounds_of_meetings
from forceout.tournament.seating.problem import Problem, pair_of
from forceout.tournament.settings import Competition, Weights
from forceout.tournament.state import EventState
from forceout.tournament.tables import SeatedTable

TEAMMATES: Final = "teammates"
TWO_AGAIN: Final = "two-again"
REMATCH: Final = "rematch"
CONFLICT: Final = "conflict"
TWO: Final = "two"
GAP: Final = "gap"
ALONE: Final = "alone"
KINDS: Final = (ALONE, TEAMMATES, TWO_AGAIN, REMATCH, CONFLICT, GAP, TWO)
"""The gravest first; teammates are an error rather than a compromise."""


@dataclass(frozen=True, slots=True)
class Compromise:
    """One thing that could not be had."""

    kind: str
    table: str
    players: tuple[str, ...]
    rounds: tuple[int, ...] = ()
    """Where they met before."""
    points: int = 0
    """How far apart they are."""

    @property
    def words(self) -> Message:
        """What the director reads."""
        who = together([Seat(player) for player in self.players])
        if self.kind == REMATCH:
            when = together([str(number) for number in self.rounds])
            return Message("these-two-meet-again", table=self.table, players=who, rounds=when)
        if self.kind == GAP:
            return Message("these-are-points-apart", table=self.table, players=who, points=self.points)
        if self.kind == TEAMMATES:
            return Message("these-are-teammates", table=self.table, players=who)
        if self.kind == CONFLICT:
            return Message("these-are-kept-apart", table=self.table, players=who)
        if self.kind == TWO_AGAIN:
            return Message("this-player-sits-at-two-again", table=self.table, players=who)
        if self.kind == ALONE:
            return Message("this-player-sits-alone", table=self.table, players=who)
        return Message("these-play-at-two", table=self.table, players=who)


def compromises(
    state: EventState, competition: Competition, number: int, tables: Sequence[SeatedTable], weights: Weights
) -> tuple[Compromise, ...]:
    """Every compromise of a round's tables, the gravest first."""
    history = rounds_of_meetings(state, competition.id, number)
    people = {one.id: one for one in candidates_of(state, competition, number)}
    found: list[Compromise] = []
    for table in tables:
        seated = [people[player] for player in table.players if player in people]
        if len(seated) == 1:
            found.append(Compromise(ALONE, table.label, table.players))
        if len(seated) == 2:
            found.append(Compromise(TWO, table.label, table.players))
            found.extend(Compromise(TWO_AGAIN, table.label, (one.id,)) for one in seated if one.times_at_two)
        for place, one in enumerate(seated):
            for other in seated[place + 1 :]:
                pair = (one.id, other.id)
                if one.team is not None and one.team == other.team:
                    found.append(Compromise(TEAMMATES, table.label, pair))
                elif one.group is not None and one.group == other.group:
                    found.append(Compromise(CONFLICT, table.label, pair))
                if rounds := history.get(pair_of(*pair)):
                    found.append(Compromise(REMATCH, table.label, pair, rounds))
        points = [one.points for one in seated]
        if points and max(points) - min(points) >= weights.listed_gap:
            found.append(Compromise(GAP, table.label, table.players, points=max(points) - min(points)))
    return tuple(sorted(found, key=lambda one: KINDS.index(one.kind)))


def counted(found: Iterable[Compromise]) -> dict[str, int]:
    """How many of each kind."""
    counts: dict[str, int] = {}
    for one in found:
        counts[one.kind] = counts.get(one.kind, 0) + 1
    return counts


def teammates_together(state: EventState, tables: Iterable[SeatedTable]) -> list[tuple[str, str, str]]:
    """Teammates at one table: the table and the two."""
    teams: Mapping[str, str | None] = {player.id: player.team for player in state.players.values()}
    return [
        (table.label, one, other)
        for table in tables
        for place, one in enumerate(table.players)
        for other in table.players[place + 1 :]
        if teams.get(one) is not None and teams.get(one) == teams.get(other)
    ]


def problem_of(state: EventState, competition: Competition, number: int, weights: Weights) -> Problem:
    """What is asked when a round is seated."""
    return Problem(candidates_of(state, competition, number), meetings_before(state, competition.id, number), weights)
