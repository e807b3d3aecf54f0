"""Another reading? Is a written Solution ambiguous, and if so, how is it bracketed so that it fails (On-Sets VII-B-6,
VII-C-5-c; Equations VII-B-6, VII-C-5-c)."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from forceout.messages.message import Message
from forceout.practice.faults import failing_copies, failing_copy, readings_of, ungrouped
from forceout.practice.grading import RIGHT, BadAnswer, Graded, text_of, wrong
from forceout.practice.kinds.draft import Draft
from forceout.practice.kinds.what_is_wrong import contested, is_worth_checking
from forceout.practice.position import Position
from forceout.practice.puzzle import Puzzle
from forceout.practice.registry import sense_of
from forceout.practice.searching import solution_of
from forceout.practice.shakes import Source
from forceout.practice.themes import themes_of
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Situation

FEWEST_READINGS: Final = 2
ORDER_NEVER_MATTERS: Final = frozenset("+×∪∩")
SHARE_PLAIN: Final = 0.35
"""How many of the puzzles have a Solution that cannot be read so that it fails."""


def make(dice: Random, source: Source, number: int) -> Draft | None:
    """A correct Solution with brackets left out: it may fail in another reading now, or it may not."""
    walk = source.walk(number)
    before = None if walk is None else walk.after(dice.randint(3, 9))
    if walk is None or before is None or "(" not in walk.plan.solution:
        return None
    solution = solution_of(before, Situation.IMPOSSIBLE, walk.plan.solution)
    if solution is None or not is_worth_checking(before, solution):
        return None
    shake = replace(before, contest=Contest(Situation.IMPOSSIBLE))
    wants_plain = dice.random() < SHARE_PLAIN
    texts = ungrouped(solution)
    dice.shuffle(texts)
    drafts = [made for text in texts if (made := draft(shake, walk.season, text)) is not None]
    wanted = [one for one in drafts if one.answer["ambiguous"] is not wants_plain]
    return next(iter(wanted or drafts), None)


def draft(shake: Shake, season: str | None, text: str) -> Draft | None:
    """The puzzle of a text that has more than one reading; None where the judge finds anything else."""
    codes = [one.code for one in shake.table.game.ruling(shake, text, None).violations]
    readings = readings_of(shake, text)
    if codes not in ([], [Code.AMBIGUOUS]) or (codes and len(readings) < FEWEST_READINGS):
        return None
    if not codes and not has_free_groups(shake, text):
        return None
    failing = failing_copies(shake, text) if codes else []
    if bool(codes) is not bool(failing):
        return None
    position = Position.of(shake, season)
    answer: dict[str, Any] = {"ambiguous": bool(codes)}
    if failing:
        answer["regrouped"] = failing[0]
    return Draft(
        position,
        {"end": Situation.IMPOSSIBLE.value, "written": text},
        answer,
        themes_of(position, ("ambiguous" if codes else "not-ambiguous",), sense_of(shake).techniques_of(text)),
        "ambiguous" if codes else "plain",
    )


def has_free_groups(shake: Shake, text: str) -> bool:
    """Whether there is something to think about: two operations or more with no brackets to part them, and not all of
    them one whose order never matters."""
    side = text.partition("=")[0] if not shake.table.game.has_cards else text.split(",")[-1]
    bare = [one for one in sense_of(shake).symbols(side) if one in sense_of(shake).EXCHANGES and not one.isalnum()]
    is_plain = len(set(bare)) == 1 and bare[0] in ORDER_NEVER_MATTERS
    return len(bare) >= FEWEST_READINGS and side.count("(") < len(bare) - 1 and not is_plain


def grade(puzzle: Puzzle, answer: Mapping[str, Any]) -> Graded:
    """That it is not ambiguous, or a copy with brackets that fails."""
    shake = contested(puzzle)
    rule = shake.table.game.procedures.rejections.criteria[Code.AMBIGUOUS]
    if answer.get("ambiguous") is False:
        if not puzzle.answer["ambiguous"]:
            return RIGHT
        return wrong(Message("it-can-be-read-so-that-it-fails"), rule)
    if answer.get("ambiguous") is not None and answer.get("ambiguous") is not True:
        raise BadAnswer(Message("ambiguous-is-true-or-false"))
    copy = text_of(answer, "regrouped")
    if shake.table.game.is_wrong_regrouping(shake, puzzle.asked["written"], copy, None):
        return RIGHT
    if not puzzle.answer["ambiguous"]:
        if shake.table.game.has_cards:
            return wrong(Message("every-reading-of-it-equals-the-goal"), rule)
        return wrong(Message("every-reading-with-a-value-equals-the-goal"), rule)
    return wrong(Message("that-copy-shows-no-failing-reading"), rule)


def prove(puzzle: Puzzle) -> list[str]:
    """The judge calls it ambiguous, and the copy fails; or the judge calls it correct."""
    shake = contested(puzzle)
    text = puzzle.asked["written"]
    codes = [one.code for one in shake.table.game.ruling(shake, text, None).violations]
    if not puzzle.answer["ambiguous"]:
        return [] if not codes and failing_copy(shake, text) is None else ["it is not correct in every reading"]
    if codes != [Code.AMBIGUOUS]:
        return [f"the judge says {codes}"]
    copy = puzzle.answer["regrouped"]
    return [] if shake.table.game.is_wrong_regrouping(shake, text, copy, None) else [f"{copy} does not fail"]


def shown(puzzle: Puzzle) -> dict[str, Any]:
    """Whether it is ambiguous, a copy that fails, and what the judge says of it."""
    shake = contested(puzzle)
    violations = shake.table.game.ruling(shake, puzzle.asked["written"], None).violations
    found: dict[str, Any] = {"ambiguous": puzzle.answer["ambiguous"]}
    if violations:
        found |= {
            "regrouped": puzzle.answer["regrouped"],
            "message": violations[0].message,
            "rule": str(violations[0].rule),
        }
    return found


def right_answer(puzzle: Puzzle) -> dict[str, Any]:
    """A copy that fails, or that there is none."""
    if puzzle.answer["ambiguous"]:
        return {"ambiguous": True, "regrouped": puzzle.answer["regrouped"]}
    return {"ambiguous": False}
