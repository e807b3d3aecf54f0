"""Figures for Prometheus at /metrics: counts and times, never who."""

from time import perf_counter
from typing import Final, Protocol

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from forceout.service.errors import Refusal
from forceout.web.guard.connections import Connections
from forceout.web.worker.vital_signs import VitalSigns

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

LATE_BUCKETS: Final = (0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 60.0)


class Metrics:
    """The figures of one worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        labels = ("method", "path", "status")
        self.requests = Counter("forceout_requests", "Requests answered", labels, registry=self.registry)
        self.seconds = Histogram(
            "forceout_request_seconds", "Time to answer", ("path",), buckets=BUCKETS, registry=self.registry
        )
        self.refusals = Counter("forceout_refusals", "Requests refused, by code", ("code",), registry=self.registry)
        self.tables = self._gauge("forceout_tables", "Tables that somebody follows through this worker")
        self.sockets = self._gauge("forceout_sockets", "Streams open, by kind", "kind")
        self.dropped = self._counter("forceout_streams_dropped", "Streams ended by the server, by reason", "why")
        self.appends = self._counter("forceout_appends", "Changes of tables that this worker heard of")
        self.conflicts = self._counter("forceout_conflicts", "Actions that came too late")
        self.in_flight = self._gauge("forceout_actions_in_flight", "Actions being written now")
        self.bot_decisions = self._gauge("forceout_bot_decisions", "Decisions of bots by this worker")
        self.bot_late = Histogram(
            "forceout_bot_late_seconds",
            "By how much decisions of bots came late",
            buckets=LATE_BUCKETS,
            registry=self.registry,
        )
        self.deadlines = self._gauge("forceout_deadlines", "Times that this worker told a table what was due")
        self.calculations = self._gauge(
            "forceout_calculations", "Questions to processes, by pool and outcome", "of", "is"
        )

        self.connections = self._gauge("forceout_connections", "Connections open to this worker")
        self.dropped_connections = self._gauge(
            "forceout_connections_dropped", "Connections ended by the server, by reason", "why"
        )
        self.lag = self._gauge("forceout_loop_lag_seconds", "The longest that the event loop came late")
        self.refused_late = self._gauge("forceout_requests_too_late", "Requests refused since they had waited too long")

    def of_worker(self, connections: Connections, signs: VitalSigns) -> None:
        """Take the figures of the process."""
        self.connections.set(len(connections))
        for why, count in {**connections.dropped, "over-the-cap": connections.refused}.items():
            self.dropped_connections.labels(why).set(count)
        self.lag.set(signs.longest_lag)
        self.refused_late.set(signs.refused_late)

    def _gauge(self, name: str, words: str, *labels: str) -> Gauge:
        return Gauge(name, words, labels, registry=self.registry)

    def _counter(self, name: str, words: str, *labels: str) -> Counter:
        return Counter(name, words, labels, registry=self.registry)

    def answered(self, method: str, path: str, status: int, seconds: float) -> None:
        """Count a request and the time that it took."""
        self.requests.labels(method, path, status).inc()
        if not path.endswith("/events"):
            self.seconds.labels(path).observe(seconds)

    def printed(self) -> bytes:
        """The figures as Prometheus reads them."""
        return generate_latest(self.registry)


class HasMetrics(Protocol):
    """A site, as far as it is measured."""

    metrics: Metrics


class Measured:
    """Counts and times every request by the pattern of its address."""

    def __init__(self, app: ASGIApp, site: HasMetrics) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Measure from here to the end of the answer."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        except Refusal as refusal:
            status = refusal.status
            raise
        finally:
            path = str(scope.get("path_template") or "?")
            self.site.metrics.answered(str(scope["method"]), path, status, perf_counter() - began)
