"""Tests that the words the pages explain are in the glossary, and that the clauses they link to are in the books."""

import re
from pathlib import Path
from typing import Final

import pytest

from forceout.rulebook.contents import load_contents
from forceout.web.rule_pages import glossary
from forceout.web.static_files import FOLDER

SCRIPTS: Final = sorted((FOLDER / "app").rglob("*.js"))
MARKED: Final = re.compile(r"\[[^\]|\[]+\|([a-z-]+)\]")
NAMED: Final = re.compile(r'(?:data-term|slug)="([a-z-]+)"')
CLAIMS: Final = ("now-challenge", "impossible-challenge", "never-challenge")
"""What the table puts together from the word of a challenge."""


def slugs_in(script: Path) -> set[str]:
    """The words that a script explains."""
    text = re.sub(r"/\*\*.*?\*/", "", script.read_text("utf-8"), flags=re.DOTALL)
    return {*MARKED.findall(text), *NAMED.findall(text)}


def test_every_word_that_is_explained_is_in_the_glossary() -> None:
    known = {one["slug"] for one in glossary()["terms"]}
    used = {slug: script.name for script in SCRIPTS for slug in slugs_in(script)}
    assert len(used) > 30
    assert {slug: name for slug, name in used.items() if slug not in known} == {}
    assert set(CLAIMS) <= known


@pytest.mark.parametrize("script", [one for one in SCRIPTS if one.parent.name == "strings"], ids=lambda one: one.name)
def test_marks_of_words_are_whole(script: Path) -> None:
    text = script.read_text("utf-8").partition("export const")[2]
    without = MARKED.sub("", text)
    assert not re.findall(r"\|[a-z-]+\]", without)


TABLE: Final = FOLDER / "app" / "table"
SECTION: Final = r'"((?:[IVX]+)(?:-(?:[A-Z]|\d+|[a-z]+))*)"'
BY_GAME: Final = re.compile(r'(?:"(on-sets)"|\b(equations)): (\{[^}]*\}|\[\[.*?\]\]|"[^"]*")', re.DOTALL)
LINKED: Final = [
    (script.name, first or second, section)
    for script in sorted(TABLE.glob("*.js"))
    for first, second, clauses in BY_GAME.findall(script.read_text("utf-8"))
    for section in re.findall(SECTION, clauses)
]
"""The clauses that scripts of the table name themselves: script, book, section."""


ELSEWHERE: Final = {"2014-15": ("on-sets", "VII-C-6")}
"""A clause that an edition has not; the table names another one there."""


@pytest.mark.parametrize(("script", "book", "section"), sorted(set(LINKED)))
def test_every_clause_that_the_table_names_is_in_each_edition_of_the_book(script: str, book: str, section: str) -> None:
    editions = [contents for contents in load_contents() if contents.book == book]
    assert editions
    missing = {one.edition for one in editions if section not in one.clauses}
    assert missing <= {edition for edition, other in ELSEWHERE.items() if other == (book, section)}


def test_the_table_names_clauses_of_both_games() -> None:
    found = {(script, book) for script, book, _ in LINKED}
    assert {
        ("log.js", "on-sets"),
        ("log.js", "equations"),
        ("checking.js", "on-sets"),
        ("checking.js", "equations"),
    } <= found


def test_clauses_that_the_words_of_the_glossary_refer_to_are_in_the_books() -> None:
    sections = {(one.book, section) for one in load_contents() for section in one.clauses}
    named = {(see["book"], see["section"]) for one in glossary()["terms"] for see in one["see"]}
    assert named <= sections
