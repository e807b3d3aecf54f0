"""`forceout rule` and `forceout coverage`: what the rulebooks say, and who sees to it."""

from functools import cache
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import forceout
from forceout.rulebook.citations import Citation
from forceout.rulebook.contents import Clause, Contents, Status, clauses_of, load_contents
from forceout.rulebook.coverage import Coverage, counts_by_status, every_clause, scan
from forceout.rulebook.rule import BOOKS

BOOK_NAMES = tuple(book.name for book in BOOKS)
*_first, _last = BOOK_NAMES
BOOK_HELP = f"{', '.join(_first)} or {_last}."


@cache
def register() -> Coverage:
    """The register of this installation; the tests are read where the source tree is there."""
    package = Path(forceout.__file__).parent
    tests = package.parent.parent / "tests"
    return scan(package, tests if tests.is_dir() else None)


def rule(
    book: Annotated[str | None, typer.Argument(help=BOOK_HELP)] = None,
    section: Annotated[str | None, typer.Argument(help="A section, such as IV-D or E13.")] = None,
) -> None:
    """Show what a clause says in our words, what carries it out and which tests show it, or the contents."""
    console = Console(highlight=False)
    if book is None:
        for contents in load_contents():
            show_contents(console, contents, depth=1)
        one = f"forceout rule {BOOK_NAMES[0]}"
        console.print(f"\n{one} prints a whole book, {one} IV-D one clause.")
        return
    if book not in BOOK_NAMES:
        console.print(Text(f"There is no book {book!r}; there are {', '.join(BOOK_NAMES)}.", style="bold red"))
        raise typer.Exit(2)
    if section is None:
        for contents in load_contents():
            if contents.book == book:
                show_contents(console, contents, depth=9)
        return
    clauses = clauses_of(book, section)
    if not clauses:
        near = sorted({one.section for one in every_clause() if one.book == book and _is_near(one.section, section)})
        hint = f" Near it: {', '.join(near[:12])}." if near else ""
        console.print(Text(f"No edition of {book} has a section {section!r}.{hint}", style="bold red"))
        raise typer.Exit(2)
    coverage_now = register()
    for alike in editions_alike(clauses):
        show_clause(console, alike, coverage_now)


def editions_alike(clauses: tuple[Clause, ...]) -> list[tuple[Clause, ...]]:
    """The clauses of a section, those that say the same in several editions together."""
    by_summary: dict[str, tuple[Clause, ...]] = {}
    for clause in clauses:
        by_summary[clause.summary] = (*by_summary.get(clause.summary, ()), clause)
    return list(by_summary.values())


def _is_near(section: str, wanted: str) -> bool:
    return section.startswith(wanted) or section.lower() == wanted.lower() or wanted.startswith(f"{section}-")


def show_contents(console: Console, contents: Contents, depth: int) -> None:
    """Print the sections of one edition, down to a depth."""
    console.print(Text(f"\n{contents.title}", style="bold"))
    for clause in contents.clauses.values():
        level = clause.section.removeprefix("Basic-").count("-")
        if level < depth:
            console.print(Text(f"{'  ' * level}{clause.section}  {clause.title}", no_wrap=True, overflow="ellipsis"))


def show_clause(console: Console, alike: tuple[Clause, ...], coverage_now: Coverage) -> None:
    """Print one clause, as one edition or several have it."""
    clause = alike[0]
    editions = " and ".join(one.edition for one in alike)
    heading = f"{clause.book} {clause.section}" + ("" if clause.book == "guidelines" else f", {editions}")
    console.print(Text.assemble((heading, "bold"), f"  {clause.title}  ", (clause.status.value, "italic")))
    console.print(Padding(Text(clause.summary), (0, 0, 0, 2)))
    if clause.issue is not None:
        console.print(f"  planned: issue {clause.issue}")
    for title, citing in (
        ("carried out by", coverage_now.carried_out_by),
        ("shown by", coverage_now.shown_by),
    ):
        citations = dict.fromkeys(citation for one in alike for citation in citing(one))
        if citations:
            console.print(f"  {title}")
            for citation in citations:
                console.print(Text(f"    {named(citation)}"), soft_wrap=True)


def named(citation: Citation) -> str:
    """Where a citation stands, for a person."""
    return f"{citation.name} ({citation.place}:{citation.line})"


def coverage(
    clauses: Annotated[bool, typer.Option(help="List every clause with its status.")] = False,
) -> None:
    """Show how many clauses of each book are enforced, and what is wrong with the register."""
    console = Console(highlight=False)
    table = Table(title="Clauses by who sees to them", title_justify="left")
    for column in ("book", "edition", *(status.value for status in Status), "in all"):
        table.add_column(column, justify="left" if column in ("book", "edition") else "right")
    for (book, edition), counts in counts_by_status().items():
        numbers = [str(counts[status]) for status in Status]
        table.add_row(book, edition, *numbers, str(counts.total()))
    console.print(table)
    coverage_now = register()
    if clauses:
        for clause in every_clause():
            by, shown = len(coverage_now.carried_out_by(clause)), len(coverage_now.shown_by(clause))
            console.print(
                Text(
                    f"{clause.book} {clause.edition} {clause.section}: {clause.status.value}, "
                    f"functions {by}, tests {shown}"
                )
            )
    problems = list(coverage_now.problems()) if coverage_now.tests else []
    for problem in problems:
        console.print(Text(problem, style="red"), soft_wrap=True)
    if not coverage_now.tests:
        console.print("The tests are not installed here, so nothing is said about them.")
    raise typer.Exit(1 if problems else 0)
