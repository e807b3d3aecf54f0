"""Several workers, each started again when it dies (trust.md, promise 2)."""

import os
import signal

from uvicorn.supervisors import Multiprocess

from forceout.service.loops.orphans import when_parent_ends


class Supervisor(Multiprocess):
    """Uvicorn's supervisor, which learns of a death at once."""

    def keep_subprocess_alive(self) -> None:
        """Start dead workers again."""
        for process in self.processes:
            # While this process too held the worker's end of their pipe, a worker that died before it answered the
            # question whether it lives was waited for until the question ran out, five seconds later.
            process.child_conn.close()
        super().keep_subprocess_alive()


def stop_with_supervisor() -> None:
    """Let this worker stop, gently, when its supervisor is gone: it would hold the port and serve an old release."""
    when_parent_ends(lambda: os.kill(os.getpid(), signal.SIGTERM))
