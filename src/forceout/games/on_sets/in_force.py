"""What the variations in force amount to: their hooks, folded once (On-Sets II-C, XIII)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from forceout.games.on_sets.goal import DigitReadings, GoalDigit, upside_down_is_negative
from forceout.games.on_sets.parts_of_solution import Node
from forceout.games.on_sets.readings import Operation, set_subtraction
from forceout.games.on_sets.variation import OnSetsVariation
from forceout.rulebook.rule import ON_SETS, Rule
from forceout.rules.ruleset import Edition, Ruleset
from forceout.rules.vocabulary import Division, Form

MISAPPLIED: Final = "VII-C-5-e"
"""Cited where a division has no section of its own: a variation is applied that it does not play."""
DoubleSetDifference = Callable[[Sequence[OnSetsVariation], int], Operation]
"""What - means in the Double Set chosen at a place among the variations."""


@dataclass(frozen=True, slots=True, eq=False)
class OnSetsEdition(Edition[OnSetsVariation]):
    """A rulebook of On-Sets."""

    deal: Mapping[Division, tuple[int, int]]
    """The fewest and the most cards of a Universe (II-B)."""
    difference_in_double_set: DoubleSetDifference


OnSetsRuleset = Ruleset[OnSetsVariation]


def difference_among(variations: Sequence[OnSetsVariation]) -> Operation:
    """What - means with these variations in force (On-Sets I-B-2-c-iii, XIII-D-13)."""
    for variation in variations:
        if (operation := variation.difference()) is not None:
            return operation
    return set_subtraction


@dataclass(frozen=True, slots=True)
class InForce:
    """Everything that the variations in force say about Goals and Solutions."""

    ruleset: OnSetsRuleset
    allows_restrictions: bool
    wild: str
    partners: Mapping[str, str]
    """For each interchangeable symbol the other one."""
    repeated: str
    to_contain: str
    difference: Operation
    doubled: tuple[tuple[Node, Operation], ...]
    digit_readings: DigitReadings
    dots_allowed: bool
    solutions_asked: int
    on_set_names: tuple[OnSetsVariation, ...]
    on_readings: tuple[OnSetsVariation, ...]
    on_pairs: tuple[OnSetsVariation, ...]

    def cited(self, section: str) -> Rule:
        """A section as this division prints it, such as XIII-C-5 for XIII-A-2 in Junior (On-Sets XIII-B, XIII-C,
        XIII-D)."""
        return ON_SETS[self.ruleset.cited(section, MISAPPLIED)]

    @staticmethod
    @lru_cache(maxsize=2048)
    def of(ruleset: OnSetsRuleset) -> "InForce":
        """The fold over the variations of a ruleset."""
        variations = ruleset.in_force
        edition = ruleset.edition
        assert isinstance(edition, OnSetsEdition)
        partners: dict[str, str] = {}
        for variation in variations:
            if pair := variation.partners():
                partners |= {pair[0]: pair[1], pair[1]: pair[0]}
        return InForce(
            ruleset=ruleset,
            allows_restrictions=allows_restrictions(ruleset),
            wild="".join(variation.wild_cubes() for variation in variations),
            partners=partners,
            repeated="".join(variation.repeated_symbols() for variation in variations),
            to_contain="".join(variation.cubes_to_contain() for variation in variations),
            difference=difference_among(variations),
            doubled=tuple(
                (node, edition.difference_in_double_set(variations, place))
                for place, variation in enumerate(variations)
                if (node := variation.doubled_set()) is not None
            ),
            digit_readings=_digit_readings(variations),
            dots_allowed=any(variation.allows_dots() for variation in variations),
            solutions_asked=max((variation.solutions_asked() for variation in variations), default=1),
            on_set_names=_filling_in(variations, "set_name_violations"),
            on_readings=_filling_in(variations, "reading_violations"),
            on_pairs=_filling_in(variations, "pair_violations"),
        )


def allows_restrictions(ruleset: OnSetsRuleset) -> bool:
    """Whether = and ⊆ are used: not in Elementary, not in the basic game (On-Sets I-B-2-d-iii-comment,
    VII-B-2)."""
    return ruleset.division is not Division.ELEMENTARY and ruleset.form is not Form.BASIC


def _digit_readings(variations: Sequence[OnSetsVariation]) -> DigitReadings:
    def readings(digit: GoalDigit) -> tuple[int, ...]:
        for variation in variations:
            if (values := variation.digit_values(digit)) is not None:
                return values
        return upside_down_is_negative(digit)

    return readings


def _filling_in(variations: Sequence[OnSetsVariation], hook: str) -> tuple[OnSetsVariation, ...]:
    """The variations that have something to say at a hook; the others need not be asked."""
    default: Any = getattr(OnSetsVariation, hook)
    return tuple(variation for variation in variations if getattr(type(variation), hook) is not default)
