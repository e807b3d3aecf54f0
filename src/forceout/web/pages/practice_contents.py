"""What practice shows: puzzles before they are answered, sprints and lessons with their steps (docs/practice.md)."""

from typing import Any, Final

from forceout.editions.registry import editions_of
from forceout.games.registry import is_game
from forceout.messages.message import Message
from forceout.practice.answering import criteria_of
from forceout.practice.catalogue.catalogue import Catalogue, shipped
from forceout.practice.glicko import Rating
from forceout.practice.kinds.what_is_wrong import cubes_to_name
from forceout.practice.lessons.lesson import Ask, Judge, Lesson, Step, Tell, puzzles_for
from forceout.practice.position import Position
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.registry import drills_of, lessons_of, sense_of_game
from forceout.practice.sprints.technique import tasks
from forceout.rules.ruleset import Ruleset
from forceout.rules.vocabulary import Division, Form
from forceout.service.errors import NotFound
from forceout.web.pages.practice_shapes import (
    PracticeLesson,
    PracticePosition,
    PracticePuzzle,
    PracticeRating,
    PracticeSprint,
    PracticeStep,
    PracticeTitle,
)

TASKS: Final = 60


def catalogue_asked(game: str, division: str) -> Catalogue:
    """The catalogue of a game and division; raises NotFound."""
    if not is_game(game):
        raise NotFound(Message("there-is-no-such-game"))
    if division not in [one.value for one in Division]:
        raise NotFound(Message("there-is-no-such-division"))
    return shipped(game, division)


def shown_position(position: Position) -> PracticePosition:
    """A position as the browser draws it, what is always in force in its division among its variations: who does not
    see it forgets it."""
    shake = position.shake()
    table = shake.table
    in_force = Ruleset(table.game.edition, table.division, table.form, shake.variations).in_force
    return {
        "game": position.game,
        "edition": position.edition,
        "division": position.division,
        "form": position.form,
        "variations": [one.printed() for one in in_force],
        "universe": list(position.universe),
        "goal": position.goal,
        "goal_cubes": list(shake.goal_cubes),
        "required": list(position.required),
        "permitted": list(position.permitted),
        "forbidden": list(position.forbidden),
        "resources": list(position.resources),
    }


def _keys(position: Position) -> list[str]:
    """What may be written beside the symbols of the cubes, by the variations in force."""
    is_adventurous = position.form == Form.ADVENTUROUS.value
    always = position.rules.edition.always_in_force[Division(position.division)] if is_adventurous else ()
    in_force = [*((kind.name, None) for kind in always), *position.variations]
    return list(sense_of_game(position.game).written_keys(in_force))


def shown_puzzle(puzzle: Puzzle) -> PracticePuzzle:
    """What somebody is told of a puzzle before they answer."""
    asked: Any = dict(puzzle.asked)
    if puzzle.kind is Kind.WRONG:
        asked["criteria"] = criteria_of(puzzle)
        asked["cubes"] = cubes_to_name(puzzle)
    return {
        "id": puzzle.id,
        "kind": puzzle.kind.value,
        "position": shown_position(puzzle.position),
        "asked": asked,
        "keys": _keys(puzzle.position),
        "difficulty": puzzle.difficulty,
    }


def shown_rating(rating: Rating) -> PracticeRating:
    """A rating as the browser shows it, with how far it may be off."""
    return {"rating": round(rating.rating), "deviation": round(rating.deviation)}


def _lessons(game: str, division: str) -> list[Lesson]:
    """The lessons of a division: topics, and the variations that it plays."""
    played: set[str] = set()
    newest = editions_of(game)[0]
    for season in newest.seasons:
        rules = newest.game_of(season)
        if rules is not None:
            played |= {kind.name for kind in rules.edition.printed_list(Division(division))}
    return [one for one in lessons_of(game).LESSONS if one.variation is None or one.variation in played]


def shown_sprint(game: str, name: str, seed: int) -> PracticeSprint:
    """A sprint of a game; raises NotFound."""
    technique = next((one for one in drills_of(game).TECHNIQUES if one.name == name), None) if is_game(game) else None
    if technique is None:
        raise NotFound(Message("there-is-no-such-sprint"))
    return {
        "name": technique.name,
        "title": str(technique.title),
        "keys": technique.keys.value,
        "tasks": [
            {
                "question": str(one.question),
                "answer": one.answer,
                "steps": [str(step) for step in one.steps],
                "cards": list(one.cards),
                "choices": list(one.choices),
            }
            for one in tasks(technique, seed, TASKS)
        ],
    }


def shown_lesson(game: str, name: str, division: str) -> PracticeLesson:
    """A lesson of a game for a division; raises NotFound."""
    catalogue = catalogue_asked(game, division)
    lesson = next((one for one in lessons_of(game).LESSONS if one.name == name), None)
    if lesson is None:
        raise NotFound(Message("there-is-no-such-lesson"))
    return {
        "name": lesson.name,
        "title": str(lesson.title),
        "steps": [_shown_step(step) for step in lesson.steps],
        "puzzles": list(puzzles_for(lesson, catalogue)),
    }


def shown_titles(game: str, division: str) -> dict[str, list[PracticeTitle]]:
    """The sprints and lessons of a division by their titles; raises NotFound."""
    catalogue_asked(game, division)
    return {
        "sprints": [{"name": one.name, "title": str(one.title)} for one in drills_of(game).TECHNIQUES],
        "lessons": [{"name": one.name, "title": str(one.title)} for one in _lessons(game, division)],
    }


def _shown_step(step: Step) -> PracticeStep:
    if isinstance(step, Tell):
        position = None if step.position is None else shown_position(step.position)
        return {"step": "tell", "words": str(step.words), "position": position}
    if isinstance(step, Ask):
        return {
            "step": "ask",
            "words": str(step.words),
            "choices": [str(one) for one in step.choices],
            "right": step.right,
            "because": str(step.because),
            "rule": step.rule,
        }
    assert isinstance(step, Judge)
    verdict = step.verdict()
    return {
        "step": "judge",
        "position": shown_position(step.position),
        "written": step.written,
        "end": step.end.value,
        "correct": verdict.is_right,
        "reasons": [{"message": str(one.words), "rule": one.rule} for one in verdict.reasons],
    }
