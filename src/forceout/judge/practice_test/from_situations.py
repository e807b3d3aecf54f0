"""Questions from situations: which ruling, which penalty, may that be said; and questions of rule (Guidelines 0, 1,
2).

What is drawn goes by the English texts, so that a seed gives the same test in every language.
"""

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import Final, Literal, NamedTuple

from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.rule_questions import questions
from forceout.judge.disclosure.levels import Level
from forceout.judge.practice_test.question import Kind, PracticeQuestion
from forceout.judge.situations.printed_situation import PrintedSituation, printed_situation
from forceout.judge.situations.situation import NOTHING_MORE, situations_for
from forceout.messages.language import english
from forceout.messages.message import Message, speaking
from forceout.rules.vocabulary import Division

MOST_CHOICES: Final = 4
YES, NO = 0, 1
LATE: Final = (" if ", "in time", "late")
"""How the penalties say that a point is lost only when something is not done in time."""
CONDITIONS: Final = ("second judge", "for a checker who", "for a challenge after")
"""Penalties for something that has not happened yet in the situation itself."""


class Shown(NamedTuple):
    """A situation in English, by which it is drawn, and in the language that is spoken."""

    english: PrintedSituation
    told: PrintedSituation


def ruling_question(dice: Random, book: DeskBook, division: Division) -> PracticeQuestion:
    """What happened, and several rulings of which one is right."""
    every = shown_situations(book, division)
    one = dice.choice(every)
    choices, right = among(dice, one, every)
    return _question(Kind.RULING, one, Message("what-do-you-rule", happened=one.told["happened"]), choices, right)


def penalty_question(dice: Random, book: DeskBook, division: Division) -> PracticeQuestion:
    """What happened, and what it costs: nothing, a point, a point if it is not put right in time, a warning first."""
    price = dice.choice(list(Price))
    every = [one for one in shown_situations(book, division) if one.english["level"] != Level.RULE]
    one = dice.choice([one for one in every if price_of(one.english["penalty"]) is price])
    choices = tuple(str(Message("price-in-words", price=other.value)) for other in Price)
    asks = Message("what-does-it-cost", happened=one.told["happened"])
    return _question(Kind.PENALTY, one, asks, choices, list(Price).index(price))


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
    every = [one for one in shown_situations(book, division) if one.english["dont_say"] != NOTHING_MORE]
    one = dice.choice(every)
    is_allowed = dice.random() < 0.5
    line: Literal["say", "dont_say"] = "say" if is_allowed else "dont_say"
    asks = Message("may-you-tell-the-players", happened=one.told["happened"], line=one.told[line])
    return _question(Kind.SAY, one, asks, yes_and_no(), YES if is_allowed else NO, one.english[line])


def _question(
    kind: Kind, one: Shown, asks: Message, choices: tuple[str, ...], right: int, more: str = ""
) -> PracticeQuestion:
    """A question about a situation, with what is told once it is answered."""
    told = one.told
    says = str(Message("ruling-and-penalty", ruling=told["ruling"], penalty=told["penalty"]))
    subject = one.english["happened"] + more
    return PracticeQuestion(kind, str(asks), choices, right, says, tuple(told["sections"]), subject)


def rule_question(dice: Random, book: DeskBook, division: Division) -> PracticeQuestion:
    """A question of rule, with yes or no (Guidelines 1)."""
    one = dice.choice(questions(book, division))
    rules = tuple(str(rule) for rule in one.rules)
    says = str(Message("desk-yes") if one.is_yes else Message("desk-no"))
    right = YES if one.is_yes else NO
    return PracticeQuestion(Kind.RULE, one.asked(book), yes_and_no(), right, says, rules, one.asks)


def shown_situations(book: DeskBook, division: Division) -> list[Shown]:
    """The situations of a table, in the words of its edition."""
    year = book.game.edition.name
    found = situations_for(book.game.book.name, year, division)
    with speaking(english()):
        in_english = [printed_situation(one, year) for one in found]
    return [Shown(one, printed_situation(other, year)) for one, other in zip(in_english, found, strict=True)]


def among(dice: Random, one: Shown, every: Sequence[Shown]) -> tuple[tuple[str, ...], int]:
    """The right ruling among others: those of the same phase first, since they are the ones to be told apart."""
    told = {other.english["ruling"]: other.told["ruling"] for other in every}
    right = one.english["ruling"]
    near = sorted(
        {other.english["ruling"] for other in every if other.english["phase"] == one.english["phase"]} - {right}
    )
    far = sorted(told.keys() - {right, *near})
    wrong = dice.sample(near, min(len(near), MOST_CHOICES - 1))
    wrong += dice.sample(far, min(len(far), MOST_CHOICES - 1 - len(wrong)))
    choices = [right, *wrong]
    dice.shuffle(choices)
    return tuple(told[text] for text in choices), choices.index(right)


def yes_and_no() -> tuple[str, ...]:
    """The two choices."""
    return str(Message("desk-yes")), str(Message("desk-no"))
