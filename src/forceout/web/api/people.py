"""People over HTTP: guests, nicknames, accounts, signing in and out."""

from dataclasses import replace
from typing import Annotated, Any, Final

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import Body
from msgspec import Struct

from forceout.messages.message import Message
from forceout.service.errors import NotAllowed
from forceout.service.people.people import Person, Secrets
from forceout.service.people.rate_limits import Activity
from forceout.service.settings import Settings
from forceout.web.api.tables import verify_name_is_ones_own
from forceout.web.bodies import NameAndPassword, NewGuest, NewName, NewPassword
from forceout.web.context import Asked, Site, site_of
from forceout.web.guard.known_browsers import cookie_of_browser, word_of
from forceout.web.guard.sessions import cookies_for, cookies_gone
from forceout.web.problems import problem_specs

NO_STORE: Final = {"cache-control": "no-store"}


class Me(Struct, frozen=True):
    """Who you are here."""

    person: str
    """Your pseudonym; a host needs it to make you a judge."""
    nickname: str
    account: str | None
    roles: list[str]


def me_of(person: Person) -> Me:
    """A person as they see themselves."""
    return Me(person.id, person.nickname, person.account, sorted(map(str, person.roles)))


def _answer(person: Person, made: Secrets | None, settings: Settings, status: int = 200) -> Response[Me]:
    cookies: list[Cookie] = [] if made is None else cookies_for(made, settings)
    return Response(me_of(person), status_code=status, cookies=cookies, headers=NO_STORE)


def _remembering(answer: Response[Me], request: Asked, account: str | None) -> Response[Me]:
    """The same answer, after which this browser has tries of its own at this account."""
    site = site_of(request)
    if account is not None:
        word = site.service.accounts.known_browsers.remembered(word_of(request), account)
        answer.set_cookie(cookie_of_browser(word, site.service.settings))
    return answer


def _goodbye(settings: Settings) -> Response[None]:
    return Response(None, status_code=204, cookies=cookies_gone(settings), headers=NO_STORE)


@post("/api/guests", status_code=201, responses=problem_specs(413, 415), tags=["people"])
async def become_guest(request: Asked, data: Annotated[NewGuest, Body()]) -> Response[Me]:
    """Come in as a guest with a nickname; a browser that has a session already keeps it and takes the nickname."""
    site, visitor = site_of(request), request.auth
    service = site.service
    site.count(Activity.NEW_GUEST, visitor)
    if visitor.session is not None:
        person = visitor.session.person
        if data.nickname is not None:
            person = await _renamed(site, person, data.nickname)
        return _answer(person, None, service.settings, 201)
    person, made = await service.people.new_guest(data.nickname)
    return _answer(person, made, service.settings, 201)


async def _renamed(site: Site, person: Person, nickname: str) -> Person:
    """Somebody by another name, which nobody at their tables has already."""
    if await site.service.rooms.is_student(person.id):
        raise NotAllowed(Message("in-a-room-the-coach-gives-nicknames"), code="in-a-room")
    for live in await site.service.own_tables.open(person.id):
        if live.seat_of(person.id) is not None:
            await verify_name_is_ones_own(site, replace(person, nickname=nickname), live)
    return await site.service.people.rename(person, nickname)


@get("/api/me", responses=problem_specs(401), tags=["people"])
async def who_am_i(request: Asked) -> Response[Me]:
    """Who you are here."""
    site = site_of(request)
    session = request.auth.signed_in()
    person = await site.service.people.find(session.person.id)
    return _answer(person or session.person, None, site.service.settings)


@patch("/api/me", responses=problem_specs(401, 413, 415), tags=["people"])
async def rename_me(request: Asked, data: Annotated[NewName, Body()]) -> Response[Me]:
    """Take another nickname."""
    site = site_of(request)
    person = await _renamed(site, request.auth.signed_in().person, data.nickname)
    return _answer(person, None, site.service.settings)


@delete("/api/me", status_code=204, responses=problem_specs(401), tags=["people"])
async def delete_me(request: Asked) -> Response[None]:
    """Delete yourself: nickname, account and sessions go, and the matches keep a pseudonym that leads nowhere."""
    site = site_of(request)
    session = request.auth.signed_in()
    await site.service.people.delete(session.person)
    site.hub.end_person(session.person.id)
    answer = _goodbye(site.service.settings)
    answer.set_cookie(cookie_of_browser("", site.service.settings, seconds=0))
    return answer


@post("/api/accounts", status_code=201, responses=problem_specs(401, 409, 413, 415, 422), tags=["people"])
async def create_account(request: Asked, data: Annotated[NameAndPassword, Body()]) -> Response[Me]:
    """Make an account; a guest who makes one stays at their tables."""
    site, visitor = site_of(request), request.auth
    site.count(Activity.SIGN_IN, visitor)
    person, made = await site.service.accounts.create_account(data.name, data.password, visitor.session)
    _end_old(site, request)
    return _remembering(_answer(person, made, site.service.settings, 201), request, person.account)


@post("/api/session", status_code=201, responses=problem_specs(401, 413, 415), tags=["people"])
async def sign_in(request: Asked, data: Annotated[NameAndPassword, Body()]) -> Response[Me]:
    """Sign in to an account, with new secrets for the browser."""
    site, visitor = site_of(request), request.auth
    word = word_of(request)
    is_known = site.service.accounts.is_known_browser(word, data.name)
    # Whoever floods a school's address with tries keeps nobody out who has signed in before.
    site.count(Activity.SIGN_IN, replace(visitor, address=None) if is_known else visitor)
    person, made = await site.service.accounts.sign_in(
        data.name, data.password, visitor.session, address=visitor.address, word=word
    )
    _end_old(site, request)
    return _remembering(_answer(person, made, site.service.settings, 201), request, person.account)


@delete("/api/session", status_code=204, responses=problem_specs(401), tags=["people"])
async def sign_out(request: Asked) -> Response[None]:
    """Leave; what is open in this browser is closed at once, on other workers within a second."""
    site = site_of(request)
    await site.service.people.leave(request.auth.signed_in())
    _end_old(site, request)
    return _goodbye(site.service.settings)


@post("/api/password", status_code=201, responses=problem_specs(401, 404, 413, 415), tags=["people"])
async def change_password(request: Asked, data: Annotated[NewPassword, Body()]) -> Response[Me]:
    """Change your password; all your other browsers are signed out."""
    site = site_of(request)
    session = request.auth.signed_in()
    site.count(Activity.SIGN_IN, request.auth)
    made = await site.service.accounts.change_password(session, data.old, data.new)
    site.hub.end_person(session.person.id)
    return _answer(session.person, made, site.service.settings, 201)


def _end_old(site: Site, request: Asked) -> None:
    if request.auth.session is not None:
        site.hub.end_session(request.auth.session.token_hash)


HANDLERS: Final[tuple[Any, ...]] = (
    become_guest,
    who_am_i,
    rename_me,
    delete_me,
    create_account,
    sign_in,
    sign_out,
    change_password,
)
