"""Finding citations in source, tests and cases."""

import json
from pathlib import Path
from textwrap import dedent

import pytest

from forceout.rulebook.citations import (
    Citation,
    citation_by_name,
    citations_in_source,
    citations_in_tests,
    citations_in_text,
    subscript_citations,
)

Cited = tuple[str, str | None, str]


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("A row is a sum (On-Sets III-B-1-a).", [("on-sets", None, "III-B-1-a")]),
        ("On-Sets IV-D, IV-C and VI.", [("on-sets", None, one) for one in ("IV-D", "IV-C", "VI")]),
        ("See On-Sets 2014-15 X-B, X-C.", [("on-sets", "2014-15", "X-B"), ("on-sets", "2014-15", "X-C")]),
        ("(On-Sets X-D; Equations X-D)", [("on-sets", None, "X-D"), ("equations", None, "X-D")]),
        ("Guidelines E13, B4-comment", [("guidelines", None, "E13"), ("guidelines", None, "B4-comment")]),
        ("Guideline A7 says so", [("guidelines", None, "A7")]),
        (
            "On-Sets Basic-III-E, Appendix-A-wild",
            [("on-sets", None, "Basic-III-E"), ("on-sets", None, "Appendix-A-wild")],
        ),
        ("On-Sets VII-B-4-b,\n    VII-B-4-c.", [("on-sets", None, "VII-B-4-b"), ("on-sets", None, "VII-B-4-c")]),
        ("On-Sets I-B-2-d-iii-comment", [("on-sets", None, "I-B-2-d-iii-comment")]),
        ("On-Sets is a game; VII-B says what is correct.", []),
        ("On-Sets Vision", []),
    ],
)
def test_a_docstring_cites_by_book_edition_and_section(text: str, cited: list[Cited]) -> None:
    assert list(citations_in_text(text)) == cited


@pytest.mark.parametrize(
    ("name", "cited"),
    [
        ("test_on_sets_VII_B_4_b_required_cubes_are_used", ("on-sets", None, "VII-B-4-b")),
        ("test_on_sets_2014_15_X_B_2_being_correct", ("on-sets", "2014-15", "X-B-2")),
        ("test_on_sets_VI_A_note_no_relation", ("on-sets", None, "VI-A-note")),
        ("test_guidelines_E13_order", ("guidelines", None, "E13")),
        ("test_equations_X_D_absent", ("equations", None, "X-D")),
        ("test_on_sets_XX_nothing_of_the_kind", ("on-sets", None, "XX")),
        ("test_something_else", None),
    ],
)
def test_a_test_cites_by_its_name_as_many_words_as_make_a_section(name: str, cited: Cited | None) -> None:
    assert citation_by_name(name) == cited


def test_functions_methods_and_classes_are_found_where_they_stand(tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "moving.py").write_text(
        dedent('''
            """A module's own docstring cites nothing (On-Sets IV)."""

            class Mover:
                """Who moves (On-Sets IV-A)."""

                def move(self) -> None:
                    """Moves one cube (On-Sets IV-B)."""

            def silent() -> None:
                return None
        '''),
        encoding="utf-8",
    )
    assert list(citations_in_source(package)) == [
        Citation("on-sets", None, "IV-A", "package/moving.py", 4, "Mover"),
        Citation("on-sets", None, "IV-B", "package/moving.py", 7, "Mover.move"),
    ]


def test_citations_as_values_are_found(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text(
        'breach = ON_SETS["IV-D" if late else "IV-C"]\nother = TABLE["IV-D"]\n', encoding="utf-8"
    )
    assert [(one.book, one.section) for one in subscript_citations(tmp_path)] == [
        ("on-sets", "IV-D"),
        ("on-sets", "IV-C"),
    ]


def test_tests_and_conformance_cases_are_found(tmp_path: Path) -> None:
    (tmp_path / "test_moving.py").write_text(
        dedent('''
            def test_on_sets_IV_D_relations_stay() -> None:
                """On-Sets IV-C."""

            def helper() -> None:
                """On-Sets IV-B."""
        '''),
        encoding="utf-8",
    )
    cases = [
        {"id": "one", "rule": "IV-D", "ask": {"game": "on-sets", "edition": "2014-15"}},
        {"id": "two", "rule": "guideline C1", "ask": {"game": "on-sets"}},
        {"id": "three", "rule": "protocol", "ask": {"game": "on-sets"}},
        {"id": "four", "rule": "IV-D", "ask": "not a question"},
        {"id": "five", "rule": "glossary: Goal", "ask": {"game": "on-sets"}},
    ]
    (tmp_path / "conformance").mkdir()
    lines = "\n".join(json.dumps(case) for case in cases)
    (tmp_path / "conformance" / "cases.jsonl").write_text(lines, encoding="utf-8")
    found = {(one.name, one.book, one.edition, one.section) for one in citations_in_tests(tmp_path)}
    assert found == {
        ("test_on_sets_IV_D_relations_stay", "on-sets", None, "IV-D"),
        ("test_on_sets_IV_D_relations_stay", "on-sets", None, "IV-C"),
        ("case one", "on-sets", "2014-15", "IV-D"),
        ("case two", "guidelines", None, "C1"),
    }


@pytest.mark.parametrize(("edition", "covers"), [(None, True), ("2014-15", True), ("2026-27", False)])
def test_a_citation_without_an_edition_is_of_all_of_them(edition: str | None, covers: bool) -> None:
    citation = Citation("on-sets", edition, "X-B", "place", 1, "name")
    assert citation.is_of("on-sets", "2014-15", "X-B") is covers
    assert not citation.is_of("on-sets", "2014-15", "X-C")
    assert not citation.is_of("equations", "2014-15", "X-B")
