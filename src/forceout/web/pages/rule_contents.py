"""What the rules pages, the glossary and the game lists show, worked out from the rulebook and the editions."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final

from forceout.editions import find_game
from forceout.editions.registry import ListedEdition, editions_of, find_edition
from forceout.games.registry import GAMES, is_game
from forceout.messages.language import ENGLISH
from forceout.messages.message import Message, kept_by_language, spoken
from forceout.rulebook.contents import Clause, Contents, load_contents, load_glossary
from forceout.rulebook.summaries import IMPOSSIBLE, meaning_of, summary_of
from forceout.rules.cited_sections import cited_sections
from forceout.rules.game import Game
from forceout.rules.ruleset import Edition
from forceout.rules.variation import MalformedBlank, Variation
from forceout.rules.vocabulary import Division, Form
from forceout.web.assets.browser_words import STRINGS, Pattern, sentences, words_file
from forceout.web.pages.content_shapes import (
    BlankEntry,
    BookEntry,
    ClauseEntry,
    EditionEntry,
    Games,
    Glossary,
    Rules,
    See,
    VariationEntry,
)

DIVISIONS: Final = tuple(division.value for division in Division)
VARIATIONS_SECTION: Final = "XIII-"


class UnknownPage(LookupError):
    """There is no such game, edition, division or book."""

    def __init__(self, words: Message) -> None:
        super().__init__(words)
        self.words = words


@kept_by_language(1)
def games() -> Games:
    """Both games with their editions, divisions, forms, time limits and variations, for choosing a table."""
    return {
        "games": [
            {
                "game": one.name,
                "title": one.title,
                "divisions": list(DIVISIONS),
                "forms": [form.value for form in Form],
                "editions": [_edition_entry(edition) for edition in editions_of(one.name)],
            }
            for one in GAMES
        ]
    }


def _edition_entry(listed: ListedEdition) -> EditionEntry:
    game, edition = listed.game, listed.year
    found = find(game, edition, listed.seasons[0])
    return {
        "edition": edition,
        "title": _contents(game, edition).title,
        "impossible": found.edition.impossible,
        "third_party_takes_side": found.procedures.has_sides,
        "judge_can_be_asked": found.procedures.asks_judge(None),
        "cites": cited_sections(found),
        "limits": asdict(found.procedures.limits),
        "deal": {one.value: list(found.edition.deal[one]) for one in Division} if found.has_cards else None,
        "seasons": [
            {
                "season": season,
                "variations": {division: variations(game, edition, season, division) for division in DIVISIONS},
            }
            for season in listed.seasons
        ],
    }


def variations(game: str, edition: str, season: str | None, division: str) -> list[VariationEntry]:
    """The variations that a division plays, in printed order: titles, sections, what they do and their blanks."""
    found, level = find(game, edition, season), _division(division)
    clauses = _contents(game, edition).clauses
    always = found.edition.always_in_force[level]
    return [
        {
            "name": kind.name,
            "title": str(kind.title),
            "book": game,
            "section": section,
            "words": clauses[section].summary,
            "is_always": kind in always,
            "blank": None if kind.blank is None else _blank(found, level, kind),
        }
        for kind, section in found.edition.variation_list(level).items()
    ]


def _blank(game: Game, division: Division, kind: type[Variation[Any]]) -> BlankEntry:
    """The name of a blank with what may stand in it; the choices are None where a text is written in."""
    name = kind.blank or ""
    offered = game.blank_choices(name)
    if offered is None:
        return {"name": name, "choices": None}
    return {"name": name, "choices": [value for value in offered if _may_hold(game, division, kind, value)]}


def _may_hold(game: Game, division: Division, kind: type[Variation[Any]], value: object) -> bool:
    try:
        variation = kind.fill_in(value)
    except MalformedBlank:
        return False
    return game.blank_misfit(variation, division) is None


@lru_cache(maxsize=32)
def books() -> list[BookEntry]:
    """Every book that can be read, the newest edition of each game first."""
    return [
        {"book": one.book, "edition": one.edition, "title": one.title, "clauses": len(one.clauses)}
        for one in load_contents()
    ]


@kept_by_language(32)
def rules(book: str, edition: str | None = None, division: str | None = None) -> Rules:
    """One edition of a book in our words, clause by clause, each with the divisions it concerns."""
    contents = _contents(book, edition)
    if division is not None:
        _division(division)
    divisions = SectionDivisions(contents)
    told = _told(contents)
    return {
        "book": book,
        "edition": contents.edition,
        "title": contents.title,
        "division": division,
        "editions": [one.edition for one in load_contents() if one.book == book],
        "clauses": [
            _clause_entry(clause, divisions.of(clause.section), told.get(clause.section))
            for clause in contents.clauses.values()
            if division is None or division in divisions.of(clause.section)
        ],
    }


def _told(contents: Contents) -> dict[str, str]:
    """The sections of a book in the reader's language: chapters, their sections, and the variations."""
    language = spoken().tag
    if language == ENGLISH:
        return {}
    of_variations = _variation_sentences(language)
    found: dict[str, str] = {}
    impossible = IMPOSSIBLE
    for edition in _season_editions(contents.book, contents.edition) if is_game(contents.book) else ():
        impossible = edition.impossible
        for division in Division:
            for kind, section in edition.variation_list(division).items():
                if (sentence := of_variations.get(f"variation.{kind.name}.means")) is not None:
                    found[section] = str(sentence)
    for section in contents.clauses:
        summary = summary_of(language, contents.book, section, impossible)
        if summary is not None:
            found[section] = summary
    return found


