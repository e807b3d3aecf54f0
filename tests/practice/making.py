"""Puzzles for tests: a few of each kind and game, made once."""

from functools import lru_cache
from random import Random

from forceout.practice.catalogue.making import named
from forceout.practice.kinds.registry import KINDS
from forceout.practice.puzzle import Kind, Puzzle
from forceout.rules.vocabulary import Division

TRIES = 400


@lru_cache(maxsize=64)
def some(kind: Kind, game: str, division: Division = Division.MIDDLE, how_many: int = 2) -> tuple[Puzzle, ...]:
    """The first few puzzles of a kind that some dice make."""
    found: list[Puzzle] = []
    for number in range(TRIES):
        draft = KINDS[kind].make(Random(f"test {kind} {game} {number}"), game, division)
        if draft is not None:
            found.append(named(draft, kind)[0])
        if len(found) == how_many:
            return tuple(found)
    raise AssertionError(f"{TRIES} tries made {len(found)} puzzles {kind} of {game}")
