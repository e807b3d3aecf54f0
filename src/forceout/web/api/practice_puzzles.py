"""Puzzles over HTTP: one and its hint, an answer to it, and what is shown to who gives up (docs/practice.md).

A puzzle is no position in play, and where one is like a position that somebody has before them, nothing is said of it
until that shake is over: the same guard as before the judge."""

from collections.abc import Callable
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import Body, PathParameter
from msgspec import Meta, Struct

from forceout.messages.message import Message
from forceout.practice.answering import graded_answer, hint_of, shown_answer
from forceout.practice.catalogue.catalogue import catalogue_of
from forceout.practice.position import SECTIONS
from forceout.practice.puzzle import Puzzle
from forceout.service.errors import BadRequest, NotFound
from forceout.service.positions.subjects import about_question
from forceout.service.practice.sets import OF_SET
from forceout.web.api.tables import encoded_response
from forceout.web.context import Asked, Site, Visitor, site_of
from forceout.web.guard.questions import verify_may_ask
from forceout.web.json import encoder
from forceout.web.pages.practice_contents import shown_puzzle, shown_rating
from forceout.web.problems import problem_specs

SECONDS: Final = 3.0
"""What a verdict may take before its process is stopped."""
Name = Annotated[str, PathParameter(max_length=40)]


class NewAnswer(Struct, forbid_unknown_fields=True, frozen=True):
    """An answer to a puzzle, whether a hint was seen, and the code of the set that it is tried in."""

    answer: dict[str, Any]
    hinted: bool = False
    code: Annotated[str, Meta(max_length=16)] | None = None


async def _puzzle(site: Site, name: str) -> tuple[Puzzle, str]:
    """A puzzle of a catalogue, or one that a set alone has; raises NotFound."""
    catalogue = catalogue_of(name)
    entry = None if catalogue is None else catalogue.entry(name)
    line = await site.service.practice_sets.own_puzzle(name) if entry is None else entry.line
    if line is None:
        raise NotFound(Message("there-is-no-puzzle-of-that-name", name=repr(name[:20])))
    return Puzzle.read(line), line


@get("/api/practice/puzzles/{name:str}", responses=problem_specs(404), tags=["practice"])
async def show_puzzle(request: Asked, name: Name) -> Response[dict[str, Any]]:
    """A puzzle: its position and what is asked, and nothing of the answer."""
    puzzle, _ = await _puzzle(site_of(request), name)
    return encoded_response(encoder.encode(shown_puzzle(puzzle)))


@get("/api/practice/puzzles/{name:str}/hint", responses=problem_specs(404), tags=["practice"])
async def show_hint(request: Asked, name: Name) -> Response[dict[str, Any]]:
    """A hint; a puzzle that is answered after it is not rated."""
    puzzle, _ = await _puzzle(site_of(request), name)
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
    puzzle, line = await _puzzle(site, name)
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
    set_of, mark, _ = puzzle.id.partition(OF_SET)
    if mark:
        # What is in a set alone moves no rating, and is nobody's mistake for later: it goes when the set goes.
        await site.service.practice_sets.tried(set_of, visitor.person, puzzle.id, is_right)
        return {"first": None, "before": None, "after": None}
    tried = await site.service.practice.tried(visitor.person, puzzle, is_right, is_rated=not is_hinted)
    if code is not None:
        await site.service.practice_sets.tried(code, visitor.person, puzzle.id, is_right)
    return {
        "first": tried.is_first,
        "before": None if tried.before is None else shown_rating(tried.before),
        "after": None if tried.after is None else shown_rating(tried.after),
    }


@post("/api/practice/puzzles/{name:str}/reveal", status_code=200, responses=problem_specs(403, 404), tags=["practice"])
async def reveal_puzzle(request: Asked, name: Name) -> Response[dict[str, Any]]:
    """Give up and be shown; where it was not tried before, that is a try."""
    site, visitor = site_of(request), request.auth
    puzzle, line = await _puzzle(site, name)
    await _verify_not_in_play(request, puzzle)
    shown = await _worked_out(site, visitor, puzzle, shown_answer, line)
    kept = await _keep(site, visitor, puzzle, False, False, None)
    return encoded_response(encoder.encode({"shown": shown, **kept}))


HANDLERS: Final[tuple[Any, ...]] = (show_puzzle, show_hint, answer_puzzle, reveal_puzzle)
