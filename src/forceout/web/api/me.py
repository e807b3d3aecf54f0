"""One's own page over HTTP: where one sits, what one has played, and the way to another device (docs/service.md)."""

from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import Body, QueryParameter
from msgspec import Struct

from forceout.games.registry import NAMES
from forceout.service.people.rate_limits import Activity
from forceout.service.tables.awaited import awaited, is_awaited, waiting_since
from forceout.service.tables.own_tables import OwnMatch
from forceout.service.tables.summaries import Result
from forceout.service.tables.table import OVER, PLAYING, LiveTable, Seat
from forceout.service.tables.views import bot_name
from forceout.web.api.people import NO_STORE, Me, me_of
from forceout.web.api.tables import SeatEntry
from forceout.web.bodies import UsedDeviceCode
from forceout.web.context import Asked, site_of
from forceout.web.guard.known_browsers import cookie_of_browser, word_of
from forceout.web.guard.sessions import cookies_for
from forceout.web.problems import people_at, problem_specs

Before = Annotated[str | None, QueryParameter(max_length=16, description="The `before` of the page that came before.")]


class AwaitedThere(Struct, frozen=True):
    """What a table waits for, and for whom."""

    what: str
    """`sit` or `start` before the match, then as in a view's `awaited`: `lot`, `roll`, `move`, `write`, `sign` …"""
    who: list[str]
    """The seats; none where the host has no seat, or an official is awaited."""


class OwnTable(Struct, frozen=True):
    """A table where you have business."""

    match: str
    game: str
    division: str
    form: str
    status: str
    seat: str | None
    """Where you sit; None for a host who does not play."""
    kept: str | None
    """The seat that is kept for you, after a rematch was asked for, while you have not sat down yet."""
    is_host: bool
    is_paused: bool
    is_asked: bool
    """Whether a seat is kept for you, so that you are asked to sit down."""
    has_left: bool
    """Whether a bot plays on for you."""
    is_your_turn: bool
    awaited: list[AwaitedThere]
    since: int
    """Since when the table waits, in milliseconds since 1970."""
    seats: list[SeatEntry]


class OwnTableList(Struct, frozen=True):
    """The tables where you have business, the latest first."""

    now: int
    tables: list[OwnTable]


class PlayedMatch(Struct, frozen=True):
    """A match that you play or have played."""

    match: str
    game: str
    division: str
    form: str
    status: str
    is_practice: bool
    has_hints: bool
    seat: str
    seats: list[SeatEntry]
    totals: dict[str, int]
    points: dict[str, int] | None
    """The points of the match by the rulebook, once no shake is open."""
    shakes: int
    result: Result | None
    """None while the match goes on, and where it was broken off."""
    began_at: int
    changed_at: int
    replay: str | None
    """The address of its replay, once it is open."""


class PlayedMatchList(Struct, frozen=True):
    """A page of your matches, the newest first."""

    matches: list[PlayedMatch]
    before: str | None
    """What to ask the next page with; None at the end."""


class OwnRating(Struct, frozen=True):
    """How strong you are, give or take."""

    game: str
    against: str
    """`people` and `bots` from matches, `puzzles` from puzzles."""
    rating: int
    deviation: int
    matches: int
    """Matches, or puzzles that were tried."""


class OwnRatings(Struct, frozen=True):
    """Your ratings; nobody else is shown them, unless you share the one at puzzles with your coaches."""

    ratings: list[OwnRating]
    is_shared: bool
    """Whether coaches whose sets you work on are shown your rating at puzzles."""


