"""What a browser adds to the dice (docs/dice.md)."""

from typing import Annotated, Any, Final

from litestar import Response, post
from litestar.params import Body
from msgspec import Struct

from forceout.web.api.tables import NO_STORE, MatchId, seen
from forceout.web.bodies import NewNonce
from forceout.web.context import Asked, site_of
from forceout.web.problems import problem_specs


class TakenNonce(Struct, frozen=True):
    """What counts as the nonce of one's seat: the first that was given in time, or none."""

    nonce: str | None


@post(
    "/api/matches/{match:str}/nonce",
    status_code=201,
    responses=problem_specs(401, 404, 409, 413, 415),
    tags=["tables"],
)
async def give_nonce(request: Asked, match: MatchId, data: Annotated[NewNonce, Body()]) -> Response[TakenNonce]:
    """As a player, add chance of your own to the dice of a shake before they are used."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    live = await site.service.matches.give_nonce(match, actor, data.shake, data.nonce)
    taken = live.nonces.get(data.shake, {}).get(live.seat_of(actor.person) or "")
    return Response(TakenNonce(taken), status_code=201, headers=NO_STORE)


HANDLERS: Final[tuple[Any, ...]] = (give_nonce,)
