"""Claims at a live table: rejections that name their place, and charges that everybody hears."""

from typing import Any

import pytest

from tests.support.house import Browser, House
from tests.web.guard.test_disclosure import Contest, contest

pytestmark = pytest.mark.anyio


async def checking(house: House) -> Contest:
    """A table where a Solution is checked that has nothing to do with the Goal."""
    table = await contest(house)
    await table.does("third party", do="decline")
    return table


async def rejected(table: Contest, role: str, **claim: Any) -> tuple[int, str]:
    """What becomes of a rejection."""
    view = await table.view(role)
    wanted = {"do": "reject", "of": table.seats["writer"], **claim}
    answered = await table.people[role].act(view, wanted, key=f"{view['seq']} {claim}"[:60])
    return answered.status_code, answered.json().get("code", "")


@pytest.mark.parametrize(
    "claim",
    [
        {"code": "required-unused"},
        {"code": "cube-unavailable", "place": " "},
        {"code": "cube-unavailable", "place": "a cube"},
        {"code": "not-equal"},
        {"code": "ambiguous"},
        {"code": "ambiguous", "place": "R"},
        {"code": "two-operations", "place": "two-operations"},
        {"code": "syntax"},
    ],
)
async def test_guidelines_1_a_claim_without_its_place_is_not_ruled_on(house: House, claim: dict[str, str]) -> None:
    table = await checking(house)
    before = (await table.view())["seq"]
    assert await rejected(table, "opponent", **claim) == (422, "needs-place")
    assert (await table.view())["seq"] == before


async def test_guidelines_0_claims_that_fail_are_counted_and_shown_to_all(house: House) -> None:
    table = await checking(house)
    assert await rejected(table, "opponent", code="fewer-than-two-cubes") == (201, "")
    assert await rejected(table, "opponent", code="syntax", place="V-") == (201, "")
    assert await rejected(table, "third party", code="required-unused", place="R", **{"with": None}) == (201, "")
    counted = {table.seats["opponent"]: 2, table.seats["third party"]: 1}
    for role in table.people:
        (solution,) = (await table.view(role))["shake"]["contest"]["solutions"]
        assert solution["failed_claims"] == counted, role
    socket = table.people["spectator"].socket(table.match, 0)
    update = await socket.until("update")
    claims = [(one["code"], one["place"], one["upheld"]) for one in update["events"] if one.get("do") == "reject"]
    assert claims == [
        ("fewer-than-two-cubes", None, False),
        ("syntax", "V-", False),
        ("required-unused", "R", False),
    ]


async def test_on_sets_VII_C_6_the_question_to_a_judge_needs_no_place(house: House) -> None:
    table = await checking(house)
    assert (await rejected(table, "opponent"))[0] == 201


async def self_policed(house: House) -> tuple[dict[str, Browser], dict[str, Any]]:
    """A table of two that police themselves, after the Goal."""
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben, policing="players"))["match"]
    return {"P1": ada, "P2": ben}, await house.play_to_goal(ada, ben, match=match)


async def test_on_sets_IX_A_2_a_charge_without_ground_is_heard_and_hinders_nobody(house: House) -> None:
    players, view = await self_policed(house)
    turn = view["shake"]["turn"]
    other = next(seat for seat in players if seat != turn)
    charged = await players[other].act(view, {"do": "charge", "procedure": "not-your-turn"})
    assert charged.status_code == 201
    after = (await players[turn].get(f"/api/matches/{view['match']}")).json()
    assert (after["seq"], after["shake"]["penalties"]) == (view["seq"] + 1, view["shake"]["penalties"])
    update = await players[turn].socket(view["match"], view["seq"]).until("update")
    heard = [(one["by"], one["do"], one["procedure"], one["upheld"]) for one in update["events"]]
    assert heard == [(other, "charge", "not-your-turn", False)]
    # Who looked before the charge still moves: nothing is other than it was.
    move = next(one for one in after["legal"]["actions"] if one["do"] == "move")
    assert (await players[turn].act(view, move)).status_code == 201


async def test_on_sets_IX_A_with_a_referee_nothing_is_charged(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    view = await house.play_to_goal(ada, ben, match=match)
    assert "procedures" not in view["legal"]
    refused = await ada.act(view, {"do": "charge", "procedure": "not-your-turn"})
    assert (refused.status_code, refused.json()["code"]) == (422, "not-illegal")


async def test_guidelines_A2_comment_the_dealer_is_told_the_number_only_where_all_agreed(house: House) -> None:
    for is_told in (False, True):
        players = [await house.guest("Ada"), await house.guest("Ben")]
        view = await house.match_of_two(*players, is_deal_told=is_told)
        dealer, dealing = await dealers_view(players, view["match"])
        assert dealing["legal"].get("deal") == ({"fewest": 6, "most": 12} if is_told else None)
        refused = await dealer.act(dealing, {"do": "deal", "count": 5})
        assert (refused.status_code, refused.json()["code"]) == (422, "illegal-deal")
        assert not any(letter.isdigit() for letter in refused.json()["message"])


async def test_guidelines_A2_comment_against_a_learner_the_number_is_told(house: House) -> None:
    ada = await house.guest("Ada")
    for level, is_helped in (("learner", True), ("champion", False)):
        asked = {"game": "on-sets", "division": "middle", "form": "basic", "clock": "off"}
        match = (await ada.done("/api/matches", asked))["match"]
        await ada.done(f"/api/matches/{match}/bots", {"level": level})
        view = await ada.done(f"/api/matches/{match}/start")
        assert view["is_helped"] is is_helped


async def dealers_view(players: list[Browser], match: str) -> tuple[Browser, dict[str, Any]]:
    """The dealer, and the table as the dealer sees it when it is time to deal."""
    for _ in range(20):
        for player in players:
            view: dict[str, Any] = (await player.get(f"/api/matches/{match}")).json()
            if "deal" in view["legal"]["templates"]:
                return player, view
            wanted = next((one for one in view["legal"]["actions"] if one["do"] in ("lot", "shake")), None)
            if wanted is not None:
                await player.act(view, wanted)
    raise AssertionError("nobody deals")
