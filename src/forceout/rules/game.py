"""What the engine asks of a game: everything that differs between On-Sets and Equations at the table."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from forceout.messages.message import Message
from forceout.rulebook.rule import Book
from forceout.rules.procedures import Procedures
from forceout.rules.ruleset import Edition
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Division

if TYPE_CHECKING:
    from random import Random

    from forceout.rules.state import Shake


class Ruling(Protocol):
    """What checking a Solution found."""

    @property
    def violations(self) -> Sequence[Violation]:
        """Everything that is wrong."""

    @property
    def is_correct(self) -> bool:
        """Whether nothing is wrong."""

    @property
    def equals_goal(self) -> bool:
        """Whether some legal reading equals the Goal (VII-C-6)."""


class Game(Protocol):
    """A game in one edition."""

    @property
    def edition(self) -> Edition[Any]:
        """The edition's table."""

    @property
    def procedures(self) -> Procedures:
        """The edition's procedures and limits."""

    @property
    def has_cards(self) -> bool:
        """Whether the game is played with cards."""

    @property
    def is_slow_to_judge(self) -> bool:
        """Whether a verdict may take so long that others should not wait for it."""

    @property
    def deck(self) -> Sequence[str]:
        """All cards, in canonical notation; none in a game without."""

    @property
    def lot_faces(self) -> str:
        """What may be rolled for the first Goal."""

    @property
    def book(self) -> Book:
        """The book that the game's rules are cited from."""

    def blank_choices(self, blank: str) -> Sequence[str | int] | None:
        """What may be offered to stand in a variation's blank; None where a text is written in."""

    def blank_misfit(self, variation: Any, division: Division) -> Message | None:
        """Why what a variation is filled in with is not for a division; None when it is."""

    def read_cube(self, text: str) -> str | None:
        """A cube in canonical notation; None when the kit has no such cube."""

    def find_cube(self, cube: str, among: Sequence[str]) -> str | None:
        """The cube of some section that a player means; None when it is not there."""

    def read_card(self, text: str) -> str | None:
        """A card in canonical notation; None when there is no such card."""

    def roll_violation(self, shake: "Shake", cubes: Sequence[str]) -> Violation | None:
        """Why these cubes are not a legal roll."""

    def rolled(self, dice: "Random") -> tuple[str, ...]:
        """A roll of all cubes, with the dice that are handed in."""

    def rightly_rolled(self, cubes: Sequence[str]) -> tuple[str, ...]:
        """The cubes of a roll that lie rightly however they fell."""

    def is_whole_kit(self, cubes: Sequence[str]) -> bool:
        """Whether these are the cubes of one kit, legally set out or not."""

    def kit_excess(self, cubes: Sequence[str]) -> Message | None:
        """Which cubes there are too many of for one kit; None when it has them all."""

    def deal_violation(self, shake: "Shake", cards: Sequence[str]) -> Violation | None:
        """Why these cards are not a legal Universe."""

    def needs_more_cards(self, shake: "Shake", cards: Sequence[str]) -> bool:
        """Whether these are too few cards for a Universe."""

    def is_from_deck(self, cards: Sequence[str]) -> bool:
        """Whether these are cards of the deck, each once, legally dealt or not."""

    def corrected_deal(self, shake: "Shake", cards: Sequence[str]) -> tuple[str, ...]:
        """The Universe that is left when cards that are too many go back."""

    def selection_violation(self, shake: "Shake", name: str, filled_in: object) -> Violation | None:
        """Why a variation may not be selected now."""

    def read_goal(self, text: str) -> tuple[str, tuple[str, ...]] | None:
        """A Goal in canonical notation with the cubes it is made of; None when it cannot be read."""

    def goal_violation(self, shake: "Shake", goal: str) -> Violation | None:
        """Why setting this Goal is illegal procedure."""

    def is_legal_goal(self, shake: "Shake", goal: str) -> bool:
        """Whether a Goal that was set is a legal one, which insulates what was selected before it."""

    def is_never_in_solutions(self, shake: "Shake", cube: str) -> bool:
        """Whether no Solution can use a cube, so that it leaves Resources once the Goal is set."""

    def is_relation(self, cube: str) -> bool:
        """Whether a cube shows = or ⊆."""

    def as_presented(self, shake: "Shake", text: str) -> str:
        """A Solution as it is presented: where the Goal is written beside it, with the Goal."""

    def asked(self, shake: "Shake", solution: str, goal: str | None) -> Hashable:
        """All that the verdict on a Solution presented in this shake depends on."""

    def ruling(self, shake: "Shake", solution: str, goal: str | None) -> Ruling:
        """The verdict on a Solution presented in this shake."""

    def rules_out(self, shake: "Shake", code: str) -> bool:
        """Whether what everybody knows of a shake shows that no Solution of it can be wrong in this way; what was
        written is not asked."""

    def is_wrong_regrouping(self, shake: "Shake", solution: str, regrouped: str, goal: str | None) -> bool:
        """Whether a regrouped copy is a legal reading of a Solution that misses the Goal (VII-C-5-c)."""
