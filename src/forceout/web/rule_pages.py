"""What the rules pages, the glossary and the game lists show, worked out from the rulebook and the editions."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final

from forceout.editions import find_game
from forceout.games.equations.cubes import SYMBOLS, Color
from forceout.games.equations.variation import EquationsTable
from forceout.games.onsets.cubes import SOLUTION_SYMBOLS
from forceout.rulebook.contents import Clause, Contents, load_contents, load_glossary
from forceout.rules.game import Game
from forceout.rules.ruleset import Edition
from forceout.rules.table import Division, Form
from forceout.rules.variation import MalformedBlank, Variation

TITLES: Final = {"on-sets": "On-Sets", "equations": "Equations"}
EDITIONS: Final[Mapping[str, tuple[str, ...]]] = {"on-sets": ("2026-27", "2014-15"), "equations": ("2015-16",)}
"""The editions of each game, the newest first."""
SEASONS: Final[Mapping[str, tuple[str | None, ...]]] = {"on-sets": (None,), "equations": ("even", "odd")}
DIVISIONS: Final = tuple(division.value for division in Division)
VARIATIONS_SECTION: Final = "XIII-"


class UnknownPage(LookupError):
    """There is no such game, edition, division or book."""


@lru_cache(maxsize=1)
def games() -> dict[str, Any]:
    """Both games with their editions, divisions, forms, time limits and variations, for choosing a table."""
    return {
        "games": [
            {
                "game": game,
                "title": title,
                "divisions": list(DIVISIONS),
                "forms": [form.value for form in Form],
                "editions": [_edition_entry(game, edition) for edition in EDITIONS[game]],
            }
            for game, title in TITLES.items()
        ]
    }


def _edition_entry(game: str, edition: str) -> dict[str, Any]:
    found = _find(game, edition, SEASONS[game][0])
    return {
        "edition": edition,
        "title": _contents(game, edition).title,
        "impossible": found.edition.impossible,
        "third_party_takes_side": found.procedures.third_party_takes_side,
        "limits": asdict(found.procedures.limits),
        "deal": {one.value: list(found.edition.deal[one]) for one in Division} if found.has_cards else None,
        "seasons": [
            {
                "season": season,
                "variations": {division: variations(game, edition, season, division) for division in DIVISIONS},
            }
            for season in SEASONS[game]
        ],
    }


def variations(game: str, edition: str, season: str | None, division: str) -> list[dict[str, Any]]:
    """The variations that a division plays, in printed order: titles, sections, what they do and their blanks."""
    found, level = _find(game, edition, season), _division(division)
    clauses = _contents(game, edition).clauses
    always = found.edition.always_in_force[level]
    return [
        {
            "name": kind.name,
            "title": kind.title,
            "book": game,
            "section": section,
            "words": clauses[section].summary,
            "is_always": kind in always,
            "blank": None if kind.blank is None else _blank(found, level, kind),
        }
        for kind, section in found.edition.variation_list(level).items()
    ]


def _blank(game: Game, division: Division, kind: type[Variation[Any]]) -> dict[str, Any]:
    """The name of a blank with what may stand in it; the choices are None where a text is written in."""
    offered = _offered(game, kind.blank or "")
    if offered is None:
        return {"name": kind.blank, "choices": None}
    return {"name": kind.blank, "choices": [value for value in offered if _may_hold(game, division, kind, value)]}


def _offered(game: Game, blank: str) -> Iterable[object] | None:
    if blank == "cube":
        return SOLUTION_SYMBOLS if game.has_cards else SYMBOLS
    if blank == "card":
        return game.deck
    if blank == "color":
        return [color.word for color in Color]
    return range(2, 17) if blank in ("base", "k") else None


def _may_hold(game: Game, division: Division, kind: type[Variation[Any]], value: object) -> bool:
    try:
        variation = kind.fill_in(value)
    except MalformedBlank:
        return False
    return game.has_cards or variation.misfit(EquationsTable(division, (), ())) is None


@lru_cache(maxsize=32)
def books() -> list[dict[str, Any]]:
    """Every book that can be read, the newest edition of each game first."""
    return [
        {"book": one.book, "edition": one.edition, "title": one.title, "clauses": len(one.clauses)}
        for one in load_contents()
    ]


@lru_cache(maxsize=32)
def rules(book: str, edition: str | None = None, division: str | None = None) -> dict[str, Any]:
    """One edition of a book in our words, clause by clause, each with the divisions it concerns."""
    contents = _contents(book, edition)
    if division is not None:
        _division(division)
    divisions = SectionDivisions(contents)
    return {
        "book": book,
        "edition": contents.edition,
        "title": contents.title,
        "division": division,
        "editions": [one.edition for one in load_contents() if one.book == book],
        "clauses": [
            _clause_entry(clause, divisions.of(clause.section))
            for clause in contents.clauses.values()
            if division is None or division in divisions.of(clause.section)
        ],
    }


def _clause_entry(clause: Clause, divisions: tuple[str, ...]) -> dict[str, Any]:
    return {
        "section": clause.section,
        "title": clause.title,
        "words": clause.summary,
        "level": clause.section.count("-"),
        "status": clause.status.value,
        "divisions": list(divisions),
    }


class SectionDivisions:
    """Which divisions a clause concerns: all, but for the lists of variations and the comments on them."""

    def __init__(self, contents: Contents) -> None:
        self.lists: dict[str, set[str]] = {}
        """The divisions whose list has a section."""
        self.players: dict[str, set[str]] = {}
        """The divisions that a comment on a section speaks to: those of the list and the higher ones that play it."""
        if contents.book in TITLES:
            for edition in _season_editions(contents.book, contents.edition):
                self._read(edition)

    def _read(self, edition: Edition[Any]) -> None:
        played: dict[type[Variation[Any]], set[str]] = {}
        for division in reversed(Division):
            for kind, section in edition.variation_list(division).items():
                played.setdefault(kind, set()).add(division.value)
                self.lists.setdefault(section, set()).add(division.value)
                self.players.setdefault(section, set()).update(played[kind])

    def of(self, section: str) -> tuple[str, ...]:
        """The divisions that a clause concerns, lowest first."""
        if not section.startswith(VARIATIONS_SECTION) or not self.lists:
            return DIVISIONS
        if section in self.lists:
            return _in_order(self.lists[section])
        parts = section.split("-")
        commented = "-".join(parts[:3])
        if commented in self.players:
            return _in_order(self.players[commented])
        of_list = [self.lists[one] for one in self.lists if one.startswith(f"{'-'.join(parts[:2])}-")]
        return _in_order(set().union(*of_list)) if of_list else DIVISIONS


def _in_order(divisions: set[str]) -> tuple[str, ...]:
    return tuple(division for division in DIVISIONS if division in divisions)


def _season_editions(game: str, edition: str) -> Iterator[Edition[Any]]:
    for season in SEASONS[game]:
        yield _find(game, edition, season).edition


@lru_cache(maxsize=1)
def glossary() -> dict[str, Any]:
    """Every term of both games with its meaning and the clauses that use it."""
    return {
        "terms": [
            {
                "term": one.term,
                "slug": slug(one.term),
                "games": list(one.games),
                "meaning": one.meaning,
                "see": [_reference(text) for text in one.see],
            }
            for one in load_glossary()
        ]
    }


def slug(term: str) -> str:
    """A term as it stands in an address: lower case, joined by hyphens."""
    words = "".join(one if one.isalnum() else " " for one in term.lower()).split()
    return "-".join(words) or "-".join(str(ord(one)) for one in term)


def _reference(text: str) -> dict[str, str]:
    book, _, section = text.partition(" ")
    return {"book": book, "section": section, "href": rule_address(book, section)}


def rule_address(book: str, section: str) -> str:
    """Where a clause is read."""
    return f"/learn/rules/{book}/{section}"


def _contents(book: str, edition: str | None) -> Contents:
    for contents in load_contents():
        if contents.book == book and edition in (None, contents.edition):
            return contents
    raise UnknownPage(f"There is no book {book[:40]!r} of {str(edition)[:40]!r}.")


def _find(game: str, edition: str, season: str | None) -> Any:
    found = find_game(game, edition, season or "even")
    if found is None:
        raise UnknownPage(f"There is no game {game[:40]!r} of {edition[:40]!r}.")
    return found


def _division(name: str) -> Division:
    try:
        return Division(name)
    except ValueError:
        raise UnknownPage(f"There is no division {name[:40]!r}.") from None
