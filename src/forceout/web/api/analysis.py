"""Matches looked back on: the replay of a record, what every position was worth, and the way to a table."""

import io
from collections.abc import Callable
from time import monotonic
from typing import Annotated, Any, Final

import segno
from litestar import Response, get, post
from litestar.params import Body, QueryParameter
from sqlalchemy import select

from forceout.judge.replay import replayed
from forceout.judge.review import other_solutions, reviewed
from forceout.messages.message import Message
from forceout.service.errors import NotAllowed, NotFound, Refused
from forceout.service.people.rate_limits import Activity
from forceout.service.store.schema import join_codes
from forceout.service.tables.authority import may_look_back, require
from forceout.web.api.actions import readable, verify_not_sealed
from forceout.web.api.tables import NO_STORE, MatchId, encoded_response, is_shake_running, seen
from forceout.web.bodies import LARGEST_RECORD, OldRecord
from forceout.web.context import Asked, Site, Visitor, site_of
from forceout.web.guard.questions import verify_answering, verify_may_ask, verify_record
from forceout.web.problems import names_of, people_at, problem_specs
from forceout.web.worker.addresses import base_of
from forceout.web.worker.calculations import with_grace
from forceout.web.worker.pools import encoded_there, unless_gone

REPLAY_SECONDS: Final = 5.0
Report = dict[str, Any]
LISTING_SECONDS: Final = 1.0
Shake = Annotated[int | None, QueryParameter(ge=1, le=1000, description="Only this shake, counted from 1.")]
Number = Annotated[int, QueryParameter(ge=0, le=4000, description="The place of a move in the replay's actions.")]


@get("/api/matches/{match:str}/analysis", responses=problem_specs(401, 403, 404, 409, 422), tags=["analysis"])
async def analyse_match(request: Asked, match: MatchId, shake: Shake = None) -> Response[Report]:
    """What every Goal and move was worth; between shakes, after the match, or always at your own practice table."""
    site, visitor = site_of(request), request.auth
    record = await record_to_look_back_at(site, visitor, match)
    return await _reviewed(request, record, shake)


@get("/api/matches/{match:str}/solutions", responses=problem_specs(401, 403, 404, 409, 422), tags=["analysis"])
async def list_solutions(request: Asked, match: MatchId, number: Number) -> Response[Report]:
    """Some Solutions for the position after a move, those with few cubes first; open when the analysis is."""
    site, visitor = site_of(request), request.auth
    record = await record_to_look_back_at(site, visitor, match)
    return await _listed(request, record, number)


async def record_to_look_back_at(site: Site, visitor: Visitor, match: str) -> str:
    """The record of a match for whoever may look back at it; raises NotAllowed while its shake is played."""
    verify_answering(site)
    live = await seen(site, visitor, match)
    if not may_look_back("see-analysis", live, visitor.person, visitor.roles):
        raise NotAllowed(Message("only-those-who-sit-at-this-table-may-look-back-at"))
    if is_shake_running(live) and not live.settings.is_practice:
        raise NotAllowed(Message("the-analysis-waits-until-the-shake-is-over"), code="shake-is-running")
    await verify_not_sealed(site, live)
    site.count(Activity.JUDGE, visitor)
    # Of one's own match the shakes that are over may be looked at, of others nothing while one plays.
    await verify_may_ask(site, visitor, "analysis", is_help=True, but_for=match)
    return await site.service.matches.record(match)


@post(
    "/api/analysis",
    status_code=200,
    responses=problem_specs(401, 403, 413, 415, 422),
    request_max_body_size=LARGEST_RECORD,
    tags=["analysis"],
)
async def analyse_record(request: Asked, data: Annotated[OldRecord, Body()], shake: Shake = None) -> Response[Report]:
    """What every Goal and move of a record was worth; not of a shake that somebody plays right now."""
    site = site_of(request)
    site.count(Activity.JUDGE, request.auth)
    await verify_record(site, request.auth, "analysis", data.record, is_help=True)
    return await _reviewed(request, data.record, shake)


@post(
    "/api/solutions",
    status_code=200,
    responses=problem_specs(401, 403, 413, 415, 422),
    request_max_body_size=LARGEST_RECORD,
    tags=["analysis"],
)
async def list_solutions_of_record(
    request: Asked, data: Annotated[OldRecord, Body()], number: Number
) -> Response[Report]:
    """Some Solutions for the position after a move of a record; not of a shake that somebody plays right now."""
    site = site_of(request)
    site.count(Activity.JUDGE, request.auth)
    await verify_record(site, request.auth, "solutions", data.record, is_help=True)
    return await _listed(request, data.record, number)


