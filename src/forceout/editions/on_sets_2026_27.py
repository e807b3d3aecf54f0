"""On-Sets 2026-27."""

from collections.abc import Mapping
from typing import Final

from forceout.editions.double_set_difference import as_chosen_so_far
from forceout.editions.on_sets_procedures import ON_SETS_REJECTIONS, ON_SETS_SECTIONS
from forceout.games.on_sets.in_force import OnSetsEdition
from forceout.games.on_sets.play import OnSetsGame
from forceout.games.on_sets.variations.absolute_value import AbsoluteValue
from forceout.games.on_sets.variations.blank_card_wild import BlankCardWild
from forceout.games.on_sets.variations.double_set import DoubleSet
from forceout.games.on_sets.variations.interchangeable import (
    UnionIntersectionInterchangeable,
    UniverseNullInterchangeable,
)
from forceout.games.on_sets.variations.multiple_operations import MultipleOperations
from forceout.games.on_sets.variations.no_null_restrictions import NoNullRestrictions
from forceout.games.on_sets.variations.required_card import ForbiddenCard, RequiredCard
from forceout.games.on_sets.variations.required_cube import RequiredCube
from forceout.games.on_sets.variations.shift_from_permitted import ShiftFromPermitted
from forceout.games.on_sets.variations.symmetric_difference import SymmetricDifference
from forceout.games.on_sets.variations.two_operations import TwoOperations
from forceout.games.on_sets.variations.two_solutions import TwoSolutions
from forceout.games.on_sets.variations.wild_cube import WildCube
from forceout.rulebook.rule import ON_SETS
from forceout.rules.procedures import Procedures, SecondJudges
from forceout.rules.procedures_of_books import (
    asks_without_reason,
    challenges_together,
    change_spoils,
    closed_after_stop,
    closes_for_who_tried,
    no_side,
    stands_once_signed,
    two_in_every_division,
)
from forceout.rules.scoring_shake import third_party_may_present
from forceout.rules.vocabulary import Division, Situation

ON_SETS_2026_27 = OnSetsEdition(
    book=ON_SETS,
    name="2026-27",
    impossible="Impossible",
    deal={
        Division.ELEMENTARY: (6, 12),
        Division.MIDDLE: (6, 12),
        Division.JUNIOR: (6, 12),
        Division.SENIOR: (10, 14),
    },
    always_in_force={
        Division.ELEMENTARY: {},
        Division.MIDDLE: {},
        Division.JUNIOR: {
            MultipleOperations: "XIII-C-1",
            UnionIntersectionInterchangeable: "XIII-C-2",
            UniverseNullInterchangeable: "XIII-C-3",
        },
        Division.SENIOR: {
            MultipleOperations: "XIII-C-1",
            UnionIntersectionInterchangeable: "XIII-C-2",
            UniverseNullInterchangeable: "XIII-C-3",
        },
    },
    offered={
        Division.ELEMENTARY: {
            RequiredCube: "XIII-A-1",
            WildCube: "XIII-A-2",
            UnionIntersectionInterchangeable: "XIII-A-3",
            UniverseNullInterchangeable: "XIII-A-4",
            TwoOperations: "XIII-A-5",
            MultipleOperations: "XIII-A-6",
            ShiftFromPermitted: "XIII-A-7",
        },
        Division.MIDDLE: {
            RequiredCube: "XIII-B-1",
            WildCube: "XIII-B-2",
            UnionIntersectionInterchangeable: "XIII-B-3",
            UniverseNullInterchangeable: "XIII-B-4",
            TwoOperations: "XIII-B-5",
            MultipleOperations: "XIII-B-6",
            ShiftFromPermitted: "XIII-B-7",
            NoNullRestrictions: "XIII-B-8",
            AbsoluteValue: "XIII-B-9",
        },
        Division.JUNIOR: {
            RequiredCube: "XIII-C-4",
            WildCube: "XIII-C-5",
            TwoOperations: "XIII-C-6",
            ShiftFromPermitted: "XIII-C-7",
            NoNullRestrictions: "XIII-C-8",
            AbsoluteValue: "XIII-C-9",
            DoubleSet: "XIII-C-10",
            RequiredCard: "XIII-C-11",
            ForbiddenCard: "XIII-C-11",
            BlankCardWild: "XIII-C-12",
        },
        Division.SENIOR: {
            RequiredCube: "XIII-C-4",
            WildCube: "XIII-C-5",
            TwoOperations: "XIII-C-6",
            ShiftFromPermitted: "XIII-C-7",
            NoNullRestrictions: "XIII-C-8",
            AbsoluteValue: "XIII-C-9",
            DoubleSet: "XIII-C-10",
            RequiredCard: "XIII-C-11",
            ForbiddenCard: "XIII-C-11",
            BlankCardWild: "XIII-C-12",
            SymmetricDifference: "XIII-D-13",
            TwoSolutions: "XIII-D-14",
        },
    },
    score_shake=third_party_may_present,
    difference_in_double_set=as_chosen_so_far,
)

ON_SETS_GAME_2026_27 = OnSetsGame(
    ON_SETS_2026_27,
    Procedures(
        sections=ON_SETS_SECTIONS,
        rejections=ON_SETS_REJECTIONS,
        selections_of_other=two_in_every_division,
        end_of_dispute=Situation.NO_GOAL,
        side_shown=no_side,
        ends_together=challenges_together,
        spoils_solution=change_spoils,
        closed_by_failed_proof=closes_for_who_tried,
        asks_judge=asks_without_reason,
        may_challenge_after_stop=closed_after_stop,
        may_correct=stands_once_signed,
        lateness=ON_SETS["X-D"],
        second_judges=SecondJudges(appeals=ON_SETS["VII-C-7"], added_time=ON_SETS["XI-B-3"]),
    ),
)
GAMES: Final[Mapping[str | None, OnSetsGame]] = {None: ON_SETS_GAME_2026_27}
