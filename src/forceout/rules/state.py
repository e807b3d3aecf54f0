"""The state of a shake: frozen, complete, and made only by the engine."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from forceout.rules.findings import NOTHING_FOUND, Findings
from forceout.rules.game import Game
from forceout.rules.revision import Revision
from forceout.rules.scoring_shake import Side
from forceout.rules.variation import Variation
from forceout.rules.vocabulary import Division, Form, Situation


class Phase(Enum):
    """Where a shake stands."""

    ROLLING = "rolling"
    SELECTING = "selecting"
    GOAL = "goal"
    NO_GOAL = "no-goal"
    MOVING = "moving"
    LAST_CUBE = "last-cube"
    FORCEOUT = "forceout"
    CHALLENGED = "challenged"
    WRITING = "writing"
    CHECKING = "checking"
    SCORED = "scored"
    VOID = "void"


OVER = (Phase.SCORED, Phase.VOID)
PLAYING = (Phase.MOVING, Phase.LAST_CUBE)


class Policing(Enum):
    """Who sees to it that illegal procedures are corrected (IX)."""

    REFEREE = "referee"
    PLAYERS = "players"


class Judging(Enum):
    """Who finds out whether a Solution is correct."""

    TABLE = "table"
    PANEL = "panel"


class Section(Enum):
    """The sections of the mat that cubes are moved to."""

    REQUIRED = "required"
    PERMITTED = "permitted"
    FORBIDDEN = "forbidden"


@dataclass(frozen=True, slots=True)
class Table:
    """What does not change while a shake is played."""

    game: Game
    division: Division
    form: Form
    players: tuple[str, ...]
    policing: Policing = Policing.REFEREE
    judging: Judging = Judging.TABLE

    def left_of(self, player: str, absent: frozenset[str] = frozenset()) -> str:
        """The next player clockwise who is there (On-Sets IV-A, I-D; Equations V-A, I-D)."""
        place = self.players.index(player)
        order = self.players[place + 1 :] + self.players[: place + 1]
        return next(one for one in order if one not in absent)

    def right_of(self, player: str, absent: frozenset[str] = frozenset()) -> str:
        """The player on the other side, who deals (On-Sets II-B)."""
        place = self.players.index(player)
        order = self.players[place - 1 :: -1] + self.players[: place - 1 : -1] if place else self.players[::-1]
        return next(one for one in order if one not in absent)


@dataclass(frozen=True, slots=True)
class Timer:
    """One player's time for one task: what it is, its limit, and how much of it has passed (XI-A)."""

    player: str
    task: str
    limit: int
    passed: int = 0
    penalties: int = 0


@dataclass(frozen=True, slots=True)
class Selection:
    """A variation as a player selected it; one that may not stand yet counts for nothing."""

    by: str
    variation: Variation[Any] | None
    is_legal: bool
    failed_before: int = 0
    """How often the same choice was charged as illegal before."""
    called: str = ""
    """What the player called it, which may be no variation at all."""

    def printed(self) -> dict[str, object]:
        """The selection as everybody heard it."""
        return {"name": self.called} if self.variation is None else self.variation.printed()


@dataclass(frozen=True, slots=True)
class CubeMoved:
    """A cube that a player put on the mat, with what was so before, in case it goes back (IX-A-1)."""

    by: str
    cube: str
    came_from: str
    went_to: str
    is_bonus: bool
    turn_before: str | None
    mover_before: str | None
    bonus_before: str | None
    """The bonus cube that was moved before it in the same turn."""
    timers_before: tuple[Timer, ...]
    may_go_on_before: tuple[str, ...] = ()
    moves_before: int = 0
    """How many cubes had been moved, other than as a bonus."""


@dataclass(frozen=True, slots=True)
class StandingProcedure:
    """An illegal procedure that stands until it is charged or insulated (IX)."""

    code: str
    by: str
    moved: CubeMoved | None = None
    """The cube, where the procedure is a move."""
    timers_before: tuple[Timer, ...] = ()


@dataclass(frozen=True, slots=True)
class Presented:
    """A Solution on paper, and what the checkers have said of it so far (VII-C)."""

    by: str
    solution: str
    goal: str | None = None
    is_changed: bool = False
    """Whether the writer tried to change it after presenting it."""
    accepted_by: tuple[str, ...] = ()
    tried_regrouping: tuple[str, ...] = ()
    closed_for: tuple[str, ...] = ()
    """Checkers who may object no further (VII-C-5-c, VII-C-6)."""
    failed_claims: tuple[str, ...] = ()
    """Who has claimed something that was not upheld, once for each claim."""
    is_correct: bool | None = None
    """None until it is settled."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A challenge, a forceout or a stopped round: who claims what, and who has written what (V, VII)."""

    end: Situation
    challenger: str | None = None
    mover: str | None = None
    second_challenger: str | None = None
    """At a real table, the other of two who picked up the block at the same instant (On-Sets 2026-27 V-B)."""
    third: str | None = None
    side: Side | None = None
    presented: tuple[Presented, ...] = ()
    declined: tuple[str, ...] = ()
    will_present: bool = False
    """Whether the Third Party has said that they will present, which binds (VII-C-1)."""
    checking: str | None = None
    """Whose Solution is being checked (VII-C-3)."""

    def presented_by(self, player: str) -> Presented | None:
        """What a player has presented."""
        return next((one for one in self.presented if one.by == player), None)


