"""What a book has for its officials, asked of the edition's own tables (On-Sets IX-D, XI-B; Equations IX-C, XI-B)."""

from dataclasses import dataclass

from forceout.editions import find_game
from forceout.judge.registry import sealed_of
from forceout.rulebook.rule import GUIDELINES, Rule
from forceout.rules.game import Game
from forceout.rules.procedures import Procedures, Sections, TimeLimits


@dataclass(frozen=True, slots=True)
class DeskBook:
    """A game in one edition, as an official asks about it."""

    game: Game

    @staticmethod
    def of(game: str, edition: str | None = None, season: str | None = None) -> "DeskBook":
        """The book of a game and an edition, else the newest; raises ValueError when there is no such."""
        found = find_game(game, edition, season)
        if found is None:
            raise ValueError(f"there is no such edition: {game} {edition}")
        return DeskBook(found)

    @property
    def procedures(self) -> Procedures:
        """The edition's procedures."""
        return self.game.procedures

    @property
    def sections(self) -> Sections:
        """Where the edition prints what is cited."""
        return self.game.procedures.sections

    @property
    def limits(self) -> TimeLimits:
        """The edition's time limits."""
        return self.game.procedures.limits

    @property
    def impossible(self) -> str:
        """What the book calls the claim that no Solution can be written."""
        return self.game.edition.impossible

    @property
    def has_second_judges(self) -> bool:
        """Whether two judges may take a point at once, and rulings may be appealed (On-Sets 2026-27 VII-C-7, IX-D)."""
        return self.procedures.second_judges is not None

    @property
    def has_two_challengers(self) -> bool:
        """Whether two may be Challengers at one instant (On-Sets 2026-27 V-B)."""
        return bool(self.procedures.ends_together(self.procedures.revision))

    @property
    def illegal_selection(self) -> Rule:
        """What an illegal selection costs (On-Sets II-C-2; Equations II-B-2)."""
        return self.rule(f"{self.sections.selecting.section}-2")

    def rule(self, section: str) -> Rule:
        """A clause of the book."""
        return self.game.book[section]

    def guideline(self, section: str) -> Rule | None:
        """A clause of the Guidelines; None where our sources have none for this game."""
        return GUIDELINES[section] if sealed_of(self.game.book.name).HAS_REASONS else None
