"""Finding situations by the words that players use, the same way here and by the exported index."""

import json
import re
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forceout.judge.situations.search import (
    LONGEST_QUESTION,
    MOST_TOKENS,
    build_index,
    edits,
    exported_index,
    search,
)
from forceout.judge.situations.situation import Phase, load_situations
from forceout.judge.situations.translations import situation_in
from forceout.judge.situations.words import LONGEST_ENDING, load_words, stem, tokens, without_accents
from forceout.messages.language import ENGLISH, LANGUAGES, find_language
from forceout.messages.message import speaking
from forceout.rules.vocabulary import Division

QUESTIONS: Final = tomllib.loads((Path(__file__).parent / "questions.toml").read_text("utf-8"))["question"]
FIRST: Final = 3
NEAR: Final = 5
"""Among how many a question is answered in a language that everything is not first written in."""
OTHERS: Final = [one for one in LANGUAGES if one != ENGLISH]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: one["asks"])
def test_a_question_finds_its_situation_among_the_first_three(question: dict[str, str]) -> None:
    game = question.get("game", "on-sets")
    edition = question.get("edition", "2026-27" if game == "on-sets" else "2015-16")
    found = search(question["asks"], game=game, edition=edition, division=Division(question["division"]), most=FIRST)
    assert question["finds"] in [one.situation.id for one in found]


def place_of(question: dict[str, str], asked: str) -> int:
    """Where the situation that a question is for stands among those that are found."""
    game = question.get("game", "on-sets")
    edition = question.get("edition", "2026-27" if game == "on-sets" else "2015-16")
    found = search(question[asked], game=game, edition=edition, division=Division(question["division"]), most=NEAR)
    names = [one.situation.id for one in found]
    return names.index(question["finds"]) if question["finds"] in names else NEAR


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("asked", ["own", "asks"])
def test_the_same_questions_are_answered_in_another_language_and_in_english(language: str, asked: str) -> None:
    with speaking(find_language(language)):
        places = {one["asks"]: place_of(one, language if asked == "own" else asked) for one in QUESTIONS}
    assert [name for name, place in places.items() if place >= NEAR] == []
    assert len([name for name, place in places.items() if place >= FIRST]) <= 1


@pytest.mark.parametrize("language", OTHERS)
def test_accents_and_slips_of_the_pen_are_forgiven_in_every_language(language: str) -> None:
    with speaking(find_language(language)):
        for one in QUESTIONS:
            bare = without_accents(one[language])
            assert search(bare, most=FIRST) == search(one[language], most=FIRST), one[language]
        assert search("ngeative gaol", game="on-sets", most=1)[0].situation.id == "guideline-B4"


