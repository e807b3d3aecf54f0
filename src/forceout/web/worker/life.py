"""What only a process that serves does for itself: it counts its own stops, and collects its garbage when nobody
minds."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Final

from forceout.web.context import Site
from forceout.web.guard.connections import OPEN, raise_file_limit
from forceout.web.worker.garbage import Collecting
from forceout.web.worker.vital_signs import SIGNS

TICK: Final = 1.0


@asynccontextmanager
async def worker_life(site: Site) -> AsyncIterator[None]:
    """Live as a worker, from when everything is open until it is closed."""
    settings = site.service.settings
    OPEN.limit(None if settings.behind_tls else settings.address_connections, raise_file_limit())
    SIGNS.open(asyncio.get_running_loop())
    collecting = Collecting(monotonic)
    collecting.open()
    task = asyncio.create_task(_tick_on(collecting, site), name="collecting")
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        SIGNS.close()


async def _tick_on(collecting: Collecting, site: Site) -> None:
    while True:
        await asyncio.sleep(TICK)
        collecting.tick(site.admission.acted_at)
