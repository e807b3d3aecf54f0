"""What lies and who sits at a table: one class for each role of the state."""

from dataclasses import dataclass, field
from random import Random

from tests.properties.procedures_by_the_book.books import (
    ADDITIONAL_MINUTE,
    COUNTDOWN,
    LIMITS,
    LIMITS_OF_TWO_SOLUTIONS,
    RELATIONS,
    Book,
)
from tests.properties.procedures_by_the_book.oracle import Oracle

Variation = dict[str, object]
SECTIONS = ("required", "permitted", "forbidden")


@dataclass
class Timer:
    """One time limit: the limit, ten seconds counted down, and the additional minute (XI-A)."""

    limit: int
    elapsed: int = 0
    is_late: bool = False

    def remaining(self) -> int:
        """Seconds until the next point is lost."""
        end = self.limit + COUNTDOWN + (ADDITIONAL_MINUTE if self.is_late else 0)
        return max(0, end - self.elapsed)

    def copy(self) -> "Timer":
        """The same time limit, to be resumed later."""
        return Timer(self.limit, self.elapsed, self.is_late)

    def for_correction(self) -> "Timer":
        """IX-A-1: at least ten seconds to correct, unless the countdown had been over."""
        return self.copy() if self.is_late else Timer(self.limit, min(self.elapsed, self.limit))


@dataclass
class Seats:
    """Who plays, clockwise, and what they have."""

    players: list[str]
    scores: dict[str, int]
    penalties: dict[str, int] = field(default_factory=dict)
    absent: set[str] = field(default_factory=set)
    just_lost: dict[str, int] = field(default_factory=dict)

    def present(self) -> list[str]:
        """Those who are here, clockwise."""
        return [player for player in self.players if player not in self.absent]

    def left_of(self, player: str) -> str:
        """The next player who is here, clockwise (IV-A, V-A)."""
        place = self.players.index(player)
        ring = self.players[place + 1 :] + self.players[:place]
        return next((other for other in ring if other not in self.absent), player)

    def here(self, player: str) -> str:
        """That player, or who sits to the left when that player is absent (reading 46)."""
        return player if player not in self.absent else self.left_of(player)

    def right_of(self, player: str) -> str:
        """The player who is here, counter-clockwise."""
        place = self.players.index(player)
        ring = self.players[place + 1 :] + self.players[:place]
        return next((other for other in reversed(ring) if other not in self.absent), player)

    def opponents(self, player: str) -> list[str]:
        """All the others who are here."""
        return [other for other in self.present() if other != player]

    def penalize(self, player: str, points: int = 1) -> None:
        """Take points away at once (reading 28)."""
        self.penalties[player] = self.penalties.get(player, 0) - points
        self.just_lost[player] = self.just_lost.get(player, 0) - points

    def standing(self, player: str) -> int:
        """Points before this shake is scored, those lost in it included."""
        return self.scores.get(player, 0) + self.penalties.get(player, 0)

    def is_leading(self, player: str) -> bool:
        """Having alone the most points (IV-C, reading 28)."""
        return all(self.standing(player) > self.standing(other) for other in self.players if other != player)


@dataclass
class Mat:
    """Resources and the sections of the mat."""

    resources: list[str] = field(default_factory=list)
    required: list[str] = field(default_factory=list)
    permitted: list[str] = field(default_factory=list)
    forbidden: list[str] = field(default_factory=list)
    goal: str | None = None
    goal_cubes: list[str] = field(default_factory=list)

    def pile(self, name: str) -> list[str]:
        """The cubes of a section, or the Resources."""
        return {
            "resources": self.resources,
            "required": self.required,
            "permitted": self.permitted,
            "forbidden": self.forbidden,
        }[name]

    def transfer(self, cube: str, origin: str, destination: str) -> None:
        """Take a cube from one place to another."""
        self.pile(origin).remove(cube)
        self.pile(destination).append(cube)


@dataclass
class Due:
    """One variation that a player must or may select, with the tries that failed (II-C-2, reading 42)."""

    player: str
    is_optional: bool
    is_open: bool = True
    is_lost: bool = False
    """Whether its time was over (XI-A)."""
    failed_tries: int = 0
    variation: Variation | None = None
    is_legal: bool = True
    order: int = 0


@dataclass
class Play:
    """A cube laid in the course of moving: by whom, from where to where, and what was so before."""

    player: str
    cube: str
    origin: str
    destination: str
    kind: str
    turn_before: str
    also_before: set[str]
    timer_before: Timer
    is_in_turn: bool = True
    is_returned: bool = False
    is_kept: bool = False
    """Whether it is a bonus that stays as the move (IV-C-2)."""
    bonus_before: "Play | None" = None

    @property
    def bonus(self) -> "Play | None":
        """The bonus of the same turn that this play followed."""
        before = self.bonus_before
        return before if before is not None and before.player == self.player else None


@dataclass
class Fault:
    """An illegal procedure that stands, was insulated or was corrected (IX)."""

    code: str
    offender: str
    play: Play | None = None
    due: Due | None = None
    status: str = "standing"


