"""The state of a match, and what is done in it outside a shake (On-Sets I, IX-C, XI-B, XII; Equations I, IX-C, XI-B,
XII)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final

from forceout.rules import actions as do
from forceout.rules.action_fields import Face
from forceout.rules.actions import DIRECTOR, JUDGE
from forceout.rules.frozen import replace
from forceout.rules.scoring_match import match_points
from forceout.rules.starting_match import Lot, first_goal_setter
from forceout.rules.state import OVER, Phase, Shake, Table


@dataclass(frozen=True, slots=True)
class RollForGoal(do.Action):
    """Roll one cube to see who sets the first Goal; the face comes with the action."""

    do: ClassVar[str] = "lot"
    face: Face


@dataclass(frozen=True, slots=True)
class StartShake(do.Action):
    """Begin the next shake."""

    do: ClassVar[str] = "shake"


@dataclass(frozen=True, slots=True)
class AddTime(do.Action):
    """As a judge, add the time that a controversy took."""

    do: ClassVar[str] = "add-time"
    who: ClassVar[str] = JUDGE
    seconds: int


@dataclass(frozen=True, slots=True)
class Approve(do.Action):
    """As a judge, initial a player's penalties on the scoresheet."""

    do: ClassVar[str] = "approve"
    who: ClassVar[str] = JUDGE
    player: str


@dataclass(frozen=True, slots=True)
class Correct(do.Action):
    """As a judge, correct a total on the scoresheet, with who and why on record."""

    do: ClassVar[str] = "correct"
    who: ClassVar[str] = JUDGE
    player: str
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class ConfirmRuling(do.Action):
    """As a second judge, rule on what another judge has ruled; online, only the server knows who else judges."""

    do: ClassVar[str] = "second-judge"
    who: ClassVar[str] = JUDGE
    is_online: ClassVar[bool] = False
    ruling: str


@dataclass(frozen=True, slots=True)
class Appeal(do.Action):
    """Appeal a ruling, before signing."""

    do: ClassVar[str] = "appeal"
    reason: str


@dataclass(frozen=True, slots=True)
class DecideAppeal(do.Action):
    """As the director, decide the appeals of a player, so that the result is no longer held."""

    do: ClassVar[str] = "decide"
    who: ClassVar[str] = DIRECTOR
    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class RuleDeceit(do.Action):
    """As the director, rule that a player signed a wrong score with intent to deceive."""

    do: ClassVar[str] = "deceit"
    who: ClassVar[str] = DIRECTOR
    player: str
    listed: int
    """What the scoresheet said that the player had."""
    reason: str


@dataclass(frozen=True, slots=True)
class OrderReplay(do.Action):
    """As a judge, have the last shake or the whole round played again, by two or by three."""

    do: ClassVar[str] = "replay"
    who: ClassVar[str] = JUDGE
    how_much: str
    seats: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Disqualify(do.Action):
    """As a judge, disqualify a player for the round."""

    do: ClassVar[str] = "disqualify"
    who: ClassVar[str] = JUDGE
    player: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Sign(do.Action):
    """Sign the scoresheet."""

    do: ClassVar[str] = "sign"


