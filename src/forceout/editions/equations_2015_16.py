"""Equations 2015-16: what every season plays, and the lists of the even and the odd years."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from forceout.games.equations.in_force import EquationsEdition
from forceout.games.equations.variation import EquationsVariation
from forceout.games.equations.variations.average import Average
from forceout.games.equations.variations.base import Base
from forceout.games.equations.variations.decimal_in_goal import DecimalInGoal
from forceout.games.equations.variations.decimal_point import DecimalPoint
from forceout.games.equations.variations.exponent import Exponent
from forceout.games.equations.variations.factorial import Factorial
from forceout.games.equations.variations.gcf import GreatestCommonFactor
from forceout.games.equations.variations.general_rule import GeneralRule
from forceout.games.equations.variations.imaginary import Imaginary
from forceout.games.equations.variations.lcm import LeastCommonMultiple
from forceout.games.equations.variations.log import Log
from forceout.games.equations.variations.multiple_of import MultipleOf
from forceout.games.equations.variations.multiple_operations import MultipleOperations
from forceout.games.equations.variations.number_of_factors import NumberOfFactors
from forceout.games.equations.variations.percent import Percent
from forceout.games.equations.variations.powers_of_the_base import PowersOfTheBase
from forceout.games.equations.variations.remainder import Remainder
from forceout.games.equations.variations.sideways import Sideways
from forceout.games.equations.variations.smallest_prime import SmallestPrime
from forceout.games.equations.variations.three_operations import ThreeOperations
from forceout.games.equations.variations.two_digit_numerals import TwoDigitNumerals
from forceout.games.equations.variations.upside_down import UpsideDown
from forceout.games.equations.variations.wild import Wild
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.ruleset import VariationList
from forceout.rules.scoring_shake import EndOfShake, Scores, third_party_takes_a_side
from forceout.rules.vocabulary import Division, Situation


class Season(Enum):
    """The years whose alternating lists are played; 2015-16 is an even one."""

    EVEN = "even"
    ODD = "odd"


def third_party_outdoes_challenger(end: EndOfShake) -> Scores:
    """As where the Third Party takes a side, but one who is correct beside a Now Challenger who is not scores 6, not 4
    (Equations X-A-1, X-A-1-note, X-A-2-note, X-B-1, X-B-2, X-B-3, X-C-1, X-C-2, VII-C-4-note, Basic-V, Basic-V-A,
    Basic-V-B, Basic-VI, Basic-VI-A, Basic-VI-B, Basic-VI-C)."""
    scores = third_party_takes_a_side(end)
    is_alone = end.end is Situation.NOW and not end.is_correct_writer(end.challenger)
    if end.third is not None and is_alone and end.is_correct_writer(end.third):
        scores[end.third] = 6
    return scores


GENERAL_RULES: Final[Mapping[Division, VariationList[EquationsVariation]]] = {
    Division.ELEMENTARY: {GeneralRule: "XIII-A"},
    Division.MIDDLE: {},
    Division.JUNIOR: {},
    Division.SENIOR: {},
}

ALWAYS_IN_FORCE: Final[Mapping[Division, VariationList[EquationsVariation]]] = {
    Division.ELEMENTARY: {},
    Division.MIDDLE: {},
    Division.JUNIOR: {Sideways: "XIII-C-1", UpsideDown: "XIII-C-2"},
    Division.SENIOR: {Sideways: "XIII-C-1", UpsideDown: "XIII-C-2"},
}

EVERY_YEAR: Final[Mapping[Division, VariationList[EquationsVariation]]] = {
    Division.ELEMENTARY: {
        Sideways: "XIII-A-1",
        UpsideDown: "XIII-A-2",
        Wild: "XIII-A-3",
        Factorial: "XIII-A-4",
        MultipleOperations: "XIII-A-5",
        ThreeOperations: "XIII-A-6",
        Remainder: "XIII-A-7",
    },
    Division.MIDDLE: {
        Sideways: "XIII-B-1",
        UpsideDown: "XIII-B-2",
        Wild: "XIII-B-3",
        Factorial: "XIII-B-4",
        MultipleOperations: "XIII-B-5",
        Base: "XIII-B-6",
        MultipleOf: "XIII-B-7",
    },
    Division.JUNIOR: {
        Wild: "XIII-C-3",
        PowersOfTheBase: "XIII-C-4",
        Base: "XIII-C-5",
        MultipleOf: "XIII-C-6",
        MultipleOperations: "XIII-C-7",
        Factorial: "XIII-C-8",
        NumberOfFactors: "XIII-C-9",
        Exponent: "XIII-C-10",
    },
    Division.SENIOR: {
        Wild: "XIII-C-3",
        PowersOfTheBase: "XIII-C-4",
        Base: "XIII-C-5",
        MultipleOf: "XIII-C-6",
        MultipleOperations: "XIII-C-7",
        Factorial: "XIII-C-8",
        NumberOfFactors: "XIII-C-9",
        Exponent: "XIII-C-10",
        Imaginary: "XIII-D-11",
        DecimalInGoal: "XIII-D-12",
        Log: "XIII-D-13",
    },
}

EVEN_YEARS: Final[Mapping[Division, VariationList[EquationsVariation]]] = {
    Division.ELEMENTARY: {
        Average: "XIII-A-8",
        SmallestPrime: "XIII-A-9",
        Percent: "XIII-A-10",
        DecimalPoint: "XIII-A-11",
    },
    Division.MIDDLE: {Average: "XIII-B-8", Percent: "XIII-B-9", DecimalPoint: "XIII-B-10"},
    Division.JUNIOR: {},
    Division.SENIOR: {},
}

ODD_YEARS: Final[Mapping[Division, VariationList[EquationsVariation]]] = {
    Division.ELEMENTARY: {
        TwoDigitNumerals: "XIII-A-12",
        LeastCommonMultiple: "XIII-A-13",
        GreatestCommonFactor: "XIII-A-14",
        NumberOfFactors: "XIII-A-15",
    },
    Division.MIDDLE: {NumberOfFactors: "XIII-B-11", Exponent: "XIII-B-12", PowersOfTheBase: "XIII-B-13"},
    Division.JUNIOR: {},
    Division.SENIOR: {},
}


def _edition(
    this_year: Mapping[Division, VariationList[EquationsVariation]],
    other_year: Mapping[Division, VariationList[EquationsVariation]],
) -> EquationsEdition:
    return EquationsEdition(
        book=EQUATIONS,
        name="2015-16",
        impossible="Impossible",
        always_in_force=ALWAYS_IN_FORCE,
        offered={division: {**EVERY_YEAR[division], **this_year[division]} for division in Division},
        score_shake=third_party_outdoes_challenger,
        general_rules=GENERAL_RULES,
        resting=other_year,
    )


EQUATIONS_2015_16: Final[Mapping[Season, EquationsEdition]] = {
    Season.EVEN: _edition(EVEN_YEARS, ODD_YEARS),
    Season.ODD: _edition(ODD_YEARS, EVEN_YEARS),
}
