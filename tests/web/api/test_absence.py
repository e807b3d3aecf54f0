"""Tests of what the others may do about somebody who has left the table."""

import pytest

from forceout.web.api.hosting import GRACE
from tests.support.house import Browser, House, Socket

pytestmark = pytest.mark.anyio


async def until_here(socket: Socket, seats: list[str]) -> None:
    """Wait until exactly these seats' players are there."""
    while (await socket.until("presence"))["here"] != seats:
        pass


async def left_alone(house: House) -> tuple[Browser, Browser, str]:
    """Ada at a table whose host, Ben, was there and has left."""
    ben, ada = await house.guest("Ben"), await house.guest("Ada")
    match: str = (await house.match_of_two(ben, ada))["match"]
    of_ben, of_ada = ben.socket(match), ada.socket(match)
    await until_here(of_ada, ["P1", "P2"])
    await of_ben.leave()
    await until_here(of_ada, ["P2"])
    return ada, ben, match


async def test_after_a_minute_the_others_may_let_a_bot_play_on(house: House) -> None:
    ada, ben, match = await left_alone(house)
    early = await ada.post(f"/api/matches/{match}/absent", {"seat": "P1", "level": "learner"})
    assert (early.status_code, early.json()["code"]) == (403, "left-just-now")
    assert "60 more seconds" in early.json()["message"]
    house.clock.now += GRACE
    view = await ada.done(f"/api/matches/{match}/absent", {"seat": "P1", "level": "learner"})
    assert [(one["seat"], one["bot"]) for one in view["seats"]] == [("P1", "learner"), ("P2", None)]
    assert (await ben.act(view, {"do": "lot"})).status_code in (403, 404)


async def test_who_is_there_is_not_replaced(house: House) -> None:
    ada, ben, match = await left_alone(house)
    of_ben = ben.socket(match)
    await of_ben.until("update")
    house.clock.now += GRACE
    refused = await ada.post(f"/api/matches/{match}/absent", {"seat": "P1"})
    assert (refused.status_code, refused.json()["code"]) == (403, "is-here")
    assert (await ada.post(f"/api/matches/{match}/absent", {"seat": "P2"})).json()["code"] == "is-here"


async def test_who_comes_back_in_time_has_a_new_minute(house: House) -> None:
    ada, ben, match = await left_alone(house)
    house.clock.now += GRACE - 1
    of_ben = ben.socket(match)
    await of_ben.until("update")
    await of_ben.leave()
    house.clock.now += 1000
    refused = await ada.post(f"/api/matches/{match}/absent", {"seat": "P1"})
    assert (refused.status_code, refused.json()["code"]) == (403, "left-just-now")


async def test_strangers_replace_nobody(house: House) -> None:
    _, _, match = await left_alone(house)
    house.clock.now += GRACE
    stranger = await house.guest("Eve")
    assert (await stranger.post(f"/api/matches/{match}/absent", {"seat": "P1"})).status_code == 404


async def test_who_left_is_known_where_nobody_follows_the_table_too(house: House) -> None:
    ben, ada = await house.guest("Ben"), await house.guest("Ada")
    match: str = (await house.match_of_two(ben, ada))["match"]
    house.site.hub.heard(f"{match}/other", 0b11)
    refused = await ada.post(f"/api/matches/{match}/absent", {"seat": "P1"})
    assert refused.json()["code"] == "is-here"
    house.site.hub.heard(f"{match}/other", 0b10)
    refused = await ada.post(f"/api/matches/{match}/absent", {"seat": "P1"})
    assert refused.json()["code"] == "left-just-now"
    house.clock.now += GRACE
    house.site.hub.heard(f"{match}/other", 0b10)
    assert (await ada.post(f"/api/matches/{match}/absent", {"seat": "P2"})).json()["code"] == "is-here"
    view = await ada.done(f"/api/matches/{match}/absent", {"seat": "P1", "level": "learner"})
    assert view["seats"][0]["bot"] == "learner"


async def test_a_table_that_all_have_left_is_forgotten(house: House) -> None:
    ben, ada = await house.guest("Ben"), await house.guest("Ada")
    match: str = (await house.match_of_two(ben, ada))["match"]
    house.site.hub.heard(f"{match}/other", 0b10)
    house.site.hub.heard(f"{match}/other", 0)
    house.clock.now += GRACE
    refused = await ada.post(f"/api/matches/{match}/absent", {"seat": "P1"})
    assert refused.json()["code"] == "is-here"


async def test_who_comes_back_takes_the_seat_from_the_bot(house: House) -> None:
    ada, ben, match = await left_alone(house)
    house.clock.now += GRACE
    await ada.done(f"/api/matches/{match}/absent", {"seat": "P1", "level": "learner"})
    seen = (await ben.get(f"/api/matches/{match}")).json()
    assert seen["you"] == {"seat": None, "is_host": True, "is_judge": False, "left": "P1", "kept": None, "call": None}
    assert seen["legal"] is None
    assert (await ada.post(f"/api/matches/{match}/seats", {"seat": "P1"})).status_code == 201
    view = await ben.done(f"/api/matches/{match}/seats", {"seat": "P1"})
    assert (view["you"]["seat"], view["you"]["left"], view["seats"][0]["bot"]) == ("P1", None, None)
    assert (await ben.act(view, {"do": "lot"})).status_code == 201
    assert (await ben.post(f"/api/matches/{match}/seats", {"seat": "P1"})).json()["seq"] == view["seq"] + 1
