"""Tests that the page about the judge protocol names everything that the judge takes and gives."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from forceout.games.equations import in_force as equations
from forceout.games.onsets import in_force as onsets
from forceout.judge.equations import KINDS as EQUATIONS_KINDS
from forceout.judge.on_sets import KINDS as ON_SETS_KINDS
from forceout.judge.play import READERS
from forceout.rules.actions import KINDS
from forceout.rules.match_state import MATCH_KINDS
from forceout.rules.state import Phase
from forceout.rules.table import Situation
from tests.judge.own_sections import BOOKS

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "forceout"
PAGE: Final = (ROOT / "docs" / "judge-protocol.md").read_text("utf-8")
NAMED: Final = set(re.findall(r"`([a-z][a-z-]*)`", PAGE))
IN_EXAMPLES: Final = set(re.findall(r'"([a-z][a-z-]*)"', PAGE))
OF_COMMANDS: Final = {"no-file", "not-toml"}
"""Errors of `forceout solve` and `check`, which read files."""


def codes(call: str, *folders: str) -> Iterator[str]:
    """The codes that calls of a name give in some folders of the source."""
    for folder in folders:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                    first = node.args[0]
                    if isinstance(first, ast.Constant):
                        yield str(first.value)


def test_the_page_names_every_action_of_play_and_of_a_match() -> None:
    assert set(READERS) == set(KINDS)
    assert sorted({*KINDS, *MATCH_KINDS} - NAMED) == []


def test_the_page_names_every_code_of_an_outcome() -> None:
    found = {*codes("Violation", "rules"), *codes("Violation", "games")}
    assert len(found) > 40
    assert sorted(found - NAMED - IN_EXAMPLES) == []


def test_the_page_names_every_code_of_a_complaint_about_an_expression() -> None:
    assert sorted({*codes("Complaint", "games")} - NAMED) == []


def test_the_page_names_every_error() -> None:
    found = {*codes("BadQuestion", "judge")} - OF_COMMANDS
    assert len(found) > 15
    assert sorted(found - NAMED) == []


def test_the_page_names_every_kind_of_question_phase_and_situation() -> None:
    kinds = {*EQUATIONS_KINDS, *ON_SETS_KINDS, "match-points"}
    assert [kind for kind in sorted(kinds) if f"## kind: {kind}" not in PAGE] == []
    assert sorted({phase.value for phase in Phase} - NAMED) == []
    assert sorted({one.value for one in Situation} - NAMED - IN_EXAMPLES) == []


def test_the_page_names_every_variation() -> None:
    found = {name for edition, _ in BOOKS for name in edition.every_variation()}
    assert sorted(found - NAMED) == []


def test_the_page_says_what_an_edition_cites_where_it_has_no_variation() -> None:
    assert {onsets.MISAPPLIED, equations.MISAPPLIED} <= set(re.findall(r"VII-C-5-[ef]", PAGE))
