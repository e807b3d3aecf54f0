"""Tests that every page speaks the language that was asked for, and that its longer words fit on a phone: nothing is
cut, nothing makes the page scroll sideways, and the table has everything in view."""

import os
from collections.abc import Mapping
from functools import cache
from typing import Any, Final
from uuid import uuid4

import pytest
from playwright.sync_api import BrowserContext, Page

from forceout.messages.language import ENGLISH, LANGUAGES
from forceout.web.assets.browser_words import sentences, words_files
from tests.browser.chromium import PHONE
from tests.browser.conftest import Visit
from tests.browser.guard import Guard
from tests.browser.pages.conftest import Enter, Stage
from tests.browser.pages.frame_faults import faults
from tests.browser.pages.http_guest import HttpGuest
from tests.browser.pages.staging import EQUATIONS, ON_SETS, PHASES
from tests.browser.pages.strings import raw_keys
from tests.browser.pages.test_axe_tables import SHOWN
from tests.browser.pages.test_event_day import PROJECTOR, Event
from tests.browser.pages.test_tournament import SCREENS
from tests.browser.weighing import BUDGET, weigh

OTHERS: Final = [one for one in LANGUAGES if one != "en"]
PAGES: Final = {
    "/": ".tile",
    "/me": "main h1",
    "/practice": ".topic",
    "/judge#find": ".result",
    "/judge#ruling/guideline-B4": ".ruling",
}
MORE_PAGES: Final = {
    "/about": "main h1",
    "/join": "main h1",
    "/watch": "main h1",
    "/learn": "main h1",
    "/learn/on-sets": "#coach-title",
    "/learn/equations": "#coach-title",
    "/learn/rules": ".clause",
    "/glossary": ".entry",
    "/replay": "main h1",
    "/judge": "main",
    "/judge#clocks": "main",
    "/judge#questions": ".qlist .opt",
    "/judge#cards": "main",
    "/judge#selection": "main",
    "/judge#procedure": "main",
    "/judge#equipment": "main",
    "/judge#two": "main",
    "/judge#test": "main",
    "/practice/coach": "main h1",
    "/practice/mistakes": "main h1",
    "/practice/sprint/on-sets/how-many": "main h1",
    "/practice/lesson/on-sets/goals": "main h1",
    "/coach": "main h1",
    "/tournaments": "main h1",
    "/offline": "main h1",
}
"""Those of the long form."""
CUT: Final = """() => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  for (const one of document.querySelectorAll("#page *")) {
    const hasText = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!hasText || !one.checkVisibility() || one.closest(".vh, select, textarea, .written")) continue;
    const style = getComputedStyle(one);
    const { left, right, width } = one.getBoundingClientRect();
    const isHidden = style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll";
    if (isHidden && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${one.textContent.trim().slice(0, 50)}`);
    let scroller = one.closest(".table-scroll, .strip, .filters__row, table, .nav, pre, [tabindex='0']");
    for (let at = one.parentElement; at && !scroller; at = at.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(at).overflowX) && at !== page) scroller = at;
    const isBeyond = width > 0 && !scroller && (right > innerWidth + 1 || left < -1);
    if (isBeyond) found.push(`beyond: ${one.textContent.trim().slice(0, 50)}`);
  }
  for (const one of document.querySelectorAll(".btn, .tab, .seg button, .pick")) {
    const isNarrow = one.checkVisibility() && one.scrollWidth > one.clientWidth + 1;
    if (isNarrow) found.push(`too narrow: ${one.textContent.trim().slice(0, 50)}`);
  }
  for (const one of document.querySelectorAll("table.effort"))
    if (one.parentElement.scrollWidth > one.parentElement.clientWidth + 1) found.push("a report wider than its panel");
  return [...new Set(found)];
}"""


LEFT: Final = """(english) => {
  const known = new Set(english);
  const found = [];
  for (const one of document.querySelectorAll("#page *")) {
    if (one.closest("[lang=en], .vh") || !one.checkVisibility()) continue;
    for (const node of one.childNodes)
      if (node.nodeType === 3 && known.has(node.textContent.trim())) found.push(node.textContent.trim().slice(0, 60));
    const label = one.getAttribute("aria-label");
    if (label && known.has(label)) found.push(label);
  }
  return [...new Set(found)];
}"""
"""Texts of a page that stand in English files alone; the rules' own words are marked as English."""
FEWEST_LETTERS: Final = 3
CAUGHT_UP: Final = """async (seq) => {
  while (Number(document.querySelector("main.frame").dataset.seq) < seq) await new Promise(requestAnimationFrame);
}"""
"""That a table shows what was done last."""


def speaking(context: BrowserContext, language: str) -> None:
    """Have a browser ask for a language, as its owner set it up."""
    context.set_extra_http_headers({"accept-language": f"{language}-XX,{language};q=0.9,en;q=0.5"})


