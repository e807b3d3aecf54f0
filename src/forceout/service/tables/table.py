"""What is true of a table at one moment: its seats, its match, its clocks, its dice."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from forceout.rules.match_state import Match
from forceout.rules.state import Shake
from forceout.rules.time_limits import due_in, phase_due_in
from forceout.service.store.events import FIRST_HASH
from forceout.service.tables.call import Call
from forceout.service.tables.checks import Check
from forceout.service.tables.official_acts import Ruling, SecondAsked
from forceout.service.tables.officials import Official
from forceout.service.tables.paper import Paper
from forceout.service.tables.table_settings import HUMAN, TableSettings
from forceout.service.tables.view_shapes import Seal

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
PAPER: Final = "paper"
"""A table of paper and cubes that officials look after; nothing is played here."""
STATUSES: Final = (WAITING, PLAYING, OVER, ABANDONED, PAPER)
NEVER: Final = 1 << 29
DICE: Final = ("lot", "roll", "deal")
"""Actions that use the dice of a shake."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat, and who sits there: a person by pseudonym, or a bot by level."""

    name: str
    person: str | None = None
    bot: str | None = None
    away: str | None = None
    """The person for whom a bot plays on."""
    kept: str | None = None
    """The person for whom a free seat is kept, since they sat there in the match before."""

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits there."""
        return self.person is not None or self.bot is not None

    def is_free_for(self, person: str | None) -> bool:
        """Whether somebody may sit down there."""
        return not self.is_taken and self.kept in (None, person)


@dataclass(frozen=True, slots=True)
class HallTable:
    """Which table of an event's round this is, and which of its players sits where, from the first seat on."""

    competition: str
    round: int
    label: str
    players: tuple[str, ...]

    def printed(self) -> dict[str, object]:
        """As the log has it."""
        where = {"competition": self.competition, "round": self.round, "label": self.label}
        return {**where, "players": list(self.players)}


@dataclass(frozen=True, slots=True)
class Rematch:
    """Where a rematch is played, and who asked for it."""

    match: str
    by: str


@dataclass(frozen=True, slots=True)
class SetShake:
    """A shake that the coach of a room has set for every table: what is rolled, and the order of the cards."""

    deal: int
    """Its number in the room."""
    cubes: tuple[str, ...]
    cards: tuple[str, ...]
    shake: int | None = None
    """The shake that was rolled with it; None while it waits for the next roll."""


