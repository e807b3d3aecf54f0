"""In tests no time passes for a bot: what it may look at is counted in nodes and questions alone."""

import pytest


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("forceout.bots.player.monotonic", lambda: 0.0)