@cache
def in_english_alone(language: str) -> list[str]:
    """Sentences of the browser that are said otherwise in a language, so that none of them may be left."""
    said: dict[str, dict[str, Any]] = {}
    for tag in (ENGLISH, language):
        said[tag] = {}
        for path, file in words_files(tag):
            said[tag] |= {f"{path} {key}": text for key, text in sentences(file.read_text("utf-8")).items()}
    others = {text for text in said[language].values() if isinstance(text, str)}
    whole = {text for text in said[ENGLISH].values() if isinstance(text, str) and "{" not in text}
    return sorted(text for text in whole - others if len(text) > FEWEST_LETTERS)


def wrong(page: Page, of: str) -> list[str]:
    """What of a page is cut, is the key of a sentence, or is English where another language is spoken."""
    page.evaluate("document.fonts.ready")
    language = page.evaluate("document.documentElement.lang")
    found: list[Any] = [*page.evaluate(CUT), *raw_keys(page)]
    if language != ENGLISH:
        found += [f"English: {one}" for one in page.evaluate(LEFT, in_english_alone(language))]
    return [f"{of}: {one}" for one in found]


def looked_at(page: Page, language: str, pages: Mapping[str, str]) -> list[str]:
    """What is wrong with some pages, each with what of it shows that it is there."""
    found: list[str] = []
    for path, shown in pages.items():
        page.goto("about:blank")
        page.goto(path)
        page.locator(shown).first.wait_for()
        assert page.evaluate("document.documentElement.lang") == language
        found += wrong(page, f"{language} {path}")
    return found


def by_turns(pages: Mapping[str, str], turn: int) -> list[tuple[str, dict[str, str]]]:
    """Which pages are looked at in which language: each in one by turns, all in both in the long form."""
    if is_long():
        return [(language, dict(pages)) for language in OTHERS]
    places = list(pages.items())
    return [(language, dict(places[(turn + at) % len(OTHERS) :: len(OTHERS)])) for at, language in enumerate(OTHERS)]


def is_long() -> bool:
    """Whether everything is looked at."""
    return os.environ.get("FORCEOUT_LONG") == "1"


@pytest.mark.parametrize("language", OTHERS)
def test_pages_speak_the_language_and_nothing_is_cut_on_a_phone(visit: Visit, guard: Guard, language: str) -> None:
    guard.expect_refusal(401)
    context = visit(PHONE, has_touch=True)
    speaking(context, language)
    page = context.new_page()
    weights = weigh(page, "/")
    assert sum(weights.values()) <= BUDGET, weights
    found = looked_at(page, language, PAGES | MORE_PAGES if is_long() else PAGES)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("language", "asks", "button"), [("es", "goal negativo", "En inglés"), ("fr", "but négatif", "En anglais")]
)
def test_a_ruling_is_found_and_read_in_the_language_and_in_english_which_holds(
    visit: Visit, guard: Guard, language: str, asks: str, button: str
) -> None:
    guard.expect_refusal(401)
    context = visit(PHONE, has_touch=True)
    speaking(context, language)
    page = context.new_page()
    page.goto("/judge#find")
    page.locator(".result").first.wait_for()
    page.locator("#q").fill(asks)
    first = page.locator(".result").first
    page.locator(".result mark").first.wait_for()
    assert first.locator(f"[lang={language}]").count() == 1
    first.click()
    head = page.locator(".ruling__head h2")
    head.wait_for()
    title = head.inner_text()
    assert head.get_attribute("lang") == language
    assert wrong(page, "the ruling") == []
    page.get_by_role("button", name=button).click()
    page.locator(".ruling__head h2[lang=en]").wait_for()
    assert head.inner_text() == "A negative Goal is charged"
    page.get_by_role("button", name=button).click()
    page.locator(f".ruling__head h2[lang={language}]").wait_for()
    assert head.inner_text() == title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_practice_test_lays_out_its_positions_and_speaks_the_language(
    visit: Visit, guard: Guard, language: str
) -> None:
    guard.expect_refusal(401)
    context = visit(PHONE, has_touch=True)
    speaking(context, language)
    page = context.new_page()
    page.goto("/judge#test")
    page.locator("main .btn--primary").click()
    laid = []
    for number in range(1, 7):
        page.locator(".quiz .opt").first.click()
        page.locator(".quiz .opt.is-right").wait_for()
        assert "[object" not in page.locator(".quiz").inner_text()
        assert wrong(page, f"question {number}") == []
        laid.append(page.locator(".laid .cube").count() > 0)
        page.locator(".quiz .btn--primary").click()
        page.locator(".quiz .is-right").wait_for(state="detached")
    assert laid == [False, False, False, True, False, True]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("settings", [ON_SETS, EQUATIONS], ids=["on-sets", "equations"])
