"""Programs of ours that start at once: a process that has imported what a server needs forks them.

A server's imports are most of its start, and tests start servers some sixty times. What is forked has the arguments,
the environment, the folder and the output that it is told, and runs the same file as a real start; tests of starting
itself begin afresh. `python -m tests.support.forked_programs SOCKET` is the process that forks.
"""

import atexit
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
IMPORTED: Final = (
    "aiosqlite",
    "anyio._backends._asyncio",
    "asyncpg",
    "attrs",
    "litestar._kwargs",
    "litestar.middleware._internal.exceptions",
    "litestar.plugins.attrs",
    "litestar.plugins.pydantic",
    "pydantic.v1",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvloop",
    "forceout.cli.application",
    "forceout.service.store.migrating",
    "forceout.web.app",
    "forceout.web.guard.http",
    "forceout.web.guard.socket",
)
LONGEST_ORDER: Final = 1 << 20
OUTPUTS: Final = 2
MODULE: Final = "-m"


class ForkedProgram:
    """A program that was forked, to be handled like a `subprocess.Popen`: only its forker can ask how it ended."""

    def __init__(self, forker: "Forker", pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._forker = forker

    def poll(self) -> int | None:
        """What it ended with, or None while it runs."""
        if self.returncode is None:
            self.returncode = self._forker.asked({"ended": self.pid})
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended; what it ended with."""
        until = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            watched = os.pidfd_open(self.pid)
            try:
                left = None if until is None else max(0.0, until - time.monotonic())
                if not select.select([watched], [], [], left)[0]:
                    raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
            finally:
                os.close(watched)
        return code

    def send_signal(self, sent: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, sent)

    def kill(self) -> None:
        """Kill it."""
        self.send_signal(signal.SIGKILL)


class Forker:
    """The process that forks programs, and the line to it."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("FORCEOUT_")}
        with theirs:
            command = [sys.executable, "-m", __name__, str(theirs.fileno())]
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()]
            )
        atexit.register(self.close)

    def start(self, command: Sequence[str], environment: Mapping[str, str], output: int, errors: int) -> ForkedProgram:
        """Start a program: the path of a Python file or `-m` and a module, and its arguments."""
        order = {"start": list(command), "environment": dict(environment)}
        pid = self.asked(order, output, errors)
        assert pid is not None
        return ForkedProgram(self, pid)

    def asked(self, order: Mapping[str, Any], *descriptors: int) -> int | None:
        """What the process answers."""
        socket.send_fds(self._line, [json.dumps(order).encode()], descriptors)
        said = self._line.recv(LONGEST_ORDER)
        assert said, "the process that forks programs has ended"
        answer: int | None = json.loads(said)
        return answer

    def close(self) -> None:
        """Let the process end."""
        self._line.close()
        self._process.wait()


@cache
def forker() -> Forker:
    """The one of this process, started when it is first needed."""
    return Forker()


def run_forked(
    command: Sequence[str], environment: Mapping[str, str], timeout: float
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, and read what it said."""
    with TemporaryFile("w+") as output, TemporaryFile("w+") as errors:
        code = forker().start(command, environment, output.fileno(), errors.fileno()).wait(timeout)
        output.seek(0)
        errors.seek(0)
        return subprocess.CompletedProcess(list(command), code, output.read(), errors.read())


def fork_programs(line: socket.socket) -> dict[str, Any] | None:
    """Fork until nobody asks any more; in a forked process return what it shall do."""
    while True:
        told, descriptors, _, _ = socket.recv_fds(line, LONGEST_ORDER, OUTPUTS)
        if not told:
            return None
        order: dict[str, Any] = json.loads(told)
        if "ended" in order:
            pid, status = os.waitpid(order["ended"], os.WNOHANG)
            line.send(json.dumps(os.waitstatus_to_exitcode(status) if pid else None).encode())
            continue
        pid = os.fork()
        if not pid:
            line.close()
            for place, descriptor in enumerate(descriptors, start=1):
                os.dup2(descriptor, place)
                os.close(descriptor)
            return order
        for descriptor in descriptors:
            os.close(descriptor)
        line.send(json.dumps(pid).encode())


def become(order: Mapping[str, Any]) -> None:
    """Run a program as if this process had just been started for it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(order["environment"])
    first, *arguments = order["start"]
    if first == MODULE:
        sys.argv = arguments
        runpy.run_module(arguments[0], run_name="__main__", alter_sys=True)
    else:
        sys.argv = [first, *arguments]
        runpy.run_path(first, run_name="__main__")


def main() -> None:
    """Import, then fork."""
    # Whoever interrupts the tests interrupts this process too, which is still asked how the others ended.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in IMPORTED:
        importlib.import_module(name)
    gc.collect()
    gc.freeze()
    order = fork_programs(socket.socket(fileno=int(sys.argv[1])))
    if order is not None:
        become(order)


if __name__ == "__main__":
    main()
