"""What makes a table pleasant: the pace of bots, ready-made phrases, and hints for whoever learns (docs/service.md)."""

import secrets
from time import monotonic
from typing import Annotated, Any, Final

from litestar import Response, post
from litestar.params import Body
from msgspec import Struct

from forceout.bots.hints import Hint, hint
from forceout.messages.message import Message, sentence
from forceout.rules.match_state import Match
from forceout.rules.view import seen_by
from forceout.service.errors import NotAllowed
from forceout.service.people.rate_limits import Activity
from forceout.service.tables.authority import require
from forceout.service.tables.disclosure import is_hinted
from forceout.web.api.tables import NO_STORE, MatchId, View, seen, view_of
from forceout.web.bodies import NewPace, PhrasesAllowed, SaidPhrase, WantedHint
from forceout.web.context import Asked, site_of
from forceout.web.guard.questions import verify_answering, verify_may_ask
from forceout.web.problems import names_of, people_at, problem_specs
from forceout.web.worker.calculations import with_grace

HINT_MILLISECONDS: Final = 700


class PhraseSaid(Struct, frozen=True):
    """A phrase that was passed on, and the seat that said it."""

    seat: str
    phrase: str


class HintGiven(Struct, frozen=True):
    """What you could do now, and why."""

    seq: int
    """The event after which the table was looked at."""
    message: str
    action: dict[str, Any] | None
    """The action as it would be sent; None where there is nothing to do."""
    solution: str | None
    """The Solution behind it, where more was asked for and there is one."""
    rule: str | None


@post("/api/matches/{match:str}/pace", status_code=201, responses=problem_specs(401, 404, 413, 415), tags=["tables"])
async def set_pace(request: Asked, match: MatchId, data: Annotated[NewPace, Body()]) -> Response[View]:
    """Let the bots of a table play as slowly as people, or quickly."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    return await view_of(site, visitor, await site.service.matches.set_pace(match, actor, data.pace), 201)


@post(
    "/api/matches/{match:str}/phrases-allowed",
    status_code=201,
    responses=problem_specs(401, 404, 413, 415),
    tags=["tables"],
)
async def set_phrases(request: Asked, match: MatchId, data: Annotated[PhrasesAllowed, Body()]) -> Response[View]:
    """As the host, let ready-made phrases be passed on, or switch them off."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    return await view_of(site, visitor, await site.service.matches.set_phrases(match, actor, data.allowed), 201)


@post("/api/matches/{match:str}/phrases", status_code=201, responses=problem_specs(401, 404, 413, 415), tags=["tables"])
async def say_phrase(request: Asked, match: MatchId, data: Annotated[SaidPhrase, Body()]) -> Response[PhraseSaid]:
    """Say one of the ready-made phrases to whoever is at the table now; nothing of it is kept."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    live = await seen(site, visitor, match)
    require("say-phrase", live, actor.person, actor.roles)
    if not live.has_phrases:
        raise NotAllowed(Message("the-host-has-switched-phrases-off"), code="phrases-off")
    site.count(Activity.PHRASE, visitor)
    seat = live.seat_of(actor.person)
    assert seat is not None
    site.hub.say(match, seat, data.phrase)
    return Response(PhraseSaid(seat, data.phrase), status_code=201, headers=NO_STORE)


@post(
    "/api/matches/{match:str}/hint", status_code=200, responses=problem_specs(401, 404, 413, 415, 422), tags=["tables"]
)
async def ask_hint(request: Asked, match: MatchId, data: Annotated[WantedHint, Body()]) -> Response[HintGiven]:
    """What you could do now and why, alone against learners at a table that is marked with `has_hints`."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    verify_answering(site)
    live = await seen(site, visitor, match)
    require("ask-hint", live, actor.person, actor.roles)
    if not is_hinted(live):
        raise NotAllowed(Message("hints-are-for-whoever-plays-learners-alone"), code="no-hints")
    site.count(Activity.JUDGE, visitor)
    await verify_may_ask(site, visitor, "hint", is_help=True, but_for=match)
    seat = live.seat_of(actor.person)
    assert seat is not None
    assert live.match is not None
    budget = min(HINT_MILLISECONDS, int(site.service.settings.analysis_budget * 1000))
    found: Hint = await site.calculators.ask(
        worked_out,
        seen_by(live.match, seat),
        seat,
        secrets.randbits(64),
        budget,
        seconds=with_grace(budget / 1000 * 3),
        address=actor.person,
    )
    names = names_of(live, await site.service.people.names(people_at(live)))
    solution = found.solution if data.more else None
    action = None if found.wanted is None else dict(found.wanted)
    given = HintGiven(live.seq, sentence(found.words, names), action, solution, found.rule)
    return Response(given, headers=NO_STORE)


def worked_out(match: Match, seat: str, seed: int, budget_ms: int) -> Hint:
    """A hint by this process's clock; runs in a process of its own."""
    return hint(match, seat, seed, budget_ms, monotonic)


HANDLERS: Final[tuple[Any, ...]] = (set_pace, set_phrases, say_phrase, ask_hint)
