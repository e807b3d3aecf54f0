"""What is wrong with the table's frame in a window: what scrolls, what is out of view, too small for a finger, or covered."""

import os
from collections.abc import Iterator
from typing import Any, Final

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
FAULTS: Final = """() => {
  const found = [];
  const [width, height] = [innerWidth, innerHeight];
  const page = document.scrollingElement;
  if (page.scrollHeight > height || page.scrollWidth > width) found.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
  const frame = document.querySelector(".frame");
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => `${one.getAttribute("class") || one.tagName} "${(one.getAttribute("aria-label") || one.innerText || "").trim().slice(0, 40)}"`;
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && box(one).width > 2;
  const least = width < 360 ? 39 : 43.5;
  const scrolls = ".side, .rail, .boards, .looking, .scoresheet, .log, .folded__body";
  // Links inside sentences, words that explain themselves and the handles of gaps have another way to be pressed.
  const spared = ".term, .rule, p a, .section__put, .gapbtn, .regroup button, .vh, .matcube";
  for (const one of frame.querySelectorAll("button, a[href], input, textarea, select")) {
    if (!isShown(one) || one.matches(spared) || one.closest(scrolls)) continue;
    const { left, top, right, bottom } = box(one);
    if (left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5) found.push(`${name(one)} is out of view`);
    if (right - left < least || bottom - top < 43.5) found.push(`${name(one)} is ${Math.round(right - left)} x ${Math.round(bottom - top)}`);
    const hit = document.querySelector("dialog[open]") ? null : document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit && !one.contains(hit) && !hit.contains(one) && !hit.closest(".notices")) found.push(`${name(one)} lies under ${name(hit)}`);
  }
  const parts = [...frame.querySelectorAll(".saying, .universe, .mat, .goalshapes, .hand > .work, .keypad > .work, .tabs, .tray, .shelf")].filter(isShown);
  parts.forEach((one, place) => {
    const mine = box(one);
    if (mine.bottom > height + 0.5 || mine.right > width + 0.5) found.push(`${one.className} ends at ${Math.round(mine.right)}, ${Math.round(mine.bottom)}`);
    for (const other of parts.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const theirs = box(other);
      const over = Math.min(mine.right, theirs.right) - Math.max(mine.left, theirs.left);
      const down = Math.min(mine.bottom, theirs.bottom) - Math.max(mine.top, theirs.top);
      if (over > 1 && down > 1) found.push(`${one.className} and ${other.className} overlap by ${Math.round(over)} x ${Math.round(down)}`);
    }
  });
  for (const mat of frame.querySelectorAll(".mat")) {
    for (const cube of mat.querySelectorAll(".cube")) {
      const section = box(cube.closest(".section"));
      const { left, top, right, bottom } = box(cube);
      if (left < section.left - 1 || right > section.right + 1 || top < section.top - 3 || bottom > section.bottom + 3) found.push(`a cube leaves ${name(cube.closest(".section"))}`);
    }
  }
  for (const well of frame.querySelectorAll(".tray .cube")) {
    const tray = box(well.closest(".tray"));
    if (box(well).right > tray.right + 1 || box(well).bottom > tray.bottom + 1) found.push("a cube leaves the tray");
  }
  for (const one of frame.querySelectorAll(".work, .sheetlet, .gstage, .detail, .won, .vsheet .grid3, .reasons, .places")) {
    if (isShown(one) && !one.closest(scrolls) && one.scrollHeight > one.clientHeight + 2) found.push(`${name(one).slice(0, 40)} is cut: ${one.scrollHeight} in ${one.clientHeight}`);
  }
  const main = frame.querySelector(".btn--main");
  if (!main) found.push("there is no main button");
  else if (main.scrollWidth > main.clientWidth + 1) found.push(`the main button is too narrow for ${name(main)}`);
  if (!frame.querySelector(".shelf .block")) found.push("the block is not on its shelf");
  return [...new Set(found)];
}"""
PLACES: Final = """selector => [...document.querySelectorAll(selector)].map(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join(" ");
})"""


def sizes() -> dict[str, ViewportSize]:
    """The windows that are looked at: three in the check, all in the long form."""
    return SIZES | MORE_SIZES if os.environ.get("FORCEOUT_LONG") == "1" else SIZES


def windows(page: Page) -> Iterator[str]:
    """Show a page in every size, one after the other."""
    for name, size in sizes().items():
        page.set_viewport_size(size)
        yield name


def faults(page: Page, of: str) -> list[str]:
    """What is wrong with the frame as it stands."""
    found: list[str] = page.evaluate(FAULTS)
    return [f"{of}: {one}" for one in found]


def faults_in_all(page: Page, of: str) -> list[str]:
    """What is wrong with the frame in any size."""
    return [one for size in windows(page) for one in faults(page, f"{of}, {size}")]


def places(page: Page, selector: str) -> Any:
    """Where things are, to the pixel."""
    return page.evaluate(PLACES, selector)
