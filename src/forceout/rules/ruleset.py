"""Which rules a table plays by: an edition, a division, a form of the game, the variations in force."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

from forceout.rulebook.rule import Book, Rule
from forceout.rules.scoring_shake import EndOfShake, Scores
from forceout.rules.variation import MalformedBlank, Variation
from forceout.rules.vocabulary import Division, Form

VariationT = TypeVar("VariationT", bound=Variation[Any])
VariationList = Mapping[type[VariationT], str]
"""The variations of one printed list, in its order, each with its section."""


@dataclass(frozen=True, slots=True, eq=False)
class Edition(Generic[VariationT]):
    """One year's rulebook as a complete flat table, with the procedures that changed from year to year."""

    book: Book
    name: str
    impossible: str
    """The word that claims that no Solution can be written."""
    always_in_force: Mapping[Division, VariationList[VariationT]]
    offered: Mapping[Division, VariationList[VariationT]]
    score_shake: Callable[[EndOfShake], Scores]

    @lru_cache(maxsize=64)  # noqa: B019 (an edition lives as long as the program)
    def variation_list(self, division: Division) -> VariationList[VariationT]:
        """Every variation that a division plays, chosen or always in force, with its section."""
        return {**self.always_in_force[division], **self.offered[division]}

    def printed_list(self, division: Division) -> VariationList[VariationT]:
        """Every variation that the book prints for a division, played this year or not, with its section."""
        return self.variation_list(division)

    @lru_cache(maxsize=256)  # noqa: B019
    def own_section(self, section: str, division: Division | None, otherwise: str) -> str:
        """Where a division's own list prints what some list prints in a section, or `otherwise` where it has no such
        variation; a section of no variation stays as it is. Without a division there is no list."""
        lists = [self.printed_list(one) for one in Division]
        kinds = {kind for one in lists for kind, printed in one.items() if printed == section}
        own = {} if division is None else self.printed_list(division)
        return next((own[kind] for kind in own if kind in kinds), otherwise) if kinds else section

    @lru_cache(maxsize=64)  # noqa: B019
    def variation_names(self, division: Division) -> Mapping[str, type[VariationT]]:
        """The variations that a division plays, by name."""
        return {kind.name: kind for kind in self.variation_list(division)}

    @lru_cache(maxsize=64)  # noqa: B019
    def every_variation(self) -> Mapping[str, type[VariationT]]:
        """The variations of all divisions, by name."""
        return {name: kind for division in Division for name, kind in self.variation_names(division).items()}

    def fill_in(self, name: str, filled_in: object) -> VariationT | None:
        """A variation with its blank filled in; None when there is no such variation, or it may not be so filled."""
        kind = self.every_variation().get(name)
        try:
            return None if kind is None else kind.fill_in(filled_in)
        except MalformedBlank:
            return None


@dataclass(frozen=True, slots=True)
class Ruleset(Generic[VariationT]):
    """What is in force for one shake."""

    edition: Edition[VariationT]
    division: Division
    form: Form
    chosen: tuple[VariationT, ...]

    @property
    def in_force(self) -> tuple[VariationT, ...]:
        """The variations always in force in this division, then the chosen ones in their order (On-Sets XIII-C,
        Equations XIII-C, XIII-D)."""
        if self.form is not Form.ADVENTUROUS:
            return ()
        always = self.edition.always_in_force[self.division]
        return (*(kind.fill_in(None) for kind in always), *(one for one in self.chosen if type(one) not in always))

    def cited(self, section: str, otherwise: str) -> str:
        """A section as this division cites it: what another list prints too is cited from its own; `otherwise` where it
        has no such variation, or none at all."""
        division = self.division if self.form is Form.ADVENTUROUS else None
        return self.edition.own_section(section, division, otherwise)

    def rule_of(self, variation: VariationT) -> Rule:
        """The section that defines a variation in this division."""
        return self.edition.book[self.edition.variation_list(self.division)[type(variation)]]