async def _listed(request: Asked, record: str, number: int) -> Response[Report]:
    seconds = min(LISTING_SECONDS, site_of(request).service.settings.analysis_budget)
    wanted = (record, monotonic, seconds, number)
    return await looked_back(request, other_solutions, *wanted, seconds=with_grace(seconds))


async def _reviewed(request: Asked, record: str, shake: int | None) -> Response[Report]:
    seconds = site_of(request).service.settings.analysis_budget
    wanted = (record, monotonic, seconds, shake)
    return await looked_back(request, reviewed, *wanted, seconds=with_grace(seconds))


async def looked_back(
    request: Asked, function: Callable[..., Report], *arguments: Any, seconds: float
) -> Response[Report]:
    """What is found by looking back at a whole match, in processes of its own, one question of an address at a time."""
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    pool, address = site_of(request).looking_back, request.auth.address
    asked = pool.ask(encoded_there, is_packed, function, *arguments, seconds=seconds, address=address)
    return _answer(await unless_gone(request, asked), is_packed=is_packed)


@get("/api/matches/{match:str}/replay", responses=problem_specs(401, 403, 404, 409, 422), tags=["analysis"])
async def replay_match(request: Asked, match: MatchId) -> Response[Report]:
    """Every step of a match, with the table as it then was and what its players are called; open when its record is."""
    site, visitor = site_of(request), request.auth
    live = await readable(site, visitor, match)
    site.count(Activity.JUDGE, visitor)
    record = await site.service.matches.record(match)
    await verify_record(site, visitor, "replay", record, is_help=False)
    names = names_of(live, await site.service.people.names(people_at(live)))
    return await looked_back(request, replayed, record, names, seconds=REPLAY_SECONDS)


@post(
    "/api/replay",
    status_code=200,
    responses=problem_specs(403, 413, 415, 422),
    request_max_body_size=LARGEST_RECORD,
    tags=["analysis"],
)
async def replay_record(request: Asked, data: Annotated[OldRecord, Body()]) -> Response[Report]:
    """Every step of a record, with the table as it then was; not of a shake that somebody plays right now."""
    site = site_of(request)
    site.count(Activity.JUDGE, request.auth)
    await verify_record(site, request.auth, "replay", data.record, is_help=False)
    return await looked_back(request, replayed, data.record, seconds=REPLAY_SECONDS)


def _answer(found: Report | bytes, *, is_packed: bool) -> Response[Report]:
    if isinstance(found, bytes):
        answer = encoded_response(found)
        answer.headers |= {"vary": "Accept-Encoding"} | ({"content-encoding": "gzip"} if is_packed else {})
        return answer
    raise Refused(Message("that-is-no-record-of-a-match", why=found["bad"]), code="bad-record")


@get("/api/matches/{match:str}/qr.svg", media_type="image/svg+xml", responses=problem_specs(401, 404), tags=["tables"])
async def show_picture(request: Asked, match: MatchId) -> Response[bytes]:
    """The way to join as a picture for phones, for the host; make a code first."""
    site, visitor = site_of(request), request.auth
    live = await seen(site, visitor, match)
    require("new-code", live, visitor.person, visitor.roles)
    query = select(join_codes.c.code).where(
        join_codes.c.match == match,
        join_codes.c.ended_at.is_(None),
        join_codes.c.expires_at > site.service.clock(),
    )
    async with site.service.store.reading() as connection:
        code = (await connection.execute(query)).scalar_one_or_none()
    if code is None:
        raise NotFound(Message("this-table-has-no-code-now"), code="no-such-code")
    picture = io.BytesIO()
    link = f"{base_of(request, site.service.settings)}/join#{code}"
    segno.make(link, error="m").save(
        picture, kind="svg", scale=4, border=3, xmldecl=False, svgclass=None, lineclass=None
    )
    return Response(picture.getvalue(), media_type="image/svg+xml", headers=NO_STORE)


HANDLERS: Final[tuple[Any, ...]] = (
    analyse_match,
    analyse_record,
    list_solutions,
    list_solutions_of_record,
    replay_match,
    replay_record,
    show_picture,
)
