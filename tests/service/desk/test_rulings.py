"""Rulings and second judges: both must agree, each on a phone of their own; a ruling that both share may be appealed,
and the result is held (On-Sets 2026-27 VII-C-7, IX-D)."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from forceout.service.desk.desk import Desk
from forceout.service.desk.paper_tables import PaperTables
from forceout.service.desk.rulings import Rulings
from forceout.service.errors import BadRequest, NotAllowed, NotFound, Refused
from forceout.service.tables.actions import Actor
from forceout.service.tables.fold import LiveTable, fold_events
from forceout.service.tables.hosting import Matches
from forceout.service.tables.table_settings import TableSettings
from tests.service.tables.test_calls import ADA, BEN, HOST, KWAME, RUTH, begun, rolling
from tests.trust.played import SteppingClock, quick_matches
from tests.trust.simulated_store import SimulatedDatabase

PAPER: Final = TableSettings("on-sets", "2026-27", "middle", seats=3, clock="off")
OLDER: Final = TableSettings("on-sets", "2014-15", "middle", seats=3, clock="off")
SITUATION: Final = "guideline-B4"
POINT: Final[Any] = {"seat": "P2", "cause": "unfair-advantage", "reason": "unfair-advantage"}


@pytest.fixture
def matches() -> Iterator[Matches]:
    database = SimulatedDatabase()
    yield quick_matches(database, SteppingClock(), Random("ruling"))
    database.close()


async def paper(matches: Matches, settings: TableSettings = PAPER) -> LiveTable:
    """A paper table with two judges and a director who set it up."""
    live = await PaperTables(Desk(matches)).open(HOST, settings, "C", 3, 1, None)
    for judge in (RUTH, KWAME):
        live = await matches.appoint_judge(live.id, HOST, judge.person or "")
    return live


def test_on_sets_2026_27_IX_D_a_point_without_a_warning_is_taken_when_a_second_judge_agrees(matches: Matches) -> None:
    async def play() -> None:
        rulings = Rulings(Desk(matches))
        live = await rolling(matches, await begun(matches, RUTH, KWAME))
        wanted = {"do": "penalize", "player": "P2", "reason": "unfair-advantage"}
        with pytest.raises(Refused):
            await matches.act(live.id, RUTH, live.seq, "alone", wanted)
        live = await rulings.ask_second(live.id, RUTH, "penalty", **POINT)
        asked = live.seconds[0].number
        assert (await rulings.ask_second(live.id, RUTH, "penalty", **POINT)).seq == live.seq
        with pytest.raises(NotAllowed):
            await rulings.answer_second(live.id, RUTH, asked, True)
        with pytest.raises(NotAllowed):
            await rulings.answer_second(live.id, ADA, asked, True)
        live = await rulings.answer_second(live.id, KWAME, asked, True)
        assert live.shake is not None
        assert live.shake.penalties["P2"] == -1
        assert live.seconds[0].agrees
        with pytest.raises(Refused):
            await rulings.answer_second(live.id, KWAME, asked, False)
        assert fold_events(live.id, None, await matches.tables.log.after(live.id, 0)) == live

    asyncio.run(play())


def test_where_the_second_judge_does_not_agree_nothing_happens(matches: Matches) -> None:
    async def play() -> None:
        rulings = Rulings(Desk(matches))
        live = await rolling(matches, await begun(matches, RUTH, KWAME))
        live = await rulings.ask_second(live.id, RUTH, "penalty", **POINT)
        live = await rulings.answer_second(live.id, KWAME, live.seconds[0].number, False)
        assert live.shake is not None
        assert not live.shake.penalties.get("P2")
        live = await paper(matches)
        live = await rulings.ask_second(live.id, RUTH, "penalty", **POINT)
        live = await rulings.answer_second(live.id, KWAME, live.seconds[0].number, False)
        assert live.paper is not None
        assert not live.paper.penalties

    asyncio.run(play())


def test_on_sets_2026_27_VII_C_7_a_ruling_of_two_judges_is_appealed_and_the_result_is_held(matches: Matches) -> None:
    async def play() -> None:
        rulings = Rulings(Desk(matches))
        live = await rolling(matches, await begun(matches, RUTH, KWAME))
        live = await rulings.note(live.id, RUTH, SITUATION)
        appeal = {"do": "appeal", "reason": "rule-misread"}
        with pytest.raises(Refused):
            await matches.act(live.id, ADA, live.seq, "too soon", appeal)
        live = await rulings.ask_second(live.id, RUTH, "ruling", ruling=live.rulings[0].number)
        live = await rulings.answer_second(live.id, KWAME, live.seconds[0].number, True)
        assert live.rulings[0].confirmed_by == "kwame"
        await matches.act(live.id, ADA, live.seq, "appeal", appeal)
        live = await matches.find(live.id)
        assert live.match is not None
        assert live.match.appealing == {"P1"}

    asyncio.run(play())


def test_appeals_of_paper_tables_are_held_until_somebody_else_decides(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        rulings, papers = Rulings(desk), PaperTables(desk)
        live = await paper(matches)
        live = await rulings.note(live.id, RUTH, SITUATION)
        number = live.rulings[0].number
        appeal = {"do": "appeal", "seat": "P1", "reason": "rule-misread", "ruling": number}
        with pytest.raises(Refused):
            await papers.rule(live.id, RUTH, appeal)
        live = await rulings.ask_second(live.id, RUTH, "ruling", ruling=number)
        live = await rulings.answer_second(live.id, KWAME, live.seconds[0].number, True)
        live = await papers.rule(live.id, RUTH, appeal)
        assert live.paper is not None
        assert live.paper.is_held
        with pytest.raises(Refused):
            await papers.close(live.id, HOST)
        with pytest.raises(Refused):
            await papers.rule(live.id, RUTH, {"do": "sign", "seat": "P1"})
        held = live.paper.appeals[0].number
        with pytest.raises(NotAllowed):
            await papers.decide(live.id, KWAME, held, "ruling-stands")
        live = await papers.decide(live.id, HOST, held, "ruling-stands")
        assert live.paper is not None
        assert not live.paper.is_held
        assert fold_events(live.id, None, await matches.tables.log.after(live.id, 0)) == live

    asyncio.run(play())


def test_who_ruled_decides_no_appeal(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        rulings, papers = Rulings(desk), PaperTables(desk)
        live = await paper(matches)
        live = await rulings.note(live.id, HOST, SITUATION)
        live = await rulings.ask_second(live.id, HOST, "ruling", ruling=live.rulings[0].number)
        live = await rulings.answer_second(live.id, KWAME, live.seconds[0].number, True)
        appeal = {"do": "appeal", "seat": "P1", "reason": "rule-misread", "ruling": live.rulings[0].number}
        live = await papers.rule(live.id, RUTH, appeal)
        assert live.paper is not None
        with pytest.raises(NotAllowed):
            await papers.decide(live.id, HOST, live.paper.appeals[0].number, "ruling-stands")
        director = Actor("a-director", frozenset({"director"}))
        live = await papers.decide(live.id, director, live.paper.appeals[0].number, "ruling-was-changed")
        assert live.paper is not None
        assert not live.paper.is_held

    asyncio.run(play())


def test_books_without_second_judges_have_neither(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        rulings, papers = Rulings(desk), PaperTables(desk)
        for settings in (
            OLDER,
            TableSettings("equations", "2015-16", "elementary", season="even", seats=3, clock="off"),
        ):
            live = await paper(matches, settings)
            live = await rulings.note(live.id, RUTH, SITUATION)
            with pytest.raises(Refused):
                await rulings.ask_second(live.id, RUTH, "ruling", ruling=live.rulings[0].number)
            with pytest.raises(Refused):
                await papers.rule(live.id, RUTH, {"do": "add-time", "seconds": 60})
            appeal = {"do": "appeal", "seat": "P1", "reason": "rule-misread", "ruling": live.rulings[0].number}
            with pytest.raises(Refused):
                await papers.rule(live.id, RUTH, appeal)

    asyncio.run(play())


def test_bad_rulings_are_refused(matches: Matches) -> None:
    async def play() -> None:
        rulings = Rulings(Desk(matches))
        live = await paper(matches)
        with pytest.raises(NotFound):
            await rulings.note(live.id, RUTH, "guideline-Z99")
        with pytest.raises(BadRequest):
            await rulings.ask_second(live.id, RUTH, "opinion")
        with pytest.raises(BadRequest):
            await rulings.ask_second(live.id, RUTH, "penalty", seat="P9")
        with pytest.raises(NotFound):
            await rulings.ask_second(live.id, RUTH, "ruling", ruling=99)
        with pytest.raises(NotFound):
            await rulings.answer_second(live.id, KWAME, 99, True)

    asyncio.run(play())


def test_who_plays_writes_down_no_ruling(matches: Matches) -> None:
    async def play() -> None:
        live = await begun(matches, RUTH)
        with pytest.raises(NotAllowed):
            await Rulings(Desk(matches)).note(live.id, BEN, SITUATION)

    asyncio.run(play())
