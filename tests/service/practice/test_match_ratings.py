"""Tests of ratings from matches: people against people, bots apart, each match once, nobody after they are deleted."""

import json
from typing import Any

import pytest
from sqlalchemy import insert, select

from forceout.service.people.people import People
from forceout.service.practice.match_ratings import BOTS, OF_BOTS, PEOPLE, MatchRatings
from forceout.service.practice.practice import Practice
from forceout.service.settings import Settings
from forceout.service.store.schema import match_ratings, matches
from forceout.service.store.store import Store
from forceout.service.tables.table import OVER, PLAYING
from tests.service.conftest import HandClock

pytestmark = pytest.mark.anyio


@pytest.fixture
def people(store: Store, settings: Settings, clock: HandClock) -> People:
    return People(store, settings, clock)


async def is_over(store: Store, name: str, at: int, seats: list[Any], points: dict[str, int], **settings: Any) -> None:
    """Put a match there that is over."""
    about: dict[str, Any] = {"game": "on-sets", "edition": "", "division": "middle", "form": "basic"}
    about |= {"is_practice": False, "has_hints": False, **settings}
    summary = {"settings": about, "seats": seats, "totals": points, "points": points, "shakes": 4}
    row = {
        "id": name,
        "created_at": at,
        "head": 1,
        "status": settings.get("status", OVER),
        "is_listed": False,
        "changed_at": at,
        "summary": json.dumps(summary),
    }

    async def work(connection: Any) -> None:
        await connection.execute(insert(matches).values(row))

    await store.write(work)


async def test_three_people_are_rated_as_pairs_once(people: People, store: Store) -> None:
    ada, ben, cleo = [(await people.new_guest(name))[0].id for name in ("Ada", "Ben", "Cleo")]
    ratings = MatchRatings(store)
    assert await ratings.of(ada) == []
    seats = [["P1", ada, None, None], ["P2", ben, None, None], ["P3", cleo, None, None]]
    await is_over(store, "m1", 5, seats, {"P1": 6, "P2": 4, "P3": 2})
    found = {name: (await ratings.of(person))[0] for name, person in (("a", ada), ("b", ben), ("c", cleo))}
    assert all((one.game, one.against, one.matches) == ("on-sets", PEOPLE, 1) for one in found.values())
    assert found["a"].rating.rating > 1550
    assert found["b"].rating.rating == pytest.approx(1500)
    assert found["c"].rating.rating < 1450
    assert all(one.rating.deviation < 350 for one in found.values())
    assert (await ratings.of(ada))[0] == found["a"]


async def test_bots_are_apart_and_do_not_move(people: People, store: Store) -> None:
    ada, ben = [(await people.new_guest(name))[0].id for name in ("Ada", "Ben")]
    ratings = MatchRatings(store)
    seats = [["P1", ada, None, None], ["P2", ben, None, None], ["P3", None, "champion", None]]
    await is_over(store, "m1", 5, seats, {"P1": 6, "P2": 4, "P3": 2})
    mine = {one.against: one for one in await ratings.of(ada)}
    theirs = {one.against: one for one in await ratings.of(ben)}
    assert mine[BOTS].rating == theirs[BOTS].rating
    assert mine[BOTS].rating.rating > 1500
    assert mine[PEOPLE].rating.rating > 1500 > theirs[PEOPLE].rating.rating
    alone = [["P1", ben, None, None], ["P2", None, "learner", None]]
    await is_over(store, "m2", 6, alone, {"P1": 2, "P2": 6})
    again = {one.against: one for one in await ratings.of(ben)}
    assert again[PEOPLE] == theirs[PEOPLE]
    assert again[BOTS].rating.rating < theirs[BOTS].rating.rating
    assert again[BOTS].matches == 2
    assert sorted(one.rating for one in OF_BOTS.values()) == [one.rating for one in OF_BOTS.values()]


@pytest.mark.parametrize("change", [{"has_hints": True}, {"is_practice": True}, {"status": PLAYING}])
async def test_what_is_no_match_against_each_other_is_not_counted(
    people: People, store: Store, change: dict[str, Any]
) -> None:
    ada, ben = [(await people.new_guest(name))[0].id for name in ("Ada", "Ben")]
    seats = [["P1", ada, None, None], ["P2", ben, None, None]]
    await is_over(store, "m1", 5, seats, {"P1": 6, "P2": 4}, **change)
    assert await MatchRatings(store).of(ada) == []


async def test_nothing_is_kept_of_who_is_gone(people: People, store: Store, clock: HandClock) -> None:
    ada, ben = [(await people.new_guest(name))[0].id for name in ("Ada", "Ben")]
    seats = [["P1", ada, None, None], ["P2", "nobody-here", None, None], ["P3", ben, None, None]]
    await is_over(store, "m1", 5, seats, {"P1": 6, "P2": 9, "P3": 2})
    ratings = MatchRatings(store)
    assert (await ratings.of(ada))[0].rating.rating > 1500
    await Practice(store, clock).forget(ada)
    async with store.reading() as connection:
        left = (await connection.execute(select(match_ratings.c.person))).scalars().all()
    assert left == [ben]
