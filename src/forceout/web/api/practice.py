"""Practice over HTTP: puzzles and their answers, sprints, lessons, mistakes, progress (docs/practice.md).

A puzzle is no position in play, and where one is like a position that somebody has before them, nothing is said of it
until that shake is over: the same guard as before the judge."""

import secrets
from collections.abc import Callable
from typing import Annotated, Any, Final

from litestar import Response, delete, get, post
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Meta, Struct

from forceout.editions.registry import editions_of
from forceout.games.registry import is_game
from forceout.messages.message import Message
from forceout.practice.answering import criteria_of, graded_answer, hint_of, shown_answer
from forceout.practice.catalogue.catalogue import Catalogue, catalogue_of, shipped
from forceout.practice.glicko import Rating
from forceout.practice.lessons.lesson import Ask, Judge, Lesson, Step, Tell, puzzles_for
from forceout.practice.position import SECTIONS, Position
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.registry import drills_of, lessons_of, sense_of_game
from forceout.practice.sprints.technique import tasks
from forceout.rules.vocabulary import Division, Form
from forceout.service.errors import BadRequest, NotFound
from forceout.service.positions.subjects import about_question
from forceout.service.practice.practice import Progress
from forceout.service.practice.weeks import Weeks, day_of
from forceout.web.api.tables import encoded_response
from forceout.web.context import Asked, Site, Visitor, site_of
from forceout.web.guard.questions import verify_may_ask
from forceout.web.json import encoder
from forceout.web.pages.practice_shapes import (
    PracticeHub,
    PracticeLesson,
    PracticePosition,
    PracticePuzzle,
    PracticeRating,
    PracticeSprint,
    PracticeStep,
)
from forceout.web.problems import problem_specs

SECONDS: Final = 3.0
"""What a verdict may take before its process is stopped."""
TASKS: Final = 60
EASIER: Final = {"easier": -250.0, "same": 0.0, "harder": 250.0}
NOBODY: Final = Progress(0, 0, {}, {}, Weeks((), 0), frozenset())
Name = Annotated[str, PathParameter(max_length=40)]
Game = Annotated[str, QueryParameter(max_length=20)]
DivisionName = Annotated[str, QueryParameter(max_length=20)]
OptionalWord = Annotated[str | None, QueryParameter(max_length=60)]


class NewAnswer(Struct, forbid_unknown_fields=True, frozen=True):
    """An answer to a puzzle, whether a hint was seen, and the code of the set that it is tried in."""

    answer: dict[str, Any]
    hinted: bool = False
    code: Annotated[str, Meta(max_length=16)] | None = None


