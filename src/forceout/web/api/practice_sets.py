"""Sets of puzzles over HTTP: a coach makes one, reads out its code, and sees who tried what."""

from collections import Counter
from random import Random
from typing import Annotated, Any, Final, Literal

from litestar import Response, get, post
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Meta, Struct

from forceout.messages.message import Message
from forceout.practice.catalogue.catalogue import Catalogue, find_puzzle
from forceout.practice.puzzle import Puzzle
from forceout.service.errors import BadRequest, NotFound
from forceout.service.people.rate_limits import Activity
from forceout.service.practice.printing import PAPERS, printed_lines
from forceout.service.practice.sets import PracticeSet, Report, as_csv
from forceout.web.api.tables import encoded_response
from forceout.web.context import Asked, site_of
from forceout.web.json import encoder
from forceout.web.pages.practice_contents import catalogue_asked, shown_rating
from forceout.web.problems import problem_specs
from forceout.web.spreadsheets import spreadsheet

SECONDS: Final = 10.0
"""What a worksheet may take."""
Paper = Annotated[str, QueryParameter(max_length=20)]
SetCode = Annotated[str, PathParameter(max_length=16)]
PuzzleName = Annotated[str, Meta(max_length=16)]
KindName = Literal["find", "challenge", "wrong", "reading", "goal", "safe"]


class NewSet(Struct, forbid_unknown_fields=True, frozen=True):
    """What a set is made of: puzzles by name, or so many of some kinds, of a theme and a difficulty."""

    game: Annotated[str, Meta(max_length=20)]
    division: Annotated[str, Meta(max_length=20)]
    puzzles: Annotated[list[PuzzleName], Meta(max_length=40)] | None = None
    kinds: Annotated[list[KindName], Meta(max_length=6)] | None = None
    theme: Annotated[str, Meta(max_length=60)] | None = None
    easiest: Annotated[int, Meta(ge=0, le=4000)] = 0
    hardest: Annotated[int, Meta(ge=0, le=4000)] = 4000
    how_many: Annotated[int, Meta(ge=1, le=40)] = 10


class MadeSet(Struct, frozen=True):
    """A set that was just made: the code to read out, its puzzles, and until when it lasts."""

    code: str
    puzzles: list[str]
    expires_at: int


def chosen_puzzles(catalogue: Catalogue, wanted: NewSet, now: int) -> list[str]:
    """The puzzles of a set, the easiest first; raises BadRequest where too few fit."""
    if wanted.puzzles is not None:
        return wanted.puzzles
    fitting = [
        one
        for one in catalogue.entries
        if (wanted.kinds is None or one.kind.value in wanted.kinds)
        and (wanted.theme is None or wanted.theme in one.themes)
        and wanted.easiest <= one.difficulty <= wanted.hardest
    ]
    if len(fitting) < wanted.how_many:
        raise BadRequest(Message("only-so-many-puzzles-fit", count=len(fitting)))
    chosen = Random(now).sample(fitting, wanted.how_many)
    return [one.id for one in sorted(chosen, key=lambda one: (one.difficulty, one.id))]


@post("/api/practice/sets", status_code=201, responses=problem_specs(401, 404, 413, 415), tags=["practice"])
async def make_set(request: Asked, data: Annotated[NewSet, Body()]) -> Response[MadeSet]:
    """Put a set of puzzles together; its code is for your players."""
    site = site_of(request)
    owner = request.auth.signed_in().person.id
    site.count(Activity.NEW_MATCH, request.auth)
    puzzles = chosen_puzzles(catalogue_asked(data.game, data.division), data, site.service.clock())
    made = await site.service.practice_sets.make(owner, puzzles)
    return Response(MadeSet(made.code, list(made.puzzles), made.expires_at), status_code=201)


