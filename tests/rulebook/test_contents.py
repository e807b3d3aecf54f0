"""The contents of the rulebooks and the glossary."""

import re

import pytest

from forceout.editions.registry import EDITIONS
from forceout.rulebook.contents import Clause, Contents, Status, clauses_of, load_contents, load_glossary

EVERY_BOOK = pytest.mark.parametrize(
    "contents", load_contents(), ids=lambda contents: f"{contents.book}-{contents.edition}"
)
NAMED = re.compile(r"(.+-A)-[a-z]{3,}(?:-[a-z]+)*")
"""A part of an appendix that the book names and does not number: `Appendix-A-blank-card-wild`."""


def parent_of(section: str) -> str | None:
    """The section that a section belongs to; None for a chapter."""
    if section.startswith("Appendix") and (named := NAMED.fullmatch(section)):
        return named[1]
    return section.rpartition("-")[0] or None


def is_one_sentence(text: str) -> bool:
    return text.endswith((".", "?")) and not re.search(r"[.?!] [A-Z]", text)


def test_the_newest_edition_of_each_game_comes_first() -> None:
    assert [(one.book, one.edition) for one in load_contents()][:-1] == [(one.game, one.year) for one in EDITIONS]
    assert [clause.edition for clause in clauses_of("on-sets", "VII-B")] == ["2026-27", "2014-15"]


@EVERY_BOOK
def test_every_section_has_its_parent(contents: Contents) -> None:
    missing = {
        section: parent
        for section in contents.clauses
        if (parent := parent_of(section)) is not None and parent not in contents.clauses
    }
    assert not missing


@EVERY_BOOK
def test_every_summary_is_one_sentence_and_every_title_a_few_words(contents: Contents) -> None:
    for clause in contents.clauses.values():
        assert is_one_sentence(clause.summary), clause.section
        assert 1 <= len(clause.title.split()) <= 7, clause.section
        assert not clause.title.endswith("."), clause.section


@EVERY_BOOK
def test_a_planned_clause_and_no_other_names_its_issue(contents: Contents) -> None:
    for clause in contents.clauses.values():
        assert (clause.status is Status.PLANNED) == (clause.issue is not None), clause.section


def test_a_section_that_no_edition_has_gives_nothing() -> None:
    assert clauses_of("on-sets", "XX") == ()
    assert clauses_of("chess", "VII-B") == ()
    (clause,) = clauses_of("guidelines", "E13")
    assert isinstance(clause, Clause)
    assert clause.status is Status.ENFORCED


def test_the_glossary_is_in_the_order_of_the_alphabet_each_term_once() -> None:
    terms = [entry.term.casefold() for entry in load_glossary()]
    assert terms == sorted(set(terms))


def test_every_term_points_to_sections_that_exist_in_a_game_that_uses_it() -> None:
    for entry in load_glossary():
        for see in entry.see:
            book, _, section = see.partition(" ")
            assert clauses_of(book, section), (entry.term, see)
            assert book in entry.games, (entry.term, see)


def test_every_meaning_is_one_sentence() -> None:
    for entry in load_glossary():
        assert is_one_sentence(entry.meaning), entry.term
