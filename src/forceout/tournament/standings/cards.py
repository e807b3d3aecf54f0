"""What each player has in a competition, round by round: the ground of every standing."""

from collections import deque
from dataclasses import dataclass
from typing import Final

from forceout.tournament.outstanding import table_status
from forceout.tournament.results import CONFIRMED, ENTERED, played_at, points_of
from forceout.tournament.settings import Competition
from forceout.tournament.state import EventState

NOT_SEATED: Final = "not-seated"
ABSENT: Final = "absent"
COUNTED: Final = (ENTERED, CONFIRMED)
"""Results that count; one that is not confirmed makes a standing provisional."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """A player's round."""

    status: str
    table: str | None = None
    section: str | None = None
    points: int | None = None
    total: int | None = None
    opponents: tuple[str, ...] = ()
    has_played: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A player's rounds in a competition."""

    player: str
    rounds: tuple[RoundScore, ...]
    bonus: int = 0
    playoff: int | None = None
    """Their place in a playoff, where they played one."""

    @property
    def points(self) -> int:
        """Their match points so far."""
        return sum(one.points or 0 for one in self.rounds)

    @property
    def rounds_played(self) -> int:
        """How many rounds they have played."""
        return sum(one.has_played for one in self.rounds)

    @property
    def is_provisional(self) -> bool:
        """Whether a result of theirs is still out, held, or not confirmed."""
        return any(one.status not in (CONFIRMED, NOT_SEATED, ABSENT) for one in self.rounds)

    @property
    def section(self) -> str | None:
        """The section in which they sat last."""
        return next((one.section for one in reversed(self.rounds) if one.section is not None), None)


def cards(state: EventState, competition: Competition) -> tuple[Card, ...]:
    """Everybody's rounds in a competition; rankings and awards ask for the same ones again and again."""
    for known, of, found in tuple(_LATEST):
        if known is state and of == competition:
            return found
    found = _made(state, competition)
    _LATEST.append((state, competition, found))
    return found


_LATEST: Final[deque[tuple[EventState, Competition, tuple[Card, ...]]]] = deque(maxlen=32)
"""The last that were made. A state is never changed, so what was made of it stays."""


def _made(state: EventState, competition: Competition) -> tuple[Card, ...]:
    people = [one.id for one in state.entrants(competition)]
    rows: dict[str, list[RoundScore]] = {player: [] for player in people}
    for one in state.rounds_of(competition.id):
        seated: dict[str, RoundScore] = {}
        for table in one.tables:
            record, status = one.record(table.label), table_status(state, one, table.label)
            is_counted = status in COUNTED
            points = points_of(record, table.players, one.absent) if is_counted else None
            there = played_at(record, table.players, one.absent)
            totals = record.result.totals if record.result is not None and is_counted else {}
            for player in table.players:
                seated[player] = RoundScore(
                    status,
                    table.label,
                    table.section,
                    None if points is None else points[player],
                    totals.get(player),
                    tuple(other for other in there if other != player),
                    is_counted and player in there,
                )
        for player in people:
            missing = RoundScore(ABSENT if player in one.absent else NOT_SEATED)
            rows[player].append(seated.get(player, missing))
    places = playoff_places(state, competition.id)
    bonus: dict[str, int] = {}
    for given in state.bonuses:
        if given.competition == competition.id:
            bonus[given.receiver] = bonus.get(given.receiver, 0) + given.points
    return tuple(Card(player, tuple(rows[player]), bonus.get(player, 0), places.get(player)) for player in people)


def playoff_places(state: EventState, competition: str) -> dict[str, int]:
    """Everybody's place in the last playoff of a competition that they played in."""
    return {
        player: place
        for playoff in state.playoffs.values()
        if playoff.competition == competition
        for player in playoff.players
        if (place := playoff.place_of(player)) is not None
    }
