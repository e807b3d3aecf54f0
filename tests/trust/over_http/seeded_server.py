"""A server whose dice and names of matches come from a seed, so that two of them can be compared byte by byte."""

import argparse
import asyncio
import hashlib
from itertools import count

import uvicorn

from forceout.service.service import Service
from forceout.service.settings import Settings
from forceout.web.app import create_app, migrate


class Seeded:
    """Bytes that come in the same order in every process."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._numbers = count()

    def __call__(self, size: int) -> bytes:
        return hashlib.shake_256(f"{self._seed} {next(self._numbers)}".encode()).digest(size)


def main() -> None:
    """Serve as `forceout serve` does, on one worker."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--workers", type=int)
    options = parser.parse_args()
    settings = Settings.read()
    asyncio.run(migrate(settings))
    app = create_app(Service(settings, randomness=Seeded("secrecy")), drains_on_signal=True)
    uvicorn.run(app, port=options.port, ws="websockets-sansio", access_log=False, log_config=None)


if __name__ == "__main__":
    main()
