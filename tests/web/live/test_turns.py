"""Tests of actions before views (trust.md, promise 5)."""

import asyncio

import pytest

from forceout.web.live.turns import Turns

pytestmark = pytest.mark.anyio


async def test_promise_5_between_two_views_goes_whatever_else_has_arrived() -> None:
    turns, order = Turns(), []

    async def view(number: int) -> None:
        await turns.turn()
        order.append(f"view {number}")

    async def act(number: int) -> None:
        order.append(f"action {number}")

    views = [asyncio.create_task(view(number)) for number in range(3)]
    await asyncio.sleep(0)
    actions = []
    for number in range(3):
        actions.append(asyncio.create_task(act(number)))
        await asyncio.sleep(0)
    await asyncio.gather(*views, *actions)
    assert order.index("action 1") < order.index("view 1")
    assert order.index("action 2") < order.index("view 2")
    assert sorted(order) == ["action 0", "action 1", "action 2", "view 0", "view 1", "view 2"]


async def test_whoever_has_left_keeps_nobody_waiting() -> None:
    turns = Turns()
    tasks = [asyncio.create_task(turns.turn()) for _ in range(4)]
    await asyncio.sleep(0)
    for task in tasks[1:3]:
        task.cancel()
    await tasks[3]
    assert len(turns) == 0
    await asyncio.wait_for(turns.turn(), 10)
