"""The judge's practice test: made from a seed, marked at once, with a score at the end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from forceout.judge.desk.book import DeskBook
from forceout.judge.practice_test.from_positions import objection_question, selection_question
from forceout.judge.practice_test.from_situations import penalty_question, rule_question, ruling_question, say_question
from forceout.judge.practice_test.question import Kind, Marked, PracticeQuestion
from forceout.rules.vocabulary import Division

MOST_QUESTIONS: Final = 100
TRIES: Final = 20
"""How often another question is drawn where one is there already."""


@dataclass(frozen=True, slots=True)
class PracticeTest:
    """A test for one game, edition and division."""

    game: str
    edition: str
    division: Division
    seed: int
    questions: tuple[PracticeQuestion, ...]

    def printed(self) -> dict[str, Any]:
        """The test without its answers."""
        return {
            "game": self.game,
            "edition": self.edition,
            "division": self.division.value,
            "seed": self.seed,
            "questions": [one.printed(number) for number, one in enumerate(self.questions, 1)],
        }


@dataclass(frozen=True, slots=True)
class Score:
    """How many answers were right, and by kind of question."""

    right: int
    of: int
    by_kind: dict[str, tuple[int, int]]

    def printed(self) -> dict[str, Any]:
        """The score as JSON has it."""
        return {
            "right": self.right,
            "of": self.of,
            "by_kind": {kind: list(counts) for kind, counts in self.by_kind.items()},
        }


def build_test(
    game: str,
    division: Division,
    *,
    edition: str | None = None,
    season: str | None = None,
    count: int = 12,
    seed: int = 0,
) -> PracticeTest:
    """A test of so many questions, the same for the same seed; raises ValueError where there is no such edition."""
    if not 1 <= count <= MOST_QUESTIONS:
        raise ValueError(f"a test has 1 to {MOST_QUESTIONS} questions")
    book = DeskBook.of(game, edition, season)
    dice = Random(f"{game} {book.game.edition.name} {division.value} {seed}")
    makers: tuple[Callable[[], PracticeQuestion], ...] = (
        lambda: ruling_question(dice, book, division),
        lambda: penalty_question(dice, book, division),
        lambda: say_question(dice, book, division),
        lambda: objection_question(dice, book, division, season),
        lambda: rule_question(dice, book, division),
        lambda: selection_question(dice, book, division, season),
    )
    found: list[PracticeQuestion] = []
    for number in range(count):
        make = makers[number % len(makers)]
        question = make()
        for _ in range(TRIES):
            if all(_key(question) != _key(other) for other in found):
                break
            question = make()
        found.append(question)
    return PracticeTest(book.game.book.name, book.game.edition.name, division, seed, tuple(found))


def _key(question: PracticeQuestion) -> tuple[Kind, str, str]:
    return question.kind, question.subject, str(question.position)


def mark(test: PracticeTest, number: int, choice: int | None) -> Marked:
    """One answer, marked at once, with the rule; raises ValueError where there is no such question."""
    if not 1 <= number <= len(test.questions):
        raise ValueError(f"there is no question {number}")
    question = test.questions[number - 1]
    return Marked(choice == question.right, question.right, question.says, question.rules)


def score(test: PracticeTest, choices: Sequence[int | None]) -> Score:
    """How many answers are right; a question without an answer is not."""
    by_kind: dict[str, tuple[int, int]] = {}
    for number, question in enumerate(test.questions, 1):
        choice = choices[number - 1] if number <= len(choices) else None
        right, of = by_kind.get(question.kind.value, (0, 0))
        by_kind[question.kind.value] = right + mark(test, number, choice).is_right, of + 1
    return Score(sum(right for right, _ in by_kind.values()), len(test.questions), by_kind)
