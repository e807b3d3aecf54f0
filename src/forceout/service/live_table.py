"""A table as its log makes it: the fold of its events, from the empty table to the signed scoresheet."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from forceout.editions.matches import begin
from forceout.rules import actions as do
from forceout.rules.changing import replace
from forceout.rules.match import apply_match
from forceout.rules.match_state import Match, StartShake
from forceout.rules.record import read_action
from forceout.rules.revision import BEFORE_NAMES
from forceout.rules.state import Shake, Timer
from forceout.rules.time_limits import DECIDING, WRITING, due_in, phase_due_in
from forceout.service.events import FIRST_HASH, Event
from forceout.service.table_settings import SEATS, TableSettings

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
STATUSES: Final = (WAITING, PLAYING, OVER, ABANDONED)
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

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits there."""
        return self.person is not None or self.bot is not None


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
    judges: frozenset[str] = frozenset()
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
    shake_number: int = 0
    """The shakes begun so far; the lot is number 0."""
    dice_used: int = 0
    """How often the dice of this shake were used."""
    commitments: dict[int, str] = field(default_factory=dict)
    revealed: dict[int, str] = field(default_factory=dict)

    @property
    def shake(self) -> Shake | None:
        """The shake that is played or was played last."""
        return None if self.match is None else self.match.shake

    @property
    def is_paused(self) -> bool:
        """Whether the clocks stand still."""
        return self.paused_at is not None

    def seat_of(self, person: str | None) -> str | None:
        """The seat where a person sits."""
        return next((seat.name for seat in self.seats if person is not None and seat.person == person), None)

    def seat_left_by(self, person: str | None) -> str | None:
        """The seat where a bot plays on for a person."""
        return next((seat.name for seat in self.seats if person is not None and seat.away == person), None)

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
        round_due = self.round_due()
        return min([*dues, *([] if round_due is None else [round_due])], default=None)

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


def empty_table(match_id: str, event: Event) -> LiveTable:
    """The table that its first event creates."""
    body = event.body
    settings = TableSettings(**{"revision": BEFORE_NAMES} | body["settings"])
    seats = tuple(Seat(name) for name in SEATS[: settings.seats])
    live = LiveTable(match_id, settings, body["host"], seats, is_watchable=settings.is_watchable)
    return _stamped(live, event)


def fold_events(match_id: str, live: LiveTable | None, events: Iterable[Event]) -> LiveTable | None:
    """A table after more events."""
    for event in events:
        live = empty_table(match_id, event) if live is None else after_event(live, event)
    return live


def after_event(live: LiveTable, event: Event) -> LiveTable:
    """A table after one more event."""
    body = event.body
    if body["kind"] == "action":
        return _stamped(after_action(live, read_action(body["line"]), event.at, event.received_at), event)
    return _stamped(KINDS[body["kind"]](live, body, event.at), event)


def _stamped(live: LiveTable, event: Event) -> LiveTable:
    return replace(live, seq=event.seq, head_hash=event.hash, at=event.at)


def _seated(live: LiveTable, body: dict[str, Any], at: int) -> LiveTable:
    def taken(seat: Seat) -> Seat:
        away = seat.person if "bot" in body else None
        return Seat(seat.name, body.get("who"), body.get("bot"), away)

    return replace(live, seats=tuple(taken(seat) if seat.name == body["seat"] else seat for seat in live.seats))


def _stood(live: LiveTable, body: dict[str, Any], at: int) -> LiveTable:
    return replace(live, seats=tuple(Seat(seat.name) if seat.name == body["seat"] else seat for seat in live.seats))


def _judged(live: LiveTable, body: dict[str, Any], at: int) -> LiveTable:
    return replace(live, judges=live.judges | {body["who"]})


def _watching(live: LiveTable, body: dict[str, Any], at: int) -> LiveTable:
    return replace(live, is_watchable=body["allowed"])


def _started(live: LiveTable, body: dict[str, Any], at: int) -> LiveTable:
    return replace(live, status=PLAYING, match=begin(live.settings.header()), clock_at=at, round_at=at)


def _committed(live: LiveTable, body: dict[str, Any], at: int) -> LiveTable:
    return replace(live, commitments={**live.commitments, body["shake"]: body["commitment"]})


def _revealed(live: LiveTable, body: dict[str, Any], at: int) -> LiveTable:
    return replace(live, revealed={**live.revealed, body["shake"]: body["seed"]})


def _paused(live: LiveTable, body: dict[str, Any], at: int) -> LiveTable:
    return replace(live, paused_at=at)


def _resumed(live: LiveTable, body: dict[str, Any], at: int) -> LiveTable:
    assert live.paused_at is not None
    pause = at - live.paused_at
    return replace(
        live,
        paused_at=None,
        # A task that a judge began during the pause begins now.
        clock_at=live.clock_at + at - max(live.paused_at, live.clock_at),
        round_at=live.round_at + pause,
        warned_at=None if live.warned_at is None else live.warned_at + pause,
    )


def _abandoned(live: LiveTable, body: dict[str, Any], at: int) -> LiveTable:
    return replace(live, status=ABANDONED)


def after_action(live: LiveTable, action: do.Action, at: int, received_at: int) -> LiveTable:
    """A table after an action of its match."""
    assert live.match is not None
    match, _ = apply_match(live.match, action)
    return with_match(live, action, match, at, received_at)


def with_match(live: LiveTable, action: do.Action, match: Match, at: int, received_at: int) -> LiveTable:
    """A table whose match an action has made into this one."""
    assert live.match is not None
    if isinstance(action, do.Tick):
        length = live.settings.milliseconds or 0
        clock_at = live.clock_at + action.seconds * length
    else:
        # A new task begins when everybody learns of it: what was left of a second is the player's.
        clock_at = max(at, received_at) if is_new_task(live.match, match) else live.clock_at
    if isinstance(action, StartShake):
        live = replace(live, shake_number=live.shake_number + 1, dice_used=0)
    elif action.do in DICE:
        live = replace(live, dice_used=live.dice_used + 1)
    warned_at = at if match.is_round_over and live.warned_at is None else live.warned_at
    status = OVER if match.is_over else live.status
    return replace(live, match=match, clock_at=clock_at, warned_at=warned_at, status=status)


def is_new_task(before: Match, after: Match) -> bool:
    """Whether a timer began to run."""
    if not has_timers(after) or after.shake is None:
        return True
    known = [_task(timer) for timer in before.shake.timers] if before.shake is not None else []
    return any(timer.passed == 0 and _task(timer) not in known for timer in after.shake.timers)


def _task(timer: Timer) -> tuple[str, str, int, int]:
    # A Third Party who decides to write goes on in the same time, and the clocks must not show it.
    task = WRITING if timer.task == DECIDING else timer.task
    return (timer.player, task, timer.limit, timer.passed)


KINDS: Final = {
    "seated": _seated,
    "stood": _stood,
    "judged": _judged,
    "watching": _watching,
    "started": _started,
    "committed": _committed,
    "revealed": _revealed,
    "paused": _paused,
    "resumed": _resumed,
    "abandoned": _abandoned,
}
"""What each kind of event other than an action does to a table."""
