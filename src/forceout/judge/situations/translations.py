"""The situations in other languages, in the same files as the English ones, which alone hold.

Each file has a table for each situation, by its name. A penalty and what is not to be said are written where the
English entry has its own; what the others have in common is written once, in `contents.toml`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from forceout.judge.situations.situation import (
    CONTENTS,
    NO_PENALTY,
    NOTHING_MORE,
    Situation,
    list_of_files,
    load_situations,
)
from forceout.messages.language import ENGLISH, LANGUAGES

FOLDER: Final = files("forceout.judge.situations") / "translations"
ALWAYS: Final = frozenset(("title", "happened", "ruling", "say", "words"))
"""What every translated situation has."""

Entries = Mapping[str, Mapping[str, Any]]
"""Translated situations as their files have them, by name."""


def read_file(language: str, name: str, folder: Traversable = FOLDER) -> Mapping[str, Any]:
    """One file of a language, empty where nobody has written it yet."""
    file = folder / language / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def keys_of(one: Situation) -> frozenset[str]:
    """What the translation of a situation is to have, and nothing else."""
    own = {
        "penalty": one.penalty != NO_PENALTY,
        "dont_say": one.dont_say != NOTHING_MORE,
    }
    return ALWAYS | {name for name, is_own in own.items() if is_own}


def translated(one: Situation, entry: Mapping[str, Any], common: Mapping[str, Any]) -> Situation | None:
    """A situation in the words of a translation; None where anything of it is missing: no situation is in two languages
    at once."""
    said = {
        **{name: entry[name] for name in keys_of(one) if name in entry},
        **({"penalty": common["no_penalty"]} if one.penalty == NO_PENALTY and "no_penalty" in common else {}),
        **({"dont_say": common["nothing_more"]} if one.dont_say == NOTHING_MORE and "nothing_more" in common else {}),
    }
    if said.keys() != ALWAYS | {"penalty", "dont_say"}:
        return None
    return replace(one, **{**said, "words": tuple(said["words"])})


def read_situations(language: str, folder: Traversable = FOLDER) -> Mapping[str, Situation]:
    """The situations that a language has, by name."""
    common = read_file(language, CONTENTS, folder)
    entries = {
        key: entry for name in list_of_files()["files"] for key, entry in read_file(language, name, folder).items()
    }
    told = ((one, translated(one, entries.get(one.id, {}), common)) for one in load_situations())
    return {one.id: found for one, found in told if found is not None}


@lru_cache(maxsize=len(LANGUAGES))
def _of_language(language: str) -> Mapping[str, Situation]:
    return {} if language == ENGLISH else read_situations(language)


def is_translated(one: Situation, language: str) -> bool:
    """Whether a language has a situation."""
    return one.id in _of_language(language)


def situation_in(one: Situation, language: str) -> Situation:
    """A situation with its texts in a language, or in English where they are not translated yet."""
    return _of_language(language).get(one.id, one)


@lru_cache(maxsize=len(LANGUAGES))
def sources_in(language: str) -> Mapping[str, str]:
    """By game, where its situations come from, and what they cannot come from."""
    found: Mapping[str, str] = list_of_files()["sources"]
    return found if language == ENGLISH else {**found, **read_file(language, CONTENTS).get("sources", {})}
