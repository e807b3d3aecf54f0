"""What people do to a table: sit, stand, put bots, appoint judges, start, pause, close (docs/service.md)."""

from typing import Annotated, Any, Final

from litestar import Response, delete, post
from litestar.params import Body, PathParameter

from forceout.messages.message import Message
from forceout.service.errors import NotAllowed, NotFound
from forceout.service.people.people import Person
from forceout.service.people.rate_limits import Activity
from forceout.service.tables.authority import require
from forceout.service.tables.fold import WAITING, LiveTable
from forceout.web.api.tables import MANY_LISTED, MatchId, View, seen, verify_name_is_ones_own, view_of
from forceout.web.bodies import Closing, JudgeAnswer, NewBot, NewJudge, Replacement, WantedSeat, Watching
from forceout.web.context import Asked, Site, site_of
from forceout.web.problems import problem_specs

JudgeNumber = Annotated[int, PathParameter(ge=1, le=2_147_483_647, description="The number of a judge in the view.")]
GRACE: Final = 60_000
"""Milliseconds that somebody may be away before the others may let a bot play on."""


@post(
    "/api/matches/{match:str}/seats",
    status_code=201,
    responses=problem_specs(401, 404, 409, 413, 415, 422),
    tags=["tables"],
)
async def take_seat(request: Asked, match: MatchId, data: Annotated[WantedSeat, Body()]) -> Response[View]:
    """Sit down at a table that you can see, at a free seat or a certain one, or again where a bot plays on for you."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    live = await site.service.matches.find(match)
    is_open = live.settings.is_listed and live.status == WAITING
    if not is_open:
        live = await seen(site, visitor, match)
    if live.seat_left_by(actor.person) is not None:
        return await view_of(site, visitor, await site.service.matches.come_back(match, actor), 201)
    is_own = live.seat_of(actor.person) is not None or live.seat_kept_for(actor.person) is not None
    if not live.settings.is_listed and not is_own and actor.person != live.host:
        raise NotAllowed(Message("ask-the-host-for-the-code-of-this-table"), code="needs-code")
    await verify_name_is_ones_own(site, visitor.signed_in().person, live)
    return await view_of(site, visitor, await site.service.matches.sit(match, actor, data.seat), 201)


@delete(
    "/api/matches/{match:str}/seats/{seat:str}",
    status_code=200,
    responses=problem_specs(401, 404, 409),
    tags=["tables"],
)
async def leave_seat(
    request: Asked, match: MatchId, seat: Annotated[str, PathParameter(pattern="^P[123]$")]
) -> Response[View]:
    """Leave your seat, or as the host free somebody else's."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    live = await site.service.matches.stand(match, actor, seat)
    return await view_of(site, visitor, live)


