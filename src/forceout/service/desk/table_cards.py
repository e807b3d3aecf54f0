"""The table card, made for officials alone (docs/judges.md; On-Sets XI-A-note, XII; Equations XI-A-note, XII)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from forceout.editions import find_game
from forceout.judge.situations.printed_situation import title_of
from forceout.judge.situations.situation import find_situation
from forceout.rules.state import OVER
from forceout.rules.view import view
from forceout.rules.vocabulary import Division
from forceout.service.desk.desk_lists import Names, asked_second, desk_call, desk_table, is_held, seat_name
from forceout.service.desk.desk_shapes import (
    CardAppeal,
    CardPenalty,
    CardSeat,
    CardVariation,
    CardWarning,
    TableCard,
)
from forceout.service.desk.earlier_warnings import earlier_warnings, shut_out
from forceout.service.desk.rulings import second_judges_of
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.paper import ALL, POSITION

INITIALED: Final = (Division.ELEMENTARY.value, Division.MIDDLE.value)
"""Divisions in which a penalty counts once a judge has put initials to it (On-Sets XI-A-note; Equations XI-A-note)."""


def people_of(live: LiveTable) -> set[str]:
    """The pseudonyms that a card speaks of."""
    seated = {seat.person for seat in live.seats} | {seat.away for seat in live.seats}
    judged = {one.who for one in live.officials} | {one.taken_by for one in live.calls}
    ruled = {one.by for one in live.rulings} | {one.confirmed_by for one in live.rulings}
    asked = {one.by for one in live.seconds} | {one.answered_by for one in live.seconds}
    return {person for person in seated | judged | ruled | asked if person is not None}


def table_card(live: LiveTable, others: Sequence[LiveTable], names: Names, person: str | None, now: int) -> TableCard:
    """Everything that an official knows of a table."""
    paper, shake = live.paper, live.shake
    earlier, gone = earlier_warnings(live, others), shut_out(live, others)
    position = position_of(live)
    contest = None if shake is None else view(shake, None)["contest"]
    return {
        **desk_table(live, names),
        "seq": live.seq,
        "now": now,
        "is_paused": live.is_paused,
        "people": [_seat(live, seat.name, names, earlier, gone) for seat in live.seats],
        "goal_setter": paper.goal_setter if paper is not None else None if shake is None else shake.goal_setter,
        "variations": variations_of(live, position.get("variations", ())),
        "position": position,
        "solutions": [] if contest is None else [one["by"] for one in contest["solutions"]],
        "third": None if contest is None else contest["third"],
        "calls": [desk_call(live, one, names, person) for one in live.calls],
        "rulings": [
            {
                "number": one.number,
                "situation": one.situation,
                "title": ruling_title(one.situation, live.settings.edition),
                "by": names.get(one.by, ""),
                "at": one.at,
                "shake": one.shake,
                "call": one.call,
                "confirmed_by": names.get(one.confirmed_by or "", ""),
            }
            for one in live.rulings
        ],
        "second_judges": [asked_second(live, one, names, person) for one in live.seconds],
        "appeals": _appeals(live, names),
        "is_held": is_held(live),
        "checks": [
            {
                "number": one.number,
                "writer": one.lock.writer,
                "name": seat_name(live, one.lock.writer, names),
                "shake": one.shake,
                "is_closed": one.is_closed,
            }
            for one in live.checks
        ],
        "added_time": paper.added_time if paper is not None else 0 if live.match is None else live.match.added_time,
        "officials": [
            {
                "number": one.number,
                "name": names.get(one.who, ""),
                "is_judge": one.is_judge,
                "is_you": one.who == person,
            }
            for one in live.officials
        ],
        "is_host": live.host == person,
        "has_second_judges": second_judges_of(live) is not None,
        "needs_initials": live.settings.division in INITIALED,
        "warned_at": live.warned_at,
    }


def ruling_title(situation: str, edition: str) -> str:
    """What a situation is called, in the words of the table's edition."""
    found = find_situation(situation)
    return situation if found is None else title_of(found, edition)


def position_of(live: LiveTable) -> dict[str, Any]:
    """The position as an official sees it: what lies open, and on paper what was tapped in."""
    if live.paper is not None:
        return {name: live.paper.position[name] for name in POSITION if name in live.paper.position}
    if live.shake is None or live.shake.phase in OVER:
        return {}
    seen: Mapping[str, Any] = view(live.shake, None)
    return {name: seen[name] for name in POSITION if seen.get(name) is not None}


