"""Tests that the sections which the browser's modules name are in the books, in every edition that they speak for."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from forceout.rulebook.contents import load_contents

APP: Final = Path(__file__).parents[2] / "src" / "forceout" / "web" / "static" / "app"
SECTION: Final = r"[IVX]+-[A-Z](?:-[a-z0-9]+)*"
OF_A_BOOK: Final = re.compile(rf'"?(?P<book>on-sets|equations)(?: (?P<edition>[\d-]+))?"?: "(?P<section>{SECTION})"')
SCRIPTS: Final = [one for one in sorted(APP.rglob("*.js")) if re.search(rf'"{SECTION}"', one.read_text("utf-8"))]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_every_section_is_in_a_book(script: Path) -> None:
    known = {section for contents in load_contents() for section in contents.clauses}
    assert sorted(set(re.findall(rf'"({SECTION})"', script.read_text("utf-8"))) - known) == []


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_section_of_a_book_is_in_each_edition_that_has_no_other(script: Path) -> None:
    assert list(strays(script.read_text("utf-8"))) == []


def strays(text: str) -> Iterator[str]:
    """The sections that an edition lacks for which the module has no section of its own."""
    named = [found.groupdict() for found in OF_A_BOOK.finditer(text)]
    apart = {(one["book"], one["edition"]) for one in named}
    for one in named:
        for contents in load_contents():
            is_meant = one["edition"] == contents.edition or (
                one["edition"] is None and (one["book"], contents.edition) not in apart
            )
            if contents.book == one["book"] and is_meant and one["section"] not in contents.clauses:
                yield f"{contents.book} {contents.edition} {one['section']}"


def test_a_section_that_an_older_edition_lacks_is_found() -> None:
    assert list(strays('{ "on-sets": "VII-C-6", equations: "VII-C-5-d" }')) == ["on-sets 2014-15 VII-C-6"]
    assert list(strays('{ "on-sets": "VII-C-6", "on-sets 2014-15": "VII-C-5-b" }')) == []