@post(
    "/api/matches/{match:str}/bots",
    status_code=201,
    responses=problem_specs(401, 404, 409, 413, 415, 422),
    tags=["tables"],
)
async def seat_bot(request: Asked, match: MatchId, data: Annotated[NewBot, Body()]) -> Response[View]:
    """Put a bot on a free seat."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    live = await site.service.matches.seat_bot(match, actor, data.seat, data.level)
    return await view_of(site, visitor, live, 201)


@post(
    "/api/matches/{match:str}/absent",
    status_code=201,
    responses=problem_specs(401, 404, 409, 413, 415, 422),
    tags=["tables"],
)
async def replace_absent(request: Asked, match: MatchId, data: Annotated[Replacement, Body()]) -> Response[View]:
    """Let a bot play on for somebody who has been away for a minute; the others and the judge may."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    live = await seen(site, visitor, match)
    require("replace-absent", live, actor.person, actor.roles)
    since = site.hub.presence.away_since(match, data.seat)
    if since is None:
        raise NotAllowed(Message("they-are-here-as-far-as-we-can-see"), code="is-here")
    left = since + GRACE - site.service.clock()
    if left > 0:
        raise NotAllowed(Message("they-left-a-moment-ago", seconds=-(-left // 1000)), code="left-just-now")
    live = await site.service.matches.replace_absent(match, actor, data.seat, data.level)
    return await view_of(site, visitor, live, 201)


@post(
    "/api/matches/{match:str}/judges",
    status_code=201,
    responses=problem_specs(401, 404, 409, 413, 415),
    tags=["tables"],
)
async def appoint_judge(request: Asked, match: MatchId, data: Annotated[NewJudge, Body()]) -> Response[View]:
    """Let somebody who does not play judge this table; they are named by their account or their pseudonym."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    person = await _find_person(site, data.person)
    await site.service.desk.index.add_office(person.id, match, site.service.clock())
    return await view_of(site, visitor, await site.service.matches.appoint_judge(match, actor, person.id), 201)


@delete(
    "/api/matches/{match:str}/judges/{number:int}", status_code=200, responses=problem_specs(401, 404), tags=["tables"]
)
async def dismiss_judge(request: Asked, match: MatchId, number: JudgeNumber) -> Response[View]:
    """Let a judge go: who appointed them may, a director, and they themselves."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    return await view_of(site, visitor, await site.service.matches.dismiss_judge(match, actor, number))


@post(
    "/api/matches/{match:str}/judges/{number:int}/answer",
    status_code=201,
    responses=problem_specs(401, 404, 413, 415),
    tags=["tables"],
)
async def answer_judge(
    request: Asked, match: MatchId, number: JudgeNumber, data: Annotated[JudgeAnswer, Body()]
) -> Response[View]:
    """As a player, agree to a judge whom another player appointed, or send them away."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    live = await site.service.matches.answer_judge(match, actor, number, data.agreed)
    return await view_of(site, visitor, live, 201)


async def _find_person(site: Site, name: str) -> Person:
    found = await site.service.people.find(name)
    if found is None:
        account = await site.service.accounts.find_account(name)
        found = await site.service.people.find(account.person or "")
    if found is None:
        raise NotFound(Message("there-is-nobody-of-that-name"))
    return found


@post(
    "/api/matches/{match:str}/watching",
    status_code=201,
    responses=problem_specs(401, 404, 409, 413, 415),
    tags=["tables"],
)
async def set_watching(request: Asked, match: MatchId, data: Annotated[Watching, Body()]) -> Response[View]:
    """Open the table to spectators, or close it."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    live = await site.service.matches.set_watching(match, actor, data.allowed)
    return await view_of(site, visitor, live, 201)


@post("/api/matches/{match:str}/start", status_code=201, responses=problem_specs(401, 404, 409, 422), tags=["tables"])
async def start_match(request: Asked, match: MatchId) -> Response[View]:
    """Begin the match; every seat must be taken."""
    site, visitor = site_of(request), request.auth
    visitor.signed_in()
    live = await seen(site, visitor, match)
    has_bots = any(seat.bot is not None for seat in live.seats)
    if has_bots:
        site.with_bots.verify(visitor, Message("bots-play-at-many-of-your-tables"))
    started = await _simple(request, match, "start")
    if has_bots:
        site.with_bots.add(visitor, match)
    return started


@post("/api/matches/{match:str}/pause", status_code=201, responses=problem_specs(401, 404, 409), tags=["tables"])
async def pause_match(request: Asked, match: MatchId) -> Response[View]:
    """Stop the clocks."""
    return await _simple(request, match, "pause")


@post("/api/matches/{match:str}/resume", status_code=201, responses=problem_specs(401, 404, 409), tags=["tables"])
async def resume_match(request: Asked, match: MatchId) -> Response[View]:
    """Let the clocks run again."""
    return await _simple(request, match, "resume")


@post("/api/matches/{match:str}/rematch", status_code=201, responses=problem_specs(401, 404, 409, 422), tags=["tables"])
async def rematch(request: Asked, match: MatchId) -> Response[View]:
    """The one new table with the same settings, seats and bots, whoever asks: the first hosts it, the others are asked
    and sit down where they sat when they ask too."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    site.count(Activity.NEW_MATCH, visitor)
    old = await seen(site, visitor, match)
    is_listing = old.settings.is_listed and old.rematch is None
    if is_listing:
        site.listed.verify(visitor, MANY_LISTED)
    live = await site.service.matches.rematch(match, actor)
    if is_listing:
        site.listed.add(visitor, live.id)
    return await view_of(site, visitor, live, 201)


async def _simple(request: Asked, match: str, operation: str) -> Response[View]:
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    live: LiveTable = await getattr(site.service.matches, operation)(match, actor)
    return await view_of(site, visitor, live, 201)


@post(
    "/api/matches/{match:str}/abandon",
    status_code=201,
    responses=problem_specs(401, 404, 409, 413, 415),
    tags=["tables"],
)
async def abandon_match(request: Asked, match: MatchId, data: Annotated[Closing, Body()]) -> Response[View]:
    """Close a table for good."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    return await view_of(site, visitor, await site.service.matches.abandon(match, actor, data.why), 201)


HANDLERS: Final[tuple[Any, ...]] = (
    take_seat,
    leave_seat,
    seat_bot,
    replace_absent,
    appoint_judge,
    dismiss_judge,
    answer_judge,
    set_watching,
    start_match,
    pause_match,
    resume_match,
    rematch,
    abandon_match,
)
