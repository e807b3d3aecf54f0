"""The coverage register: who sees to each clause, which function carries it out, which tests show it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from forceout.rulebook.citations import (
    Citation,
    citations_in_source,
    citations_in_tests,
    subscript_citations,
)
from forceout.rulebook.contents import Clause, Status, clauses_of, load_contents


@dataclass(frozen=True, slots=True)
class Coverage:
    """The clauses of every book beside what cites them."""

    source: tuple[Citation, ...]
    tests: tuple[Citation, ...]
    values: tuple[Citation, ...] = ()
    """Citations as values in the code, such as those that violations carry."""

    def carried_out_by(self, clause: Clause) -> list[Citation]:
        """The functions and classes that carry a clause out."""
        return [one for one in self.source if one.is_of(clause.book, clause.edition, clause.section)]

    def shown_by(self, clause: Clause) -> list[Citation]:
        """The tests and cases that show a clause at work."""
        return [one for one in self.tests if one.is_of(clause.book, clause.edition, clause.section)]

    def problems(self) -> Iterator[str]:
        """Enforced clauses that nothing carries out or shows, and citations that do not resolve, or do not in every
        edition that they speak of."""
        for clause in every_clause():
            where = f"{clause.book} {clause.edition} {clause.section}"
            if (clause.status is Status.PLANNED) != (clause.issue is not None):
                yield f"{where}: a planned clause names its issue, and no other does"
            if clause.status is Status.ENFORCED:
                if not self.carried_out_by(clause):
                    yield f"{where} is enforced, and no function's docstring cites it"
                if not self.shown_by(clause):
                    yield f"{where} is enforced, and no test cites it"
        for citation in self.source:
            having = [clause.edition for clause in clauses_of(citation.book, citation.section)]
            if citation.edition is None and 0 < len(having) < len(editions_of(citation.book)):
                yield (
                    f"{citation.place}:{citation.line} {citation.name} cites {citation.book} {citation.section} "
                    f"without the edition, and only {', '.join(having)} has it"
                )
        for citation in (*self.source, *self.tests, *self.values):
            clauses = clauses_of(citation.book, citation.section)
            if not any(citation.edition in (None, clause.edition) for clause in clauses):
                edition = f" {citation.edition}" if citation.edition else ""
                yield (
                    f"{citation.place}:{citation.line} {citation.name} cites {citation.book}{edition} "
                    f"{citation.section}, which does not exist"
                )


FOLLOWING: Final = ("solver", "bots", "service", "web")
"""Layers whose citations say what they follow."""


def editions_of(book: str) -> tuple[str, ...]:
    """The editions that are held of a book."""
    return tuple(contents.edition for contents in load_contents() if contents.book == book)


def every_clause() -> Iterator[Clause]:
    """The clauses of all editions of all books."""
    for contents in load_contents():
        yield from contents.clauses.values()


def counts_by_status() -> dict[tuple[str, str], Counter[Status]]:
    """For each book and edition, how many clauses have each status."""
    counts: dict[tuple[str, str], Counter[Status]] = {}
    for clause in every_clause():
        counts.setdefault((clause.book, clause.edition), Counter())[clause.status] += 1
    return counts


def scan(package: Path, tests: Path | None) -> Coverage:
    """The register as the source and the tests make it; without tests where they are not installed."""
    cited = tuple(citations_in_source(package))
    # Solvers, bots and tables follow the rules that the engine and the judge decide by: they do not carry them out.
    following, deciding = list[Citation](), list[Citation]()
    for one in cited:
        (following if any(f"/{layer}/" in one.place for layer in FOLLOWING) else deciding).append(one)
    return Coverage(
        tuple(deciding),
        tuple(citations_in_tests(tests)) if tests is not None else (),
        (*following, *subscript_citations(package)),
    )
