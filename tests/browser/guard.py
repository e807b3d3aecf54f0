"""What no page may do: write errors to the console, throw, or ask anybody but our server."""

import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Request, WebError, WebSocket

LOCAL_SCHEMES = ("data", "blob", "about")
REFUSED = re.compile(r"Failed to load resource: the server responded with a status of (\d+)")
CUT_OFF = re.compile(r"net::ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket connection to .* failed")


@dataclass
class Guard:
    """The complaints about the pages of a context."""

    address: str
    complaints: list[str] = field(default_factory=list)
    expected: set[int] = field(default_factory=set)
    """The statuses of refusals that a test expects."""
    may_be_cut_off: bool = False
    """Whether the test takes the network away."""

    def watch(self, context: BrowserContext) -> None:
        """Begin to listen."""
        context.on("console", self.on_console)
        context.on("weberror", self.on_error)
        context.on("request", self.on_request)
        context.on("page", self.on_page)

    def expect_refusal(self, *statuses: int) -> None:
        """Allow the browser's own line about a refused request."""
        self.expected.update(statuses)

    def on_page(self, page: Page) -> None:
        """Listen to a page's sockets too."""
        page.on("websocket", self.on_socket)

    def on_console(self, message: ConsoleMessage) -> None:
        """An error or a warning in the console."""
        if message.type not in ("error", "warning"):
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
