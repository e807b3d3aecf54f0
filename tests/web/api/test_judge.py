"""Tests of the judge, of readings and of analysis over HTTP."""

from typing import Any

import pytest

from forceout.service.positions import positions
from forceout.service.positions.positions import Positions
from forceout.service.positions.subjects import about_question
from tests.support.example_record import RECORD
from tests.support.house import House

pytestmark = pytest.mark.anyio

SOLUTION = {
    "kind": "solution",
    "game": "on-sets",
    "division": "middle",
    "form": "basic",
    "universe": ["BR", "R", "G", "-"],
    "goal": "row 2",
    "required": ["R", "B", "∪"],
    "situation": "forceout",
    "solution": "R ∪ B",
}


def solve(view: dict[str, Any], **changed: Any) -> dict[str, Any]:
    """The question whether the position of a view has a Solution."""
    shake = view["shake"]
    sections = {name: shake[name] for name in ("required", "permitted", "forbidden", "resources")}
    asked = {"kind": "solve", "game": "on-sets", "division": "middle", "form": "basic", "situation": "impossible"}
    return {**asked, "universe": shake["universe"], "goal": shake["goal"], **sections, "budget_ms": 50, **changed}


async def test_the_judge_answers_without_a_cookie(house: House) -> None:
    answered = await house.browser().post("/api/judge", SOLUTION)
    assert answered.status_code == 200
    assert (answered.json()["correct"], answered.json()["values"]) == (True, [2])


async def test_the_judge_looks_at_no_cookie(house: House) -> None:
    browser = house.browser()
    browser.cookies = {"forceout_session": "x" * 43}
    assert (await browser.post("/api/judge", {**SOLUTION, "id": 7})).json()["id"] == 7


async def test_a_question_that_cannot_be_asked_gets_the_protocols_error(house: House) -> None:
    answered = (await house.browser().post("/api/judge", {"kind": "riddle"})).json()
    assert answered["error"]["code"] == "unknown-kind"


async def test_a_position_that_somebody_plays_is_not_solved_for_anybody(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    view = await house.play_to_goal(ada, ben, match=match)
    resources = view["shake"]["resources"]
    for asked in (
        solve(view),
        solve(view, resources=list(reversed(resources)), universe=list(reversed(view["shake"]["universe"]))),
        solve(view, required=resources[:2], resources=resources[2:]),
        solve(view, forbidden=[]),
        solve(view, situation="now"),
    ):
        refused = await house.browser().post("/api/judge", asked)
        assert (refused.status_code, refused.json()["code"]) == (403, "position-in-play")
    other = await house.browser().post("/api/judge", solve(view, universe=["BR", "R", "G", "B", "Y", "BY"]))
    assert other.status_code == 200
    larger = await house.browser().post("/api/judge", solve(view, goal="column 5 5 5"))
    assert larger.status_code == 200
    await ada.done(f"/api/matches/{match}/abandon", {})
    assert (await house.browser().post("/api/judge", solve(view))).status_code == 200


async def test_a_practice_table_is_not_protected(house: House) -> None:
    ada = await house.guest("Ada")
    match = (await house.practice(ada))["match"]
    view = await house.play_with_bots(ada, match)
    assert (await house.browser().post("/api/judge", solve(view))).status_code == 200


async def test_more_tables_than_one_question_may_look_at_are_looked_at_by_the_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "MOST_CAUGHT_UP", 1)
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    for _ in range(2):
        match = (await house.match_of_two(ada, ben))["match"]
        view = await house.play_to_goal(ada, ben, match=match)
    # As after a restart: nothing is known yet.
    house.site.positions = Positions(house.service.tables)
    busy = await house.browser().post("/api/judge", solve(view))
    assert (busy.status_code, busy.json()["code"]) == (503, "busy")
    assert (await house.browser().post("/api/judge", solve(view))).status_code == 403


async def test_spellings_and_colors_make_no_other_position() -> None:
    asked = {"kind": "solve", "game": "equations", "goal": "1 2", "resources": ["x", "3", "4", "5"], "required": ["r1"]}
    same = {**asked, "goal": "1 2", "resources": ["4", "g5", "3", "×"], "required": ["1"]}
    assert about_question(asked) == about_question(same)
    assert about_question(asked) != about_question({**asked, "goal": "7"})
    assert about_question({"kind": "solve", "game": "chess"}).positions == ()
    assert about_question({"kind": "solve", "game": "on-sets", "goal": 5, "resources": "R"}).positions


