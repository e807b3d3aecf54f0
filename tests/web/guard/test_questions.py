"""Nobody is helped who plays, nothing is answered where the operator wants nothing answered, and a table's likeness is
known whatever it is called."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from forceout.service.people.retention import sweep
from forceout.service.positions.positions import LEFT_ALONE
from tests.service.conftest import HandClock
from tests.support.example_record import RECORD
from tests.support.house import Browser, House, open_house
from tests.web.api.test_judge import SOLUTION, solve

pytestmark = pytest.mark.anyio

CASES = Path(__file__).parents[2] / "conformance"
EQUATIONS: dict[str, Any] = {"game": "equations", "division": "middle", "form": "basic", "clock": "off"}
EXPRESSION = {"kind": "expression", "game": "equations", "division": "middle", "text": "2+3", "side": "goal"}
TEXTBOOK = {
    **SOLUTION,
    "kind": "solve",
    "situation": "impossible",
    "resources": ["R", "G", "∩", "-"],
    "budget_ms": 50,
}
TEXTBOOK.pop("solution")


async def refusal(browser: Browser, path: str, body: Any) -> str:
    """With what code something is refused; nothing where it is answered."""
    answered = await browser.post(path, body)
    return "" if answered.status_code == 200 else f"{answered.status_code} {answered.json()['code']}"


async def test_nobody_is_helped_who_sits_at_a_running_match(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    for path, body in (
        ("/api/judge", TEXTBOOK),
        (
            "/api/judge",
            {"kind": "expression", "game": "equations", "division": "middle", "text": "2+3", "side": "goal"},
        ),
        ("/api/analysis", {"record": RECORD}),
        ("/api/solutions?number=9", {"record": RECORD}),
        ("/api/endgames?shake=1", {"record": RECORD}),
        ("/api/goals?shake=1", {"record": RECORD}),
        ("/api/reading", {"game": "on-sets", "kind": "solution", "text": "R∪B"}),
    ):
        assert await refusal(ada, path, body) == "403 playing-now", path
        assert await refusal(house.browser(), path, body) == ""
    assert await refusal(ada, "/api/judge", SOLUTION) == ""
    assert await refusal(ada, "/api/replay", {"record": RECORD}) == ""
    await ada.done(f"/api/matches/{match}/abandon", {})
    assert await refusal(ada, "/api/judge", TEXTBOOK) == ""


async def test_who_sits_at_a_table_that_was_left_alone_does_not_play(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    await house.match_of_two(ada, ben)
    house.clock.now += LEFT_ALONE + 1
    assert await refusal(ada, "/api/judge", TEXTBOOK) == ""


async def test_at_a_practice_table_everything_is_answered(house: House) -> None:
    ada = await house.guest("Ada")
    match = (await house.practice(ada))["match"]
    await house.play_with_bots(ada, match)
    assert await refusal(ada, "/api/judge", TEXTBOOK) == ""
    assert (await ada.get(f"/api/matches/{match}/analysis")).status_code == 200
    assert await refusal(ada, "/api/reading", {"match": match, "kind": "solution", "text": "R∪B∩G"}) == ""


@pytest.fixture
async def tournament(tmp_path: Path, clock: HandClock, anyio_backend: str) -> AsyncIterator[House]:
    """A server whose operator wants no questions answered."""
    async with open_house(tmp_path, clock, questions=False) as made:
        yield made


async def test_a_switch_turns_judge_solver_and_analysis_off(tournament: House) -> None:
    ada = await tournament.guest("Ada")
    match = (await tournament.practice(ada))["match"]
    view = await tournament.play_with_bots(ada, match)
    for path, body in (
        ("/api/judge", SOLUTION),
        ("/api/judge", TEXTBOOK),
        ("/api/analysis", {"record": RECORD}),
        ("/api/solutions?number=9", {"record": RECORD}),
        ("/api/endgames?shake=1", {"record": RECORD}),
        ("/api/goals?shake=1", {"record": RECORD}),
        ("/api/replay", {"record": RECORD}),
        ("/api/reading", {"match": match, "kind": "solution", "text": "R∪B"}),
    ):
        assert await refusal(ada, path, body) == "403 questions-off", path
    assert (await ada.get(f"/api/matches/{match}/analysis")).json()["code"] == "questions-off"
    goal = {"match": match, "kind": "goal", "text": view["shake"]["goal"]}
    assert await refusal(ada, "/api/reading", goal) == ""


async def test_leaving_out_or_changing_three_cubes_makes_no_other_position(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    view = await house.play_to_goal(ada, ben, match=match)
    resources = view["shake"]["resources"]
    value = int(view["shake"]["goal"].split()[1])
    other = f"row {value - 1} 1" if value > 1 else "column 1 1"
    for changed in (
        {"resources": resources[1:]},
        {"resources": resources[3:]},
        {"resources": [*resources, "R", "B"]},
        {"goal": other},
        {"goal": other, "resources": resources[2:], "universe": view["shake"]["universe"][1:]},
    ):
        code = await refusal(house.browser(), "/api/judge", solve(view, **changed))
        assert code == "403 position-in-play", changed
    for changed in ({"goal": "column 5 5 4"}, {"universe": ["BRGY", "R", "B", "G", "Y", "BR", "BG", "BY", "RG", "RY"]}):
        assert await refusal(house.browser(), "/api/judge", solve(view, **changed)) == "", changed


async def equations_table(house: House) -> tuple[list[Browser], dict[str, Any]]:
    """A table of Equations whose Goal is about to be set."""
    players = [await house.guest("Ada"), await house.guest("Ben")]
    match = (await house.match_of_two(*players, **EQUATIONS))["match"]
    for _ in range(20):
        for player in players:
            view: dict[str, Any] = (await player.get(f"/api/matches/{match}")).json()
            templates = view["legal"]["templates"]
            action = next((one for one in view["legal"]["actions"] if one["do"] in ("lot", "shake")), None)
            if "goal" in templates:
                return players, view
            wanted = action or ({"do": "roll"} if "roll" in templates else None)
            if wanted is not None:
                await player.act(view, wanted)
    raise AssertionError("nobody may set a Goal")


async def test_before_there_is_a_goal_no_goal_is_tried_out(house: House) -> None:
    _, view = await equations_table(house)
    cubes = view["shake"]["resources"]
    asked = {"kind": "solve", "game": "equations", "division": "middle", "form": "basic", "situation": "impossible"}
    for goal in ("12", "7", "2×3"):
        body = {**asked, "goal": goal, "resources": cubes[2:], "budget_ms": 50}
        assert await refusal(house.browser(), "/api/judge", body) == "403 position-in-play"
    selection = {"kind": "selection", "game": "equations", "division": "middle", "resources": cubes, "chosen": []}
    body = {**selection, "pick": {"name": "factorial"}}
    assert await refusal(house.browser(), "/api/judge", body) == "403 position-in-play"


async def test_equations_IV_B_goals_are_compared_by_value_and_known_by_their_cubes(house: House) -> None:
    sign = None
    while sign is None:
        players, view = await equations_table(house)
        cubes = view["shake"]["resources"]
        sign = next((cube for cube in cubes if cube[-1] in "+×"), None)
    first, second = [cube for cube in cubes if cube[-1].isdigit() and cube[-1] != "0"][:2]
    goal = {"do": "goal", "goal": f"{first}{sign}{second}"}
    tried = [(await player.act(view, goal, key=f"by {place}")).status_code for place, player in enumerate(players)]
    assert 201 in tried
    one, other = int(first[-1]), int(second[-1])
    value = one + other if sign[-1] == "+" else one * other
    left = list(cubes)
    for cube in (first, sign, second):
        left.remove(cube)
    asked = {"kind": "solve", "game": "equations", "division": "middle", "form": "basic", "situation": "impossible"}
    same = {**asked, "goal": str(value), "resources": left, "budget_ms": 50}
    assert await refusal(house.browser(), "/api/judge", same) == "403 position-in-play"
    assert await refusal(house.browser(), "/api/judge", {**same, "goal": str(value + 1)}) == ""
    plain = f"{one}{sign[-1]}{other}"
    for body in (
        {"kind": "goal", "game": "equations", "division": "senior", "goal": plain},
        {"kind": "expression", "game": "equations", "division": "senior", "text": plain, "side": "goal"},
    ):
        assert await refusal(house.browser(), "/api/judge", body) == "403 position-in-play"
    reading = {"game": "equations", "kind": "goal", "text": plain}
    assert await refusal(house.browser(), "/api/reading", reading) == "403 position-in-play"
    free = {"kind": "goal", "game": "equations", "division": "senior", "goal": f"{value}+1"}
    assert await refusal(house.browser(), "/api/judge", free) == ""


async def test_notes_go_with_their_match(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    view = await house.play_to_goal(ada, ben, match=match)
    notes = house.service.noted_questions
    for _ in range(3):
        await house.browser().post("/api/judge", solve(view))
    assert [(one.match, one.kind, one.person) for one in await notes.of()] == [(match, "solve", None)]
    await ada.done(f"/api/matches/{match}/abandon", {})
    house.clock.now += 1000 * 86_400_000
    await sweep(house.service.store, house.service.settings, house.clock())
    assert await notes.of() == []


async def test_the_public_cases_are_answered_where_nobody_plays(tmp_path: Path, clock: HandClock) -> None:
    many: dict[str, Any] = {"judge_burst": 1_000_000, "address_burst": 1_000_000}
    asked = [
        json.loads(line)
        for path in sorted(CASES.rglob("*.jsonl"))
        for line in path.read_text("utf-8").splitlines()[::20]
    ]
    async with open_house(tmp_path, clock, **many) as house:
        browser = house.browser()
        for case in asked:
            question = case["ask"]
            if not isinstance(question, dict) or question.get("kind") == "solve":
                continue
            assert await refusal(browser, "/api/judge", question) == "", question
    assert len(asked) > 20
