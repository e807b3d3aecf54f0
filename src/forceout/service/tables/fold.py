"""A table as its log makes it: the fold of its events, from the empty table to the signed scoresheet."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from forceout.editions.recorded_match import begin
from forceout.rules import actions as do
from forceout.rules.frozen import replace
from forceout.rules.match import apply_match
from forceout.rules.match_state import Match, StartShake
from forceout.rules.revision import BEFORE_NAMES
from forceout.rules.state import Timer
from forceout.rules.time_limits import DECIDING, WRITING
from forceout.service.store.events import Event
from forceout.service.tables import officials
from forceout.service.tables.folded_calls import CALL_KINDS, let_go_on
from forceout.service.tables.folded_desk import DESK_KINDS
from forceout.service.tables.officials import Official
from forceout.service.tables.paper import paper_of
from forceout.service.tables.pauses import gone_on, stopped
from forceout.service.tables.table import (
    ABANDONED,
    DICE,
    OVER,
    PAPER,
    PLAYING,
    STATUSES,
    WAITING,
    HallTable,
    LiveTable,
    Rematch,
    Seat,
    SetShake,
    has_timers,
)
from forceout.service.tables.table_settings import SEATS, TableSettings

__all__ = [
    "ABANDONED",
    "DICE",
    "OVER",
    "PAPER",
    "PLAYING",
    "STATUSES",
    "WAITING",
    "LiveTable",
    "Seat",
    "has_timers",
]

Fold = Callable[[LiveTable, Mapping[str, Any], int], LiveTable]


def empty_table(match_id: str, event: Event) -> LiveTable:
    """The table that its first event creates."""
    body = event.said.body
    settings = TableSettings(**{"revision": BEFORE_NAMES} | body["settings"])
    seats = tuple(Seat(name) for name in SEATS[: settings.seats])
    live = LiveTable(match_id, settings, body["host"], seats, is_watchable=settings.is_watchable)
    live = replace(live, bot_pace=settings.bot_pace, has_phrases=settings.has_phrases, after=body.get("after"))
    live = replace(live, room=body.get("room"), number=body.get("number"))
    if "hall" in body:
        hall = body["hall"]
        place = HallTable(hall["competition"], hall["round"], hall["label"], tuple(hall["players"]))
        live = replace(live, hall=place)
    if "paper" in body:
        live = replace(live, status=PAPER, paper=paper_of(body["paper"]))
    return _stamped(live, event)


def fold_events(match_id: str, live: LiveTable | None, events: Iterable[Event]) -> LiveTable | None:
    """A table after more events."""
    for event in events:
        live = empty_table(match_id, event) if live is None else after_event(live, event)
    return live


def after_event(live: LiveTable, event: Event) -> LiveTable:
    """A table after one more event."""
    said = event.said
    if said.action is not None:
        return _stamped(after_action(live, said.action, event.at, event.received_at), event)
    return _stamped(after_body(live, said.body, event.at), event)


def after_body(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    """A table after what is no action of its match."""
    return KINDS[body["kind"]](live, body, at)


def _stamped(live: LiveTable, event: Event) -> LiveTable:
    return replace(live, seq=event.seq, head_hash=event.hash, at=event.at)


def _seated(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    def taken(seat: Seat) -> Seat:
        away = seat.person if "bot" in body else None
        return Seat(seat.name, body.get("who"), body.get("bot"), away)

    played = live.played | {body["who"]} if live.status == PLAYING and "who" in body else live.played
    seats = tuple(taken(seat) if seat.name == body["seat"] else seat for seat in live.seats)
    return replace(live, seats=seats, played=played)


def _stood(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, seats=tuple(Seat(seat.name) if seat.name == body["seat"] else seat for seat in live.seats))


def _kept(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    seats = (Seat(seat.name, kept=body["who"]) if seat.name == body["seat"] else seat for seat in live.seats)
    return replace(live, seats=tuple(seats))


def _judged(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    awaits = frozenset(body.get("awaits", ()))
    made = Official(live.seq + 1, body["who"], body.get("by"), awaits, is_proposed=bool(awaits))
    return replace(live, officials=(*live.officials, made))


def _agreed(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, officials=officials.agreed(live.officials, body["judge"], body["who"]))


def _dismissed(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, officials=officials.without(live.officials, body["judge"]))


def _watching(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, is_watchable=body["allowed"])


def _pace(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, bot_pace=body["pace"])


def _phrases(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, has_phrases=body["allowed"])


def _rematched(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, rematch=Rematch(body["match"], body["by"]))


def _hosted(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, hosts=live.hosts | {body["who"]})


def _given(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, given=SetShake(body["deal"], tuple(body["cubes"]), tuple(body["cards"])))


def _started(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    players = frozenset(seat.person for seat in live.seats if seat.person is not None)
    judged = officials.begun(live.officials, players)
    warned = tuple(body.get("warned", ()))
    match = begin(live.settings.header(warned))
    begun = replace(live, status=PLAYING, match=match, played=players, officials=judged, warned=warned)
    return replace(begun, clock_at=at, round_at=at, gap_until=at, acted_at=at)


def _committed(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, commitments={**live.commitments, body["shake"]: body["commitment"]})


def _nonce(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    given = {**live.nonces.get(body["shake"], {}), body["seat"]: body["nonce"]}
    return replace(live, nonces={**live.nonces, body["shake"]: given})


def _revealed(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, revealed={**live.revealed, body["shake"]: body["seed"]})


def _paused(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return stopped(live, at)


def _resumed(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return gone_on(let_go_on(live), at)


def _gap(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    since, until = max(int(body["since"]), live.gap_until), int(body["until"])

    def later(moment: int) -> int:
        return moment + max(0, until - max(since, moment))

    return replace(
        live,
        # What had passed of a second before the gap stays passed.
        clock_at=later(live.clock_at),
        round_at=later(live.round_at),
        warned_at=None if live.warned_at is None else later(live.warned_at),
        gap_until=until,
        gap=(since, until),
    )


def _abandoned(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, status=ABANDONED)


def _sealed(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, seal=body["seal"])


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
        live = replace(live, acted_at=max(at, received_at))
    if isinstance(action, do.Roll | do.Deal) and live.is_set_now and (given := live.given) is not None:
        number = live.shake_number
        live = replace(live, given=replace(given, shake=number), set_shakes={**live.set_shakes, number: given.deal})
    if isinstance(action, StartShake):
        live = replace(live, shake_number=live.shake_number + 1, dice_used=0)
    elif action.do in DICE:
        live = replace(live, dice_used=live.dice_used + 1)
    if live.officials and (seat := live.seat(action.by)) is not None:
        live = replace(live, officials=officials.played_on(live.officials, seat.person))
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


KINDS: Final[Mapping[str, Fold]] = {
    "seated": _seated,
    "stood": _stood,
    "kept": _kept,
    "judged": _judged,
    "agreed": _agreed,
    "dismissed": _dismissed,
    "watching": _watching,
    "pace": _pace,
    "phrases": _phrases,
    "rematched": _rematched,
    "hosted": _hosted,
    "given": _given,
    "started": _started,
    "committed": _committed,
    "nonce": _nonce,
    "revealed": _revealed,
    "paused": _paused,
    "resumed": _resumed,
    "gap": _gap,
    "abandoned": _abandoned,
    "sealed": _sealed,
    **CALL_KINDS,
    **DESK_KINDS,
}
"""What each kind of event other than an action does to a table."""
