"""What no page may do: write errors to the console, throw, or ask anybody but our server."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Request, WebError, WebSocket

from tests.browser.kept_contexts import without_trace

LOCAL_SCHEMES = ("data", "blob", "about")
REFUSED = re.compile(r"Failed to load resource: the server responded with a status of (\d+)")
KEPT_OUT = "Service Worker registration blocked by Playwright"
CUT_OFF = re.compile(
    r"net::ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|net::ERR_FAILED|WebSocket connection to .* failed"
)


@dataclass
class Guard:
    """The complaints about the pages of a context."""

    address: str
    complaints: list[str] = field(default_factory=list)
    expected: set[int] = field(default_factory=set)
    """The statuses of refusals that a test expects."""
    may_be_cut_off: bool = False
    """Whether the test takes the network away."""

    listening: list[tuple[Page | BrowserContext, str, Callable[[Any], None]]] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        """Begin to listen."""
        self._listen(context, "console", self.on_console)
        self._listen(context, "weberror", self.on_error)
        self._listen(context, "request", self.on_request)
        self._listen(context, "page", self.on_page)
        for page in context.pages:
            self.on_page(page)

    def turn_away(self) -> None:
        """Listen no more."""
        for one, event, hear in self.listening:
            one.remove_listener(event, hear)
        self.listening.clear()

    def _listen(self, one: Page | BrowserContext, event: str, hear: Callable[[Any], None]) -> None:
        without_trace(one, "on", event, hear)
        self.listening.append((one, event, hear))

    def expect_refusal(self, *statuses: int) -> None:
        """Allow the browser's own line about a refused request."""
        self.expected.update(statuses)

    def on_page(self, page: Page) -> None:
        """Listen to a page's sockets too."""
        self._listen(page, "websocket", self.on_socket)

    def on_console(self, message: ConsoleMessage) -> None:
        """An error or a warning in the console."""
        if message.type not in ("error", "warning"):
            return
        if message.text == KEPT_OUT:
            return
        refused = REFUSED.search(message.text)
        if refused is not None and int(refused[1]) in self.expected:
            return
        if self.may_be_cut_off and CUT_OFF.search(message.text):
            return
        self.complaints.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def on_error(self, error: WebError) -> None:
        """An error that nobody caught."""
        thrown: Error = error.error
        self.complaints.append(f"page error: {thrown.message} {thrown.stack or ''}")

    def on_request(self, request: Request) -> None:
        """A request: only to us."""
        self.check(request.url)

    def on_socket(self, socket: WebSocket) -> None:
        """A socket: only to us."""
        self.check(socket.url)

    def check(self, url: str) -> None:
        """Complain about an address that is not ours."""
        parts = urlsplit(url)
        if parts.scheme not in LOCAL_SCHEMES and parts.netloc != urlsplit(self.address).netloc:
            self.complaints.append(f"third-party request: {url}")
