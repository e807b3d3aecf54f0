"""Puzzles for tests: a few of each kind and game, made once."""

from contextlib import suppress
from functools import lru_cache
from random import Random

from forceout.practice.catalogue.making import named
from forceout.practice.kinds.registry import KINDS
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.searching import Undecided
from forceout.practice.shakes import Source
from forceout.rules.vocabulary import Division

TRIES = 400


@lru_cache(maxsize=64)
def some(kind: Kind, game: str, division: Division = Division.MIDDLE, how_many: int = 2) -> tuple[Puzzle, ...]:
    """The first few puzzles of a kind that some dice make."""
    found: list[Puzzle] = []
    source = Source(f"test shakes {game}", game, division)
    for number in range(TRIES):
        with suppress(Undecided):
            draft = KINDS[kind].make(Random(f"test {kind} {game} {number}"), source, number)
            if draft is not None:
                found.append(named(draft, kind, number)[0])
        if len(found) == how_many:
            return tuple(found)
    raise AssertionError(f"{TRIES} tries made {len(found)} puzzles {kind} of {game}")
