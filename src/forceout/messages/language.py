"""A language: its messages, read from its files when they are first said, and how it counts."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from forceout.messages.fluent import Category, Compiled, compiled, entries

FOLDER: Final = Path(__file__).parent
BROWSER: Final = "browser_"
"""How files are named that hold the browser's own texts, which the server never says."""
ENGLISH: Final = "en"


class Language:
    """Messages by key, each made into a sentence's function when it is first asked for; what a language does not have
    yet is said in another."""

    def __init__(
        self, tag: str, sources: Iterable[str], category: Category, otherwise: "Language | None" = None
    ) -> None:
        self.tag = tag
        self.category = category
        self.otherwise = otherwise
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
            if key not in self._sources and self.otherwise is not None:
                made = self.otherwise.compiled(key)
            else:
                made = compiled(self._sources[key], self.category)
            self._compiled[key] = made
            return made


def english_category(number: int) -> str:
    """How English and Spanish count: one, and the others."""
    return "one" if number == 1 else "other"


def french_category(number: int) -> str:
    """How French counts: nothing is as little as one."""
    return "one" if number in (0, 1) else "other"


CATEGORIES: Final[Mapping[str, Category]] = {ENGLISH: english_category, "es": english_category, "fr": french_category}
"""The languages that are written, by their tags, and how each counts."""
LANGUAGES: Final = tuple(CATEGORIES)


def read_language(tag: str, category: Category, folder: Path = FOLDER, otherwise: Language | None = None) -> Language:
    """A language from the files in its folder, without those of the browser."""
    files = sorted(file for file in (folder / tag).glob("*.ftl") if not file.name.startswith(BROWSER))
    return Language(tag, (file.read_text(encoding="utf-8") for file in files), category, otherwise)


@lru_cache(maxsize=1)
def english() -> Language:
    """The language that everything is first written in."""
    return read_language(ENGLISH, english_category)


@lru_cache(maxsize=len(LANGUAGES))
def find_language(tag: str) -> Language:
    """The language of a tag, English where there is none of that tag."""
    if tag not in CATEGORIES or tag == ENGLISH:
        return english()
    return read_language(tag, CATEGORIES[tag], otherwise=english())
