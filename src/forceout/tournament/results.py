"""A table's result: its scoresheet, who confirmed it, corrections, rulings and appeals, and the points of the match
(On-Sets XII-A, XII-B; Equations XII-A, XII-B)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from forceout.rules.scoring_match import match_points
from forceout.tournament.sheets import Sheet, away_all_round

OUT: Final = "out"
ENTERED: Final = "entered"
DISPUTED: Final = "disputed"
CONFIRMED: Final = "confirmed"
HELD: Final = "held"
LEFT_OUT: Final = "left-out"


@dataclass(frozen=True, slots=True)
class Correction:
    """A total that was changed after the sheet was handed in; both stay."""

    player: str
    before: int
    after: int
    reason: str
    by: str
    at: int
    agreed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Deceit:
    """The director's ruling that a wrong score was signed with intent to deceive (On-Sets XII-B-1, XII-B-2; Equations
    XII-B-1, XII-B-2)."""

    player: str
    listed: int
    reason: str
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class OpenAppeal:
    """A ruling that a player does not accept, and how it was decided (On-Sets 2026-27 VII-C-7)."""

    player: str
    reason: str
    decision: str | None = None
    is_upheld: bool | None = None


@dataclass(frozen=True, slots=True)
class BlindTotals:
    """Totals that a second person typed and that were not those of the entry."""

    by: str
    at: int


@dataclass(frozen=True, slots=True)
class Result:
    """A scoresheet that was entered."""

    sheet: Sheet
    by: str
    at: int
    confirmed_by: str | None = None
    unequal: tuple[BlindTotals, ...] = ()
    corrections: tuple[Correction, ...] = ()
    deceits: tuple[Deceit, ...] = ()

    @property
    def totals(self) -> dict[str, int]:
        """The sums as they are now; who deceived has the lower of the two (On-Sets XII-B-1; Equations XII-B-1)."""
        honest = self.honest_totals
        listed = {one.player: one.listed for one in self.deceits}
        return {player: min(points, listed.get(player, points)) for player, points in honest.items()}

    @property
    def honest_totals(self) -> dict[str, int]:
        """The sums with every correction."""
        return {**self.sheet.totals, **{one.player: one.after for one in self.corrections}}

    @property
    def zeroed(self) -> tuple[str, ...]:
        """Who signed a score that was too high, with intent to deceive (On-Sets XII-B-2; Equations XII-B-2)."""
        honest = self.honest_totals
        return tuple(one.player for one in self.deceits if one.listed > honest[one.player])


@dataclass(frozen=True, slots=True)
class TableRecord:
    """Everything that became of a table in a round."""

    result: Result | None = None
    appeals: tuple[OpenAppeal, ...] = ()
    disqualified: tuple[str, ...] = ()
    replays: tuple[int, ...] = ()
    """By how many each ordered replay is played (On-Sets IX-C; Equations IX-C)."""
    added_time: int = 0
    """Seconds that a judge added to this table alone (On-Sets 2026-27 XI-B-3)."""
    match: str | None = None
    """The match of the server that it is played in, where it is played online."""

    @property
    def is_online(self) -> bool:
        """Whether the table is played online."""
        return self.match is not None

    @property
    def is_held(self) -> bool:
        """Whether an appeal is open."""
        return any(one.decision is None for one in self.appeals)


NOTHING: Final = TableRecord()


def status_of(record: TableRecord, needs_second_person: bool) -> str:
    """How far a result has come."""
    if record.is_held:
        return HELD
    result = record.result
    if result is None:
        return OUT
    if result.confirmed_by is not None or not needs_second_person:
        return CONFIRMED
    return DISPUTED if result.unequal else ENTERED


def played_at(record: TableRecord, players: Sequence[str], absent: Sequence[str]) -> tuple[str, ...]:
    """Who takes part in the ranking of a table (On-Sets XII-A; Equations XII-A)."""
    away = set(absent)
    if record.result is not None:
        # Who is disqualified is ranked with the others, unless those play again without them.
        away.update(one for one in away_all_round(record.result.sheet, players) if one not in record.disqualified)
    if record.replays and record.replays[-1] == 2:
        away.update(record.disqualified)
    return tuple(player for player in players if player not in away)


def points_of(record: TableRecord, players: Sequence[str], absent: Sequence[str] = ()) -> Mapping[str, int] | None:
    """The match points of a table; None while there is no result. Who did not play has none, and the others are ranked
    by the table for as many as played; who was disqualified or deceived has none, which touches nobody else's (On-Sets
    XII-A, XII-B-2, IX-C; Equations XII-A, XII-B-2, IX-C)."""
    result = record.result
    if result is None:
        return None
    played = played_at(record, players, absent)
    totals = result.totals
    points = match_points(totals, played) if played else dict.fromkeys(players, 0)
    return points | dict.fromkeys((*record.disqualified, *result.zeroed), 0)