def variations_of(live: LiveTable, chosen: Iterable[Mapping[str, Any]]) -> list[CardVariation]:
    """The variations in force by the names that their book has, in the order chosen."""
    settings = live.settings
    game = find_game(settings.game, settings.edition, settings.season)
    known = {} if game is None else game.edition.every_variation()
    found: list[CardVariation] = []
    for one in chosen:
        name = str(one.get("name"))
        kind = known.get(name)
        printed: CardVariation = {"name": name, "title": name if kind is None else str(kind.title)}
        if kind is not None and kind.blank is not None:
            printed["filled"] = str(one.get(kind.blank, ""))
        found.append(printed)
    return found


def _seat(
    live: LiveTable, seat: str, names: Names, earlier: Mapping[str, Sequence[Any]], gone: frozenset[str]
) -> CardSeat:
    paper, match = live.paper, live.match
    score = paper.scores.get(seat, 0) if paper is not None else 0 if match is None else match.totals[seat]
    return {
        "seat": seat,
        "name": seat_name(live, seat, names),
        "badge": "" if paper is None else paper.badges.get(seat, ""),
        "score": score,
        "is_leading": is_leading(live, seat),
        "is_goal_setter": seat == (paper.goal_setter if paper is not None else live.shake and live.shake.goal_setter),
        "warnings": _warnings(live, seat, earlier.get(seat, ())),
        "penalties": _penalties(live, seat),
        "has_signed": seat in (paper.signed if paper is not None else () if match is None else match.signed),
        "out": ALL if seat in gone else _out(live, seat),
    }


def _out(live: LiveTable, seat: str) -> str | None:
    if live.paper is not None:
        return live.paper.out.get(seat)
    return "round" if live.match is not None and seat in live.match.disqualified else None


def is_leading(live: LiveTable, seat: str) -> bool:
    """Whether a player has more points than everybody else, so far as that is known."""
    if live.paper is None:
        return live.shake is not None and live.shake.is_leading(seat)
    others = [live.paper.scores.get(one.name, 0) for one in live.seats if one.name != seat]
    return live.paper.scores.get(seat, 0) > max(others)


def _warnings(live: LiveTable, seat: str, earlier: Sequence[Any]) -> list[CardWarning]:
    found: list[CardWarning] = [
        {
            "reason": ", ".join(one.reasons),
            "round": one.round,
            "shake": None,
            "at": None,
            "count": one.count,
            "is_earlier": True,
        }
        for one in earlier
    ]
    if live.paper is not None:
        return found + [
            {
                "reason": one.reason,
                "round": live.paper.round,
                "shake": one.shake,
                "at": one.at,
                "count": 1,
                "is_earlier": False,
            }
            for one in live.paper.warnings
            if one.seat == seat
        ]
    here = 0 if live.match is None else live.match.warnings.get(seat, 0) - live.warned.count(seat)
    if here > 0:
        found.append({"reason": "", "round": None, "shake": None, "at": None, "count": here, "is_earlier": False})
    return found


def _penalties(live: LiveTable, seat: str) -> list[CardPenalty]:
    if live.paper is not None:
        is_needed = live.settings.division in INITIALED
        return [
            {
                "number": one.number,
                "cause": one.cause,
                "points": one.points,
                "shake": one.shake,
                "at": one.at,
                "is_initialed": one.initialed_by is not None or not is_needed,
            }
            for one in live.paper.penalties
            if one.seat == seat
        ]
    if live.match is None:
        return []
    rows = list(live.match.rows)
    taken = [(place, -row.penalties.get(seat, 0)) for place, row in enumerate(rows, 1)]
    if live.shake is not None and live.shake.phase not in OVER:
        taken.append((len(rows) + 1, -live.shake.penalties.get(seat, 0)))
    waiting = live.match.unapproved().get(seat, 0)
    found: list[CardPenalty] = []
    for place, points in taken:
        if points > 0:
            is_initialed = waiting <= 0 or live.settings.division not in INITIALED
            found.append(
                {
                    "number": None,
                    "cause": "",
                    "points": points,
                    "shake": place,
                    "at": None,
                    "is_initialed": is_initialed,
                }
            )
    return found


def _appeals(live: LiveTable, names: Names) -> list[CardAppeal]:
    if live.paper is not None:
        return [
            {
                "number": one.number,
                "seat": one.seat,
                "name": seat_name(live, one.seat, names),
                "reason": one.reason,
                "ruling": one.ruling,
                "decided": one.decided,
            }
            for one in live.paper.appeals
        ]
    match = live.match
    return [
        {
            "number": None,
            "seat": seat,
            "name": seat_name(live, seat, names),
            "reason": reason,
            "ruling": None,
            "decided": "decided" if seat in match.decided else None,
        }
        for seat, reason in (() if match is None else match.appeals)
        if match is not None
    ]
