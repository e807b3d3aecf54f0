"""An event loses and doubles nothing: servers are killed while directors and desk work (trust.md, promise 21)."""

import asyncio
from random import Random
from typing import Any, Final

import httpx
import pytest

from forceout.tournament.codec import plain
from tests.support.http_table import Guest
from tests.tournament.recomputation import Recomputed
from tests.tournament.small_event import SETS, settings
from tests.trust.long_form import how_many, killed_on, tell
from tests.trust.over_http.load import AGAIN, UNSURE
from tests.trust.over_http.server import PATIENCE, Server
from tests.trust.over_http.test_kills import back_after, kill_one

pytestmark = pytest.mark.anyio
PLAYERS: Final = 30
CSV: Final = "Name,Division,School,Team\n" + "".join(
    f"Child {number},Middle,School {number},Team {number}\n" for number in range(PLAYERS)
)


class Hall:
    """Officials who send until they are answered, each act under one key."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.event = ""
        self.acknowledged: dict[str, int] = {}
        self.sent_again = 0
        self.is_ending = False

    @property
    def path(self) -> str:
        return f"/api/tournaments/{self.event}"

    async def open(self) -> dict[str, Guest]:
        people = {
            name: await Guest.enter(self.server.address, f"Otter {len(name)}")
            for name in ("director", "deputy", "keeper")
        }
        director = people["director"]
        self.event = (await director.said("/api/tournaments", {"settings": plain(settings(rounds=1))}))["id"]
        await director.said(f"{self.path}/imports", {"text": CSV, "key": "import-one"})
        for name, office in (("deputy", "deputy"), ("keeper", "scorekeeper")):
            code = (await director.said(f"{self.path}/codes", {"office": office}))["code"]
            await people[name].said("/api/tournaments/join", {"code": code})
        return people

    async def sends(self, guest: Guest, key: str, body: dict[str, Any], to: str = "acts") -> None:
        """Send until it is answered; a look that is too old is taken again."""
        begun = asyncio.get_running_loop().time()
        while asyncio.get_running_loop().time() < begun + PATIENCE:
            try:
                if to == "drafts" or body.get("act", {}).get("do") == "publish":
                    body["base"] = (await guest.client.get(self.path)).json()["seq"]
                answer = await guest.post(f"{self.path}/{to}", {**body, "key": key})
            except (httpx.HTTPError, KeyError, ValueError):
                self.sent_again += 1
                await asyncio.sleep(AGAIN)
                continue
            if answer.status_code in UNSURE or answer.status_code == 409:
                self.sent_again += 1
                await asyncio.sleep(AGAIN)
                continue
            assert answer.status_code in (200, 201), answer.text
            self.acknowledged[key] = answer.json()["seq"]
            return
        raise AssertionError(f"{key} was never answered")

    async def gives_bonuses(self, guest: Guest, name: str, dice: Random) -> None:
        """One director after the other gives a point to somebody."""
        number = 0
        while not self.is_ending:
            number += 1
            receiver = f"p{dice.randint(1, PLAYERS):04}"
            act = {"do": "bonus", "competition": SETS, "receiver": receiver, "points": 1, "reason": f"{name} {number}"}
            await self.sends(guest, f"bonus-{name}-{number}", {"act": act})
            await asyncio.sleep(dice.random() * 0.02)


@killed_on("postgresql")
async def test_promise_21_kills_lose_and_double_nothing_of_an_event(server_to_kill: Server) -> None:
    kills, dice = how_many("event_kills", 1, 100), Random(21)
    hall = Hall(server_to_kill)
    people = await hall.open()
    await hall.sends(people["director"], "draft-one-1", {"competition": SETS, "round": 1, "seed": 3}, "drafts")
    await hall.sends(people["director"], "publish-one", {"act": {"do": "publish", "competition": SETS, "round": 1}})
    work = [
        asyncio.create_task(hall.gives_bonuses(people[name], name, Random(name))) for name in ("director", "deputy")
    ]
    tables = (await people["keeper"].client.get(f"{hall.path}/rounds/{SETS}/1")).json()["tables"]
    for number in range(kills):
        await asyncio.sleep(dice.random() * 0.2)
        begun = asyncio.get_running_loop().time()
        killing = asyncio.create_task(asyncio.to_thread(kill_one, server_to_kill, dice))
        if number < len(tables):
            table = tables[number]
            sheet = {"totals": dict(zip(table["players"], (10, 8, 6), strict=True))}
            act = {"do": "enter", "competition": SETS, "round": 1, "table": table["label"], "sheet": sheet}
            await hall.sends(people["keeper"], f"sheet-number-{number}", {"act": act})
            totals = {**act, "do": "confirm", "totals": sheet["totals"]}
            del totals["sheet"]
            await hall.sends(people["deputy"], f"second-number-{number}", {"act": totals})
        await killing
        await asyncio.to_thread(back_after, server_to_kill, begun)
    hall.is_ending = True
    await asyncio.gather(*work)
    export = (await people["director"].client.get(f"{hall.path}/export")).json()
    standings = (await people["director"].client.get(f"{hall.path}/standings")).json()
    for guest in people.values():
        await guest.close()
    reasons = [one["act"]["reason"] for one in export["entries"] if one["act"]["do"] == "bonus"]
    expected = {key.removeprefix("bonus-").replace("-", " ") for key in hall.acknowledged if key.startswith("bonus-")}
    tell(f"promise 21: {kills} kills, {len(hall.acknowledged)} acknowledged, {hall.sent_again} sent again")
    assert sorted(reasons) == sorted(expected), "what was acknowledged is there, once"
    assert len(set(hall.acknowledged.values())) == len(hall.acknowledged), "each under a number of its own"
    assert Recomputed(export).differences(standings) == []
