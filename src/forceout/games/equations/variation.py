"""The hooks that Equations variations may fill in (Equations II-B, XIII)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations.cubes import Color, Cube
from forceout.games.equations.language.notation import Token, Turn
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.values import Number
from forceout.rulebook.rule import Rule
from forceout.rules.variation import Variation
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Division


@dataclass(frozen=True, slots=True)
class EquationsTable:
    """What a player sees who selects a variation: the division, the cubes rolled, what is chosen so far."""

    division: Division
    resources: tuple[Cube, ...]
    chosen: tuple["EquationsVariation", ...]

    def shows(self, symbol: str) -> bool:
        """Whether a symbol was rolled."""
        return any(cube.symbol == symbol for cube in self.resources)

    def can_show(self, symbol: str) -> bool:
        """Whether a symbol was rolled, or a wild cube chosen before could stand for it (Equations II-B-2)."""
        return self.shows(symbol) or any(
            wild is not None and self.shows(wild) and symbol in other.wild_symbols(self.division)
            for other in self.chosen
            for wild in [other.wild_cube()]
        )


class GoalRelation:
    """What a Solution must be to the Goal: equal to it, unless a variation says otherwise."""

    is_equality: ClassVar[bool] = False

    def is_met(self, solution: Number, goal: Number) -> bool | None:
        """Whether a value of the Solution fits a value of the Goal; None when nobody can tell."""
        raise NotImplementedError

    def violation(self, solution: str, goal: str) -> Violation:
        """What to say of values that do not fit."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class EquationsVariation(Variation[EquationsTable]):
    """A variation of Equations; every hook has the answer of the game without it as its default."""

    def turns(self) -> frozenset[Turn]:
        """The ways in which a numeral cube may be turned."""
        return frozenset()

    def wild_cube(self) -> str | None:
        """The symbol of the cube that may stand for other symbols."""
        return None

    def wild_symbols(self, division: Division) -> str:
        """The symbols that the wild cube may stand for."""
        return ""

    def meanings(self) -> frozenset[str]:
        """The written meanings, beyond the bare symbols, that this variation allows."""
        return frozenset()

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        """What signs do under this variation, in a base; None for one that does nothing any more."""
        return {}

    def base(self) -> int | None:
        """The base of every numeral; None when this variation does not say."""
        return None

    def digit_cubes(self) -> Mapping[str, str]:
        """The signs that may also be digits, each with the digit as written."""
        return {}

    def instead_of(self) -> Mapping[str, str]:
        """The signs that an unmarked symbol no longer is, each with what it is instead."""
        return {}

    def solution_digits(self) -> int:
        """How many digits a numeral of a Solution may have."""
        return 1

    def point_digits(self) -> int:
        """How many digits may share a decimal point that is played with a cube."""
        return 0

    def has_points_in_goal(self) -> bool:
        """Whether the writer puts decimal points into the Goal without cubes."""
        return False

    def factorials(self) -> int:
        """How many factorial signs an Equation may have."""
        return 0

    def lifts_factorial_limit(self) -> bool:
        """Whether a Solution may have any number of factorial signs, where it may have them at all."""
        return False

    def bars_factorials_from_goal(self, division: Division) -> bool:
        """Whether no factorial sign may be put into the Goal."""
        return False

    def repeats_operations(self) -> bool:
        """Whether an operation sign may be used many times."""
        return False

    def exponent_color(self) -> Color | None:
        """The color of the cubes that may be exponents without a *."""
        return None

    def makes_one_any_power(self) -> bool:
        """Whether a 1 may be any power of the base."""
        return False

    def goal_relation(self, rule: Rule) -> GoalRelation | None:
        """What a Solution must be to the Goal; None when this variation does not say."""
        return None

    def largest_goal(self, division: Division) -> int | None:
        """The greatest absolute value that the Goal may have; None when there is no limit."""
        return None

    def solution_violations(self, tokens: Sequence[Token], rule: Rule) -> Iterator[Violation]:
        """What is wrong with the symbols of a Solution, whatever its readings."""
        yield from ()
