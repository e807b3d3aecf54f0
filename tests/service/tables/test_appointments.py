"""Judges at a table (trust.md, promise 7): nobody chooses alone who judges the match that they play, nobody who has had
a seat judges it, and no ruling goes beyond the rules (On-Sets IX-C, IX-D, XII-A; Equations IX-C, XII-A)."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

from forceout.service.errors import NotAllowed, NotFound, Refused
from forceout.service.tables.actions import Actor
from forceout.service.tables.appointments import MOST_OFFICIALS
from forceout.service.tables.authority import roles_at
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.hosting import Matches
from forceout.service.tables.table_settings import TableSettings
from forceout.service.tables.view_shapes import JudgeView
from forceout.service.tables.views import match_view, shown_events
from tests.trust.played import SteppingClock, quick_matches
from tests.trust.simulated_store import SimulatedDatabase

SETTINGS: Final = TableSettings("on-sets", "2026-27", "middle", seats=2, is_listed=True)
HOST: Final = Actor("the-host")
OPPONENT: Final = Actor("the-opponent")
SECOND_BROWSER: Final = Actor("the-host-in-a-second-browser")
DIRECTOR: Final = Actor("a-director", frozenset({"director"}))
NAMES: Final = {"the-host": "Ada", "the-opponent": "Ben", "the-host-in-a-second-browser": "Owl"}


@pytest.fixture
def matches() -> Iterator[Matches]:
    database = SimulatedDatabase()
    yield quick_matches(database, SteppingClock(), Random("appointing"))
    database.close()


async def begun(matches: Matches, settings: TableSettings = SETTINGS, *, has_judge: bool = False) -> LiveTable:
    """A match between the host and an opponent, with a judge of the host's from the beginning or not."""
    live = await matches.create("the-host", settings)
    await matches.sit(live.id, OPPONENT, "P2")
    if has_judge:
        await matches.appoint_judge(live.id, HOST, SECOND_BROWSER.person or "")
    return await matches.start(live.id, HOST)


async def rule(matches: Matches, live: LiveTable, actor: Actor, **wanted: Any) -> LiveTable:
    now = await matches.find(live.id)
    await matches.act(live.id, actor, now.seq, f"ruling {now.seq}", wanted)
    return await matches.find(live.id)


async def lots(matches: Matches, live: LiveTable, *actors: Actor) -> None:
    for actor in actors:
        await rule(matches, live, actor, do="lot")


async def in_a_shake(matches: Matches) -> LiveTable:
    live = await begun(matches)
    while live.match is None or live.match.next_goal_setter is None:
        assert live.match is not None
        for seat in live.match.lot.to_roll:
            if seat not in live.match.lot.rolled:
                live = await rule(matches, live, HOST if seat == "P1" else OPPONENT, do="lot")
                assert live.match is not None
    return await rule(matches, live, HOST, do="shake")


def judged(live: LiveTable) -> list[JudgeView]:
    """The judges as the opponent sees them."""
    return match_view(live, OPPONENT.person, NAMES, 0)["judges"]


def test_a_host_who_plays_appoints_nobody_alone_once_the_match_has_begun(matches: Matches) -> None:
    async def play() -> None:
        live = await begun(matches)
        live = await matches.appoint_judge(live.id, HOST, SECOND_BROWSER.person or "")
        shown = judged(live)[0]
        assert (shown["name"], shown["by"], shown["is_judge"], shown["awaits"]) == ("Owl", "P1", False, ["P2"])
        for wanted in (
            {"do": "penalize", "player": "P2", "reason": "too-late"},
            {"do": "correct", "player": "P1", "points": 6, "reason": "sum-was-wrong"},
            {"do": "disqualify", "player": "P2", "reason": "behaviour"},
            {"do": "void", "reason": "equipment"},
        ):
            with pytest.raises(NotAllowed):
                await rule(matches, live, SECOND_BROWSER, **wanted)
        # Playing on is no consent to somebody who was proposed later.
        await lots(matches, live, HOST, OPPONENT)
        live = await matches.find(live.id)
        assert not live.judges
        live = await matches.answer_judge(live.id, HOST, live.officials[0].number, True)
        assert not live.judges
        live = await matches.answer_judge(live.id, OPPONENT, live.officials[0].number, True)
        assert live.judges == {SECOND_BROWSER.person}
        await rule(matches, live, SECOND_BROWSER, do="add-time", seconds=30)

    asyncio.run(play())


def test_who_is_asked_may_send_a_judge_away(matches: Matches) -> None:
    async def play() -> None:
        for has_judge in (False, True):
            live = await begun(matches, has_judge=has_judge)
            if not has_judge:
                live = await matches.appoint_judge(live.id, HOST, SECOND_BROWSER.person or "")
            live = await matches.answer_judge(live.id, OPPONENT, live.officials[0].number, False)
            assert not live.officials
            assert not judged(live)

    asyncio.run(play())


def test_a_judge_of_a_playing_host_rules_once_everybody_has_played_on_under_them(matches: Matches) -> None:
    async def play() -> None:
        live = await begun(matches, has_judge=True)
        assert judged(live)[0]["awaits"] == ["P2"]
        with pytest.raises(NotAllowed):
            await rule(matches, live, SECOND_BROWSER, do="add-time", seconds=30)
        await lots(matches, live, HOST, OPPONENT)
        live = await rule(matches, live, SECOND_BROWSER, do="add-time", seconds=30)
        assert judged(live)[0]["is_judge"]

    asyncio.run(play())


