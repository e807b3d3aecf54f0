"""Tables of an event that are played online: they open by themselves, and their results come back (On-Sets XII-B;
Equations XII-B).

The event's log says which match a table is played in, and the match's log whose table it is; whatever is missing of
the one after a fall is made good from the other, by any worker, as often as anybody looks.
"""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from typing import Any, Final

import structlog
from sqlalchemy.exc import IntegrityError

from forceout.rules.actions import DIRECTOR, RoundWarning, Stop
from forceout.service.desk.desk import Desk
from forceout.service.errors import KeyReused, NotAllowed, NotFound, Refusal, Refused, Stale, StoreIsDown
from forceout.service.events.events import Events, LiveEvent
from forceout.service.events.members import Member
from forceout.service.events.online_sheets import disqualified_at, sheet_of
from forceout.service.store.events import Draft
from forceout.service.tables.actions import Actor
from forceout.service.tables.call import open_calls
from forceout.service.tables.fold import OVER, PLAYING, WAITING, LiveTable
from forceout.service.tables.hosting import Matches
from forceout.service.tables.table import HallTable
from forceout.service.tables.table_settings import SEATS, TableSettings
from forceout.tournament import acts as do
from forceout.tournament.settings import Competition
from forceout.tournament.state import NO_NEW_SHAKES, START, STOP, Round
from forceout.tournament.tables import SeatedTable

MOST_JUDGES: Final = 12
"""Officials of an event who judge each of its online tables."""
AT_ONCE: Final = 40
"""Tables that are opened before others have a turn."""
LOOK_EVERY: Final = 5.0


def has_online(live: LiveEvent) -> bool:
    """Whether anything of an event is played online."""
    return any(one.is_online for one in live.state.settings.competitions)


