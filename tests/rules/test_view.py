"""What each seat may see: a Solution that is not due shows in nobody else's view, nor does its length."""

import json
import os
from collections.abc import Iterator
from dataclasses import replace

import pytest

from forceout.editions.simulated_match import simulated_match
from forceout.rules import actions as do
from forceout.rules.fold import Step, fold_log
from forceout.rules.legal_actions import legal_actions
from forceout.rules.match import apply_match
from forceout.rules.state import OVER, Phase, Shake
from forceout.rules.view import view

SEEDS = range(1000 if os.environ.get("FORCEOUT_LONG") else 60)
HIDING = (Phase.WRITING, Phase.FORCEOUT, Phase.CHALLENGED)
OTHER_SOLUTION = "(((a Solution of quite another length, and of no meaning)))"


def seen(shake: Shake, seat: str | None) -> bytes:
    """Everything that leaves for a seat: its view, and what it may do."""
    allowed = None if seat is None else repr(legal_actions(shake, seat))
    return json.dumps([view(shake, seat), allowed], ensure_ascii=False).encode()


def told(step: Step, writer: str) -> bytes:
    """What everybody hears of an action, but for the words of the writer's own."""
    words = "" if step.action.by == writer else str(step.action)
    return repr((words, step.outcome.is_done, step.outcome.violation, dict(step.outcome.penalties))).encode()


def with_other_secret(steps: list[Step], place: int) -> Iterator[Step]:
    """The same match from some Solution on, but for the text of that."""
    action = steps[place].action
    assert isinstance(action, do.Present)
    log = (replace(action, solution=OTHER_SOLUTION), *(step.action for step in steps[place + 1 :]))
    return fold_log(steps[place - 1].match, log)


def secrets(seeds: range) -> Iterator[tuple[list[Step], int]]:
    """Matches, each with the place of a Solution that is not seen at once."""
    for seed in seeds:
        steps = list(simulated_match(seed).steps)
        for place, step in enumerate(steps):
            shake = step.match.shake
            is_secret = isinstance(step.action, do.Present) and step.outcome.violation is None
            if is_secret and shake is not None and shake.phase in HIDING:
                yield steps, place


def test_no_view_of_another_seat_changes_with_a_secret_solution() -> None:
    compared = 0
    for steps, place in secrets(SEEDS):
        writer = steps[place].action.by
        for one, other in zip(steps[place:], with_other_secret(steps, place), strict=False):
            shake, varied = one.match.shake, other.match.shake
            if shake is None or varied is None or shake.phase not in HIDING:
                break
            for seat in (None, do.JUDGE, *(player for player in shake.table.players if player != writer)):
                assert seen(shake, seat) == seen(varied, seat)
            assert told(one, writer) == told(other, writer)
            compared += 1
    assert compared > 100


def test_the_writer_sees_the_solution() -> None:
    steps, place = next(secrets(SEEDS))
    step = next(with_other_secret(steps, place))
    assert step.match.shake is not None
    assert OTHER_SOLUTION in json.dumps(view(step.match.shake, step.action.by))


def test_a_shake_voided_before_the_reveal_reveals_nothing() -> None:
    steps, place = next(secrets(SEEDS))
    step = next(with_other_secret(steps, place))
    match, _ = apply_match(step.match, do.VoidShake(do.JUDGE, "the lights went out"))
    assert match.shake is not None
    assert match.shake.phase is Phase.VOID
    for seat in (None, do.JUDGE, *(player for player in match.table.players if player != step.action.by)):
        assert OTHER_SOLUTION not in json.dumps(view(match.shake, seat))


@pytest.mark.parametrize("seed", range(8))
def test_every_view_is_plain_json_and_says_whose_it_is(seed: int) -> None:
    for step in simulated_match(seed).steps:
        shake = step.match.shake
        if shake is None:
            continue
        for seat in (None, do.JUDGE, *shake.table.players):
            shown = view(shake, seat)
            assert shown["seat"] == seat
            assert json.loads(json.dumps(shown)) == shown


def test_once_all_are_in_everybody_sees_everything() -> None:
    looked_at = 0
    for seed in range(30):
        for step in simulated_match(seed).steps:
            shake = step.match.shake
            if shake is None or shake.contest is None or shake.phase not in (Phase.CHECKING, Phase.SCORED):
                continue
            for seat in (None, *shake.table.players):
                seen = view(shake, seat)["contest"]
                assert seen is not None
                solutions = seen["solutions"]
                assert [one["solution"] for one in solutions] == [one.solution for one in shake.contest.presented]
                assert all(("violations" in one) == (shake.phase in OVER) for one in solutions)
            looked_at += 1
    assert looked_at > 50
