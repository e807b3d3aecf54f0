"""The coach's room over HTTP: from the code to the report (expectations.md, row 32)."""

from typing import Any

import pytest

from forceout.cli.verify_dice import told, verify_record
from forceout.rules.record import read_record
from forceout.service.people.nicknames import LIST
from tests.service.conftest import START
from tests.support.classroom import Classroom, classroom
from tests.support.house import Browser, House

pytestmark = pytest.mark.anyio
EQUATIONS: dict[str, Any] = {"game": "equations", "division": "middle", "form": "basic", "clock": "off"}
ON_SETS: dict[str, Any] = {"game": "on-sets", "division": "middle", "form": "basic", "clock": "off", "seats": 2}


async def test_a_class_comes_in_by_one_code_is_let_in_and_seated(house: House) -> None:
    room = await classroom(house)
    first, second = await room.comes(), await room.comes()
    at_door = await room.seen(first)
    assert (at_door["you"]["role"], at_door["match"]) == ("door", None)
    assert at_door["you"]["name"] in LIST
    waiting = (await room.seen())["students"]
    assert [one["state"] for one in waiting] == ["door", "door"]
    await room.does("let-in", students=[waiting[0]["label"]])
    assert (await room.seen(first))["you"]["role"] == "student"
    assert (await room.seen(second))["you"]["role"] == "door"
    await room.does("approval", on=False)
    assert (await room.seen(second))["you"]["role"] == "student"
    third = await room.comes()
    assert (await room.seen(third))["you"]["role"] == "student"
    await room.does("settle", **EQUATIONS, seats=3)
    await room.does("begin")
    view = await room.table_of(third)
    assert view["status"] == "playing"
    assert view["room"] == {"room": room.id, "number": 1}
    assert sorted(one["name"] for one in view["seats"]) == sorted(
        one["name"] for one in (await room.seen())["students"]
    )


async def test_a_locked_room_lets_nobody_in_and_a_new_code_throws_nobody_out(house: House) -> None:
    room = await classroom(house, 2)
    await room.does("lock", on=True)
    late = house.browser()
    await late.done("/api/guests", {})
    refused = await late.post("/api/rooms/join", {"code": room.code})
    assert (refused.status_code, refused.json()["code"]) == (403, "room-locked")
    assert (await room.students[0].post("/api/rooms/join", {"code": room.code})).status_code == 201
    await room.does("lock", on=False)
    fresh = (await room.coach.done(f"{room.path}/new-code"))["code"]
    assert fresh != room.code
    ended = await late.post("/api/rooms/join", {"code": room.code})
    assert (ended.status_code, ended.json()["code"]) == (404, "code-ended")
    assert [(await room.seen(one))["you"]["role"] for one in room.students] == ["student", "student"]
    assert (await late.done("/api/rooms/join", {"code": fresh}))["role"] == "door"


async def test_two_coaches_hold_a_room_and_both_host_its_tables(house: House) -> None:
    room = await classroom(house, 3)
    await room.does("begin")
    code = (await room.coach.done(f"{room.path}/coach-code"))["code"]
    second = await house.guest("Dan")
    assert (await second.done("/api/rooms/join", {"code": code}))["role"] == "coach"
    third = await house.guest("Eve")
    assert (await third.post("/api/rooms/join", {"code": code})).json()["code"] == "code-ended"
    match = (await room.seen(second))["cards"][0]["match"]
    for coach in (room.coach, second):
        assert (await coach.post(f"/api/matches/{match}/pause")).status_code in (200, 201)
        assert (await coach.post(f"/api/matches/{match}/resume")).status_code in (200, 201)
    assert (await third.get(f"/api/matches/{match}")).status_code == 404


async def test_tables_that_a_worker_died_before_laying_are_laid_by_whoever_looks_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await classroom(house, 3)

    async def dies(*_: Any, **__: Any) -> None:
        """What a worker does that is killed after the commit."""

    with monkeypatch.context() as patched:
        patched.setattr(house.service.rooms, "settle", dies)
        await room.does("begin")
    assert (await room.table_of(room.students[0]))["status"] == "playing"
    assert len((await room.seen())["cards"]) == 1


