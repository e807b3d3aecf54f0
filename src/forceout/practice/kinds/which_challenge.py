"""Now, Impossible or neither? with the proof (On-Sets V-A; Equations VI-A)."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from forceout.messages.message import Message
from forceout.practice.grading import RIGHT, BadAnswer, Graded, text_of, wrong
from forceout.practice.kinds.draft import Draft
from forceout.practice.late_shakes import late
from forceout.practice.position import Position
from forceout.practice.puzzle import Puzzle
from forceout.practice.registry import sense_of
from forceout.practice.searching import can_say_now, has_solution, is_correct, may_have_solution, moved, solution_of
from forceout.practice.shakes import Source
from forceout.practice.themes import themes_of
from forceout.rules.frozen import replace
from forceout.rules.simulation.random_writing import Plan
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Situation

CLAIMS: Final = ("now", "impossible", "neither")
FEWEST_RESOURCES: Final = 2
SHARE_LATE: Final = 0.8
"""How often an impossible Goal is looked for late in the game, where it is seen why."""
MOVES: Final = {"now": (2, 10), "impossible": (5, 14), "neither": (2, 7)}
"""After how few and how many moves a claim is looked for."""
MOST_LOOKED_AT: Final = {"now": 1, "impossible": 4, "neither": 2}
"""Moments of a shake that are looked at until one has the answer that was drawn."""


def make(dice: Random, source: Source, number: int) -> Draft | None:
    """A position in which the answer is known; each of the three is drawn as often."""
    claim = dice.choice(CLAIMS)
    walk = source.walk(number)
    if walk is None:
        return None
    for _ in range(MOST_LOOKED_AT[claim]):
        is_late = claim == "impossible" and dice.random() < SHARE_LATE
        shake = late(dice, walk.moving[0], walk.plan.cubes) if is_late else walk.after(dice.randint(*MOVES[claim]))
        if shake is not None and claim == "impossible":
            shake = spoiled(dice, shake, walk.plan)
        if shake is None or len(shake.resources) < FEWEST_RESOURCES or not can_say_now(shake):
            continue
        made = draft(shake, walk.season, claim, walk.plan.solution)
        if made is not None:
            return made
    return None


def spoiled(dice: Random, shake: Shake, plan: Plan) -> Shake:
    """The same shake after some cubes went to Forbidden or to Required that the Goal-setter had other plans for."""
    wanted = [cube for cube in plan.cubes if cube in shake.resources]
    pool = wanted or [cube for cube in shake.resources if not shake.table.game.is_relation(cube)]
    for _ in range(dice.randint(1, 4)):
        here = [cube for cube in pool if cube in shake.resources and not shake.table.game.is_relation(cube)]
        if not here or len(shake.resources) <= FEWEST_RESOURCES:
            break
        shake = moved(shake, [dice.choice(here)], dice.choice(("forbidden", "forbidden", "required")))
    return shake


def draft(shake: Shake, season: str | None, claim: str, planned: str) -> Draft | None:
    """The puzzle of a position in which this claim is right; None where it is not, and
    raises Undecided."""
    end = Situation.NOW if claim == "now" else Situation.IMPOSSIBLE
    # A Solution proves that there is one; only that there is none is asked of the solver.
    solution = None if claim == "impossible" else solution_of(shake, end, planned)
    if claim == "impossible":
        is_so = solution_of(shake, end, planned) is None and not has_solution(shake, end)
    else:
        is_so = solution is not None and (claim == "now" or not has_solution(shake, Situation.NOW))
    if not is_so:
        return None
    position = Position.of(shake, season)
    answer: dict[str, Any] = {"claim": claim}
    if solution is not None:
        answer["solution"] = solution
    if claim == "impossible":
        answer["proof"] = why_impossible(shake, planned)
    return Draft(
        position,
        {},
        answer,
        themes_of(position, (f"claim:{claim}",), () if solution is None else sense_of(shake).techniques_of(solution)),
        claim,
    )


def why_impossible(shake: Shake, planned: str) -> dict[str, Any]:
    """What the impossibility hangs on: one change after which there would be a Solution, and that Solution, if one is
    known without the solver."""
    for proof in changes(shake):
        solution = solution_of(without(shake, proof), Situation.IMPOSSIBLE, planned)
        if solution is not None:
            return {**proof, "solution": solution}
    return {"rests": "all"}


def changes(shake: Shake) -> Iterator[dict[str, Any]]:
    """What an impossibility can hang on: a cube in Forbidden, what is required, a variation."""
    seen: set[str] = set()
    for cube in shake.forbidden:
        if cube[-1] not in seen:
            seen.add(cube[-1])
            yield {"rests": "forbidden", "cube": cube}
    if shake.required:
        yield {"rests": "required"}
    for one in shake.variations:
        yield {"rests": "variation", "variation": one.name}


def without(shake: Shake, proof: Mapping[str, Any]) -> Shake:
    """The shake without what its impossibility is said to hang on."""
    if proof["rests"] == "forbidden":
        return moved(shake, [proof["cube"]], "resources", "forbidden")
    if proof["rests"] == "required":
        return replace(shake, required=(), permitted=(*shake.permitted, *shake.required))
    others = [one for one in shake.selections if one.variation is None or one.variation.name != proof["variation"]]
    return replace(shake, selections=tuple(others))


def rests_on(shake: Shake, proof: Mapping[str, Any]) -> bool:
    """Whether there would be a Solution without what the impossibility is said to hang on."""
    return "solution" not in proof or is_correct(without(shake, proof), Situation.IMPOSSIBLE, proof["solution"])


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
    if "solution" not in proof:
        return Message("every-way-to-use-the-cubes-was-looked-at")
    solution = proof["solution"]
    if proof["rests"] == "forbidden":
        return Message("it-would-be-possible-with-a-forbidden-cube", cube=proof["cube"], solution=solution)
    if proof["rests"] == "required":
        return Message("the-required-cubes-do-not-go-together", solution=solution)
    kind = puzzle.position.rules.edition.every_variation()[proof["variation"]]
    return Message("a-variation-makes-it-impossible", variation=kind.title, solution=solution)


def prove(puzzle: Puzzle) -> list[str]:
    """What is claimed of Now and Impossible holds, and what the proof rests on: that there is a Solution, by one that
    the judge calls correct; that there is none, by the solver."""
    shake = puzzle.position.shake()
    claim = puzzle.answer["claim"]
    end = Situation.NOW if claim == "now" else Situation.IMPOSSIBLE
    if claim == "impossible":
        wrong_claims = ["it is possible"] if has_solution(shake, end) else []
        return wrong_claims if rests_on(shake, puzzle.answer["proof"]) else [*wrong_claims, "the proof is wrong"]
    solution = puzzle.answer["solution"]
    wrong_claims = [] if is_correct(shake, end, solution) else [f"{solution} is not correct"]
    if not can_say_now(shake):
        wrong_claims.append("Now is not allowed")
    if claim == "now":
        return wrong_claims if may_have_solution(shake, end) else [*wrong_claims, "the solver says that there is none"]
    return [*wrong_claims, "Now is right"] if has_solution(shake, Situation.NOW) else wrong_claims


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
