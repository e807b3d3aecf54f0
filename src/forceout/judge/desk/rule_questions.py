"""Questions of rule, answered yes or no, and the reminder after several (Guidelines 1, 1-a, 1-b, 1-c; On-Sets 2026-27
IX-D-note)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from forceout.judge.desk.book import DeskBook
from forceout.judge.situations.printed_situation import IMPOSSIBLE
from forceout.judge.situations.situation import DIVISIONS
from forceout.messages.language import ENGLISH, LANGUAGES
from forceout.messages.message import Message, spoken
from forceout.rulebook.rule import Rule
from forceout.rules.vocabulary import Division

SEVERAL: Final = 3
"""Questions of one player about one Solution after which the judge asks what is wrong."""
FILE: Final = files("forceout.judge.desk") / "questions.toml"
TRANSLATIONS: Final = files("forceout.judge.desk") / "translations"
"""A file for each language: every question by its English text, so that one whose English has changed is missed."""


@dataclass(frozen=True, slots=True)
class RuleQuestion:
    """A question about a rule, with its answer; it is about no Solution."""

    asks: str
    """The question in English, which alone holds."""
    is_yes: bool
    game: str
    editions: tuple[str, ...]
    divisions: tuple[Division, ...]
    rules: tuple[Rule, ...]

    def asked(self, book: DeskBook) -> str:
        """The question in the language that is spoken, or in English where it is not translated yet, with the book's
        word for the claim."""
        return _of_language(spoken().tag).get(self.asks, self.asks).replace(IMPOSSIBLE, book.impossible)

    def printed(self, book: DeskBook) -> dict[str, Any]:
        """The question as JSON has it."""
        return {"asks": self.asked(book), "is_yes": self.is_yes, "rules": [str(rule) for rule in self.rules]}


def read_translations(language: str, folder: Traversable = TRANSLATIONS) -> Mapping[str, str]:
    """The questions that a language has, by their English text; none where nobody has written its file yet."""
    file = folder / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@lru_cache(maxsize=len(LANGUAGES))
def _of_language(language: str) -> Mapping[str, str]:
    return {} if language == ENGLISH else read_translations(language)


@lru_cache(maxsize=1)
def load_questions() -> tuple[RuleQuestion, ...]:
    """Every prepared question."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return tuple(
        RuleQuestion(
            asks=entry["asks"],
            is_yes=entry["yes"],
            game=entry["game"],
            editions=tuple(entry["editions"]),
            divisions=tuple(DIVISIONS[letter] for letter in entry.get("divisions", "EMJS")),
            rules=tuple(Rule(entry["game"], section) for section in entry["sections"]),
        )
        for entry in data["question"]
    )


def questions(book: DeskBook, division: Division) -> tuple[RuleQuestion, ...]:
    """The prepared questions for a table."""
    return tuple(
        one
        for one in load_questions()
        if one.game == book.game.book.name and book.game.edition.name in one.editions and division in one.divisions
    )


@dataclass(frozen=True, slots=True)
class Reminder:
    """What a judge says to who asks question after question."""

    says: Message
    rule: Rule

    def printed(self) -> dict[str, Any]:
        """The reminder as JSON has it."""
        return {"says": str(self.says), "rule": str(self.rule)}


def reminder(book: DeskBook, asked: int) -> Reminder | None:
    """After several questions of one player about one Solution: the checker names the error (Guidelines 0, 1; On-Sets
    2026-27 IX-D-note); None before."""
    if asked < SEVERAL:
        return None
    rule = book.rule("IX-D-note") if book.has_second_judges else book.sections.checking
    return Reminder(Message("name-what-is-wrong-with-it-or-we-go-on", asked=asked), rule)
