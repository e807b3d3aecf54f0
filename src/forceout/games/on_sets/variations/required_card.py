"""Required Card and Forbidden Card (On-Sets XIII-C-11)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from forceout.games.on_sets.cards import BLANK, print_card, read_card
from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation, Reading
from forceout.messages.message import Message
from forceout.rulebook.rule import Rule
from forceout.rules.codes import Code
from forceout.rules.variation import MalformedBlank, Variation
from forceout.rules.violation import Violation


@dataclass(frozen=True, slots=True)
class NamedCard(OnSetsVariation):
    """What both have in common: one card, which must have been dealt."""

    blank: ClassVar[str | None] = "card"
    card: str

    @classmethod
    def fill_in(cls, value: object) -> Self:
        """The card is named and written down (On-Sets XIII-C-11-a)."""
        card = read_card(value) if isinstance(value, str) else None
        if card is None:
            raise MalformedBlank(Message("variation-needs-a-card", variation=cls.title))
        return cls(print_card(card))

    def has_effect(self, table: OnSetsTable) -> bool:
        """The card was dealt; a wild blank is no substitute (On-Sets II-C-2; Guidelines A15, A19, A24)."""
        return read_card(self.card) in table.universe.cards


@dataclass(frozen=True, slots=True)
class RequiredCard(NamedCard):
    """The Set-Name picks the named card itself (On-Sets XIII-C-11)."""

    name: ClassVar[str] = "required-card"
    title: ClassVar[Message] = Message("title-required-card")
    breaches: ClassVar[tuple[str, ...]] = ("required-card",)

    def reading_violations(self, reading: Reading, rule: Rule) -> Iterator[Violation]:
        """The card is not in the set, whatever dots a required blank has (On-Sets XIII-C-11, XIII-C-12-d; Guidelines
        E19)."""
        if not reading.picked & reading.dealt.mask_of(read_card(self.card) or BLANK):
            yield Violation(Code.REQUIRED_CARD, rule, Message("the-set-must-contain-the-card", card=self.card))


@dataclass(frozen=True, slots=True)
class ForbiddenCard(NamedCard):
    """The Set-Name does not pick the named card, nor a blank card dotted like it (On-Sets XIII-C-11)."""

    name: ClassVar[str] = "forbidden-card"
    title: ClassVar[Message] = Message("title-forbidden-card")
    breaches: ClassVar[tuple[str, ...]] = ("forbidden-card",)

    def conflicts_with(self, other: Variation[OnSetsTable]) -> bool:
        """A wild blank card cannot be forbidden, nor can a required card (On-Sets II-C-2, XIII-C-12-e; Guidelines A20,
        A25)."""
        if isinstance(other, OnSetsVariation) and other.allows_dots():
            return read_card(self.card) == BLANK
        return isinstance(other, RequiredCard) and other.card == self.card

    def reading_violations(self, reading: Reading, rule: Rule) -> Iterator[Violation]:
        """The card is in the set, or a blank card dotted like it (On-Sets XIII-C-11, XIII-C-11-b)."""
        card = read_card(self.card) or BLANK
        if reading.picked & (reading.dealt.mask_of(card) | reading.universe.mask_of(card)):
            yield Violation(
                Code.FORBIDDEN_CARD,
                rule,
                Message("the-set-contains-the-card-or-a-blank-card-dotted-like", card=self.card),
            )
