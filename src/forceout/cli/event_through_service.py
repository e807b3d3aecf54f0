"""A simulated event through the service: offices by codes, every act appended and committed, then folded anew."""

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from forceout.cli.simulated_event import PlayedEvent
from forceout.service.events.events import Events
from forceout.service.events.members import Member
from forceout.service.people.people import SessionInfo
from forceout.service.service import Service
from forceout.service.settings import Settings
from forceout.service.store.events import verify_chain
from forceout.service.store.migrating import upgrade
from forceout.tournament import acts as do
from forceout.tournament.simulation import Plan, Simulation, planned_people
from forceout.tournament.state import EventState


class Hall:
    """An event in a service, with somebody in every office that is asked for."""

    def __init__(self, service: Service, loop: asyncio.AbstractEventLoop) -> None:
        self.service, self.loop = service, loop
        self.director: Member | None = None
        self.session: SessionInfo | None = None
        """The director's."""
        self.names: dict[str, str] | None = None
        """What the players are called, where the event keeps that."""
        self.members: dict[tuple[str, str], Member] = {}
        self.sent = 0
        self.seating: list[float] = []
        self.before = time.thread_time()

    @property
    def events(self) -> Events:
        """The events of the service."""
        return self.service.events

    def submit(self, act: do.Act, office: str, by: str) -> EventState:
        """Do an act from the thread that plays the event."""
        if act.do == "draft":
            self.seating.append(time.thread_time() - self.before)
        state = asyncio.run_coroutine_threadsafe(self._done(act, office, by), self.loop).result()
        self.before = time.thread_time()
        return state

    async def _done(self, act: do.Act, office: str, by: str) -> EventState:
        if isinstance(act, do.Found):
            person, made = await self.service.people.new_guest()
            self.session = await self.service.people.find_session(made.token)
            live = await self.events.found(act.settings, person.id)
            self.director = await self.events.member(live.id, person.id)
            self.members[office, by] = self.director
            return live.state
        member = await self._member(office, by)
        self.sent += 1
        live = await self.events.find(member.tournament)
        names = self.names if isinstance(act, do.Import) else None
        await self.events.act(member, act, f"simulated-{self.sent}", live.seq, names)
        return (await self.events.find(member.tournament)).state

    async def _member(self, office: str, by: str) -> Member:
        known = self.members.get((office, by))
        if known is not None:
            return known
        assert self.director is not None
        live = await self.events.find(self.director.tournament)
        code = await self.events.members.make_code(live.state, self.director, office, None)
        person = (await self.service.people.new_guest())[0]
        member = self.members[office, by] = await self.events.members.join(code.shown, person.id)
        return member


def played_through_service(plan: Plan) -> PlayedEvent:
    """Play an event through a service with a database of its own, which is gone afterwards."""
    with TemporaryDirectory(prefix="forceout-event-") as folder:
        return asyncio.run(_played(plan, Path(folder)))


async def _played(plan: Plan, folder: Path) -> PlayedEvent:
    settings = Settings(data=folder, database=f"sqlite+aiosqlite:///{folder}/event.sqlite3", nickname_policy="open")
    service = Service(settings)
    await upgrade(service.store)
    await service.open(has_loops=False)
    try:
        hall = Hall(service, asyncio.get_running_loop())
        simulation = Simulation(plan, hall.submit)
        state = await asyncio.to_thread(simulation.run)
        assert hall.director is not None
        name = hall.director.tournament
        verify_chain(name, await service.events.log.after(name, 0))
        # Another worker, which has nothing at hand, folds the same.
        again = await Events(service.store, service.clock, service.fanout.publish).find(name)
        assert again.state == state
        entries = tuple(await service.events.entries(name))
        _, names = planned_people(plan)
        return PlayedEvent(state, entries, names, simulation.counts, sum(hall.seating), max(hall.seating, default=0.0))
    finally:
        await service.close()
