"""A private Redis, which a test kills and starts again."""

import socket
import subprocess
from typing import Final

from tests.trust.over_http.server import free_port, wait_until

NO_FILES: Final = ("--save", "", "--appendonly", "no", "--daemonize", "no", "--logfile", "/dev/null")


class RedisServer:
    """A Redis of our own that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", *NO_FILES]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, cwd="/tmp")
        wait_until(self.is_answering, "Redis answers")

    def is_answering(self) -> bool:
        """Whether it answers."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=2) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """Kill it at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)
            self.process = None
