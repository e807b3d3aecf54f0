"""Debian's Chromium without a window, as the tests and the measurements start it: a fifth less work than the whole
browser, which would draw as if somebody looked."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright, ViewportSize

PROGRAM: Final = Path("/usr/bin/chromium-headless-shell")
OPTIONS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
FLAT: Final[ViewportSize] = {"width": 844, "height": 390}
"""A phone on its side."""
LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
"""What measurements are taken on; tests draw a fifth less on a laptop."""


def launch(playwright: Playwright) -> Browser:
    """Start a browser."""
    return playwright.chromium.launch(executable_path=PROGRAM, args=list(OPTIONS))
