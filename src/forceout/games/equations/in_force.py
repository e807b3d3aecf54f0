"""What the variations in force amount to: their hooks, folded once (Equations II-B, XIII)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from forceout.games.equations import values
from forceout.games.equations.cubes import SYMBOLS, Color
from forceout.games.equations.language.notation import DIGIT_MEANINGS, SYMBOL_OF, TURN_OF, Token, Turn
from forceout.games.equations.language.operations import SignTable, usual_meanings
from forceout.games.equations.values import Number
from forceout.games.equations.variation import EquationsVariation, GoalRelation
from forceout.messages.message import Message
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.codes import Code
from forceout.rules.ruleset import Edition, Ruleset, VariationList
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Division

GOAL_DIGITS: Final = 2
MISAPPLIED: Final = "VII-C-5-f"
"""Cited where a division has no section of its own: a variation is applied that it does not play."""
WAYS_OF_A_STAR: Final = (Turn.UPRIGHT, Turn.SIDEWAYS)
"""How a * that is a digit of the Goal may be meant, however it lies (Equations XIII-C-5-note)."""


@dataclass(frozen=True, slots=True, eq=False)
class EquationsEdition(Edition[EquationsVariation]):
    """A rulebook of Equations, with the variations of one season."""

    general_rules: Mapping[Division, VariationList[EquationsVariation]]
    """What a division always plays by, in every form of the game: rules that fill in the hooks of variations."""
    resting: Mapping[Division, VariationList[EquationsVariation]]
    """The variations that are played in other years."""

    def printed_list(self, division: Division) -> VariationList[EquationsVariation]:
        """The lists of all years, which one book prints."""
        return {**self.resting[division], **self.variation_list(division)}

    @lru_cache(maxsize=64)  # noqa: B019 (an edition lives as long as the program)
    def every_variation(self) -> Mapping[str, type[EquationsVariation]]:
        """The variations of all divisions and all years, by name."""
        this_year = Edition[EquationsVariation].every_variation(self)
        return {**{kind.name: kind for kinds in self.resting.values() for kind in kinds}, **this_year}


EquationsRuleset = Ruleset[EquationsVariation]


class EqualToGoal(GoalRelation):
    """A Solution equals the Goal (Equations VII-B-2)."""

    is_equality: ClassVar[bool] = True

    def is_met(self, solution: Number, goal: Number) -> bool | None:
        return values.is_equal(solution, goal)

    def violation(self, solution: str, goal: str) -> Violation:
        return Violation(
            Code.NOT_EQUAL,
            EQUATIONS["VII-B-2"],
            Message("the-solution-and-the-goal-must-be-equal", solution=solution, goal=goal),
        )


@dataclass(frozen=True, slots=True)
class InForce:
    """Everything that the variations in force say about Goals and Solutions."""

    ruleset: EquationsRuleset
    operations: SignTable
    two_digits_beside: frozenset[str]
    """The signs beside which a numeral may have two digits, also in a Solution."""
    meanings: frozenset[str]
    turns: frozenset[Turn]
    wild: str | None
    wild_symbols: str
    base: int
    digit_cubes: Mapping[str, str]
    instead_of: Mapping[str, str]
    solution_digits: int
    point_digits: int
    has_points_in_goal: bool
    factorials: int
    goal_factorials: int
    lifts_factorial_limit: bool
    repeats_operations: bool
    exponent_color: Color | None
    makes_one_any_power: bool
    goal_relation: GoalRelation
    largest_goal: int | None
    powers_tried: tuple[str, ...] = ("10", ".1", "100", ".01")
    """The powers that a 1 of the Goal is tried as where it may be any: some that stand for all."""

    @staticmethod
    @lru_cache(maxsize=2048)
    def of(ruleset: EquationsRuleset) -> "InForce":
        """The fold over the variations of a ruleset, and over what its division always plays by."""
        edition, division = ruleset.edition, ruleset.division
        assert isinstance(edition, EquationsEdition)
        general = tuple(kind.fill_in(None) for kind in edition.general_rules[division])
        variations = (*general, *ruleset.in_force)
        base = next((base for one in variations if (base := one.base()) is not None), 10)
        table = dict(usual_meanings())
        for variation in variations:
            for sign, operation in variation.operations(division, base).items():
                if operation is None:
                    table.pop(sign, None)
                else:
                    table[sign] = operation
        relation: GoalRelation = EqualToGoal()
        for variation in ruleset.in_force:
            relation = variation.goal_relation(ruleset.rule_of(variation)) or relation
        limits = [limit for one in variations if (limit := one.largest_goal(division)) is not None]
        factorials = max(one.factorials() for one in (*variations, EquationsVariation()))
        return InForce(
            ruleset=ruleset,
            operations=table,
            two_digits_beside=frozenset(sign for (sign, _), one in table.items() if one.takes_two_digits),
            meanings=frozenset().union(*(one.meanings() for one in variations)),
            turns=frozenset().union(*(one.turns() for one in variations)),
            wild=next((wild for one in variations if (wild := one.wild_cube()) is not None), None),
            wild_symbols="".join(one.wild_symbols(division) for one in variations),
            base=base,
            digit_cubes={sign: digit for one in variations for sign, digit in one.digit_cubes().items()},
            instead_of={sign: other for one in variations for sign, other in one.instead_of().items()},
            solution_digits=max((one.solution_digits() for one in variations), default=1),
            point_digits=max((one.point_digits() for one in variations), default=0),
            has_points_in_goal=any(one.has_points_in_goal() for one in variations),
            factorials=factorials,
            goal_factorials=0 if any(one.bars_factorials_from_goal(division) for one in variations) else factorials,
            lifts_factorial_limit=any(one.lifts_factorial_limit() for one in variations),
            repeats_operations=any(one.repeats_operations() for one in variations),
            exponent_color=next((color for one in variations if (color := one.exponent_color()) is not None), None),
            makes_one_any_power=any(one.makes_one_any_power() for one in variations),
            goal_relation=relation,
            largest_goal=min(limits, default=None),
        )

    def cited(self, section: str) -> str:
        """A section as this division prints it, such as XIII-C-9 for XIII-A-15 in Junior (Equations XIII-B, XIII-C,
        XIII-D)."""
        return self.ruleset.cited(section, MISAPPLIED)

    def unmarked(self, token: Token) -> tuple[Token, ...]:
        """What an unmarked symbol may be: itself, or what it is instead, or the digit that it may also be (Equations
        VII-B-2-note, VII-C-5-c-comment, VII-C-5-e, VII-C-5-e-note, XIII-C-5, XIII-C-5-a, XIII-D-11,
        XIII-D-11-comment-d)."""
        usual = self.instead_of.get(token.meaning)
        digit = self.digit_cubes.get(token.meaning)
        if usual is None and digit is None:
            return (token,)
        first = token if usual is None else token._replace(meaning=usual)
        return (first,) if digit is None else (first, token._replace(meaning=digit))

    def on_mat(self, symbol: str, turn: Turn, is_wild: bool = False) -> tuple[tuple[str, Turn], ...]:
        """Every meaning, with the turn of its numeral, that a cube of the Goal may have, itself or as the wild cube
        (Equations IV-B-2, XIII-C-5-note)."""
        found: list[tuple[str, Turn]] = []
        if symbol.isdigit():
            if turn is Turn.UPRIGHT or (turn in self.turns and turn is not Turn.BOTH):
                found.append((symbol, turn))
            return tuple(found)
        usual = self.instead_of.get(symbol, symbol)
        # The * looks alike however it lies, so the writer says how it is meant (XIII-C-5); a wild cube does not.
        looks_alike = symbol == "*" and not is_wild
        lies_upright = turn is Turn.UPRIGHT or looks_alike
        if lies_upright:
            found.append((usual, Turn.UPRIGHT))
        for meaning in sorted(self.meanings):
            if SYMBOL_OF.get(meaning) != symbol or meaning == usual:
                continue
            if meaning in DIGIT_MEANINGS:
                ways = WAYS_OF_A_STAR if looks_alike else (turn,)
                found += [(meaning, way) for way in ways if self.is_legal_turn(way, is_goal=True)]
            elif TURN_OF.get(meaning, Turn.UPRIGHT) is turn or (lies_upright and meaning not in TURN_OF):
                found.append((meaning, Turn.UPRIGHT))
        # One sign may be allowed under two spellings, such as >÷ and log.
        return tuple(one for one in found if one[0] not in ("rem", "log"))

    def is_legal_turn(self, turn: Turn, is_goal: bool) -> bool:
        """Whether a numeral may be so turned: both ways at once only in a Solution (Equations XIII-A-1, XIII-A-2,
        XIII-A-2-a, XIII-B-2-comment, XIII-C-2-comment)."""
        if turn is Turn.BOTH:
            return not is_goal and {Turn.SIDEWAYS, Turn.UPSIDE_DOWN} <= self.turns
        return turn is Turn.UPRIGHT or turn in self.turns

    def digits_allowed(self, is_goal: bool) -> int:
        """How many digits a numeral may have (Equations IV-B-1, VII-B-4, VII-B-4-comment, Basic-I-B, Basic-III-C)."""
        return GOAL_DIGITS if is_goal else self.solution_digits

    @property
    def known_meanings(self) -> frozenset[str]:
        """The written meanings that are legal: the bare symbols and what the variations add."""
        return self.meanings.union(SYMBOLS)
