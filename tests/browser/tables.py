"""Ways to a table: through the home page, or made from within a page."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

POST: Final = """async ([path, body]) => {
  const csrf = document.cookie.split("; ").find((one) => one.startsWith("forceout_csrf="))?.split("=")[1] ?? "";
  const answer = await fetch(path, {
    method: "POST", body: JSON.stringify(body),
    headers: { "content-type": "application/json", "x-forceout-csrf": csrf },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}"""


def post(page: Page, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """Ask the server for something, from within a page."""
    answered: dict[str, Any] = page.evaluate(POST, [path, body or {}])
    return answered


def enter(page: Page, nickname: str) -> None:
    """Become a guest."""
    page.goto("/about")
    post(page, "/api/guests", {"nickname": nickname})


def nothing_arranged(match: str) -> None:
    """Leave everything to chance."""


def table_with_bot(page: Page, settings: dict[str, Any], arrange: Callable[[str], None] = nothing_arranged) -> str:
    """A table of two, with a bot, for one shake, and the match begun; the page goes there."""
    match: str = post(page, "/api/matches", {"seats": 2, "shakes": 1, "clock": "off", **settings})["match"]
    post(page, f"/api/matches/{match}/bots", {"seat": "P2", "level": "learner"})
    arrange(match)
    post(page, f"/api/matches/{match}/start")
    page.goto(f"/t/{match}")
    return match


def table_of_three(
    pages: list[Page], settings: dict[str, Any], arrange: Callable[[str], None] = nothing_arranged
) -> str:
    """A table of three people, and the match begun; every page goes there."""
    host, *others = pages
    match: str = post(host, "/api/matches", {"seats": 3, "shakes": 1, "clock": "off", **settings})["match"]
    code = post(host, f"/api/matches/{match}/code")["code"]
    for page in others:
        post(page, "/api/join", {"code": code})
    arrange(match)
    post(host, f"/api/matches/{match}/start")
    for page in pages:
        page.goto(f"/t/{match}")
    return match