@get("/api/practice/sets/{code:str}", responses=problem_specs(404), tags=["practice"])
async def show_set(request: Asked, code: SetCode) -> Response[dict[str, Any]]:
    """The puzzles of a set, for whoever has its code."""
    site = site_of(request)
    site.count(Activity.JOIN, request.auth)
    found = await site.service.practice_sets.find(code)
    return encoded_response(encoder.encode({"code": found.code, "puzzles": list(found.puzzles)}))


@get("/api/practice/sets/{code:str}/results", responses=problem_specs(401, 404), tags=["practice"])
async def show_results(request: Asked, code: SetCode) -> Response[dict[str, Any]]:
    """Who tried and who solved, and the ratings of those who share theirs, for the coach who made the set."""
    owner = request.auth.signed_in().person.id
    service = site_of(request).service
    found, report = await service.practice_sets.report(code, owner)
    first = find_puzzle(next(iter(found.puzzles), ""))
    shared = {} if first is None else await service.practice.shared_ratings(report.names, first.position.game)
    players = [
        {
            "name": report.names[person],
            "effort": report.effort[person],
            "rating": shown_rating(shared[person]) if person in shared else None,
            "results": [
                {
                    "puzzle": one.puzzle,
                    "tries": one.tries,
                    "solved": bool(one.is_solved),
                    "first": bool(one.is_first_solved),
                }
                for one in report.results
                if one.person == person
            ],
        }
        for person in sorted(report.names, key=lambda one: report.names[one])
    ]
    shown = {"code": found.code, "puzzles": list(found.puzzles), "players": players, "themes": by_theme(found, report)}
    return encoded_response(encoder.encode(shown))


def by_theme(found: PracticeSet, report: Report) -> list[dict[str, Any]]:
    """How often each theme of a set was tried and solved, the weakest first."""
    tried: Counter[str] = Counter()
    solved: Counter[str] = Counter()
    themes = {name: Puzzle.read(line).themes for name in found.puzzles if (line := found.own.get(name) or _line(name))}
    for one in report.results:
        for theme in themes.get(one.puzzle, ()):
            tried[theme] += 1
            solved[theme] += one.is_solved
    weakest = sorted(tried, key=lambda theme: (solved[theme] / tried[theme], -tried[theme], theme))
    return [{"theme": theme, "progress": [tried[theme], solved[theme]]} for theme in weakest]


@get("/api/practice/sets/{code:str}/results.csv", responses=problem_specs(401, 404), tags=["practice"])
async def show_results_as_csv(request: Asked, code: SetCode) -> Response[bytes]:
    """The same as a table for a spreadsheet."""
    owner = request.auth.signed_in().person.id
    found, report = await site_of(request).service.practice_sets.report(code, owner)
    return spreadsheet(as_csv(found, report), f"forceout-{found.code}.csv")


@get("/api/practice/sets/{code:str}/worksheet.pdf", responses=problem_specs(401, 404), tags=["practice"])
async def show_worksheet(request: Asked, code: SetCode, paper: Paper = "a4") -> Response[bytes]:
    """The set on paper, with the answers on a page of their own, for the coach who made it."""
    owner = request.auth.signed_in().person.id
    site = site_of(request)
    found, _ = await site.service.practice_sets.report(code, owner)
    if paper not in PAPERS:
        raise BadRequest(Message("there-is-no-such-paper", known=", ".join(PAPERS)))
    lines = [line for name in found.puzzles if (line := found.own.get(name) or _line(name)) is not None]
    made = await site.readers.ask(printed_lines, lines, found.code, paper, seconds=SECONDS)
    if made is None:
        raise NotFound(Message("nothing-is-printed-here"))
    headers = {"content-disposition": f'inline; filename="forceout-{found.code}.pdf"', "cache-control": "no-store"}
    return Response(made, media_type="application/pdf", headers=headers)


def _line(name: str) -> str | None:
    puzzle = find_puzzle(name)
    return None if puzzle is None else puzzle.line()


HANDLERS: Final[tuple[Any, ...]] = (make_set, show_set, show_results, show_results_as_csv, show_worksheet)
