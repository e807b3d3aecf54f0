"""The situations in other languages: none is missing, each is whole, and no line to say gives away what is withheld."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from forceout.judge.disclosure.levels import Level
from forceout.judge.situations import situation as english
from forceout.judge.situations.printed_situation import IMPOSSIBLE, printed_situation, sources
from forceout.judge.situations.situation import (
    CONTENTS,
    NO_PENALTY,
    NOTHING_MORE,
    Situation,
    find_situation,
    list_of_files,
    load_situations,
)
from forceout.judge.situations.translations import (
    FOLDER,
    keys_of,
    read_file,
    read_situations,
    situation_in,
    translated,
)
from forceout.judge.situations.words import FILE as WORDS
from forceout.judge.situations.words import load_words, tokens
from forceout.messages.language import ENGLISH, LANGUAGES, find_language
from forceout.messages.message import speaking
from tests.judge.situations.given_away import BY_LANGUAGE, runs
from tests.judge.situations.test_situations import RULES_ALONE

OTHERS: Final = [one for one in LANGUAGES if one != ENGLISH]
FILES: Final[list[str]] = list(list_of_files()["files"])
ASKS: Final = "Wants a native reader's eye"
LINES: Final = ("happened", "ruling", "penalty", "say", "dont_say")
ENDS: Final = (".", "?", "!", "”", "»", "…")
LONGEST_TITLE: Final = 90
KEPT: Final = ("Goal", "Resources", "Required", "Permitted", "Forbidden", IMPOSSIBLE)
"""Words of the rules that stay as they are; where one begins a title it may be an adjective."""
SIGNS: Final = frozenset("∪∩⊆Λ∅√×÷−*")
"""Signs of the games: a text that has them has them in every language."""
READ: Final[Mapping[str, frozenset[str]]] = {
    "es": frozenset(
        (
            "guideline-2-a", "on-sets-I-B-1-comment", "on-sets-I-C", "on-sets-XIII-A-5-a", "on-sets-XIII-B-8",
            "on-sets-Appendix-A-charts",
        )
    ),
    "fr": frozenset(("on-sets-XIII-B-8", "on-sets-Appendix-A-charts")),
}  # fmt: skip
"""Where a word that can judge was read by a person, beside those of English, and speaks of no Solution."""
MADE_UP: Final = {"title": "T", "happened": "H.", "ruling": "R.", "say": "S.", "words": ["w"]}
COMMON: Final = {"no_penalty": "Nada.", "nothing_more": "Nada más."}
EVERY_LANGUAGE = pytest.mark.parametrize("language", OTHERS)
EVERY_FILE = pytest.mark.parametrize("name", FILES)


def situations_of(name: str) -> tuple[Situation, ...]:
    """The situations of one English file."""
    counts = [
        len(tomllib.loads((english.FOLDER / f"{one}.toml").read_text(encoding="utf-8"))["situation"]) for one in FILES
    ]
    start = sum(counts[: FILES.index(name)])
    return load_situations()[start : start + counts[FILES.index(name)]]


def told(language: str) -> Iterator[tuple[Situation, Situation]]:
    """Every situation that is translated: in English, and in a language."""
    for one in load_situations():
        other = situation_in(one, language)
        if other is not one:
            yield one, other


@EVERY_LANGUAGE
@EVERY_FILE
def test_no_situation_is_missing_none_is_unknown_and_each_has_the_keys_of_the_english_one(
    language: str, name: str
) -> None:
    entries, known = read_file(language, name), {one.id: one for one in situations_of(name)}
    assert [key for key in known if key not in entries] == []
    assert [key for key in entries if key not in known] == []
    wrong = {key: sorted(keys_of(known[key]) ^ entry.keys()) for key, entry in entries.items()}
    assert {key: names for key, names in wrong.items() if names} == {}


@EVERY_LANGUAGE
def test_what_the_situations_have_in_common_is_translated(language: str) -> None:
    common = read_file(language, CONTENTS)
    assert common.keys() == {"no_penalty", "nothing_more", "sources"}
    assert common["sources"].keys() == list_of_files()["sources"].keys()
    assert common["no_penalty"] != NO_PENALTY
    assert common["nothing_more"] != NOTHING_MORE
    with speaking(find_language(language)):
        assert sources() == common["sources"]


@EVERY_LANGUAGE
def test_every_file_is_one_of_those_of_english_and_asks_for_a_native_reader(language: str) -> None:
    files = {file.name: file for file in (FOLDER / language).iterdir()}
    assert files.keys() == {f"{name}.toml" for name in (*FILES, CONTENTS, WORDS)}
    for name, file in files.items():
        assert ASKS in " ".join(file.read_text(encoding="utf-8").splitlines()[:2]), name


@EVERY_LANGUAGE
def test_a_translated_situation_is_whole(language: str) -> None:
    for _, one in told(language):
        for line in LINES:
            assert str(getattr(one, line)).endswith(ENDS), (one.id, line)
        assert 2 <= len(one.title) <= LONGEST_TITLE, one.id
        assert one.words, one.id
        assert all(isinstance(word, str) and word for word in one.words), one.id


@EVERY_LANGUAGE
def test_the_words_of_the_rules_and_the_signs_of_the_games_stay(language: str) -> None:
    for one, other in told(language):
        for line in ("title", *LINES):
            before, after = str(getattr(one, line)), str(getattr(other, line))
            assert not {sign for sign in before if sign in SIGNS} - set(after), (one.id, line)
            for word in KEPT:
                if re.search(rf"(?<=[^\w-]){word}(?![\w-])", before):
                    assert word in after, (one.id, line, word)
            # Every Impossible becomes the edition's own word, so that it may stand for the challenge only.
            assert (IMPOSSIBLE in before) is (IMPOSSIBLE in after), (one.id, line)


@EVERY_LANGUAGE
def test_rulings_that_differ_differ_in_every_language(language: str) -> None:
    by_text: dict[tuple[str, str], set[str]] = {}
    for one, other in told(language):
        by_text.setdefault((one.game, other.ruling), set()).add(one.ruling)
    assert [found for found in by_text.values() if len(found) > 1] == []


@EVERY_LANGUAGE
def test_what_is_said_gives_nothing_away_that_a_higher_level_withholds(language: str) -> None:
    for _, one in told(language):
        found = list(BY_LANGUAGE[language].found_in(one))
        assert found == [], f"{one.id} speaks at level {int(one.level)} and says {found}"


@EVERY_LANGUAGE
def test_below_the_level_that_may_nothing_that_is_said_judges(language: str) -> None:
    judging = {
        one.id for _, one in told(language) if one.level < Level.EQUALS and BY_LANGUAGE[language].judges(one.say)
    }
    assert judging - RULES_ALONE - READ[language] == set()


@EVERY_LANGUAGE
def test_nothing_is_said_that_must_not_be_said(language: str) -> None:
    shared = {one.id: runs(other.say) & runs(other.dont_say) for one, other in told(language)}
    assert {name: found for name, found in shared.items() if found} == {}


@EVERY_LANGUAGE
def test_that_no_solution_exists_is_said_only_once_the_third_party_has_decided(language: str) -> None:
    words = BY_LANGUAGE[language]
    for _, one in told(language):
        if one.level is Level.NO_SOLUTION:
            before, _, after = " ".join(one.say.split()).partition(words.after)
            assert words.decide in before, one.id
            assert not re.search(words.right, before), one.id
            assert re.search(words.right, after), one.id


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("es", "Sí, la Solución es igual al Goal."),
        ("es", "El retador tiene razón."),
        ("es", "La objeción vale."),
        ("es", "Es ambigua."),
        ("es", "Hay otra lectura."),
        ("es", "Pueden retar."),
        ("fr", "Oui, la Solution est égale au Goal."),
        ("fr", "Le challenger a raison."),
        ("fr", "L’objection tient."),
        ("fr", "Elle est ambiguë."),
        ("fr", "Il n’existe pas de Solution."),
        ("fr", "Tu peux défier."),
    ],
)
def test_the_scan_finds_what_it_looks_for(language: str, said: str) -> None:
    unsaid = replace(load_situations()[0], level=Level.NOTHING, is_ambiguity_raised=False)
    assert list(BY_LANGUAGE[language].found_in(replace(unsaid, say=said)))


def test_the_scan_takes_no_question_for_a_verdict() -> None:
    assert BY_LANGUAGE["es"].judges("«Está mal.»")
    assert not BY_LANGUAGE["es"].judges("«¿Qué está mal?»")
    assert BY_LANGUAGE["fr"].judges("« C’est faux. »")
    assert not BY_LANGUAGE["fr"].judges("« Est-ce faux ? »")


def test_a_translation_is_whole_or_is_not_there() -> None:
    situation = find_situation("A1")
    assert situation is not None
    plain = replace(situation, penalty=NO_PENALTY, dont_say=NOTHING_MORE)
    own = replace(situation, penalty="−1.", dont_say="Why.")
    found = translated(plain, MADE_UP, COMMON)
    assert found is not None
    assert (found.title, found.penalty, found.dont_say, found.words) == ("T", "Nada.", "Nada más.", ("w",))
    assert (found.id, found.sections, found.level) == (plain.id, plain.sections, plain.level)
    assert translated(plain, MADE_UP, {}) is None
    assert translated(own, MADE_UP, COMMON) is None
    for name in MADE_UP:
        assert translated(plain, {key: value for key, value in MADE_UP.items() if key != name}, COMMON) is None
    with_own = translated(own, {**MADE_UP, "penalty": "−1 !", "dont_say": "Pourquoi."}, {})
    assert with_own is not None
    assert (with_own.penalty, with_own.dont_say) == ("−1 !", "Pourquoi.")


def test_a_file_that_is_not_written_yet_leaves_its_situations_in_english(tmp_path: Path) -> None:
    assert read_situations("es", tmp_path) == {}
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "contents.toml").write_text('no_penalty = "Nada."\nnothing_more = "Nada más."\n', "utf-8")
    (tmp_path / "es" / "on-sets-play.toml").write_text(
        '["on-sets-I-B-1-comment"]\ntitle = "T"\nhappened = "H."\nruling = "R."\nsay = "S."\nwords = ["w"]\n'
        '["on-sets-I-C"]\ntitle = "half"\n',
        "utf-8",
    )
    assert list(read_situations("es", tmp_path)) == ["on-sets-I-B-1-comment"]


@EVERY_LANGUAGE
def test_a_situation_is_shown_in_the_language_that_is_spoken_and_says_which_it_is(language: str) -> None:
    situation = find_situation("on-sets-VIII-B")
    assert situation is not None
    in_english = printed_situation(situation, "2014-15")
    with speaking(find_language(language)):
        shown = printed_situation(situation, "2014-15")
    assert (in_english["language"], shown["language"]) == (ENGLISH, language)
    assert shown["say"] != in_english["say"]
    assert "Never" in shown["say"]
    assert IMPOSSIBLE not in str(shown)
    assert {name: shown[name] for name in ("id", "sections", "see", "level")} == {
        name: in_english[name] for name in ("id", "sections", "see", "level")
    }


def test_accents_and_elisions_do_not_matter() -> None:
    spanish, french = load_words("es"), load_words("fr")
    assert list(tokens("SEÑAL", spanish)) == list(tokens("senal", spanish)) == ["senal"]
    assert list(tokens("l’œil d'Éva", french)) == ["oeil", "eva"]
    assert list(tokens("B' n'est", french)) == ["b", "prim"]
    assert list(tokens("B' unión", spanish)) == ["b", "prim", "union"]


@EVERY_LANGUAGE
def test_the_tables_of_words_are_without_accents_and_hold_no_chain(language: str) -> None:
    own = read_file(language, WORDS)
    listed = [*own["stop"], *own["synonyms"], *own["synonyms"].values(), *(one for one, _ in own["suffixes"])]
    assert [one for one in listed if not one.isascii() or one != one.lower()] == []
    assert own["stop"] == sorted(set(own["stop"]))
    chained = {word: value for word, value in own["synonyms"].items() if own["synonyms"].get(value, value) != value}
    assert chained == {}
