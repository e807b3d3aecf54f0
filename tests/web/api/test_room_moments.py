"""Moments of a class's own tables over HTTP: of shakes that are over, for the coach, on the wall and as puzzles."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.service.conftest import HandClock
from tests.support.classroom import Classroom, classroom
from tests.support.house import House, open_house
from tests.trust.over_http.seeded_server import Seeded

pytestmark = pytest.mark.anyio
ON_SETS: dict[str, Any] = {"game": "on-sets", "division": "middle", "form": "basic", "clock": "off", "seats": 2}
MOVES = 8


@pytest.fixture
async def house(tmp_path: Path, clock: HandClock, anyio_backend: str) -> AsyncIterator[House]:
    """A server whose cubes fall so that somebody leaves a Now unsaid which takes some thought."""
    async with open_house(tmp_path, clock, randomness=Seeded("moments")) as made:
        yield made


async def played(house: House) -> tuple[Classroom, str]:
    """A room with one table, where everybody permits cubes and nobody says Now."""
    room = await classroom(house, 2)
    await room.does("settle", **ON_SETS)
    await room.does("begin")
    match = (await room.seen(room.students[0]))["match"]
    view = await house.play_to_goal(*room.students, match=match)
    for _ in range(MOVES):
        for one in room.students:
            view = (await one.get(f"/api/matches/{match}")).json()
            moves = [each for each in view["legal"]["actions"] if each["do"] == "move" and each["to"] == "permitted"]
            if moves:
                house.clock.now += 50_000
                await one.act(view, moves[0])
                break
    return room, match


async def test_a_moment_is_found_when_the_shake_is_over_and_goes_to_the_wall(house: House) -> None:
    room, match = await played(house)
    assert (await room.coach.get(f"{room.path}/moments")).json() == {"moments": [], "is_whole": True}
    await room.coach.done(f"/api/matches/{match}/abandon", {"why": "players-agree"})
    found = (await room.coach.get(f"{room.path}/moments")).json()
    assert found["is_whole"]
    one = found["moments"][0]
    assert (one["table"], one["shake"], one["stood"]) == (1, 1, 50_000)
    assert (await room.students[0].get(f"{room.path}/moments")).status_code == 403
    moment = (await room.coach.get(f"{room.path}/moments/1/{one['number']}")).json()
    assert (moment["shake"], moment["move"], moment["to"]) == (1, one["move"], "permitted")
    assert sorted(seat["name"] for seat in moment["seats"]) == sorted(
        each["name"] for each in (await room.seen())["students"]
    )
    assert moment["cube"] in moment["position"]["permitted"]
    assert [seat["name"] for seat in moment["seats"] if seat["is_mover"]] == [moment["by"]]
    assert (await room.coach.get(f"{room.path}/moments/1/0")).status_code == 404
    assert (await room.coach.get(f"{room.path}/moments/2/{one['number']}")).status_code == 404
    await room.does("show", table=1, moment=one["number"])
    assert [(await room.seen())[name] for name in ("shown", "moment")] == [1, one["number"]]
    await room.does("show", table=1)
    assert [(await room.seen())[name] for name in ("shown", "moment")] == [1, None]


async def test_todays_tables_make_a_set_that_counts_as_effort_and_goes_with_the_room(house: House) -> None:
    room, match = await played(house)
    assert (await room.coach.post(f"{room.path}/sets")).status_code == 404
    await room.coach.done(f"/api/matches/{match}/abandon", {"why": "players-agree"})
    made = await room.coach.done(f"{room.path}/sets")
    name = made["puzzles"][0]
    assert name == f"{made['code']}-1"
    await room.does("give", code=made["code"], when="home")
    await room.does("end")
    student = room.students[0]
    assert (await room.seen(student))["tasks"] == [{"code": made["code"], "is_due": True}]
    puzzle = (await student.get(f"/api/practice/puzzles/{name}")).json()
    assert (puzzle["kind"], puzzle["asked"]) == ("find", {"end": "now"})
    solution = (await room.coach.get(f"{room.path}/moments")).json()["moments"]
    wrong = await student.done(f"/api/practice/puzzles/{name}/answer", {"answer": {"solution": "R"}})
    assert (wrong["right"], wrong["after"]) == (False, None)
    shown = (await student.done(f"/api/practice/puzzles/{name}/reveal"))["shown"]["solutions"]
    assert {one["solution"] for one in solution} or shown
    right = await student.done(f"/api/practice/puzzles/{name}/answer", {"answer": {"solution": shown[0]}})
    assert right["right"]
    report = (await room.coach.get(f"{room.path}/report")).json()
    mine = next(one for one in report["students"] if one["puzzles"])
    assert (mine["puzzles"], mine["solved"]) == (1, 1)
    assert mine["practice"] == mine["effort"] - 2 * mine["shakes"] >= 3
    assert mine["themes"]
    assert report["themes"] == mine["themes"]
    assert (await room.coach.get(f"/api/practice/sets/{made['code']}/worksheet.pdf")).content.startswith(b"%PDF")
    assert (await room.coach.ask("DELETE", room.path)).status_code == 200
    assert (await room.coach.get(f"/api/practice/puzzles/{name}")).status_code == 404
