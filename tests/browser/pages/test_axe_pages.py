"""Tests that axe finds nothing on the pages around the table, with their dialogs."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.guard import Guard
from tests.browser.pages.axe import faults, violations
from tests.browser.pages.conftest import Enter
from tests.browser.pages.test_guided import STEPS, is_at_step
from tests.browser.pages.test_replay import open_pasted
from tests.browser.turns import by_turns

CONTRASTS: Final = ("?contrast=more&theme=light", "?contrast=more&theme=dark")


def home(page: Page) -> None:
    """The home page, with a table in the list."""
    page.goto("/")
    page.locator(".opentable").first.wait_for()


def new_table(page: Page) -> None:
    """The form for a table."""
    home(page)
    page.get_by_role("button", name="New table").first.click()
    page.get_by_role("group", name="Rulebook").wait_for()


def invitation(page: Page) -> None:
    """The invitation to a table."""
    new_table(page)
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".tablecode__picture").wait_for()


def join(page: Page) -> None:
    """The page behind a link whose code opens nothing."""
    page.goto("/join#ZZZZZZZZ")
    page.get_by_role("button", name="Sit down").click()
    page.locator(".banner--bad").wait_for()


def my_page(page: Page) -> None:
    """My page, for a newcomer, with the form for a code."""
    page.goto("/me")
    page.get_by_role("button", name="I have a code").click()
    page.get_by_label("The code that the other device shows").wait_for()


def watch(page: Page) -> None:
    """Where others are watched."""
    page.goto("/watch")
    page.locator(".opens").wait_for()


def nothing(page: Page) -> None:
    """A wrong address."""
    page.goto("/nowhere")
    page.get_by_role("heading", level=1).wait_for()


def another_name(page: Page) -> None:
    """The sheet for another name."""
    page.goto("/")
    page.get_by_role("button", name="Another name").click()
    page.get_by_label("Your name at the table").wait_for()


def bot_choices(page: Page) -> None:
    """How a bot is played."""
    page.goto("/")
    page.get_by_role("button", name="Change how On-Sets is played").click()
    page.get_by_role("group", name="How fast").wait_for()


def learn(page: Page) -> None:
    """The way into learning."""
    page.goto("/learn")
    page.locator(".door").first.wait_for()


def term(page: Page) -> None:
    """A word that is explained."""
    page.goto("/learn/on-sets")
    page.get_by_role("button", name="shake", exact=True).click()
    page.get_by_role("dialog").locator(".rule").first.wait_for()


def rules(page: Page) -> None:
    """The rules, searched."""
    page.goto("/learn/rules/on-sets/IV-D")
    page.locator(".clause").first.wait_for()
    page.get_by_label("Search the rules").fill("forbidden")
    page.locator("mark").first.wait_for()


def glossary(page: Page) -> None:
    """The glossary, searched."""
    page.goto("/glossary")
    page.locator(".entry").first.wait_for()
    page.get_by_label("Search the glossary").fill("goal")
    page.locator("mark").first.wait_for()


def about(page: Page) -> None:
    """What Forceout is."""
    page.goto("/about")
    page.get_by_role("heading", level=1).wait_for()


def choosing_a_record(page: Page) -> None:
    """The replay before a record is chosen."""
    page.goto("/replay")
    page.locator(".dropfile").wait_for()


def replay(page: Page) -> None:
    """A replay at its last move, with the analysis."""
    open_pasted(page)
    expect(page.locator(".rmove.is-miss").first).to_be_visible()
    page.keyboard.press("End")
    page.locator(".scores").wait_for()
    page.locator(".allmoves").wait_for()


def mistakes(page: Page) -> None:
    """A mistake that is tried again, with a safe move."""
    open_pasted(page)
    page.get_by_role("button", name="Mistakes", exact=True).click()
    page.get_by_role("region", name="Resources").get_by_role("button", name="green").click()
    page.get_by_role("button", name="Put green here. Permitted").click()
    page.locator(".feedback--good").wait_for()


def goals(page: Page) -> None:
    """The Goals of a roll."""
    open_pasted(page)
    page.get_by_role("button", name="Goals", exact=True).click()
    page.locator("table.goals").wait_for()


def no_table(page: Page) -> None:
    """A table that is not there."""
    page.goto("/t/nosuchtable")
    page.locator(".empty").wait_for()


PAGES: Final[tuple[Callable[[Page], None], ...]] = (
    home,
    new_table,
    invitation,
    join,
    my_page,
    watch,
    nothing,
    another_name,
    bot_choices,
    learn,
    term,
    rules,
    glossary,
    about,
    choosing_a_record,
    replay,
    mistakes,
    goals,
    no_table,
)


@pytest.mark.parametrize("show", PAGES, ids=lambda one: one.__name__)
def test_axe_finds_nothing_on_a_page(visit: Visit, guard: Guard, show: Callable[[Page], None], enter: Enter) -> None:
    guard.expect_refusal(404)
    host = enter("Meadow")
    host.said("/api/matches", {"game": "equations", "division": "middle", "is_listed": True})
    page = visit().new_page()
    show(page)
    assert faults(page, show.__name__, PAGES.index(show)) == []


@by_turns("game", ["equations"], ["on-sets"])
def test_axe_finds_nothing_in_any_step_of_a_guided_shake(visit: Visit, game: str) -> None:
    page = visit().new_page()
    page.goto(f"/learn/{game}")
    found: list[str] = []
    for step, presses in enumerate(STEPS[game], start=1):
        is_at_step(page, step)
        for name in presses[:-1]:
            page.get_by_role("button", name=name, exact=not name.startswith("Put")).first.click()
        found += faults(page, f"{game}, step {step}", step + (game == "on-sets"))
        last = presses[-1]
        page.get_by_role("button", name=last, exact=not last.startswith(("Put", "Now"))).first.click()
        page.get_by_role("button", name="Next", exact=True).click()
    is_at_step(page, 10)
    assert found + faults(page, f"{game}, the end", 10 + (game == "on-sets")) == []


@pytest.mark.parametrize("query", CONTRASTS)
def test_axe_finds_nothing_in_high_contrast(visit: Visit, query: str) -> None:
    page = visit().new_page()
    found: list[str] = []
    for path in ("/", "/me", "/learn", "/learn/equations"):
        page.goto(path + query)
        page.get_by_role("heading", level=1).wait_for()
        found += violations(page, path + query)
    assert found == []
