"""Tests that every text of a page comes from the files of sentences, by a language that nobody speaks."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import Visit
from tests.browser.pages.conftest import Stage
from tests.browser.pages.pseudo_language import is_said, pseudo, speak_pseudo, told, unmarked
from tests.browser.pages.staging import EQUATIONS, ON_SETS, PHASES, Staged
from tests.browser.pages.test_axe_tables import SHOWN
from tests.browser.turns import is_its_turn
from tests.support.example_record import RECORD

NAMES: Final = {"P1": "Maya", "P2": "Theo"}
OWN: Final = ("Forceout", "English", "Español", "Français")
"""What is called the same in every language, and what languages call themselves."""
JOINED: Final = "and"
"""What the browser itself puts between names, by the language of the page (Intl.ListFormat)."""


def asked(page: Page, *paths: str) -> list[Any]:
    """What the server answers."""
    return [page.request.get(path).json() for path in paths]


def named(texts: frozenset[str]) -> frozenset[str]:
    """The server's texts with nicknames in place of seats."""
    return frozenset(re.sub("P[12]", lambda seat: NAMES[seat[0]], text) for text in texts)


def test_a_sentence_keeps_its_slots_and_slugs() -> None:
    assert pseudo("Put {cube} in [Goal|goal]") == "Ƥŭŧ {cube} īƞ [Ɠǿȧŀ|goal]"
    assert pseudo([["count", {"one": "a", "other": "{count} b"}, "other"]]) == [
        ["count", {"one": "ȧ", "other": "{count} ƀ"}, "other"]
    ]


def test_a_text_that_no_translation_reaches_is_found() -> None:
    assert not is_said("Your turn", told("turn"))
    assert is_said("Ŧřŭḗ", told())
    assert is_said("R∪B", told())
    assert is_said("Maya: Ŧřŭḗ", told("Maya"))


def test_home_and_learning_speak_the_language(visit: Visit) -> None:
    context = visit()
    speak_pseudo(context)
    page = context.new_page()
    page.goto("/")
    page.locator(".tile").first.wait_for()
    names = re.findall(r"[A-Z][a-z]+ \d\d", page.locator(".youare").inner_text())
    found = {"home": unmarked(page, told(*OWN, JOINED, *asked(page, "/api/games", "/api/matches"), *names))}
    for path in ("/me", "/watch"):
        page.goto(path)
        page.locator("main h1").wait_for()
        found[path] = unmarked(page, told(*OWN, JOINED, *asked(page, "/api/matches")))
    for game in ("on-sets", "equations"):
        page.goto(f"/learn/{game}")
        page.locator("#coach-title").wait_for()
        found[game] = unmarked(page, told(*OWN, *asked(page, f"/api/guided/{game}")))
    page.goto("/learn")
    page.locator("main h1").wait_for()
    found["learn"] = unmarked(page, told(*OWN))
    page.goto("/learn/rules/on-sets")
    page.locator(".clause").first.wait_for()
    found["rules"] = unmarked(page, told(*OWN, *asked(page, "/api/rules/on-sets")))
    page.goto("/glossary")
    page.locator("main h1").wait_for()
    found["glossary"] = unmarked(page, told(*OWN, *asked(page, "/api/glossary")))
    page.goto("/about")
    page.locator("main h1").wait_for()
    # Years are listed as the browser itself lists them.
    found["about"] = unmarked(page, told(*OWN, " and "))
    assert {name: texts for name, texts in found.items() if texts} == {}


def opened(context: BrowserContext, table: Staged, phase: str) -> Page:
    """The page of a table, drawn."""
    page = context.new_page()
    page.goto(f"/t/{table.match}")
    page.locator(SHOWN[phase]).first.wait_for()
    page.locator('main.frame:not([data-told="0"])').wait_for()
    return page


@pytest.mark.parametrize("settings", [ON_SETS, EQUATIONS], ids=["on-sets", "equations"])
def test_a_table_speaks_the_language_in_every_phase(visit: Visit, stage: Stage, settings: dict[str, str]) -> None:
    table = stage(settings)
    contexts: dict[str, BrowserContext] = {}
    found: dict[str, list[str]] = {}
    for place, phase in enumerate(PHASES):
        table.bring_to(phase)
        if not is_its_turn(place, settings is ON_SETS):
            continue
        seat = table.acting_seat()
        if seat not in contexts:
            contexts[seat] = visit()
            table.guests[seat].lend_cookies(contexts[seat])
            speak_pseudo(contexts[seat])
        page = opened(contexts[seat], table, phase)
        # Names are listed as the browser itself lists them.
        sent = named(told(*OWN, " and ", table.view(seat), *asked(page, "/api/games")))
        found[phase] = unmarked(page, sent)
        page.close()
    assert {phase: texts for phase, texts in found.items() if texts} == {}


def test_a_replay_speaks_the_language(visit: Visit) -> None:
    context = visit()
    speak_pseudo(context)
    page = context.new_page()
    page.goto("/replay")
    page.locator("textarea").fill(RECORD)
    choosing = unmarked(page, told(*OWN))
    with page.expect_response("**/api/replay") as answer:
        page.locator(".btn--primary").first.click()
    page.locator(".replay__say").wait_for()
    page.locator(".rmove").first.wait_for()
    # Names are listed as the browser itself lists them.
    sent = told(*OWN, " and ", answer.value.json())
    found = [unmarked(page, sent)]
    for _ in range(8):
        page.keyboard.press("ArrowRight")
        found.append(unmarked(page, sent))
    assert choosing == []
    assert sorted({text for texts in found for text in texts}) == []
