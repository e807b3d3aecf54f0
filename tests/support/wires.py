"""The two ends of a connection without a network: a transport that a test looks into, and a clock that it moves."""

import asyncio
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.server import ServerState


class HandLoop:
    """The event loop of a connection, whose time a test moves."""

    def __init__(self) -> None:
        self.now = 100.0
        self.later: list[tuple[float, Callable[..., object], tuple[Any, ...]]] = []

    def time(self) -> float:
        """Now."""
        return self.now

    def create_task(self, work: Any) -> asyncio.Task[Any]:
        """Begin some work."""
        return asyncio.get_running_loop().create_task(work)

    def call_later(self, delay: float, callback: Callable[..., object], *arguments: Any) -> asyncio.TimerHandle:
        """Have something done later; nothing comes by itself."""
        self.later.append((self.now + delay, callback, arguments))
        return asyncio.TimerHandle(self.now + delay, callback, arguments, asyncio.get_running_loop())


class Transport(asyncio.Transport):
    """The server's end of a line to somebody who may not read."""

    def __init__(self, address: str = "192.0.2.7", *, is_reading: bool = True) -> None:
        super().__init__({"peername": (address, 40000), "sockname": ("192.0.2.1", 80)})
        self.written = b""
        self.is_reading_on = is_reading
        self.is_over = False
        self.is_aborted = False
        self.is_half_open = False

    def write(self, data: Any) -> None:
        """Take what is sent."""
        self.written += data

    def get_write_buffer_size(self) -> int:
        """What nobody has read."""
        return 0 if self.is_reading_on else len(self.written)

    def is_closing(self) -> bool:
        """Whether it is being closed."""
        return self.is_over and not self.is_half_open

    def can_write_eof(self) -> bool:
        """Whether one side can be closed alone."""
        return True

    def write_eof(self) -> None:
        """Say nothing more, and listen on."""
        self.is_over = self.is_half_open = True

    def close(self) -> None:
        """Close when everything is sent."""
        self.is_over, self.is_half_open = True, False

    def abort(self) -> None:
        """Close at once."""
        self.is_over = self.is_aborted = True
        self.is_half_open = False

    def pause_reading(self) -> None:
        """Wait with what comes."""

    def resume_reading(self) -> None:
        """Go on."""

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Hand what comes to another."""


async def answering(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers everything, and every socket with nothing."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok", "more_body": False})


def made(kind: Any, loop: HandLoop, app: Any = answering, **options: Any) -> Any:
    """A protocol of some kind around an application."""
    config = uvicorn.Config(app, lifespan="off", log_config=None, **options)
    config.load()
    return kind(config, ServerState(), {}, loop)
