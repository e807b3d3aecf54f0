"""What is wrong with the table's frame in a window: what scrolls, is out of view, too small to press, or covered."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from playwright.sync_api import Page, ViewportSize

SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "phone on its side": {"width": 844, "height": 390},
    "laptop": {"width": 1280, "height": 800},
}
MORE_SIZES: Final[dict[str, ViewportSize]] = {
    "small phone": {"width": 360, "height": 640},
    "200 % zoom": {"width": 640, "height": 400},
    "smallest phone": {"width": 320, "height": 568},
    "tablet": {"width": 820, "height": 1180},
    "Chromebook": {"width": 1366, "height": 768},
}
FAULTS: Final = Path(__file__).with_suffix(".js").read_text("utf-8")
PLACES: Final = """selector => [...document.querySelectorAll(selector)].map(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join(" ");
})"""


def sizes(of: str) -> dict[str, ViewportSize]:
    """The windows that something is looked at in: one in the check, all three by turns as tests and moments go, and
    every size in the long form."""
    if os.environ.get("FORCEOUT_LONG") == "1":
        return SIZES | MORE_SIZES
    name = list(SIZES)[crc32(f"{os.environ.get('PYTEST_CURRENT_TEST')} {of}".encode()) % len(SIZES)]
    return {name: SIZES[name]}


def windows(page: Page, of: str = "") -> Iterator[str]:
    """Show a page in every size that its turn brings, one after the other."""
    for name, size in sizes(of).items():
        page.set_viewport_size(size)
        yield name


def faults(page: Page, of: str) -> list[str]:
    """What is wrong with the frame as it stands."""
    found: list[str] = page.evaluate(FAULTS)
    return [f"{of}: {one}" for one in found]


def faults_in_all(page: Page, of: str) -> list[str]:
    """What is wrong with the frame in any size."""
    return [one for size in windows(page, of) for one in faults(page, f"{of}, {size}")]


def places(page: Page, selector: str) -> Any:
    """Where things are, to the pixel."""
    return page.evaluate(PLACES, selector)
