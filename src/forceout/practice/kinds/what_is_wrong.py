"""What is wrong with it? A written Solution with exactly one fault; the answer is the criterion and the place (On-Sets
VII-B, VII-C-4, VII-C-5; Equations VII-B, VII-C-4, VII-C-5)."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from forceout.judge.rejection_places import PLACES, Place
from forceout.messages.message import Message
from forceout.practice.difficulty import of_fault
from forceout.practice.faults import Faulty, faulty_solutions, places_of
from forceout.practice.grading import RIGHT, BadAnswer, Graded, text_of, wrong
from forceout.practice.kinds.draft import Draft
from forceout.practice.position import Position
from forceout.practice.puzzle import Puzzle
from forceout.practice.registry import sense_of
from forceout.practice.searching import can_say_now, solved
from forceout.practice.shakes import played
from forceout.practice.themes import themes_of
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Division, Situation

MOST_CHOICES: Final = 6
ENDS: Final = (Situation.NOW, Situation.IMPOSSIBLE, Situation.FORCEOUT)
WILD_MARK: Final = "@"
"""How a wild cube is marked: not what somebody should look at who looks for a fault."""


def make(dice: Random, game: str, division: Division) -> Draft | None:
    """A correct Solution, spoiled in one way, with the judge's word that it is one."""
    end = dice.choice(ENDS)
    found = played(dice, game, division, None if end is Situation.FORCEOUT else dice.randint(3, 9))
    if found is None or (end is Situation.NOW and not can_say_now(found.shake)):
        return None
    answer = solved(found.shake, end)
    if answer.solution is None or WILD_MARK in answer.solution:
        return None
    by_code: dict[str, list[Faulty]] = {}
    for one in faulty_solutions(dice, replace(found.shake, contest=Contest(end)), answer.solution):
        if one.code in criteria(one.shake):
            by_code.setdefault(one.code, []).append(one)
    if not by_code:
        return None
    chosen = dice.choice(by_code[dice.choice(sorted(by_code))])
    return draft(dice, chosen, found.season)


def draft(dice: Random, faulty: Faulty, season: str | None) -> Draft:
    """The puzzle of a faulty Solution, with criteria to choose from."""
    shake = faulty.shake
    assert shake.contest is not None
    position = Position.of(shake, season)
    others = [code for code in criteria(shake) if code != faulty.code]
    choices = [faulty.code, *dice.sample(others, min(MOST_CHOICES - 1, len(others)))]
    order = list(criteria(shake))
    answer: dict[str, Any] = {"code": faulty.code, "places": list(faulty.places)}
    symbols = len(sense_of(shake).symbols(faulty.text))
    return Draft(
        position,
        {
            "end": shake.contest.end.value,
            "written": faulty.text,
            "choices": sorted(choices, key=order.index),
        },
        answer,
        themes_of(position, (f"fault:{faulty.code}",), sense_of(shake).techniques_of(faulty.text)),
        of_fault(faulty.code, symbols, len(position.variations)),
    )


def criteria(shake: Shake) -> tuple[str, ...]:
    """What a checker may claim at this table: the criteria of the book, and what the variations in force ask."""
    always = shake.table.game.edition.always_in_force[shake.table.division]
    broken = [code for one in (*always, *shake.variations) for code in one.breaches]
    return tuple(
        dict.fromkeys([*shake.table.game.procedures.rejections.criteria, Code.NOT_EQUAL.value, *map(str, broken)])
    )


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


def place_kinds(puzzle: Puzzle) -> Iterator[tuple[str, str]]:
    """What kind of place goes with each criterion that is offered."""
    for code in puzzle.asked["choices"]:
        yield code, PLACES.get(code, Place.WHOLE).value
