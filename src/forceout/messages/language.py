"""A language: its messages, read from its files when they are first said, and how it counts."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from forceout.messages.fluent import Category, Compiled, compiled, entries

FOLDER: Final = Path(__file__).parent
BROWSER: Final = "browser_"
"""How files are named that hold the browser's own texts, which the server never says."""


class Language:
    """Messages by key, each made into a sentence's function when it is first asked for."""

    def __init__(self, tag: str, sources: Iterable[str], category: Category) -> None:
        self.tag = tag
        self.category = category
        self._sources = {key: source for text in sources for key, source in entries(text)}
        self._compiled: dict[str, Compiled] = {}

    @property
    def sources(self) -> Mapping[str, str]:
        """Every message as it is written in the files."""
        return self._sources

    def compiled(self, key: str) -> Compiled:
        """What says a message."""
        try:
            return self._compiled[key]
        except KeyError:
            made = self._compiled[key] = compiled(self._sources[key], self.category)
            return made


def english_category(number: int) -> str:
    """How English counts: one, and the others."""
    return "one" if number == 1 else "other"


def read_language(tag: str, category: Category, folder: Path = FOLDER) -> Language:
    """A language from the files in its folder, without those of the browser."""
    files = sorted(file for file in (folder / tag).glob("*.ftl") if not file.name.startswith(BROWSER))
    return Language(tag, (file.read_text(encoding="utf-8") for file in files), category)


@lru_cache(maxsize=1)
def english() -> Language:
    """The language that everything is first written in."""
    return read_language("en", english_category)


def find_language(tag: str) -> Language:
    """The language of a tag; English is the only one so far."""
    return english()
