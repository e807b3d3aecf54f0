"""Contexts that go from test to test: a page that is led elsewhere costs less than half of a new one in a new process.

A context whose ways a test has changed (scripts, routes, a clock, listeners of its own) is spoiled, and closed instead.
"""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Final

from playwright.sync_api import BrowserContext, Error, Page, ViewportSize

SPOILING: Final = {
    "add_init_script",
    "add_locator_handler",
    "emulate_media",
    "expose_binding",
    "expose_function",
    "grant_permissions",
    "new_cdp_session",
    "on",
    "once",
    "route",
    "route_web_socket",
    "set_extra_http_headers",
    "set_geolocation",
    "set_offline",
}
"""What leaves a trace that cannot be wiped away."""
MOST_VISITS: Final = 30
"""After so many tests a context is closed, so that nothing grows without end."""
EMPTY: Final = "/healthz"
WIPE: Final = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const one of await indexedDB.databases()) indexedDB.deleteDatabase(one.name);
}"""
SPOILED: Final[set[BrowserContext]] = set()
UNWATCHED: Final[dict[tuple[type, str], Callable[..., Any]]] = {}
"""What is called where no trace is left, or where it is wiped away by whoever calls it."""


def context_of(one: Page | BrowserContext) -> BrowserContext:
    """The context of a page, or itself."""
    return one.context if isinstance(one, Page) else one


def _watch(kind: type[Page] | type[BrowserContext]) -> None:
    for name in SPOILING & set(dir(kind)):
        UNWATCHED[kind, name] = called = getattr(kind, name)

        @wraps(called)
        def spoil(self: Any, *given: Any, called: Callable[..., Any] = called, **named: Any) -> Any:
            SPOILED.add(context_of(self))
            return called(self, *given, **named)

        setattr(kind, name, spoil)
    clock = vars(kind)["clock"].fget

    def spoil_time(self: Any) -> Any:
        SPOILED.add(context_of(self))
        return clock(self)

    type.__setattr__(kind, "clock", property(spoil_time))


_watch(Page)
_watch(BrowserContext)


def without_trace(one: Page | BrowserContext, name: str, *given: Any) -> Any:
    """Call something that spoils a context, by somebody who sees to it that it does not."""
    return UNWATCHED[type(one), name](one, *given)


class KeptContexts:
    """Contexts by what they were made with."""

    def __init__(self) -> None:
        self._free: dict[Hashable, list[BrowserContext]] = {}
        self._visits: dict[BrowserContext, int] = {}

    def take(self, key: Hashable, size: ViewportSize, make: Callable[[], BrowserContext]) -> BrowserContext:
        """A context that nothing was left in; its first page is there already, in the size of a new one."""
        free = self._free.get(key)
        if not free:
            context = make()
            self._visits[context] = 1
            return context
        context = free.pop()
        self._visits[context] += 1
        page = context.pages[0]
        page.set_viewport_size(size)
        open_page = type(context).new_page

        def first_page() -> Page:
            del vars(context)["new_page"]
            return page if not page.is_closed() else open_page(context)

        vars(context)["new_page"] = first_page
        return context

    def give_back(self, key: Hashable, context: BrowserContext) -> None:
        """Wipe a context and keep it, or close it where that cannot be done."""
        vars(context).pop("new_page", None)
        if context in SPOILED or self._visits[context] >= MOST_VISITS or not _is_wiped(context):
            SPOILED.discard(context)
            del self._visits[context]
            context.close()
        else:
            self._free.setdefault(key, []).append(context)


def _is_wiped(context: BrowserContext) -> bool:
    """Lead the first page to an empty place, close the others and forget everything; whether that went well."""
    if not context.pages:
        return False
    page, *others = context.pages
    for other in others:
        other.close()
    try:
        page.goto(EMPTY)
        page.evaluate(WIPE)
        context.clear_cookies()
    except Error:
        return False
    return True
