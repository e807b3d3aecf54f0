"""A room as its coach and as one of its students sees it: nicknames that the server gave, mats as a spectator sees them
(architecture, principle 7)."""

from collections.abc import Callable, Mapping
from typing import Final

from forceout.rules.state import Phase
from forceout.rules.view import last_moved
from forceout.service.rooms.member import Member
from forceout.service.rooms.room import AFTER, AT_HOME, DOOR, INSIDE, Room, RoomTable
from forceout.service.rooms.set_shakes import has_finished
from forceout.service.rooms.view_shapes import (
    CoachRoom,
    RoomCard,
    RoomDeal,
    RoomGiven,
    RoomMove,
    RoomSeat,
    RoomStudent,
    RoomTask,
    StudentRoom,
)
from forceout.service.tables.awaited import awaited
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.table import PLAYING
from forceout.service.tables.views import bot_name, deadlines

STUCK_AFTER: Final = 120_000
"""A table where nobody has done anything for so long is stuck, in milliseconds."""
IsHere = Callable[[str, str], bool]
"""Whether somebody is at a seat of a match now; whoever has the streams knows."""


def coach_view(
    room: Room,
    member: Member,
    labels: Mapping[str, str],
    names: Mapping[str, str],
    tables: Mapping[str, LiveTable],
    kept_until: int,
    now: int,
    is_here: IsHere,
) -> CoachRoom:
    """A room as a coach sees it."""
    called = {label: names.get(person, "") for label, person in labels.items()}
    return {
        "room": room.id,
        "seq": room.seq,
        "now": now,
        "you": {"label": member.label, "role": member.role, "name": called.get(member.label, "")},
        "coaches": len(room.coaches),
        "opened_at": room.opened_at,
        "kept_until": kept_until,
        "settings": dict(room.settings),
        "has_same_shake": room.has_same_shake,
        "is_approved": room.is_approved,
        "is_locked": room.is_locked,
        "is_on": room.is_on,
        "is_paused": room.is_paused,
        "lesson": room.lesson,
        "began_at": room.began_at,
        "ended_at": room.ended_at,
        "shown": room.shown,
        "moment": room.moment,
        "stuck_after": STUCK_AFTER,
        "plan": [list(one) for one in room.plan],
        "students": [student_row(room, one.label, called) for one in room.students_in(DOOR, INSIDE)],
        "cards": [
            card(room, one, tables[one.match], called, is_here) for one in room.tables_now if one.match in tables
        ],
        "dealt": dealt_view(room, tables),
        "given": given_view(room),
    }


def student_row(room: Room, label: str, called: Mapping[str, str]) -> RoomStudent:
    """A student as a coach sees them."""
    one, table = room.students[label], room.table_of(label)
    return {
        "label": label,
        "name": called.get(label, ""),
        "state": one.state,
        "since": one.since,
        "hand_at": one.hand_at,
        "table": None if table is None or not room.is_on else table.number,
    }


def card(room: Room, table: RoomTable, live: LiveTable, called: Mapping[str, str], is_here: IsHere) -> RoomCard:
    """A table in the grid: whose turn, how long, what was done last."""
    shake = live.shake
    turns = {seat for one in awaited(live, None) for seat in one.who} if live.status == PLAYING else set()
    totals = {} if live.match is None else live.match.totals
    hands = [(room.students[one].hand_at, one) for one in table.students if one in room.students]
    up = min(((at, one) for at, one in hands if at is not None), default=(None, None))
    seats: list[RoomSeat] = []
    for place, seat in enumerate(live.seats):
        label = table.students[place] if place < len(table.students) and table.students[place] else None
        seats.append(
            {
                "seat": seat.name,
                "label": label,
                "name": bot_name(seat.name, seat.bot) if label is None and seat.bot else called.get(label or "", ""),
                "is_bot": seat.bot is not None,
                "is_turn": seat.name in turns,
                "is_here": seat.bot is not None or is_here(live.id, seat.name),
                "points": totals.get(seat.name, 0),
            }
        )
    running = deadlines(live, None) if live.is_clock_running else []
    return {
        "number": table.number,
        "match": live.id,
        "seq": live.seq,
        "game": live.settings.game,
        "status": live.status,
        "is_paused": live.is_paused,
        "shake": live.shake_number,
        "is_set": live.shake_number in live.set_shakes,
        "phase": phase_of(live),
        "ends": min((one["at"] for one in running), default=None),
        "acted_at": live.acted_at,
        "calls": sum(one.is_open for one in live.calls),
        "hand_at": up[0],
        "hand_by": up[1],
        "seats": seats,
        "goal": [] if shake is None else list(shake.goal_cubes),
        "required": [] if shake is None else list(shake.required),
        "permitted": [] if shake is None else list(shake.permitted),
        "last": last_move(live),
    }


