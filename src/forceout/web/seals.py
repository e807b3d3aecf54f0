"""The key by which anybody verifies what this server has sealed (trust.md, promise 14)."""

from typing import Any, Final

from litestar import Response, get
from msgspec import Struct

from forceout.service.refusals import NotFound
from forceout.web.problems import problem_specs
from forceout.web.site import Asked, site_of


class PublicKey(Struct, frozen=True):
    """A key that anybody may know."""

    algorithm: str
    key: str


@get("/api/key", responses=problem_specs(404), tags=["operations"])
async def show_key(request: Asked) -> Response[PublicKey]:
    """The key of this server's seals: records and signed scoresheets are verified by it."""
    sealing = site_of(request).service.sealing
    if sealing is None:
        raise NotFound("This server seals nothing: it has no key.")
    return Response(PublicKey("ed25519", sealing.public_key), headers={"cache-control": "no-store"})


HANDLERS: Final[tuple[Any, ...]] = (show_key,)
