"""Tests of practice over HTTP: as a guest, with a pseudonym, and what it refuses."""

from typing import Any

import pytest

from forceout.practice.catalogue.catalogue import find_puzzle, shipped
from forceout.practice.kinds.registry import kind_of
from forceout.practice.puzzle import Kind
from forceout.practice.registry import drills_of, lessons_of
from tests.support.house import House
from tests.support.spreadsheet_files import rows_of

pytestmark = pytest.mark.anyio
SECRETS = ("solutions", "answer", "claim", "holds", "spoiled", "regrouped", "places", "example")
"""What is in an answer and in no puzzle that is asked."""


def one_of(kind: Kind, game: str = "on-sets", division: str = "middle") -> str:
    """The name of a puzzle."""
    return next(one.id for one in shipped(game, division).entries if one.kind is kind)


def right(name: str) -> dict[str, Any]:
    """An answer that is right."""
    puzzle = find_puzzle(name)
    assert puzzle is not None
    return kind_of(puzzle).right_answer(puzzle)


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("game", ["on-sets", "equations"])
async def test_a_puzzle_is_asked_and_answered_without_a_session(house: House, kind: Kind, game: str) -> None:
    browser = house.browser()
    name = one_of(kind, game)
    asked = (await browser.get(f"/api/practice/puzzles/{name}")).json()
    assert asked["id"] == name
    assert not set(SECRETS) & {*asked, *asked["asked"]}
    answered = await browser.post(f"/api/practice/puzzles/{name}/answer", {"answer": right(name)})
    assert answered.status_code == 200
    said = answered.json()
    assert (said["right"], said["first"], said["after"]) == (True, None, None)
    assert said["shown"]


async def test_a_first_try_moves_the_rating_and_is_seen_in_the_hub(house: House) -> None:
    browser = house.browser()
    await browser.done("/api/guests", {})
    name = one_of(Kind.CHALLENGE)
    said = (await browser.post(f"/api/practice/puzzles/{name}/answer", {"answer": right(name)})).json()
    assert said["first"] is True
    assert said["after"]["rating"] > said["before"]["rating"]
    hub = (await browser.get("/api/practice?game=on-sets&division=middle")).json()
    assert (hub["tried"], hub["solved"], hub["rating"]) == (1, 1, said["after"])
    assert [one["progress"] for one in hub["kinds"] if one["kind"] == "challenge"] == [[1, 1]]
    assert hub["today"]
    assert hub["weeks"][-1] == 1
    assert len(hub["lessons"]) > 10
    again = (await browser.post(f"/api/practice/puzzles/{name}/answer", {"answer": {"claim": "neither"}})).json()
    assert (again["first"], again["after"]) == (False, None)


async def test_a_hint_costs_nothing_and_is_not_rated(house: House) -> None:
    browser = house.browser()
    await browser.done("/api/guests", {})
    name = one_of(Kind.FIND)
    assert (await browser.get(f"/api/practice/puzzles/{name}/hint")).json()["hint"] == "cubes"
    body = {"answer": right(name), "hinted": True}
    said = (await browser.post(f"/api/practice/puzzles/{name}/answer", body)).json()
    assert (said["first"], said["after"]) == (True, None)


async def test_a_wrong_answer_is_told_why_and_who_gives_up_is_shown(house: House) -> None:
    browser = house.browser()
    await browser.done("/api/guests", {})
    name = one_of(Kind.FIND)
    said = (await browser.post(f"/api/practice/puzzles/{name}/answer", {"answer": {"solution": "B"}})).json()
    assert said["right"] is False
    assert said["shown"] is None
    assert said["reasons"][0]["rule"]
    revealed = (await browser.post(f"/api/practice/puzzles/{name}/reveal", {})).json()
    assert revealed["shown"]["solutions"]
    assert revealed["first"] is False


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/practice/puzzles/nothing/answer", {"answer": {}}, 404),
        ("/api/practice/puzzles/{name}/answer", {"answer": {}}, 400),
        ("/api/practice/puzzles/{name}/answer", {"answer": {"solution": "B" * 3000}}, 400),
        ("/api/practice/puzzles/{name}/answer", {"answer": "B"}, 400),
        ("/api/practice/puzzles/{name}/answer", {"reply": {}}, 400),
        ("/api/practice/sets", {"game": "on-sets", "division": "middle"}, 401),
        ("/api/practice/mistakes", {"keeps": True}, 401),
    ],
)
async def test_what_cannot_be_done_is_refused_in_words(house: House, path: str, body: Any, status: int) -> None:
    answered = await house.browser().post(path.format(name=one_of(Kind.FIND)), body)
    assert answered.status_code == status
    assert answered.json()["message"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/practice?game=chess&division=middle",
        "/api/practice?game=on-sets&division=toddlers",
        "/api/practice/puzzles/om0000000000",
        "/api/practice/sprints/on-sets/nothing",
        "/api/practice/sprints/chess/base",
        "/api/practice/lessons/on-sets/nothing?division=middle",
        "/api/practice/sets/ZZZZZZ",
        "/api/practice/next?game=on-sets&division=middle&theme=nothing",
    ],
)
async def test_what_is_not_there_is_not_found(house: House, path: str) -> None:
    answered = await house.browser().get(path)
    assert answered.status_code == 404
    assert answered.json()["message"]