def test_a_table_fits_a_phone_in_every_phase(
    visit: Visit, stage: Stage, language: str, settings: dict[str, str]
) -> None:
    if not is_long() and (language == "es") != (settings is ON_SETS):
        pytest.skip("each language at one game; all in the long form")
    table = stage(settings)
    pages: dict[str, Page] = {}
    found: list[str] = []
    for phase in PHASES:
        seq = table.bring_to(phase)["seq"]
        seat = table.acting_seat()
        if seat not in pages:
            context = visit(PHONE, has_touch=True)
            table.guests[seat].lend_cookies(context)
            speaking(context, language)
            pages[seat] = context.new_page()
            pages[seat].goto(f"/t/{table.match}")
        page = pages[seat]
        page.locator('main.frame:not([data-told="0"])').wait_for()
        page.evaluate(CAUGHT_UP, seq)
        page.locator(SHOWN[phase]).first.wait_for()
        found += [*faults(page, f"{language} {phase}"), *(f"{phase}: {key}" for key in raw_keys(page))]
    assert found == []


def test_the_coachs_pages_the_class_and_its_practice_on_a_phone(visit: Visit, enter: Enter, guard: Guard) -> None:
    guard.expect_refusal(404)
    coach, student = enter("Cora"), enter("Stan")
    room = coach.said("/api/rooms")["room"]
    code = coach.said(f"/api/rooms/{room}/code")["code"]

    def act(do: str, **more: Any) -> None:
        coach.said(f"/api/rooms/{room}/acts", {"act": {"do": do, **more}, "key": uuid4().hex})

    student.said("/api/rooms/join", {"code": code})
    puzzles = {"game": "on-sets", "division": "middle", "how_many": 3}
    given = coach.said("/api/practice/sets", puzzles)
    set_page = {f"/practice/set/{given['code']}": "main h1", f"/practice/puzzle/{given['puzzles'][0]}": ".puz"}
    of_coach = {f"/coach/{room}": ".codeplate", f"/coach/{room}/cards": "main h1"}
    of_class = {"/room": "main h1", f"/room/{room}": ".classroom"}
    lesson = {f"/coach/{room}/tables": ".tcard", f"/coach/{room}/projector": ".wall__code"}
    after = {f"/coach/{room}/report": "table.effort", f"/practice/coach#{given['code']}": "main h1"}
    found: list[str] = []
    phones: dict[tuple[HttpGuest, str], Page] = {}

    def look(guest: HttpGuest, pages: Mapping[str, str], turn: int = 0) -> None:
        for language, some in by_turns(pages, turn):
            if (guest, language) not in phones:
                context = visit(PHONE, has_touch=True)
                guest.lend_cookies(context)
                speaking(context, language)
                phones[guest, language] = context.new_page()
            found.extend(looked_at(phones[guest, language], language, some))

    look(student, of_class)
    act("let-in", students=["S1"])
    look(coach, of_coach)
    act("begin")
    look(coach, lesson, 1)
    for language in OTHERS:
        found.extend(in_dialogs(phones[coach, language], f"/coach/{room}/tables", language))
    act("give", code=given["code"])
    act("end")
    look(student, of_class | set_page, 1)
    look(coach, after)
    assert found == []


def in_dialogs(page: Page, path: str, language: str) -> list[str]:
    """What is wrong in the dialogs of the coach's tables, where rows of buttons are narrowest."""
    page.goto(path)
    page.locator(".tcard").first.wait_for()
    found: list[str] = []
    for opener, shown in (
        (".deskbar .btn:nth-child(2)", ".well"),
        (".deskbar .btn:nth-child(3)", ".answer"),
        (".tcard", "select"),
    ):
        page.locator(opener).first.click()
        page.locator(f"dialog[open] {shown}").first.wait_for()
        found += wrong(page, f"{language} {opener}")
        page.keyboard.press("Escape")
    return found


def test_the_directors_screens_and_the_players_day_on_a_phone(visit: Visit, enter: Enter, guard: Guard) -> None:
    guard.may_be_cut_off = True
    event = Event(enter)
    player = event.office("player", "p0001", "Otter")
    event.seats()
    event.tell("start")
    base = f"/tournaments/{event.id}"
    screens = {f"{base}#{one}": "main h1" for one in SCREENS}
    days = {f"{base}/me": "main h1", f"{base}/public": "main h1"}
    wall = {f"{base}/front": "main"}
    found: list[str] = []
    shown = ((event.director, screens, PHONE), (player, days, PHONE), (event.director, wall, PROJECTOR))
    for turn, (guest, pages, size) in enumerate(shown):
        for language, some in by_turns(pages, turn):
            context = visit(size, has_touch=size is PHONE)
            guest.lend_cookies(context)
            speaking(context, language)
            found += looked_at(context.new_page(), language, some)
    assert found == [], "\n".join(found)


def test_the_switch_is_kept_and_the_server_speaks_it_too(visit: Visit, guard: Guard) -> None:
    guard.expect_refusal(404)
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/me")
    page.get_by_role("button", name="Español").click()
    page.get_by_role("heading", name="Mi página").wait_for()
    page.goto("/")
    assert page.evaluate("document.documentElement.lang") == "es"
    refused = page.evaluate(
        "fetch('/api/matches/nothing', { headers: { accept: 'application/json' } }).then(one => one.json())"
    )
    assert refused["message"] == "No hay tal mesa, o ya no está."
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Play a bot").first.wait_for()
