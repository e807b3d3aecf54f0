"""Everything that reaches a page: the answers to its requests and the messages of its sockets."""

import json
from dataclasses import dataclass, field

from playwright.sync_api import Page, Response, WebSocket


@dataclass
class Ear:
    """What a page is told, for as long as it is not loaded anew."""

    page: Page
    messages: list[str] = field(default_factory=list)
    answers: list[Response] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", self.on_socket)
        self.page.on("response", lambda response: self.answers.append(response))

    def on_socket(self, socket: WebSocket) -> None:
        """Listen to a socket."""
        socket.on("framereceived", lambda payload: self.messages.append(str(payload)))

    def forget_answers(self) -> None:
        """Begin anew to listen to answers: those of an earlier page cannot be read any more."""
        self.answers.clear()

    def has_heard(self, text: str) -> bool:
        """Whether a text came, however it is spaced or escaped, or stands on the page."""
        answers = [one.text() for one in self.answers if "/api/" in one.url]
        known = squeezed("\n".join([*self.messages, *answers, self.page.content()]))
        return any(squeezed(one) in known for one in (text, json.dumps(text).strip('"')))


def squeezed(text: str) -> str:
    """A text without spaces."""
    return "".join(text.split())
