"""The open connections of one worker: so many from one address, so many in all, and none that only waits (trust.md,
promise 18)."""

import asyncio
import errno
from abc import abstractmethod
from collections.abc import Callable
from typing import Final, Protocol

import structlog

from forceout.service.people.rate_limits import network_of

SWEEP_EVERY: Final = 1.0
LINGER_SECONDS: Final = 5.0
"""How long a connection that we have closed may take to be gone."""
STALL_SECONDS: Final = 15.0
"""How long nothing may leave a full buffer."""
MOST_OF_ADDRESS: Final = 1000
RESERVED_FILES: Final = 128
"""Files that are left for the database, the log and the processes beside us."""
WANTED_FILES: Final = 65_536
TELL_EVERY: Final = 10.0


class Connection(Protocol):
    """What is asked of an open connection."""

    @abstractmethod
    def overdue(self, now: float) -> str | None:
        """Why it has lasted too long, if it has."""

    @abstractmethod
    def drop(self, why: str) -> None:
        """End it at once."""


def raise_file_limit() -> int:
    """As many open files as the system allows, within reason; how many those are."""
    try:
        import resource
    except ImportError:  # On Windows there is no such limit.
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError) as error:
            structlog.get_logger("connections").warning("the limit of files stays", files=soft, error=str(error))
    return WANTED_FILES if soft == resource.RLIM_INFINITY else soft


class Connections:
    """The connections of a worker, looked through every second."""

    def __init__(self, most_of_address: int = MOST_OF_ADDRESS, most: int = WANTED_FILES) -> None:
        self.most_of_address: int | None = most_of_address
        """None where a proxy stands between, so that all come from one address."""
        self.most = most
        self.refused = 0
        self.seen_off = 0
        """Connections on which our last word is being read."""
        self.dropped: dict[str, int] = {}
        """Connections that were ended by us, by reason."""
        self._all: dict[Connection, bytes] = {}
        self._by_address: dict[bytes, int] = {}
        self._is_sweeping = False
        self._told_at = float("-inf")
        self._log = structlog.get_logger("connections")

    def __len__(self) -> int:
        return len(self._all)

    def limit(self, most_of_address: int | None, files: int) -> None:
        """Let in as many as the operator wants, and as there are files for."""
        self.most_of_address = most_of_address
        self.most = max(RESERVED_FILES, files - RESERVED_FILES)

    def let_in(self, connection: Connection, address: str | None, loop: asyncio.AbstractEventLoop) -> bool:
        """Count a new connection, or say that there are too many."""
        network = network_of(address or "")
        most = self.most_of_address
        if len(self._all) >= self.most:
            self._tell_of_files(loop.time())
            self.refused += 1
            return False
        if most is not None and address is not None and self._by_address.get(network, 0) >= most:
            self.refused += 1
            return False
        self.enter(connection, address, loop)
        return True

    def enter(self, connection: Connection, address: str | None, loop: asyncio.AbstractEventLoop) -> None:
        """Count a connection, whatever there is already."""
        network = network_of(address or "")
        self._all[connection] = network
        self._by_address[network] = self._by_address.get(network, 0) + 1
        if not self._is_sweeping:
            self._is_sweeping = True
            loop.call_later(SWEEP_EVERY, self._sweep_on, loop)

    def leave(self, connection: Connection) -> None:
        """Forget a connection."""
        network = self._all.pop(connection, None)
        if network is None:
            return
        left = self._by_address[network] - 1
        if left:
            self._by_address[network] = left
        else:
            del self._by_address[network]

    def sweep(self, now: float) -> None:
        """End what has lasted too long."""
        for connection in list(self._all):
            why = connection.overdue(now)
            if why is not None:
                self.count_drop(why)
                connection.drop(why)

    def count_drop(self, why: str) -> None:
        """Note that a connection was ended by us."""
        self.dropped[why] = self.dropped.get(why, 0) + 1

    def _sweep_on(self, loop: asyncio.AbstractEventLoop) -> None:
        self.sweep(loop.time())
        self._is_sweeping = bool(self._all)
        if self._is_sweeping:
            loop.call_later(SWEEP_EVERY, self._sweep_on, loop)

    def _tell_of_files(self, now: float) -> None:
        # The event loop itself closes what it cannot accept without a word: so we stop earlier, and say why.
        if now - self._told_at >= TELL_EVERY:
            self._told_at = now
            self._log.error(
                "no files are left for more connections: raise LimitNOFILE",
                error=errno.errorcode[errno.EMFILE],
                open=len(self._all),
            )


class Lasting:
    """How long a transport has been closing, or has had a full buffer."""

    __slots__ = ("closing_since", "now", "stalled_since")

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.stalled_since: float | None = None
        self.closing_since: float | None = None

    def stall(self) -> None:
        """The buffer is full."""
        self.stalled_since = self.now()

    def flow(self) -> None:
        """The buffer has room again."""
        self.stalled_since = None

    def overdue(self, now: float, is_closing: bool) -> str | None:
        """Why the transport has lasted too long, if it has."""
        if is_closing and self.closing_since is None:
            self.closing_since = now
        if self.closing_since is not None and now - self.closing_since > LINGER_SECONDS:
            return "lingering"
        if self.stalled_since is not None and now - self.stalled_since > STALL_SECONDS:
            return "not-reading"
        return None


OPEN: Final = Connections()
"""Those of this worker."""
