"""What others rely on is still there: commands, variables, addresses, cookies, names on the wire. Additions are fine.

`tests/stable.json` holds the names; `python -m tests.support.interface` adds new ones,
before a release at the latest. A name is never taken out.
"""

from pathlib import Path

import pytest

from tests.service.conftest import HandClock
from tests.support.house import TABLE, House, open_house
from tests.support.interface import interface, kept

VIEW = {"match", "seq", "status", "settings", "seats", "you", "legal", "shake", "scoresheet"}
"""What a program that plays reads of a table."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests run on asyncio."""
    return "asyncio"


@pytest.mark.anyio
async def test_no_name_that_others_rely_on_is_gone(tmp_path: Path) -> None:
    async with open_house(tmp_path, HandClock()) as house:
        now = interface(house.app)
    lost = {kind: sorted(set(names) - set(now[kind])) for kind, names in kept().items()}
    assert {kind: names for kind, names in lost.items() if names} == {}


@pytest.mark.anyio
async def test_a_program_of_long_ago_still_plays(tmp_path: Path) -> None:
    async with open_house(tmp_path, HandClock()) as house:
        await play(house)


async def play(house: House) -> None:
    """A guest opens a table, another joins by its code, the match starts, and the first thing is done."""
    ada, ben = house.browser(), house.browser()
    for browser, name in ((ada, "Ada"), (ben, "Ben")):
        await browser.done("/api/guests", {"nickname": name})
        assert set(browser.cookies) == {"forceout_session", "forceout_csrf"}
    match = (await ada.done("/api/matches", TABLE))["match"]
    code = (await ada.done(f"/api/matches/{match}/code"))["code"]
    assert (await ben.done("/api/join", {"code": code}))["match"] == match
    for browser in (ada, ben):
        await browser.post(f"/api/matches/{match}/seats", {})
    await ada.done(f"/api/matches/{match}/start")
    view = (await ada.get(f"/api/matches/{match}")).json()
    assert VIEW - set(view) == set()
    body = {"base": view["seq"], "key": "one", "action": {"do": "lot"}}
    done = await ada.done(f"/api/matches/{match}/actions", body)
    assert done["seq"] > view["seq"]
    assert (await ada.done(f"/api/matches/{match}/actions", body))["seq"] == done["seq"]
    stale = await ada.post(f"/api/matches/{match}/actions", {**body, "key": "two"})
    assert stale.status_code == 409
    assert stale.json().keys() >= {"code", "message", "head"}
