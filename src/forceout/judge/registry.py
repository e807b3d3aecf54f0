"""What the judge holds of each game, behind a protocol for each thing that is asked."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from forceout.games.registry import part
from forceout.judge.protocol.question import Question
from forceout.judge.working import WorkingStep
from forceout.rulebook.rule import Rule
from forceout.rules import view_shapes
from forceout.rules.ruleset import Ruleset
from forceout.rules.state import Presented, Shake
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Division
from forceout.solver.answer import Listed
from forceout.solver.budget import Budget

if TYPE_CHECKING:
    from random import Random

    from forceout.judge.desk.book import DeskBook
    from forceout.judge.practice_test.sample import Sample

Kinds = Mapping[str, Callable[[Question], dict[str, Any]]]


class Explained(NamedTuple):
    """A verdict for a person: what is wrong, and how it is worked out."""

    violations: Sequence[Violation]
    steps: Sequence[WorkingStep]


class Working(Protocol):
    """How the verdicts of a game are shown."""

    def shown_working(self, shake: Shake, presented: Presented) -> view_shapes.Working | None:
        """The working of the verdict on a presented Solution, to be drawn; None where there is nothing to draw."""

    def explain(self, question: Question) -> Explained:
        """The verdict on the Solution of a question, with its working in words."""


class Searching(Protocol):
    """The solver of a game, asked by a question."""

    def list_asked(self, question: Question, budget: Budget) -> Iterator[Listed]:
        """The Solutions of a question's position, as they are found."""


class TextReading(Protocol):
    """How the texts of a game are read."""

    @property
    def HAS_PLAIN_GOALS(self) -> bool:
        """Whether a Goal has one reading that anybody can see."""

    def read_goal_text(self, text: str, ruleset: Ruleset[Any]) -> dict[str, Any]:
        """How a Goal reads; raises Unreadable."""

    def read_solution_text(self, text: str, ruleset: Ruleset[Any]) -> dict[str, Any]:
        """How a Solution reads; raises Unreadable."""


class Sealed(Protocol):
    """What the disclosure lock asks of a game."""

    @property
    def HAS_REASONS(self) -> bool:
        """Whether the Guidelines speak of this game, with reasons why no Solution may exist."""

    def shows_ambiguity(self, question: Question, regrouped: str) -> bool:
        """Whether a copy with brackets added proves that the Solution of a question is ambiguous."""

    def worked_out(self, question: Question, regrouped: str | None) -> dict[str, Any] | None:
        """One reading of the Solution of a question, to be drawn; None where it cannot be read."""

    def why_no_solution(self, question: Question) -> Rule | None:
        """Which of the Guidelines' reasons there is that a position has no Solution; None where there is none."""


class Samples(Protocol):
    """What the judge's practice test asks of a game."""

    @property
    def SETS(self) -> tuple[str, ...]:
        """What may be tried in a blank for which the game offers no choices."""

    def objection(self, dice: "Random", book: "DeskBook", division: Division, season: str | None) -> "Sample":
        """A position, a Solution, and a claim that something is wrong with it."""


def answers_of(game: str) -> Kinds:
    """The kinds of questions that are answered about a game."""
    return cast("Kinds", part(game, "forceout.judge.{game}.answers").KINDS)


def working_of(game: str) -> Working:
    """How verdicts of a game are shown."""
    return cast("Working", part(game, "forceout.judge.{game}.shown_working"))


def searching_of(game: str) -> Searching:
    """How a game's solver is asked."""
    return cast("Searching", part(game, "forceout.judge.{game}.solve"))


def reading_of(game: str) -> TextReading:
    """How texts of a game are read."""
    return cast("TextReading", part(game, "forceout.judge.{game}.reading"))


def sealed_of(game: str) -> Sealed:
    """What the disclosure lock asks of a game."""
    return cast("Sealed", part(game, "forceout.judge.{game}.sealed"))


def samples_of(game: str) -> Samples:
    """What the practice test asks about a game."""
    return cast("Samples", part(game, "forceout.judge.{game}.samples"))