def test_a_host_who_does_not_play_and_a_director_appoint_at_any_time(matches: Matches) -> None:
    async def play() -> None:
        live = await matches.create("the-host", SETTINGS)
        await matches.stand(live.id, HOST, "P1")
        await matches.sit(live.id, OPPONENT)
        await matches.sit(live.id, Actor("another"))
        await matches.start(live.id, HOST)
        live = await matches.appoint_judge(live.id, HOST, "one")
        live = await matches.appoint_judge(live.id, DIRECTOR, "two")
        assert live.judges == {"one", "two"}
        assert [one["by"] for one in judged(live)] == ["host", "director"]

    asyncio.run(play())


def test_nobody_who_has_or_had_a_seat_officiates_there(matches: Matches) -> None:
    async def play() -> None:
        playing_director = Actor("a-director", frozenset({"director", "admin"}))
        live = await matches.create("the-host", SETTINGS)
        await matches.sit(live.id, playing_director, "P2")
        await matches.start(live.id, HOST)
        live = await matches.replace_absent(live.id, HOST, "P2", "learner")
        assert roles_at(live, playing_director.person, playing_director.roles) == {"away"}
        attempts: tuple[Callable[[], Awaitable[LiveTable]], ...] = (
            lambda: rule(matches, live, playing_director, do="add-time", seconds=30),
            lambda: matches.appoint_judge(live.id, playing_director, "somebody"),
            lambda: matches.appoint_judge(live.id, HOST, "a-director"),
            lambda: matches.pause(live.id, playing_director),
            lambda: matches.abandon(live.id, playing_director, "host-left"),
        )
        for attempt in attempts:
            with pytest.raises(NotAllowed):
                await attempt()

    asyncio.run(play())


def test_somebody_for_whom_a_bot_plays_is_asked_too(matches: Matches) -> None:
    async def play() -> None:
        live = await begun(matches)
        await matches.replace_absent(live.id, HOST, "P2", "learner")
        live = await matches.appoint_judge(live.id, HOST, SECOND_BROWSER.person or "")
        assert not live.judges
        assert judged(live)[0]["awaits"] == ["P2"]
        live = await matches.answer_judge(live.id, OPPONENT, live.officials[0].number, True)
        assert live.judges

    asyncio.run(play())


def test_a_judge_is_let_go_by_who_appointed_them_by_a_director_and_by_themselves(matches: Matches) -> None:
    async def play() -> None:
        for by, others in ((HOST, (OPPONENT,)), (DIRECTOR, (HOST, OPPONENT))):
            for goes in {by, DIRECTOR, SECOND_BROWSER}:
                live = await begun(matches)
                live = await matches.appoint_judge(live.id, by, SECOND_BROWSER.person or "")
                number = live.officials[0].number
                for other in others:
                    with pytest.raises(NotAllowed):
                        await matches.dismiss_judge(live.id, other, number)
                live = await matches.dismiss_judge(live.id, goes, number)
                assert not live.officials
                with pytest.raises(NotAllowed):
                    await rule(matches, live, SECOND_BROWSER, do="add-time", seconds=30)
                with pytest.raises((NotFound, NotAllowed)):
                    await matches.dismiss_judge(live.id, goes, number)

    asyncio.run(play())


def test_a_table_has_a_few_judges_and_shows_nobodys_pseudonym(matches: Matches) -> None:
    async def play() -> None:
        live = await begun(matches)
        for number in range(MOST_OFFICIALS):
            live = await matches.appoint_judge(live.id, DIRECTOR, f"judge {number}")
        with pytest.raises(Refused):
            await matches.appoint_judge(live.id, DIRECTOR, "one more")
        shown = shown_events(await matches.tables.log.after(live.id, 0), "P2")
        assert not [one for one in shown if "a-director" in str(one) or "judge 0" in str(one)]

    asyncio.run(play())


def test_on_sets_IX_C_a_judge_takes_one_point_at_a_time_for_behaviour_after_a_warning(matches: Matches) -> None:
    async def play() -> None:
        live = await in_a_shake(matches)
        for points in (2, 9999, 0, -5):
            with pytest.raises(Refused) as refused:
                await rule(
                    matches, live, DIRECTOR, do="penalize", player="P2", points=points, reason="illegal-procedure"
                )
            assert "IX-C" in str(refused.value.rule)
        with pytest.raises(Refused, match="Warn P2 first"):
            await rule(matches, live, DIRECTOR, do="penalize", player="P2", reason="behaviour")
        await rule(matches, live, DIRECTOR, do="warn", player="P2", reason="talking")
        live = await rule(matches, live, DIRECTOR, do="penalize", player="P2", reason="behaviour")
        assert live.shake is not None
        assert live.shake.penalties["P2"] == -1

    asyncio.run(play())


def test_on_sets_XII_A_a_total_is_corrected_to_what_the_shakes_can_come_to(matches: Matches) -> None:
    async def play() -> None:
        live = await in_a_shake(matches)
        for points in (7, 9999, -1, -9999):
            with pytest.raises(Refused, match="between 0 and 6"):
                await rule(matches, live, DIRECTOR, do="correct", player="P2", points=points, reason="sum-was-wrong")
        live = await rule(matches, live, DIRECTOR, do="correct", player="P2", points=6, reason="sum-was-wrong")
        with pytest.raises(Refused):
            await rule(matches, live, DIRECTOR, do="correct", player="P2", points=1, reason="sum-was-wrong")

    asyncio.run(play())


def test_on_sets_XI_B_no_more_than_an_hour_is_added_to_a_round(matches: Matches) -> None:
    async def play() -> None:
        live = await begun(matches)
        await rule(matches, live, DIRECTOR, do="add-time", seconds=3600)
        with pytest.raises(Refused):
            await rule(matches, live, DIRECTOR, do="add-time", seconds=1)

    asyncio.run(play())
