"""The lists of a desk: tables, calls, and what judges ask each other, made for officials alone (docs/judges.md)."""

from collections.abc import Mapping, Sequence

from forceout.messages.message import Message
from forceout.service.desk.desk_shapes import AskedSecond, DeskCall, DeskTable, DeskView, QueuedCall, QueuedSecond
from forceout.service.tables.call import Call, open_calls
from forceout.service.tables.fold import PAPER, PLAYING, LiveTable
from forceout.service.tables.official_acts import SecondAsked, numbered
from forceout.service.tables.views import bot_name

Names = Mapping[str, str]


def seat_name(live: LiveTable, seat: str | None, names: Names) -> str:
    """What a player is called on a desk: by badge on paper, by nickname here."""
    if seat is None:
        return ""
    if live.paper is not None:
        badge = live.paper.badges.get(seat)
        return f"#{badge}" if badge else str(Message("player-number", number=int(seat[1:])))
    taken = live.seat(seat)
    if taken is None:
        return seat
    return bot_name(seat, taken.bot) if taken.bot is not None else names.get(taken.person or "", seat)


def state_of(live: LiveTable) -> str:
    """Whether somebody calls, something is held, the sheet is to be signed, or play goes on."""
    if open_calls(live.calls):
        return "call"
    if is_held(live):
        return "appeal"
    if live.match is not None and live.match.is_between_shakes and live.match.is_round_over:
        return "sign"
    return {PLAYING: "play", PAPER: "play"}.get(live.status, "idle" if live.status == "waiting" else "done")


def is_held(live: LiveTable) -> bool:
    """Whether the result waits for an appeal (On-Sets 2026-27 VII-C-7)."""
    if live.paper is not None:
        return live.paper.is_held
    return live.match is not None and bool(live.match.appealing)


def desk_table(live: LiveTable, names: Names) -> DeskTable:
    """A table in the list of a desk."""
    paper, settings = live.paper, live.settings
    return {
        "match": live.id,
        "is_paper": paper is not None,
        "place": None if paper is None else {"section": paper.section, "number": paper.number, "round": paper.round},
        "event": settings.event,
        "game": settings.game,
        "edition": settings.edition,
        "season": settings.season,
        "division": settings.division,
        "form": settings.form,
        "seats": settings.seats,
        "status": live.status,
        "state": state_of(live),
        "phase": None if live.shake is None else live.shake.phase.value,
        "shake": live.shake_number if paper is None else paper.shake,
        "names": [seat_name(live, seat.name, names) for seat in live.seats],
    }


def desk_call(live: LiveTable, call: Call, names: Names, person: str | None) -> DeskCall:
    """A call with what it is for."""
    return {
        "number": call.number,
        "seat": call.seat,
        "name": seat_name(live, call.seat, names),
        "reason": call.reason,
        "at": call.at,
        "state": call.state,
        "is_stopping": call.is_stopping,
        "shake": call.shake,
        "judge": names.get(call.taken_by or "", ""),
        "is_mine": call.taken_by is not None and call.taken_by == person,
        "taken_at": call.taken_at,
        "came_at": call.came_at,
        "closed_at": call.closed_at,
        "how": call.how,
    }


def asked_second(live: LiveTable, asked: SecondAsked, names: Names, person: str | None) -> AskedSecond:
    """What a judge asks another."""
    ruled = None if asked.ruling is None else numbered(live.rulings, asked.ruling)
    return {
        "number": asked.number,
        "what": asked.what,
        "by": names.get(asked.by, ""),
        "is_mine": asked.by == person,
        "at": asked.at,
        "shake": asked.shake,
        "seat": asked.seat,
        "name": seat_name(live, asked.seat, names),
        "cause": asked.cause,
        "ruling": None if ruled is None else ruled.situation,
        "answered_by": names.get(asked.answered_by or "", ""),
        "agrees": asked.agrees,
    }


def desk_view(
    tables: Sequence[LiveTable],
    names: Names,
    person: str | None,
    *,
    is_director: bool,
    now: int,
    events: Mapping[str, str] = {},
) -> DeskView:
    """A desk: calls in the order in which they came, and the tables that need somebody before the others."""
    printed = {live.id: desk_table(live, names) for live in tables}
    calls: list[QueuedCall] = [
        {**desk_call(live, call, names, person), "table": printed[live.id]}
        for live in tables
        for call in open_calls(live.calls)
    ]
    seconds: list[QueuedSecond] = [
        {**asked_second(live, asked, names, person), "table": printed[live.id]}
        for live in tables
        for asked in live.seconds
        if asked.is_open and asked.by != person
    ]
    order = ("call", "appeal", "sign", "play", "idle", "done")
    return {
        "now": now,
        "name": names.get(person or "", ""),
        "is_director": is_director,
        "events": [{"event": event, "title": title} for event, title in events.items()],
        "calls": sorted(calls, key=lambda one: (one["at"], one["table"]["division"], one["number"])),
        "seconds": sorted(seconds, key=lambda one: one["at"]),
        "tables": sorted(printed.values(), key=lambda one: (order.index(one["state"]), _place_key(one))),
    }


def _place_key(table: DeskTable) -> tuple[str, int, str]:
    place = table["place"]
    return ("~", 0, table["match"]) if place is None else (place["section"], place["number"], table["match"])
