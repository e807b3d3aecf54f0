"""Every chapter and section of the books, every word of the glossary and every variation has a sentence in each
language, and none is left over."""

import re

import pytest

from forceout.messages.language import ENGLISH, LANGUAGES, find_language
from forceout.messages.message import speaking
from forceout.rulebook.contents import load_contents, load_glossary
from forceout.rulebook.summaries import FOLDER, is_summed_up, languages, meaning_of, read_summaries, summary_of
from forceout.web.pages.rule_contents import glossary, rules

OTHERS = [one for one in LANGUAGES if one != ENGLISH]
TRANSLATED = {
    "es": r"\b(Objetivo|Meta|Recursos|Requeridos?|Permitidos?|Prohibidos?|Imposible|Ahora)\b",
    "fr": r"\b(Objectif|But|Ressources|Requis|Permis|Interdits?|Maintenant)\b",
}
"""What stands on the mat and is said at the table, as it must not be translated."""
ASKS = "Wants a native reader's eye"


def test_every_language_has_summaries_that_ask_for_a_native_reader() -> None:
    assert sorted(languages()) == sorted(OTHERS)
    for language in OTHERS:
        assert ASKS in (FOLDER / f"{language}.toml").read_text(encoding="utf-8")
    assert summary_of(ENGLISH, "on-sets", "I") is None


@pytest.mark.parametrize("language", OTHERS)
def test_no_section_is_missing_and_none_is_left_over(language: str) -> None:
    wanted: dict[str, set[str]] = {}
    for contents in load_contents():
        sections = {one for one in contents.clauses if is_summed_up(contents.book, one)}
        wanted[contents.book] = wanted.get(contents.book, set()) | sections
    assert {book: set(found) for book, found in read_summaries(language)["sections"].items()} == wanted


@pytest.mark.parametrize("language", OTHERS)
def test_no_word_of_the_glossary_is_missing_and_none_is_left_over(language: str) -> None:
    assert list(read_summaries(language)["glossary"]) == [one.term for one in load_glossary()]
    for term in load_glossary():
        told = meaning_of(language, term.term) or ""
        assert told.endswith("."), term.term
        # What the explanation of a word counts with stays: signs, figures, the words of the rules.
        for sign in re.findall(r"[∪∩⊆Λ√÷×]", term.meaning):
            assert sign in told, (term.term, sign)


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_of_the_rules_stay_as_they_are(language: str) -> None:
    found = read_summaries(language)
    told = [*found["glossary"].values(), *(one for book in found["sections"].values() for one in book.values())]
    assert [one for one in told if re.search(TRANSLATED[language], one)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_pages_have_them_beside_the_english_words(language: str) -> None:
    with speaking(find_language(language)):
        for contents in load_contents():
            for clause in rules(contents.book, contents.edition)["clauses"]:
                is_wanted = is_summed_up(contents.book, clause["section"])
                assert clause["told"] or not is_wanted, (contents.book, clause["section"])
                assert clause["words"] == contents.clauses[clause["section"]].summary
        older = {one["section"]: one["told"] or "" for one in rules("on-sets", "2014-15")["clauses"]}
        newer = {one["section"]: one["told"] or "" for one in rules("on-sets", "2026-27")["clauses"]}
        assert ("Never" in older["V-A"], "Impossible" in older["V-A"], "Impossible" in newer["V-A"]) == (
            True, False, True,
        )  # fmt: skip
        assert older["XIII-A-1"] == newer["XIII-A-1"] != ""
        assert all(one["told"] for one in glossary()["terms"])
    assert not any(one["told"] for one in rules("on-sets")["clauses"])
