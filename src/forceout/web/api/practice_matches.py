"""Puzzles from one's own matches over HTTP, as far as the analysis is open: what nobody saw, what threw the shake away,
which Solution had a fault."""

from time import monotonic
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import Body, PathParameter

from forceout.messages.message import Message
from forceout.practice.own_matches import graded_move, own_puzzles, puzzle_of_move, shown_move
from forceout.practice.puzzle import Kind, Puzzle
from forceout.service.errors import BadRequest, NotFound
from forceout.web.api.analysis import record_to_look_back_at
from forceout.web.api.practice_puzzles import NewAnswer
from forceout.web.api.tables import MatchId, encoded_response
from forceout.web.context import Asked, site_of
from forceout.web.json import encoder
from forceout.web.pages.practice_contents import shown_puzzle
from forceout.web.problems import problem_specs
from forceout.web.worker.calculations import with_grace

SECONDS: Final = 4.0
FIND: Final = Kind.FIND.value
KindName = Annotated[str, PathParameter(max_length=20, description="find, challenge, safe or wrong.")]
Move = Annotated[int, PathParameter(ge=0, le=4000, description="The place of a move in the record.")]


@get("/api/practice/matches/{match:str}", responses=problem_specs(401, 403, 404), tags=["practice"])
async def list_missed(request: Asked, match: MatchId) -> Response[dict[str, Any]]:
    """The puzzles of a match: each by the place of its move and its kind."""
    site = site_of(request)
    record = await record_to_look_back_at(site, request.auth, match)
    seconds = min(SECONDS, site.service.settings.analysis_budget)
    found = await site.looking_back.ask(
        own_puzzles, record, monotonic, seconds, seconds=with_grace(seconds), address=request.auth.address
    )
    return encoded_response(encoder.encode(found))


async def _asked(request: Asked, match: str, function: Any, *arguments: Any) -> Any:
    site = site_of(request)
    record = await record_to_look_back_at(site, request.auth, match)
    found = await site.looking_back.ask(
        function, record, *arguments, seconds=SECONDS, address=request.auth.person or request.auth.address
    )
    if isinstance(found, dict) and "missing" in found:
        raise NotFound(Message("there-is-no-such-move"))
    return found


@get(
    ["/api/practice/matches/{match:str}/{move:int}", "/api/practice/matches/{match:str}/{move:int}/{kind:str}"],
    responses=problem_specs(401, 403, 404),
    tags=["practice"],
)
async def show_missed(request: Asked, match: MatchId, move: Move, kind: KindName = FIND) -> Response[dict[str, Any]]:
    """The puzzle of a kind at a move; without a kind, find the Solution for the Now that nobody saw."""
    line = await _asked(request, match, puzzle_of_move, move, kind)
    return encoded_response(encoder.encode(shown_puzzle(Puzzle.read(line))))


@post(
    [
        "/api/practice/matches/{match:str}/{move:int}/answer",
        "/api/practice/matches/{match:str}/{move:int}/{kind:str}/answer",
    ],
    status_code=200,
    responses=problem_specs(401, 403, 404, 413, 415),
    tags=["practice"],
)
async def answer_missed(
    request: Asked, match: MatchId, move: Move, data: Annotated[NewAnswer, Body()], kind: KindName = FIND
) -> Response[dict[str, Any]]:
    """Answer it; nothing of this is rated or kept."""
    verdict = await _asked(request, match, graded_move, move, data.answer, kind)
    if verdict["bad"] is not None:
        raise BadRequest(Message("that-answer-does-not-fit", why=verdict["bad"]))
    return encoded_response(encoder.encode({**verdict, "first": None, "before": None, "after": None}))


@post(
    [
        "/api/practice/matches/{match:str}/{move:int}/reveal",
        "/api/practice/matches/{match:str}/{move:int}/{kind:str}/reveal",
    ],
    status_code=200,
    responses=problem_specs(401, 403, 404),
    tags=["practice"],
)
async def reveal_missed(request: Asked, match: MatchId, move: Move, kind: KindName = FIND) -> Response[dict[str, Any]]:
    """Be shown what is true."""
    shown = await _asked(request, match, shown_move, move, monotonic, kind)
    return encoded_response(encoder.encode({"shown": shown, "first": None, "before": None, "after": None}))


HANDLERS: Final[tuple[Any, ...]] = (list_missed, show_missed, answer_missed, reveal_missed)
