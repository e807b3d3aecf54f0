"""Tests of the rules with their search and addresses, of the glossary, and of words that are explained on tap."""

import re

import pytest
from playwright.sync_api import expect

from forceout.web.assets.browser_words import words_files
from tests.browser.chromium import PHONE
from tests.browser.conftest import Visit


def test_rules_are_found_by_words_and_by_division(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/learn/rules/on-sets")
    clauses = page.locator(".clause")
    expect(page.locator(".search [role=status]")).to_have_text(re.compile(r"\d+ clauses"))
    whole = clauses.count()
    page.get_by_label("Search the rules").fill("wild cube")
    expect(page.locator(".search [role=status]")).not_to_have_text(f"{whole} clauses")
    assert 0 < clauses.count() < whole
    assert {text.lower() for text in page.locator("mark").all_inner_texts()} == {"wild", "cube"}
    page.get_by_label("Search the rules").press("Escape")
    expect(clauses).to_have_count(whole)
    page.get_by_role("button", name="Elementary").click()
    expect(clauses).not_to_have_count(whole)
    page.get_by_label("Search the rules").fill("xyzzy")
    expect(page.get_by_text("No clause has all these words.")).to_be_visible()


@pytest.mark.parametrize("path", ["/learn/rules/on-sets/IV-D", "/learn/rules/on-sets#IV-D"])
def test_a_clause_has_an_address_of_its_own(visit: Visit, path: str) -> None:
    page = visit(PHONE).new_page()
    page.goto(path)
    expect(page.locator("#IV-D")).to_have_class(re.compile("is-at"))
    expect(page.locator("#IV-D")).to_be_in_viewport()
    page.locator("#IV-C").get_by_role("link", name="Rule IV-C").first.click()
    page.wait_for_url("**/learn/rules/on-sets/IV-C")
    expect(page.locator("#IV-C")).to_be_in_viewport()


def test_books_editions_and_chapters_can_be_changed(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/learn/rules/on-sets")
    page.get_by_role("button", name="2014-15").click()
    expect(page.get_by_role("button", name="2014-15")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("navigation", name="Chapters").get_by_role("link").nth(4).click()
    page.wait_for_url(re.compile(r"/learn/rules/on-sets/\w+\?edition=2014-15"))
    for book in ("Equations", "Guidelines"):
        page.get_by_role("group", name="Book").get_by_role("button", name=book).click()
        page.wait_for_url(f"**/learn/rules/{book.lower()}")
        expect(page.locator(".clause").first).to_be_visible()


def test_the_glossary_is_searched_and_leads_to_the_rules(visit: Visit) -> None:
    page = visit(PHONE).new_page()
    page.goto("/glossary")
    entries = page.locator(".entry")
    expect(entries.first).to_be_visible()
    whole = entries.count()
    page.get_by_role("button", name="Equations").click()
    expect(entries).not_to_have_count(whole)
    page.get_by_role("button", name="Both games").click()
    page.get_by_label("Search the glossary").fill("forbidden")
    expect(entries).not_to_have_count(whole)
    entries.locator(".rule").first.click()
    page.wait_for_url(re.compile("/learn/rules/"))
    expect(page.locator(".clause.is-at")).to_be_visible()


def test_a_term_is_explained_on_tap(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/learn/on-sets")
    page.get_by_role("button", name="shake", exact=True).tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading")).to_have_text(re.compile("shake", re.IGNORECASE))
    expect(sheet.locator("p").first).not_to_have_text(re.compile("Looking it up|not in the glossary"))
    expect(sheet.get_by_role("link", name="The whole glossary")).to_be_visible()
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()


def test_every_term_of_the_guided_shakes_is_in_the_glossary(visit: Visit) -> None:
    (text,) = [file.read_text("utf-8") for path, file in words_files() if path.endswith("/guided.ftl")]
    terms = set(re.findall(r"\[[^\]|]+\|([^\]]+)\]", text))
    known = {entry["slug"] for entry in visit().request.get("/api/glossary").json()["terms"]}
    assert terms
    assert terms <= known
