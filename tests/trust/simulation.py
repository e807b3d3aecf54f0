"""A simulated evening: clients on a bad network, workers that crash, a store that fails, bots and deadlines, all by one
seed (trust.md, promise 4)."""

import asyncio
import heapq
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from random import Random
from typing import Any, Final

from forceout.service.errors import NotAllowed, Refusal, Refused, Stale, StoreIsDown
from forceout.service.loops.bot_claims import Thought
from forceout.service.loops.bot_seats import BotSeats
from forceout.service.loops.deadlines import Deadlines
from forceout.service.settings import Settings
from forceout.service.store.log import Log
from forceout.service.tables.actions import Actor
from forceout.service.tables.fold import PLAYING, WAITING, LiveTable
from forceout.service.tables.hosting import Matches
from forceout.service.tables.tables import Tables
from tests.trust.played import SteppingClock
from tests.trust.random_players import DIRECTOR, PEOPLE, RandomPlayers, actor_of, random_table, random_wait, sent
from tests.trust.simulated_store import Crashed, Pauses, SimulatedDatabase, SimulatedStore

Work = Callable[[], Coroutine[Any, Any, Any]]
TURNS: Final = 1000
"""How many things happen in one simulation."""
PATIENCE: Final = 3000
"""The milliseconds after which a client sends again what was not answered."""
LOOK_EVERY: Final = 150
"""The milliseconds that a client waits until it looks at the table again."""
SETTINGS: Final = Settings(database="sqlite+aiosqlite:///", bot_processes=0, bot_pace=0.3)


class RandomBots(BotSeats):
    """Bots that think at once, and at random."""

    def __init__(self, players: RandomPlayers) -> None:
        super().__init__(SETTINGS)
        self.players = players

    async def _play(self, thought: Thought) -> None:
        # A bot of a worker that crashed is gone with it.
        with suppress(Crashed):
            await super()._play(thought)

    async def _think(self, thought: Thought, live: LiveTable, seat: str, level: str) -> dict[str, Any] | None:
        assert live.match is not None
        action = self.players.next_of(live.match, seat)
        return None if action is None else sent(action, self.players.dice)


class Worker:
    """One worker of the service, until it crashes."""

    def __init__(self, simulation: "Simulation") -> None:
        self.store = SimulatedStore(
            simulation.database, simulation.pauses, simulation.lock, is_sqlite=simulation.is_alone
        )
        self.bots = RandomBots(simulation.players)
        self.tables = Tables(Log(self.store.as_store()), simulation.clock, _tell_nobody, self.bots.due)
        self.matches = Matches(self.tables, simulation.dice.randbytes)
        self.bots.use(self.matches.acting)
        self.deadlines = Deadlines(self.matches.acting)


async def _tell_nobody(match: str, seq: int) -> None:
    """The fan-out is down all the time: nothing may depend on it."""


@dataclass(slots=True)
class Request:
    """Something that a client sends, as often as it takes."""

    actor: Actor
    base: int
    key: str
    wanted: Mapping[str, Any]
    sent_at: int = 0
    copies: int = 0


@dataclass(slots=True)
class Client:
    """A player's browser: what it knows of the table, what it waits for, and what it was told."""

    seat: str
    known: LiveTable | None = None
    is_behind: bool = True
    """Whether the table has moved on, as far as the client was told."""
    looked_at: int = 0
    waits_for: Request | None = None
    acknowledged: dict[str, tuple[int, int]] = field(default_factory=dict)
    stale: set[str] = field(default_factory=set)
    refused: dict[str, Request] = field(default_factory=dict)


