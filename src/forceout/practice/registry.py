"""What practice holds of each game, behind one protocol."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Protocol, cast

from forceout.games.registry import part
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Division, Form, Situation

if TYPE_CHECKING:
    from forceout.practice.density import Arithmetic
    from forceout.practice.goals import MadeGoals
    from forceout.practice.grading import Graded
    from forceout.practice.lessons.lesson import Lesson
    from forceout.practice.puzzle import Puzzle
    from forceout.practice.sprints.technique import Technique
    from forceout.solver.answer import Listed


class GameSense(Protocol):
    """What differs between the games when puzzles are made."""

    @property
    def NODES(self) -> int:
        """What one question to the solver may cost."""

    @property
    def SLOW(self) -> frozenset[str]:
        """Variations under which a question takes long."""

    @property
    def FORMS(self) -> Mapping[Division, Sequence[Form]]:
        """The forms that puzzles of a division are drawn from."""

    @property
    def EXCHANGES(self) -> Mapping[str, str]:
        """For each symbol those that may be written for it by mistake."""

    def essence(self, text: str) -> str:
        """A Solution without the order of its cubes and without its brackets."""

    def is_operand(self, symbol: str) -> bool:
        """Whether a symbol stands for a number or a set by itself."""

    def arithmetic_of(self, shake: Shake, goal: str) -> "Arithmetic":
        """What the symbols mean at a table, and what is right for a Goal as puzzles name it."""

    def goal_features(self, puzzle: "Puzzle") -> dict[str, float]:
        """What of the Goals that can be set bears on how hard the choice is."""

    def count_cubes(self, shake: Shake, text: str) -> int:
        """How many cubes a correct Solution uses."""

    def short_solutions(self, shake: Shake, end: Situation, most: int = ...) -> "list[Listed]":
        """Correct Solutions of a shake that ended so, the shortest first, in an order that depends on no solver; at
        most so many."""

    def symbols(self, text: str) -> tuple[str, ...]:
        """The symbols of a Solution for which cubes are used."""

    def canonical(self, puzzle: "Puzzle") -> str:
        """The puzzle as it is whatever its colors are called and in whatever order its cubes lie."""

    def is_fit_goal(self, shake: Shake, goal: str) -> bool:
        """Whether a Goal is one that somebody would set, and not over before it has begun."""

    def tidied(self, text: str) -> str:
        """A Solution as people write it: no brackets around the whole, space where it helps."""

    def is_likely(self, text: str) -> bool:
        """Whether somebody who thinks might write this Solution."""

    def is_seen_at_once(self, shake: Shake, text: str) -> bool:
        """Whether a Solution needs no thought."""

    def techniques_of(self, text: str) -> Sequence[str]:
        """What a Solution makes use of, as themes."""

    def goals(self, dice: Random, shake: Shake, asks: str) -> "MadeGoals | None":
        """What Goals can be set, and which of them last; None where the position asks nothing."""

    def goals_again(self, puzzle: "Puzzle") -> "MadeGoals | None":
        """What is found of the Goals of a puzzle when they are looked at again."""

    def grade_goal(self, puzzle: "Puzzle", goal: str) -> "Graded":
        """What becomes of a Goal that was set in answer to a puzzle."""

    def written_keys(self, variations: Sequence[tuple[str, object]]) -> Sequence[str]:
        """What the variations in force let one write beside the symbols of the cubes."""

    def suits_goals(self, cubes: Sequence[str]) -> bool:
        """Whether a roll is one in which the choice of a Goal matters."""


class Drills(Protocol):
    """The sprints of a game."""

    @property
    def TECHNIQUES(self) -> "Sequence[Technique]":
        """What can be drilled."""


class Lessons(Protocol):
    """The lessons of a game."""

    @property
    def LESSONS(self) -> "Sequence[Lesson]":
        """The lessons, in the order in which they are taken."""


def sense_of_game(game: str) -> GameSense:
    """What practice knows of a game."""
    return cast("GameSense", part(game, "forceout.practice.{game}.sense"))


def sense_of(shake: Shake) -> GameSense:
    """What practice knows of a shake's game."""
    return sense_of_game(shake.table.game.book.name)


def arithmetic_of(shake: Shake, goal: str) -> "Arithmetic":
    """What the symbols mean at a table, and what equals a Goal."""
    meaning = part(shake.table.game.book.name, "forceout.practice.{game}.arithmetic").arithmetic_of(shake, goal)
    return cast("Arithmetic", meaning)


def drills_of(game: str) -> Drills:
    """The sprints of a game."""
    return cast("Drills", part(game, "forceout.practice.sprints.{game}"))


def lessons_of(game: str) -> Lessons:
    """The lessons of a game."""
    return cast("Lessons", part(game, "forceout.practice.lessons.{game}"))
