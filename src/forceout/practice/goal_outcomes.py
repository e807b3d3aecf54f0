"""What becomes of a Goal that is set: it lasts, two cubes spoil it, or it is impossible at once."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from forceout.messages.message import Message
from forceout.practice.goals import AT_ONCE, MadeGoals
from forceout.practice.grading import RIGHT, BadAnswer, Graded, by_judge, wrong
from forceout.practice.puzzle import Puzzle
from forceout.practice.searching import Pair, has_solution, spoiling_pair
from forceout.rules.actions import SetGoal
from forceout.rules.engine import apply, verify
from forceout.rules.state import Phase, Shake
from forceout.rules.vocabulary import Situation


class GoalOutcome(NamedTuple):
    """What becomes of a Goal: impossible at once, spoiled by a pair of cubes, or neither."""

    is_possible: bool
    spoiled_by: Pair | None = None


def outcome_of(shake: Shake, goal: str, asks: str) -> GoalOutcome | None:
    """What becomes of a Goal; None where it may not be set, and raises Undecided."""
    if shake.turn is None:
        return None
    after, outcome = apply(shake, SetGoal(shake.turn, goal))
    if not outcome.is_done or after.phase is not Phase.MOVING:
        return None
    if not has_solution(after, Situation.IMPOSSIBLE):
        return GoalOutcome(False)
    return GoalOutcome(True, None if asks == AT_ONCE else spoiling_pair(after))


def made_goals(asked: dict[str, Any], outcomes: Mapping[str, GoalOutcome], names: Mapping[str, str]) -> MadeGoals:
    """What is kept of the outcomes; `names` has a Goal for each that can be written down."""
    holding = [key for key, one in outcomes.items() if one.is_possible and one.spoiled_by is None]
    spoiled = {key: list(one.spoiled_by) for key, one in outcomes.items() if one.spoiled_by is not None}
    impossible = [key for key, one in outcomes.items() if not one.is_possible]
    answer = {
        "holds": holding,
        "spoiled": spoiled,
        "impossible": impossible,
        "example": names[holding[0]] if holding else "",
    }
    return MadeGoals(asked, answer, len(holding), len(spoiled) + len(impossible))


def verify_goal(puzzle: Puzzle, goal: str) -> tuple[str, Graded | None]:
    """A Goal in canonical notation, and what is illegal about setting it; raises BadAnswer where it cannot be read."""
    shake = puzzle.position.shake()
    read = shake.table.game.read_goal(goal)
    if read is None or shake.turn is None:
        raise BadAnswer(Message("that-is-no-goal"))
    violation = verify(shake, SetGoal(shake.turn, read[0]))
    return read[0], None if violation is None else by_judge([violation])


def graded_by(puzzle: Puzzle, key: str) -> Graded:
    """What was proved of a Goal."""
    rule = puzzle.position.rules.procedures.sections.challenging
    answer = puzzle.answer
    if key in answer["holds"]:
        return RIGHT
    if key in answer["spoiled"]:
        first, second = (named_cube(puzzle, cube) for cube in answer["spoiled"][key])
        return wrong(Message("two-cubes-spoil-this-goal", first=first, second=second), rule)
    return wrong(Message("this-goal-is-impossible-at-once"), rule)


def named_cube(puzzle: Puzzle, cube: str) -> str:
    """A cube as a sentence names it: by its symbol, and by its color only where a variation asks for one."""
    return cube if any(one.blank == "color" for one in puzzle.position.shake().variations) else cube[-1]


def sorted_keys(outcomes: Mapping[str, GoalOutcome], order: Sequence[str]) -> dict[str, GoalOutcome]:
    """The outcomes in an order that does not depend on how they were found."""
    return {key: outcomes[key] for key in order if key in outcomes}
