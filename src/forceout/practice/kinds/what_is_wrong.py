"""What is wrong with it? A written Solution with exactly one fault; the answer is the criterion and the place (On-Sets
VII-B, VII-C-4, VII-C-5; Equations VII-B, VII-C-4, VII-C-5)."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from forceout.judge.rejection_places import PLACES, Place
from forceout.messages.message import Message
from forceout.practice.faults import Faulty, faulty_solutions, places_of
from forceout.practice.grading import RIGHT, BadAnswer, Graded, text_of, wrong
from forceout.practice.kinds.draft import Draft
from forceout.practice.position import Position
from forceout.practice.puzzle import Puzzle
from forceout.practice.registry import sense_of
from forceout.practice.searching import can_say_now, solution_of
from forceout.practice.shakes import Source
from forceout.practice.themes import themes_of
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Situation

MOST_CHOICES: Final = 6
FEWEST_CHOICES: Final = 4
LIKELY: Final = (
    Code.NOT_EQUAL,
    Code.REQUIRED_UNUSED,
    Code.CUBE_UNAVAILABLE,
    Code.AMBIGUOUS,
    Code.TOO_MANY_RESOURCES,
    Code.MISSING_RESTRICTION,
)
"""What people do wrong again and again."""
ENDS: Final = (Situation.NOW, Situation.IMPOSSIBLE, Situation.FORCEOUT)
SHARE_PLANNED: Final = 0.6
"""How many of the Solutions are what the Goal-setter had in mind; the others are shorter."""
WILD_MARK: Final = "@"
"""How a wild cube is marked: not what somebody should look at who looks for a fault."""


def make(dice: Random, source: Source, number: int) -> Draft | None:
    """A correct Solution, spoiled in one way, with the judge's word that it is one."""
    end = dice.choice(ENDS)
    moves = dice.randint(3, 9)
    walk = source.walk(number)
    if walk is None:
        return None
    shake = walk.forceout if end is Situation.FORCEOUT else walk.after(moves)
    if shake is None or (end is Situation.NOW and not can_say_now(shake)):
        return None
    is_planned = dice.random() < SHARE_PLANNED
    solution = solution_of(shake, end, walk.plan.solution if is_planned else "")
    if solution is None or not is_worth_checking(shake, solution):
        return None
    by_code: dict[str, list[Faulty]] = {}
    for one in faulty_solutions(dice, replace(shake, contest=Contest(end)), solution):
        if one.code in criteria(one.shake) and is_worth_checking(shake, one.text):
            by_code.setdefault(one.code, []).append(one)
    if not by_code:
        return None
    chosen = dice.choice(by_code[dice.choice(sorted(by_code))])
    return draft(dice, chosen, walk.season)


def is_worth_checking(shake: Shake, text: str) -> bool:
    """Whether somebody might have written this, and no wild cube is in it."""
    return WILD_MARK not in text and sense_of(shake).is_likely(text)


def draft(dice: Random, faulty: Faulty, season: str | None) -> Draft:
    """The puzzle of a faulty Solution, with criteria to choose from."""
    shake = faulty.shake
    assert shake.contest is not None
    position = Position.of(shake, season)
    likely = [code for code in likely_faults(shake) if code != faulty.code]
    others = [code for code in criteria(shake) if code != faulty.code and code not in likely]
    decoys = dice.sample(likely, min(MOST_CHOICES - 1, len(likely)))
    choices = [faulty.code, *decoys, *dice.sample(others, max(0, min(FEWEST_CHOICES - 1 - len(decoys), len(others))))]
    order = list(criteria(shake))
    answer: dict[str, Any] = {"code": faulty.code, "places": list(faulty.places)}
    return Draft(
        position,
        {
            "end": shake.contest.end.value,
            "written": faulty.text,
            "choices": sorted(choices, key=order.index),
        },
        answer,
        themes_of(position, (f"fault:{faulty.code}",), sense_of(shake).techniques_of(faulty.text)),
        faulty.code,
    )


def criteria(shake: Shake) -> tuple[str, ...]:
    """What a checker may claim at this table: the criteria of the book, and what the variations in force ask."""
    always = shake.table.game.edition.always_in_force[shake.table.division]
    broken = [str(code) for one in (*always, *shake.variations) for code in one.breaches]
    found = dict.fromkeys([*shake.table.game.procedures.rejections.criteria, Code.NOT_EQUAL.value, *broken])
    # Where a multiple of k between them is enough, nothing fails for not being equal; both offered would be a trap.
    return tuple(code for code in found if not (code == Code.NOT_EQUAL and Code.MULTIPLE_OF in broken))


