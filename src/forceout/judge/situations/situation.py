"""Situations as data: what happened, and the four lines of the ruling (Guidelines 0, 1, 2, A, B, C, E; On-Sets I–XIII;
Equations I–XIII)."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from forceout.editions.registry import years_of
from forceout.games.registry import NAMES
from forceout.judge.disclosure.levels import Level
from forceout.rulebook.rule import GUIDELINES, Rule
from forceout.rules.vocabulary import Division

FOLDER: Final = files("forceout.judge.situations") / "data"
CONTENTS: Final = "contents"
"""The file that lists the others."""
DIVISIONS: Final[Mapping[str, Division]] = {one.value[0].upper(): one for one in Division}
NO_PENALTY: Final = "None."
NOTHING_MORE: Final = "Whether anything else is right or wrong."
"""What is not said where nothing in particular has to be kept back."""


class Phase(StrEnum):
    """When in a match a situation comes up."""

    STARTING = "starting"
    SELECTING = "selecting"
    GOAL = "goal"
    MOVING = "moving"
    CHALLENGING = "challenging"
    WRITING = "writing"
    CHECKING = "checking"
    SCORING = "scoring"
    CONDUCT = "conduct"
    ROUND = "round"


@dataclass(frozen=True, slots=True)
class Situation:
    """One situation that a judge is called to."""

    id: str
    title: str
    happened: str
    phase: Phase
    game: str
    editions: tuple[str, ...]
    divisions: tuple[Division, ...]
    ruling: str
    penalty: str
    say: str
    dont_say: str
    level: Level
    """The highest level that the line to say speaks at."""
    is_ambiguity_raised: bool
    """Whether a player has brought up that something can be read in several ways, so that it may be spoken of."""
    sections: tuple[Rule, ...]
    """The clauses that it decides by, its own first."""
    cites: tuple[Rule, ...]
    """Further clauses that bear on it."""
    see: tuple[str, ...]
    """Situations near it: and if it was not quite so?"""
    words: tuple[str, ...]
    """What players call it."""

    def is_for(self, game: str | None, edition: str | None, division: Division | None, phase: Phase | None) -> bool:
        """Whether it can come up at such a table; what is None is left open."""
        return (
            game in (None, self.game)
            and (edition is None or edition in self.editions)
            and (division is None or division in self.divisions)
            and phase in (None, self.phase)
        )


@lru_cache(maxsize=1)
def list_of_files() -> Mapping[str, Any]:
    """The files of situations in the order of the books, and by game where they come from."""
    return _read(CONTENTS)


@lru_cache(maxsize=1)
def load_situations() -> tuple[Situation, ...]:
    """Every situation, in the order of the books."""
    entries = [entry for name in list_of_files()["files"] for entry in _entries(name)]
    times = Counter(_own_name(entry) for entry in entries)
    found = tuple(_situation(entry, is_in_one_edition=times[_own_name(entry)] > 1) for entry in entries)
    twice = [name for name, count in Counter(one.id for one in found).items() if count > 1]
    if twice:
        raise ValueError(f"situations that are there twice: {', '.join(twice)}")
    return found


@lru_cache(maxsize=1)
def _by_id() -> Mapping[str, Situation]:
    return {one.id: one for one in load_situations()}


def find_situation(name: str) -> Situation | None:
    """A situation by its name; a guideline also by its section alone, as `B4`; None when there is no such."""
    return _by_id().get(name) or _by_id().get(f"guideline-{name}")


def situations_for(
    game: str, edition: str | None = None, division: Division | None = None, phase: Phase | None = None
) -> tuple[Situation, ...]:
    """The situations that can come up at a table, in the order of the books."""
    return tuple(one for one in load_situations() if one.is_for(game, edition, division, phase))


def _entries(name: str) -> Iterator[dict[str, Any]]:
    """The entries of a file, each with what the file says for all."""
    data = _read(name)
    for entry in data.pop("situation"):
        yield {**data, **entry}


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _own_name(entry: Mapping[str, Any]) -> tuple[str, str]:
    return entry["book"], entry["sections"][0]


def _situation(entry: dict[str, Any], *, is_in_one_edition: bool) -> Situation:
    book, game = entry.pop("book"), entry.pop("game")
    sections = tuple(Rule(book, section) for section in entry.pop("sections"))
    own = sections[0].section
    prefix = "guideline" if book == GUIDELINES.name else book
    editions = tuple(entry.pop("editions"))
    name = f"{prefix}-{editions[0]}-{own}" if is_in_one_edition else f"{prefix}-{own}"
    made = Situation(
        id=name,
        title=entry.pop("title"),
        happened=entry.pop("happened"),
        phase=Phase(entry.pop("phase")),
        game=_known(name, game, NAMES),
        editions=tuple(_known(name, year, years_of(game)) for year in editions),
        divisions=tuple(DIVISIONS[letter] for letter in entry.pop("divisions", "EMJS")),
        ruling=entry.pop("ruling"),
        penalty=entry.pop("penalty", NO_PENALTY),
        say=entry.pop("say"),
        dont_say=entry.pop("dont_say", NOTHING_MORE),
        level=Level(entry.pop("level", 0)),
        is_ambiguity_raised=entry.pop("is_ambiguity_raised", False),
        sections=sections,
        cites=tuple(read_citation(text) for text in entry.pop("cites", ())),
        see=tuple(entry.pop("see", ())),
        words=tuple(entry.pop("words")),
    )
    if entry:
        raise ValueError(f"{name}: no such field: {', '.join(entry)}")
    return made


def _known(name: str, value: str, among: Iterable[str]) -> str:
    if value not in among:
        raise ValueError(f"{name}: there is no {value}")
    return value


def read_citation(text: str) -> Rule:
    """A citation such as `on-sets VII-C-4`."""
    book, _, section = text.partition(" ")
    return Rule(book, section)
