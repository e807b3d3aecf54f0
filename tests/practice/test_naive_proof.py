"""What challenges and safe moves claim, once more by solvers that try everything, where they come to an end."""

import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import pytest

from forceout.games.equations.play import EquationsGame
from forceout.games.on_sets.play import OnSetsGame
from forceout.games.registry import NAMES
from forceout.practice.catalogue.catalogue import shipped
from forceout.practice.puzzle import Kind, Puzzle
from forceout.rules.actions import Move
from forceout.rules.engine import apply
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Division, Situation
from tests.properties.equations_naive_solver import TooMuch, can_solve_naively, solve_naively
from tests.properties.on_sets_naive_solver import TimeIsUp, naive_solve

IS_LONG = os.environ.get("FORCEOUT_LONG") == "1"
SAMPLE: Final = 6
STEPS: Final = 20_000 if IS_LONG else 1_000
SECONDS: Final = 0.3 if IS_LONG else 0.01


class Claim(NamedTuple):
    """That a shake which ends so has a Solution, or has none."""

    shake: Shake
    end: Situation
    exists: bool


def claims_of(puzzle: Puzzle) -> Iterator[Claim]:
    """What a puzzle claims of Now and Impossible: that the first is wrong, that the second is right or wrong."""
    shake = puzzle.position.shake()
    if puzzle.kind is Kind.CHALLENGE:
        yield from claims_after(shake, puzzle.answer["claim"])
        return
    alike = set()
    for name, (outcome, *_) in puzzle.answer["moves"].items():
        cube, _, to = name.partition(" ")
        if (cube[-1], to) not in alike:
            alike.add((cube[-1], to))
            yield from claims_after(apply(shake, Move(shake.turn or "", cube, to))[0], outcome)


def claims_after(shake: Shake, outcome: str) -> Iterator[Claim]:
    """What is claimed of a position in which Now is right, Impossible is, or neither."""
    if outcome == "now":
        yield Claim(shake, Situation.NOW, True)
    elif outcome == "impossible":
        yield Claim(shake, Situation.IMPOSSIBLE, False)
    else:
        yield Claim(shake, Situation.NOW, False)
        yield Claim(shake, Situation.IMPOSSIBLE, True)


def found_naively(claim: Claim) -> bool | None:
    """Whether a Solution exists, by trying everything; None where that does not come to an end."""
    shake = replace(claim.shake, contest=Contest(claim.end))
    game = shake.table.game
    if isinstance(game, OnSetsGame):
        try:
            return naive_solve(game.position(shake, None), game.in_force(shake), SECONDS)
        except TimeIsUp:
            return None
    assert isinstance(game, EquationsGame)
    if not can_solve_naively(game.in_force(shake)):
        return None
    try:
        return solve_naively(game.position(shake), game.in_force(shake), STEPS)[0]
    except TooMuch:
        return None


@pytest.mark.parametrize("kind", [Kind.CHALLENGE, Kind.SAFE])
@pytest.mark.parametrize("game", NAMES)
def test_trying_everything_finds_what_is_claimed(game: str, kind: Kind) -> None:
    entries = [one for division in Division for one in shipped(game, division.value).entries if one.kind is kind]
    chosen = entries if IS_LONG else Random(f"naive {game} {kind}").sample(entries, SAMPLE)
    tally: Counter[str] = Counter()
    for entry in chosen:
        for claim in claims_of(Puzzle.read(entry.line)):
            found = found_naively(claim)
            tally["without an end" if found is None else str(claim.exists)] += 1
            assert found in (None, claim.exists), (entry.id, claim.end)
    print(dict(tally))
    assert tally["True"] + tally["False"] > len(chosen) / 10
