"""Questions from situations: which ruling, which penalty, may that be said; and questions of rule (Guidelines 0, 1,
2)."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from random import Random
from typing import Final

from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.rule_questions import questions
from forceout.judge.disclosure.levels import Level
from forceout.judge.practice_test.question import Kind, PracticeQuestion
from forceout.judge.situations.situation import (
    NOTHING_MORE,
    PrintedSituation,
    printed_situation,
    situations_for,
)
from forceout.messages.message import Message
from forceout.rules.vocabulary import Division

MOST_CHOICES: Final = 4
YES, NO = 0, 1
LATE: Final = (" if ", "in time", "late")
"""How the penalties say that a point is lost only when something is not done in time."""
CONDITIONS: Final = ("second judge", "for a checker who", "for a challenge after")
"""Penalties for something that has not happened yet in the situation itself."""
Line = Callable[[PrintedSituation], str]


def ruling_question(dice: Random, book: DeskBook, division: Division) -> PracticeQuestion:
    """What happened, and several rulings of which one is right."""
    every = shown_situations(book, division)
    one = dice.choice(every)
    asks = str(Message("what-do-you-rule", happened=one["happened"]))
    choices, right = among(dice, one, every, lambda other: other["ruling"])
    return PracticeQuestion(Kind.RULING, asks, choices, right, four_lines(one), tuple(one["sections"]))


def penalty_question(dice: Random, book: DeskBook, division: Division) -> PracticeQuestion:
    """What happened, and what it costs: nothing, a point, a point if it is not put right in time, a warning first."""
    price = dice.choice(list(Price))
    every = [one for one in shown_situations(book, division) if one["level"] != Level.RULE]
    one = dice.choice([one for one in every if price_of(one["penalty"]) is price])
    asks = str(Message("what-does-it-cost", happened=one["happened"]))
    choices = tuple(str(Message("price-in-words", price=other.value)) for other in Price)
    right = list(Price).index(price)
    return PracticeQuestion(Kind.PENALTY, asks, choices, right, four_lines(one), tuple(one["sections"]))


class Price(StrEnum):
    """What a situation costs, in kinds that can be told apart."""

    NOTHING = "nothing"
    POINT = "point"
    POINT_IF_LATE = "point-if-late"
    WARNING = "warning"


def price_of(penalty: str) -> Price | None:
    """The kind of a situation's penalty; None where it is of another kind, as a score or two points."""
    if penalty.startswith(("A warning first", "None with the warning", "None at first")):
        return Price.WARNING
    if penalty.startswith(("None, unless", "None for the")):
        return Price.POINT_IF_LATE
    if penalty.startswith("None"):
        return Price.NOTHING
    at_once = penalty.partition(";")[0].partition(", and ")[0]
    if not at_once.startswith("−1") or any(words in penalty for words in CONDITIONS):
        return None
    return Price.POINT_IF_LATE if any(words in at_once for words in LATE) else Price.POINT


def say_question(dice: Random, book: DeskBook, division: Division) -> PracticeQuestion:
    """A line, and whether a judge may say it."""
    every = [one for one in shown_situations(book, division) if one["dont_say"] != NOTHING_MORE]
    one = dice.choice(every)
    is_allowed = dice.random() < 0.5
    line = one["say"] if is_allowed else one["dont_say"]
    asks = str(Message("may-you-tell-the-players", happened=one["happened"], line=line))
    return PracticeQuestion(
        Kind.SAY, asks, yes_and_no(), YES if is_allowed else NO, four_lines(one), tuple(one["sections"])
    )


def rule_question(dice: Random, book: DeskBook, division: Division) -> PracticeQuestion:
    """A question of rule, with yes or no (Guidelines 1)."""
    one = dice.choice(questions(book, division))
    rules = tuple(str(rule) for rule in one.rules)
    says = str(Message("desk-yes") if one.is_yes else Message("desk-no"))
    asks = one.asks.replace("Impossible", book.impossible)
    return PracticeQuestion(Kind.RULE, asks, yes_and_no(), YES if one.is_yes else NO, says, rules)


def shown_situations(book: DeskBook, division: Division) -> list[PrintedSituation]:
    """The situations of a table, in the words of its edition."""
    year = book.game.edition.name
    return [printed_situation(one, year) for one in situations_for(book.game.book.name, year, division)]


def among(
    dice: Random, one: PrintedSituation, every: Sequence[PrintedSituation], line: Line
) -> tuple[tuple[str, ...], int]:
    """The right line among others: those of the same phase first, since they are the ones to be told apart."""
    right = line(one)
    near = sorted({line(other) for other in every if other["phase"] == one["phase"]} - {right})
    far = sorted({line(other) for other in every} - {right, *near})
    wrong = dice.sample(near, min(len(near), MOST_CHOICES - 1))
    wrong += dice.sample(far, min(len(far), MOST_CHOICES - 1 - len(wrong)))
    choices = [right, *wrong]
    dice.shuffle(choices)
    return tuple(choices), choices.index(right)


def four_lines(one: PrintedSituation) -> str:
    """What is told after a question about a situation."""
    return str(Message("ruling-and-penalty", ruling=one["ruling"], penalty=one["penalty"]))


def yes_and_no() -> tuple[str, ...]:
    """The two choices."""
    return str(Message("desk-yes")), str(Message("desk-no"))
