"""The coverage register."""

from pathlib import Path
from textwrap import dedent

from forceout.rulebook.citations import Citation
from forceout.rulebook.contents import Status, load_contents
from forceout.rulebook.coverage import Coverage, counts_by_status, every_clause, scan

ROOT = Path(__file__).parent.parent.parent


def citation(section: str, edition: str | None = None, book: str = "on-sets") -> Citation:
    return Citation(book, edition, section, "place.py", 7, "name")


def test_every_enforced_clause_is_carried_out_and_shown_and_every_citation_resolves() -> None:
    assert list(scan(ROOT / "src" / "forceout", ROOT / "tests").problems()) == []


def test_an_enforced_clause_that_nothing_cites_is_a_problem() -> None:
    problems = set(Coverage((), ()).problems())
    assert "on-sets 2026-27 VII-B-4-b is enforced, and no function's docstring cites it" in problems
    assert "on-sets 2026-27 VII-B-4-b is enforced, and no test cites it" in problems
    cited = set(Coverage((citation("VII-B-4-b"),), (citation("VII-B-4-b", "2026-27"),)).problems())
    assert {one for one in problems - cited if "VII-B-4-b" in one} == {
        "on-sets 2026-27 VII-B-4-b is enforced, and no function's docstring cites it",
        "on-sets 2014-15 VII-B-4-b is enforced, and no function's docstring cites it",
        "on-sets 2026-27 VII-B-4-b is enforced, and no test cites it",
    }


def test_a_citation_that_does_not_resolve_is_a_problem() -> None:
    for wrong in (citation("VII-B-9"), citation("VII-B", "1999-00"), citation("VII-B", book="chess")):
        where = {kind: list(Coverage(*kind_of(kind, wrong)).problems()) for kind in ("source", "tests", "values")}
        for problems in where.values():
            assert sum("which does not exist" in one and "place.py:7 name" in one for one in problems) == 1
    right = Coverage((citation("VII-B"),), (citation("VII-B", "2014-15"),), (citation("E13", book="guidelines"),))
    assert not [one for one in right.problems() if "does not exist" in one]


def test_a_clause_that_one_edition_lacks_is_cited_with_its_edition() -> None:
    def problems(one: Citation) -> list[str]:
        return [problem for problem in Coverage((one,), ()).problems() if "without the edition" in problem]

    assert problems(citation("VII-C-6")) == [
        "place.py:7 name cites on-sets VII-C-6 without the edition, and only 2026-27 has it"
    ]
    assert problems(citation("VII-A-3")) == [
        "place.py:7 name cites on-sets VII-A-3 without the edition, and only 2014-15 has it"
    ]
    assert problems(citation("VII-C-6", "2026-27")) == problems(citation("VII-C-4")) == []
    assert problems(citation("X-D", book="equations")) == problems(citation("E13", book="guidelines")) == []


def kind_of(kind: str, one: Citation) -> tuple[tuple[Citation, ...], tuple[Citation, ...], tuple[Citation, ...]]:
    """The same citation in the source, in a test or as a value."""
    return ((one,) if kind == "source" else (), (one,) if kind == "tests" else (), (one,) if kind == "values" else ())


def test_the_register_is_read_from_source_and_tests(tmp_path: Path) -> None:
    package, tests = tmp_path / "package", tmp_path / "tests"
    package.mkdir()
    tests.mkdir()
    (package / "code.py").write_text(
        dedent('''
            def required() -> object:
                """Every cube of Required is used (On-Sets VII-B-4-b)."""
                return ON_SETS["VII-B-4-b"]
        '''),
        encoding="utf-8",
    )
    (tests / "test_code.py").write_text("def test_on_sets_VII_B_4_b_is_kept() -> None: ...\n", encoding="utf-8")
    coverage = scan(package, tests)
    clause = load_contents()[0].clauses["VII-B-4-b"]
    assert [one.name for one in coverage.carried_out_by(clause)] == ["required"]
    assert [one.name for one in coverage.shown_by(clause)] == ["test_on_sets_VII_B_4_b_is_kept"]
    assert len(coverage.values) == 1
    assert scan(package, None).tests == ()


def test_clauses_are_counted_by_status() -> None:
    counts = counts_by_status()
    assert set(counts) == {
        ("on-sets", "2026-27"),
        ("on-sets", "2014-15"),
        ("equations", "2015-16"),
        ("guidelines", "on-sets"),
    }
    assert sum(counter.total() for counter in counts.values()) == len(list(every_clause()))
    assert counts["on-sets", "2026-27"][Status.ENFORCED] > 100
