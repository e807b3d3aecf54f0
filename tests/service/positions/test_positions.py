"""The index of positions in play keeps in step with tables, and lets go of what is over."""

import asyncio
from random import Random

from forceout.rules.state import OVER
from forceout.service.positions import positions
from forceout.service.positions.likeness import position_of_shake
from forceout.service.positions.positions import Positions, parts_of
from forceout.service.positions.subjects import AskedAbout
from forceout.service.tables.fold import PLAYING
from tests.trust.played import SteppingClock, play, quick_matches
from tests.trust.simulated_store import SimulatedDatabase


def test_every_running_shake_is_found_and_nothing_is_left_of_one_that_is_over() -> None:
    found = missed = 0

    async def look(database: SimulatedDatabase, seed: int) -> None:
        nonlocal found, missed
        dice, clock = Random(f"positions {seed}"), SteppingClock()
        matches = quick_matches(database, clock, dice)
        known = Positions(matches.tables)
        async for live in play(matches, clock, dice, steps=150):
            known.see(live)
            shake = live.shake
            if live.status != PLAYING or shake is None or shake.roll is None or live.settings.is_practice:
                continue
            match = await known.match_like(AskedAbout((position_of_shake(shake),)))
            if shake.phase in OVER:
                missed += match is None
            else:
                assert match == live.id
                found += 1

    for seed in range(6):
        database = SimulatedDatabase()
        asyncio.run(look(database, seed))
        database.close()
    assert found > 100
    assert missed > 0


def test_a_cube_that_moves_to_required_or_permitted_changes_nothing_that_is_noted() -> None:
    same = other = 0

    async def look() -> None:
        nonlocal same, other
        database, dice, clock = SimulatedDatabase(), Random("parts"), SteppingClock()
        before = None
        async for live in play(quick_matches(database, clock, dice), clock, dice, steps=200):
            if before is not None and before.shake is not None and live.shake is not None:
                moved = len(live.shake.moves) > len(before.shake.moves)
                if moved and live.shake.forbidden == before.shake.forbidden:
                    assert parts_of(live) == parts_of(before)
                    same += 1
                elif moved:
                    assert parts_of(live) != parts_of(before)
                    other += 1
            before = live
        database.close()

    asyncio.run(look())
    assert same > 2
    assert other > 2


def test_what_nobody_asks_about_for_long_is_looked_up_anew() -> None:
    database, clock = SimulatedDatabase(), SteppingClock()
    known = Positions(quick_matches(database, clock, Random(1)).tables)
    known._is_loaded = True
    for number in range(positions.MOST_BEHIND + 2):
        known.heard(f"other{number}", 3)
    assert not known._is_loaded
    assert len(known._behind) <= positions.MOST_BEHIND
    database.close()
