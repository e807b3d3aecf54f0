"""Tests of calculations in processes of their own."""

import os
import signal
import sys
import time

import pytest

from forceout.editions.registry import editions_of
from forceout.judge.reading import read_text
from forceout.service.errors import Refusal
from forceout.web.worker import calculations
from forceout.web.worker.calculations import Calculators, Failed, OutOfTime, TooManyQuestions

pytestmark = pytest.mark.anyio


def process_id() -> int:
    return os.getpid()


def fail() -> None:
    raise ValueError("no")


def forever() -> None:
    while True:
        time.sleep(60)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def too_much() -> int:
    return len(bytearray(4 << 30))


async def test_a_calculation_that_takes_too_long_is_stopped_and_the_next_one_is_answered() -> None:
    calculators = Calculators(1)
    try:
        first = await calculators.ask(process_id, seconds=30)
        assert first != os.getpid()
        assert await calculators.ask(process_id, seconds=30) == first
        with pytest.raises(OutOfTime):
            await calculators.ask(forever, seconds=0.05)
        assert await calculators.ask(process_id, seconds=30) != first
        with pytest.raises(Failed, match="ValueError: no"):
            await calculators.ask(fail, seconds=30)
        with pytest.raises(Refusal):
            await calculators.ask(die, seconds=30)
        with pytest.raises(OutOfTime, match="memory"):
            await calculators.ask(too_much, seconds=30)
        assert await calculators.ask(process_id, seconds=30) != os.getpid()
    finally:
        calculators.close()


async def test_a_process_that_does_not_start_is_an_answer_to_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calculations, "START_SECONDS", 0.0)
    calculators = Calculators(1)
    try:
        with pytest.raises(TooManyQuestions):
            await calculators.ask(process_id, seconds=30)
        monkeypatch.undo()
        assert await calculators.ask(process_id, seconds=30) != os.getpid()
    finally:
        calculators.close()


async def test_more_questions_than_can_be_answered_soon_are_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calculations, "MOST_WAITING", 0)
    calculators = Calculators(0)
    with pytest.raises(TooManyQuestions):
        await calculators.ask(process_id, seconds=1)
    calculators.close()


def modules_read_for_a_question() -> list[str]:
    before = set(sys.modules)
    for game, text in (("on-sets", "B ∪ R"), ("equations", "2+3")):
        edition = editions_of(game)[0]
        read_text(game, edition.year, edition.seasons[0], "elementary", "advanced", (), "solution", text)
    return sorted(set(sys.modules) - before)


async def test_a_first_question_pays_for_reading_no_module() -> None:
    calculators = Calculators(1)
    try:
        assert await calculators.ask(modules_read_for_a_question, seconds=30) == []
    finally:
        calculators.close()
