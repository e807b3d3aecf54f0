"""A catalogue from a seed: made again, it is the same byte for byte.

Every candidate has dice of its own, named by its number, so that kinds can be made side by side. What is like a puzzle
that is there already is left out, and no band of difficulty takes more than its share.
"""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Final

from forceout.practice.difficulty import band_of
from forceout.practice.kinds.draft import Draft
from forceout.practice.kinds.registry import KINDS, QUOTAS, Quota
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.registry import sense_of_game
from forceout.rules.vocabulary import Division

LARGEST_SHARE: Final = 0.4
"""How much of a kind one band of difficulty holds at most, while there is a choice."""
PATIENCE: Final = 5
"""After so many candidates for each puzzle the bands are filled as they come."""
MOST_CANDIDATES: Final = 120


def made_puzzles(seed: int, game: str, division: Division, quota: Quota) -> Iterator[Puzzle]:
    """The puzzles of one kind, in the order in which they are found."""
    seen: set[str] = set()
    bands: Counter[int] = Counter()
    for number in range(quota.how_many * MOST_CANDIDATES):
        if len(seen) == quota.how_many:
            return
        dice = Random(f"forceout puzzles {seed} {game} {division.value} {quota.kind.value} {number}")
        draft = KINDS[quota.kind].make(dice, game, division)
        if draft is None:
            continue
        band = band_of(draft.difficulty)
        is_full = bands[band] >= quota.how_many * LARGEST_SHARE
        if is_full and number < quota.how_many * PATIENCE:
            continue
        puzzle, likeness = named(draft, quota.kind)
        if likeness in seen:
            continue
        seen.add(likeness)
        bands[band] += 1
        yield puzzle


def named(draft: Draft, kind: Kind) -> tuple[Puzzle, str]:
    """A draft with its name, which says what it is like, and that likeness."""
    puzzle = Puzzle("", kind, draft.position, draft.asked, draft.answer, draft.themes, draft.difficulty)
    position = draft.position
    likeness = sense_of_game(position.game).canonical(puzzle)
    digest = sha256(likeness.encode()).hexdigest()[:10]
    name = f"{position.game[0]}{position.division[0]}{digest}"
    return Puzzle(name, kind, position, draft.asked, draft.answer, draft.themes, draft.difficulty), likeness


def quota_of(kind: Kind, share: float = 1.0) -> Quota:
    """How many puzzles of a kind are made, or a share of them."""
    whole = next(one for one in QUOTAS if one.kind is kind)
    return Quota(kind, max(1, round(whole.how_many * share)))


def made_lines(seed: int, game: str, division: Division, kind: Kind, share: float = 1.0) -> list[str]:
    """The lines of one kind of puzzle in a catalogue."""
    return [puzzle.line() for puzzle in made_puzzles(seed, game, division, quota_of(kind, share))]
