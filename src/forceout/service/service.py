"""The service as a whole: store, people, tables, clocks, bots and fan-out, as one worker runs them."""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from forceout.service.desk.desk import Desk
from forceout.service.desk.paper_tables import PaperTables
from forceout.service.desk.rulings import Rulings
from forceout.service.desk.solution_checks import SolutionChecks
from forceout.service.errors import StoreIsDown
from forceout.service.events.events import Events
from forceout.service.events.members import sweep_names
from forceout.service.events.online import OnlineTables
from forceout.service.loops.bot_seats import BotSeats
from forceout.service.loops.deadlines import Deadlines
from forceout.service.loops.fanout import EVENT, FanOut
from forceout.service.loops.heartbeats import Heartbeats
from forceout.service.people.accounts import Accounts
from forceout.service.people.device_codes import DeviceCodes
from forceout.service.people.people import People
from forceout.service.people.retention import sweep
from forceout.service.positions.noted_questions import NotedQuestions
from forceout.service.practice.match_ratings import MatchRatings
from forceout.service.practice.practice import Practice
from forceout.service.practice.sets import Sets
from forceout.service.rooms.kept_rooms import CHANNEL as ROOM_CHANNEL
from forceout.service.rooms.rooms import Rooms
from forceout.service.settings import BadSettings, Settings
from forceout.service.store.log import Log
from forceout.service.store.readiness import Readiness
from forceout.service.store.schema_revision import is_current
from forceout.service.store.seals import Sealing
from forceout.service.store.store import Store
from forceout.service.tables.hosting import Matches
from forceout.service.tables.lag import Lag, shared_key
from forceout.service.tables.lobby import Lobby
from forceout.service.tables.own_tables import OwnTables
from forceout.service.tables.tables import Tables

Listener = Callable[[str, int], None]
CLEAN_EVERY: Final = 3600.0
"""The seconds between two looks for what is kept too long."""


