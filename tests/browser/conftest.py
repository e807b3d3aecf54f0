"""One server and one Chromium for all tests here; guarded contexts for each.

They last for this package, not for the session: Playwright's loop would be in the way of other tests.
"""

import os
from collections.abc import Hashable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

from tests.browser import arranging, chromium
from tests.browser.guard import Guard
from tests.browser.kept_contexts import KeptContexts
from tests.trust.over_http.server import Server

PATIENCE = 20_000
"""The milliseconds after which a test gives up on a page, whether it waits for an element or for what it says."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; where it is missing the checks fail and other runs skip."""
    if not chromium.PROGRAM.exists():
        reason = f"{chromium.PROGRAM} is missing: install Debian's chromium-headless-shell"
        if os.environ.get("FORCEOUT_CHECK"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        started = chromium.launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="package")
def kept_contexts() -> KeptContexts:
    """Contexts that go from test to test."""
    return KeptContexts()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server in a process of its own, with bots that do not wait, and cubes that can be arranged."""
    folder: Path = tmp_path_factory.mktemp("browser")
    started = Server(folder, program=("-m", "tests.browser.arranged_server", "serve"), is_forked=True)
    started.start()
    yield started
    started.stop()


@pytest.fixture(scope="package")
def address(server: Server) -> str:
    """Where the server is, without a slash at the end."""
    return server.address


class Arrange(Protocol):
    """Says beforehand how the cubes of a match fall."""

    def __call__(self, match: str, arranged: Mapping[str, Any]) -> None:
        """The lot by seat, the roll and the deal of every shake, as far as they are said."""


@pytest.fixture
def arrange(server: Server) -> Arrange:
    """Says how cubes fall at the server of the tests."""

    def say(match: str, arranged: Mapping[str, Any]) -> None:
        arranging.arrange(server.folder, match, arranged)

    return say


@pytest.fixture
def guard(address: str) -> Iterator[Guard]:
    """What listens to every page of a test; at its end there must be no complaint."""
    made = Guard(address)
    yield made
    assert made.complaints == []


class Visit(Protocol):
    """Opens a guarded context, a visitor's own browser: relative addresses lead to the server."""

    def __call__(
        self,
        size: ViewportSize = ...,
        *,
        has_touch: bool = ...,
        is_moving: bool = ...,
        is_dark: bool = ...,
        is_new: bool = ...,
    ) -> BrowserContext:
        """A context of a size; with a touch screen; with animations; in the dark theme; of somebody who has never been
        here."""


@pytest.fixture
def visit(browser: Browser, address: str, guard: Guard, kept_contexts: KeptContexts) -> Iterator[Visit]:
    """Opens guarded contexts, wiped or closed when the test ends."""
    opened: list[tuple[Hashable, BrowserContext]] = []

    def open_context(
        size: ViewportSize = chromium.LAPTOP,
        *,
        has_touch: bool = False,
        is_moving: bool = False,
        is_dark: bool = False,
        is_new: bool = False,
    ) -> BrowserContext:
        key = (address, has_touch, is_moving, is_dark)

        def make() -> BrowserContext:
            context = browser.new_context(
                base_url=address,
                viewport=size,
                has_touch=has_touch,
                is_mobile=has_touch,
                reduced_motion="no-preference" if is_moving else "reduce",
                color_scheme="dark" if is_dark else "light",
                service_workers="block",
            )
            context.set_default_timeout(PATIENCE)
            return context

        # What has been seen before is kept by the browser: whoever weighs a first load wants nothing of it.
        context = kept_contexts.take((key, len(opened)) if is_new else key, size, make)
        guard.watch(context)
        opened.append((key, context))
        return context

    yield open_context
    guard.turn_away()
    for key, context in opened:
        kept_contexts.give_back(key, context)
