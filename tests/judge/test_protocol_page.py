"""Tests that the page about the judge protocol names everything that the judge takes and gives."""

import json
import re
from pathlib import Path
from typing import Final

import msgspec

from forceout.editions.registry import EDITIONS
from forceout.games.equations import in_force as equations
from forceout.games.on_sets import in_force as on_sets
from forceout.judge.equations.answers import KINDS as EQUATIONS_KINDS
from forceout.judge.on_sets.answers import KINDS as ON_SETS_KINDS
from forceout.rulebook.contents import clauses_of
from forceout.rules.actions import KINDS
from forceout.rules.codes import Code, Kind, QuestionCode
from forceout.rules.match_state import MATCH_KINDS
from forceout.rules.state import Phase
from forceout.rules.vocabulary import Situation
from tests.judge.own_sections import BOOKS

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "forceout"
PAGE: Final = (ROOT / "docs" / "judge-protocol.md").read_text("utf-8")
NAMED: Final = set(re.findall(r"`([a-z][a-z-]*)`", PAGE))
IN_EXAMPLES: Final = set(re.findall(r'"([a-z][a-z-]*)"', PAGE))
OF_COMMANDS: Final = {"no-file", "not-toml"}
"""Errors of `forceout solve` and `check`, which read files."""


def listed(opening: str) -> set[str]:
    """The codes that a paragraph of the page lists."""
    paragraph = re.search(rf"^{re.escape(opening)}.*?(?:\n\n|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert paragraph is not None
    return set(re.findall(r"`([a-z][a-z-]*)`", paragraph[0]))


def of_kind(*kinds: Kind) -> set[str]:
    """The codes of some kinds."""
    return {code.value for code in Code if code.kind in kinds}


def test_the_page_names_every_action_of_play_and_of_a_match() -> None:
    assert sorted({*KINDS, *MATCH_KINDS} - NAMED) == []


def test_the_page_lists_the_codes_of_an_outcome_and_no_others() -> None:
    assert listed("Outcome codes:") - {"state", "stop"} == of_kind(Kind.OUTCOME)


def test_the_page_lists_the_codes_of_a_verdict_and_no_others() -> None:
    assert listed("Codes. Writing:") == of_kind(Kind.WRITING, Kind.GOAL, Kind.CUBES, Kind.VARIATIONS)


def test_the_page_names_the_codes_of_a_selection() -> None:
    assert sorted(of_kind(Kind.SELECTION) - IN_EXAMPLES) == []


def test_the_page_lists_the_errors_and_no_others() -> None:
    errors = {code.value for code in QuestionCode} - OF_COMMANDS
    assert listed("What cannot be understood") - {"score"} == errors


def test_every_code_is_somewhere_given() -> None:
    source = "\n".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py") if file.name != "codes.py")
    assert [code.name for code in Code if f"Code.{code.name}" not in source] == []
    assert [code.name for code in QuestionCode if f"QuestionCode.{code.name}" not in source] == []


def test_a_default_clause_is_one_that_its_book_has() -> None:
    for edition in EDITIONS:
        game = edition.game_of(edition.seasons[0])
        assert game is not None
        rules = (code.default_rule(game.book, game.procedures.sections) for code in Code)
        assert [rule for rule in rules if rule is not None and not clauses_of(rule.book, rule.section)] == []


def test_codes_are_texts_on_every_wire() -> None:
    assert json.dumps({Code.NOT_EQUAL: Code.SYNTAX}) == '{"not-equal": "syntax"}'
    assert msgspec.json.encode({Code.NOT_EQUAL: Code.SYNTAX}) == b'{"not-equal":"syntax"}'
    assert hash(Code.NOT_EQUAL) == hash("not-equal")


def test_the_page_names_every_kind_of_question_phase_and_situation() -> None:
    kinds = {*EQUATIONS_KINDS, *ON_SETS_KINDS, "match-points"}
    assert [kind for kind in sorted(kinds) if f"## kind: {kind}" not in PAGE] == []
    assert sorted({phase.value for phase in Phase} - NAMED) == []
    assert sorted({one.value for one in Situation} - NAMED - IN_EXAMPLES) == []


def test_the_page_names_every_variation() -> None:
    found = {name for edition, _ in BOOKS for name in edition.every_variation()}
    assert sorted(found - NAMED) == []


def test_the_page_says_what_an_edition_cites_where_it_has_no_variation() -> None:
    assert {on_sets.MISAPPLIED, equations.MISAPPLIED} <= set(re.findall(r"VII-C-5-[ef]", PAGE))
