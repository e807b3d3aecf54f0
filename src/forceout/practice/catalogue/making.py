"""A catalogue from a seed: made again, it is the same byte for byte, also with a better solver.

Every candidate has dice of its own, named by its number, so that kinds can be made side by side. What is like a puzzle
that is there already is left out, and no sort of answer takes more than its share. Solutions are found without the
solver; what is asked of it is only whether there is one, and what it could not decide is left out under its number.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Final

from forceout.practice.catalogue.head import Head, LeftOpen
from forceout.practice.difficulty import first_difficulty
from forceout.practice.kinds.draft import Draft
from forceout.practice.kinds.registry import KINDS, QUOTAS, Quota
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.registry import sense_of_game
from forceout.practice.searching import Undecided
from forceout.practice.shakes import Source
from forceout.rules.vocabulary import Division

MOST_CANDIDATES: Final = 300
LARGEST_SHARE: Final = {Kind.CHALLENGE: 0.45, Kind.WRONG: 0.34, Kind.READING: 0.65}
"""How many of a kind may have answers of one sort, while there is a choice."""
PATIENCE: Final = 5
"""After so many candidates for each puzzle it is taken what comes."""


def source_of(seed: int, game: str, division: Division) -> Source:
    """The shakes that the puzzles of a catalogue are taken from."""
    return Source(f"forceout shakes {seed} {game} {division.value}", game, division)


class SolverForgot(Exception):
    """The solver could not decide what it decided when the catalogue was made."""


def made_puzzles(seed: int, source: Source, quota: Quota, left_open: LeftOpen) -> Iterator[Puzzle]:
    """The puzzles of one kind, in the order in which they are found, without those that were left open."""
    seen: set[str] = set()
    sorts: Counter[str] = Counter()
    most = quota.how_many * LARGEST_SHARE.get(quota.kind, 1)
    for number in range(quota.how_many * MOST_CANDIDATES):
        if len(seen) == quota.how_many:
            return
        draft = drafted(seed, source, quota.kind, number, left_open)
        if draft is None or (sorts[draft.sort] >= most and number < quota.how_many * PATIENCE):
            continue
        puzzle, likeness = named(draft, quota.kind, number)
        if likeness in seen:
            continue
        seen.add(likeness)
        sorts[draft.sort] += 1
        yield puzzle


def drafted(seed: int, source: Source, kind: Kind, number: int, left_open: LeftOpen) -> Draft | None:
    """The candidate of a number; None where it comes to nothing, or was left open."""
    if left_open.has(kind, number):
        return None
    dice = Random(f"forceout puzzles {seed} {source.game} {source.division.value} {kind.value} {number}")
    try:
        return KINDS[kind].make(dice, source, number)
    except Undecided:
        if left_open.is_known:
            raise SolverForgot(f"{source.game} {source.division.value} {kind.value} {number}") from None
        left_open.add(kind, number)
        return None


def named(draft: Draft, kind: Kind, number: int) -> tuple[Puzzle, str]:
    """A draft with its name, which says what it is like, and that likeness."""
    puzzle = Puzzle("", kind, draft.position, draft.asked, draft.answer, draft.themes, 0, number)
    position = draft.position
    likeness = sense_of_game(position.game).canonical(puzzle)
    digest = sha256(likeness.encode()).hexdigest()[:10]
    name = f"{position.game[0]}{position.division[0]}{digest}"
    return replace(puzzle, id=name, difficulty=first_difficulty(puzzle)), likeness


def quota_of(kind: Kind, share: float = 1.0) -> Quota:
    """How many puzzles of a kind are made, or a share of them."""
    whole = next(one for one in QUOTAS if one.kind is kind)
    return Quota(kind, max(1, round(whole.how_many * share)))


def made_lines(seed: int, source: Source, kind: Kind, left_open: LeftOpen, share: float = 1.0) -> list[str]:
    """The lines of one kind of puzzle in a catalogue."""
    return [puzzle.line() for puzzle in made_puzzles(seed, source, quota_of(kind, share), left_open)]


def made_catalogue(
    seed: int, game: str, division: Division, share: float = 1.0, head: Head | None = None
) -> tuple[Head, list[str]]:
    """A whole catalogue; every shake is played once for all kinds. With the head of one that was made before, the same
    candidates are left open; without, those that the solver cannot decide."""
    source = source_of(seed, game, division)
    left_open = LeftOpen(None if head is None else head.left_open)
    lines = [line for kind in Kind for line in made_lines(seed, source, kind, left_open, share)]
    return Head(seed, share, left_open.printed()), lines
