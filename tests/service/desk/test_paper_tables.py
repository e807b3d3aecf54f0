"""Paper tables: a log like any other; warnings follow a badge, or a player, through the rounds of an event (On-Sets
IX-C, XI-A; Equations IX-C, XI-A)."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from forceout.service.desk.desk import Desk
from forceout.service.desk.desk_lists import desk_view
from forceout.service.desk.paper_tables import PaperTables
from forceout.service.desk.table_cards import table_card
from forceout.service.errors import BadRequest, NotFound, Refused
from forceout.service.store.events import verify_chain
from forceout.service.tables.actions import Actor
from forceout.service.tables.fold import LiveTable, fold_events
from forceout.service.tables.hosting import Matches
from forceout.service.tables.table_settings import TableSettings
from tests.trust.played import SteppingClock, quick_matches
from tests.trust.simulated_store import SimulatedDatabase

SETTINGS: Final = TableSettings("on-sets", "2026-27", "middle", seats=3, clock="off")
RUTH: Final = Actor("ruth")
NAMES: Final = {"ruth": "Ruth"}
POSITION: Final = {
    "universe": ["BR", "B", "RGY", "-", "GY", "R"],
    "goal": "row 1",
    "required": ["B", "⊆"],
    "permitted": ["R"],
    "forbidden": ["∪"],
    "resources": ["G", "'"],
    "variations": [{"name": "two-operations"}],
}


@pytest.fixture
def matches() -> Iterator[Matches]:
    database = SimulatedDatabase()
    yield quick_matches(database, SteppingClock(), Random("paper"))
    database.close()


async def opened(matches: Matches, played: int = 1, event: str | None = None, **fields: Any) -> LiveTable:
    papers = PaperTables(Desk(matches))
    live = await papers.open(RUTH, SETTINGS, "C", 3, played, event)
    return await papers.set(live.id, RUTH, {"badges": {"P1": "17", "P2": "4", "P3": "31"}, **fields})


async def card(matches: Matches, live: LiveTable) -> dict[str, Any]:
    others = await Desk(matches).of_event(live.settings.event or "")
    return dict(table_card(live, others, NAMES, "ruth", 0))


def test_a_paper_table_is_tapped_in_and_folded_from_its_log(matches: Matches) -> None:
    async def play() -> None:
        live = await opened(matches, position=POSITION, goal_setter="P2", scores={"P1": 8, "P2": 12, "P3": 6}, shake=5)
        live = await PaperTables(Desk(matches)).set(live.id, RUTH, {"position": {"forbidden": ["∪", "Y"]}})
        shown = await card(matches, live)
        assert shown["place"] == {"section": "C", "number": 3, "round": 1}
        assert shown["position"] == {**POSITION, "forbidden": ["∪", "Y"]}
        assert [one["name"] for one in shown["people"]] == ["#17", "#4", "#31"]
        assert [one["is_leading"] for one in shown["people"]] == [False, True, False]
        assert shown["variations"][0]["title"] == "Two Operations"
        events = await matches.tables.log.after(live.id, 0)
        verify_chain(live.id, events)
        assert fold_events(live.id, None, events) == live

    asyncio.run(play())


def test_on_sets_IX_C_a_point_for_behaviour_comes_after_a_warning(matches: Matches) -> None:
    async def play() -> None:
        papers = PaperTables(Desk(matches))
        live = await opened(matches)
        point = {"do": "penalize", "seat": "P1", "cause": "behaviour", "initials": True}
        with pytest.raises(Refused):
            await papers.rule(live.id, RUTH, point)
        await papers.rule(live.id, RUTH, {"do": "warn", "seat": "P1", "reason": "talking"})
        live = await papers.rule(live.id, RUTH, point)
        assert live.paper is not None
        assert live.paper.penalties[0].initialed_by == "ruth"
        with pytest.raises(Refused):
            await papers.rule(live.id, RUTH, {**point, "cause": "unfair-advantage"})

    asyncio.run(play())


def test_on_sets_XI_A_note_a_penalty_without_initials_waits_for_them(matches: Matches) -> None:
    async def play() -> None:
        papers = PaperTables(Desk(matches))
        live = await opened(matches)
        live = await papers.rule(live.id, RUTH, {"do": "penalize", "seat": "P3", "cause": "too-late"})
        shown = await card(matches, live)
        assert [one["is_initialed"] for one in shown["people"][2]["penalties"]] == [False]
        assert live.paper is not None
        number = live.paper.penalties[0].number
        live = await papers.rule(live.id, RUTH, {"do": "initial", "penalty": number})
        assert (await card(matches, live))["people"][2]["penalties"][0]["is_initialed"]
        with pytest.raises(NotFound):
            await papers.rule(live.id, RUTH, {"do": "initial", "penalty": number})

    asyncio.run(play())


def test_on_sets_IX_C_warnings_follow_a_badge_through_the_rounds_of_an_event(matches: Matches) -> None:
    async def play() -> None:
        papers = PaperTables(Desk(matches))
        first = await opened(matches)
        await papers.rule(first.id, RUTH, {"do": "warn", "seat": "P1", "reason": "disturbing"})
        await papers.close(first.id, RUTH)
        live = await papers.open(RUTH, SETTINGS, "A", 1, 2, first.settings.event)
        live = await papers.set(live.id, RUTH, {"badges": {"P1": "99", "P2": "17", "P3": "5"}})
        shown = await card(matches, live)
        assert [len(one["warnings"]) for one in shown["people"]] == [0, 1, 0]
        warning = shown["people"][1]["warnings"][0]
        assert (warning["is_earlier"], warning["round"], warning["reason"]) == (True, 1, "disturbing")
        # So a point may be taken at once, and only from that player.
        await papers.rule(live.id, RUTH, {"do": "penalize", "seat": "P2", "cause": "behaviour"})
        with pytest.raises(Refused):
            await papers.rule(live.id, RUTH, {"do": "penalize", "seat": "P1", "cause": "behaviour"})
        # Another event knows nothing of it.
        other = await opened(matches)
        with pytest.raises(Refused):
            await papers.rule(other.id, RUTH, {"do": "penalize", "seat": "P1", "cause": "behaviour"})

    asyncio.run(play())


def test_on_sets_IX_C_warnings_follow_an_online_player_through_the_rounds_of_an_event(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        settings = TableSettings("on-sets", "2026-27", "middle", seats=2, event="spring")
        host, ada, ben, ruth = (Actor(one) for one in ("host", "ada", "ben", "ruth"))

        async def begun() -> LiveTable:
            live = await matches.create("host", settings)
            await matches.stand(live.id, host, "P1")
            for actor, seat in ((ben, "P1"), (ada, "P2")):
                await matches.sit(live.id, actor, seat, has_code=True)
            await matches.appoint_judge(live.id, host, "ruth")
            return await matches.start(live.id, host)

        async def rolled(live: LiveTable) -> LiveTable:
            for step in range(40):
                live = await matches.find(live.id)
                assert live.match is not None
                if live.match.next_goal_setter is not None:
                    await matches.act(live.id, ada, live.seq, f"begin {step}", {"do": "shake"})
                    return await matches.find(live.id)
                waiting = [one for one in live.match.lot.to_roll if one not in live.match.lot.rolled]
                actor = ben if (waiting or list(live.match.lot.to_roll))[0] == "P1" else ada
                await matches.act(live.id, actor, live.seq, f"lot {step}", {"do": "lot"})
            raise AssertionError("nobody was drawn")

        first = await rolled(await begun())
        assert first.warned == ()
        await matches.act(first.id, ruth, first.seq, "warn", {"do": "warn", "player": "P2", "reason": "talking"})
        second = await begun()
        assert second.warned == ("P2",)
        assert second.match is not None
        assert second.match.warnings == {"P2": 1}
        shown = table_card(second, await desk.of_event("spring"), {}, "ruth", 0)
        assert [[one["count"] for one in seat["warnings"]] for seat in shown["people"]] == [[], [1]]
        assert "\nwarned: P2\n" in await matches.record(second.id)

    asyncio.run(play())


def test_what_is_wrong_with_a_paper_table_is_refused(matches: Matches) -> None:
    async def play() -> None:
        papers = PaperTables(Desk(matches))
        live = await opened(matches)
        with pytest.raises(BadRequest):
            await papers.set(live.id, RUTH, {"badges": {"P7": "1"}})
        for act in (
            {"do": "warn", "seat": "P9", "reason": "talking"},
            {"do": "warn", "seat": "P1", "reason": "ugly"},
            {"do": "penalize", "seat": "P1", "cause": "nothing"},
            {"do": "disqualify", "seat": "P1", "reason": "left", "scope": "forever"},
            {"do": "dance"},
            {"do": "add-time", "seconds": 0},
        ):
            with pytest.raises(BadRequest):
                await papers.rule(live.id, RUTH, act)
        await papers.rule(live.id, RUTH, {"do": "add-time", "seconds": 3600})
        with pytest.raises(Refused):
            await papers.rule(live.id, RUTH, {"do": "add-time", "seconds": 1})
        with pytest.raises(BadRequest):
            await papers.open(RUTH, SETTINGS, "I", 1, 1, None)

    asyncio.run(play())


def test_calls_come_in_the_order_in_which_they_were_made(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        clock = matches.tables.clock
        tables = []
        for reason in ("rule", "time", "equipment"):
            live = await opened(matches)
            clock.now += 1000  # type: ignore[attr-defined]
            tables.append(await desk.enter_call(live.id, RUTH, "P2", reason))
        shown = desk_view(list(reversed(tables)), NAMES, "ruth", is_director=False, now=0)
        assert [one["reason"] for one in shown["calls"]] == ["rule", "time", "equipment"]
        assert {one["name"] for one in shown["calls"]} == {"#4"}
        assert {one["state"] for one in shown["tables"]} == {"call"}

    asyncio.run(play())
