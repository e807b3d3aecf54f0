"""The OpenAPI document, and Schemathesis against it: whatever the document allows is asked of a server with a port."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest
import uvicorn

from forceout.service.service import Service
from forceout.service.settings import Settings
from forceout.web.app import create_app, migrate
from tests.support.house import House

IS_LONG: Final = os.environ.get("FORCEOUT_LONG") == "1"
PHASES: Final = "coverage,fuzzing" if IS_LONG else "fuzzing"
"""What is at the edge of every field is the long form's: with some two hundred routes it takes a minute."""
EXAMPLES: Final = 20 if IS_LONG else 3
UNLIMITED: Final = {
    f"{name}_{kind}": 1_000_000 for name in ("session", "address", "judge") for kind in ("rate", "burst")
}
CONFIGURATION: Final = """
[checks]
# What is well formed may still be against the rules of a game, which no document can say.
positive_data_acceptance.expected-statuses = ["2xx", "400", "401", "403", "404", "409", "422", "429", "503"]
"""


@pytest.mark.anyio
async def test_the_document_names_every_address_and_only_our_own_kind_of_refusal(house: House) -> None:
    document = (await house.browser().get("/api/openapi.json")).json()
    assert document["info"]["title"] == "Forceout"
    operations = [(path, one) for path, item in document["paths"].items() for one in item.values()]
    assert {"/api/matches/{match}/actions", "/api/judge", "/api/reading", "/healthz"} <= set(document["paths"])
    for path, operation in operations:
        assert operation["description"]
        for status, answer in operation["responses"].items():
            if status >= "400" and path.startswith("/api"):
                assert list(answer["content"]) == ["application/problem+json"], (path, status)


@pytest.mark.anyio
async def test_the_page_about_it_is_our_own(house: House) -> None:
    page = await house.browser().get("/api/docs")
    assert "/api/matches/{match}/actions" in page.text
    assert "//" not in page.text.replace("/api/openapi.json", "").replace("<!--", "")


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server on a free port, in a thread."""
    settings = Settings(
        data=tmp_path,
        database=f"sqlite+aiosqlite:///{tmp_path}/forceout.sqlite3",
        bot_processes=0,
        **UNLIMITED,  # type: ignore[arg-type]
    )
    asyncio.run(migrate(settings))
    app = create_app(Service(settings), has_loops=False)
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, access_log=False))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        thread.join(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(20)


def test_schemathesis_finds_nothing(address: str, tmp_path: Path) -> None:
    with httpx.Client(base_url=address) as client:
        client.post("/api/guests", json={"nickname": "Ada"})
        cookies = dict(client.cookies)
    configuration = tmp_path / "schemathesis.toml"
    configuration.write_text(CONFIGURATION)
    shared = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(configuration), "run"]
    options = f"--checks all --phases {PHASES} --max-examples {EXAMPLES} --seed 1 --no-color --warnings off"
    # The stream never ends, and whoever deletes themselves asks the rest as a stranger.
    left_out = ["--exclude-path-regex", "events$", "--exclude-method", "DELETE"]
    headers = ["-H", f"Cookie: forceout_session={cookies['forceout_session']}"]
    headers += ["-H", f"x-forceout-csrf: {cookies['forceout_csrf']}"]
    done = subprocess.run(
        [*shared, f"{address}/api/openapi.json", *options.split(), *left_out, *headers],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
