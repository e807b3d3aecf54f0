"""How quickly the pages answer in Chromium, on loopback.

usage: .venv/bin/python benchmarks/browser.py [--moves 100] [--loads 7] [--slowdown 4]

Drawing: two people at a table, each in a browser context of their own; one moves a cube, and the time runs from sending
the action in one page to the frame that shows it in the other. Interactive: from the start of the navigation, with an
empty cache and a slowed CPU, to the frame that has the page's main button (home), the table, or what a puzzle of each
kind is answered with. Weight: the bytes of the
answers' bodies as they came, with an empty cache.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser import chromium
from tests.browser.brain import Brain
from tests.browser.player import PATIENCE, VIEW
from tests.browser.tables import enter, post
from tests.browser.weighing import weigh
from tests.trust.over_http.server import Server

from forceout.games.registry import NAMES
from forceout.practice.catalogue.catalogue import shipped
from forceout.practice.puzzle import Kind

ANSWERED_WITH = {
    Kind.FIND: ".keypad .key",
    Kind.CHALLENGE: ".choice",
    Kind.WRONG: ".choice",
    Kind.READING: ".practice-piece",
    Kind.GOAL: ".choice, .practice-places .key",
    Kind.SAFE: "button.well",
}
READY = """(() => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector("SELECTOR")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.readyAt = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
})()"""
DRAWN = """(seq) => (window.drawn = new Promise((done) => {
  const main = document.querySelector("main");
  const observer = new MutationObserver(() => {
    if (Number(main.dataset.seq) < seq) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.timeOrigin + performance.now())));
  });
  observer.observe(main, { attributes: true });
}), null)"""
SEND = """async ([match, base, action]) => {
  const csrf = document.cookie.split("; ").find((one) => one.startsWith("forceout_csrf="))?.split("=")[1] ?? "";
  const sentAt = performance.timeOrigin + performance.now();
  const answer = await fetch(`/api/matches/${match}/actions`, {
    method: "POST", body: JSON.stringify({ base, key: crypto.randomUUID(), action }),
    headers: { "content-type": "application/json", "x-forceout-csrf": csrf },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return sentAt;
}"""


def new_page(browser: Browser, address: str) -> Page:
    """A page in a context of its own."""
    return browser.new_context(base_url=address, viewport=chromium.DESKTOP, reduced_motion="reduce").new_page()


def table_of_two(pages: list[Page]) -> str:
    """Two people at a table of Equations, with the match begun."""
    host, other = pages
    settings = {"game": "equations", "division": "elementary", "form": "basic", "seats": 2, "clock": "off"}
    match: str = post(host, "/api/matches", settings)["match"]
    post(other, "/api/join", {"code": post(host, f"/api/matches/{match}/code")["code"]})
    post(host, f"/api/matches/{match}/start")
    for page in pages:
        page.goto(f"/t/{match}")
        page.locator("main.frame").wait_for()
    return match


def view_of(page: Page, match: str) -> dict[str, Any]:
    """The table as a page's person sees it."""
    seen: dict[str, Any] = page.evaluate(VIEW, [match, 0, PATIENCE])
    return seen


def measure_drawing(browser: Browser, address: str, wanted: int) -> list[float]:
    """The milliseconds from sending a move to its being drawn in the other's page."""
    pages = [new_page(browser, address), new_page(browser, address)]
    for page, name in zip(pages, ("Maya", "Theo"), strict=True):
        enter(page, name)
    took: list[float] = []
    while len(took) < wanted:
        match, brain = table_of_two(pages), Brain()
        while True:
            mover, watcher = pages
            action = brain.wanted(view_of(mover, match))
            if action is None:
                pages.reverse()
                continue
            view = view_of(mover, match)
            if view["shake"] is not None and view["shake"]["phase"] == "moving":
                moves = [one for one in view["legal"]["actions"] if one["do"] == "move" and one["to"] == "permitted"]
                if len(view["shake"]["resources"]) <= 2 or not moves:
                    break
                action = moves[0]
            watcher.evaluate(DRAWN, view["seq"] + 1)
            sent = mover.evaluate(SEND, [match, view["seq"], action])
            drawn = watcher.evaluate("() => window.drawn")
            if action["do"] == "move":
                took.append(drawn - sent)
    return took


def measure_interactive(
    browser: Browser, address: str, selector: str, path: str, loads: int, slowdown: int
) -> list[float]:
    """The milliseconds from the start of the navigation to a frame with something, on a slow machine."""
    took: list[float] = []
    for _ in range(loads):
        page = new_page(browser, address)
        page.add_init_script(READY.replace("SELECTOR", selector))
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        page.goto(path)
        took.append(page.wait_for_function("() => window.readyAt").json_value())
        page.context.close()
    return took


def puzzle_pages() -> list[tuple[str, str, str]]:
    """A page of each kind of puzzle, by turns of both games, and what it is answered with."""
    entries = {game: shipped(game, "middle").entries for game in NAMES}
    pages = []
    for place, kind in enumerate(Kind):
        found = next(one for one in entries[NAMES[place % len(NAMES)]] if one.kind is kind)
        pages.append((f"a puzzle ({kind.value})", f"/practice/puzzle/{found.id}", ANSWERED_WITH[kind]))
    return pages


def told(name: str, took: list[float]) -> None:
    """Print what was measured."""
    ranked = sorted(took)
    p95 = ranked[max(0, round(len(ranked) * 0.95) - 1)]
    middle = statistics.median(ranked)
    print(f"{name}: median {middle:.0f} ms, p95 {p95:.0f} ms, max {ranked[-1]:.0f} ms (n={len(ranked)})")


def main() -> None:
    """Measure, and print a line for each figure."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--moves", type=int, default=100)
    options.add_argument("--loads", type=int, default=7)
    options.add_argument("--slowdown", type=int, default=4)
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = chromium.launch(playwright)
        try:
            address = server.address
            told("an action is drawn at another seat", measure_drawing(browser, address, asked.moves))
            page = new_page(browser, address)
            enter(page, "Maya")
            match = post(page, "/api/matches", {"game": "on-sets", "division": "middle", "is_watchable": True})["match"]
            post(page, f"/api/matches/{match}/bots", {"seat": "P2", "level": "learner"})
            post(page, f"/api/matches/{match}/start")
            for name, path, selector in (
                ("home", "/", ".tile__go button"),
                ("table", f"/t/{match}", "main.frame"),
                *puzzle_pages(),
            ):
                weights = weigh(new_page(browser, address), path)
                print(f"{name} weighs {sum(weights.values()) / 1000:.1f} kB in {len(weights)} answers")
                took = measure_interactive(browser, address, selector, path, asked.loads, asked.slowdown)
                told(f"{name} is interactive at {asked.slowdown} times slowdown", took)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
