"""One connection to one worker, for tests where it matters which worker answers and when exactly bytes are sent."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any, Final, Self

from tests.support.http_table import Guest
from tests.trust.over_http.server import Server

TRIES: Final = 200
LONGEST_SILENCE: Final = 8.0


class Wire:
    """A connection that is kept open."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.used_at = asyncio.get_running_loop().time()

    @classmethod
    async def to_worker(cls, server: Server, worker: int) -> Self:
        """A connection that a certain worker has accepted, by its process."""
        for _ in range(TRIES):
            wire = cls(*await asyncio.open_connection("127.0.0.1", server.port))
            await wire.ask("GET", "/healthz")
            port: int = wire.writer.get_extra_info("sockname")[1]
            owner = server.worker_of(port)
            if owner is not None and owner.pid == worker:
                return wire
            await wire.close()
        raise AssertionError(f"worker {worker} accepts no connection")

    def send(
        self, method: str, path: str, guest: Guest | None = None, body: Mapping[str, Any] | None = None, host: str = ""
    ) -> None:
        """Send a request as one piece, at once."""
        self.used_at = asyncio.get_running_loop().time()
        text = b"" if body is None else json.dumps(body).encode()
        peer: int = self.writer.get_extra_info("peername")[1]
        lines = [f"{method} {path} HTTP/1.1", f"host: {host or f'127.0.0.1:{peer}'}", f"content-length: {len(text)}"]
        if guest is not None:
            lines += [f"cookie: {guest.cookies}", f"x-forceout-csrf: {guest.csrf}", f"origin: {guest.address}"]
        if body is not None:
            lines.append("content-type: application/json")
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + text)

    async def receive(self) -> tuple[int, dict[str, Any]]:
        """The status and the JSON of an answer."""
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        lengths = [int(line.partition(":")[2]) for line in head.split("\r\n") if line.startswith("content-length")]
        length = lengths[0] if lengths else 0
        body = await self.reader.readexactly(length)
        return int(head.split(" ", 2)[1]), json.loads(body) if body else {}

    async def ask(
        self, method: str, path: str, guest: Guest | None = None, body: Mapping[str, Any] | None = None
    ) -> tuple[int, dict[str, Any]]:
        """Send a request and wait for its answer."""
        self.send(method, path, guest, body)
        return await self.receive()

    async def keep_alive(self) -> None:
        """Say something when nothing was said for long: the server lets go of a silent connection."""
        if asyncio.get_running_loop().time() > self.used_at + LONGEST_SILENCE:
            await self.ask("GET", "/healthz")

    async def close(self) -> None:
        """Let go."""
        self.writer.close()
        await self.writer.wait_closed()