@lru_cache(maxsize=8)
def _variation_sentences(language: str) -> Mapping[str, Pattern]:
    """Each variation in one sentence, as the browser says it."""
    file = words_file(f"{STRINGS}variations.ftl", language)
    return sentences(file.read_text(encoding="utf-8")) if file is not None and file.exists() else {}


def _clause_entry(clause: Clause, divisions: tuple[str, ...], told: str | None) -> ClauseEntry:
    return {
        "section": clause.section,
        "title": clause.title,
        "words": clause.summary,
        "told": told,
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
        if is_game(contents.book):
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
    listed = find_edition(game, edition)
    for season in () if listed is None else listed.seasons:
        yield find(game, edition, season).edition


@kept_by_language(1)
def glossary() -> Glossary:
    """Every term of both games with its meaning and the clauses that use it."""
    return {
        "terms": [
            {
                "term": one.term,
                "slug": slug(one.term),
                "games": list(one.games),
                "meaning": one.meaning,
                "told": meaning_of(spoken().tag, one.term),
                "see": [_reference(text) for text in one.see],
            }
            for one in load_glossary()
        ]
    }


def slug(term: str) -> str:
    """A term as it stands in an address: lower case, joined by hyphens."""
    words = "".join(one if one.isalnum() else " " for one in term.lower()).split()
    return "-".join(words) or "-".join(str(ord(one)) for one in term)


def _reference(text: str) -> See:
    book, _, section = text.partition(" ")
    return {"book": book, "section": section, "href": rule_address(book, section)}


def rule_address(book: str, section: str) -> str:
    """Where a clause is read."""
    return f"/learn/rules/{book}/{section}"


def _contents(book: str, edition: str | None) -> Contents:
    for contents in load_contents():
        if contents.book == book and edition in (None, contents.edition):
            return contents
    raise UnknownPage(Message("there-is-no-book-of-edition", book=repr(book[:40]), edition=repr(str(edition)[:40])))


def find(game: str, edition: str, season: str | None) -> Any:
    """A game in one edition; raises UnknownPage where there is none."""
    found = find_game(game, edition, season)
    if found is None:
        raise UnknownPage(
            Message("page-of-game-and-edition-is-not-there", game=repr(game[:40]), edition=repr(edition[:40]))
        )
    return found


def _division(name: str) -> Division:
    try:
        return Division(name)
    except ValueError:
        raise UnknownPage(Message("there-is-no-division-name", name=repr(name[:40]))) from None
