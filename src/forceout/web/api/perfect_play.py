"""Perfect play over a shake that is over, and the Goals that its roll allowed (docs/solver.md).

Open when the analysis is: between shakes, after the match, or always at one's own practice table; of a record that
somebody sends, when no shake in it is played anywhere. The Goals of a roll are told only where nobody has those cubes
before them, whatever Goal the record says.
"""

from collections.abc import Callable
from time import monotonic
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import Body, QueryParameter

from forceout.judge.perfect_play import shake_endgames, shake_goals
from forceout.service.people.rate_limits import Activity
from forceout.web.api.analysis import Report, looked_back, record_to_look_back_at
from forceout.web.api.tables import MatchId
from forceout.web.bodies import LARGEST_RECORD, OldRecord
from forceout.web.context import Asked, site_of
from forceout.web.guard.questions import verify_record
from forceout.web.problems import problem_specs
from forceout.web.worker.calculations import with_grace

WHOLE_SECONDS: Final = 1.0
"""For a whole shake, so that it is on the screen within two seconds."""
GOALS_SECONDS: Final = 2.0
Shake = Annotated[int, QueryParameter(ge=1, le=1000, description="The shake, counted from 1.")]
Number = Annotated[
    int | None, QueryParameter(ge=0, le=4000, description="Only this move, by its place in the replay, and further.")
]


@get("/api/matches/{match:str}/endgames", responses=problem_specs(401, 403, 404, 409, 422), tags=["analysis"])
async def show_endgames(request: Asked, match: MatchId, shake: Shake, number: Number = None) -> Response[Report]:
    """Before every move of a shake: every move with what it leads to, and what each seat was sure of."""
    record = await record_to_look_back_at(site_of(request), request.auth, match)
    return await _endgames(request, record, shake, number)


@post(
    "/api/endgames",
    status_code=200,
    responses=problem_specs(401, 403, 413, 415, 422),
    request_max_body_size=LARGEST_RECORD,
    tags=["analysis"],
)
async def show_endgames_of_record(
    request: Asked, data: Annotated[OldRecord, Body()], shake: Shake, number: Number = None
) -> Response[Report]:
    """The same of a record; not of a shake that somebody plays right now."""
    site = site_of(request)
    site.count(Activity.JUDGE, request.auth)
    await verify_record(site, request.auth, "endgames", data.record, is_help=True)
    return await _endgames(request, data.record, shake, number)


@get("/api/matches/{match:str}/goals", responses=problem_specs(401, 403, 404, 409, 422), tags=["analysis"])
async def show_goals(request: Asked, match: MatchId, shake: Shake) -> Response[Report]:
    """Each value that a Goal of a shake's roll could have, what is true once it is set, and what spoils it."""
    record = await record_to_look_back_at(site_of(request), request.auth, match)
    return await _timed(request, GOALS_SECONDS, shake_goals, record, shake)


@post(
    "/api/goals",
    status_code=200,
    responses=problem_specs(401, 403, 413, 415, 422),
    request_max_body_size=LARGEST_RECORD,
    tags=["analysis"],
)
async def show_goals_of_record(request: Asked, data: Annotated[OldRecord, Body()], shake: Shake) -> Response[Report]:
    """The same of a record; not where somebody has its cubes and cards before them, whatever Goal it has."""
    site = site_of(request)
    site.count(Activity.JUDGE, request.auth)
    await verify_record(site, request.auth, "goals", data.record, is_help=True, is_any_goal=True)
    return await _timed(request, GOALS_SECONDS, shake_goals, data.record, shake)


async def _endgames(request: Asked, record: str, shake: int, number: int | None) -> Response[Report]:
    most = WHOLE_SECONDS if number is None else site_of(request).service.settings.analysis_budget
    return await _timed(request, most, shake_endgames, record, shake, number)


async def _timed(
    request: Asked, most: float, function: Callable[..., Report], record: str, *rest: Any
) -> Response[Report]:
    seconds = min(most, site_of(request).service.settings.analysis_budget)
    return await looked_back(request, function, record, monotonic, seconds, *rest, seconds=with_grace(seconds))


HANDLERS: Final[tuple[Any, ...]] = (show_endgames, show_endgames_of_record, show_goals, show_goals_of_record)
