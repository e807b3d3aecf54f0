"""Tests of the lobby when somebody fills it (trust.md, promise 18)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from forceout.service.tables import lobby
from forceout.service.tables.lobby import DESERTED, FORSAKEN, MOST_OF_PERSON
from forceout.web.api.lobby import LASTS
from tests.service.conftest import HandClock
from tests.support.house import TABLE, Browser, House, open_house

pytestmark = pytest.mark.anyio

LISTED = {**TABLE, "is_listed": True}


async def shown(house: House, browser: Browser) -> list[str]:
    house.clock.now += LASTS
    return [table["match"] for table in (await browser.get("/api/matches")).json()["matches"]]


@pytest.fixture
def statements(house: House) -> Iterator[list[str]]:
    """What the database is asked."""
    asked: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_others: Any) -> None:
        if statement.startswith("SELECT"):
            asked.append(statement)

    engine = house.service.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


async def test_promise_18_a_few_guests_push_nobody_out_of_the_lobby(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_SHOWN", 20)
    honest = await house.guest("Ada")
    own = (await honest.done("/api/matches", LISTED))["match"]
    for name in ("Ben", "Cleo", "Dan", "Eve", "Finn"):
        house.clock.now += 1000
        guest = await house.guest(name)
        for _ in range(10):
            await guest.done("/api/matches", LISTED)
    found = await shown(house, honest)
    assert own in found
    assert len(found) == 1 + 5 * MOST_OF_PERSON


async def test_promise_18_one_person_and_one_address_list_so_many_tables(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, address_listed=12) as house:
        ada, ben = await house.guest("Ada"), await house.guest("Ben")
        tables = [(await ada.done("/api/matches", LISTED))["match"] for _ in range(10)]
        eleventh = await ada.post("/api/matches", LISTED)
        assert (eleventh.status_code, eleventh.json()["code"]) == (429, "too-many-tables")
        await ada.done("/api/matches", TABLE)
        for _ in range(2):
            await ben.done("/api/matches", LISTED)
        assert (await ben.post("/api/matches", LISTED)).status_code == 429
        await ada.done(f"/api/matches/{tables[0]}/abandon", {"why": "nobody-came"})
        await ben.done("/api/matches", LISTED)


async def test_promise_18_the_lobby_asks_the_database_as_often_for_a_hundred_tables_as_for_one(
    house: House, statements: list[str]
) -> None:
    ada = await house.guest("Ada")
    for count in (1, 8):
        for number in range(count):
            guest = await house.guest(f"Guest {'abcdefgh'[number]}")
            await guest.done("/api/matches", LISTED)
        for is_cold in (False, True):
            if is_cold:
                house.service.tables._kept.clear()
            statements.clear()
            await shown(house, ada)
            of_tables = [one for one in statements if "FROM matches" in one or "FROM events" in one]
            assert len(of_tables) == (3 if is_cold else 1)


async def test_promise_18_the_lobby_is_worked_out_once_a_second(house: House, statements: list[str]) -> None:
    ada = await house.guest("Ada")
    await ada.done("/api/matches", LISTED)
    assert len(await shown(house, ada)) == 1
    made = house.site.lobby.made
    for _ in range(5):
        assert len((await ada.get("/api/matches")).json()["matches"]) == 1
    assert house.site.lobby.made == made
    house.clock.now += LASTS
    await ada.get("/api/matches")
    assert house.site.lobby.made == made + 1


async def test_a_table_that_everybody_has_left_vanishes_and_comes_back_with_them(house: House) -> None:
    ada = await house.guest("Ada")
    match = (await ada.done("/api/matches", LISTED))["match"]
    socket = ada.socket(match)
    await socket.until("presence")
    house.clock.now += DESERTED
    assert await shown(house, ada) == [match]
    await socket.leave()
    assert await shown(house, ada) == []
    back = ada.socket(match)
    await back.until("presence")
    assert await shown(house, ada) == [match]


async def test_a_table_where_nothing_happens_leaves_the_lobby(house: House) -> None:
    ada = await house.guest("Ada")
    await ada.done("/api/matches", LISTED)
    assert len(await shown(house, ada)) == 1
    house.clock.now += FORSAKEN
    assert await shown(house, ada) == []