MATCH_KINDS: Final[Mapping[str, type[do.Action]]] = {
    kind.do: kind
    for kind in (
        RollForGoal, StartShake, AddTime, Approve, Correct, ConfirmRuling, Appeal, DecideAppeal, RuleDeceit,
        OrderReplay, Disqualify, Sign,
    )
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the scoresheet: a shake's scores and penalties, or neither when it was void."""

    goal_setter: str
    scores: Mapping[str, int]
    penalties: Mapping[str, int]
    is_void: bool
    absent: frozenset[str] = frozenset()
    is_replayed: bool = False
    """Whether it counts for nothing, having been played again."""


@dataclass(frozen=True, slots=True)
class Match:
    """Everything that is true of a match at one moment."""

    table: Table
    lot: Lot
    shake: Shake | None = None
    rows: tuple[Row, ...] = ()
    warnings: Mapping[str, int] = field(default_factory=dict)
    """Judges' warnings, kept from shake to shake and from round to round (On-Sets IX-C)."""
    elapsed: int = 0
    added_time: int = 0
    is_round_over: bool = False
    is_stopped: bool = False
    is_timed: bool = False
    """Whether the round's clock itself warns and stops; else the director does."""
    approved: Mapping[str, int] = field(default_factory=dict)
    """Penalty points of each player that a judge has initialed (On-Sets XI-A-note)."""
    corrections: tuple[tuple[str, int, str], ...] = ()
    appeals: tuple[tuple[str, str], ...] = ()
    confirmed: tuple[str, ...] = ()
    """What a second judge has ruled on."""
    decided: tuple[str, ...] = ()
    """Players whose appeals the director has decided."""
    deceived: Mapping[str, int] = field(default_factory=dict)
    """What the scoresheet said of players who signed it with intent to deceive (XII-B)."""
    disqualified: frozenset[str] = frozenset()
    is_replayed_by_two: bool = False
    """Whether a judge ordered a replay by the two others."""
    signed: tuple[str, ...] = ()

    @property
    def totals(self) -> dict[str, int]:
        """The sums of the scoresheet, with corrections (On-Sets XII-A; Equations XII-A)."""
        sums = {
            player: sum(row.scores.get(player, 0) + row.penalties.get(player, 0) for row in self.counting)
            + sum(points for name, points, _ in self.corrections if name == player)
            for player in self.table.players
        }
        return {player: min(points, self.deceived.get(player, points)) for player, points in sums.items()}

    @property
    def counting(self) -> tuple[Row, ...]:
        """The shakes that count: not those that were played again."""
        return tuple(row for row in self.rows if not row.is_replayed)

    @property
    def appealing(self) -> frozenset[str]:
        """Whose appeals are open, so that the result is held (On-Sets 2026-27 VII-C-7)."""
        if not self.table.game.procedures.revision.warns_first:
            return frozenset()
        return frozenset(player for player, _ in self.appeals if player not in self.decided)

    @property
    def is_over(self) -> bool:
        """Whether everybody has signed the scoresheet (On-Sets XII-B; Equations XII-B)."""
        return set(self.signed) >= set(self.table.players) - self.disqualified

    @property
    def is_between_shakes(self) -> bool:
        """Whether no shake is under way."""
        return self.shake is None or self.shake.phase in OVER

    @property
    def next_goal_setter(self) -> str | None:
        """Who sets the next Goal: the player to the left, or after a void shake the same one (On-Sets I-D, III-D-1;
        Equations I-D, IV-D-1)."""
        last = first_goal_setter(self.lot) if self.shake is None else self.shake.goal_setter
        if last is None or self.disqualified >= set(self.table.players):
            return None
        is_same = self.shake is None or self.shake.phase is Phase.VOID
        return last if is_same and last not in self.disqualified else self.table.left_of(last, self.disqualified)

    def points(self) -> dict[str, int]:
        """The match points: who was away all round did not play, and who was disqualified or deceived gets none, which
        touches nobody else's (On-Sets XII-A, XII-B-2, IX-C; Equations XII-A, XII-B-2, IX-C)."""
        played = [player for player in self.table.players if self.has_played(player)]
        points = match_points(self.totals, played) if played else dict.fromkeys(self.table.players, 0)
        return points | dict.fromkeys((*self.disqualified, *self.zeroed), 0)

    def has_played(self, player: str) -> bool:
        """Whether a player takes part in the ranking (On-Sets XII-A; Equations XII-A)."""
        if not self.table.game.procedures.revision.ranks_who_played:
            return player not in self.disqualified
        if player in self.disqualified:
            return not self.is_replayed_by_two
        scored = [row for row in self.counting if not row.is_void or row.absent]
        return not scored or any(player not in row.absent for row in scored)

    @property
    def zeroed(self) -> tuple[str, ...]:
        """Who signed a score that was too high, with intent to deceive (On-Sets XII-B-2; Equations XII-B-2)."""
        honest = replace(self, deceived={}).totals
        return tuple(player for player, listed in self.deceived.items() if listed > honest[player])

    def unapproved(self) -> dict[str, int]:
        """Penalties that still need a judge's initials, where the division asks for them (On-Sets XI-A-note; Equations
        XI-A-note)."""
        if self.table.division.value not in ("elementary", "middle"):
            return {}
        given = {player: -sum(row.penalties.get(player, 0) for row in self.rows) for player in self.table.players}
        return {player: left for player in given if (left := given[player] - self.approved.get(player, 0)) > 0}
