"""A real server in processes of its own, which a test starts, kills, stops and starts again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import psutil

from tests.support.forked_programs import ForkedProgram, forker

PATIENCE: Final = 90.0
"""The seconds after which a test gives up on a server."""
LOOK_EVERY: Final = 0.02
PROBES: Final = 4
UNLIMITED: Final = {
    f"FORCEOUT_{name}_{kind}": "1000000" for name in ("SESSION", "ADDRESS", "JUDGE") for kind in ("RATE", "BURST")
}
"""What lets scripts play as fast as they can."""
ROOT: Final = Path(__file__).parents[3]
PROGRAM: Final = (str(Path(sys.executable).parent / "forceout"), "serve")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_until(is_so: Callable[[], bool], what: str, seconds: float = PATIENCE) -> float:
    """Look again and again until something is so; how many seconds it took."""
    begun = time.monotonic()
    while not is_so():
        if time.monotonic() > begun + seconds:
            raise AssertionError(f"after {seconds} s still not so: {what}")
        time.sleep(LOOK_EVERY)
    return time.monotonic() - begun


def clean_environment() -> dict[str, str]:
    """The environment without settings of ours, and with compiled modules kept, so that a server starts fast."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("FORCEOUT_") and name != "PYTHONDONTWRITEBYTECODE"
    }


class Server:
    """One `forceout serve` with its workers."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        workers: int = 1,
        settings: Mapping[str, str] = UNLIMITED,
        program: tuple[str, ...] = PROGRAM,
        is_forked: bool = False,
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.worker_count = workers
        self.program = program
        self.is_forked = is_forked
        """Whether a process that has imported everything forks it: not where starting or memory is measured."""
        self.environment = clean_environment() | {
            "FORCEOUT_DATA": str(folder),
            "FORCEOUT_BOT_PACE": "0",
            "FORCEOUT_LOG_LEVEL": "warning",
            **({} if database is None else {"FORCEOUT_DATABASE": database}),
            **settings,
        }
        self.process: subprocess.Popen[bytes] | ForkedProgram | None = None
        self.answered_by: set[int] = set()
        """Workers that have answered a connection of ours."""

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> str:
        """The address of its database."""
        return self.environment.get("FORCEOUT_DATABASE", f"sqlite+aiosqlite:///{self.folder}/forceout.sqlite3")

    @property
    def said(self) -> str:
        """What it has logged so far."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def launch(self) -> None:
        """Begin to start."""
        command = [*self.program, "--port", str(self.port), "--workers", str(self.worker_count)]
        with (self.folder / "log").open("ab") as log:
            if self.is_forked:
                self.process = forker().start(command, self.environment, log.fileno(), log.fileno())
            else:
                self.process = subprocess.Popen(
                    command, env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=ROOT
                )

    def start(self) -> float:
        """Start, and wait until every worker answers; how many seconds that took."""
        begun = time.monotonic()
        self.launch()
        self.wait_until_ready()
        return time.monotonic() - begun

    def wait_until_ready(self) -> float:
        """Wait until it answers and has all its workers; how many seconds that took."""
        return wait_until(self.is_ready, f"{self.address} answers")

    def is_ready(self) -> bool:
        """Whether it answers, by each of its workers."""
        assert self.process is not None
        assert self.process.poll() is None, f"the server ended with {self.process.returncode}: {self.said[-2000:]}"
        workers = self.workers()
        if len(workers) != self.worker_count or not self.is_answering():
            return False
        if self.worker_count > 1:
            self.answered_by |= self.probe()
        return self.worker_count == 1 or {one.pid for one in workers} <= self.answered_by

    def is_answering(self) -> bool:
        """Whether somebody answers that the server is ready."""
        try:
            with urllib.request.urlopen(f"{self.address}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def workers(self) -> list[psutil.Process]:
        """The processes that serve."""
        assert self.process is not None
        main = psutil.Process(self.process.pid)
        if self.worker_count == 1:
            return [main]
        return [one for one in main.children() if is_worker(one)]

    def probe(self) -> set[int]:
        """The workers that answer some fresh connections."""
        lines = [socket.create_connection(("127.0.0.1", self.port), timeout=5) for _ in range(PROBES)]
        try:
            for line in lines:
                line.sendall(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            ports = [line.getsockname()[1] for line in lines if line.recv(64).startswith(b"HTTP/1.1 200")]
            return {owner.pid for owner in map(self.worker_of, ports) if owner is not None}
        except OSError:
            return set()
        finally:
            for line in lines:
                line.close()

    def worker_of(self, port: int) -> psutil.Process | None:
        """The worker that has accepted the connection from a port of ours."""
        for worker in self.workers():
            try:
                connections = worker.net_connections("tcp")
            except psutil.Error:
                continue
            if any(one.raddr and one.raddr.port == port and one.laddr.port == self.port for one in connections):
                return worker
        return None

    def has_guests(self, worker: psutil.Process) -> bool:
        """Whether a worker has accepted a connection that is still open; listening alone does not count."""
        connections = worker.net_connections("tcp")
        return any(one.status == psutil.CONN_ESTABLISHED and one.laddr.port == self.port for one in connections)

    def family(self) -> list[psutil.Process]:
        """All its processes."""
        assert self.process is not None
        main = psutil.Process(self.process.pid)
        return [main, *main.children(recursive=True)]

    def memory(self) -> float:
        """The megabytes of all its processes, shared pages counted once."""
        return float(sum(one.memory_full_info().pss for one in self.family())) / 1e6

    def kill(self) -> None:
        """Kill the main process at once, as when the power fails."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def tell_to_stop(self) -> None:
        """Ask it to stop."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)

    def stop(self) -> int:
        """Ask it to stop, and wait until it has; what it ended with."""
        if self.process is None:
            return 0
        family = self.family() if self.process.poll() is None else []
        if self.process.poll() is None:
            self.tell_to_stop()
        try:
            return self.process.wait(30)
        finally:
            for one in family:
                if one.is_running():
                    one.kill()
            self.process.wait(PATIENCE)
            self.process = None


def is_worker(process: psutil.Process) -> bool:
    """Whether a child of the server serves; there are others that keep its semaphores."""
    try:
        return any("spawn_main" in word for word in process.cmdline())
    except psutil.Error:
        return False