@dataclass(frozen=True, slots=True)
class Shake:
    """Everything that is true of a shake at one moment."""

    table: Table
    goal_setter: str
    scores_before: Mapping[str, int]
    phase: Phase = Phase.ROLLING
    dealer: str | None = None
    roll: tuple[str, ...] | None = None
    universe: tuple[str, ...] | None = None
    selections: tuple[Selection, ...] = ()
    first_selector: str | None = None
    """Who selected first, where another has come to set the Goal since."""
    failures: Mapping[str, int] = field(default_factory=dict)
    """How often the choice that each player has to make again was charged as illegal."""
    forfeited: Mapping[str, int] = field(default_factory=dict)
    """How many variations each player may no longer select, having failed twice."""
    resources: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    permitted: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    goal: str | None = None
    goal_cubes: tuple[str, ...] = ()
    turn: str | None = None
    may_go_on: tuple[str, ...] = ()
    """Who may move besides the player on turn, somebody having moved out of turn."""
    mover: str | None = None
    bonus: str | None = None
    """The cube that the player on turn has moved as a bonus."""
    has_used_bonus: bool = False
    is_first_turn: bool = False
    agreed: tuple[str, ...] = ()
    no_goal_by: str | None = None
    """Who declared "no Goal", where another then set one (III-D-2; Equations IV-D-2)."""
    standing: tuple[StandingProcedure, ...] = ()
    insulated: tuple[str, ...] = ()
    """Codes of procedures that were illegal and can no longer be charged."""
    moves: tuple[CubeMoved, ...] = ()
    """The cubes moved so far, without those moved as a bonus."""
    exchangeable: tuple[CubeMoved, CubeMoved] | None = None
    """Two cubes moved without "Bonus": the one that stayed and the one that went back, which may be exchanged."""
    goal_must_contain: tuple[str, ...] = ()
    """The cubes of an illegal Goal that was charged, which stay in the Goal (Guidelines B2)."""
    roll_must_keep: tuple[str, ...] = ()
    """The cubes of an illegal roll that lie rightly, while the others are set out again (Guidelines A10)."""
    digit_moved_by: str | None = None
    """Who has just moved a digit, which is no move that can be challenged (Guidelines C1)."""
    phase_before_block: Phase | None = None
    block_holder: str | None = None
    contest: Contest | None = None
    timers: tuple[Timer, ...] = ()
    paused: tuple[Timer, ...] = ()
    """The timers that wait while somebody holds the challenge block."""
    sand: int = 0
    """The seconds of sand left when the last player finished a shared task (XI-A-2)."""
    elapsed: int = 0
    """Seconds since the shake began."""
    penalties: Mapping[str, int] = field(default_factory=dict)
    warnings: Mapping[str, int] = field(default_factory=dict)
    absent: frozenset[str] = frozenset()
    is_round_over: bool = False
    scores: Mapping[str, int] | None = None
    findings: Findings = field(default=NOTHING_FOUND, compare=False, repr=False)
    """Verdicts that were handed in: no part of what is true, since all of it follows from the rest."""

    @property
    def revision(self) -> Revision:
        """How the books were read when the match began."""
        return self.table.game.procedures.revision

    def failed_before(self, player: str) -> int:
        """How often the choice that a player has to make again was charged as illegal."""
        return self.failures.get(player, 0)

    @property
    def last_moved(self) -> CubeMoved | None:
        """The cube moved last, other than as a bonus."""
        return self.moves[-1] if self.moves else None

    @property
    def variations(self) -> tuple[Any, ...]:
        """The variations selected for the shake that count, in order (On-Sets II-C-2)."""
        return tuple(one.variation for one in self.selections if one.is_legal and one.variation is not None)

    @property
    def players(self) -> tuple[str, ...]:
        """The players who take part in this shake, clockwise."""
        if not self.absent:
            return self.table.players
        return tuple(player for player in self.table.players if player not in self.absent)

    def left_of(self, player: str) -> str:
        """The next player clockwise who takes part."""
        return self.table.left_of(player, self.absent)

    def is_leading(self, player: str) -> bool:
        """Whether a player alone has the most points, those lost in this shake included (On-Sets III-C-2, IV-C-2-a;
        Equations IV-C-2, V-C-2)."""
        lost = self.penalties if self.revision.leading_counts_penalties else {}
        sums = {one: self.scores_before.get(one, 0) + lost.get(one, 0) for one in self.table.players}
        return all(points < sums[player] for other, points in sums.items() if other != player)

    def totals(self) -> dict[str, int]:
        """The sums before the shake, with the shake's scores and penalties."""
        scores = self.scores or {}
        return {
            player: self.scores_before.get(player, 0) + scores.get(player, 0) + self.penalties.get(player, 0)
            for player in self.table.players
        }
