"""The application: handlers, the gate before them, and what is opened and closed with it."""

import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig

from forceout import __version__
from forceout.service.clock import SteadyClock
from forceout.service.errors import Refusal
from forceout.service.loops.bot_seats import is_played_with_bots
from forceout.service.people.rate_limits import RateLimits
from forceout.service.positions.positions import Positions
from forceout.service.service import Service
from forceout.service.settings import Settings, verify_settings
from forceout.service.tables.lobby import is_open
from forceout.web.api import (
    actions,
    analysis,
    catalog,
    companions,
    desk,
    desk_checks,
    desk_exports,
    desk_paper,
    desk_sheets,
    dice,
    docs,
    event_days,
    event_desk,
    event_files,
    events,
    health,
    hosting,
    judge,
    me,
    people,
    perfect_play,
    practice,
    practice_matches,
    practice_puzzles,
    practice_sets,
    reading,
    room_moments,
    room_papers,
    rooms,
    seals,
    tables,
)
from forceout.web.api.lobby import Shared
from forceout.web.assets.static_files import StaticFiles, send_file
from forceout.web.bodies import LARGEST_BODY, StrictRequest
from forceout.web.context import Site
from forceout.web.guard.headers import security_headers
from forceout.web.guard.questions import GoalComparer
from forceout.web.guard.sessions import Gate
from forceout.web.guard.table_caps import TableCaps
from forceout.web.live import streams
from forceout.web.live.fast_path import Application, ShortWay
from forceout.web.live.hub import Hub
from forceout.web.live.rooms import RoomHub
from forceout.web.pages import day_pages, install, judge_pages, kept_contents, pages, room_pages, tournament_pages
from forceout.web.problems import bug_response, http_response, refusal_response
from forceout.web.worker.draining import drain_on_signal
from forceout.web.worker.finders import Finders
from forceout.web.worker.life import worker_life
from forceout.web.worker.logs import set_up_logs
from forceout.web.worker.metrics import Measured, Metrics
from forceout.web.worker.pools import Pool
from forceout.web.worker.start import keep_others_out
from forceout.web.worker.supervision import stop_with_supervisor

PROCESSES = 2
MOST_LISTED = 10
"""Tables in the lobby that one person may have; fewer of them are shown."""
NOT_PACKED = ["/static/", "/events$", "/metrics", "^/api/.*(replay|analysis|solutions|endgames|goals)$"]
"""Streams, figures, and what is packed already where it is made."""


def make_site(service: Service, *, has_processes: bool = True) -> Site:
    """What the web keeps around a service."""
    metrics = Metrics()
    service.bots.on_late = metrics.bot_late.observe
    settings, limits = service.settings, RateLimits(service.settings)
    readers = Pool(1 * has_processes, most_waiting=32)
    hub = Hub(service, metrics)
    site = Site(
        service=service,
        hub=hub,
        rooms=RoomHub(service, hub),
        limits=limits,
        calculators=Pool(PROCESSES * has_processes, most_waiting=32),
        readers=readers,
        looking_back=Pool(1 * has_processes),
        finders=Finders(readers),
        positions=Positions(service.tables, GoalComparer(readers), service.noted_questions.note),
        metrics=metrics,
        lobby=Shared(lambda: tables.encoded_lobby(service), service.clock),
        listed=TableCaps(
            service.tables,
            is_open,
            limits.hash_of_address,
            most_of_person=MOST_LISTED,
            most_of_address=settings.address_listed,
        ),
        with_bots=TableCaps(
            service.tables,
            is_played_with_bots,
            limits.hash_of_address,
            most_of_person=settings.session_bot_tables,
            most_of_address=settings.address_bot_tables,
        ),
    )
    service.on_change(site.positions.heard)
    return site


def create_app(
    service: Service, *, has_loops: bool = True, has_processes: bool = True, drains_on_signal: bool = False
) -> Litestar:
    """The application around a service; without loops, time, bots and streams move only when told to."""
    site = make_site(service, has_processes=has_processes)
    return application(site, has_loops=has_loops, drains_on_signal=drains_on_signal)


def application(site: Site, *, has_loops: bool = True, drains_on_signal: bool = False) -> Litestar:
    """The application around a site."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.site = site
        app.state.static_files = StaticFiles()
        app.state.static_digest = app.state.static_files.digest()
        await site.service.open(has_loops=has_loops)
        await site.hub.open(has_loops=has_loops)
        life = AsyncExitStack()
        if drains_on_signal:
            drain_on_signal(site)
            await life.enter_async_context(worker_life(site))
        try:
            yield
        finally:
            await life.aclose()
            site.is_draining = True
            await site.rooms.close()
            await site.hub.close()
            site.calculators.close()
            site.readers.close()
            site.looking_back.close()
            await site.service.close()

    handlers: list[Any] = [
        *tables.HANDLERS,
        *hosting.HANDLERS,
        *actions.HANDLERS,
        *people.HANDLERS,
        *me.HANDLERS,
        *companions.HANDLERS,
        *streams.HANDLERS,
        *judge.HANDLERS,
        *reading.HANDLERS,
        *analysis.HANDLERS,
        *perfect_play.HANDLERS,
        *catalog.HANDLERS,
        *practice.HANDLERS,
        *practice_puzzles.HANDLERS,
        *practice_sets.HANDLERS,
        *practice_matches.HANDLERS,
        *pages.HANDLERS,
        *judge_pages.HANDLERS,
        *room_pages.HANDLERS,
        *kept_contents.HANDLERS,
        *install.HANDLERS,
        *tournament_pages.HANDLERS,
        *day_pages.HANDLERS,
        *docs.HANDLERS,
        *desk.HANDLERS,
        *desk_exports.HANDLERS,
        *desk_paper.HANDLERS,
        *desk_checks.HANDLERS,
        *desk_sheets.HANDLERS,
        *seals.HANDLERS,
        *dice.HANDLERS,
        *events.HANDLERS,
        *rooms.HANDLERS,
        *room_moments.HANDLERS,
        *room_papers.HANDLERS,
        *event_desk.HANDLERS,
        *event_files.HANDLERS,
        *event_days.HANDLERS,
        *health.HANDLERS,
        send_file,
    ]
    app = Application(
        handlers,
        lifespan=[lifespan],
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        middleware=[DefineMiddleware(Measured, site=site), DefineMiddleware(Gate, site=site)],
        before_send=[security_headers(site.service.settings)],
        exception_handlers={
            Refusal: refusal_response,
            404: pages.not_found,
            HTTPException: http_response,
            Exception: bug_response,
        },
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=1200, exclude=NOT_PACKED
        ),
        openapi_config=OpenAPIConfig(
            "Forceout",
            __version__,
            path="/api/openapi",
            create_examples=False,
            use_handler_docstrings=True,
            render_plugins=[],
        ),
        logging_config=None,
    )
    app.short_way = ShortWay(site, Gate(app, site))
    return app


def create_app_from_environment() -> Litestar:
    """The application as the environment describes it, for a worker that uvicorn starts."""
    # A long verdict in the thread of rulings gives way to the event loop ten times as often as it would.
    sys.setswitchinterval(0.0005)
    settings = Settings.read()
    verify_settings(settings)
    set_up_logs(settings)
    keep_others_out(settings)
    stop_with_supervisor()
    return create_app(Service(settings, SteadyClock()), drains_on_signal=True)


async def migrate(settings: Settings) -> None:
    """Bring the database up to this release, before any worker opens it."""
    from forceout.service.store.migrating import upgrade
    from forceout.service.store.store import Store

    store = Store(settings.database)
    try:
        await upgrade(store)
    finally:
        await store.close()
