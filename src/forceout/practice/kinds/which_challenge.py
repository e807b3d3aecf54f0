"""Now, Impossible or neither? with the proof (On-Sets V-A; Equations VI-A)."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from forceout.messages.message import Message
from forceout.practice.difficulty import of_challenge
from forceout.practice.grading import RIGHT, BadAnswer, Graded, text_of, wrong
from forceout.practice.kinds.draft import Draft
from forceout.practice.position import Position
from forceout.practice.puzzle import Puzzle
from forceout.practice.registry import sense_of
from forceout.practice.searching import budget_of, can_say_now, is_correct, moved, solved
from forceout.practice.shakes import Played, played
from forceout.practice.themes import themes_of
from forceout.rules.frozen import replace
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Division, Situation
from forceout.solver.analysis import standing

CLAIMS: Final = ("now", "impossible", "neither")
FEWEST_RESOURCES: Final = 3
MOST_PLAYED: Final = 4
"""Shakes that are played until one has the answer that was drawn."""


def make(dice: Random, game: str, division: Division) -> Draft | None:
    """A position in which the answer is known; each of the three is drawn as often."""
    wanted = dice.choice(CLAIMS)
    for _ in range(MOST_PLAYED):
        found = played(dice, game, division, dice.randint(2, 10))
        if found is None or len(found.shake.resources) < FEWEST_RESOURCES or not can_say_now(found.shake):
            continue
        if wanted == "impossible":
            found = spoiled(dice, found)
        made = draft(found.shake, found.season)
        if made is not None and made.answer["claim"] == wanted:
            return made
    return None


def spoiled(dice: Random, found: Played) -> Played:
    """The same shake after some cubes went to Forbidden or to Required that the Goal-setter had other plans for."""
    shake = found.shake
    wanted = [cube for cube in (found.plan.cubes if found.plan is not None else ()) if cube in shake.resources]
    pool = wanted or [cube for cube in shake.resources if not shake.table.game.is_relation(cube)]
    for _ in range(dice.randint(1, 3)):
        here = [cube for cube in pool if cube in shake.resources and not shake.table.game.is_relation(cube)]
        if not here or len(shake.resources) <= FEWEST_RESOURCES:
            break
        shake = moved(shake, [dice.choice(here)], dice.choice(("forbidden", "forbidden", "required")))
    return found._replace(shake=shake)


def draft(shake: Shake, season: str | None) -> Draft | None:
    """The puzzle of a position; None where the search could not tell."""
    budget = budget_of(shake)
    true = standing(shake, lambda: budget)
    if true.is_now_right is None or true.is_impossible_right is None:
        return None
    claim = "now" if true.is_now_right else "impossible" if true.is_impossible_right else "neither"
    solution = true.possible.solution
    contested = Position.of(shake, season).contested(Situation.NOW if claim == "now" else Situation.IMPOSSIBLE)
    cubes = 0 if solution is None else sense_of(shake).count_cubes(contested, solution)
    position = Position.of(shake, season)
    answer: dict[str, Any] = {"claim": claim}
    if solution is not None:
        answer["solution"] = solution
    if claim == "impossible":
        answer["proof"] = why_impossible(shake)
    usable = len(shake.required) + len(shake.permitted) + len(shake.resources)
    return Draft(
        position,
        {},
        answer,
        themes_of(position, (f"claim:{claim}",), () if solution is None else sense_of(shake).techniques_of(solution)),
        of_challenge(claim, cubes, usable, len(position.variations), budget.spent_nodes),
    )


def why_impossible(shake: Shake) -> dict[str, Any]:
    """What the impossibility hangs on: one change after which there would be a Solution, if there is such a change."""
    for cube in dict.fromkeys(shake.forbidden):
        if solved(moved(shake, [cube], "resources", "forbidden"), Situation.IMPOSSIBLE).exists:
            return {"rests": "forbidden", "cube": cube}
    if shake.required:
        eased = replace(shake, required=(), permitted=(*shake.permitted, *shake.required))
        if solved(eased, Situation.IMPOSSIBLE).exists:
            return {"rests": "required"}
    for selection in shake.selections:
        without = replace(shake, selections=tuple(one for one in shake.selections if one is not selection))
        if selection.variation is not None and solved(without, Situation.IMPOSSIBLE).exists:
            return {"rests": "variation", "variation": selection.variation.name}
    return {"rests": "all"}


def grade(puzzle: Puzzle, answer: Mapping[str, Any]) -> Graded:
    """The claim that is true is right."""
    claim = text_of(answer, "claim", 20)
    if claim not in CLAIMS:
        raise BadAnswer(Message("the-claim-is-one-of-three"))
    right = puzzle.answer["claim"]
    if claim == right:
        return RIGHT
    sections = puzzle.position.rules.procedures.sections
    rule = sections.challenging
    if right == "now":
        solution = puzzle.answer["solution"]
        return wrong(Message("now-is-right-because-of-a-solution", solution=solution), rule)
    if right == "impossible":
        return wrong(Message("impossible-is-right", proof=proof_in_words(puzzle)), rule)
    if claim == "impossible":
        return wrong(Message("impossible-is-wrong-because-of-a-solution", solution=puzzle.answer["solution"]), rule)
    return wrong(Message("one-more-cube-is-not-enough", solution=puzzle.answer["solution"]), rule)


def proof_in_words(puzzle: Puzzle) -> Message:
    """What the proof rests on."""
    proof = puzzle.answer["proof"]
    if proof["rests"] == "forbidden":
        return Message("it-would-be-possible-with-a-forbidden-cube", cube=proof["cube"])
    if proof["rests"] == "required":
        return Message("the-required-cubes-do-not-go-together")
    if proof["rests"] == "variation":
        kind = puzzle.position.rules.edition.every_variation()[proof["variation"]]
        return Message("a-variation-makes-it-impossible", variation=kind.title)
    return Message("every-way-to-use-the-cubes-was-looked-at")


def prove(puzzle: Puzzle) -> list[str]:
    """What is claimed of Now and Impossible holds, and what the proof rests on."""
    shake = puzzle.position.shake()
    true = standing(shake, lambda: budget_of(shake))
    claim = puzzle.answer["claim"]
    expected = {"now": (True, False), "impossible": (False, True), "neither": (False, False)}[claim]
    wrong_claims = []
    if (true.is_now_right, true.is_impossible_right) != expected:
        wrong_claims.append(f"it is not {claim}")
    if claim == "impossible" and why_impossible(shake) != dict(puzzle.answer["proof"]):
        wrong_claims.append("the proof rests on something else")
    end = Situation.NOW if claim == "now" else Situation.IMPOSSIBLE
    if claim != "impossible" and not is_correct(shake, end, puzzle.answer["solution"]):
        wrong_claims.append(f"{puzzle.answer['solution']} is not correct")
    return wrong_claims


def shown(puzzle: Puzzle) -> dict[str, Any]:
    """What is true, and by what."""
    found: dict[str, Any] = {"claim": puzzle.answer["claim"]}
    if "solution" in puzzle.answer:
        found["solution"] = puzzle.answer["solution"]
    if "proof" in puzzle.answer:
        found["proof"] = str(proof_in_words(puzzle))
    return found


def right_answer(puzzle: Puzzle) -> dict[str, Any]:
    """The true claim."""
    return {"claim": puzzle.answer["claim"]}