def likely_faults(shake: Shake) -> list[str]:
    """The criteria that one would think of at this table: none that cannot be broken here."""
    assert shake.contest is not None
    asked = [code for one in shake.variations for code in map(str, one.breaches)]
    found = [code.value for code in LIKELY if code is not Code.TOO_MANY_RESOURCES]
    if shake.contest.end is Situation.NOW:
        found.append(Code.TOO_MANY_RESOURCES.value)
    has_relations = any(map(shake.table.game.is_relation, (*shake.required, *shake.permitted)))
    if not has_relations:
        found.remove(Code.MISSING_RESTRICTION.value)
    return [code for code in dict.fromkeys((*found, *asked)) if code in criteria(shake)]


def contested(puzzle: Puzzle) -> Shake:
    """The shake of a puzzle as its Solution is checked."""
    return puzzle.position.contested(Situation(puzzle.asked["end"]))


def violations_of(puzzle: Puzzle) -> tuple[Violation, ...]:
    """What the judge says of the written Solution."""
    shake = contested(puzzle)
    return tuple(shake.table.game.ruling(shake, puzzle.asked["written"], None).violations)


def grade(puzzle: Puzzle, answer: Mapping[str, Any]) -> Graded:
    """The criterion that is broken, and where; a wrong criterion is told that it is kept, a wrong place that it is not
    there."""
    code = text_of(answer, "code", 40)
    if code not in puzzle.asked["choices"]:
        raise BadAnswer(Message("that-criterion-was-not-offered"))
    shake = contested(puzzle)
    if code != puzzle.answer["code"]:
        return wrong(Message("that-criterion-is-kept"), rule_of(shake, code))
    violation = violations_of(puzzle)[0]
    place = PLACES.get(code, Place.WHOLE)
    if place is Place.REGROUPING:
        copy = text_of(answer, "regrouped")
        if shake.table.game.is_wrong_regrouping(shake, puzzle.asked["written"], copy, None):
            return RIGHT
        return wrong(Message("that-copy-shows-no-failing-reading"), violation.rule)
    if place is not Place.WHOLE and normal(text_of(answer, "place", 200)) not in map(normal, puzzle.answer["places"]):
        return wrong(Message("the-criterion-is-right-the-place-is-not"), violation.rule)
    return RIGHT


def normal(place: str) -> str:
    """A place as it is compared."""
    return "".join(place.split())


def rule_of(shake: Shake, code: str) -> object:
    """Where a criterion stands in the shake's book."""
    rejections = shake.table.game.procedures.rejections
    if code in rejections.criteria:
        return rejections.criteria[code]
    procedures = shake.table.game.procedures
    known = next(one for one in Code if one == code)
    return known.default_rule(shake.table.game.book, procedures.sections) or rejections.variation_broken


def prove(puzzle: Puzzle) -> list[str]:
    """The judge finds exactly this fault, in these places."""
    shake = contested(puzzle)
    found = violations_of(puzzle)
    if [one.code for one in found] != [puzzle.answer["code"]]:
        return [f"the judge says {[one.code.value for one in found]}"]
    places = places_of(shake, puzzle.asked["written"], found[0])
    return [] if list(places) == list(puzzle.answer["places"]) else [f"the places are {places}"]


def shown(puzzle: Puzzle) -> dict[str, Any]:
    """The fault in the judge's words, its clause, and where it is."""
    violation = violations_of(puzzle)[0]
    return {
        "code": puzzle.answer["code"],
        "places": list(puzzle.answer["places"]),
        "message": violation.message,
        "rule": str(violation.rule),
    }


def right_answer(puzzle: Puzzle) -> dict[str, Any]:
    """The criterion and its place."""
    code = puzzle.answer["code"]
    place = puzzle.answer["places"][0] if puzzle.answer["places"] else ""
    name = "regrouped" if PLACES.get(code, Place.WHOLE) is Place.REGROUPING else "place"
    return {"code": code, name: place}


def cubes_to_name(puzzle: Puzzle) -> list[str]:
    """The cubes that a checker may point to: those on the table, and those that are only in the writing."""
    position = puzzle.position
    on_table = [*position.required, *position.permitted, *position.forbidden, *position.resources]
    written = sense_of(contested(puzzle)).symbols(puzzle.asked["written"])
    return list(dict.fromkeys([*(cube[-1] for cube in on_table), *written]))


def place_kinds(puzzle: Puzzle) -> Iterator[tuple[str, str]]:
    """What kind of place goes with each criterion that is offered."""
    for code in puzzle.asked["choices"]:
        yield code, PLACES.get(code, Place.WHOLE).value
