"""Tests that the words the pages explain are in the glossary, and that the clauses it links to are in the books."""

import re
from pathlib import Path
from typing import Final

import pytest

from forceout.rulebook.contents import load_contents
from forceout.web.assets.browser_words import words_files
from forceout.web.assets.static_files import FOLDER
from forceout.web.pages.rule_contents import glossary

WORDS: Final = [file for _, file in words_files()]
SCRIPTS: Final = [*sorted((FOLDER / "app").rglob("*.js")), *WORDS]
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


@pytest.mark.parametrize("words", WORDS, ids=lambda one: one.name)
def test_marks_of_words_are_whole(words: Path) -> None:
    without = MARKED.sub("", words.read_text("utf-8"))
    assert not re.findall(r"\|[a-z-]+\]", without)


def test_clauses_that_the_words_of_the_glossary_refer_to_are_in_the_books() -> None:
    sections = {(one.book, section) for one in load_contents() for section in one.clauses}
    named = {(see["book"], see["section"]) for one in glossary()["terms"] for see in one["see"]}
    assert named <= sections