class OnlineTables:
    """The online tables of events, as one worker looks after them."""

    def __init__(self, events: Events, matches: Matches, desk: Desk) -> None:
        self.events = events
        self.matches = matches
        self.tables = matches.tables
        self.desk = desk
        self._wanted: set[str] = set()
        self._seen: dict[str, object] = {}
        self._listed: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._looking: asyncio.Task[None] | None = None
        self._log = structlog.get_logger("online tables")

    # When something is to be done.

    def heard_event(self, event: str) -> None:
        """An event has changed: where seats are published or the hall is told something, tables are looked after."""
        live = self.events.at_hand(event)
        if live is not None:
            seen = [(key, len(one.versions), len(one.told)) for key, one in live.state.rounds.items()]
            if not has_online(live) or self._seen.get(event) == seen:
                return
            self._seen[event] = seen
        self.look_after(event)

    def look_after(self, event: str) -> None:
        """Look after the tables of an event as soon as can be."""
        self._wanted.add(event)
        if event not in self._tasks:
            self._begin(event, self._work(event))

    def heard_match(self, match: str) -> None:
        """A table has changed: when it is over, its result goes to its event."""
        live = self.tables.at_hand(match)
        if live is not None and live.hall is not None and live.status == OVER and match not in self._tasks:
            self._begin(match, self._take(live))

    def _begin(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[name] = task
        task.add_done_callback(lambda done: self._tasks.pop(name, None))

    async def _take(self, played: LiveTable) -> None:
        """Bring one table's result to its event; what does not come now is found by looking again."""
        hall, event = played.hall, played.settings.event
        assert hall is not None
        assert event is not None
        with suppress(Refusal):
            live = await self.events.find(event)
            competition = live.state.settings.by_id.get(hall.competition)
            one = None if competition is None else live.state.round(hall.competition, hall.round)
            if competition is None or one is None or one.record(hall.label).match != played.id:
                return
            await self._take_result(live, competition, played)

    async def _work(self, event: str) -> None:
        while event in self._wanted:
            self._wanted.discard(event)
            try:
                await self.look(event)
            except (StoreIsDown, NotFound):
                return
            except Refusal as refusal:
                self._log.warning("an online table waits", event_id=event, why=refusal.said_code)
            except Exception:
                self._log.exception("looking after online tables failed", event_id=event)

    async def open(self) -> None:
        """Begin to look again and again, for what was missed when a server fell."""
        self._looking = asyncio.create_task(self._look_on(), name="online tables")

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._tasks.values(), *([] if self._looking is None else [self._looking])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_on(self) -> None:
        while True:
            with suppress(StoreIsDown):
                for event in await self.events.log.changed_lately(self.events.clock()):
                    self.look_after(event)
            await asyncio.sleep(LOOK_EVERY)

    # What is done.

    async def look(self, event: str) -> None:
        """Open the tables that are due, seat who has come, tell tables what the hall is told, take results."""
        live = await self.events.find(event)
        competitions = [one for one in live.state.settings.competitions if one.is_online]
        if not competitions or live.state.is_closed:
            return
        for competition in competitions:
            for one in live.state.rounds_of(competition.id):
                unopened = [table for table, match in self._due(one) if match is None]
                if unopened:
                    matches = {table.label: self.matches.new_name() for table in unopened}
                    live = await self._note(live, do.OpenTables(competition.id, one.number, matches))
        people: list[Member] | None = None
        looked_at = 0
        for competition in competitions:
            for one in live.state.rounds_of(competition.id):
                for table, match in self._due(one):
                    if match is None:
                        continue
                    if people is None:
                        people = await self.events.members.of_event(event)
                    await self._look_at(live, competition, one, table, match, people)
                    looked_at += 1
                    if looked_at % AT_ONCE == 0:
                        await asyncio.sleep(0)

    async def calls(self, event: str) -> dict[str | None, dict[str, Any]]:
        """The tables of an event where somebody waits for a judge: since when, what for, and who is on the way."""
        waiting: dict[str | None, dict[str, Any]] = {}
        for match in await self.desk.index.calling(event):
            live = await self.tables.find(match)
            for call in open_calls(live.calls)[:1]:
                waiting[match] = {"at": call.at, "reason": call.reason, "judge": call.state}
        return waiting

    def _due(self, one: Round) -> Iterator[tuple[SeatedTable, str | None]]:
        """The published tables of a round whose results are out, with the matches that they are played in."""
        for table in one.tables:
            record = one.record(table.label)
            if record.result is None and 2 <= len(table.players) <= len(SEATS):
                yield table, record.match

    async def _note(self, live: LiveEvent, act: do.Act, key: str | None = None) -> LiveEvent:
        """Write something of the server's own into the event's log."""
        member = Member(live.id, "", do.SERVER, None, do.SERVER)
        # Another worker may have been faster.
        with suppress(KeyReused, Refused):
            await self.events.act(member, act, key or f"server-{self.matches.new_name()}")
        return await self.events.find(live.id)

    async def _look_at(
        self,
        live: LiveEvent,
        competition: Competition,
        one: Round,
        table: SeatedTable,
        match: str,
        people: list[Member],
    ) -> None:
        place = HallTable(competition.id, one.number, table.label, table.players)
        played = await self._found(live, competition, place, match, people)
        if played is None or played.hall != place or played.settings.event != live.id:
            # A file of another server can name any match: only what was opened for this table is touched.
            return
        if played.status == WAITING:
            if match not in self._listed:
                self._listed.add(match)
                judges = [one.who for one in played.officials]
                await self.desk.index.add_event_table(match, live.id, judges, self.tables.clock())
            played = await self._seated(played, people)
            if START in one.told and all(seat.is_taken for seat in played.seats):
                # Another worker may have begun it at the same moment.
                with suppress(NotAllowed, Refused, Stale):
                    await self.matches.start(match, Actor(played.host))
                played = await self.tables.find(match)
        if played.status == PLAYING:
            played = await self._told(played, one)
        await self._take_result(live, competition, played)

    async def _told(self, played: LiveTable, one: Round) -> LiveTable:
        """The table with what its hall has been told; time that a judge added is its own (On-Sets 2026-27 XI-B-3)."""
        match, hall = played.match, played.hall
        assert match is not None
        assert hall is not None
        if NO_NEW_SHAKES in one.told and not match.is_round_over:
            await self.matches.acting.end_round(played.id, RoundWarning(DIRECTOR))
        added = one.record(hall.label).added_time + match.added_time
        if STOP in one.told and not match.is_stopped and self.tables.clock() >= one.told[STOP] + 1000 * added:
            await self.matches.acting.end_round(played.id, Stop(DIRECTOR))
        return await self.tables.find(played.id)

    async def _take_result(self, live: LiveEvent, competition: Competition, played: LiveTable) -> None:
        """Write the result of a match that is over into the event, once."""
        hall = played.hall
        if hall is None or played.status != OVER or played.match is None or played.match.appealing:
            return
        sheet = sheet_of(played, competition, live.state.settings.level_of(competition))
        act = do.TakeOnlineResult(hall.competition, hall.round, hall.label, played.id, sheet, disqualified_at(played))
        await self._note(live, act, f"online-{played.id}")

    async def _found(
        self, live: LiveEvent, competition: Competition, place: HallTable, match: str, people: list[Member]
    ) -> LiveTable | None:
        """The match of a table, laid by whoever comes there first."""
        with suppress(NotFound):
            return await self.tables.find(match)
        hosts = [one.person for one in people if one.office == do.DIRECTOR]
        if not hosts:
            return None
        officials = hosts + [one.person for one in people if one.office in (do.DEPUTY, do.JUDGE)]
        now = self.tables.clock()
        settings = TableSettings(
            competition.game,
            competition.edition,
            live.state.settings.division(competition.division).level,
            competition.form,
            competition.season,
            seats=len(place.players),
            is_timed=True,
            event=live.id,
        )
        bodies: list[dict[str, Any]] = [
            {"kind": "created", "settings": settings.printed(), "host": hosts[0], "hall": place.printed()},
            *({"kind": "judged", "who": person, "by": hosts[0]} for person in officials[:MOST_JUDGES]),
        ]
        try:
            return await self.tables.create(match, [Draft(body, now, now) for body in bodies])
        except IntegrityError:
            return await self.tables.catch_up(match)

    async def _seated(self, played: LiveTable, people: list[Member]) -> LiveTable:
        """The table with everybody at their seat who has taken their player's code."""
        assert played.hall is not None
        persons: dict[str, str] = {}
        for one in people:
            if one.office == do.PLAYER and one.subject is not None:
                persons.setdefault(one.subject, one.person)
        seats = dict(zip(SEATS, played.hall.players, strict=False))

        def plan(live: LiveTable, now: int) -> list[Draft]:
            free = [seat.name for seat in live.seats if not seat.is_taken and seats.get(seat.name) in persons]
            if live.status != WAITING:
                return []
            return [Draft({"kind": "seated", "seat": seat, "who": persons[seats[seat]]}, now, now) for seat in free]

        return await self.tables.change(played.id, plan)
