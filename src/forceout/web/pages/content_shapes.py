"""The shapes of the catalog, the books and the glossary; the browser's types are made of them."""

from typing import TypedDict

from forceout.rules.cited_sections import EditionFacts


class BlankEntry(TypedDict):
    """What a variation has to be filled in with; the choices are None where a text is written in."""

    name: str
    choices: list[str | int] | None


class VariationEntry(TypedDict):
    """A variation of a division's list."""

    name: str
    title: str
    book: str
    section: str
    words: str
    is_always: bool
    blank: BlankEntry | None


class SeasonEntry(TypedDict):
    """What each division plays in a season."""

    season: str | None
    variations: dict[str, list[VariationEntry]]


class EditionEntry(EditionFacts):
    """One edition of a game."""

    edition: str
    title: str
    limits: dict[str, int]
    deal: dict[str, list[int]] | None
    seasons: list[SeasonEntry]


class GameEntry(TypedDict):
    """A game that can be played here."""

    game: str
    title: str
    divisions: list[str]
    forms: list[str]
    editions: list[EditionEntry]


class Games(TypedDict):
    """Everything that can be played here."""

    games: list[GameEntry]


class GameChoices(TypedDict):
    """What can be chosen for a table of one game: the newest edition first, the season of this school year first."""

    game: str
    divisions: list[str]
    editions: list[str]
    seasons: list[str]
    has_cards: bool


class ClauseEntry(TypedDict):
    """A clause in our words."""

    section: str
    title: str
    words: str
    told: str | None
    """The same in short in the reader's language, where that is not English and somebody has written it."""
    level: int
    status: str
    divisions: list[str]


class Rules(TypedDict):
    """One edition of a book."""

    book: str
    edition: str
    title: str
    division: str | None
    editions: list[str]
    clauses: list[ClauseEntry]


class BookEntry(TypedDict):
    """A book that can be read."""

    book: str
    edition: str
    title: str
    clauses: int


class See(TypedDict):
    """A clause that uses a term."""

    book: str
    section: str
    href: str


class TermEntry(TypedDict):
    """A word of the games."""

    term: str
    slug: str
    games: list[str]
    meaning: str
    told: str | None
    """The same in the reader's language, where that is not English."""
    see: list[See]


class Glossary(TypedDict):
    """Every word of the games."""

    terms: list[TermEntry]


class Door(TypedDict):
    """A place that every page leads to: its name in the words, its address, its icon and the group it stands in."""

    name: str
    href: str
    icon: str
    group: str
