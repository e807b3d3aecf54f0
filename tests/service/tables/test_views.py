"""Views that share what is alike are the views that each seat would have alone."""

import asyncio
from random import Random
from typing import Any

from forceout.rules.state import Phase
from forceout.rules.view import hides_something, view
from forceout.service.tables.views import TableViews, match_view, viewer_of
from tests.trust.played import SteppingClock, play, quick_matches
from tests.trust.simulated_store import SimulatedDatabase

MATCHES = range(12)


def without_working(shake: dict[str, Any]) -> dict[str, Any]:
    """A shake as the rules show it, without what the service adds to Solutions."""
    contest = shake["contest"]
    if contest is None:
        return shake
    plain = [{name: one[name] for name in one if name != "working"} for one in contest["solutions"]]
    return shake | {"contest": contest | {"solutions": plain}}


async def compare(database: SimulatedDatabase, seed: int) -> tuple[int, set[Phase]]:
    """Play a random match, and compare every view with one that shares nothing; how many, and in which phases."""
    dice, clock = Random(f"views {seed}"), SteppingClock()
    before: TableViews | None = None
    compared, phases = 0, set()
    async for live in play(quick_matches(database, clock, dice), clock, dice, steps=150):
        views = TableViews(live, {}, live.at, before)
        # The last seat is asked first, so that what one seat was shown cannot be what another is shown.
        for person in (None, *(seat.person for seat in reversed(live.seats))):
            seen: Any = views.seen_by(viewer_of(live, person))
            assert seen == match_view(live, person, {}, live.at)
            if live.shake is not None:
                alone = view(live.shake, live.seat_of(person))
                assert without_working({name: seen["shake"][name] for name in alone}) == alone
                phases.add(live.shake.phase)
            compared += 1
        before = TableViews(live, {}, live.at, before)
    return compared, phases


def test_shared_views_are_what_each_seat_would_see_alone() -> None:
    database = SimulatedDatabase()
    compared, phases = 0, set()
    for seed in MATCHES:
        more, seen = asyncio.run(compare(database, seed))
        compared += more
        phases |= seen
        database.clear()
    database.close()
    assert compared > 500
    assert phases >= {Phase.SELECTING, Phase.MOVING, Phase.WRITING, Phase.CHECKING, Phase.SCORED}


def test_what_is_hidden_is_hidden_only_while_a_contest_is_open() -> None:
    database = SimulatedDatabase()
    hidden = set()

    async def look() -> None:
        dice, clock = Random("hidden"), SteppingClock()
        async for live in play(quick_matches(database, clock, dice), clock, dice, steps=300):
            if live.shake is not None and hides_something(live.shake):
                hidden.add(live.shake.phase)
            elif live.shake is not None:
                seats = [one.name for one in live.seats]
                first, *others = [view(live.shake, seat) | {"seat": None} for seat in seats]
                assert all(one == first for one in others)

    asyncio.run(look())
    database.close()
    assert hidden
    assert hidden <= {Phase.WRITING, Phase.FORCEOUT, Phase.CHALLENGED, Phase.VOID}
