"""The words of a question and of the situations, made alike: without accents, endings and words that say nothing."""

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from forceout.judge.situations.situation import FOLDER
from forceout.judge.situations.translations import read_file
from forceout.messages.language import ENGLISH, LANGUAGES

FILE: Final = "words"
SHORTEST_STEM: Final = 4
LONGEST_ENDING: Final = 10
JOINED: Final = re.compile(r"([^\W_]+)['’](?=[^\W_])")
"""A word that an apostrophe joins to the next one, as in l’heure."""
MARK: Final = "Mn"
"""What an accent is to Unicode once it is taken off its letter."""


@dataclass(frozen=True, slots=True)
class Words:
    """How words are made alike."""

    stop: frozenset[str]
    symbols: Mapping[str, str]
    synonyms: Mapping[str, str]
    suffixes: Mapping[str, str]
    """Endings and what takes their place, none before a longer one that ends with it."""
    elided: frozenset[str]
    """What an apostrophe leaves of a short word, so that it is no ' of the games."""


@lru_cache(maxsize=len(LANGUAGES))
def load_words(language: str = ENGLISH) -> Words:
    """The tables by which words are made alike; those of another language go with the English ones, since the games'
    own words stay English."""
    english = tomllib.loads((FOLDER / f"{FILE}.toml").read_text(encoding="utf-8"))
    own: Mapping[str, Any] = {} if language == ENGLISH else read_file(language, FILE)
    synonyms = own.get("synonyms", {})
    return Words(
        frozenset(english["stop"]) - synonyms.keys() | frozenset(own.get("stop", ())),
        english["symbols"],
        {**english["synonyms"], **synonyms},
        dict(own.get("suffixes", english["suffixes"])),
        frozenset(own.get("elided", ())),
    )


def tokens(text: str, words: Words) -> Iterator[str]:
    """The words of a text, made alike."""
    if words.elided:
        text = JOINED.sub(lambda found: " " if found[1].lower() in words.elided else found[0], text)
    for symbol, word in words.symbols.items():
        text = text.replace(symbol, f" {word} ")
    spaced = "".join(letter if letter.isalnum() else " " for letter in without_accents(text.lower()))
    for word in spaced.split():
        if word not in words.stop:
            yield stem(words.synonyms.get(word, word), words)


def without_accents(text: str) -> str:
    """A text in bare letters: señal is looked up as senal, nœud as noeud."""
    if text.isascii():
        return text
    apart = unicodedata.normalize("NFD", text.replace("œ", "oe"))
    return "".join(letter for letter in apart if unicodedata.category(letter) != MARK)


def stem(word: str, words: Words) -> str:
    """A word without its ending."""
    # The longest ending is the first that fits: an index stems thirty thousand words, so that no list is gone through.
    for start in range(max(SHORTEST_STEM, len(word) - LONGEST_ENDING), len(word)):
        instead = words.suffixes.get(word[start:])
        if instead is not None:
            return word[:start] + instead
    return word
