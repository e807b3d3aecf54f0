"""Standings beside the event loop: worked out once for everybody who asks, and anew when the log has grown."""

import asyncio
import threading
from dataclasses import replace
from typing import Any

import pytest

from forceout.service.events import places as module
from forceout.service.events.events import LiveEvent
from forceout.service.events.places import FRESH, Places
from forceout.tournament import acts as do
from forceout.tournament.fold import apply
from forceout.tournament.standings.printed import all_standings
from forceout.tournament.state import EventState
from tests.tournament.small_event import SETS, people, settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def live() -> LiveEvent:
    state: EventState | None = None
    for act in (do.Found(settings()), people(6)):
        state = apply(state, do.Entry("director-1", do.DIRECTOR, 0, act))
    assert state is not None
    return LiveEvent("0123456789abcdef", 2, "", 0, state)


async def test_standings_are_worked_out_once_and_not_in_the_event_loop(
    live: LiveEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[Any] = []

    def counted(state: EventState) -> dict[str, Any]:
        threads.append(threading.current_thread())
        return all_standings(state)

    monkeypatch.setattr(module, "all_standings", counted)
    places = Places()
    found = await asyncio.gather(*(places.whole(live) for _ in range(5)))
    assert found == [all_standings(live.state)] * 5
    assert await places.whole(live) is found[0]
    assert len(threads) == 1
    assert threads[0] is not threading.current_thread()
    await places.whole(replace(live, seq=3))
    assert len(threads) == 2


async def test_places_of_a_moment_ago_are_shown_again_and_older_ones_are_not(live: LiveEvent) -> None:
    places, competition = Places(), live.state.settings.by_id[SETS]
    first = await places.of(live, competition, 0)
    later = replace(live, seq=3)
    assert await places.of(later, competition, FRESH - 1) is first
    assert await places.of(later, competition, FRESH) is not first
