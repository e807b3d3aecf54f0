"""The finder is worked out beside the event loop, once for each game and language, and is never refused."""

import asyncio
import json
import threading
from typing import Any

import pytest

from forceout.messages.language import LANGUAGES, find_language
from forceout.messages.message import Message, speaking, spoken
from forceout.web.pages import kept_contents
from forceout.web.worker import finders
from forceout.web.worker.calculations import OutOfTime, TooManyQuestions
from forceout.web.worker.finders import Finders
from forceout.web.worker.pools import Pool
from tests.support.house import House

pytestmark = pytest.mark.anyio


class Counted:
    """Stands for what works a finder out, and notes who did, in which language."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.threads: set[int] = set()
        self.fails = 0

    def __call__(self, game: str) -> bytes:
        self.asked.append((spoken().tag, game))
        self.threads.add(threading.get_ident())
        if len(self.asked) <= self.fails:
            raise RuntimeError("broken")
        return game.encode()


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    made = Counted()
    monkeypatch.setattr(finders, "encoded_finder", made)
    return made


@pytest.fixture
def readers() -> Any:
    pool = Pool(0)
    yield pool
    pool.close()


class Refusing(Pool):
    """Processes that have no time."""

    def __init__(self, error: type[Exception]) -> None:
        super().__init__(0)
        self.error = error

    async def ask(self, *_: Any, **__: Any) -> Any:
        raise self.error(Message("very-many-questions-are-waiting"))


async def test_who_asks_meanwhile_waits_for_the_same_and_the_loop_for_nobody(counted: Counted, readers: Pool) -> None:
    made = Finders(readers)
    for language in (*LANGUAGES, *LANGUAGES):
        with speaking(find_language(language)):
            assert set(await asyncio.gather(*(made.of("on-sets") for _ in range(5)))) == {b"on-sets"}
    assert counted.asked == [(language, "on-sets") for language in LANGUAGES]
    assert threading.get_ident() not in counted.threads


@pytest.mark.parametrize("error", [OutOfTime, TooManyQuestions])
async def test_where_no_process_is_free_a_thread_has_to_do(counted: Counted, error: type[Exception]) -> None:
    pool = Refusing(error)
    with speaking(find_language("fr")):
        assert await Finders(pool).of("equations") == b"equations"
    assert counted.asked == [("fr", "equations")]
    assert threading.get_ident() not in counted.threads
    pool.close()


async def test_what_broke_once_is_asked_again_and_who_hangs_up_stops_nothing(counted: Counted, readers: Pool) -> None:
    made, counted.fails = Finders(readers), 1
    with pytest.raises(RuntimeError):
        await made.of("on-sets")
    assert await made.of("on-sets") == b"on-sets"
    first = asyncio.ensure_future(made.of("equations"))
    second = asyncio.ensure_future(made.of("equations"))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == b"equations"
    assert counted.asked == [("en", "on-sets"), ("en", "on-sets"), ("en", "equations")]


async def test_a_process_works_out_what_this_one_would() -> None:
    pool = Pool(1)
    try:
        with speaking(find_language("es")):
            there, here = await Finders(pool).of("equations"), finders.encoded_finder("equations")
    finally:
        pool.close()
    assert there == here
    assert json.loads(there)["language"] == "es"


async def test_other_contents_are_worked_out_beside_the_loop_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[int] = set()

    def found(parts: list[str]) -> list[str]:
        threads.add(threading.get_ident())
        return [spoken().tag, *parts]

    monkeypatch.setattr(kept_contents, "_found", found)
    answered = await house.browser().get("/contents/-000000000000/fr/rules/on-sets/made-up")
    assert answered.json() == ["fr", "rules", "on-sets", "made-up"]
    assert threads
    assert threading.get_ident() not in threads
