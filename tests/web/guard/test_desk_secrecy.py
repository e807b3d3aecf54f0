"""The desk gives nothing away (trust.md, promises 6 and 22): the Solution is varied, and nothing that is sent below the
level that may show it differs in a byte (Guidelines 0, 1, 2)."""

from collections.abc import Sequence
from typing import Any, Final

import pytest

from forceout.service.tables.views import shown_events
from tests.support.house import Browser, House

pytestmark = pytest.mark.anyio

TABLE: Final = {"game": "on-sets", "division": "middle", "section": "C", "number": 3}
POSITION: Final = {
    "universe": ["BR", "B", "RGY", "-", "GY", "R"],
    "goal": "row 1",
    "required": [],
    "permitted": ["B", "R", "G", "∩", "∪", "-"],
    "forbidden": ["Y"],
    "resources": ["B", "'"],
    "variations": [],
}
RIGHT: Final = ("B ∩ R", "R ∩ G", "B - R")
"""Each names a set of one card."""
WRONG: Final = ("B ∪ R", "G", "R - B", "((", "V ∪ Λ ∪ Y ∪ Y")
RULE: Final = {"asked": "rule", "by": "P2", "section": "VII-B-4"}
UNHEARD: Final = {"asked": "shake-over", "by": "P1"}
UNUSED: Final = {"asked": "objection", "by": "P2", "code": "required-unused", "place": "B"}
UNEQUAL: Final = {"asked": "objection", "by": "P3", "code": "not-equal", "place": "3"}
EQUALS: Final = {"asked": "equals", "by": "P2"}
WORKED_OUT: Final = {"asked": "nobody-can", "by": "P1"}


class Sealed:
    """A Solution under the lock at a paper table, with every byte that was sent about it."""

    def __init__(self, judge: Browser, other: Browser, match: str, event: str) -> None:
        self.judge = judge
        self.other = other
        self.match = match
        self.event = event
        self.number = 0
        self.sent: list[bytes] = []

    async def look(self) -> None:
        """Look at everything that shows something of the table, as its judge and as somebody else."""
        paths = (
            f"/api/desk/tables/{self.match}/checks/{self.number}",
            f"/api/desk/tables/{self.match}",
            f"/api/desk/tables/{self.match}/acts?as=csv",
            f"/api/desk/tables/{self.match}/acts?as=json",
            "/api/desk",
            f"/judge/turned/{self.match}/{self.number}/1",
            f"/judge/turned/{self.match}/{self.number}/2",
            f"/api/matches/{self.match}",
            "/judge",
        )
        for browser in (self.judge, self.other):
            for path in paths:
                answered = await browser.get(path, accept="text/html")
                self.note(answered.status_code, answered.content)

    async def open(self, asked: dict[str, Any]) -> None:
        """Open a level, or be refused."""
        path = f"/api/desk/tables/{self.match}/checks/{self.number}/openings"
        answered = await self.judge.post(path, asked)
        self.note(answered.status_code, answered.content)
        await self.look()

    def note(self, status: int, body: bytes) -> None:
        """Keep what was sent; names that chance gives are made alike, and are of one length."""
        alike = body.replace(self.match.encode(), b"M" * len(self.match)).replace(self.event.encode(), b"E" * 12)
        self.sent.append(b"%d " % status + alike)


async def sealed(house: House, solution: str) -> Sealed:
    """A Solution, sealed by a judge of their own."""
    judge, other = await house.guest("Ruth"), await house.guest("Otto")
    card = await judge.done("/api/desk/tables", TABLE)
    match = card["match"]
    await judge.done(f"/api/desk/tables/{match}/paper", {"position": POSITION})
    made = Sealed(judge, other, match, card["event"])
    answered = await judge.post(
        f"/api/desk/tables/{match}/checks", {"writer": "P1", "situation": "now", "solution": solution}
    )
    assert answered.status_code == 201, answered.text
    made.number = answered.json()["number"]
    made.note(answered.status_code, answered.content)
    await made.look()
    return made


