"""How quickly the director's board answers with an event of 1,300 players, in Chromium on loopback.

usage: .venv/bin/python benchmarks/hall.py FILE [--loads 5] [--slowdown 4]

FILE is an event as `forceout tournament simulate --players 1300 --to FILE` writes it, taken back to the middle of its
last round: seats published, some results in. Interactive: from the start of the navigation, with the files cached as in
a hall that has been open for a while and a slowed CPU, to the frame that has the board's tables; then from a tap on a
filter to the frame that shows it, and from a tap on a table to its sheet of actions. Processor: what the page's thread
worked until the board was there, times the slowdown; a machine that is busy with other things does not change it.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser import chromium
from tests.browser.pages.http_guest import HttpGuest
from tests.trust.over_http.server import Server

from forceout.tournament.acts import EnterResult, Entry, Publish
from forceout.tournament.exchange.event_file import print_event, read_event

READY: Final = """(() => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector("SELECTOR")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.readyAt = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
})()"""
PRESSED: Final = """([what, awaited]) => new Promise((done) => {
  const began = performance.now();
  document.querySelector(what).click();
  const look = () =>
    document.querySelector(awaited) ? setTimeout(() => done(performance.now() - began)) : requestAnimationFrame(look);
  requestAnimationFrame(look);
})"""


def in_the_middle(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """An event in the middle of its last round: half of the results after the last seats are in."""
    last = max(place for place, entry in enumerate(entries) if isinstance(entry.act, Publish))
    entered = [place for place, entry in enumerate(entries) if isinstance(entry.act, EnterResult) and place > last]
    return entries[: entered[len(entered) // 2]]


def milliseconds(found: list[float]) -> str:
    """The middle and the largest."""
    return f"{statistics.median(found):.0f} ms, at most {max(found):.0f} ms"


def processor(page: Page, address: str) -> float:
    """The processor's milliseconds of the page's thread until the board is there."""
    page.goto("about:blank")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    page.locator(".tcard").first.wait_for()
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return 1000 * float(metrics["TaskDuration"])


def measured(page: Page, address: str, loads: int, slowdown: int) -> dict[str, list[float]]:
    """What was measured, each so many times."""
    session = page.context.new_cdp_session(page)
    page.add_init_script(READY.replace("SELECTOR", ".tcard"))
    page.goto(address)
    page.locator(".tcard").first.wait_for()
    found: dict[str, list[float]] = {"interactive": [], "filter": [], "table": [], "processor": []}
    for _ in range(loads):
        found["processor"].append(slowdown * processor(page, address))
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        page.goto("about:blank")
        page.goto(address)
        page.locator(".tcard").first.wait_for()
        while not (ready := page.evaluate("window.readyAt ?? 0")):
            page.wait_for_timeout(50)
        found["interactive"].append(ready)
        page.wait_for_timeout(3000)
        found["filter"].append(page.evaluate(PRESSED, [".count", ".count[aria-pressed=true]"]))
        found["table"].append(page.evaluate(PRESSED, [".tcard", "dialog[open]"]))
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return found


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--slowdown", type=int, default=4)
    wanted = parser.parse_args()
    event = read_event(wanted.file.read_text("utf-8"))
    text = print_event(in_the_middle(event.entries), event.names)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            director = HttpGuest.enter(server.address, "Dora")
            made = director.said("/api/tournaments/files", {"text": text, "has_permission": True})
            view: dict[str, Any] = director.client.get(f"/api/tournaments/{made['id']}").json()
            browser = chromium.launch(playwright)
            context = browser.new_context(base_url=server.address, viewport=chromium.DESKTOP, reduced_motion="reduce")
            director.lend_cookies(context)
            page = context.new_page()
            found = measured(page, f"/tournaments/{made['id']}#round", wanted.loads, wanted.slowdown)
            page.wait_for_timeout(5000)
            tables = page.locator(".tcard").count()
            browser.close()
        finally:
            server.stop()
    print(f"{len(view['players'])} players, {tables} tables on the board, view {len(json.dumps(view)) // 1000} kB")
    for name, values in found.items():
        print(f"{name}: {milliseconds(values)} at {wanted.slowdown}x slowdown")


if __name__ == "__main__":
    main()
