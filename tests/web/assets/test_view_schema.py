"""The published schema of a table's view: made of the shapes, and true of the views of random matches."""

import asyncio
import json
from pathlib import Path
from random import Random

import jsonschema_rs

from forceout.service.tables.views import match_view
from forceout.web.assets.view_schema import FILE, printed, view_schema
from tests.trust.played import SteppingClock, play, quick_matches
from tests.trust.simulated_store import SimulatedDatabase

PUBLISHED = Path(__file__).parents[3] / "docs" / "schemas" / FILE


def test_what_is_published_is_what_is_made() -> None:
    assert PUBLISHED.read_text(encoding="utf-8") == printed(), "python -m forceout.web.assets.view_schema docs/schemas"
    jsonschema_rs.meta.validate(json.loads(printed()))


def test_every_view_of_a_match_has_the_schema() -> None:
    validator = jsonschema_rs.validator_for(view_schema())
    database = SimulatedDatabase()

    async def wrong_views(seed: int) -> tuple[int, list[str]]:
        dice, clock = Random(f"schema {seed}"), SteppingClock()
        seen = 0
        wrong: list[str] = []
        async for live in play(quick_matches(database, clock, dice), clock, dice, steps=120):
            for person in (None, *(seat.person for seat in live.seats)):
                shown = json.loads(json.dumps(match_view(live, person, {}, live.at)))
                wrong += [str(one) for one in validator.iter_errors(shown)]
                seen += 1
        return seen, wrong

    found = []
    for seed in range(4):
        found.append(asyncio.run(wrong_views(seed)))
        database.clear()
    database.close()
    assert sum(seen for seen, _ in found) > 100
    assert [one for _, wrong in found for one in wrong][:2] == []
