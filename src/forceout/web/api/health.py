"""For the operator's own programs: is it alive, is it ready, and how is it doing."""

from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from forceout.web.context import Asked, site_of
from forceout.web.guard.connections import OPEN
from forceout.web.worker.vital_signs import SIGNS

NO_STORE: Final = {"cache-control": "no-store"}


class Health(Struct, frozen=True):
    """How the server is."""

    status: str
    reasons: list[str] = []


@get("/healthz", tags=["operations"])
async def is_alive() -> Response[Health]:
    """Whether the process answers at all."""
    return Response(Health("ok"), headers=NO_STORE)


@get("/readyz", tags=["operations"])
async def is_ready(request: Asked) -> Response[Health]:
    """Whether it can serve: the store can be written, is of this release and whole, and it is not about to stop."""
    site = site_of(request)
    reasons = [*(["stopping"] if site.is_draining else []), *await site.service.readiness.reasons()]
    status = "not-ready" if reasons else "ok"
    return Response(Health(status, reasons), status_code=503 if reasons else 200, headers=NO_STORE)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: Asked) -> Response[bytes]:
    """The figures of this worker, for Prometheus; or how it was, by the second."""
    site = site_of(request)
    if not site.service.settings.metrics:
        raise NotFoundException
    if request.query_params.get("by") == "second":
        return Response(SIGNS.printed().encode(), media_type=MediaType.TEXT, headers=NO_STORE)
    site.metrics.in_flight.set(site.admission.in_flight)
    site.metrics.tables.set(len(site.hub.channels))
    for name, pool in (("solver", site.calculators), ("reader", site.readers), ("looking-back", site.looking_back)):
        site.metrics.calculations.labels(name, "asked").set(pool.asked)
        site.metrics.calculations.labels(name, "stopped").set(pool.stopped)
        site.metrics.calculations.labels(name, "refused").set(pool.refused)
    site.metrics.bot_decisions.set(site.service.bots.decisions)
    site.metrics.of_worker(OPEN, SIGNS)
    site.metrics.deadlines.set(site.service.deadlines.told)
    return Response(site.metrics.printed(), media_type=CONTENT_TYPE_LATEST, headers=NO_STORE)


HANDLERS: Final[tuple[Any, ...]] = (is_alive, is_ready, show_metrics)
