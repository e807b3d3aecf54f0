"""Who may ask what of a coach's room: every route for every role, cell by cell; and a flood at the door (trust.md,
promises 7, 16 and 18)."""

from typing import Any, Final

import pytest

from forceout.service.errors import TooMany
from forceout.service.people.rate_limits import Activity, RateLimits, TooFast
from forceout.service.rooms.room import MOST_AT_DOOR
from forceout.web.live.followers import Follower
from tests.support.classroom import classroom
from tests.support.house import Browser, House

pytestmark = pytest.mark.anyio
ROLES: Final = ("coach", "student", "door", "stranger", "nobody")
COACH_ALONE: Final = (200, 403, 403, 404, 401)
MADE_BY_COACH: Final = (201, 403, 403, 404, 401)
NOTHING_THERE: Final = (404, 403, 403, 404, 401)
"""Where the room has played nothing yet."""
ROUTES: Final[dict[tuple[str, str], tuple[int, ...]]] = {
    ("POST", "/api/rooms"): (201, 201, 201, 201, 401),
    ("GET", "/api/rooms"): (200, 200, 200, 200, 401),
    ("POST", "/api/rooms/join"): (404, 404, 404, 404, 401),
    ("POST", "/api/rooms/cards"): (404, 404, 404, 404, 404),
    ("GET", "/api/rooms/{room}"): (200, 200, 200, 404, 401),
    ("POST", "/api/rooms/{room}/acts"): (201, 403, 403, 404, 401),
    ("GET", "/api/rooms/{room}/events"): (200, 200, 200, 404, 401),
    ("POST", "/api/rooms/{room}/code"): MADE_BY_COACH,
    ("POST", "/api/rooms/{room}/new-code"): MADE_BY_COACH,
    ("POST", "/api/rooms/{room}/coach-code"): MADE_BY_COACH,
    ("GET", "/api/rooms/{room}/qr.svg"): COACH_ALONE,
    ("POST", "/api/rooms/{room}/rolls"): MADE_BY_COACH,
    ("GET", "/api/rooms/{room}/report"): COACH_ALONE,
    ("GET", "/api/rooms/{room}/report.csv"): COACH_ALONE,
    ("GET", "/api/rooms/{room}/moments"): COACH_ALONE,
    ("GET", "/api/rooms/{room}/moments/{table:int}/{number:int}"): NOTHING_THERE,
    ("POST", "/api/rooms/{room}/sets"): NOTHING_THERE,
    ("GET", "/api/rooms/{room}/cards"): COACH_ALONE,
    ("GET", "/api/rooms/{room}/cards.pdf"): COACH_ALONE,
    ("DELETE", "/api/rooms/{room}"): (200, 403, 403, 404, 401),
}
"""What each role is answered, in their order."""
SOLUTION: Final = "V-(V-(V-(R-B)))"
"""Letters that every encoding leaves as they are."""
CHALLENGE: Final = {"do": "challenge", "claim": "impossible"}
BODIES: Final[dict[str, dict[str, Any]]] = {
    "/api/rooms/join": {"code": "ABCD-2345"},
    "/api/rooms/cards": {"card": "0123456789ab.S1.0123456789abcdef01234567"},
    "/api/rooms/{room}/acts": {"act": {"do": "lock", "on": True}, "key": "lock-the-room"},
}


def routes_of(house: House) -> set[tuple[str, str]]:
    """Every route of rooms that the server has."""
    found = {
        (method, route.path.replace(":str", ""))
        for route in house.app.routes
        for method in getattr(route, "methods", ())
        if route.path.startswith("/api/rooms")
    }
    return {one for one in found if one[0] not in ("OPTIONS", "HEAD")}


async def test_promise_7_every_route_for_every_role(house: House) -> None:
    assert routes_of(house) == set(ROUTES)
    room = await classroom(house, 2)
    people: dict[str, Browser] = {
        "coach": room.coach,
        "student": room.students[0],
        "door": await room.comes(),
        "stranger": await house.guest("Sam"),
        "nobody": house.browser(),
    }
    names = {one["name"] for one in (await room.seen())["students"]}
    found: dict[tuple[str, str], tuple[int, ...]] = {}
    for method, path in ROUTES:
        if path.endswith(("/events", "cards.pdf")):
            continue
        answered = []
        # Whoever may delete the room comes last.
        for role in reversed(ROLES):
            house.clock.now += 60_000
            address = path.replace("{room}", room.id).replace("{table:int}/{number:int}", "1/0")
            answer = await people[role].ask(method, address, BODIES.get(path))
            answered.append(answer.status_code)
            if role in ("student", "door") and answer.status_code == 200 and "{room}" in path:
                others = names - {answer.json()["you"]["name"]}
                assert not [name for name in others if name in answer.text], (role, path)
        found[method, path] = tuple(reversed(answered))
    assert found == {one: answer for one, answer in ROUTES.items() if one in found}