def system_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Service:
    """One worker's part of the service."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], int] = system_clock,
        randomness: Callable[[int], bytes] = secrets.token_bytes,
        store: Store | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.store = store or Store(settings.database)
        self.readiness = Readiness(self.store, clock)
        self.people = People(self.store, settings, clock)
        self.accounts = Accounts(self.store, self.people, clock)
        self.device_codes = DeviceCodes(self.store, self.people, clock)
        self.bots = BotSeats(settings)
        self.fanout = FanOut(settings, self.store, self._heard, clock)
        self.tables = Tables(Log(self.store), clock, self.fanout.publish, self.bots.due)
        self.matches = Matches(self.tables, randomness, settings.join_code_minutes)
        self.desk = Desk(self.matches)
        self.rulings = Rulings(self.desk)
        self.paper_tables = PaperTables(self.desk)
        self.checks = SolutionChecks(self.desk)
        self.lobby = Lobby(self.tables)
        self.events = Events(self.store, clock, self.fanout.publish)
        self.online = OnlineTables(self.events, self.matches, self.desk)
        self.desk.told = self.tell_of_event
        self.rooms = Rooms(self.people, self.matches, clock, self.fanout.publish)
        self.own_tables = OwnTables(self.tables, self.lobby)
        self.noted_questions = NotedQuestions(self.store, clock)
        self.practice = Practice(self.store, clock)
        self.match_ratings = MatchRatings(self.store)
        self.practice_sets = Sets(self.store, self.people, clock)
        self.deadlines = Deadlines(self.matches.acting)
        self.heartbeats = Heartbeats(self.store, clock)
        self.heartbeats.credit = self.matches.acting.tell_time
        self.matches.acting.gaps = self.heartbeats
        self.matches.acting.reaches.tell = self.fanout.note
        self.fanout.noted = self.matches.acting.reaches.heard
        self.lag = Lag(b"")
        self._listeners: list[Listener] = []
        self._event_listeners: list[Listener] = []
        self._room_listeners: list[Listener] = []
        self._cleaning: asyncio.Task[None] | None = None

    def on_change(self, listener: Listener) -> None:
        """Have a function called with (match, seq) for every change that this worker hears of."""
        self._listeners.append(listener)

    def on_event(self, listener: Listener) -> None:
        """Have a function called with (event, seq) for every change of an event that this worker hears of; 0 where
        something about it changed that is not in its log."""
        self._event_listeners.append(listener)

    def on_room(self, listener: Listener) -> None:
        """Have a function called with (room, seq) for every change of a room that this worker hears of."""
        self._room_listeners.append(listener)

    def _heard(self, match: str, seq: int) -> None:
        if match.startswith(ROOM_CHANNEL):
            room = match.removeprefix(ROOM_CHANNEL)
            self.rooms.heard(room, seq)
            for listener in self._room_listeners:
                listener(room, seq)
            return
        if match.startswith(EVENT):
            event = match.removeprefix(EVENT)
            self.online.heard_event(event)
            for listener in self._event_listeners:
                listener(event, seq)
            return
        self.bots.heard(match, seq)
        self.deadlines.heard(match, seq)
        self.online.heard_match(match)
        for listener in self._listeners:
            listener(match, seq)

    async def tell_of_event(self, event: str) -> None:
        """Let those who follow an event look again, though its log has not grown."""
        await self.fanout.publish(f"{EVENT}{event}", 0)

    async def open(self, *, has_loops: bool = True) -> None:
        """Open the store and begin to listen; without its loops, time and bots move only when told to."""
        await self.store.open()
        if not await is_current(self.store):
            raise BadSettings("The database is of another release: run forceout serve once to upgrade it.")
        self.lag = Lag(await shared_key(self.store, "lag", secrets.token_bytes(32)))
        self.accounts.use_key(await shared_key(self.store, "sign-in", secrets.token_bytes(32)))
        self.rooms.door.card_key = await shared_key(self.store, "cards", secrets.token_bytes(32))
        await self.fanout.open()
        if has_loops:
            self._begin_sealing()
            # Before anybody is told the time, it is known how long nobody has served.
            await self.heartbeats.open()
            await self.deadlines.open()
            await self.bots.open(self.matches.acting)
            await self.online.open()
            self._cleaning = asyncio.create_task(self._clean_on(), name="retention")
        else:
            self.bots.use(self.matches.acting)

    @property
    def sealing(self) -> Sealing | None:
        """What seals records and scoresheets, where this server has a key."""
        return self.matches.acting.sealing

    def seal_with(self, sealing: Sealing) -> None:
        """Seal records and scoresheets from now on."""
        self.matches.acting.sealing = sealing

    def _begin_sealing(self) -> None:
        sealing = Sealing(self.settings.data)
        try:
            known = sealing.public_key
        except BadSettings as error:
            structlog.get_logger("seals").warning("nothing is sealed", why=str(error))
        else:
            self.seal_with(sealing)
            structlog.get_logger("seals").info("records are sealed", key=known)

    async def close(self) -> None:
        """Stop the loops, finish what is being written, let go of the store."""
        if self._cleaning is not None:
            self._cleaning.cancel()
            with suppress(asyncio.CancelledError):
                await self._cleaning
        await self.online.close()
        await self.bots.close()
        await self.deadlines.close()
        await self.heartbeats.close()
        await self.fanout.close()
        self.accounts.passwords.close()
        self.matches.acting.verdicts.close()
        await self.store.close()

    async def _clean_on(self) -> None:
        """Delete what is kept longer than the operator wants, a little at a time."""
        while True:
            with suppress(StoreIsDown):
                await sweep_names(self.store, self.clock())
                while await self.rooms.sweep():
                    await asyncio.sleep(1)
                while not (await sweep(self.store, self.settings, self.clock())).is_all:
                    await asyncio.sleep(1)
            await asyncio.sleep(CLEAN_EVERY)
