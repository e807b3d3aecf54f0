"""Tests of the supervisor of several workers (trust.md, promise 2)."""

import pytest
import uvicorn
from uvicorn.supervisors.multiprocess import Process

from forceout.web.worker.supervision import Supervisor


class Worker(Process):
    """A worker that ends at once, just after somebody saw it live."""

    is_end_seen = False

    def target(self, sockets: object = None) -> None:
        """Do nothing, and end."""

    def is_alive(self, timeout: float = 5) -> bool:
        """It does not; whether that is known without waiting is kept."""
        self.is_end_seen = self.parent_conn.poll(0)
        return False


def test_a_worker_that_dies_before_it_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signal.signal", lambda *_: None)
    config = uvicorn.Config("nowhere:nothing", workers=1)
    supervisor = Supervisor(config, sockets=[])
    dead = Worker(config, [])
    dead.start()
    dead.process.join()
    supervisor.processes = [dead]
    monkeypatch.setattr("uvicorn.supervisors.multiprocess.Process", Worker)
    supervisor.keep_subprocess_alive()
    assert dead.is_end_seen
    assert supervisor.processes[0] is not dead
    supervisor.processes[0].process.join()
