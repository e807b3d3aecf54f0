"""Stopping gently: say goodbye to every stream first, then let the server finish what is being written."""

import asyncio
import signal
import threading
from types import FrameType
from typing import Any, Final

from forceout.web.context import Site

GOODBYE_SECONDS: Final = 0.5
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def drain_on_signal(site: Site) -> None:
    """Put a goodbye before what the server does when it is told to stop; a second signal stops it at once."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        before = signal.getsignal(number)
        if callable(before):
            signal.signal(number, _drainer(site, loop, before))


def _drainer(site: Site, loop: asyncio.AbstractEventLoop, before: Any) -> Any:
    def stop(number: int, frame: FrameType | None) -> None:
        if site.is_draining:
            before(number, frame)
            return
        site.is_draining = True
        loop.call_soon_threadsafe(site.hub.end_all, "stopping")
        loop.call_soon_threadsafe(loop.call_later, GOODBYE_SECONDS, before, number, None)

    return stop
