"""The server's log: what happened, never who, from where or with which secret (trust.md, promise 16)."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

from forceout.service.settings import Settings

NEVER: Final = frozenset(
    {
        "address",
        "client",
        "cookie",
        "cookies",
        "csrf",
        "headers",
        "host",
        "name",
        "nickname",
        "password",
        "person",
        "token",
    }
)
QUIET: Final = (
    "uvicorn",
    "uvicorn.error",
    "uvicorn.asgi",
    "uvicorn.access",
    "litestar",
    "asyncio",
    "alembic",
    "websockets",
)
"""Loggers of libraries: at their lower levels they tell addresses."""


def without_people(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Leave out whatever could tell who somebody is."""
    for name in NEVER & event.keys():
        del event[name]
    return event


def set_up_logs(settings: Settings) -> None:
    """Write the log as the settings say, to standard error."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if settings.log_format == "json"
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(),
            # The other formats print the values of variables, which may be anybody's.
            exception_formatter=structlog.dev.plain_traceback,
        )
    )
    tracebacks = [structlog.processors.format_exc_info] if settings.log_format == "json" else []
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_people,
    ]
    structlog.configure(
        processors=[*shared, *tracebacks, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[_plain, *tracebacks, renderer])
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.WARNING))
    for name in QUIET:
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.disabled = name == "uvicorn.access"
        logger.setLevel(logging.WARNING)


def _plain(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    return {name: value for name, value in event.items() if not name.startswith("_")}
