"""Processes that end with the one that started them, also when that one is killed: none goes on thinking for nobody."""

import contextlib
import fcntl
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Final

DIE_WITH_PARENT: Final = 1
"""PR_SET_PDEATHSIG of Linux."""


def when_parent_ends(do: Callable[[], None]) -> None:
    """Have something done as soon as the process that asked for this one is gone; nothing in a process of its own."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        do()

    threading.Thread(target=watch, name="parent", daemon=True).start()


def end_with_parent() -> None:
    """End this process, whatever it is working out, when the one that asked for it has gone."""
    when_parent_ends(lambda: os._exit(1))
    parent = multiprocessing.parent_process()
    if sys.platform == "linux" and parent is not None:
        # A calculation in C may keep the thread above from its turn: then the kernel ends us, when the other end of the
        # parent's pipe is gone, or the process that forked us.
        signal.signal(signal.SIGIO, signal.SIG_DFL)
        fcntl.fcntl(parent.sentinel, fcntl.F_SETOWN, os.getpid())
        fcntl.fcntl(parent.sentinel, fcntl.F_SETFL, fcntl.fcntl(parent.sentinel, fcntl.F_GETFL) | os.O_ASYNC)
        with contextlib.suppress(ImportError, OSError, AttributeError):
            import ctypes

            ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