async def test_pause_all_and_go_on(house: House) -> None:
    room = await classroom(house, 5)
    await room.does("begin")
    await room.does("pause")
    assert [one["is_paused"] for one in (await room.seen())["cards"]] == [True, True]
    assert (await room.table_of(room.students[0]))["is_paused"]
    await room.does("resume")
    assert [one["is_paused"] for one in (await room.seen())["cards"]] == [False, False]


async def test_a_hand_is_up_until_it_is_taken_down(house: House) -> None:
    room = await classroom(house, 3)
    await room.does("begin")
    await room.does("hand", room.students[1], up=True)
    card = (await room.seen())["cards"][0]
    assert card["hand_at"] is not None
    await room.does("lower-hand", student=card["hand_by"])
    assert (await room.seen(room.students[1]))["hand_at"] is None


async def test_somebody_is_moved_to_where_a_bot_sits(house: House) -> None:
    room = await classroom(house, 5)
    await room.does("begin")
    cards = (await room.seen())["cards"]
    full, short = sorted(cards, key=lambda one: sum(seat["is_bot"] for seat in one["seats"]))
    mover = next(seat["label"] for seat in full["seats"] if seat["label"])
    await room.does("move", student=mover, table=short["number"])
    after = {one["number"]: one for one in (await room.seen())["cards"]}
    assert mover in [seat["label"] for seat in after[short["number"]]["seats"]]
    assert sum(seat["is_bot"] for seat in after[full["number"]]["seats"]) == 1
    refused = await room.try_to(room.coach, "move", student=full["seats"][1]["label"], table=short["number"])
    assert refused.json()["code"] == "table-full"


async def test_the_same_key_again_is_the_same_receipt(house: House) -> None:
    room = await classroom(house, 2)
    sent = {"act": {"do": "lock", "on": True}, "key": "the-same-key"}
    first = await room.coach.post(f"{room.path}/acts", sent)
    again = await room.coach.post(f"{room.path}/acts", sent)
    assert (first.status_code, again.status_code) == (201, 200)
    assert first.json() == again.json()
    other = await room.coach.post(f"{room.path}/acts", {**sent, "act": {"do": "lock", "on": False}})
    assert (other.status_code, other.json()["code"]) == (409, "key-reused")


async def played_apart(room: Classroom) -> dict[str, list[Browser]]:
    """The students of a room, table by table."""
    tables: dict[str, list[Browser]] = {}
    for one in room.students:
        tables.setdefault((await room.seen(one))["match"], []).append(one)
    return tables


async def test_the_same_shake_is_dealt_to_every_table_and_sealed_until_the_last_has_finished(house: House) -> None:
    room = await classroom(house, 4)
    await room.does("settle", **ON_SETS)
    await room.does("begin")
    roll = await room.coach.done(f"{room.path}/rolls")
    await room.does("deal", cubes=roll["cubes"], cards=roll["cards"])
    tables = await played_apart(room)
    assert len(tables) == 2
    first, second = tables
    for match, players in tables.items():
        given = (await players[0].get(f"/api/matches/{match}")).text
        assert "cubes" not in given
        view = await house.play_to_goal(*players, match=match)
        shake = view["shake"]
        assert shake["is_set"]
        played = (await house.service.tables.find(match)).shake
        assert played is not None
        assert played.roll == tuple(roll["cubes"])
        assert shake["universe"] == roll["cards"][:8]
        house.clock.now += 60_000
    live = await house.service.tables.find(first)
    assert live.set_shakes == {1: 1}
    assert (await room.seen())["dealt"] == [{"number": 1, "at": START, "is_open": False, "finished": 0, "tables": 2}]
    await room.coach.done(f"/api/matches/{first}/abandon", {"why": "players-agree"})
    student = tables[first][0]
    for path in ("record", "replay", "analysis", "solutions?number=0"):
        sealed = await student.get(f"/api/matches/{first}/{path}")
        assert (sealed.status_code, sealed.json()["code"]) == (403, "shake-is-set"), path
    await room.coach.done(f"/api/matches/{second}/abandon", {"why": "players-agree"})
    record = (await student.get(f"/api/matches/{first}/record")).text
    assert "# set 1 by the coach of a room" in record
    report = next(one for one in verify_record(read_record(record)) if one.number == 1)
    assert (report.is_set, report.wrong) == (True, [])
    assert "outside the promise" in told(report)