class ShareRating(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether coaches are shown your rating at puzzles."""

    shares: bool


class DeviceCodeShown(Struct, frozen=True):
    """A code to type on another device, once."""

    code: str
    expires_at: int


@get("/api/me/tables", responses=problem_specs(401), tags=["people"])
async def own_tables(request: Asked) -> Response[OwnTableList]:
    """Where you sit, whose turn it is, since when, and what the table waits for; also where a seat is kept for you."""
    site = site_of(request)
    person = request.auth.signed_in().person.id
    tables = await site.service.own_tables.open(person)
    names = await site.service.people.names(one for live in tables for one in people_at(live))
    shown = [_own_table(live, person, names) for live in tables]
    return Response(OwnTableList(site.service.clock(), shown), headers=NO_STORE)


def _own_table(live: LiveTable, person: str, names: dict[str, str]) -> OwnTable:
    seat = live.seat_of(person)
    settings = live.settings
    return OwnTable(
        match=live.id,
        game=settings.game,
        division=settings.division,
        form=settings.form,
        status=live.status,
        seat=seat,
        kept=live.seat_kept_for(person),
        is_host=live.host == person,
        is_paused=live.is_paused,
        is_asked=live.seat_kept_for(person) is not None,
        has_left=live.seat_left_by(person) is not None,
        is_your_turn=not live.is_paused and is_awaited(live, seat),
        awaited=[AwaitedThere(*one) for one in awaited(live, seat)],
        since=waiting_since(live),
        seats=_entries(live.seats, names),
    )


def _entries(seats: tuple[Seat, ...], names: dict[str, str]) -> list[SeatEntry]:
    return [SeatEntry(one.name, _name_at(one, names), one.bot, one.is_taken) for one in seats]


def _name_at(seat: Seat, names: dict[str, str]) -> str:
    if seat.bot is not None:
        return bot_name(seat.name, seat.bot)
    return names.get(seat.person or seat.kept or "", "")


@get("/api/me/matches", responses=problem_specs(401), tags=["people"])
async def own_matches(request: Asked, before: Before = None) -> Response[PlayedMatchList]:
    """The matches that you play or have played, the newest first, with score and result; asked for page by page."""
    site = site_of(request)
    person = request.auth.signed_in().person.id
    page = await site.service.own_tables.played(person, before)
    people = (seat.person for one in page.matches for seat in one.summary.seats if seat.person is not None)
    names = await site.service.people.names(people)
    shown = [_played_match(one, person, names) for one in page.matches]
    return Response(PlayedMatchList(shown, page.before), headers=NO_STORE)


def _played_match(one: OwnMatch, person: str, names: dict[str, str]) -> PlayedMatch:
    said = one.summary
    seat = said.seat_of(person)
    assert seat is not None
    return PlayedMatch(
        match=one.match,
        game=said.settings["game"],
        division=said.settings["division"],
        form=said.settings["form"],
        status=one.status,
        is_practice=said.settings["is_practice"],
        has_hints=said.settings["has_hints"],
        seat=seat,
        seats=_entries(said.seats, names),
        totals=dict(said.totals),
        points=None if said.points is None else dict(said.points),
        shakes=said.shakes,
        result=said.result_of(seat) if one.status == OVER else None,
        began_at=one.began_at,
        changed_at=one.changed_at,
        replay=None if one.status == PLAYING else f"/replay/{one.match}",
    )


@get("/api/me/ratings", responses=problem_specs(401), tags=["people"])
async def own_ratings(request: Asked) -> Response[OwnRatings]:
    """How strong you are in matches and at puzzles, with how sure that is; nobody else is shown it."""
    service = site_of(request).service
    person = request.auth.signed_in().person.id
    found = [
        OwnRating(one.game, one.against, round(one.rating.rating), round(one.rating.deviation), one.matches)
        for one in await service.match_ratings.of(person)
    ]
    for game in NAMES:
        tried = await service.practice.count_tried(person, game)
        if tried:
            rating = await service.practice.rating(person, game)
            found.append(OwnRating(game, "puzzles", round(rating.rating), round(rating.deviation), tried))
    return Response(OwnRatings(found, await service.practice.is_rating_shared(person)), headers=NO_STORE)


@post("/api/me/ratings/sharing", status_code=200, responses=problem_specs(401, 413, 415), tags=["people"])
async def share_rating(request: Asked, data: Annotated[ShareRating, Body()]) -> Response[ShareRating]:
    """Let coaches whose sets you work on see your rating at puzzles, or take that back: they see it no more."""
    await site_of(request).service.practice.share_rating(request.auth.signed_in().person.id, data.shares)
    return Response(data, headers=NO_STORE)


@post("/api/me/device-code", status_code=201, responses=problem_specs(401, 403), tags=["people"])
async def new_device_code(request: Asked) -> Response[DeviceCodeShown]:
    """A code that makes another browser yours, once, within ten minutes; the one before it opens nothing any more."""
    site, visitor = site_of(request), request.auth
    session = visitor.signed_in()
    site.count(Activity.DEVICE, visitor)
    made = await site.service.device_codes.new(session)
    return Response(DeviceCodeShown(made.shown, made.expires_at), status_code=201, headers=NO_STORE)


@post("/api/device", status_code=201, responses=problem_specs(404, 413, 415), tags=["people"])
async def use_device_code(request: Asked, data: Annotated[UsedDeviceCode, Body()]) -> Response[Me]:
    """Go on here as who showed you the code; whoever this browser was before is signed out of it."""
    site, visitor = site_of(request), request.auth
    site.count(Activity.DEVICE, visitor)
    person, made = await site.service.device_codes.use(data.code, visitor.session)
    if visitor.session is not None:
        site.hub.end_session(visitor.session.token_hash)
    settings = site.service.settings
    answer = Response(me_of(person), status_code=201, cookies=cookies_for(made, settings), headers=NO_STORE)
    if person.account is not None:
        word = site.service.accounts.known_browsers.remembered(word_of(request), person.account)
        answer.set_cookie(cookie_of_browser(word, settings))
    return answer


HANDLERS: Final[tuple[Any, ...]] = (
    own_tables,
    own_matches,
    own_ratings,
    share_rating,
    new_device_code,
    use_device_code,
)
