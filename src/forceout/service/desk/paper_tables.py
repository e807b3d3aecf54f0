"""Paper tables: a judge sets one up by taps, and what officials do there is written in its log (On-Sets IX-C, XI-A,
XII; On-Sets 2026-27 VII-C-7, IX-D, XI-B-3; Equations IX-C, XI-A, XII; trust.md, promise 20)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from forceout.messages.message import Message
from forceout.service.desk.desk import DIRECTORS, Desk
from forceout.service.desk.earlier_warnings import earlier_warnings
from forceout.service.desk.event_offices import judges_of
from forceout.service.desk.paper_penalties import verify_penalty
from forceout.service.desk.rulings import second_judges_of
from forceout.service.errors import BadRequest, NotAllowed, NotFound, Refused
from forceout.service.store.events import Draft
from forceout.service.tables.actions import Actor
from forceout.service.tables.authority import require
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.hosting import ID_LENGTH, ID_LETTERS
from forceout.service.tables.official_acts import numbered
from forceout.service.tables.paper import ALL, ROUND, Paper
from forceout.service.tables.reasons import REASONS
from forceout.service.tables.ruling_bounds import MOST_ADDED
from forceout.service.tables.table_settings import TableSettings

SECTIONS: Final = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
"""The letters of a hall's sections; I is left out, which looks like a one."""
MOST_ACTS: Final = 200
"""Warnings, penalties and appeals of one table."""
WARN: Final = REASONS["warn"]
SCOPES: Final = (ROUND, ALL)


class PaperTables:
    """The tables of paper and cubes that officials look after."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tables = desk.tables
        self.randomness = desk.matches.randomness

    async def open(
        self, actor: Actor, settings: TableSettings, section: str, number: int, played: int, event: str | None
    ) -> LiveTable:
        """A new paper table; whoever sets it up judges there, and so do all who judge the event's other tables, or in
        the tournament that the event is."""
        assert actor.person is not None
        others = [] if event is None else [one for one in await self.desk.of_event(event) if one.paper is not None]
        judges = {one.who for live in others for one in live.officials if one.is_judge}
        judges |= set() if event is None else set(await judges_of(self.desk.index.store, event))
        if event is not None and actor.person not in judges and not actor.roles & DIRECTORS:
            raise NotAllowed(Message("you-do-not-judge-at-this-event"))
        if section not in SECTIONS:
            raise BadRequest(Message("a-section-is-a-letter-other-than-i"))
        match, fresh = self._new_id(), event or self._new_id()
        now = self.tables.clock()
        printed = {**settings.printed(), "event": fresh}
        paper = {"section": section, "number": number, "round": played}
        created: dict[str, Any] = {"kind": "created", "settings": printed, "host": actor.person, "paper": paper}
        others_first = (actor.person, *sorted(judges - {actor.person}))
        judged: list[dict[str, Any]] = [
            {"kind": "judged", "who": person, "by": actor.person} for person in others_first
        ]
        live = await self.tables.create(match, [Draft(body, now, now) for body in (created, *judged)])
        await self.desk.index.add_table(match, fresh)
        for person in others_first:
            await self.desk.index.add_office(person, match, now)
        return live

    def _new_id(self) -> str:
        return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in self.randomness(ID_LENGTH))

    async def set(self, match: str, actor: Actor, fields: Mapping[str, Any]) -> LiveTable:
        """Tap in more of a paper table: players, the shake, the position."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("set-paper", live, actor.person, actor.roles)
            for name in ("badges", "scores"):
                verify_seats(live, fields.get(name, {}))
            if fields.get("goal_setter") is not None:
                verify_seats(live, [fields["goal_setter"]])
            if not fields:
                return ()
            return [Draft({"kind": "paper-set", "fields": dict(fields), "who": actor.person}, now, now)]

        return await self.tables.change(match, plan)

    async def rule(self, match: str, actor: Actor, act: Mapping[str, Any]) -> LiveTable:
        """Warn, take a point, put initials, add time, note a signature or an appeal, disqualify."""
        live = await self.tables.find(match)
        require("rule-on-paper", live, actor.person, actor.roles)
        event = live.settings.event
        others = [] if event is None else await self.desk.of_event(event)

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("rule-on-paper", live, actor.person, actor.roles)
            assert live.paper is not None
            verify = VERIFY.get(str(act.get("do")))
            if verify is None:
                raise BadRequest(Message("name-is-one-of-known", name="do", known=", ".join(VERIFY)))
            if len(live.paper.warnings) + len(live.paper.penalties) + len(live.paper.appeals) >= MOST_ACTS:
                raise Refused(Message("very-much-was-ruled-here-already"), code="rulings-enough")
            earlier = {seat: len(found) for seat, found in earlier_warnings(live, others).items()}
            more = verify(live, live.paper, act, earlier) or {}
            return [Draft({"kind": "paper-act", **act, **more, "who": actor.person}, now, now)]

        return await self.tables.change(match, plan)

    async def decide(self, match: str, actor: Actor, appeal: int, reason: str) -> LiveTable:
        """Decide an appeal, as somebody who had no part in the ruling."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("decide-on-paper", live, actor.person, actor.roles)
            assert live.paper is not None
            found = next((one for one in live.paper.appeals if one.number == appeal), None)
            if found is None:
                raise NotFound(Message("there-is-no-such-appeal"))
            if found.decided is not None:
                raise Refused(Message("this-appeal-is-decided"), code="decided-already")
            ruled = numbered(live.rulings, found.ruling)
            if ruled is not None and actor.person in (ruled.by, ruled.confirmed_by):
                raise NotAllowed(Message("who-ruled-does-not-decide-the-appeal"))
            if reason not in REASONS["decide"]:
                known = ", ".join(REASONS["decide"])
                raise BadRequest(Message("name-is-one-of-known", name="reason", known=known))
            body = {"kind": "paper-act", "do": "decide", "appeal": appeal, "reason": reason, "who": actor.person}
            return [Draft(body, now, now)]

        return await self.tables.change(match, plan)

    async def close(self, match: str, actor: Actor) -> LiveTable:
        """Close a paper table, whose sheet is handed in."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("close-paper", live, actor.person, actor.roles)
            assert live.paper is not None
            if live.paper.is_held:
                raise Refused(Message("an-appeal-is-open-here"), code="held")
            return [Draft({"kind": "paper-closed", "who": actor.person}, now, now)]

        return await self.tables.change(match, plan)