async def test_a_set_shake_is_set_whether_the_cards_or_the_cubes_come_first(house: House) -> None:
    room = await classroom(house, 2)
    await room.does("settle", **ON_SETS)
    await room.does("begin")
    roll = await room.coach.done(f"{room.path}/rolls")
    await room.does("deal", cubes=roll["cubes"], cards=roll["cards"])
    match = (await room.seen(room.students[0]))["match"]
    for first in ("deal", "roll"):
        for _ in range(20):
            live = await house.service.tables.find(match)
            shake = live.shake
            if shake is not None and (shake.universe if first == "deal" else shake.roll):
                break
            for one in room.students:
                view = (await one.get(f"/api/matches/{match}")).json()
                around = [action for action in view["legal"]["actions"] if action["do"] in ("lot", "shake")]
                wanted = around[0] if around else {"do": first, **({"count": 7} if first == "deal" else {})}
                if around or first in view["legal"]["templates"]:
                    await one.act(view, wanted)
    assert shake is not None
    assert (shake.universe, shake.roll) == (tuple(roll["cards"][:7]), tuple(roll["cubes"]))
    # What is set while a shake is played waits for the next one.
    other = await room.coach.done(f"{room.path}/rolls")
    await room.does("deal", cubes=other["cubes"])
    live = await house.service.tables.find(match)
    assert live.set_shakes == {1: 1}
    assert live.given is not None
    assert (live.given.deal, live.given.shake, live.is_set_now) == (2, None, False)


async def test_the_coach_opens_a_set_shake_before_the_last_table_has_finished(house: House) -> None:
    room = await classroom(house, 4)
    await room.does("settle", **ON_SETS, same=True)
    await room.does("begin")
    first, _ = tables = await played_apart(room)
    await house.play_to_goal(*tables[first], match=first)
    await room.coach.done(f"/api/matches/{first}/abandon", {"why": "players-agree"})
    assert (await tables[first][0].get(f"/api/matches/{first}/record")).status_code == 403
    await room.does("open-shake", deal=1)
    assert (await tables[first][0].get(f"/api/matches/{first}/record")).status_code == 200


async def test_a_roll_that_no_kit_shows_is_not_dealt(house: House) -> None:
    room = await classroom(house, 2)
    await room.does("begin")
    refused = await room.try_to(room.coach, "deal", cubes=["1"])
    assert (refused.status_code, refused.json()["code"]) == (422, "illegal-roll")


async def test_everything_of_a_room_is_deleted_at_once(house: House) -> None:
    room = await classroom(house, 3)
    await room.does("begin")
    match = (await room.seen(room.students[0]))["match"]
    assert (await room.students[0].ask("DELETE", room.path)).status_code == 403
    assert (await room.coach.ask("DELETE", room.path)).status_code == 200
    assert (await room.coach.get(room.path)).status_code == 404
    assert (await room.coach.get(f"/api/matches/{match}")).status_code == 404
    assert (await room.students[0].get("/api/me")).status_code == 401


async def test_a_room_is_deleted_when_its_day_has_come(house: House) -> None:
    room = await classroom(house, 2)
    until = (await room.seen())["kept_until"]
    house.clock.now = until - 1
    assert await house.service.rooms.sweep() == 0
    house.clock.now = until
    assert await house.service.rooms.sweep() == 1
    assert await house.service.rooms.log.people(room.id) == {}


async def test_nobody_in_a_room_calls_themselves_otherwise(house: House) -> None:
    room = await classroom(house, 1)
    refused = await room.students[0].ask("PATCH", "/api/me", {"nickname": "Ines"})
    assert (refused.status_code, refused.json()["code"]) == (403, "in-a-room")
    before = (await room.seen(room.students[0]))["you"]["name"]
    await room.does("rename", student="S1")
    assert (await room.seen(room.students[0]))["you"]["name"] != before
    await room.does("leave", room.students[0])
    assert (await room.students[0].ask("PATCH", "/api/me", {"nickname": "Ines"})).status_code == 200
