"""The judge over HTTP: one question of the judge protocol in, one answer out; no cookie, and caps of its own."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from litestar import Response, post
from litestar.params import Body

from forceout.judge.protocol import answer
from forceout.service.rate_limits import Activity
from forceout.web.followers import encoder
from forceout.web.problems import problem_specs
from forceout.web.site import Asked, site_of
from forceout.web.tables import encoded_response

SOLVING: Final = "solve"
GRACE_SECONDS: Final = 1.0
"""What a question may take beyond its budget before its process is stopped."""


@post("/api/judge", status_code=200, responses=problem_specs(413, 415, 422), tags=["rules"])
async def ask_judge(request: Asked, data: Annotated[dict[str, Any], Body()]) -> Response[dict[str, Any]]:
    """Ask the judge, in the judge protocol; `solve` is not answered for a position that somebody has before them."""
    site = site_of(request)
    settings = site.service.settings
    site.count(Activity.JUDGE, request.auth)
    if data.get("kind") == SOLVING:
        await site.positions.verify_not_in_play(data)
    seconds = settings.analysis_budget
    found = await site.calculators.ask(answer, within_budget(data, seconds), seconds=seconds + GRACE_SECONDS)
    return encoded_response(encoder.encode(found))


def within_budget(asked: Mapping[str, Any], seconds: float) -> dict[str, Any]:
    """A question that asks for no more time than there is."""
    if asked.get("kind") != SOLVING:
        return dict(asked)
    wanted = asked.get("budget_ms", seconds * 1000)
    is_number = isinstance(wanted, int | float) and not isinstance(wanted, bool)
    return {**asked, "budget_ms": min(wanted, seconds * 1000) if is_number else wanted}


HANDLERS: Final[tuple[Any, ...]] = (ask_judge,)
