"""Tables of an event that are played online: they open by themselves, and their results come back (XII-B)."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from forceout.rules.match_state import Approve
from forceout.service.errors import Refusal
from forceout.service.events.members import Member
from forceout.service.service import Service
from forceout.service.settings import Settings as ServiceSettings
from forceout.service.store.store import Store
from forceout.service.tables.actions import Actor
from forceout.service.tables.fold import OVER, PLAYING, WAITING, LiveTable
from forceout.tournament import acts as do
from forceout.tournament.exchange.event_file import print_event
from forceout.tournament.outstanding import table_status
from forceout.tournament.results import CONFIRMED, points_of
from forceout.tournament.seating.seat_round import seat_round
from forceout.tournament.standings.printed import all_standings
from forceout.tournament.state import EventState
from tests.service.conftest import HandClock
from tests.service.events.test_events import person
from tests.tournament.recomputation import Recomputed
from tests.tournament.small_event import SETS, settings
from tests.tournament.small_event import people as everybody
from tests.trust.random_players import RandomPlayers, sent

pytestmark = pytest.mark.anyio


class Hall:
    """An event of six players in a service, all of it online."""

    def __init__(self, service: Service, clock: HandClock, director: Member) -> None:
        self.service, self.clock, self.director, self.keys = service, clock, director, 0

    @classmethod
    async def opened(cls, store: Store, clock: HandClock, own: ServiceSettings) -> "Hall":
        service = Service(own, clock, store=store)
        service.bots.use(service.matches.acting)
        live = await service.events.found(settings(is_online=True), await person(store, "the-director"))
        hall = cls(service, clock, await service.events.member(live.id, "the-director"))
        await hall.does(everybody(6))
        return hall

    async def state(self) -> EventState:
        return (await self.service.events.find(self.director.tournament)).state

    async def does(self, act: do.Act, member: Member | None = None) -> None:
        self.keys += 1
        live = await self.service.events.find(self.director.tournament)
        await self.service.events.act(member or self.director, act, f"key-{self.keys}", live.seq)

    async def joins(self, office: str, who: str, subject: str | None = None) -> Member:
        code = await self.service.events.members.make_code(await self.state(), self.director, office, subject)
        return await self.service.events.members.join(code.shown, await person(self.service.store, who))

    async def looks(self) -> None:
        await self.service.online.look(self.director.tournament)

    async def tables(self) -> list[LiveTable]:
        one = (await self.state()).round(SETS, 1)
        matches = [one.record(table.label).match for table in one.tables]
        return [await self.service.tables.find(match) for match in matches if match is not None]

    async def play(self, tables: list[LiveTable], judge: Member) -> list[LiveTable]:
        """Play tables side by side by random players until all have signed; the hall is warned and stopped, and the
        judge initials what was penalized (XI-A-note)."""
        dice = Random(3)
        players = [RandomPlayers(dice, live.settings.game, officials=0.0) for live in tables]
        for step in range(900):
            self.clock.now += 9_000
            told = {200: "no-new-shakes", 240: "stop"}.get(step)
            if told is not None:
                await self.does(do.TellTime(SETS, 1, told))
                await self.looks()
            tables = [await self.step(live, one, dice, judge, step) for live, one in zip(tables, players, strict=True)]
            if all(live.status != PLAYING for live in tables):
                break
        return tables

    async def step(self, live: LiveTable, players: RandomPlayers, dice: Random, judge: Member, step: int) -> LiveTable:
        """Let somebody at a table do something, if anything comes to mind."""
        await self.service.matches.acting.tell_time(live.id, 500)
        live = await self.service.tables.find(live.id)
        action = players.next_action(live.match) if live.status == PLAYING and live.match is not None else None
        if action is None:
            return live
        seat = live.seat(action.by)
        who = judge.person if isinstance(action, Approve) else None if seat is None else seat.person
        if who is None:
            return live
        with suppress(Refusal):
            await self.service.matches.act(live.id, Actor(who), live.seq, f"step-{step}", sent(action, dice))
        return await self.service.tables.find(live.id)


@pytest.fixture
async def open_hall(
    sqlite_store: Store, clock: HandClock, settings: ServiceSettings
) -> AsyncIterator[Callable[[], Awaitable[Hall]]]:
    """Open a hall; what its service does beside the test ends with it."""
    opened: list[Hall] = []

    async def open_one() -> Hall:
        opened.append(await Hall.opened(sqlite_store, clock, settings))
        return opened[-1]

    yield open_one
    for hall in opened:
        await hall.service.online.close()


async def test_tables_open_when_seats_are_published_and_results_come_back(
    open_hall: Callable[[], Awaitable[Hall]],
) -> None:
    hall = await open_hall()
    judge = await hall.joins(do.JUDGE, "the-judge")
    players = [*(await hall.state()).players]
    for player in players[:-1]:
        await hall.joins(do.PLAYER, f"who-is-{player}", player)
    await hall.does(seat_round(await hall.state(), SETS, 1, 3))
    await hall.looks()
    assert await hall.tables() == []
    await hall.does(do.Publish(SETS, 1))
    await hall.looks()
    one = (await hall.state()).round(SETS, 1)
    tables = await hall.tables()
    assert [live.hall.label for live in tables if live.hall is not None] == [table.label for table in one.tables]
    # Everybody sits where the round says, by the code of their player; who has not come has a seat that waits.
    for live, table in zip(tables, one.tables, strict=True):
        sitting = [f"who-is-{player}" if player != players[-1] else None for player in table.players]
        assert [seat.person for seat in live.seats] == sitting
        assert (live.status, live.judges) == (WAITING, frozenset({"the-director", judge.person}))
        assert live.settings.event == hall.director.tournament
        assert not live.is_watchable
    await hall.does(do.TellTime(SETS, 1, "start"))
    await hall.looks()
    assert sorted(live.status for live in await hall.tables()) == sorted([PLAYING, WAITING])
    await hall.joins(do.PLAYER, f"who-is-{players[-1]}", players[-1])
    await hall.looks()
    await hall.looks()
    tables = await hall.tables()
    assert [live.status for live in tables] == [PLAYING, PLAYING]
    assert len({live.id for live in tables}) == len(tables)
    # A call reaches whoever judges the event, and those who follow it are told.
    told: list[str] = []

    async def tell(event: str) -> None:
        told.append(event)

    hall.service.desk.told = tell
    caller = Actor(tables[0].seats[0].person)
    await hall.service.desk.call(tables[0].id, caller, "rule")
    assert told == [hall.director.tournament]
    assert tables[0].id in [live.id for live in await hall.service.desk.tables_of(Actor(judge.person))]
    assert await hall.service.desk.index.calling(hall.director.tournament) == [tables[0].id]
    await hall.service.desk.withdraw_call(tables[0].id, caller)
    await hall.service.matches.resume(tables[0].id, Actor("the-director"))
    over = await hall.play(await hall.tables(), judge)
    assert [live.status for live in over] == [OVER, OVER]
    await hall.looks()
    state = await hall.state()
    one = state.round(SETS, 1)
    for live, table in zip(await hall.tables(), one.tables, strict=True):
        record = one.record(table.label)
        assert live.match is not None
        assert record.result is not None
        assert table_status(state, one, table.label) == CONFIRMED
        seats = dict(zip(live.match.table.players, table.players, strict=True))
        assert record.result.totals == {seats[seat]: points for seat, points in live.match.totals.items()}
        assert points_of(record, table.players) == {seats[seat]: points for seat, points in live.match.points().items()}
        assert set(record.result.sheet.signed) == set(table.players)
    before = await hall.service.events.find(hall.director.tournament)
    export = json.loads(print_event(await hall.service.events.entries(before.id), None))
    assert Recomputed(export).differences(json.loads(json.dumps(all_standings(state)))) == []
    await hall.looks()
    assert (await hall.service.events.find(hall.director.tournament)).seq == before.seq


async def test_a_file_that_names_somebody_elses_match_touches_nothing(
    open_hall: Callable[[], Awaitable[Hall]], sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await open_hall()
    monkeypatch.setattr(hall.service.online, "heard_event", lambda event: None)
    await hall.does(seat_round(await hall.state(), SETS, 1, 3))
    await hall.does(do.Publish(SETS, 1))
    table_settings = (await _table_of(hall)).settings
    foreign = await hall.service.matches.create(
        await person(sqlite_store, "somebody"), replace(table_settings, event=None)
    )
    server = Member(hall.director.tournament, "", do.SERVER, None, do.SERVER)
    label = (await hall.state()).round(SETS, 1).tables[1].label
    await hall.does(do.OpenTables(SETS, 1, {label: foreign.id}), server)
    for player in (await hall.state()).players:
        await hall.joins(do.PLAYER, f"who-is-{player}", player)
    await hall.looks()
    assert await hall.service.tables.find(foreign.id) == foreign


async def _table_of(hall: Hall) -> LiveTable:
    """The first table alone, opened as the server opens them."""
    label = (await hall.state()).round(SETS, 1).tables[0].label
    server = Member(hall.director.tournament, "", do.SERVER, None, do.SERVER)
    await hall.does(do.OpenTables(SETS, 1, {label: "abcdefghjkmn"}), server)
    live = await hall.service.events.find(hall.director.tournament)
    one = live.state.round(SETS, 1)
    people = await hall.service.events.members.of_event(live.id)
    await hall.service.online._look_at(
        live, live.state.settings.competitions[0], one, one.tables[0], "abcdefghjkmn", people
    )
    return await hall.service.tables.find("abcdefghjkmn")


async def test_a_second_version_with_other_seats_opens_other_tables(
    open_hall: Callable[[], Awaitable[Hall]],
) -> None:
    hall = await open_hall()
    await hall.does(seat_round(await hall.state(), SETS, 1, 3))
    await hall.does(do.Publish(SETS, 1))
    await hall.looks()
    before = await hall.tables()
    one = (await hall.state()).round(SETS, 1)
    first, second = one.tables[0].players[0], one.tables[1].players[0]
    await hall.does(do.SwapSeats(SETS, 1, first, second))
    await hall.does(do.Publish(SETS, 1, "They asked for it"))
    await hall.looks()
    after = await hall.tables()
    assert not {live.id for live in before} & {live.id for live in after}
    assert [live.status for live in after] == [WAITING, WAITING]


async def test_on_sets_XI_B_an_online_table_follows_the_clock_of_its_hall(
    open_hall: Callable[[], Awaitable[Hall]],
) -> None:
    hall = await open_hall()
    for player in (await hall.state()).players:
        await hall.joins(do.PLAYER, f"who-is-{player}", player)
    await hall.does(seat_round(await hall.state(), SETS, 1, 3))
    await hall.does(do.Publish(SETS, 1))
    await hall.does(do.TellTime(SETS, 1, "start"))
    await hall.looks()

    async def heard() -> list[tuple[bool, bool]]:
        found = [live.match for live in await hall.tables() if live.match is not None]
        return [(match.is_round_over, match.is_stopped) for match in found]

    # A director who is late is waited for, and one who is early is obeyed.
    hall.clock.now += 45 * 60_000
    for live in await hall.tables():
        await hall.service.matches.acting.tell_time(live.id)
    assert await heard() == [(False, False)] * 2
    await hall.does(do.TellTime(SETS, 1, "no-new-shakes"))
    await hall.looks()
    assert await heard() == [(True, False)] * 2
    # Time that a judge gave one table is that table's alone (XI-B-3).
    label = (await hall.state()).round(SETS, 1).tables[1].label
    await hall.does(do.AddTableTime(SETS, 1, label, 120))
    await hall.does(do.TellTime(SETS, 1, "stop"))
    await hall.looks()
    assert await heard() == [(True, True), (True, False)]
    hall.clock.now += 120_000
    await hall.looks()
    assert await heard() == [(True, True)] * 2
    before = [live.seq for live in await hall.tables()]
    await hall.looks()
    assert [live.seq for live in await hall.tables()] == before
