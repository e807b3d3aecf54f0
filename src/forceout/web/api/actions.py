"""What is done in a match, and its record (docs/service.md)."""

from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import Body
from msgspec import Struct

from forceout.messages.message import Message
from forceout.service.errors import NotAllowed
from forceout.service.tables.authority import may_look_back
from forceout.service.tables.fold import LiveTable
from forceout.web.api.tables import NO_STORE, MatchId, is_shake_running, seen
from forceout.web.bodies import NewAction, Reach
from forceout.web.context import Asked, Site, Visitor, site_of
from forceout.web.live.fast_path import PATH, Done, done
from forceout.web.problems import problem_specs


@post(
    PATH,
    status_code=201,
    responses={**problem_specs(401, 404, 409, 413, 415, 422)},
    tags=["tables"],
)
async def act(request: Asked, match: MatchId, data: Annotated[NewAction, Body()]) -> Response[Done]:
    """Do something in the match; when this answers 201 it is in the log for good.

    The same key again answers 200 with the same event; a table that has moved on answers 409 with its `head`.
    """
    receipt = await done(site_of(request), request.auth, match, data)
    return Response(Done(receipt.seq, receipt.at), status_code=200 if receipt.is_repeated else 201, headers=NO_STORE)


class Reached(Struct, frozen=True):
    """Whether a hold of the block counts from the finger that was told."""

    is_counted: bool


@post(
    "/api/matches/{match:str}/reach",
    status_code=200,
    responses={**problem_specs(401, 404, 409, 413, 415)},
    tags=["tables"],
)
async def reach(request: Asked, match: MatchId, data: Annotated[Reach, Body()]) -> Response[Reached]:
    """As a player, tell that a finger is laid on the challenge block, or that it has left it.

    A `pick-up` that follows within the time of a hold counts from there; the first finger at each position does.
    """
    site, visitor = site_of(request), request.auth
    session, actor = visitor.signed_in(), visitor.actor()
    await seen(site, visitor, match)
    acting = site.service.matches.acting
    if data.is_over:
        await acting.let_go(match, actor)
        return Response(Reached(False), status_code=200, headers=NO_STORE)
    credit = site.service.lag.credit(session.token_hash, data.lag, data.acted, site.service.clock())
    return Response(Reached(await acting.reach(match, actor, data.base, credit)), status_code=200, headers=NO_STORE)


@get(
    "/api/matches/{match:str}/record",
    media_type=MediaType.TEXT,
    responses=problem_specs(401, 404, 409),
    response_headers=[ResponseHeader(name="cache-control", value="no-store")],
    tags=["tables"],
)
async def show_record(request: Asked, match: MatchId) -> str:
    """The record of a match as a text that anybody can replay, with the dice that are revealed."""
    site, visitor = site_of(request), request.auth
    await readable(site, visitor, match)
    return await site.service.matches.record(match)


async def readable(site: Site, visitor: Visitor, match: str) -> LiveTable:
    """A table whose record a visitor may read now."""
    live = await seen(site, visitor, match)
    if not may_look_back("see-record", live, visitor.person, visitor.roles):
        raise NotAllowed(Message("only-those-who-sit-at-this-table-may-look-back-at"))
    if is_shake_running(live):
        # The log holds Solutions that are not yet due.
        raise NotAllowed(Message("the-record-can-be-read-between-the-shakes-and-after-the"), code="shake-is-running")
    await verify_not_sealed(site, live)
    return live


async def verify_not_sealed(site: Site, live: LiveTable) -> None:
    """Refuse to look back at a shake that other tables of the room still play."""
    if await site.service.rooms.is_sealed(live):
        raise NotAllowed(Message("other-tables-still-play-this-shake"), code="shake-is-set")


HANDLERS: Final[tuple[Any, ...]] = (
    act,
    reach,
    show_record,
)
