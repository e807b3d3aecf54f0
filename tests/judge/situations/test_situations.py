"""Situations as data: none is missing, each is whole, and no line to say gives away what is withheld."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from forceout.editions.registry import EDITIONS, years_of
from forceout.games.registry import NAMES
from forceout.judge.disclosure.levels import Level
from forceout.judge.situations.completeness import covered_sections, deciding_list, deciding_sections, key_of, missing
from forceout.judge.situations.printed_situation import printed_situation, sources
from forceout.judge.situations.situation import NOTHING_MORE, Phase, find_situation, load_situations, situations_for
from forceout.rulebook.contents import Contents, clauses_of, load_contents
from forceout.rules.vocabulary import Division
from tests.judge.situations.given_away import ENGLISH_WORDS, runs

SITUATIONS: Final = load_situations()
LINES: Final = ("happened", "ruling", "penalty", "say", "dont_say")
RULES_ALONE: Final = frozenset(
    (
        "guideline-A2", "guideline-B2", "on-sets-2026-27-VII-C-2", "on-sets-VII-C-4", "on-sets-IX-D-note",
        "on-sets-X-A-1-note", "on-sets-2026-27-X-B", "on-sets-2014-15-X-B", "on-sets-X-C", "on-sets-XI-A-note",
        "on-sets-XII-B", "equations-X-A-1-note", "equations-X-B", "equations-XI-A-note", "equations-XIII-A-9",
        "equations-XIII-A-15", "equations-XIII-B-7", "equations-XIII-B-12",
    )
)  # fmt: skip
"""Where such a word was read by a person, and speaks of a rule, a card or a charge: of no Solution that is checked."""
WITHHELD_BY_THE_GUIDELINES: Final = ("B3", "B4", "C2", "C9", "C10", "C12", "E22", "E23", "E24", "E28", "E29")
"""Where the Guidelines say in so many words what an official must not tell."""
EVERY_BOOK = pytest.mark.parametrize("contents", load_contents(), ids=key_of)


def test_none_is_missing() -> None:
    assert list(missing()) == []
    assert len(SITUATIONS) > 300


@EVERY_BOOK
def test_the_list_of_what_decides_is_about_clauses_that_there_are(contents: Contents) -> None:
    listed = deciding_list()[key_of(contents)]
    assert [one for one in [*listed["also"], *listed["nothing"]] if one not in contents.clauses] == []
    assert not set(listed["nothing"]) & covered_sections(contents), "a clause that decides nothing has a situation"
    assert len(deciding_sections(contents)) > 80


def test_every_ruling_of_the_guidelines_is_on_the_list() -> None:
    (guidelines,) = (one for one in load_contents() if one.book == "guidelines")
    headings = {"A", "B", "C", "E"}
    assert deciding_sections(guidelines) == set(guidelines.clauses) - headings


def test_a_situation_is_whole() -> None:
    for situation in SITUATIONS:
        for line in LINES:
            text = getattr(situation, line)
            assert text, (situation.id, line)
            assert text[-1] in ".?!”", (situation.id, line, text)
        assert 2 <= len(situation.title) <= 70, situation.id
        assert situation.words, situation.id
        assert situation.editions
        assert situation.divisions


def test_citations_lead_to_clauses_of_every_edition_it_is_for() -> None:
    for situation in SITUATIONS:
        for rule in (*situation.sections, *situation.cites):
            editions = {one.edition for one in clauses_of(rule.book, rule.section)}
            assert editions, str(rule)
            if rule.book in NAMES:
                assert set(situation.editions) <= editions, f"{situation.id} cites {rule} in an edition without it"


def test_what_is_near_is_there_and_is_another() -> None:
    for situation in SITUATIONS:
        for name in situation.see:
            other = find_situation(name)
            assert other is not None, f"{situation.id}: {name}"
            assert other.id == name != situation.id
            assert other.game == situation.game


def test_what_is_said_gives_nothing_away_that_a_higher_level_withholds() -> None:
    for situation in SITUATIONS:
        found = list(ENGLISH_WORDS.found_in(situation))
        assert found == [], f"{situation.id} speaks at level {int(situation.level)} and says {found}"


def test_below_the_level_that_may_nothing_that_is_said_judges() -> None:
    judging = {one.id for one in SITUATIONS if one.level < Level.EQUALS and ENGLISH_WORDS.judges(one.say)}
    assert judging == RULES_ALONE


def test_nothing_is_said_that_must_not_be_said() -> None:
    withheld = [one for one in SITUATIONS if one.dont_say != NOTHING_MORE]
    assert len(withheld) > 80
    assert {one.id: runs(one.say) & runs(one.dont_say) for one in withheld if runs(one.say) & runs(one.dont_say)} == {}


def test_the_scan_finds_what_it_looks_for() -> None:
    unsaid = replace(SITUATIONS[0], level=Level.NOTHING, is_ambiguity_raised=False)
    for said in ("Yes, the Solution equals the Goal.", "The Challenger is right.", "It is ambiguous."):
        assert list(ENGLISH_WORDS.found_in(replace(unsaid, say=f"“{said}”"))), said
    assert ENGLISH_WORDS.judges("That is wrong.")
    assert not ENGLISH_WORDS.judges("“Is that wrong?”")
    assert sum(one.level is Level.NO_SOLUTION for one in SITUATIONS) >= 7
    assert sum(one.is_ambiguity_raised for one in SITUATIONS) >= 4


@pytest.mark.parametrize("section", WITHHELD_BY_THE_GUIDELINES)
def test_what_the_guidelines_withhold_stands_under_dont_say(section: str) -> None:
    situation = find_situation(section)
    assert situation is not None
    assert situation.dont_say != NOTHING_MORE
    assert re.search("Impossible|Third Party", situation.dont_say)
    if situation.level < Level.NO_SOLUTION:
        assert "Impossible" not in situation.say


def test_that_no_solution_exists_is_said_only_once_the_third_party_has_decided() -> None:
    for one in SITUATIONS:
        if one.level is Level.NO_SOLUTION:
            before, _, after = one.say.partition(ENGLISH_WORDS.after)
            assert ENGLISH_WORDS.decide in before, one.id
            assert not re.search(ENGLISH_WORDS.right, before), one.id
            assert re.search(ENGLISH_WORDS.right, after), one.id


def test_senior_situations_are_for_senior_only() -> None:
    for division in (Division.ELEMENTARY, Division.MIDDLE, Division.JUNIOR):
        names = {one.id for one in situations_for("on-sets", "2026-27", division)}
        assert not {f"guideline-E{number}" for number in range(20, 31)} & names
    seniors = {one.id for one in situations_for("on-sets", "2026-27", Division.SENIOR)}
    assert {f"guideline-E{number}" for number in range(20, 31)} <= seniors
    elementary = {one.id for one in situations_for("on-sets", "2026-27", Division.ELEMENTARY)}
    assert "guideline-A10" in elementary
    assert "guideline-A14" not in elementary
    assert "guideline-A10" not in seniors


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: f"{one.game}-{one.year}")
def test_every_edition_has_situations_of_every_phase(edition: object) -> None:
    game, year = edition.game, edition.year  # type: ignore[attr-defined]
    for division in Division:
        found = situations_for(game, year, division)
        assert {one.phase for one in found} == set(Phase), division
    assert all(year in one.editions for one in situations_for(game, year))


def test_an_edition_without_a_clause_has_no_situation_of_it() -> None:
    older = {one.id for one in situations_for("on-sets", "2014-15")}
    newer = {one.id for one in situations_for("on-sets", "2026-27")}
    assert {"on-sets-VII-C-6", "on-sets-VII-C-7", "on-sets-IX-D", "on-sets-XI-B-3"} <= newer - older
    assert "on-sets-2014-15-III-D-2" in older - newer


def test_the_challenge_is_called_as_its_book_calls_it() -> None:
    situation = find_situation("on-sets-VIII-B")
    assert situation is not None
    assert "Impossible" in printed_situation(situation, "2026-27")["say"]
    older = printed_situation(situation, "2014-15")
    assert "Never" in older["say"]
    assert "Impossible" not in str(older)


def test_what_is_not_among_the_sources_is_said() -> None:
    assert set(sources()) == set(NAMES)
    assert all("not among our sources" in text for text in sources().values())
    assert "part for Equations" in " ".join(sources()["equations"].split())


def test_a_situation_as_json_has_no_search_words() -> None:
    situation = find_situation("B4")
    assert situation is not None
    printed = printed_situation(situation)
    assert printed["sections"] == ["guideline B4", "guideline B4-comment"]
    assert printed["editions"] == list(years_of("on-sets"))
    assert "words" not in printed
    assert find_situation("B99") is None


def test_the_page_for_judges_says_how_many_there_are() -> None:
    page = (Path(__file__).parents[3] / "docs" / "judges.md").read_text("utf-8")
    assert f"There are {len(SITUATIONS)} of them" in page