def test_there_are_sixty_questions() -> None:
    assert len(QUESTIONS) >= 60
    assert len({one["asks"] for one in QUESTIONS}) == len(QUESTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_situation_is_found_by_its_title_and_by_its_name(language: str) -> None:
    for situation in load_situations():
        table: Any = {"game": situation.game, "edition": situation.editions[0], "division": situation.divisions[-1]}
        with speaking(find_language(language)):
            by_title = search(situation_in(situation, language).title, **table, most=FIRST)
            by_name = search(situation.id, **table, most=FIRST)
        assert situation.id in [one.situation.id for one in by_title], situation.title
        assert by_name[0].situation.id == situation.id


def test_slips_of_the_pen_are_forgiven() -> None:
    straight = search("negative goal", game="on-sets", most=1)
    assert search("negatvie gaol", game="on-sets", most=1)[0].situation == straight[0].situation
    assert "guideline-A23" in [
        one.situation.id for one in search("duoble set too long", division=Division.JUNIOR, most=FIRST)
    ]


def test_a_table_finds_only_what_can_come_up_there() -> None:
    for division in Division:
        for one in search("two solutions goal zero card", division=division, most=50):
            assert division in one.situation.divisions
    assert {one.situation.phase for one in search("cube", phase=Phase.GOAL, most=50)} == {Phase.GOAL}
    assert {one.situation.game for one in search("goal", game="equations", most=50)} == {"equations"}


def test_symbols_are_words_and_words_are_made_alike() -> None:
    words = load_words()
    assert list(tokens("R ∪ B'", words)) == ["r", "union", "b", "prim"]
    assert list(tokens("Brackets", words)) == list(tokens("parentheses", words))
    assert stem("selecting", words) == stem("selected", words) == stem("selects", words) == "select"
    assert list(tokens("the of and", words)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_ending_that_fits_is_the_longest(language: str) -> None:
    endings = list(load_words(language).suffixes)
    assert max(map(len, endings)) <= LONGEST_ENDING
    for place, ending in enumerate(endings):
        assert [longer for longer in endings[place + 1 :] if longer.endswith(ending)] == [], ending


def test_letters_swapped_count_as_one_edit() -> None:
    assert edits("gaol", "goal", 1) == 1
    assert edits("goal", "goals", 1) == 1
    assert edits("goal", "mat", 1) is None
    assert edits("", "ab", 2) == 2


@given(st.text(max_size=400))
@settings(max_examples=60, deadline=None)
def test_any_text_may_be_asked(text: str) -> None:
    found = search(text, most=5)
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)


def test_the_index_is_json_of_whole_numbers_and_small() -> None:
    printed = json.dumps(exported_index(), ensure_ascii=False)
    assert len(printed) < 500_000
    index = json.loads(printed)
    assert len(index["documents"]) == len(load_situations())
    for rarity, *postings in index["terms"].values():
        assert isinstance(rarity, int)
        assert all(isinstance(number, int) for posting in postings for number in posting)
    of_one_game = exported_index("equations")
    assert {one["game"] for one in of_one_game["documents"]} == {"equations"}


@pytest.mark.parametrize("language", OTHERS)
def test_an_index_of_another_language_has_the_english_texts_beside_it_and_is_small(language: str) -> None:
    in_english = {one["id"]: one for one in exported_index()["documents"]}
    with speaking(find_language(language)):
        index = exported_index()
    assert index["language"] == language
    for one in index["documents"]:
        held = in_english[one["id"]]
        assert one["english"] == {name: held[name] for name in one["english"]}
        assert one["english"]["ruling"] != one["ruling"]
    assert len(json.dumps(index, ensure_ascii=False)) < 700_000


def searched_by_index(index: dict[str, Any], text: str, game: str, edition: str, division: str) -> list[str]:
    """The algorithm once more, from the exported data alone, as a browser would do it."""
    text = text[:LONGEST_QUESTION]
    spaced = re.sub(
        r"([^\W_]+)['’](?=[^\W_])", lambda found: " " if found[1].lower() in index["elided"] else found[0], text
    )
    for symbol, word in index["symbols"].items():
        spaced = spaced.replace(symbol, f" {word} ")
    spaced = "".join(letter if letter.isalnum() else " " for letter in without_accents(spaced.lower()))
    asked: list[str] = []
    for word in spaced.split():
        if word in index["stop"]:
            continue
        word = index["synonyms"].get(word, word)
        for ending, instead in index["suffixes"]:
            if word.endswith(ending) and len(word) - len(ending) >= index["shortest"]["stem"]:
                word = word[: len(word) - len(ending)] + instead
                break
        if word not in asked:
            asked.append(word)
    scores: dict[int, int] = defaultdict(int)
    for token in asked[:MOST_TOKENS]:
        best: dict[int, int] = {}
        for term, quality in _terms(index, token):
            rarity, *postings = index["terms"][term]
            for place, weight in postings:
                best[place] = max(best.get(place, 0), quality * rarity * weight)
        for place, score in best.items():
            scores[place] += score
    for place, one in enumerate(index["documents"]):
        own = one["sections"][0]
        if text.strip().lower() in (one["id"].lower(), own.lower(), own.removeprefix("guideline ").lower()):
            scores[place] += index["named"]
    fitting = [
        (-score, place)
        for place, score in scores.items()
        if index["documents"][place]["game"] == game
        and edition in index["documents"][place]["editions"]
        and division in index["documents"][place]["divisions"]
    ]
    return [index["documents"][place]["id"] for _, place in sorted(fitting)]


def _terms(index: dict[str, Any], token: str) -> list[tuple[str, int]]:
    terms, qualities, shortest = index["terms"], index["qualities"], index["shortest"]
    if token in terms:
        return [(token, qualities["exact"])]
    longer = [(one, qualities["beginning"]) for one in terms if one.startswith(token)]
    if len(token) >= shortest["beginning"] and longer:
        return longer
    allowed = 2 if len(token) >= shortest["two_edits"] else int(len(token) >= shortest["one_edit"])
    near = [(one, edits(token, one, allowed)) for one in terms if allowed]
    return [(one, qualities["one_edit" if count == 1 else "two_edits"]) for one, count in near if count is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exported_index_finds_the_same(language: str) -> None:
    with speaking(find_language(language)):
        index = json.loads(json.dumps(exported_index()))
        for question in QUESTIONS[::3]:
            game = question.get("game", "on-sets")
            edition = question.get("edition", "2026-27" if game == "on-sets" else "2015-16")
            asked = question.get(language, question["asks"])
            here = search(asked, game=game, edition=edition, division=Division(question["division"]), most=20)
            there = searched_by_index(index, asked, game, edition, question["division"])
            assert [one.situation.id for one in here] == there[:20], asked


def test_the_index_is_built_once_for_each_language() -> None:
    assert build_index() is build_index()
    with speaking(find_language("es")):
        assert build_index() is build_index()
        assert build_index().language == "es"
    assert build_index().language == ENGLISH
