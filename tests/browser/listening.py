"""Everything that reaches a page: its requests' answers and the messages of its sockets."""

import json
from dataclasses import dataclass, field

from playwright.sync_api import Error, Page, Response, WebSocket


@dataclass
class Ear:
    """What a page has been told so far."""

    page: Page
    heard: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", self.on_socket)
        self.page.on("requestfinished", lambda request: self.on_response(request.response()))

    def on_socket(self, socket: WebSocket) -> None:
        """Listen to a socket."""
        socket.on("framereceived", lambda payload: self.heard.append(str(payload)))

    def on_response(self, response: Response | None) -> None:
        """Keep an answer of the API, unless the page has gone on meanwhile."""
        if response is None or "/api/" not in response.url:
            return
        try:
            self.heard.append(response.text())
        except Error:
            return

    def has_heard(self, text: str) -> bool:
        """Whether a text came, however it is spaced or escaped, or stands on the page."""
        wanted = {squeezed(text), squeezed(json.dumps(text).strip('"'))}
        known = squeezed("\n".join([*self.heard, self.page.locator("body").inner_text()]))
        return any(one in known for one in wanted)


def squeezed(text: str) -> str:
    """A text without spaces."""
    return "".join(text.split())