class KeepMistakes(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether mistakes are kept."""

    keeps: bool


def catalogue_asked(game: str, division: str) -> Catalogue:
    """The catalogue of a game and division; raises NotFound."""
    if not is_game(game):
        raise NotFound(Message("there-is-no-such-game"))
    if division not in [one.value for one in Division]:
        raise NotFound(Message("there-is-no-such-division"))
    return shipped(game, division)


def _prefix(game: str, division: str) -> str:
    return game[0] + division[0]


def _puzzle(name: str) -> tuple[Puzzle, str]:
    catalogue = catalogue_of(name)
    entry = None if catalogue is None else catalogue.entry(name)
    if entry is None:
        raise NotFound(Message("there-is-no-puzzle-of-that-name", name=repr(name[:20])))
    return Puzzle.read(entry.line), entry.line


def shown_position(position: Position) -> PracticePosition:
    """A position as the browser draws it."""
    known = position.rules.edition.every_variation()
    return {
        "game": position.game,
        "edition": position.edition,
        "division": position.division,
        "form": position.form,
        "variations": [known[name].fill_in(value).printed() for name, value in position.variations],
        "universe": list(position.universe),
        "goal": position.goal,
        "goal_cubes": list(position.shake().goal_cubes),
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
    return {
        "id": puzzle.id,
        "kind": puzzle.kind.value,
        "position": shown_position(puzzle.position),
        "asked": asked,
        "keys": _keys(puzzle.position),
        "difficulty": puzzle.difficulty,
    }


def _shown_rating(rating: Rating) -> PracticeRating:
    return {"rating": round(rating.rating), "deviation": round(rating.deviation)}


async def _progress(site: Site, visitor: Visitor, prefix: str) -> Progress:
    if visitor.person is None:
        return NOBODY
    return await site.service.practice.progress(visitor.person, prefix)


@get("/api/practice", responses=problem_specs(404), tags=["practice"])
async def show_hub(request: Asked, game: Game, division: DivisionName) -> Response[dict[str, Any]]:
    """What there is to practise in a game and division, and how far you are."""
    site, visitor = site_of(request), request.auth
    catalogue = catalogue_asked(game, division)
    progress = await _progress(site, visitor, _prefix(game, division))
    person = visitor.person
    rating = None if person is None else await site.service.practice.rating(person, game)
    counts = {kind: sum(one.kind is kind for one in catalogue.entries) for kind in Kind}
    hub: PracticeHub = {
        "game": game,
        "division": division,
        "today": catalogue.of_day(day_of(site.service.clock())),
        "kinds": [
            {"kind": kind.value, "count": count, "progress": list(progress.kinds.get(kind.value, (0, 0)))}
            for kind, count in counts.items()
        ],
        "themes": [
            {"theme": theme, "count": count, "progress": list(progress.themes.get(theme, (0, 0)))}
            for theme, count in catalogue.themes().items()
        ],
        "rating": None if rating is None or not progress.tried else _shown_rating(rating),
        "tried": progress.tried,
        "solved": progress.solved,
        "weeks": list(progress.weeks.counts),
        "row": progress.weeks.row,
        "sprints": [{"name": one.name, "title": str(one.title)} for one in drills_of(game).TECHNIQUES],
        "lessons": [{"name": one.name, "title": str(one.title)} for one in _lessons(game, division)],
    }
    return encoded_response(encoder.encode(hub))


def _lessons(game: str, division: str) -> list[Lesson]:
    """The lessons of a division: topics, and the variations that it plays."""
    played: set[str] = set()
    newest = editions_of(game)[0]
    for season in newest.seasons:
        rules = newest.game_of(season)
        if rules is not None:
            played |= {kind.name for kind in rules.edition.printed_list(Division(division))}
    return [one for one in lessons_of(game).LESSONS if one.variation is None or one.variation in played]


@get("/api/practice/next", responses=problem_specs(404), tags=["practice"])
async def next_puzzle(
    request: Asked,
    game: Game,
    division: DivisionName,
    kind: OptionalWord = None,
    theme: OptionalWord = None,
    level: OptionalWord = None,
) -> Response[dict[str, Any]]:
    """A puzzle that you have not tried, about as hard as you are strong, or easier or harder where you say so."""
    site, visitor = site_of(request), request.auth
    catalogue = catalogue_asked(game, division)
    if kind is not None and kind not in [one.value for one in Kind]:
        raise BadRequest(Message("there-is-no-such-kind-of-puzzle"))
    if level is not None and level not in EASIER:
        raise BadRequest(Message("puzzles-are-easier-the-same-or-harder"))
    progress = await _progress(site, visitor, _prefix(game, division))
    own = 1000.0
    if visitor.person is not None and progress.tried:
        own = (await site.service.practice.rating(visitor.person, game)).rating
    chosen = catalogue.choose(
        kinds=tuple(Kind) if kind is None else (Kind(kind),),
        theme=theme,
        rating=own + EASIER[level or "same"],
        seen=progress.seen,
        pick=secrets.choice,
    )
    if chosen is None:
        raise NotFound(Message("no-puzzle-of-that-kind-is-left"))
    return encoded_response(encoder.encode({"puzzle": chosen}))


@get("/api/practice/puzzles/{name:str}", responses=problem_specs(404), tags=["practice"])
async def show_puzzle(name: Name) -> Response[dict[str, Any]]:
    """A puzzle: its position and what is asked, and nothing of the answer."""
    puzzle, _ = _puzzle(name)
    return encoded_response(encoder.encode(shown_puzzle(puzzle)))


@get("/api/practice/puzzles/{name:str}/hint", responses=problem_specs(404), tags=["practice"])
async def show_hint(name: Name) -> Response[dict[str, Any]]:
    """A hint; a puzzle that is answered after it is not rated."""
    puzzle, _ = _puzzle(name)
    return encoded_response(encoder.encode(hint_of(puzzle)))


async def _verify_not_in_play(request: Asked, puzzle: Puzzle) -> None:
    """Nothing is said of what somebody has before them at a table, be it in the catalogue too."""
    site, position = site_of(request), puzzle.position
    question = {
        "kind": "solve" if position.goal is not None else "selection",
        "game": position.game,
        "goal": position.goal,
        "universe": list(position.universe),
        **{name: list(getattr(position, name)) for name in SECTIONS},
    }
    await verify_may_ask(site, request.auth, "practice", about_question(question))


@post(
    "/api/practice/puzzles/{name:str}/answer",
    status_code=200,
    responses=problem_specs(403, 404, 413, 415, 422),
    tags=["practice"],
)
async def answer_puzzle(request: Asked, name: Name, data: Annotated[NewAnswer, Body()]) -> Response[dict[str, Any]]:
    """Answer a puzzle; the first try counts, unless a hint was seen."""
    site, visitor = site_of(request), request.auth
    puzzle, line = _puzzle(name)
    await _verify_not_in_play(request, puzzle)
    verdict = await _worked_out(site, visitor, puzzle, graded_answer, line, data.answer)
    if verdict["bad"] is not None:
        raise BadRequest(Message("that-answer-does-not-fit", why=verdict["bad"]))
    kept = await _keep(site, visitor, puzzle, verdict["right"], data.hinted, data.code)
    return encoded_response(encoder.encode({**verdict, **kept}))


async def _worked_out(
    site: Site, visitor: Visitor, puzzle: Puzzle, function: Callable[..., Any], *arguments: Any
) -> Any:
    """What the judge says: at once where that takes a moment, in a process of its own where it may take longer."""
    if not puzzle.position.rules.is_slow_to_judge:
        return function(*arguments)
    return await site.readers.ask(function, *arguments, seconds=SECONDS, address=visitor.person or visitor.address)


async def _keep(
    site: Site, visitor: Visitor, puzzle: Puzzle, is_right: bool, is_hinted: bool, code: str | None
) -> dict[str, Any]:
    """Write a try down for whoever has a pseudonym here."""
    if visitor.person is None:
        return {"first": None, "before": None, "after": None}
    tried = await site.service.practice.tried(visitor.person, puzzle, is_right, is_rated=not is_hinted)
    if code is not None:
        await site.service.practice_sets.tried(code, visitor.person, puzzle.id, is_right)
    return {
        "first": tried.is_first,
        "before": None if tried.before is None else _shown_rating(tried.before),
        "after": None if tried.after is None else _shown_rating(tried.after),
    }


@post("/api/practice/puzzles/{name:str}/reveal", status_code=200, responses=problem_specs(403, 404), tags=["practice"])
async def reveal_puzzle(request: Asked, name: Name) -> Response[dict[str, Any]]:
    """Give up and be shown; where it was not tried before, that is a try."""
    site, visitor = site_of(request), request.auth
    puzzle, line = _puzzle(name)
    await _verify_not_in_play(request, puzzle)
    shown = await _worked_out(site, visitor, puzzle, shown_answer, line)
    kept = await _keep(site, visitor, puzzle, False, False, None)
    return encoded_response(encoder.encode({"shown": shown, **kept}))


@get("/api/practice/sprints/{game:str}/{name:str}", responses=problem_specs(404), tags=["practice"])
async def show_sprint(
    game: Name, name: Name, seed: Annotated[int, QueryParameter(ge=0, le=2_147_483_647)] = 0
) -> Response[dict[str, Any]]:
    """The tasks of a sprint with their answers and worked steps: it is unrated, and goes on without a network."""
    technique = next((one for one in drills_of(game).TECHNIQUES if one.name == name), None) if is_game(game) else None
    if technique is None:
        raise NotFound(Message("there-is-no-such-sprint"))
    found: PracticeSprint = {
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
    return encoded_response(encoder.encode(found))


@get("/api/practice/lessons/{game:str}/{name:str}", responses=problem_specs(404), tags=["practice"])
async def show_lesson(game: Name, name: Name, division: DivisionName) -> Response[dict[str, Any]]:
    """A lesson: its steps on real pieces, and the three puzzles that it ends in."""
    catalogue = catalogue_asked(game, division)
    lesson = next((one for one in lessons_of(game).LESSONS if one.name == name), None)
    if lesson is None:
        raise NotFound(Message("there-is-no-such-lesson"))
    found: PracticeLesson = {
        "name": lesson.name,
        "title": str(lesson.title),
        "steps": [_shown_step(step) for step in lesson.steps],
        "puzzles": list(puzzles_for(lesson, catalogue)),
    }
    return encoded_response(encoder.encode(found))


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


@get("/api/practice/mistakes", responses=problem_specs(401), tags=["practice"])
async def show_mistakes(request: Asked) -> Response[dict[str, Any]]:
    """Whether your mistakes are kept, and those that are due again."""
    keeps, due, of = await site_of(request).service.practice.mistakes(request.auth.signed_in().person.id)
    return encoded_response(encoder.encode({"keeps": keeps, "due": due, "of": of}))


@post("/api/practice/mistakes", status_code=200, responses=problem_specs(401, 413, 415), tags=["practice"])
async def keep_mistakes(request: Asked, data: Annotated[KeepMistakes, Body()]) -> Response[dict[str, Any]]:
    """Have your mistakes kept from now on, or forget those that are kept."""
    practice = site_of(request).service.practice
    person = request.auth.signed_in().person.id
    await practice.keep_mistakes(person, data.keeps)
    keeps, due, of = await practice.mistakes(person)
    return encoded_response(encoder.encode({"keeps": keeps, "due": due, "of": of}))


@delete("/api/practice", status_code=204, responses=problem_specs(401), tags=["practice"])
async def forget_practice(request: Asked) -> None:
    """Delete everything that is kept of your practice."""
    await site_of(request).service.practice.forget(request.auth.signed_in().person.id)


HANDLERS: Final[tuple[Any, ...]] = (
    show_hub,
    next_puzzle,
    show_puzzle,
    show_hint,
    answer_puzzle,
    reveal_puzzle,
    show_sprint,
    show_lesson,
    show_mistakes,
    keep_mistakes,
    forget_practice,
)