def phase_of(live: LiveTable) -> str:
    """What goes on at a table, in one word."""
    if live.status != PLAYING or live.match is None:
        return live.status
    if live.shake is None:
        return "lot"
    return "between" if live.match.is_between_shakes else live.shake.phase.value


def last_move(live: LiveTable) -> RoomMove | None:
    """What was done last, as everybody at the table saw it."""
    shake = live.shake
    if shake is None or shake.phase is Phase.ROLLING:
        return None
    contest = shake.contest
    if contest is not None and contest.challenger is not None:
        return {"by": contest.challenger, "do": "challenge", "cube": None, "to": None, "claim": contest.end.value}
    moved = last_moved(shake)
    if moved is not None:
        return {"by": moved["by"], "do": "move", "cube": moved["cube"], "to": moved["to"], "claim": None}
    if shake.goal is not None:
        return {"by": shake.goal_setter, "do": "goal", "cube": None, "to": None, "claim": None}
    return None


def dealt_view(room: Room, tables: Mapping[str, LiveTable]) -> list[RoomDeal]:
    """The shakes that were set in this lesson, and how many tables have finished each."""
    found: list[RoomDeal] = []
    for one in room.dealt:
        if one.lesson != room.lesson:
            continue
        played = [tables[table.match] for table in room.tables_now if table.match in tables]
        finished = sum(has_finished(live, one) for live in played)
        is_open = one.is_open or not room.is_on or finished == len(played)
        found.append(
            {"number": one.number, "at": one.at, "is_open": is_open, "finished": finished, "tables": len(played)}
        )
    return found


def given_view(room: Room) -> list[RoomGiven]:
    """The sets of puzzles that were given out, the newest first."""
    return [
        {"code": one.code, "at": one.at, "when": one.when, "is_for_all": one.to is None, "to": list(one.to or ())}
        for one in reversed(room.given)
    ]


def student_view(
    room: Room, member: Member, name: str, live: LiveTable | None, kept_until: int, now: int
) -> StudentRoom:
    """A room as one of its students sees it: their own table, hand and practice; nothing of the others."""
    student = room.students[member.label]
    table = room.table_of(member.label) if room.is_on and student.state == INSIDE else None
    return {
        "room": room.id,
        "seq": room.seq,
        "now": now,
        "you": {"label": member.label, "role": member.role, "name": name},
        "kept_until": kept_until,
        "is_on": room.is_on,
        "is_paused": room.is_paused,
        "hand_at": student.hand_at,
        "table": None if table is None else table.number,
        "match": None if table is None else table.match,
        "tasks": tasks(room, member.label, live) if student.state == INSIDE else [],
    }


def tasks(room: Room, label: str, live: LiveTable | None) -> list[RoomTask]:
    """The sets that somebody was given; what is for after the shake is due when no shake goes on where they sit, what
    is for home when no lesson goes on."""
    is_playing = live is not None and live.status == PLAYING and live.match is not None
    is_busy = is_playing and live is not None and live.match is not None and not live.match.is_between_shakes
    return [
        {"code": one.code, "is_due": not room.is_on if one.when == AT_HOME else one.when != AFTER or not is_busy}
        for one in reversed(room.given)
        if one.is_for(label)
    ]
