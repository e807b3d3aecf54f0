"""What is true of an event at one moment: worked out from its acts, and never kept elsewhere."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from forceout.rules.frozen import replace
from forceout.tournament.people import Player, School, Team
from forceout.tournament.results import NOTHING, TableRecord
from forceout.tournament.settings import Competition, Settings, Weights
from forceout.tournament.tables import SeatedTable

START: Final = "start"
NO_NEW_SHAKES: Final = "no-new-shakes"
STOP: Final = "stop"
TOLD: Final = (START, NO_NEW_SHAKES, STOP)
"""What the hall is told, in this order (On-Sets XI-B; Equations XI-B)."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Seats of a round that nobody sees before they are published."""

    tables: tuple[SeatedTable, ...]
    way: str
    seed: int
    weights: Weights
    later: tuple[tuple[tuple[str, ...], ...], ...] = ()
    has_swaps: bool = False


@dataclass(frozen=True, slots=True)
class Version:
    """Seats as they were published."""

    number: int
    tables: tuple[SeatedTable, ...]
    at: int
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class Round:
    """A round of a competition."""

    competition: str
    number: int
    draft: Draft | None = None
    versions: tuple[Version, ...] = ()
    absent: tuple[str, ...] = ()
    records: Mapping[str, TableRecord] = field(default_factory=dict)
    told: Mapping[str, int] = field(default_factory=dict)
    """What the hall was told, and when."""
    left_out: tuple[str, ...] = ()
    """Tables that the next round did not wait for."""

    @property
    def tables(self) -> tuple[SeatedTable, ...]:
        """The seats as they were last published; none before."""
        return self.versions[-1].tables if self.versions else ()

    @property
    def by_label(self) -> Mapping[str, SeatedTable]:
        """The published tables by what they are called."""
        return {one.label: one for one in self.tables}

    def record(self, label: str) -> TableRecord:
        """What became of a table."""
        return self.records.get(label, NOTHING)


@dataclass(frozen=True, slots=True)
class Playoff:
    """A match for a place, outside the rounds."""

    id: str
    competition: str
    players: tuple[str, ...]
    totals: Mapping[str, int] = field(default_factory=dict)

    def place_of(self, player: str) -> int | None:
        """Who stands where in it; None while it is out."""
        if not self.totals:
            return None
        return 1 + sum(points > self.totals[player] for points in self.totals.values())


@dataclass(frozen=True, slots=True)
class Bonus:
    """Points of the event's own."""

    competition: str
    receiver: str
    points: int


@dataclass(frozen=True, slots=True)
class EventState:
    """An event."""

    settings: Settings
    schools: Mapping[str, School] = field(default_factory=dict)
    teams: Mapping[str, Team] = field(default_factory=dict)
    players: Mapping[str, Player] = field(default_factory=dict)
    rounds: Mapping[str, Round] = field(default_factory=dict)
    """By competition and number: `middle-sets/3`."""
    playoffs: Mapping[str, Playoff] = field(default_factory=dict)
    bonuses: tuple[Bonus, ...] = ()
    is_closed: bool = False

    def round(self, competition: str, number: int) -> Round:
        """A round, begun or not."""
        return self.rounds.get(round_key(competition, number)) or Round(competition, number)

    def with_round(self, changed: Round) -> "EventState":
        """The event with one round changed."""
        return replace(self, rounds={**self.rounds, round_key(changed.competition, changed.number): changed})

    def with_record(self, one: Round, label: str, record: TableRecord) -> "EventState":
        """The event with what became of one table changed."""
        return self.with_round(replace(one, records={**one.records, label: record}))

    def rounds_of(self, competition: str) -> tuple[Round, ...]:
        """Every round of a competition, begun or not."""
        return tuple(self.round(competition, number + 1) for number in range(self.settings.by_id[competition].rounds))

    def last_published(self, competition: str) -> int:
        """The number of the last round that was published; 0 before the first."""
        return max((one.number for one in self.rounds_of(competition) if one.versions), default=0)

    def entrants(self, competition: Competition) -> tuple[Player, ...]:
        """Everybody who plays or played in a competition, in the order in which they came."""
        return tuple(
            one
            for one in self.players.values()
            if one.division == competition.division and (not one.competitions or competition.id in one.competitions)
        )

    def to_seat(self, competition: Competition, number: int) -> tuple[Player, ...]:
        """Who is to be seated in a round."""
        absent = self.round(competition.id, number).absent
        return tuple(
            one for one in self.entrants(competition) if one.is_in(competition.id, number) and one.id not in absent
        )


def round_key(competition: str, number: int) -> str:
    """How a round is called in the state."""
    return f"{competition}/{number}"


def seat_of(tables: Iterable[SeatedTable], player: str) -> tuple[SeatedTable, int] | None:
    """A player's table and seat, from 1; None when they have none."""
    return next(((one, one.players.index(player) + 1) for one in tables if player in one.players), None)
