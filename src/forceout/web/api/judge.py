"""The judge over HTTP: one question of the judge protocol in, one answer out; no cookie is needed, and caps of its own.

Of a shake that somebody plays nobody learns anything here, of whatever kind the question is (Guidelines 0, 1, 2)."""

from collections.abc import Mapping
from time import monotonic
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import Body

from forceout.judge.protocol.answer import answer
from forceout.messages.message import Message
from forceout.service.errors import NotAllowed
from forceout.service.people.rate_limits import Activity
from forceout.service.positions.subjects import about_question
from forceout.service.tables.authority import DIRECTOR, roles_at
from forceout.web.api.tables import MatchId, encoded_response, seen
from forceout.web.context import Asked, site_of
from forceout.web.guard.questions import verify_may_ask
from forceout.web.json import encoder
from forceout.web.problems import problem_specs
from forceout.web.worker.calculations import with_grace

SEARCHES: Final = ("solve", "endgame")
"""Questions that take as long as they are given."""
HELPS: Final = (*SEARCHES, "expression")
"""Questions that nobody asks for who plays: where a Solution is, which moves are safe, what an expression comes to."""


@post("/api/judge", status_code=200, responses=problem_specs(403, 413, 415, 422), tags=["rules"])
async def ask_judge(request: Asked, data: Annotated[dict[str, Any], Body()]) -> Response[dict[str, Any]]:
    """Ask the judge, in the judge protocol; nothing is answered about a position that somebody has before them."""
    site = site_of(request)
    settings = site.service.settings
    site.count(Activity.JUDGE, request.auth)
    kind = data.get("kind")
    name = kind if isinstance(kind, str) else ""
    await verify_may_ask(site, request.auth, name, about_question(data), is_help=name in HELPS)
    seconds = settings.analysis_budget
    found = await site.calculators.ask(answer, within_budget(data, seconds), monotonic, seconds=with_grace(seconds))
    return encoded_response(encoder.encode(found))


def within_budget(asked: Mapping[str, Any], seconds: float) -> dict[str, Any]:
    """A question that asks for no more time than there is."""
    if asked.get("kind") not in SEARCHES:
        return dict(asked)
    wanted = asked.get("budget_ms", seconds * 1000)
    is_number = isinstance(wanted, int | float) and not isinstance(wanted, bool)
    return {**asked, "budget_ms": min(wanted, seconds * 1000) if is_number else wanted}


@get("/api/matches/{match:str}/questions", responses=problem_specs(401, 403, 404), tags=["rules"])
async def list_questions(request: Asked, match: MatchId) -> Response[dict[str, Any]]:
    """Questions about this match that came while it was played, for a director who does not play in it."""
    site, visitor = site_of(request), request.auth
    live = await seen(site, visitor, match)
    if DIRECTOR not in roles_at(live, visitor.person, visitor.roles):
        raise NotAllowed(Message("only-the-director-sees-that"))
    noted = await site.service.noted_questions.of(match)
    printed = [{"at": one.at, "kind": one.kind, "person": one.person} for one in noted]
    return encoded_response(encoder.encode({"questions": printed}))


HANDLERS: Final[tuple[Any, ...]] = (ask_judge, list_questions)