async def test_the_next_puzzle_is_one_that_was_not_tried(house: House) -> None:
    browser = house.browser()
    await browser.done("/api/guests", {})
    seen = set()
    for _ in range(3):
        name = (await browser.get("/api/practice/next?game=equations&division=elementary&kind=challenge")).json()[
            "puzzle"
        ]
        assert name not in seen
        seen.add(name)
        await browser.post(f"/api/practice/puzzles/{name}/answer", {"answer": {"claim": "neither"}})
    for wrong in ("kind=chess", "level=easy"):
        assert (await browser.get(f"/api/practice/next?game=on-sets&division=middle&{wrong}")).status_code == 400


@pytest.mark.parametrize("game", ["on-sets", "equations"])
async def test_every_sprint_and_lesson_is_served(house: House, game: str) -> None:
    browser = house.browser()
    for technique in drills_of(game).TECHNIQUES:
        sprint = (await browser.get(f"/api/practice/sprints/{game}/{technique.name}?seed=4")).json()
        assert len(sprint["tasks"]) == 60
        assert all(task["steps"] for task in sprint["tasks"])
    for lesson in lessons_of(game).LESSONS:
        served = (await browser.get(f"/api/practice/lessons/{game}/{lesson.name}?division=senior")).json()
        assert len(served["puzzles"]) == 3
        assert len(served["steps"]) == len(lesson.steps)


async def test_mistakes_come_back_and_everything_is_deleted(house: House) -> None:
    browser = house.browser()
    await browser.done("/api/guests", {})
    assert (await browser.get("/api/practice/mistakes")).json() == {"keeps": False, "due": [], "of": 0}
    await browser.post("/api/practice/mistakes", {"keeps": True})
    name = one_of(Kind.FIND)
    await browser.post(f"/api/practice/puzzles/{name}/answer", {"answer": {"solution": "B"}})
    assert (await browser.get("/api/practice/mistakes")).json()["of"] == 1
    assert (await browser.ask("DELETE", "/api/practice")).status_code == 204
    assert (await browser.get("/api/practice/mistakes")).json() == {"keeps": False, "due": [], "of": 0}


async def test_a_set_goes_from_a_coach_to_a_player_and_back(house: House) -> None:
    coach, player = house.browser(), house.browser()
    await coach.done("/api/guests", {"nickname": "Meadow"})
    await player.done("/api/guests", {"nickname": "Otter"})
    wanted = {"game": "on-sets", "division": "middle", "kinds": ["challenge"], "how_many": 4, "hardest": 1600}
    made = await coach.post("/api/practice/sets", wanted)
    assert made.status_code == 201
    code, names = made.json()["code"], made.json()["puzzles"]
    assert len(names) == 4
    assert (await player.get(f"/api/practice/sets/{code}")).json()["puzzles"] == names
    body = {"answer": right(names[0]), "code": code}
    assert (await player.post(f"/api/practice/puzzles/{names[0]}/answer", body)).json()["right"]
    results = (await coach.get(f"/api/practice/sets/{code}/results")).json()
    assert [(one["name"], one["effort"], len(one["results"])) for one in results["players"]] == [("Otter", 3, 1)]
    assert {tuple(one["progress"]) for one in results["themes"]} == {(1, 1)}
    table = await coach.get(f"/api/practice/sets/{code}/results.csv")
    assert rows_of(table)[1].startswith("Otter,3,1,1,first")
    assert results["players"][0]["rating"] is None
    assert not (await player.get("/api/me/ratings")).json()["is_shared"]
    for shares in (True, False):
        assert (await player.post("/api/me/ratings/sharing", {"shares": shares})).json() == {"shares": shares}
        (own,) = (await player.get("/api/me/ratings")).json()["ratings"]
        (seen,) = (await coach.get(f"/api/practice/sets/{code}/results")).json()["players"]
        shown = {"rating": own["rating"], "deviation": own["deviation"]}
        assert seen["rating"] == (shown if shares else None)
    assert (await house.browser().post("/api/me/ratings/sharing", {"shares": True})).status_code == 401
    assert (await player.get(f"/api/practice/sets/{code}/results")).status_code == 404
    too_many = {**wanted, "theme": "no such theme"}
    assert (await coach.post("/api/practice/sets", too_many)).status_code == 400


async def test_nothing_is_said_of_a_puzzle_that_somebody_has_before_them(house: House) -> None:
    browser = house.browser()
    name = one_of(Kind.FIND)
    asked: list[Any] = []

    async def in_play(about: Any, kind: str, person: str | None, but_for: str | None) -> None:
        asked.append((about, kind))

    house.site.positions.verify_not_in_play = in_play  # type: ignore[method-assign, assignment]
    await browser.post(f"/api/practice/puzzles/{name}/answer", {"answer": right(name)})
    await browser.post(f"/api/practice/puzzles/{name}/reveal", {})
    assert [kind for _, kind in asked] == ["practice", "practice"]
    assert all(about.positions for about, _ in asked)
