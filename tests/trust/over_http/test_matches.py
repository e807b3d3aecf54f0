"""Whole three-player matches over HTTP, by scripts and against bots, on every database and fan-out (trust.md,
promises 1 and 15)."""

import asyncio
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from forceout.editions.recorded_match import fold
from forceout.rules.record import read_record
from tests.support.http_table import OpenTable, open_table, play
from tests.trust.long_form import how_many
from tests.trust.over_http.operator import forceout
from tests.trust.over_http.server import Server

pytestmark = pytest.mark.anyio

KINDS: Final = tuple(product(("on-sets", "equations"), ("elementary", "middle", "junior", "senior")))
OPPONENTS: Final = ((), ("learner",), ("club", "learner"), ("learner", "champion"))
AT_ONCE: Final = 4


def settings_of(number: int) -> dict[str, Any]:
    """The settings of one of the matches: games and divisions in turn, the rest spread over them."""
    game, division = KINDS[number % len(KINDS)]
    turn = number // len(KINDS) + number
    return {
        "game": game,
        "division": division,
        "edition": "2015-16" if game == "equations" else ("2026-27", "2014-15")[turn % 2],
        "form": ("adventurous", "basic", "advanced")[turn % 3],
        "policing": ("referee", "players")[turn // 2 % 2],
        "judging": ("table", "panel")[turn // 3 % 2],
        "season": (("even", "odd")[turn % 2]) if game == "equations" else None,
        "seats": 3,
        "clock": "off",
        "shakes": how_many("http_shakes", 1, 3),
    }


async def played(server: Server, number: int) -> tuple[OpenTable, list[dict[str, Any]]]:
    """A match played to its end; the last view of each guest."""
    table = await open_table(server.address, settings_of(number), OPPONENTS[number % len(OPPONENTS)])
    scripts = [
        # One seat follows by server-sent events, as behind a school's proxy.
        play(guest, table.match, number * 3 + place, is_by_events=place == number % 5)
        for place, guest in enumerate(table.guests)
    ]
    if table.judge is not None:
        scripts.append(play(table.judge, table.match, number))
    return table, await asyncio.gather(*scripts)


async def verify_record(table: OpenTable, view: dict[str, Any], path: Path) -> None:
    """The record that anybody can download replays to the same totals."""
    answer = await table.guests[0].client.get(f"/api/matches/{table.match}/record")
    answer.raise_for_status()
    path.write_text(answer.text, encoding="utf-8")
    *_, last = fold(read_record(answer.text))
    assert last.match.is_over
    assert dict(last.match.totals) == view["scoresheet"]["totals"]


async def test_promise_1_whole_matches_over_http_replay_to_the_same_totals(server: Server, tmp_path: Path) -> None:
    """Scripts and bots play every game and division; records replay, dice verify, and every worker had its share."""
    count = how_many("http_matches", len(KINDS), 10 * len(KINDS))
    places = asyncio.Semaphore(AT_ONCE)
    busy: set[int] = set()
    kept: list[Path] = []

    async def one_match(number: int) -> None:
        async with places:
            table, views = await played(server, number)
            assert {view["status"] for view in views} == {"over"}, [view["status"] for view in views]
            path = tmp_path / f"{number}.match"
            await verify_record(table, await table.view(), path)
            kept.append(path)
            busy.update(worker.pid for worker in server.workers() if server.has_guests(worker))
            await table.close()

    numbers = list(range(count))
    Random(count).shuffle(numbers)
    await asyncio.gather(*(one_match(number) for number in numbers))
    assert busy == {worker.pid for worker in server.workers()}
    for path in kept[:: max(1, len(kept) // 2)]:
        done = forceout("verify-dice", str(path), folder=tmp_path)
        assert done.returncode == 0, done.stdout + done.stderr