class Simulation:
    """One simulated evening at one table."""

    def __init__(self, seed: int, database: SimulatedDatabase) -> None:
        self.seed = seed
        self.dice = Random(f"faults in any order {seed}")
        self.database = database
        self.clock = SteppingClock()
        self.pauses = Pauses(self.dice)
        self.lock = asyncio.Lock()
        self.is_alone = seed % 3 == 0
        settings = random_table(self.dice, game="equations" if seed % 2 else "on-sets")
        self.players = RandomPlayers(self.dice, settings.game)
        self.settings = settings
        self.workers = [Worker(self) for _ in range(1 if self.is_alone else 2)]
        self.network: list[tuple[int, int, Work]] = []
        self.numbers = count(1)
        self.tasks: set[asyncio.Task[None]] = set()
        self.clients: list[Client] = []
        self.match = ""
        self.happened: dict[str, int] = {}

    def note(self, what: str) -> None:
        """Count what happened."""
        self.happened[what] = self.happened.get(what, 0) + 1

    # Running things.

    def begin(self, work: Work) -> asyncio.Task[None]:
        """Begin some work of a worker; what it raises is an answer or a crash, and anything else is a bug."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(self._until_crash(work))
        self.tasks.add(task)
        return task

    async def _until_crash(self, work: Work) -> None:
        try:
            await work()
        except Crashed:
            self.note("crashed")
        except StoreIsDown:
            self.note("store-is-down")

    async def step(self) -> bool:
        """Let somebody go on."""
        moved = self.pauses.let_one_go()
        for _ in range(4):
            await asyncio.sleep(0)
        return moved

    async def finish(self) -> None:
        """Let everything that was begun come to its end."""
        while any(not task.done() for task in self.tasks) or any(worker.bots._thinking for worker in self.workers):
            await self.step()
        for task in self.tasks:
            if not task.cancelled():
                task.result()
        self.tasks.clear()

    async def run_alone(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do one thing from beginning to end."""
        task = asyncio.get_running_loop().create_task(work)
        while not task.done():
            await self.step()
        return task.result()

    # The network.

    def travel(self, message: Work) -> None:
        """Send a message: it takes its time, and may be lost."""
        if self.dice.random() < 0.08:
            self.note("lost")
            return
        delay = self.dice.choice((5, 5, 30, 30, 30, 60, 200, 3500))
        heapq.heappush(self.network, (self.clock.now + self.dice.randint(0, delay), next(self.numbers), message))

    def worker(self) -> Worker:
        """Whoever a request happens to reach."""
        return self.dice.choice(self.workers)

    def post(self, client: Client, request: Request) -> None:
        """Send a request, sometimes twice."""
        request.sent_at = self.clock.now
        for _ in range(2 if self.dice.random() < 0.12 else 1):
            request.copies += 1
            self.travel(partial(self._serve, self.worker(), client, request))

    async def _serve(self, worker: Worker, client: Client, request: Request) -> None:
        """What a worker makes of a request, answered through the same network."""
        try:
            receipt = await worker.matches.act(
                self.match, request.actor, request.base, request.key, request.wanted, self.dice.choice((0, 0, 80))
            )
        except StoreIsDown:
            return
        except Refusal as refusal:
            self.travel(partial(self._refused, client, request, refusal))
        else:
            self.travel(partial(self._acknowledged, client, request, receipt.seq, receipt.at))

    async def _acknowledged(self, client: Client, request: Request, seq: int, at: int) -> None:
        known = client.acknowledged.setdefault(request.key, (seq, at))
        assert known == (seq, at), f"{request.key} was acknowledged as {known} and as {(seq, at)}"
        self.note("acknowledged")
        client.is_behind = True
        if client.waits_for is request:
            client.waits_for = None

    async def _refused(self, client: Client, request: Request, refusal: Refusal) -> None:
        assert isinstance(refusal, Stale | Refused | NotAllowed), refusal
        self.note(type(refusal).__name__)
        if isinstance(refusal, Stale):
            client.stale.add(request.key)
            client.is_behind = True
        else:
            client.refused[request.key] = request
        if client.waits_for is request:
            client.waits_for = None

    async def _look(self, worker: Worker, client: Client) -> None:
        live = await worker.tables.find(self.match)
        self.travel(partial(self._seen, client, live))

    async def _seen(self, client: Client, live: LiveTable) -> None:
        if client.known is None or live.seq > client.known.seq:
            client.known = live
            client.is_behind = False

    def client_acts(self, client: Client) -> None:
        """A client sends again what was not answered, or something new, or looks at the table."""
        if client.waits_for is not None:
            if self.clock.now - client.waits_for.sent_at > PATIENCE:
                self.post(client, client.waits_for)
                self.note("sent again")
            return
        known = client.known
        may_act = known is not None and known.status == PLAYING and not client.is_behind
        if known is not None and known.match is not None and may_act:
            action = self.players.next_of(known.match, client.seat, 3)
            if action is not None:
                key = f"{client.seat}-{next(self.numbers)}"
                request = Request(actor_of(action), known.seq, key, sent(action, self.dice))
                client.waits_for = request
                self.post(client, request)
                return
        if self.clock.now - client.looked_at >= LOOK_EVERY:
            client.looked_at = self.clock.now
            self.travel(partial(self._look, self.worker(), client))

    # What goes wrong.

    def crash(self) -> None:
        """A worker is killed, and another one is started in its place."""
        place = self.dice.randrange(len(self.workers))
        dead = self.workers[place]
        dead.store.is_dead = True
        self.pauses.crash(dead.store)
        self.workers[place] = Worker(self)
        self.note("crashes")

    def hang_up(self) -> None:
        """A client goes away while its request is served: the task is cancelled."""
        running = sorted((task for task in self.tasks if not task.done()), key=lambda task: task.get_name())
        if running:
            self.dice.choice(running).cancel()
            self.note("hung up")

    def break_store(self) -> None:
        """The next write of a worker fails, before its commit or after it."""
        self.dice.choice(self.workers).store.faults.append(self.dice.choice(("before", "after")))
        self.note("store faults")

    def official(self) -> None:
        """Somebody with an office acts: a judge, or the director who pauses the table."""
        worker = self.worker()
        chance = self.dice.random()
        if chance < 0.12:
            self.begin(partial(_ignoring, worker.matches.pause, self.match, DIRECTOR))
            return
        if chance < 0.9:
            self.begin(partial(_ignoring, worker.matches.resume, self.match, DIRECTOR))
            return
        self.begin(partial(_ignoring, worker.matches.set_watching, self.match, PEOPLE["P1"], self.dice.random() < 0.5))

    # The evening.

    async def set_up(self) -> None:
        """Everybody sits down; sometimes a bot does."""
        matches = self.workers[0].matches
        host = PEOPLE["P1"]
        live: LiveTable = await self.run_alone(matches.create("person-at-P1", self.settings))
        self.match = live.id
        self.clients = [Client("P1")]
        for seat in live.seats[1:]:
            if self.dice.random() < 0.3:
                await self.run_alone(matches.seat_bot(live.id, host, seat.name, "learner"))
            else:
                await self.run_alone(matches.sit(live.id, PEOPLE[seat.name], seat.name))
                self.clients.append(Client(seat.name))
        assert live.status == WAITING
        # The host is impatient, and asks two workers.
        for worker in self.workers:
            self.begin(partial(_ignoring, worker.matches.start, live.id, host))
        await self.finish()

    async def turn(self) -> None:
        """One thing happens."""
        if self.dice.random() < 0.75 and await self.step():
            return
        chance = self.dice.random()
        if chance < 0.50 and self.network:
            at, _, message = heapq.heappop(self.network)
            self.clock.now = max(self.clock.now, at)
            self.begin(message)
        elif chance < 0.90:
            self.client_acts(self.dice.choice(self.clients))
        elif chance < 0.925:
            self.clock.now += 100 + random_wait(self.dice)
        elif chance < 0.95:
            self.begin(self.worker().deadlines.sweep)
        elif chance < 0.975:
            self.begin(self.worker().bots.look)
        elif chance < 0.982:
            self.crash()
        elif chance < 0.989:
            self.hang_up()
        elif chance < 0.996:
            self.break_store()
        else:
            self.official()

    async def run(self) -> None:
        """The whole evening, until the network is empty and nobody does anything any more."""
        await self.set_up()
        for _ in range(TURNS):
            await self.turn()
        for worker in self.workers:
            worker.store.faults.clear()
        while self.network or any(not task.done() for task in self.tasks):
            if self.network:
                at, _, message = heapq.heappop(self.network)
                self.clock.now = max(self.clock.now, at)
                self.begin(message)
            await self.step()
        await self.finish()


async def _ignoring(work: Callable[..., Coroutine[Any, Any, Any]], *given: object) -> None:
    try:
        await work(*given)
    except StoreIsDown:
        raise
    except Refusal:
        return
