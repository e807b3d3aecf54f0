"""What axe says of a page, in both themes; on a phone or on a desktop by turns, in `scripts/long browser` on both."""

import os
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize

from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.pages.strings import raw_keys

RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ALL: Final = {"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"]}
COLORS: Final = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""What another theme can change."""
SIZES: Final[dict[str, ViewportSize]] = {"phone": PHONE, "desktop": DESKTOP}
SCRIPT: Final = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
SHOW_AS: Final = "theme => { document.documentElement.dataset.theme = theme; }"
STILL: Final = """() => document.fonts.ready.then(() => Promise.all(document.getAnimations()
  .filter(one => one.effect.getTiming().iterations !== Infinity)
  .map(one => one.finished.catch(() => null)))).then(() => null)"""
LOOK: Final = "options => axe.run(options).then(found => found.violations)"


def sizes_of(place: int) -> list[str]:
    """The sizes in which the page at some place of a list is looked at."""
    return list(SIZES) if os.environ.get("FORCEOUT_LONG") == "1" else [list(SIZES)[place % len(SIZES)]]


def looks(page: Page, place: int) -> Iterator[tuple[str, str]]:
    """Show a page in its sizes, in light and in dark, one after the other."""
    for size in sizes_of(place):
        page.set_viewport_size(SIZES[size])
        for theme in ("light", "dark"):
            page.evaluate(SHOW_AS, theme)
            page.evaluate(STILL)
            yield size, theme


def violations(page: Page, of: str, options: dict[str, Any] | None = None) -> list[str]:
    """What axe finds on a page as it stands, a line for each."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(LOOK, options or ALL)
    return [
        f"{of}: {one['id']} at {node['target']}: {node['failureSummary']} {node['html'][:200]}"
        for one in found
        for node in one["nodes"]
    ]


def faults(page: Page, of: str, place: int) -> list[str]:
    """What axe finds on a page in each of its looks, and keys that are shown for sentences."""
    found: list[str] = []
    for size, theme in looks(page, place):
        found += violations(page, f"{of}, {size}, {theme}", ALL if theme == "light" else COLORS)
    return found + [f"{of}: shows {key}" for key in raw_keys(page)]
