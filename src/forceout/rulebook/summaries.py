"""The sections of the books and the words of the glossary in other languages: a sentence or two beside the English
text, which alone is the rule."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from forceout.rulebook.rule import GUIDELINES

FOLDER: Final = files("forceout.rulebook") / "summaries"
DEEPEST: Final = 2
"""How deep a section may lie that has a summary of its own: IV-C-1 has one, IV-C-1-a is read in English."""
IMPOSSIBLE: Final = "Impossible"
"""The claim as the summaries have it; older books have another word."""


@lru_cache(maxsize=8)
def read_summaries(language: str) -> Mapping[str, Any]:
    """The summaries of a language as its file has them; none where nobody has written it yet."""
    file = FOLDER / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def languages() -> tuple[str, ...]:
    """The languages that have summaries."""
    return tuple(sorted(file.name.removesuffix(".toml") for file in FOLDER.iterdir() if file.name.endswith(".toml")))


def summary_of(language: str, book: str, section: str, impossible: str = IMPOSSIBLE) -> str | None:
    """A section in another language, with the edition's word for the claim; None where there is no summary."""
    found = read_summaries(language).get("sections", {}).get(book, {}).get(section)
    return None if found is None else str(found).replace(IMPOSSIBLE, impossible)


def meaning_of(language: str, term: str) -> str | None:
    """A word of the glossary in another language; None where there is no such explanation."""
    found = read_summaries(language).get("glossary", {}).get(term)
    return None if found is None else str(found)


def is_summed_up(book: str, section: str) -> bool:
    """Whether a section is to have a summary: chapters, their sections and clauses; of the Guidelines everything."""
    return book == GUIDELINES.name or section.count("-") <= DEEPEST
