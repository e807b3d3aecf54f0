"""Questions of rule, answered yes or no, and the reminder after several (Guidelines 1, 1-a, 1-b, 1-c; On-Sets 2026-27
IX-D-note)."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from forceout.judge.desk.book import DeskBook
from forceout.judge.situations.situation import DIVISIONS
from forceout.messages.message import Message
from forceout.rulebook.rule import Rule
from forceout.rules.vocabulary import Division

SEVERAL: Final = 3
"""Questions of one player about one Solution after which the judge asks what is wrong."""
FILE: Final = files("forceout.judge.desk") / "questions.toml"


@dataclass(frozen=True, slots=True)
class RuleQuestion:
    """A question about a rule, with its answer; it is about no Solution."""

    asks: str
    is_yes: bool
    game: str
    editions: tuple[str, ...]
    divisions: tuple[Division, ...]
    rules: tuple[Rule, ...]

    def printed(self) -> dict[str, Any]:
        """The question as JSON has it."""
        return {"asks": self.asks, "is_yes": self.is_yes, "rules": [str(rule) for rule in self.rules]}


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