@dataclass(frozen=True, slots=True)
class LiveTable:
    """Everything that is true of a table at one moment."""

    id: str
    settings: TableSettings
    host: str
    seats: tuple[Seat, ...]
    seq: int = 0
    head_hash: str = FIRST_HASH
    at: int = 0
    officials: tuple[Official, ...] = ()
    """Its judges, and those who wait for the players' consent."""
    played: frozenset[str] = frozenset()
    """Everybody who has had a seat since the match began, those included for whom a bot plays on."""
    is_watchable: bool = False
    status: str = WAITING
    match: Match | None = None
    paused_at: int | None = None
    clock_at: int = 0
    """The moment up to which time has been told to the match."""
    round_at: int = 0
    """When the round began; later by as much as it was paused."""
    warned_at: int | None = None
    """When the round's warning was given."""
    gap_until: int = 0
    """The moment up to which gaps are accounted for: they are credited, or the table stood still anyway."""
    gap: tuple[int, int] | None = None
    """The last time in which nobody could act, because the server was down or frozen."""
    shake_number: int = 0
    """The shakes begun so far; the lot is number 0."""
    dice_used: int = 0
    """How often the dice of this shake were used."""
    commitments: dict[int, str] = field(default_factory=dict)
    revealed: dict[int, str] = field(default_factory=dict)
    nonces: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    """What the browsers at the seats gave to be mixed into the dice of each shake."""
    seal: Seal | None = None
    """The server's word for the signed scoresheet and for where the log ended then."""
    warned: tuple[str, ...] = ()
    """Who was warned in earlier rounds of the event, once for each warning."""
    calls: tuple[Call, ...] = ()
    """Every call for a judge, closed ones too."""
    rulings: tuple[Ruling, ...] = ()
    seconds: tuple[SecondAsked, ...] = ()
    """What judges asked a second judge, answered or not."""
    checks: tuple[Check, ...] = ()
    """Solutions that a judge had under the lock."""
    paper: Paper | None = None
    """What is known of a paper table; None at a table that is played here."""
    hall: HallTable | None = None
    """Its place in a round of an event; None where it belongs to none."""
    bot_pace: str = HUMAN
    """How fast bots play here, by the players' choice."""
    has_phrases: bool = True
    """Whether ready-made phrases are passed on here."""
    after: str | None = None
    """The match that this is the rematch of."""
    rematch: Rematch | None = None
    """The table to which everybody may go on from here."""
    room: str | None = None
    """The coach's room that the table is in."""
    number: int | None = None
    """Its number there."""
    hosts: frozenset[str] = frozenset()
    """Those who host it beside its host: the other coaches of its room."""
    given: SetShake | None = None
    """The shake that was set here last."""
    set_shakes: Mapping[int, int] = field(default_factory=dict)
    """The shakes that were set by the coach, each with its number in the room; they are no honest dice."""
    acted_at: int = 0
    """When somebody last did something in the match."""

    @property
    def shake(self) -> Shake | None:
        """The shake that is played or was played last."""
        return None if self.match is None else self.match.shake

    def nonces_of(self, shake: int) -> tuple[str, ...]:
        """What each seat gave to a shake's dice, empty where it gave nothing."""
        given = self.nonces.get(shake, {})
        return tuple(given.get(seat.name, "") for seat in self.seats)

    @property
    def are_dice_open(self) -> bool:
        """Whether the dice of this shake are committed and not yet used: then nonces are taken."""
        return self.status == PLAYING and self.dice_used == 0 and self.shake_number in self.commitments

    @property
    def is_set_now(self) -> bool:
        """Whether this shake is rolled and dealt as the coach has set it: whoever rolls or deals first begins with what
        was set by then."""
        given = self.given
        return given is not None and (
            given.shake == self.shake_number or (given.shake is None and self.dice_used == 0 and self.shake_number > 0)
        )

    @property
    def is_paused(self) -> bool:
        """Whether the clocks stand still."""
        return self.paused_at is not None

    @property
    def judges(self) -> frozenset[str]:
        """Those who may rule at this table."""
        return frozenset(one.who for one in self.officials if one.is_judge)

    def is_host(self, person: str | None) -> bool:
        """Whether somebody hosts this table, alone or with others."""
        return person is not None and (person == self.host or person in self.hosts)

    def is_player(self, person: str | None) -> bool:
        """Whether somebody has a seat here, or has had one since the match began."""
        return person in self.played or self.seat_of(person) is not None or self.seat_left_by(person) is not None

    def seat_of(self, person: str | None) -> str | None:
        """The seat where a person sits."""
        return next((seat.name for seat in self.seats if person is not None and seat.person == person), None)

    def seat_left_by(self, person: str | None) -> str | None:
        """The seat where a bot plays on for a person."""
        return next((seat.name for seat in self.seats if person is not None and seat.away == person), None)

    def seat_kept_for(self, person: str | None) -> str | None:
        """The seat that is kept for a person."""
        return next((seat.name for seat in self.seats if person is not None and seat.kept == person), None)

    def seat(self, name: str) -> Seat | None:
        """A seat by its name."""
        return next((seat for seat in self.seats if seat.name == name), None)

    @property
    def is_clock_running(self) -> bool:
        """Whether time is told to the match at all."""
        return self.status == PLAYING and not self.is_paused and self.settings.milliseconds is not None

    def seconds_passed(self, now: int) -> int:
        """The whole seconds of the rulebook that have passed since the match was last told."""
        length = self.settings.milliseconds
        if not self.is_clock_running or length is None or not has_timers(self.match):
            return 0
        return max(0, (now - self.clock_at) // length)

    def next_due(self) -> int | None:
        """The moment when a task or the round falls due; None when nothing does."""
        length = self.settings.milliseconds
        if not self.is_clock_running or length is None or self.match is None:
            return None
        dues = [self.clock_at + wait * length for wait in waits(self.match)]
        round_due = self.own_round_due()
        return min([*dues, *([] if round_due is None else [round_due])], default=None)

    def own_round_due(self) -> int | None:
        """The moment when the table itself ends the round; a table of a hall waits for what the hall is told."""
        return self.round_due() if self.hall is None else None

    def round_due(self) -> int | None:
        """The moment of the round's warning, then of its stop (On-Sets XI-B; Equations XI-B)."""
        length = self.settings.milliseconds
        if not self.settings.is_timed or length is None or self.match is None or self.match.is_stopped:
            return None
        limits = self.match.table.game.procedures.limits
        if self.warned_at is None:
            return self.round_at + limits.round * length
        return self.warned_at + (limits.after_warning + self.match.added_time) * length


def has_timers(match: Match | None) -> bool:
    """Whether a task of the shake is timed now."""
    return match is not None and match.shake is not None and not match.is_between_shakes and bool(match.shake.timers)


def waits(match: Match) -> list[int]:
    """The seconds until each running task falls due."""
    if not has_timers(match) or match.shake is None:
        return []
    shake = match.shake
    phase_wait = phase_due_in(shake)
    return [max(1, due_in(shake, timer)) for timer in shake.timers] + ([phase_wait] if 0 < phase_wait < NEVER else [])
