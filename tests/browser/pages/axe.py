"""What axe says of a page, by turns light or dark, on a phone or on a desktop; in `scripts/long browser` in all four
looks."""

import os
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize

from tests.browser.chromium import LAPTOP, PHONE
from tests.browser.pages.strings import raw_keys

RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ALL: Final = {"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"]}
SIZES: Final[dict[str, ViewportSize]] = {"phone": PHONE, "laptop": LAPTOP}
LOOKS: Final = (("light", "phone"), ("dark", "laptop"), ("dark", "phone"), ("light", "laptop"))
"""Themes with sizes: who looks at one place and its neighbour of a pair has seen both themes and both sizes."""
SCRIPT: Final = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
SHOW_AS: Final = "theme => { document.documentElement.dataset.theme = theme; }"
STILL: Final = """() => document.fonts.ready.then(() => Promise.all(document.getAnimations()
  .filter(one => one.effect.getTiming().iterations !== Infinity)
  .map(one => one.finished.catch(() => null)))).then(() => null)"""
LOOK: Final = "options => axe.run(options).then(found => found.violations)"


def looks_of(place: int) -> list[tuple[str, str]]:
    """The themes and sizes in which the page at some place of a list is looked at."""
    return list(LOOKS) if os.environ.get("FORCEOUT_LONG") == "1" else [LOOKS[place % len(LOOKS)]]


def looks(page: Page, place: int) -> Iterator[tuple[str, str]]:
    """Show a page in its looks, one after the other."""
    for theme, size in looks_of(place):
        page.set_viewport_size(SIZES[size])
        page.evaluate(SHOW_AS, theme)
        page.evaluate(STILL)
        yield theme, size


def violations(page: Page, of: str) -> list[str]:
    """What axe finds on a page as it stands, a line for each."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(LOOK, ALL)
    return [
        f"{of}: {one['id']} at {node['target']}: {node['failureSummary']} {node['html'][:200]}"
        for one in found
        for node in one["nodes"]
    ]


def faults(page: Page, of: str, place: int) -> list[str]:
    """What axe finds on a page in each of its looks, and keys that are shown for sentences."""
    found: list[str] = []
    for theme, size in looks(page, place):
        found += violations(page, f"{of}, {theme}, {size}")
    return found + [f"{of}: shows {key}" for key in raw_keys(page)]
