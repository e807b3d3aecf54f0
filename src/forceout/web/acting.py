"""What is done in a match, and its record (docs/service.md)."""

from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import Body
from msgspec import Struct

from forceout.service.acting import Receipt
from forceout.service.authority import may_look_back
from forceout.service.refusals import NotAllowed, Refusal, Stale
from forceout.web.asked import NewAction
from forceout.web.problems import Busy, names_of, people_at, problem_specs, with_names
from forceout.web.site import Asked, Site, Visitor, site_of
from forceout.web.tables import NO_STORE, MatchId, is_shake_running, seen

PATH: Final = "/api/matches/{match:str}/actions"


class Done(Struct, frozen=True):
    """That an action is in the log, and where."""

    seq: int
    at: int


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


async def done(site: Site, visitor: Visitor, match: str, data: NewAction) -> Receipt:
    """Do what is asked; raises the refusal, with nicknames in its words."""
    session, actor = visitor.signed_in(), visitor.actor()
    if site.is_draining:
        raise Busy("The server is about to start again, so nothing was done. Try again in a second.")
    with site.admission.let_in():
        try:
            credit = site.service.lag.credit(session.token_hash, data.lag, data.acted, site.service.clock())
            return await site.service.matches.act(match, actor, data.base, data.key, data.action, credit)
        except Stale:
            site.metrics.conflicts.inc()
            raise
        except NotAllowed:
            # Whoever may not even see the table learns nothing of it, not even that it is there.
            await seen(site, visitor, match)
            raise
        except Refusal as refusal:
            await _name(site, match, refusal)
            raise


async def _name(site: Site, match: str, refusal: Refusal) -> None:
    """Put nicknames for seats in what a refusal says."""
    if with_names(refusal.message, {"P1": "", "P2": "", "P3": ""}) != refusal.message:
        live = await site.service.matches.find(match)
        names = await site.service.people.names(people_at(live))
        refusal.message = with_names(refusal.message, names_of(live, names))


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
    live = await seen(site, visitor, match)
    if not may_look_back("see-record", live, visitor.person, visitor.roles):
        raise NotAllowed("Only those who sit at this table may look back at it, unless its host lets people watch.")
    if is_shake_running(live):
        # The log holds Solutions that are not yet due.
        raise NotAllowed("The record can be read between the shakes and after the match.", code="shake-is-running")
    return await site.service.matches.record(match)


HANDLERS: Final[tuple[Any, ...]] = (
    act,
    show_record,
)
