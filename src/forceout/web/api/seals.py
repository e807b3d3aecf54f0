"""The key by which anybody verifies what this server has sealed (trust.md, promise 14)."""

from typing import Any, Final

from litestar import Response, get
from msgspec import Struct

from forceout.messages.message import Message
from forceout.service.errors import NotFound
from forceout.web.context import Asked, site_of
from forceout.web.problems import problem_specs


class PublicKey(Struct, frozen=True):
    """A key that anybody may know."""

    algorithm: str
    key: str


@get("/api/key", responses=problem_specs(404), tags=["operations"])
async def show_key(request: Asked) -> Response[PublicKey]:
    """The key of this server's seals: records and signed scoresheets are verified by it."""
    sealing = site_of(request).service.sealing
    if sealing is None:
        raise NotFound(Message("this-server-seals-nothing"))
    return Response(PublicKey("ed25519", sealing.public_key), headers={"cache-control": "no-store"})


HANDLERS: Final[tuple[Any, ...]] = (show_key,)
