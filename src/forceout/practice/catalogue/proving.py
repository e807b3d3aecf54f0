"""Every claim of a puzzle once more, by the judge and the solver."""

from forceout.practice.grading import BadAnswer
from forceout.practice.kinds.registry import kind_of
from forceout.practice.puzzle import Puzzle
from forceout.practice.searching import Undecided


def wrong_claims(puzzle: Puzzle) -> list[str]:
    """What is claimed and does not hold: the answers, and that the right one is graded right."""
    kind = kind_of(puzzle)
    try:
        found = kind.prove(puzzle)
    except Undecided:
        found = ["the solver cannot tell"]
    try:
        graded = kind.grade(puzzle, kind.right_answer(puzzle))
    except BadAnswer as bad:
        return [*found, f"its own answer cannot be read: {bad.words}"]
    if not graded.is_right:
        found.append(f"its own answer is graded wrong: {'; '.join(str(one.words) for one in graded.reasons)}")
    return found
