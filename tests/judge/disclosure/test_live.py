"""The live table and the judge's desk are one machine: what the engine forecloses the lock forecloses."""

from typing import Any

import pytest

from forceout.judge.disclosure.levels import Asked
from forceout.judge.disclosure.live import is_everything_shown, lock_of
from forceout.judge.disclosure.lock import Lock, Request, opened, why_shut
from tests.rules.test_writing import AMBIGUOUS, ambiguous
from tests.support.shakes import EVERY_BOOK, begun


def state(lock: Lock | None) -> tuple[Any, ...]:
    assert lock is not None
    return lock.tried_regrouping, lock.closed_for, lock.is_settled


@EVERY_BOOK
@pytest.mark.parametrize("lines", [
    ["B right"], ["B wrong"], ["B right", "C right"], ["B right", "C wrong"], ["B right", "B wrong"],
    ["B right with C"], ["B wrong with C"], ["B"], ["C right", "B"], ["B syntax", "C syntax", "C wrong"],
], ids=" then ".join)  # fmt: skip
def test_the_engine_and_the_lock_foreclose_alike(game: str, edition: str, lines: list[str]) -> None:
    _, _, wrong, right = AMBIGUOUS[game]
    table = ambiguous(game, edition)
    lock = lock_of(table.shake, "A")
    assert lock is not None
    for line in lines:
        by, _, rest = line.partition(" ")
        kind, _, partner = rest.partition(" with ")
        copy = {"right": right, "wrong": wrong}.get(kind)
        if not rest:
            request, said = Request(Asked.EQUALS, by), f"{by} reject A"
        elif copy is None:
            request, said = Request(Asked.OBJECTION, by, code=kind, place="the end"), f"{by} reject A {kind}"
        else:
            joined = f" with {partner}" if partner else ""
            request = Request(Asked.OBJECTION, by, code="ambiguous", regrouped=copy, partner=partner or None)
            said = f"{by} reject A ambiguous as {copy}{joined}"
        code = table.gets(said)
        if why_shut(lock, request) is not None:
            assert code == "not-upheld" or not rest, "what the lock does not hear the engine does not uphold"
            if not rest:
                return
            continue
        answer = {"equals": code != "ok"} if request.asked is Asked.EQUALS else {"holds": code == "ok"}
        lock = opened(lock, request, answer, judge="the machine", at=0)
        if table.phase == "scored":
            assert lock.is_settled
            return
        assert state(lock_of(table.shake, "A")) == state(lock)


@EVERY_BOOK
def test_a_lock_is_read_off_a_shake(game: str, edition: str) -> None:
    table = begun(game, edition, policing="players")
    assert lock_of(table.shake, "A") is None
    table("B challenge impossible")
    assert not is_everything_shown(table.shake)
    lock = lock_of(ambiguous(game, edition).shake, "A")
    assert lock is not None
    assert (lock.checkers, lock.is_third_decided, lock.is_over) == (("B", "C"), True, False)


@EVERY_BOOK
def test_everything_is_shown_when_the_shake_is_over(game: str, edition: str) -> None:
    table = ambiguous(game, edition)
    assert not is_everything_shown(table.shake)
    table("B accept A", "C accept A")
    assert is_everything_shown(table.shake)
    lock = lock_of(table.shake, "A")
    assert lock is not None
    assert lock.is_over
    assert why_shut(lock, Request(Asked.SHAKE_OVER, "B")) is None