async def everything_sent(house: House, solution: str, asked: Sequence[dict[str, Any]]) -> list[bytes]:
    """Every byte that was sent while these levels were opened."""
    one = await sealed(house, solution)
    for wanted in asked:
        await one.open(wanted)
    assert not any(solution.encode() in body for body in one.sent if len(solution) > 3)
    return one.sent


async def test_promise_22_below_the_level_that_may_show_it_nothing_depends_on_the_solution(house: House) -> None:
    quiet = (RULE, UNHEARD, UNUSED)
    first = await everything_sent(house, RIGHT[0], quiet)
    for solution in (*RIGHT[1:], *WRONG):
        assert await everything_sent(house, solution, quiet) == first, solution


async def test_promise_22_an_objection_shows_whether_it_holds_and_nothing_else(house: House) -> None:
    for alike in (RIGHT, ("B ∪ R", "R ∪ B ∪ G", "R ∪ G")):
        found = [await everything_sent(house, one, (RULE, UNUSED, UNEQUAL)) for one in alike]
        assert all(one == found[0] for one in found[1:])


async def test_promise_22_whether_it_equals_is_one_word(house: House) -> None:
    equal = [await everything_sent(house, one, (UNUSED, EQUALS)) for one in RIGHT]
    unequal = [await everything_sent(house, one, (UNUSED, EQUALS)) for one in ("B ∪ R", "R ∪ G")]
    assert all(one == equal[0] for one in equal[1:])
    assert unequal[0] == unequal[1]
    assert equal[0] != unequal[0]


async def test_promise_22_what_is_worked_out_is_on_no_page_before(house: House) -> None:
    one, other = [await everything_sent(house, text, (WORKED_OUT,)) for text in ("B ∩ R", "R ∩ G")]
    is_alike = [left == right for left, right in zip(one, other, strict=True)]
    assert all(is_alike[:15]), "before it is opened"
    assert not all(is_alike), "a test that cannot fail shows nothing"


async def test_promise_22_events_of_the_desk_tell_a_table_nothing(house: House) -> None:
    shown = []
    for solution in (RIGHT[0], WRONG[0]):
        one = await sealed(house, solution)
        await one.open(UNUSED)
        events = shown_events(await house.service.tables.log.after(one.match, 0), None)
        told = [event for event in events if event["kind"] in ("check-sealed", "check-opened")]
        assert [event["kind"] for event in told] == ["check-sealed", "check-opened"]
        assert not any({"fields", "lock", "who"} & event.keys() for event in told)
        shown.append(told)
    assert shown[0] == shown[1]


async def test_promise_22_a_position_that_somebody_plays_is_not_answered_about(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    view = await house.match_of_two(ada, ben)
    view = await house.play_to_goal(ada, ben, match=view["match"])
    shake = view["shake"]
    judge = await house.guest("Ruth")
    card = await judge.done("/api/desk/tables", {**TABLE, "form": "basic", "seats": 2})
    names = ("universe", "goal", "required", "permitted", "forbidden", "resources")
    position = {name: shake[name] for name in names}
    await judge.done(f"/api/desk/tables/{card['match']}/paper", {"position": position})
    checks = f"/api/desk/tables/{card['match']}/checks"
    made = await judge.done(checks, {"writer": "P1", "situation": "impossible", "solution": "R ∪ B"})
    answered = await judge.post(f"{checks}/{made['number']}/openings", {**UNUSED, "by": "P2"})
    assert answered.status_code == 403
    assert answered.json()["code"] == "position-in-play"
    # Who plays anywhere is helped by no desk.
    own = await ada.done("/api/desk/tables", {**TABLE, "number": 4})
    await ada.done(f"/api/desk/tables/{own['match']}/paper", {"position": POSITION})
    checks = f"/api/desk/tables/{own['match']}/checks"
    made = await ada.done(checks, {"writer": "P1", "situation": "now", "solution": "B ∩ R"})
    answered = await ada.post(f"{checks}/{made['number']}/openings", UNUSED)
    assert answered.json()["code"] == "playing-now"
