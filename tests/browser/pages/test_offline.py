"""Tests that the app opens without a network: what works without, what waits, and that nothing old is ever shown."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.chromium import PHONE
from tests.browser.conftest import PATIENCE, Arrange, Visit
from tests.browser.guard import Guard

KEPT: Final = """async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname);
  return found;
}"""
EVERY_WORKER: Final = """async (old) => {
  for (let time = 0; time < 8; time++)
    if ((await (await fetch("/about", { cache: "no-store" })).text()).includes(old)) time = 0;
}"""
"""That none of the server's processes is of the old release any more."""
TAKEN_OVER: Final = """async (name) => {
  while (String(await caches.keys()) !== name) await new Promise((done) => setTimeout(done, 50));
}"""
WORKS: Final = {
    "/": "main h1",
    "/learn": "main h1",
    "/learn/on-sets": "#coach-title",
    "/learn/equations": "#coach-title",
    "/learn/rules/equations/IV-A": ".clause.is-at",
    "/learn/rules/on-sets?edition=2014-15": ".clause",
    "/glossary": ".entry",
    "/judge#find": ".result",
    "/judge#rules/guidelines": ".results .panel",
    "/about": "main h1",
}
"""What opens without a network, and what of it shows that it is there."""
LESSON: Final = "/practice/lesson/on-sets/"
SPRINT: Final = "/practice/sprint/on-sets/"


@pytest.fixture(scope="module")
def kept_context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser that may keep pages, one for all who only look at what it keeps: fetching everything takes seconds."""
    context = browser.new_context(base_url=address, viewport=PHONE, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def keeping(kept_context: BrowserContext, guard: Guard) -> Iterator[BrowserContext]:
    """The browser that may keep pages, listened to, and with a network again afterwards."""
    guard.may_be_cut_off = True
    guard.watch(kept_context)
    yield kept_context
    guard.turn_away()
    kept_context.set_offline(False)
    for page in kept_context.pages:
        page.close()


def release(page: Page) -> str:
    """The release that a page is of."""
    found: str = page.evaluate("document.documentElement.dataset.release")
    return found


def kept(page: Page) -> dict[str, list[str]]:
    """What the browser keeps: names with addresses."""
    found: dict[str, Any] = page.evaluate(KEPT)
    return found


def test_what_works_without_a_network_and_what_waits(keeping: BrowserContext) -> None:
    page = keeping.new_page()
    page.goto("/me")
    page.get_by_text("Kept on this device").wait_for()
    page.goto("/practice")
    lesson = page.locator(f'a[href^="{LESSON}"]').first.get_attribute("href") or ""
    sprint = page.locator(f'a[href^="{SPRINT}"]').first.get_attribute("href") or ""
    for path in (lesson, sprint):
        page.goto(path)
        page.locator("main h1:not(.vh)").wait_for()
    page.goto("/")
    page.get_by_role("button", name="Play a bot").first.click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.locator("main.frame").wait_for()
    keeping.set_offline(True)
    for path, shown in {**WORKS, lesson: "main h1:not(.vh)", sprint: "main h1:not(.vh)", "/practice": ".topic"}.items():
        if "#" in path:
            page.goto("about:blank")
        page.goto(path)
        page.locator(shown).first.wait_for()
    page.goto("/learn")
    page.get_by_text("tables wait for it").wait_for()
    page.goto(table)
    page.get_by_text("Your table waits for the network.").wait_for()
    ((name, paths),) = kept(page).items()
    assert name == f"forceout-{release(page)}-en"
    assert [path for path in paths if path.startswith(("/api", "/t/", "/me", "/replay"))] == []
    assert all(release(page) in path for path in paths if path.startswith(("/static", "/contents")))
    keeping.set_offline(False)
    page.locator("main.frame").wait_for()
    assert page.url == table


def test_a_new_release_is_taken_up_by_itself_and_once(keeping: BrowserContext, arrange: Arrange) -> None:
    page = keeping.new_page()
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))
    page.goto("/me")
    page.get_by_text("Kept on this device").wait_for()
    before = release(page)
    try:
        arrange("release", {"name": "another"})
        page.evaluate(EVERY_WORKER, f'data-release="{before}"')
        page.goto("/learn")
        after = release(page)
        assert after != before
        page.evaluate(TAKEN_OVER, f"forceout-{after}-en")
        assert all(before not in path for paths in kept(page).values() for path in paths)
        keeping.set_offline(True)
        page.goto("/learn/on-sets")
        page.locator("#coach-title").wait_for()
        assert release(page) == after
        keeping.set_offline(False)
        assert [url.rpartition("/")[2] for url in loads] == ["me", "learn", "on-sets"]
    finally:
        keeping.set_offline(False)
        arrange("release", {})


def test_over_plain_http_the_page_says_what_is_missing(visit: Visit) -> None:
    context = visit(PHONE)
    context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page = context.new_page()
    page.goto("/me")
    page.get_by_text("need https").wait_for()
    assert kept(page) == {}
