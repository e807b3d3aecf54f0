"""The prepared questions of rule in other languages: none is missing, none is left over."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.rule_questions import TRANSLATIONS, load_questions, questions, read_translations
from forceout.judge.situations.printed_situation import IMPOSSIBLE
from forceout.messages.language import ENGLISH, LANGUAGES, find_language
from forceout.messages.message import speaking
from forceout.rules.vocabulary import Division
from forceout.service.desk.desk_books import desk_book

OTHERS: Final = [one for one in LANGUAGES if one != ENGLISH]
ASKS: Final = "Wants a native reader's eye"
KEPT: Final = ("Goal", "Resources", "Required", "Permitted", "Forbidden", "Now", "Two Solutions", "wild", IMPOSSIBLE)
"""Words of the rules that stay as they are."""
SIGNS: Final = frozenset("∪∩⊆'√×−+=")
ENDS: Final[Mapping[str, str]] = {"es": "?", "fr": "\u00a0?"}
EVERY_LANGUAGE = pytest.mark.parametrize("language", OTHERS)


@EVERY_LANGUAGE
def test_no_question_is_missing_and_none_is_left_over(language: str) -> None:
    asked = {one.asks for one in load_questions()}
    found = read_translations(language)
    assert sorted(asked - found.keys()) == []
    assert sorted(found.keys() - asked) == []
    assert len(set(found.values())) == len(found)


@EVERY_LANGUAGE
def test_the_words_of_the_rules_and_the_signs_of_the_games_stay(language: str) -> None:
    for english, told in read_translations(language).items():
        assert told.endswith(ENDS[language]), told
        assert told != english
        assert {word for word in KEPT if word in english} == {word for word in KEPT if word in told}, told
        assert {sign for sign in english if sign in SIGNS} == {sign for sign in told if sign in SIGNS}, told


def test_every_file_is_of_a_language_and_asks_for_a_native_reader() -> None:
    files = {file.name: file for file in TRANSLATIONS.iterdir()}
    assert files.keys() == {f"{language}.toml" for language in OTHERS}
    for name, file in files.items():
        assert ASKS in file.read_text(encoding="utf-8").splitlines()[0], name


def test_what_is_not_translated_yet_is_asked_in_english(tmp_path: Path) -> None:
    assert read_translations("es", tmp_path) == {}
    assert read_translations(ENGLISH) == {}
    book = DeskBook.of("equations")
    one = questions(book, Division.SENIOR)[0]
    assert one.asked(book) == one.asks


@EVERY_LANGUAGE
@pytest.mark.parametrize(("edition", "word"), [("2014-15", "Never"), ("2026-27", IMPOSSIBLE)])
def test_a_desk_has_the_questions_in_its_language_and_with_the_books_word(
    language: str, edition: str, word: str
) -> None:
    asked = {one["asks"] for one in desk_book("on-sets", edition, None, "senior")["questions"]}
    with speaking(find_language(language)):
        told = {one["asks"] for one in desk_book("on-sets", edition, None, "senior")["questions"]}
    assert len(told) == len(asked)
    assert not told & asked
    for texts in (asked, told):
        assert len([text for text in texts if word in text]) == 1
        assert [text for text in texts if IMPOSSIBLE in text and word != IMPOSSIBLE] == []