async def test_promise_7_a_stream_ends_with_who_was_sent_out(house: House) -> None:
    room = await classroom(house, 1)
    site, person = house.site, await house.service.people.find_session(room.students[0].cookies["forceout_session"])
    assert person is not None
    follower = Follower("room", person, frozenset(), None, None)
    channel = await site.rooms.follow(follower, await house.service.rooms.find(room.id))
    said = site.rooms.messages(channel, follower)
    assert '"role":"student"' in await anext(said)
    await room.does("remove", students=["S1"])
    channel.room, channel.version = await house.service.rooms.find(room.id), channel.version + 1
    assert '"gone"' in await anext(said)
    site.rooms.leave(follower, channel)
    stranger = Follower("room", None, frozenset(), None, None)
    channel = await site.rooms.follow(stranger, await house.service.rooms.find(room.id))
    assert '"gone"' in await anext(site.rooms.messages(channel, stranger))
    site.rooms.leave(stranger, channel)


async def test_promise_22_no_route_of_a_room_tells_a_solution_before_it_is_due(house: House) -> None:
    room = await classroom(house, 3)
    await room.does("settle", game="on-sets", division="middle", form="basic", clock="off", seats=3)
    await room.does("begin")
    match = (await room.seen(room.students[0]))["match"]
    seen = await house.play_to_goal(*room.students, match=match)
    seats = {(await one.get(f"/api/matches/{match}")).json()["you"]["seat"]: one for one in room.students}
    writer = seats.pop(seen["shake"]["goal_setter"])
    opponent, third = seats.values()
    for browser, wanted in ((opponent, CHALLENGE), (writer, {"do": "present", "solution": SOLUTION})):
        view = (await browser.get(f"/api/matches/{match}")).json()
        assert (await browser.act(view, wanted)).status_code == 201
    assert SOLUTION in (await writer.get(f"/api/matches/{match}")).text
    house.clock.now += 60_000
    table = [f"/api/matches/{match}{more}" for more in ("", "/record", "/replay", "/analysis", "/solutions?number=0")]
    for path in ("", "/report", "/report.csv", "/moments", "/cards"):
        assert SOLUTION not in (await room.coach.get(f"{room.path}{path}")).text
        assert SOLUTION not in (await third.get(f"{room.path}{path}")).text
    for path in table:
        assert SOLUTION not in (await room.coach.get(path)).text
        for one in (opponent, third):
            assert SOLUTION not in (await one.get(path)).text


async def test_promise_18_a_class_behind_one_address_comes_in_and_a_flood_does_not(house: House) -> None:
    limits = RateLimits(house.service.settings)
    for number in range(25):
        for activity in (Activity.NEW_GUEST, Activity.JOIN):
            limits.verify(activity, session=f"student {number}", address="192.0.2.7", now=0)
    passed = 0
    for number in range(2000):
        try:
            limits.verify(Activity.JOIN, session=f"flood {number}", address="192.0.2.7", now=number)
        except TooFast:
            continue
        passed += 1
    assert passed < 700
    limits.verify(Activity.JOIN, session="another school", address="198.51.100.9", now=2000)


async def test_promise_18_a_door_holds_so_many_and_the_coach_clears_it(house: House) -> None:
    room = await classroom(house)
    rooms = house.service.rooms
    for _ in range(MOST_AT_DOOR):
        await rooms.join(room.code, (await house.service.people.new_guest())[0])
    late = (await house.service.people.new_guest())[0]
    with pytest.raises(TooMany):
        await rooms.join(room.code, late)
    waiting = [one["label"] for one in (await room.seen())["students"]]
    await room.does("remove", students=waiting)
    _, member = await rooms.join(room.code, late)
    assert member.role == "door"


async def test_promise_18_hands_do_not_flap(house: House) -> None:
    room = await classroom(house, 1)
    answers = [(await room.try_to(room.students[0], "hand", up=bool(turn % 2))).status_code for turn in range(1, 12)]
    assert answers[:3] == [201, 201, 201]
    assert 429 in answers


async def test_promise_16_nothing_of_a_room_holds_a_name(house: House) -> None:
    room = await classroom(house, 2)
    await room.does("begin")
    names = [one["name"] for one in (await room.seen())["students"]]
    log = await house.service.rooms.log.after(room.id, 0)
    assert not [name for name in names if any(name in event.text for event in log)]
