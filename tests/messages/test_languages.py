"""Every language says what English says, with the same slots; none says anything else, and each file asks for a native
reader. `scripts/untranslated` lists what is missing."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from forceout.messages.days import day_in_words
from forceout.messages.language import BROWSER, CATEGORIES, ENGLISH, FOLDER, LANGUAGES, find_language
from forceout.messages.message import Message, sentence, speaking
from forceout.web.assets.browser_words import sentences
from tests.messages.test_files import slots_of

OTHERS: Final = [one for one in LANGUAGES if one != ENGLISH]
FILES: Final = sorted(file.name for file in (FOLDER / ENGLISH).glob("*.ftl"))
ASKS: Final = "Wants a native reader's eye"
PLURALS: Final = {"one", "other"}
KEPT: Final = ("Goal", "Resources", "Required", "Permitted", "Forbidden", "On-Sets", "Equations", "Impossible")
"""Words of the rules that stay as they are."""


@cache
def entries(language: str, name: str) -> dict[str, fluent.Message]:
    """The messages of a file as Fluent's own parser reads them."""
    found = {}
    for entry in FluentParser().parse((FOLDER / language / name).read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, fluent.Message):
            found[entry.id.name] = entry
    return found


def texts(node: object) -> Iterator[str]:
    """Every text within a message."""
    if isinstance(node, fluent.TextElement):
        yield node.value
    elif isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            yield from texts(value)
    elif isinstance(node, list):
        for one in node:
            yield from texts(one)


def words_of(entry: fluent.Message) -> str:
    """All that a message says."""
    return " ".join(texts(entry.value))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_of_english_and_each_asks_for_a_native_reader(language: str) -> None:
    assert sorted(file.name for file in (FOLDER / language).glob("*.ftl")) == FILES
    for name in FILES:
        assert ASKS in (FOLDER / language / name).read_text("utf-8").splitlines()[0], name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_no_message_is_missing_none_is_left_over_and_each_has_the_same_slots(language: str, name: str) -> None:
    english, other = entries(ENGLISH, name), entries(language, name)
    assert [key for key in english if key not in other] == []
    assert [key for key in other if key not in english] == []
    assert [key for key in english if not has_same_slots(english[key], other[key])] == []


def has_same_slots(english: fluent.Message, other: fluent.Message) -> bool:
    """Whether a message has the slots of English and chooses by the same words; by which number a noun is singular, and
    whether none is said apart, is for each language to say."""
    ours, theirs = slots_of(english), slots_of(other)
    return ours.keys() == theirs.keys() and all(
        names - PLURALS <= theirs[slot] and all(one.isdecimal() for one in theirs[slot] - names - PLURALS)
        for slot, names in ours.items()
    )


def test_slots_that_differ_are_found() -> None:
    def same(english: str, other: str) -> bool:
        read = [FluentParser().parse_entry(f"key = {text}\n") for text in (english, other)]
        assert all(isinstance(one, fluent.Message) for one in read)
        return has_same_slots(read[0], read[1])  # type: ignore[arg-type]

    chosen = "{ $a ->\n    [0] none\n    [one] one\n   *[other] { $a }\n }"
    assert same(chosen, chosen)
    assert same("{ $a } of { $b } rounds", "{ $a ->\n    [0] x\n    [one] x\n   *[other] y\n } { $b }")
    assert not same(chosen, "{ $a ->\n    [one] one\n   *[other] { $a }\n }")
    assert not same("{ $a ->\n    [now] x\n   *[never] y\n }", "{ $a ->\n    [now] x\n   *[other] y\n }")
    assert not same("{ $a }", "{ $a ->\n    [now] x\n   *[other] y\n }")
    assert not same("{ $a } { $b }", "{ $a }")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_words_that_explain_themselves_and_the_words_of_the_rules_stay(language: str, name: str) -> None:
    for key, entry in entries(ENGLISH, name).items():
        before, after = words_of(entry), words_of(entries(language, name)[key])
        slugs = sorted(re.findall(r"\|([a-z0-9-]+)\]", before))
        assert sorted(re.findall(r"\|([a-z0-9-]+)\]", after)) == slugs, key
        for word in KEPT:
            if re.search(rf"(?<![\w-]){word}(?![\w-])", before):
                assert word in after or EXCUSED.get((key, language)) == word, (key, word)


EXCUSED: Final[Mapping[tuple[str, str], str]] = {}


@pytest.mark.parametrize("language", OTHERS)
def test_our_reader_says_what_fluents_own_runtime_says(language: str) -> None:
    files = [name for name in FILES if not name.startswith(BROWSER)]
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join((FOLDER / language / name).read_text("utf-8") for name in files)))
    spoken = find_language(language)
    for name in files:
        for key, entry in entries(language, name).items():
            slots = slots_of(entry)
            plain = {one: f"<{one}>" for one, variants in slots.items() if not variants}
            chosen = {one: variants for one, variants in slots.items() if variants}
            for number in (0, 1, 2, 7):
                filled: dict[str, Any] = plain | {
                    one: number if variants & {"one", "other", "0"} else sorted(variants)[number % len(variants)]
                    for one, variants in chosen.items()
                }
                value = bundle.get_message(key).value
                assert value is not None
                expected, errors = bundle.format_pattern(value, filled)
                assert not errors
                assert sentence(Message(key, **filled), language=spoken) == expected


def test_languages_count_as_their_speakers_do() -> None:
    assert [CATEGORIES["fr"](number) for number in (0, 1, 2)] == ["one", "one", "other"]
    assert [CATEGORIES["es"](number) for number in (0, 1, 2)] == ["other", "one", "other"]


@pytest.mark.parametrize(
    ("language", "day", "said"),
    [
        ("en", (16, 12), "16 December"),
        ("es", (1, 12), "1 de diciembre"),
        ("fr", (1, 1), "1er janvier"),
        ("fr", (31, 8), "31 août"),
    ],
)
def test_a_day_is_written_as_the_language_writes_it(language: str, day: tuple[int, int], said: str) -> None:
    with speaking(find_language(language)):
        assert str(day_in_words(*day)) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "One player at one table. 2 seats have Learner bots."),
        ("es", "Un jugador en una mesa. 2 asientos los tienen bots aprendices."),
        ("fr", "Un joueur à une table. 2 places ont des bots débutants."),
    ],
)
def test_one_player_at_one_table_is_no_plural(language: str, said: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / language / "browser_coach.ftl").read_text("utf-8")))
    value = bundle.get_message("coach_seating").value
    assert value is not None
    found, errors = bundle.format_pattern(value, {"players": 1, "tables": 1, "bots": 2})
    assert (found, errors) == (said, [])


def test_what_a_language_does_not_have_is_said_in_english(tmp_path: Path) -> None:
    assert find_language("xx") is find_language(ENGLISH)
    with speaking(find_language("es")):
        assert str(Message("the-table-is-paused")) == "La mesa está en pausa."
    assert str(Message("the-table-is-paused")) == "The table is paused."


@pytest.mark.parametrize("language", OTHERS)
def test_the_browsers_sentences_are_read(language: str) -> None:
    for name in FILES:
        if name.startswith(BROWSER):
            assert sentences((FOLDER / language / name).read_text("utf-8"))