@dataclass
class Paper:
    """A Solution as it was presented, and what its checkers said of it."""

    writer: str
    solution: str
    goal: str | None
    accepted_by: set[str] = field(default_factory=set)
    done: set[str] = field(default_factory=set)
    proofs_tried: set[str] = field(default_factory=set)
    closed_for: set[str] = field(default_factory=set)
    """Checkers who may object no further (VII-C-5-c, VII-C-6)."""
    is_spoiled: bool = False
    """Whether its writer tried to change it (VII-C-2-a of 2026-27)."""
    is_correct: bool | None = None

    def had_to_be_accepted_by(self, player: str) -> bool:
        """Whether it is correct because a checker had no objection left (reading 43)."""
        return self.is_correct is True and player in self.closed_for


@dataclass
class Writing:
    """Who writes after what (VII-A, VIII, XI-B-2, III-D-2)."""

    end: str
    mover: str | None
    challengers: list[str]
    third: str | None
    must: set[str]
    may: set[str]
    papers: dict[str, Paper] = field(default_factory=dict)
    given_up: set[str] = field(default_factory=set)
    bound: set[str] = field(default_factory=set)
    said_so: set[str] = field(default_factory=set)
    """A Third Party who said that a Solution will be presented (VII-C-1)."""
    sided: dict[str, str] = field(default_factory=dict)

    def pending(self) -> list[str]:
        """Those of whom a Solution, or a word, is still awaited."""
        return sorted((self.must | self.may) - set(self.papers) - self.given_up)


@dataclass
class Table:
    """Everything about one shake."""

    book: Book
    division: str
    form: str
    policing: str
    season: str | None
    oracle: Oracle
    random: Random
    seats: Seats
    goal_setter: str
    dealer: str
    mat: Mat = field(default_factory=Mat)
    stage: str = "rolling"
    timer: Timer = field(default_factory=lambda: Timer(LIMITS["rolling"]))
    minute_left: int = LIMITS["rolling"]
    universe: list[str] = field(default_factory=list)
    has_rolled: bool = False
    rolled: list[str] = field(default_factory=list)
    must_stay: list[str] = field(default_factory=list)
    """The cubes of an illegal roll that lie as they fell (A10)."""
    has_dealt: bool = False
    dues: list[Due] = field(default_factory=list)
    given_variations: list[Variation] | None = None
    bonus_of_setter: Play | None = None
    goal_touched: list[str] = field(default_factory=list)
    declarer: str | None = None
    answers: dict[str, str] = field(default_factory=dict)
    threatened: str | None = None
    turn: str | None = None
    may_also_move: set[str] = field(default_factory=set)
    plays: list[Play] = field(default_factory=list)
    bonus_of_turn: Play | None = None
    faults: list[Fault] = field(default_factory=list)
    block_holder: str | None = None
    block_elapsed: int = 0
    writing: Writing | None = None
    being_checked: str | None = None
    was_stopped: bool = False
    warned: set[str] = field(default_factory=set)
    offered: tuple[Play, Play] | None = None
    """Two cubes laid without "Bonus" of which the second was charged: they may be exchanged (IV-C-2-b)."""
    dealing: Timer | None = None
    """The dealer's time, which runs on over a Universe that is too small (A2)."""
    digit_moved_by: str | None = None
    """Who has just moved a digit, which is no move (C1)."""
    shake_scores: dict[str, int] | None = None

    @property
    def phase(self) -> str:
        """The phase as the protocol names it."""
        if self.block_holder is not None:
            return "challenged"
        if self.stage == "moving" and len(self.mat.resources) <= 1:
            return "last-cube"
        return self.stage

    @property
    def has_restrictions(self) -> bool:
        """Whether = and ⊆ are played: not in Elementary, not in the basic form (II-A-3, reading 53)."""
        return self.book.is_on_sets and self.division != "elementary" and self.form != "basic"

    @property
    def mover(self) -> str | None:
        """Whoever laid the last cube that still lies, or else set the Goal (reading 40)."""
        if self.writing is not None and self.writing.end != "forceout":
            return self.writing.mover
        if self.mat.goal is None:
            return None
        laid = [play.player for play in self.plays if not play.is_returned and play.kind != "late-shift"]
        return laid[-1] if laid else self.goal_setter

    def variations(self) -> list[Variation]:
        """The variations selected legally, in the order chosen."""
        chosen = [due for due in self.dues if due.variation is not None and due.is_legal]
        ordered = sorted(chosen, key=lambda due: due.order)
        return (self.given_variations or []) + [due.variation for due in ordered if due.variation is not None]

    def has_variation(self, name: str) -> bool:
        """Whether a variation is in force."""
        return any(variation.get("name") == name for variation in self.variations())

    def limit(self, task: str) -> int:
        """XI-A-1, and XIII-D-14 where Two Solutions is in force."""
        if self.has_variation("two-solutions") and task in LIMITS_OF_TWO_SOLUTIONS:
            return LIMITS_OF_TWO_SOLUTIONS[task]
        return LIMITS[task]

    def is_relation(self, cube: str) -> bool:
        """Whether a cube is = or ⊆ of On-Sets."""
        return self.book.is_on_sets and cube in RELATIONS

    def situation(self) -> dict[str, object]:
        """The fields that every question to the oracle has."""
        fields: dict[str, object] = {
            "game": self.book.game,
            "edition": self.book.edition,
            "division": self.division,
            "form": self.form,
        }
        return fields | ({} if self.season is None else {"season": self.season})
