"""On-Sets at the table: what the engine asks of the game (On-Sets II, III, VII)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from forceout.games.on_sets.cards import BLANK, DECK, Universe, print_card, read_card
from forceout.games.on_sets.checking import Verdict, check_solution
from forceout.games.on_sets.cubes import (
    DIGITS,
    KIND_BY_FACE,
    KIT,
    RELATIONS,
    SOLUTION_SYMBOLS,
    UNIVERSE,
    beyond_kit,
    read_cube,
)
from forceout.games.on_sets.goal import is_legal_configuration, read_goal
from forceout.games.on_sets.in_force import InForce, OnSetsEdition, OnSetsRuleset
from forceout.games.on_sets.position import Position
from forceout.games.on_sets.regrouping import is_failing, is_regrouped, is_wrong_by_values
from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation
from forceout.messages.message import Message
from forceout.rulebook.rule import ON_SETS, Book
from forceout.rules.codes import Code
from forceout.rules.procedures import Procedures
from forceout.rules.ruleset import Ruleset
from forceout.rules.starting_shake import pick_violation
from forceout.rules.state import Shake
from forceout.rules.unreadable import Unreadable
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Division, Form, Situation

if TYPE_CHECKING:
    from random import Random

OF_RESTRICTIONS: Final = frozenset((Code.RELATION_IN_SET_NAME, Code.RESTRICTION_GROUPING))
"""What can be wrong with Restrictions, where they are played."""


@dataclass(frozen=True, slots=True)
class OnSetsGame:
    """On-Sets in one edition."""

    edition: OnSetsEdition
    procedures: Procedures
    has_cards: bool = True
    is_slow_to_judge: bool = False

    @property
    def book(self) -> Book:
        """The book that On-Sets is cited from."""
        return ON_SETS

    @property
    def deck(self) -> Sequence[str]:
        """The sixteen cards (On-Sets I-B-1)."""
        return [print_card(card) for card in DECK]

    @property
    def lot_faces(self) -> str:
        """A digit cube is rolled for the first Goal (On-Sets I-D)."""
        return DIGITS

    def blank_choices(self, blank: str) -> Sequence[str | int] | None:
        """The cubes that Solutions are made of, and the cards (On-Sets XIII)."""
        return {"cube": SOLUTION_SYMBOLS, "card": self.deck}.get(blank)

    def blank_misfit(self, variation: OnSetsVariation, division: Division) -> Message | None:
        """What fits one division fits all."""
        return None

    def read_cube(self, text: str) -> str | None:
        """A cube in canonical notation."""
        return read_cube(text)

    def find_cube(self, cube: str, among: Sequence[str]) -> str | None:
        """A cube is known by its symbol alone."""
        return cube if cube in among else None

    def read_card(self, text: str) -> str | None:
        """A card in canonical notation."""
        card = read_card(text)
        return None if card is None else print_card(card)

    def rolled(self, dice: "Random") -> tuple[str, ...]:
        """A roll of the eighteen cubes."""
        return tuple(dice.choice(kind.faces) for kind in KIT for _ in range(kind.how_many))

    def rightly_rolled(self, cubes: Sequence[str]) -> tuple[str, ...]:
        """All but the Restriction cubes, which alone are set out anew (Guidelines A10)."""
        return tuple(cube for cube in cubes if KIND_BY_FACE[cube] is not KIND_BY_FACE[UNIVERSE])

    def is_whole_kit(self, cubes: Sequence[str]) -> bool:
        """Whether these are the eighteen cubes, each kind in its number (On-Sets I-B-2, II-A)."""
        shown = Counter(KIND_BY_FACE[cube].name for cube in cubes if cube in KIND_BY_FACE)
        return len(cubes) == shown.total() and all(shown[kind.name] == kind.how_many for kind in KIT)

    def kit_excess(self, cubes: Sequence[str]) -> Message | None:
        """Which kind of cube there is too much of (On-Sets I-B-2)."""
        return beyond_kit(cubes)

    def roll_violation(self, shake: Shake, cubes: Sequence[str]) -> Violation | None:
        """All cubes are rolled; in Elementary and in the basic game V and Λ are set out first, two of one and one of
        the other (On-Sets II-A, II-A-3, Basic-I; Guidelines A10)."""
        if not self.is_whole_kit(cubes):
            return Violation(Code.ILLEGAL_ROLL, ON_SETS["II-A"], Message("the-eighteen-cubes-of-the-kit-are-rolled"))
        shown = Counter(cubes)
        if not has_restrictions(shake) and {shown["V"], shown["Λ"]} != {1, 2}:
            message = Message("two-v-and-one-are-set-out")
            return Violation(Code.ILLEGAL_ROLL, ON_SETS["II-A-3"], message)
        return None

    def deal_violation(self, shake: Shake, cards: Sequence[str]) -> Violation | None:
        """A Universe has as many cards as the division allows, each once (On-Sets II-B-1, II-B-2)."""
        fewest, most = self.edition.deal[shake.table.division]
        rule = ON_SETS["II-B-2" if shake.table.division is Division.SENIOR else "II-B-1"]
        if not self.is_from_deck(cards) or not fewest <= len(cards) <= most:
            # How many are due no official says unasked (Guidelines A2-comment).
            message = Message("that-is-not-a-number-of-cards-that-may-be-dealt")
            return Violation(Code.ILLEGAL_DEAL, rule, message)
        return None

    def needs_more_cards(self, shake: Shake, cards: Sequence[str]) -> bool:
        """Whether the division asks for more cards (On-Sets II-B-1, II-B-2; Guidelines A2)."""
        return len(cards) < self.edition.deal[shake.table.division][0]

    def is_from_deck(self, cards: Sequence[str]) -> bool:
        """Whether these are cards of the deck, each once (On-Sets I-B-1)."""
        return len(set(cards)) == len(cards) and set(cards) <= set(self.deck)

    def corrected_deal(self, shake: Shake, cards: Sequence[str]) -> tuple[str, ...]:
        """Of too many cards the last ones dealt go back (On-Sets II-B-comment; Guidelines A3)."""
        return tuple(cards[: self.edition.deal[shake.table.division][1]])

    def selection_violation(self, shake: Shake, name: str, filled_in: object) -> Violation | None:
        """Why a variation may not be selected, its blank filled in or left empty (On-Sets II-C-1-c, II-C-2)."""
        if name not in self.edition.every_variation():
            return Violation(Code.NOT_OFFERED, ON_SETS["II-C-2"], Message("there-is-no-variation-name", name=name))
        chosen: tuple[OnSetsVariation, ...] = shake.variations
        division = shake.table.division
        always = tuple(kind.fill_in(None) for kind in self.edition.always_in_force[division])
        in_order = (*always, *chosen)
        difference = self.edition.difference_in_double_set(in_order, len(in_order))
        table = OnSetsTable(universe_of(shake), shake.resources, chosen, difference)
        selecting = ON_SETS["II-C-2"]
        return pick_violation(self.edition, division, shake.table.form, selecting, table, chosen, name, filled_in)

    def read_goal(self, text: str) -> tuple[str, tuple[str, ...]] | None:
        """A Goal in canonical notation with its digit cubes (On-Sets III-B)."""
        try:
            goal = read_goal(text)
        except Unreadable:
            return None
        return str(goal), tuple(str(digit.digit) for digit in goal.digits)

    def goal_violation(self, shake: Shake, goal: str) -> Violation | None:
        """A Goal of no legal shape is illegal procedure; a negative one is not (On-Sets III-B-1; Guidelines B2, B4)."""
        if is_legal_configuration(read_goal(goal)):
            return None
        return Violation(
            Code.ILLEGAL_CONFIGURATION, ON_SETS["III-B-1"], Message("the-digits-are-not-in-one-of-the-legal-shapes")
        )

    def is_legal_goal(self, shake: Shake, goal: str) -> bool:
        """A Goal that stands is legal, a negative one too: one of no legal shape is illegal procedure (On-Sets
        II-C-2-note, III-B-1; Guidelines B4)."""
        return True

    def is_never_in_solutions(self, shake: Shake, cube: str) -> bool:
        """Digits are used only in the Goal, and = and ⊆ not at all where there are no Restrictions (On-Sets
        I-B-2-a-comment, III-B-1-comment; Guidelines A11, B1, C1)."""
        return cube.isdigit() or (cube in RELATIONS and not has_restrictions(shake))

    def is_relation(self, cube: str) -> bool:
        """= and ⊆, which have their own rule about Forbidden (On-Sets IV-D)."""
        return cube in RELATIONS

    def in_force(self, shake: Shake) -> InForce:
        """What the variations of a shake amount to."""
        return InForce.of(self.ruleset(shake))

    def ruleset(self, shake: Shake) -> OnSetsRuleset:
        """The rules that a shake is played by."""
        return Ruleset(self.edition, shake.table.division, shake.table.form, shake.variations)

    def position(self, shake: Shake, goal: str | None) -> Position:
        """The position that a Solution is judged in; = and ⊆ left over in Elementary count for nothing (Guidelines
        A11)."""
        assert shake.contest is not None
        ignored = "" if has_restrictions(shake) else RELATIONS
        required, permitted, forbidden, resources = (
            tuple(cube for cube in cubes if cube not in ignored)
            for cubes in (shake.required, shake.permitted, shake.forbidden, shake.resources)
        )
        return Position(
            universe_of(shake),
            read_goal(goal or shake.goal or "none"),
            required,
            permitted,
            forbidden,
            resources,
            shake.contest.end,
        )

    def as_presented(self, shake: Shake, text: str) -> str:
        """The Goal stands on the mat alone."""
        return text

    def ruling(self, shake: Shake, solution: str, goal: str | None) -> Verdict:
        """The verdict on a Solution; a selection that was insulated has no part in it (On-Sets VII-B, V-A-1-comment,
        Basic-IV-A-1-a, Basic-IV-A-1-b, Basic-IV-A-1-c; Guidelines 1-a, 1-b, 1-c, A9-comment, A16-comment, B3)."""
        return judged(*self.asked(shake, solution, goal))

    def asked(self, shake: Shake, solution: str, goal: str | None) -> tuple[str, Position, OnSetsRuleset, bool]:
        """All that the verdict on a Solution depends on."""
        position = self.position(shake, self._own_goal(shake, goal))
        return solution, position, self.ruleset(shake), self.procedures.revision.reads_all_paper_forms

    def _own_goal(self, shake: Shake, goal: str | None) -> str | None:
        """The Goal that a writer against "no Goal" gives; where it cannot be read it is one of no legal shape."""
        if shake.contest is None or shake.contest.end is not Situation.NO_GOAL:
            return None
        return goal if goal is not None and self.read_goal(goal) is not None else "none"

    def rules_out(self, shake: Shake, code: str) -> bool:
        """Where there are no Restrictions none is missing or wrong, where there are they are allowed, and only = or ⊆
        in Required asks for one (On-Sets I-B-2-d-iii-comment, VI-B, VII-B-2)."""
        if code == Code.RESTRICTION_NOT_ALLOWED:
            return has_restrictions(shake)
        if code == Code.MISSING_RESTRICTION:
            return not has_restrictions(shake) or not set(RELATIONS).intersection(shake.required)
        return code in OF_RESTRICTIONS and not has_restrictions(shake)

    def is_wrong_regrouping(self, shake: Shake, solution: str, regrouped: str, goal: str | None) -> bool:
        """Whether a copy with grouping added shows a legal reading of the Solution that fails (On-Sets VII-C-5-c;
        Guidelines E3)."""
        if not self.procedures.revision.proofs_compare_structures:
            original, copy = self.ruling(shake, solution, goal), self.ruling(shake, regrouped, goal)
            return is_wrong_by_values(solution, regrouped, original, copy)
        if not is_regrouped(solution, regrouped):
            return False
        return is_failing(self.ruling(shake, regrouped, goal), self.in_force(shake))


@lru_cache(maxsize=1024)
def judged(solution: str, position: Position, ruleset: OnSetsRuleset, reads_all_forms: bool = True) -> Verdict:
    """The verdict on a Solution, which all who check it and look at it ask for again."""
    return check_solution(solution, position, InForce.of(ruleset), reads_all_forms)


def has_restrictions(shake: Shake) -> bool:
    """Whether = and ⊆ are used: not in Elementary, nor in the basic game (On-Sets I-B-2-d-iii-comment)."""
    return shake.table.division is not Division.ELEMENTARY and shake.table.form is not Form.BASIC


def universe_of(shake: Shake) -> Universe:
    """The cards that were dealt."""
    return Universe.of(tuple(read_card(card) or BLANK for card in shake.universe or ()))
