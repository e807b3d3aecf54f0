"""The contents of every rulebook, clause by clause, in our own words."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from importlib.resources import files
from typing import Final

from forceout.rulebook.rule import BOOKS

FOLDER: Final = files("forceout.rulebook") / "contents"


class Status(Enum):
    """Who sees to it that a clause is kept."""

    ENFORCED = "enforced"
    JUDGE_ONLY = "judge-only"
    ADVISORY = "advisory"
    PLANNED = "planned"


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause or comment of one edition."""

    book: str
    edition: str
    section: str
    title: str
    summary: str
    status: Status
    issue: int | None = None
    """The issue that will carry out a planned clause."""


@dataclass(frozen=True, slots=True)
class Contents:
    """One edition of one book, its clauses in printed order."""

    book: str
    edition: str
    title: str
    clauses: Mapping[str, Clause]


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the games, explained."""

    term: str
    games: tuple[str, ...]
    meaning: str
    see: tuple[str, ...]


@lru_cache(maxsize=1)
def load_contents() -> tuple[Contents, ...]:
    """Every edition of every book."""
    return tuple(_read_contents(name) for name in files_held())


def files_held() -> tuple[str, ...]:
    """The files of the books that are held: book by book, the newest edition of each first."""
    names = sorted((file.name.removesuffix(".toml") for file in FOLDER.iterdir()), reverse=True)
    return tuple(name for book in BOOKS for name in names if name == book.name or name.startswith(f"{book.name}-"))


def _read_contents(name: str) -> Contents:
    data = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    clauses: dict[str, Clause] = {}
    for entry in data["clause"]:
        section = entry["section"]
        if section in clauses:
            raise ValueError(f"{name} has {section} twice")
        clauses[section] = Clause(
            data["game"],
            data["edition"],
            section,
            entry["title"],
            entry["summary"],
            Status(entry["status"]),
            entry.get("issue"),
        )
    return Contents(data["game"], data["edition"], data["title"], clauses)


def clauses_of(book: str, section: str) -> tuple[Clause, ...]:
    """What each edition of a book says in a section; none when no edition has it."""
    return tuple(
        contents.clauses[section]
        for contents in load_contents()
        if contents.book == book and section in contents.clauses
    )


@lru_cache(maxsize=1)
def load_glossary() -> tuple[Term, ...]:
    """The glossary of both games, in the order of the alphabet."""
    data = tomllib.loads((files("forceout.rulebook") / "glossary.toml").read_text(encoding="utf-8"))
    return tuple(
        Term(entry["term"], tuple(entry["games"]), entry["meaning"], tuple(entry.get("see", ())))
        for entry in data["term"]
    )
