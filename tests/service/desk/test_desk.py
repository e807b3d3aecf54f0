"""The desk: codes that make somebody a judge, whose consent stays needed, and which tables are on whose desk (trust.md,
promises 7 and 20)."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from forceout.service.desk.desk import Desk
from forceout.service.desk.paper_tables import PaperTables
from forceout.service.errors import BadRequest, NotAllowed, NotFound
from forceout.service.tables.actions import Actor
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.hosting import Matches
from forceout.service.tables.table_settings import TableSettings
from tests.trust.played import SteppingClock, quick_matches
from tests.trust.simulated_store import SimulatedDatabase

SETTINGS: Final = TableSettings("on-sets", "2026-27", "middle", seats=2, is_listed=True)
PAPER: Final = TableSettings("on-sets", "2026-27", "middle", seats=3, clock="off")
HOST: Final = Actor("the-host")
ADA: Final = Actor("ada")
BEN: Final = Actor("ben")
RUTH: Final = Actor("ruth")
KWAME: Final = Actor("kwame")
DIRECTOR: Final = Actor("a-director", frozenset({"director"}))


@pytest.fixture
def clock() -> SteppingClock:
    return SteppingClock()


@pytest.fixture
def matches(clock: SteppingClock) -> Iterator[Matches]:
    database = SimulatedDatabase()
    yield quick_matches(database, clock, Random("desk"))
    database.close()


async def table(matches: Matches, *, does_host_play: bool) -> LiveTable:
    live = await matches.create("the-host", SETTINGS)
    if not does_host_play:
        await matches.stand(live.id, HOST, "P1")
        await matches.sit(live.id, ADA, "P1")
    await matches.sit(live.id, BEN, "P2")
    return await matches.find(live.id)


def test_a_code_makes_somebody_a_judge_and_everybody_sees_it(matches: Matches, clock: SteppingClock) -> None:
    async def play() -> None:
        desk = Desk(matches)
        live = await table(matches, does_host_play=False)
        code = await desk.new_code(live.id, HOST)
        assert len(code.shown) == 9
        (live,) = await desk.become_judge(RUTH, code.shown.lower())
        assert live.judges == {"ruth"}
        assert live.officials[0].by == "the-host"
        (same,) = await desk.become_judge(RUTH, code.shown)
        assert same.seq == live.seq
        await desk.new_code(live.id, HOST)
        with pytest.raises(NotFound):
            await desk.become_judge(KWAME, code.shown)
        for text in ("", "ABCD", "ABCD-12345", "x" * 100):
            with pytest.raises(BadRequest):
                await desk.become_judge(KWAME, text)
        fresh = await desk.new_code(live.id, DIRECTOR)
        clock.now += 3 * 3_600_000
        with pytest.raises(NotFound):
            await desk.become_judge(KWAME, fresh.shown)

    asyncio.run(play())


def test_a_code_of_a_host_who_plays_waits_for_everybody_else(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        live = await table(matches, does_host_play=True)
        await matches.start(live.id, HOST)
        code = await desk.new_code(live.id, HOST)
        (live,) = await desk.become_judge(RUTH, code.shown)
        assert not live.judges
        assert live.officials[0].awaits == {"ben"}
        live = await matches.answer_judge(live.id, BEN, live.officials[0].number, True)
        assert live.judges == {"ruth"}
        live = await matches.dismiss_judge(live.id, HOST, live.officials[0].number)
        assert not live.officials

    asyncio.run(play())


def test_nobody_who_has_or_had_a_seat_judges_by_a_code(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        live = await table(matches, does_host_play=False)
        code = await desk.new_code(live.id, HOST)
        with pytest.raises(NotAllowed):
            await desk.become_judge(BEN, code.shown)
        await matches.start(live.id, HOST)
        await matches.replace_absent(live.id, HOST, "P2", "learner")
        with pytest.raises(NotAllowed):
            await desk.become_judge(BEN, code.shown)
        for nobody in (ADA, BEN, RUTH):
            with pytest.raises(NotAllowed):
                await desk.new_code(live.id, nobody)

    asyncio.run(play())


def test_a_judge_sees_their_tables_and_a_director_all(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        live = await table(matches, does_host_play=False)
        await desk.become_judge(RUTH, (await desk.new_code(live.id, HOST)).shown)
        await matches.start(live.id, HOST)
        other = await table(matches, does_host_play=False)
        await matches.start(other.id, HOST)
        paper = await PaperTables(desk).open(KWAME, PAPER, "C", 3, 1, None)
        assert [one.id for one in await desk.tables_of(RUTH)] == [live.id]
        assert [one.id for one in await desk.tables_of(KWAME)] == [paper.id]
        assert {one.id for one in await desk.tables_of(DIRECTOR)} == {live.id, other.id, paper.id}
        assert await desk.tables_of(ADA) == []
        assert (await desk.seen(live.id, RUTH)).id == live.id
        for who, where in ((RUTH, other.id), (ADA, live.id), (KWAME, live.id)):
            with pytest.raises(NotFound):
                await desk.seen(where, who)
        # Those that call come first on a director's desk.
        await desk.call(other.id, ADA, "rule")
        assert next(one.id for one in await desk.tables_of(DIRECTOR)) == other.id

    asyncio.run(play())


def test_a_code_of_an_event_is_for_all_its_paper_tables(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        papers = PaperTables(desk)
        first = await papers.open(KWAME, PAPER, "A", 1, 1, None)
        event = first.settings.event
        assert event is not None
        second = await papers.open(KWAME, PAPER, "A", 2, 1, event)
        with pytest.raises(NotAllowed):
            await papers.open(RUTH, PAPER, "A", 3, 1, event)
        with pytest.raises(NotAllowed):
            await desk.new_event_code(event, RUTH)
        code = await desk.new_event_code(event, KWAME)
        found = await desk.become_judge(RUTH, code.shown)
        assert {live.id for live in found} == {first.id, second.id}
        third = await papers.open(RUTH, PAPER, "A", 3, 1, event)
        assert third.judges == {"ruth", "kwame"}

    asyncio.run(play())
