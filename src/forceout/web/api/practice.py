"""Practice over HTTP: what there is, the next puzzle, sprints, lessons, mistakes, progress (docs/practice.md)."""

import secrets
from typing import Annotated, Any, Final

from litestar import Response, delete, get, post
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Struct

from forceout.messages.message import Message
from forceout.practice.puzzle import Kind
from forceout.service.errors import BadRequest, NotFound
from forceout.service.practice.practice import Progress
from forceout.service.practice.weeks import Weeks, day_of
from forceout.web.api.tables import encoded_response
from forceout.web.context import Asked, Site, Visitor, site_of
from forceout.web.json import encoder
from forceout.web.pages.practice_contents import (
    catalogue_asked,
    shown_lesson,
    shown_rating,
    shown_sprint,
    shown_titles,
)
from forceout.web.pages.practice_shapes import PracticeHub
from forceout.web.problems import problem_specs

EASIER: Final = {"easier": -250.0, "same": 0.0, "harder": 250.0}
NOBODY: Final = Progress(0, 0, {}, {}, Weeks((), 0), frozenset())
Name = Annotated[str, PathParameter(max_length=40)]
Game = Annotated[str, QueryParameter(max_length=20)]
DivisionName = Annotated[str, QueryParameter(max_length=20)]
OptionalWord = Annotated[str | None, QueryParameter(max_length=60)]


class KeepMistakes(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether mistakes are kept."""

    keeps: bool


def _prefix(game: str, division: str) -> str:
    return game[0] + division[0]


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
    titles = shown_titles(game, division)
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
        "rating": None if rating is None or not progress.tried else shown_rating(rating),
        "tried": progress.tried,
        "solved": progress.solved,
        "weeks": list(progress.weeks.counts),
        "row": progress.weeks.row,
        "sprints": titles["sprints"],
        "lessons": titles["lessons"],
    }
    return encoded_response(encoder.encode(hub))


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


@get("/api/practice/sprints/{game:str}/{name:str}", responses=problem_specs(404), tags=["practice"])
async def show_sprint(
    game: Name, name: Name, seed: Annotated[int, QueryParameter(ge=0, le=2_147_483_647)] = 0
) -> Response[dict[str, Any]]:
    """The tasks of a sprint with their answers and worked steps: it is unrated, and goes on without a network."""
    return encoded_response(encoder.encode(shown_sprint(game, name, seed)))


@get("/api/practice/lessons/{game:str}/{name:str}", responses=problem_specs(404), tags=["practice"])
async def show_lesson(game: Name, name: Name, division: DivisionName) -> Response[dict[str, Any]]:
    """A lesson: its steps on real pieces, and the three puzzles that it ends in."""
    return encoded_response(encoder.encode(shown_lesson(game, name, division)))


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
    show_sprint,
    show_lesson,
    show_mistakes,
    keep_mistakes,
    forget_practice,
)