async def test_positions_of_tables_that_are_gone_are_forgotten(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    view = await house.play_to_goal(ada, ben, match=match)
    about = about_question(solve(view))
    known = house.site.positions
    await known.catch_up()
    assert await known.match_like(about) == match
    house.clock.now += positions.FORSAKEN + 1
    await known.catch_up()
    assert await known.match_like(about) is None


@pytest.mark.parametrize(
    ("asked", "grouped"),
    [
        ({"game": "on-sets", "kind": "goal", "text": "ell 3 ~2 1"}, ["(3 × (-2)) + 1"]),
        ({"game": "on-sets", "kind": "solution", "text": "R∪B∩G'"}, ["(R ∪ B) ∩ G'", "R ∪ (B ∩ G')"]),
        ({"game": "on-sets", "kind": "solution", "text": "R ⊆ B, V - (R)"}, ["R ⊆ B, V - R"]),
        ({"game": "equations", "kind": "solution", "text": "(1+2)×3"}, ["(1+2)×3"]),
        ({"game": "equations", "kind": "goal", "text": "2+3"}, ["2+3"]),
    ],
)
async def test_a_text_is_read_and_never_judged(house: House, asked: dict[str, Any], grouped: list[str]) -> None:
    answered = (await house.browser().post("/api/reading", asked)).json()
    assert [one["grouped"] for one in answered["readings"]] == grouped
    assert answered["errors"] == []
    assert answered.keys() == {"readings", "is_all", "errors", "wild"}


@pytest.mark.parametrize(
    ("text", "at"), [("(R ∪ B", 0), ("R ∪", 3), ("R B", 2), ("R)", 1), ("(R = B) ∪ G", 0), ("∪" * 500, 0)]
)
async def test_what_keeps_a_text_from_being_read_is_said_and_where(house: House, text: str, at: int) -> None:
    asked = {"game": "on-sets", "kind": "solution", "text": text}
    answered = (await house.browser().post("/api/reading", asked)).json()
    assert answered["errors"][0]["at"] == at
    assert answered["errors"][0]["message"]


@pytest.mark.parametrize(
    ("goal", "rule", "message"),
    [
        ("8÷0", "Equations III-A", "has no value"),
        ("0√5", "Equations III-C-2-a", "no zeroth root"),
        ("5+", "Equations III-A", "make no expression"),
        ("1234567", "Equations IV-B", "one to six cubes"),
    ],
)
async def test_a_goal_that_has_no_value_is_said_to_have_none(house: House, goal: str, rule: str, message: str) -> None:
    asked = {"game": "equations", "kind": "goal", "text": goal}
    answered = (await house.browser().post("/api/reading", asked)).json()
    assert answered["readings"] == []
    assert answered["errors"][0]["rule"] == rule
    assert message in answered["errors"][0]["message"]


async def test_at_a_table_the_game_is_known(house: House) -> None:
    ada, eve = await house.guest("Ada"), await house.guest("Eve")
    view = await house.practice(ada)
    asked = {"match": view["match"], "kind": "solution", "text": "R∪B"}
    assert (await ada.done("/api/reading", asked))["readings"][0]["grouped"] == "R ∪ B"
    assert (await eve.post("/api/reading", asked)).status_code == 404
    assert (await eve.post("/api/reading", {"kind": "goal", "text": "row 1"})).status_code == 400


async def test_a_match_is_replayed_and_analysed_from_its_record(house: House) -> None:
    ada = await house.guest("Ada")
    match = (await house.practice(ada))["match"]
    await house.play_with_bots(ada, match)
    record = await house.service.matches.record(match)
    replay = await ada.done("/api/replay", {"record": record})
    assert replay["header"]["game"] == "on-sets"
    assert len(replay["actions"]) == len(replay["frames"]) == len(replay["times"])
    assert replay["frames"][-1]["shake"]["goal"] is not None
    analysis = (await ada.get(f"/api/matches/{match}/analysis")).json()
    assert [one["action"]["do"] for one in analysis["moves"]] == ["goal"]
    assert replay["actions"][analysis["moves"][0]["number"]]["do"] == "goal"
    assert set(analysis["moves"][0]["after"]) == {"now", "possible"}
    again = (await ada.get(f"/api/matches/{match}/analysis?shake=1")).json()
    assert [one["number"] for one in again["moves"]] == [one["number"] for one in analysis["moves"]]
    assert (await ada.get(f"/api/matches/{match}/analysis?shake=9")).json()["moves"] == []
    uploaded = await ada.done("/api/analysis", {"record": record})
    assert [one["number"] for one in uploaded["moves"]] == [one["number"] for one in analysis["moves"]]


async def test_a_record_of_a_shake_that_is_played_is_not_analysed(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    await house.play_to_goal(ada, ben, match=match)
    record = await house.service.matches.record(match)
    refused = await ada.post("/api/analysis", {"record": record})
    assert (refused.status_code, refused.json()["code"]) == (403, "position-in-play")


@pytest.mark.parametrize("record", ["", "Forceout match record 1\n", "Forceout match record 1\ngame: chess\n\n"])
async def test_what_is_no_record_is_refused(house: House, record: str) -> None:
    refused = await house.browser().post("/api/replay", {"record": record})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-record")


async def test_an_analysis_shows_the_cards_of_a_solution_and_a_safer_move(house: House) -> None:
    ada = await house.guest("Ada")
    moves = (await ada.done("/api/analysis", {"record": RECORD}))["moves"]
    mistake = moves[-1]
    assert (mistake["action"]["do"], mistake["action"]["cube"]) == ("move", "R")
    assert mistake["after"]["now"]["exists"]
    assert len(mistake["after"]["now"]["chosen"]) == 3
    assert mistake["safer"]["do"] == "move"
    assert (mistake["safer"]["cube"], mistake["safer"]["to"]) != ("R", "permitted")
    assert moves[1]["safer"] is None


async def test_other_solutions_of_a_position_are_listed_with_their_cards(house: House) -> None:
    ada = await house.guest("Ada")
    moves = (await ada.done("/api/analysis", {"record": RECORD}))["moves"]
    listed = (await ada.done(f"/api/solutions?number={moves[-1]['number']}", {"record": RECORD}))["solutions"]
    assert len(listed) > 1
    assert all(len(one["chosen"]) == 3 for one in listed)
    assert [one["cubes"] for one in listed] == sorted(one["cubes"] for one in listed)
    assert (await ada.done("/api/solutions?number=0", {"record": RECORD}))["solutions"] == []


async def test_solutions_are_not_listed_while_a_shake_is_played(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    await house.play_to_goal(ada, ben, match=match)
    refused = await ada.get(f"/api/matches/{match}/solutions?number=0")
    assert (refused.status_code, refused.json()["code"]) == (403, "shake-is-running")
    record = await house.service.matches.record(match)
    refused = await ada.post("/api/solutions?number=0", {"record": record})
    assert (refused.status_code, refused.json()["code"]) == (403, "position-in-play")
