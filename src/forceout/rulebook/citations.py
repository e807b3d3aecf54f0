"""Finding citations in source, tests and conformance cases.

A docstring cites a clause as `On-Sets IV-D`, `Equations V-C-1, V-C-2`, `Guidelines E13`, or with an edition
`On-Sets 2014-15 X-B`; a test also by its name, `test_on_sets_IV_D_…`; a case by its field `rule`.
"""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from forceout.rulebook.contents import clauses_of
from forceout.rulebook.rule import BOOKS

_SECTION: Final = r"(?:Basic-[IVX]+|Basic|Appendix|[IVX]+)(?:-[A-Za-z0-9]+)*"
_RULING: Final = r"[A-E]?\d+(?:-[a-z]+)?"
_IN_TEXT: Final = re.compile(
    rf"(?P<book>On-Sets|Equations)(?: (?P<edition>\d{{4}}-\d\d))? "
    rf"(?P<sections>{_SECTION}(?:(?:, | and ){_SECTION})*)(?![\w-])"
    rf"|Guidelines? (?P<rulings>{_RULING}(?:(?:, | and ){_RULING})*)(?![\w-])"
)
_BOOKS: Final = {book.name.replace("-", "_"): book.name for book in BOOKS}
_BOOK_NAMES: Final = {name.upper(): book for name, book in _BOOKS.items()}
_CITING: Final = re.compile(rf"On-Sets|Equations|Guideline|test_(?:{'|'.join(_BOOKS)})_")
"""What a file has in it that cites anything by words or names."""
_SUBSCRIPT: Final = re.compile(rf"(?:{'|'.join(_BOOK_NAMES)})\s*\[")
_TEST_NAME: Final = re.compile(rf"test_(?P<book>{'|'.join(_BOOKS)})_(?:(?P<edition>\d{{4}}_\d\d)_)?(?P<rest>.+)")


@dataclass(frozen=True, slots=True)
class Citation:
    """A place that cites a clause: where, what it is called, and the clause (of one edition or of all)."""

    book: str
    edition: str | None
    section: str
    place: str
    line: int
    name: str
    """The function, class, test or case that cites it."""

    def is_of(self, book: str, edition: str, section: str) -> bool:
        """Whether this cites a clause of an edition."""
        return self.section == section and self.book == book and self.edition in (None, edition)


def citations_in_text(text: str) -> Iterator[tuple[str, str | None, str]]:
    """The clauses that a docstring cites: book, edition if it is named, section."""
    for found in _IN_TEXT.finditer(" ".join(text.split())):
        if found["rulings"]:
            for ruling in re.split(", | and ", found["rulings"]):
                yield "guidelines", None, ruling
        else:
            for section in re.split(", | and ", found["sections"]):
                yield found["book"].lower(), found["edition"], section


def citations_in_source(root: Path) -> Iterator[Citation]:
    """The functions and classes below a folder, with the clauses that their docstrings cite."""
    for place, tree in _parsed(root, "*.py", _CITING):
        for name, node in _definitions(tree):
            for book, edition, section in citations_in_text(ast.get_docstring(node) or ""):
                yield Citation(book, edition, section, place, node.lineno, name)


def _parsed(root: Path, names: str, citing: re.Pattern[str]) -> Iterator[tuple[str, ast.Module]]:
    """The files below a folder that may cite something; most do not, and reading a tree takes long."""
    for file in sorted(root.rglob(names)):
        text = file.read_text(encoding="utf-8")
        if citing.search(text):
            yield file.relative_to(root.parent).as_posix(), ast.parse(text)


Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def _definitions(tree: ast.Module) -> Iterator[tuple[str, Definition]]:
    def inside(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, Definition]]:
        for node in body:
            if isinstance(node, Definition):
                yield f"{prefix}{node.name}", node
                yield from inside(node.body, f"{prefix}{node.name}.")

    return inside(tree.body, "")


def subscript_citations(root: Path) -> Iterator[Citation]:
    """The citations that code makes as values: `ON_SETS["IV-D"]`."""
    for place, tree in _parsed(root, "*.py", _SUBSCRIPT):
        for node in ast.walk(tree):
            if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in _BOOK_NAMES:
                for constant in ast.walk(node.slice):
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                        book = _BOOK_NAMES[node.value.id]
                        yield Citation(book, None, constant.value, place, node.lineno, node.value.id)


def citations_in_tests(root: Path) -> Iterator[Citation]:
    """The tests and conformance cases below a folder, with the clauses that they cite."""
    for place, tree in _parsed(root, "test_*.py", _CITING):
        for name, node in _definitions(tree):
            if isinstance(node, ast.ClassDef) or not node.name.startswith("test_"):
                continue
            cited = {citation_by_name(node.name), *citations_in_text(ast.get_docstring(node) or "")} - {None}
            for book, edition, section in filter(None, cited):
                yield Citation(book, edition, section, place, node.lineno, name)
    for file in sorted((root / "conformance").rglob("*.jsonl")):
        place = file.relative_to(root.parent).as_posix()
        for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield from _case_citation(json.loads(text), place, line)


def citation_by_name(name: str) -> tuple[str, str | None, str] | None:
    """The clause that a test's name cites: as many words as make a section that exists."""
    found = _TEST_NAME.fullmatch(name)
    if found is None:
        return None
    book = _BOOKS[found["book"]]
    words = found["rest"].split("_")
    for count in range(len(words), 0, -1):
        section = "-".join(words[:count])
        if clauses_of(book, section):
            edition = found["edition"]
            return book, edition.replace("_", "-") if edition else None, section
    return book, None, "-".join(words[:1])


def _case_citation(case: dict[str, object], place: str, line: int) -> Iterator[Citation]:
    rule, asked = str(case["rule"]), case["ask"]
    if not isinstance(asked, dict) or rule in ("protocol", "notation") or rule.startswith("glossary"):
        return
    name = f"case {case['id']}"
    if rule.startswith("guideline "):
        yield Citation("guidelines", None, rule.removeprefix("guideline "), place, line, name)
    else:
        yield Citation(str(asked.get("game")), asked.get("edition"), rule, place, line, name)
