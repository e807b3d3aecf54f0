"""Tests that the browser's modules name no section and no edition, and that what the server names is in the books."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from forceout.editions import find_game
from forceout.editions.registry import EDITIONS
from forceout.rulebook.contents import load_contents
from forceout.rules.cited_sections import SPOKEN_OF, cited_sections
from forceout.web.assets.browser_words import words_files
from forceout.web.pages.content_shapes import EditionEntry
from forceout.web.pages.page_facts import facts_of
from forceout.web.pages.rule_contents import games

APP: Final = Path(__file__).parents[3] / "src" / "forceout" / "web" / "static" / "app"
SCRIPTS: Final = sorted(APP.rglob("*.js"))
MODULES: Final = [*SCRIPTS, *(file for _, file in words_files())]
SECTION: Final = re.compile(r"\b[IVX]+-[A-Z](?:-[a-z0-9]+)*\b")
EDITION: Final = re.compile(r"\b20\d\d-\d\d\b")
ASKED: Final = re.compile(r'\bcited\("([a-z-]+)"\)|sayWhy\(.*\), "([a-z-]+)"\)')
OF_EVERY_EDITION: Final = [(one.game, one.year) for one in EDITIONS]


@pytest.mark.parametrize("script", MODULES, ids=lambda script: script.name)
def test_no_module_names_a_section_or_an_edition(script: Path) -> None:
    text = script.read_text("utf-8")
    assert SECTION.findall(text) == []
    assert EDITION.findall(text) == []


def test_a_section_and_an_edition_would_be_found() -> None:
    assert SECTION.findall('rule="VII-C-3"') == ["VII-C-3"]
    assert EDITION.findall('"claim on-sets 2014-15"') == ["2014-15"]


def test_what_the_modules_ask_for_is_told() -> None:
    asked = {first or second for script in SCRIPTS for first, second in ASKED.findall(script.read_text("utf-8"))}
    assert {"reject", "goal", "selecting-order", "presenting", "deal", "charge"} <= asked
    assert asked <= set(SPOKEN_OF)


@pytest.mark.parametrize(("game", "edition"), OF_EVERY_EDITION)
def test_every_section_that_is_told_is_in_its_edition(game: str, edition: str) -> None:
    (clauses,) = [one.clauses for one in load_contents() if (one.book, one.edition) == (game, edition)]
    facts = facts_of(game, edition)
    assert {what: section for what, section in facts["cites"].items() if section not in clauses} == {}
    assert ("deal" in facts["cites"]) == (game == "on-sets")
    assert facts["cites"]["move"] == ("IV-B" if game == "on-sets" else "V-B")


def test_older_books_have_their_own_words() -> None:
    assert facts_of("on-sets", "2014-15")["impossible"] == "Never"
    assert not facts_of("on-sets", "2014-15")["judge_can_be_asked"]
    assert not facts_of("on-sets", "2026-27")["third_party_takes_side"]


def test_the_catalog_tells_the_same() -> None:
    assert {(game, edition): entry["cites"] for game, edition, entry in entries()} == {
        (game, edition): cited_sections(found)
        for game, edition in OF_EVERY_EDITION
        if (found := find_game(game, edition)) is not None
    }


def entries() -> Iterator[tuple[str, str, EditionEntry]]:
    """The catalog's editions."""
    for one in games()["games"]:
        for entry in one["editions"]:
            yield one["game"], entry["edition"], entry
