"""Tests of the pools apart and the queues before them (trust.md, promise 18)."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from forceout.web.worker.calculations import TooManyQuestions
from forceout.web.worker.pools import MOST_OF_ONE, HungUp, Pool, encoded_there, unless_gone
from tests.support.example_record import RECORD
from tests.support.house import House, settled
from tests.web.worker.test_calculations import forever, process_id

pytestmark = pytest.mark.anyio


def said(number: int) -> int:
    return number


def begin(path: str) -> None:
    """Tell whoever reads, and go on for ever."""
    Path(path).write_bytes(b"begun")
    forever()


async def test_promise_18_whoever_looks_back_holds_up_nobody_who_reads(house: House) -> None:
    ada = await house.guest("Ada")
    pool = house.site.looking_back
    await pool._turn("192.0.2.1")
    replay = asyncio.create_task(ada.post("/api/replay", {"record": RECORD}))
    while not pool._queue:
        await asyncio.sleep(0)
    reading = {"text": "1+1", "kind": "goal", "game": "equations"}
    assert (await ada.post("/api/reading", reading)).status_code == 200
    judged = await ada.post("/api/judge", {"kind": "nonsense"})
    assert judged.status_code == 200
    assert not replay.done()
    pool._end("192.0.2.1")
    assert (await replay).status_code == 200


async def test_promise_18_more_than_can_wait_are_refused_at_once(house: House) -> None:
    ada = await house.guest("Ada")
    pool = house.site.looking_back
    await pool._turn("192.0.2.1")
    waiting = [asyncio.create_task(ada.post("/api/replay", {"record": RECORD})) for _ in range(MOST_OF_ONE)]
    while len(pool._queue) < MOST_OF_ONE:
        await asyncio.sleep(0)
    refused = await ada.post("/api/replay", {"record": RECORD})
    assert (refused.status_code, refused.json()["code"]) == (503, "busy")
    assert int(refused.headers["retry-after"]) > 0
    pool._end("192.0.2.1")
    for answer in await asyncio.gather(*waiting):
        assert answer.status_code == 200
    assert (pool.free, pool._queue, pool._running) == (1, [], set())


async def test_promise_18_one_address_is_answered_one_question_at_a_time_and_others_come_between() -> None:
    pool = Pool(0)
    pool.free = 2
    await pool._turn("a")
    turns = {name: asyncio.create_task(pool._turn(name[0])) for name in ("a1", "a2", "b1")}
    await settled()
    # There is room for two, but not for two of the same address.
    assert [name for name, turn in turns.items() if turn.done()] == ["b1"]
    late = asyncio.create_task(pool._turn("c"))
    await settled()
    pool._end("a")
    await settled()
    # Of those who wait, whoever was answered longest ago comes first.
    assert late.done()
    assert not turns["a1"].done()
    for name in ("b", "c", "a", "a"):
        pool._end(name)
        await settled()
    assert all(turn.done() for turn in turns.values())
    assert pool.free == 2
    pool.close()


async def test_promise_18_nobody_waits_long_for_a_turn() -> None:
    pool = Pool(0, patience=0)
    await pool._turn("a")
    with pytest.raises(TooManyQuestions):
        await pool.ask(said, 1, seconds=1, address="b")
    assert (pool._queue, pool.refused) == ([], 1)
    pool._end("a")
    assert await pool.ask(said, 1, seconds=1, address="b") == 1
    pool.close()


async def test_promise_18_the_queue_is_bounded_whoever_asks() -> None:
    pool = Pool(0, most_waiting=3)
    await pool._turn("a")
    waiting = [asyncio.create_task(pool._turn(f"{number}")) for number in range(3)]
    await settled()
    with pytest.raises(TooManyQuestions):
        await pool._turn("4")
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert pool._queue == []
    pool.close()


class Hanging:
    """A request whose sender hangs up when told to."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}


async def test_promise_18_what_nobody_waits_for_any_more_is_stopped(tmp_path: Path) -> None:
    pool = Pool(1)
    try:
        first = await pool.ask(process_id, seconds=30)
        request: Any = Hanging()
        begun = tmp_path / "begun"
        os.mkfifo(begun)
        asked = asyncio.create_task(unless_gone(request, pool.ask(begin, str(begun), seconds=3600, address="a")))
        assert await asyncio.to_thread(begun.read_bytes) == b"begun"
        request.gone.set()
        with pytest.raises(HungUp):
            await asked
        assert pool.free == 1
        second = await pool.ask(process_id, seconds=30, address="a")
        assert second not in (first, os.getpid())
    finally:
        pool.close()


async def test_what_is_asked_is_answered_where_nobody_hangs_up() -> None:
    pool = Pool(0)
    request: Any = Hanging()
    assert await unless_gone(request, pool.ask(said, 7, seconds=1)) == 7
    pool.close()


def test_a_long_answer_is_encoded_where_it_is_worked_out() -> None:
    assert encoded_there(False, lambda: {"a": 1}) == b'{"a":1}'
    assert encoded_there(True, lambda: {"a": 1})[:2] == b"\x1f\x8b"
    assert encoded_there(True, lambda: {"bad": "no"}) == {"bad": "no"}
