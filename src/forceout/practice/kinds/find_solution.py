"""Find a Solution: after Now, after Impossible was challenged, after a forceout (On-Sets V-A, VII-B; Equations VI-A,
VII-B)."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from forceout.practice.grading import Graded, by_judge, text_of
from forceout.practice.kinds.draft import Draft
from forceout.practice.position import Position
from forceout.practice.puzzle import Puzzle
from forceout.practice.registry import sense_of
from forceout.practice.searching import can_say_now, is_correct, known_solutions
from forceout.practice.shakes import Source
from forceout.practice.themes import length_theme, themes_of
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Situation

ENDS: Final = (Situation.NOW, Situation.NOW, Situation.IMPOSSIBLE, Situation.IMPOSSIBLE, Situation.FORCEOUT)
FEWEST_CUBES: Final = 2
MOST_SHOWN: Final = 8


def make(dice: Random, source: Source, number: int) -> Draft | None:
    """A position that has a Solution, with those that were found."""
    end = dice.choice(ENDS)
    moves = dice.randint(3, 9)
    walk = source.walk(number)
    if walk is None:
        return None
    shake = walk.forceout if end is Situation.FORCEOUT else walk.after(moves)
    if shake is None or (end is Situation.NOW and not can_say_now(shake)):
        return None
    return draft(shake, walk.season, end, walk.plan.solution)


def draft(shake: Shake, season: str | None, end: Situation, planned: str) -> Draft | None:
    """The puzzle of a shake that ended so; None where no Solution is known, or one is seen at once."""
    found = known_solutions(shake, end, planned)
    if not found:
        return None
    shortest = found[0]
    sense = sense_of(shake)
    if shortest.cubes < FEWEST_CUBES or any(sense.is_seen_at_once(shake, one.text) for one in found):
        return None
    position = Position.of(shake, season)
    return Draft(
        position,
        {"end": end.value},
        {"solutions": [one.text for one in found[:MOST_SHOWN]], "cubes": shortest.cubes, "found": len(found)},
        themes_of(position, (f"end:{end.value}",), sense.techniques_of(shortest.text), length_theme(shortest.cubes)),
    )


def grade(puzzle: Puzzle, answer: Mapping[str, Any]) -> Graded:
    """Any Solution that the judge calls correct is right."""
    shake = contested(puzzle)
    solution = text_of(answer, "solution")
    return by_judge(shake.table.game.ruling(shake, presented(shake, solution), None).violations)


def presented(shake: Shake, solution: str) -> str:
    """What was written, with the Goal beside it where the game writes it and the writer did not."""
    return solution if "=" in solution else shake.table.game.as_presented(shake, solution)


def contested(puzzle: Puzzle) -> Shake:
    """The shake of a puzzle as Solutions are written."""
    return puzzle.position.contested(Situation(puzzle.asked["end"]))


def prove(puzzle: Puzzle) -> list[str]:
    """Every Solution that is shown is correct, no two are the same but for order and brackets, the shortest first."""
    end = Situation(puzzle.asked["end"])
    shake = puzzle.position.shake()
    contested_shake = contested(puzzle)
    sense = sense_of(shake)
    solutions = puzzle.answer["solutions"]
    wrong = [f"{one} is not correct" for one in solutions if not is_correct(shake, end, one)]
    if len({sense.essence(one) for one in solutions}) != len(solutions):
        wrong.append("two Solutions are the same")
    if not wrong and sense.count_cubes(contested_shake, solutions[0]) != puzzle.answer["cubes"]:
        wrong.append(f"the shortest has not {puzzle.answer['cubes']} cubes")
    return wrong


def shown(puzzle: Puzzle) -> dict[str, Any]:
    """The Solutions that were found, the shortest first."""
    return {
        "solutions": list(puzzle.answer["solutions"]),
        "cubes": puzzle.answer["cubes"],
        "found": puzzle.answer["found"],
    }


def right_answer(puzzle: Puzzle) -> dict[str, Any]:
    """The shortest Solution."""
    return {"solution": puzzle.answer["solutions"][0]}
