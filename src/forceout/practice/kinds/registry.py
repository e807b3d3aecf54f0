"""The kinds of puzzle behind one protocol."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

from forceout.practice.grading import Graded
from forceout.practice.kinds import (
    another_reading,
    find_solution,
    lasting_goal,
    safe_move,
    what_is_wrong,
    which_challenge,
)
from forceout.practice.kinds.draft import Draft
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.shakes import Source


class PuzzleKind(Protocol):
    """How puzzles of a kind are made and graded."""

    def make(self, dice: Random, source: Source, number: int) -> Draft | None:
        """A puzzle by these dice, from the shake of a number; None where they came to nothing that is worth asking."""

    def grade(self, puzzle: Puzzle, answer: Mapping[str, Any]) -> Graded:
        """Whether an answer is right, and why it is not; raises BadAnswer."""

    def prove(self, puzzle: Puzzle) -> list[str]:
        """What is claimed of the puzzle and does not hold, by the judge and the solver; nothing where all does."""

    def shown(self, puzzle: Puzzle) -> dict[str, Any]:
        """What is shown once it is answered, or given up."""

    def right_answer(self, puzzle: Puzzle) -> dict[str, Any]:
        """An answer that is right."""


class Quota(NamedTuple):
    """How many puzzles of a kind a game and division has at least."""

    kind: Kind
    how_many: int


KINDS: Final[Mapping[Kind, PuzzleKind]] = MappingProxyType(
    {
        Kind.FIND: find_solution,
        Kind.CHALLENGE: which_challenge,
        Kind.WRONG: what_is_wrong,
        Kind.READING: another_reading,
        Kind.GOAL: lasting_goal,
        Kind.SAFE: safe_move,
    }
)
QUOTAS: Final = (
    Quota(Kind.FIND, 480),
    Quota(Kind.CHALLENGE, 440),
    Quota(Kind.WRONG, 600),
    Quota(Kind.READING, 400),
    Quota(Kind.GOAL, 40),
    Quota(Kind.SAFE, 60),
)
"""What a catalogue holds of each game and division: more than two thousand."""


def kind_of(puzzle: Puzzle) -> PuzzleKind:
    """How a puzzle is graded."""
    return KINDS[puzzle.kind]