def verify_seats(live: LiveTable, seats: Sequence[str] | Mapping[str, Any]) -> None:
    """Refuse what is said of a seat that is not there."""
    if any(live.seat(seat) is None for seat in seats):
        raise BadRequest(Message("there-is-no-such-seat-at-this-table"))


More = Mapping[str, Any] | None
"""What is written down with an act, beside what was sent."""
Verify = Callable[[LiveTable, Paper, Mapping[str, Any], Mapping[str, int]], More]


def _reason(act: Mapping[str, Any], known: Sequence[str]) -> None:
    if act.get("reason") not in known:
        raise BadRequest(Message("name-is-one-of-known", name="reason", known=", ".join(known)))


def _seat(live: LiveTable, act: Mapping[str, Any]) -> None:
    verify_seats(live, [str(act.get("seat"))])


def _warn(live: LiveTable, paper: Paper, act: Mapping[str, Any], earlier: Mapping[str, int]) -> None:
    _seat(live, act)
    _reason(act, WARN)


def _penalize(live: LiveTable, paper: Paper, act: Mapping[str, Any], earlier: Mapping[str, int]) -> More:
    """One point, after a warning where the cause asks for one; with a second judge it is theirs to agree (On-Sets IX-C;
    On-Sets 2026-27 IX-D; Equations IX-C)."""
    _seat(live, act)
    seat = str(act["seat"])
    warnings = earlier.get(seat, 0) + sum(one.seat == seat for one in paper.warnings)
    return {"points": verify_penalty(live, str(act.get("cause")), seat, warnings).points}


def _initial(live: LiveTable, paper: Paper, act: Mapping[str, Any], earlier: Mapping[str, int]) -> None:
    found = next((one for one in paper.penalties if one.number == act.get("penalty")), None)
    if found is None or found.initialed_by is not None:
        raise NotFound(Message("there-is-no-penalty-to-initial"))


def _add_time(live: LiveTable, paper: Paper, act: Mapping[str, Any], earlier: Mapping[str, int]) -> None:
    """The time that a controversy took is added, where the book has that (On-Sets 2026-27 XI-B-3)."""
    if second_judges_of(live) is None:
        raise Refused(Message("in-this-book-no-time-is-added-to-a-round"), code="no-added-time")
    seconds = act.get("seconds")
    if not isinstance(seconds, int) or not 0 < seconds <= MOST_ADDED:
        raise BadRequest(Message("between-one-second-and-an-hour-is-added"))
    if paper.added_time + seconds > MOST_ADDED:
        raise Refused(Message("an-hour-at-most-is-added-to-a-round"), code="too-late")


def _sign(live: LiveTable, paper: Paper, act: Mapping[str, Any], earlier: Mapping[str, int]) -> None:
    _seat(live, act)
    if any(one.seat == act["seat"] and one.decided is None for one in paper.appeals):
        raise Refused(Message("who-appeals-signs-when-the-appeal-is-decided"), code="appeals")


def _appeal(live: LiveTable, paper: Paper, act: Mapping[str, Any], earlier: Mapping[str, int]) -> None:
    """A ruling that a second judge shares is appealed before one signs, where the book has appeals (On-Sets 2026-27
    VII-C-7)."""
    _seat(live, act)
    _reason(act, REASONS["appeal"])
    if second_judges_of(live) is None:
        raise Refused(Message("this-book-has-no-appeals"), code="no-appeals")
    if act["seat"] in paper.signed:
        raise Refused(Message("who-has-signed-the-scoresheet-appeals-no-more"), code="signed")
    ruled = numbered(live.rulings, int(act.get("ruling") or 0))
    if ruled is None:
        raise NotFound(Message("there-is-no-such-ruling"))
    if ruled.confirmed_by is None:
        raise Refused(Message("a-second-judge-must-have-ruled-on-it-before-it-is"), code="one-judge")


def _disqualify(live: LiveTable, paper: Paper, act: Mapping[str, Any], earlier: Mapping[str, int]) -> None:
    _seat(live, act)
    _reason(act, REASONS["disqualify"])
    if act.get("scope") not in SCOPES:
        raise BadRequest(Message("name-is-one-of-known", name="scope", known=", ".join(SCOPES)))


VERIFY: Final[Mapping[str, Verify]] = {
    "warn": _warn,
    "penalize": _penalize,
    "initial": _initial,
    "add-time": _add_time,
    "sign": _sign,
    "appeal": _appeal,
    "disqualify": _disqualify,
}
"""What officials do at a paper table, and what each needs."""
