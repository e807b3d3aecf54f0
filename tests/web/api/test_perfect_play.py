"""Tests of perfect play over HTTP: every move of a shake with what it led to, and the Goals of its roll."""

from typing import Any

import pytest

from tests.support.example_record import RECORD
from tests.support.house import House

pytestmark = pytest.mark.anyio


async def test_every_move_of_a_shake_is_told_with_its_room(house: House) -> None:
    found = await house.browser().done("/api/endgames?shake=1", {"record": RECORD})
    goal, *moves = found["moves"]
    assert (goal["action"]["do"], goal["before"], goal["outcome"]) == ("goal", None, "safe")
    for one in moves:
        before = one["before"]
        assert sum(move["is_made"] for move in before["moves"]) == 1
        made = next(move for move in before["moves"] if move["is_made"])
        assert (made["cube"], made["to"]) == (one["action"]["cube"], one["action"]["to"])
        assert made["outcome"] == one["outcome"]
        outcomes = [move["outcome"] for move in before["moves"]]
        assert before["room"]["legal"] == len(outcomes)
        assert before["room"]["safe"] == sum(outcome in ("safe", "forceout") for outcome in outcomes)
        assert set(before["guarantee"].values()) == {found["points"]["forceout"]}
    mistake = moves[-1]
    assert (mistake["outcome"], mistake["is_mistake"], mistake["why"]["claim"]) == ("now", True, "now")
    assert mistake["why"]["solutions"][0]["chosen"]
    assert found["points"]["now"]["mover"] < found["points"]["forceout"] < found["points"]["now"]["challenger"]


async def test_one_move_is_looked_into_further(house: House) -> None:
    whole = await house.browser().done("/api/endgames?shake=1", {"record": RECORD})
    number = whole["moves"][-1]["number"]
    (one,) = (await house.browser().done(f"/api/endgames?shake=1&number={number}", {"record": RECORD}))["moves"]
    assert one["is_seen_to_end"]
    assert one["before"]["line"]
    assert {(move["cube"], move["to"], move["outcome"]) for move in one["before"]["moves"]} == {
        (move["cube"], move["to"], move["outcome"]) for move in whole["moves"][-1]["before"]["moves"]
    }
    assert (await house.browser().done("/api/endgames?shake=1&number=0", {"record": RECORD}))["moves"] == []
    assert (await house.browser().done("/api/endgames?shake=7", {"record": RECORD}))["moves"] == []


async def test_each_value_of_a_goal_is_told_once(house: House) -> None:
    found = await house.browser().done("/api/goals?shake=1", {"record": RECORD})
    values = [tuple(one["values"]) for one in found["goals"]]
    assert len(values) == len(set(values)) > 5
    assert found["are_all"]
    assert found["set"] is not None
    assert {one["outcome"] for one in found["goals"]} <= {"safe", "impossible", "unknown"}
    for one in found["goals"]:
        assert (one["spoilers"] is not None) == (one["is_unspoiled"] is False)
    assert (await house.browser().done("/api/goals?shake=7", {"record": RECORD}))["goals"] == []


async def test_a_finished_shake_of_a_match_here_is_told_to_those_who_may_look_back(house: House) -> None:
    ada, eve = await house.guest("Ada"), await house.guest("Eve")
    match = (await house.practice(ada))["match"]
    await house.play_with_bots(ada, match)
    for path in ("endgames", "goals"):
        told: dict[str, Any] = (await ada.get(f"/api/matches/{match}/{path}?shake=1")).json()
        assert told["moves" if path == "endgames" else "goals"]
        assert (await eve.get(f"/api/matches/{match}/{path}?shake=1")).status_code == 404
        assert (await ada.get(f"/api/matches/{match}/{path}")).status_code == 400


@pytest.mark.parametrize("path", ["/api/endgames?shake=1", "/api/goals?shake=1"])
async def test_a_roll_that_somebody_has_before_them_is_not_told_about(house: House, path: str) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    await house.play_to_goal(ada, ben, match=match)
    record = await house.service.matches.record(match)
    for who in (ada, house.browser()):
        refused = await who.post(path, {"record": record})
        assert (refused.status_code, refused.json()["code"]) == (403, "position-in-play")


@pytest.mark.parametrize("path", ["/api/endgames?shake=1", "/api/goals?shake=1"])
async def test_what_is_no_record_is_refused(house: House, path: str) -> None:
    refused = await house.browser().post(path, {"record": "hello"})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-record")
