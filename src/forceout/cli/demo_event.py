"""A demo event to try: played to the middle of its second round, with a code for every office, and served."""

import asyncio
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from forceout.cli.event_through_service import Hall
from forceout.cli.serve import run_server
from forceout.rules.frozen import replace
from forceout.service.service import Service
from forceout.service.settings import Settings
from forceout.service.store.migrating import upgrade
from forceout.tournament import acts as do
from forceout.tournament.seating.seat_round import seat_round
from forceout.tournament.simulation import Plan, Simulation, planned_people, planned_settings
from forceout.tournament.state import START, EventState


@dataclass(frozen=True, slots=True)
class DemoEvent:
    """An event that is ready to be looked at."""

    id: str
    director_code: str
    """Typed on the page of one's own, within ten minutes, it makes this browser the director's."""
    codes: dict[str, str]


class HalfPlayed(Simulation):
    """An event up to the second round, whose clock runs and whose first tables have handed in."""

    def run(self) -> EventState:
        """Play so far."""
        people, _ = planned_people(self.plan)
        wanted = planned_settings(self.plan, "Demo Open")
        self.act(do.Found(replace(wanted, players_may_enter=True, is_public=True)))
        state = self.act(people)
        for competition in state.settings.competitions:
            state = self.play_round(state, competition, 1)
        for competition in state.settings.competitions:
            state = self.act(seat_round(state, competition.id, 2, self.numbers.below(1 << 30)))
            state = self.act(do.Publish(competition.id, 2))
            state = self.act(do.TellTime(competition.id, 2, START))
            tables = state.round(competition.id, 2).tables
            for table in tables[: len(tables) // 3]:
                state = self.play_table(state, competition, 2, table)
        return state


async def prepared(plan: Plan, folder: Path) -> DemoEvent:
    """The demo in a database of its own."""
    settings = Settings(data=folder, database=f"sqlite+aiosqlite:///{folder}/forceout.sqlite3", nickname_policy="open")
    service = Service(settings)
    await upgrade(service.store)
    await service.open(has_loops=False)
    try:
        hall = Hall(service, asyncio.get_running_loop())
        _, hall.names = planned_people(plan)
        await asyncio.to_thread(HalfPlayed(plan, hall.submit).run)
        assert hall.director is not None
        assert hall.session is not None
        members, name = service.events.members, hall.director.tournament
        state = (await service.events.find(name)).state
        offices: list[tuple[str, str | None]] = [(do.DEPUTY, None), (do.SCOREKEEPER, None), (do.JUDGE, None)]
        offices += [(do.COACH, next(iter(state.schools))), (do.PLAYER, next(iter(state.players)))]
        codes = {}
        for office, subject in offices:
            codes[office] = (await members.make_code(state, hall.director, office, subject)).shown
        made = await service.device_codes.new(hall.session)
        return DemoEvent(name, made.shown, codes)
    finally:
        await service.close()


def open_demo(plan: Plan, port: int) -> None:
    """Serve a demo event until told to stop; it is gone afterwards."""
    # Nobody else reads the demo: without this the server would warn of its own file.
    os.umask(0o077)
    with TemporaryDirectory(prefix="forceout-demo-") as folder:
        demo = asyncio.run(prepared(plan, Path(folder)))
        own = f"http://localhost:{port}"
        lines = [
            f'To direct it: {own}/me, "I have a code", code {demo.director_code} (for ten minutes)',
            *(f"As {office}: {own}/tournaments#{code}" for office, code in demo.codes.items()),
            f"The board for the hall: {own}/tournaments/{demo.id}/front (as an official)",
            f"What anybody sees: {own}/tournaments/{demo.id}/public",
        ]
        sys.stdout.write("\n".join(lines) + "\n")
        database = f"sqlite+aiosqlite:///{folder}/forceout.sqlite3"
        run_server({"port": port, "data": folder, "database": database}, is_lan=False)
