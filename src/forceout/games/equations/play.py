"""Equations at the table: what the engine asks of the game (Equations II, IV, VII)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from threading import RLock
from typing import TYPE_CHECKING, Final

from forceout.games.equations.checking import Verdict, check_equation
from forceout.games.equations.cubes import KIT, SYMBOLS, Color, Cube, beyond_kit, read_cube
from forceout.games.equations.goal import Goal, read_goal
from forceout.games.equations.in_force import EquationsEdition, EquationsRuleset, InForce
from forceout.games.equations.position import Position
from forceout.games.equations.readings.goal_readings import read_goal_on_mat
from forceout.games.equations.readings.reading import Budget
from forceout.games.equations.readings.regrouping import is_failing, is_wrong_by_values, shown_equations
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message
from forceout.rulebook.rule import EQUATIONS, Book
from forceout.rules.codes import Code
from forceout.rules.procedures import Procedures
from forceout.rules.ruleset import Ruleset
from forceout.rules.starting_shake import pick_violation
from forceout.rules.state import Shake
from forceout.rules.unreadable import Unreadable
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Division

if TYPE_CHECKING:
    from random import Random

JUDGING: Final = RLock()
"""Held while numbers are compared or printed: flint's precision belongs to the whole process."""


@dataclass(frozen=True, slots=True)
class EquationsGame:
    """Equations in one edition and season."""

    edition: EquationsEdition
    procedures: Procedures
    has_cards: bool = False
    is_slow_to_judge: bool = True

    @property
    def book(self) -> Book:
        """The book that Equations is cited from."""
        return EQUATIONS

    @property
    def deck(self) -> Sequence[str]:
        """Equations has no cards."""
        return ()

    @property
    def lot_faces(self) -> str:
        """A red cube is rolled for the first Goal (Equations I-D)."""
        return next(kind.faces for kind in KIT if kind.color is Color.RED)

    def blank_choices(self, blank: str) -> Sequence[str | int] | None:
        """The symbols, the colors, and the numbers from two to sixteen (Equations XIII)."""
        numbers = range(2, 17)
        choices: dict[str, Sequence[str | int]] = {"cube": SYMBOLS, "base": numbers, "k": numbers}
        return [color.word for color in Color] if blank == "color" else choices.get(blank)

    def blank_misfit(self, variation: EquationsVariation, division: Division) -> Message | None:
        """Some numbers are for the higher divisions alone (Equations XIII)."""
        return variation.misfit(EquationsTable(division, (), ()))

    def read_cube(self, text: str) -> str | None:
        """A cube in canonical notation, with its color where that is said."""
        cube = read_cube(text)
        return None if cube is None else str(cube)

    def read_card(self, text: str) -> str | None:
        """Equations has no cards."""
        return None

    def find_cube(self, cube: str, among: Sequence[str]) -> str | None:
        """A cube of some section that is the one named; where no color is said, any with that symbol."""
        if cube in among:
            return cube
        wanted = read_cube(cube)
        if wanted is None or wanted.color is not None:
            return None
        return next((one for one in among if _cube(one).symbol == wanted.symbol), None)

    def rolled(self, dice: "Random") -> tuple[str, ...]:
        """A roll of the twenty-four cubes, with their colors ."""
        return tuple(str(Cube(dice.choice(kind.faces), kind.color)) for kind in KIT for _ in range(kind.how_many))

    def rightly_rolled(self, cubes: Sequence[str]) -> tuple[str, ...]:
        """Every cube of Equations lies as it fell."""
        return tuple(cubes)

    def is_whole_kit(self, cubes: Sequence[str]) -> bool:
        """Whether these can be the twenty-four cubes of the kit (Equations II-A)."""
        known = [cube for cube in map(read_cube, cubes) if cube is not None]
        return len(known) == len(cubes) == sum(kind.how_many for kind in KIT) and beyond_kit(known) is None

    def kit_excess(self, cubes: Sequence[str]) -> Message | None:
        """Which cubes there are too many of (Equations I-B-1)."""
        return beyond_kit(map(_cube, cubes))

    def roll_violation(self, shake: Shake, cubes: Sequence[str]) -> Violation | None:
        """All cubes are rolled (Equations II-A, Basic-I)."""
        if self.is_whole_kit(cubes):
            return None
        return Violation(Code.ILLEGAL_ROLL, EQUATIONS["II-A"], Message("the-twenty-four-cubes-of-the-kit-are-rolled"))

    def deal_violation(self, shake: Shake, cards: Sequence[str]) -> Violation | None:
        """Equations has no cards."""
        return Violation(Code.ILLEGAL_DEAL, EQUATIONS["II-A"], Message("equations-has-no-cards"))

    def needs_more_cards(self, shake: Shake, cards: Sequence[str]) -> bool:
        """Equations has no cards."""
        return False

    def is_from_deck(self, cards: Sequence[str]) -> bool:
        """Equations has no cards."""
        return not cards

    def corrected_deal(self, shake: Shake, cards: Sequence[str]) -> tuple[str, ...]:
        """Equations has no cards."""
        return ()

    def selection_violation(self, shake: Shake, name: str, filled_in: object) -> Violation | None:
        """Why a variation may not be selected (Equations II-B-2)."""
        if name not in self.edition.every_variation():
            return Violation(Code.NOT_OFFERED, EQUATIONS["II-B-2"], Message("there-is-no-variation-name", name=name))
        division, chosen = shake.table.division, shake.variations
        table = EquationsTable(division, tuple(map(_cube, shake.resources)), chosen)
        selecting = EQUATIONS["II-B-2"]
        return pick_violation(self.edition, division, shake.table.form, selecting, table, chosen, name, filled_in)

    def read_goal(self, text: str) -> tuple[str, tuple[str, ...]] | None:
        """A Goal in canonical notation with its cubes."""
        try:
            goal = read_goal(text)
        except Unreadable:
            return None
        return str(goal), tuple(str(cube) for cube in goal.on_table())

    def goal_violation(self, shake: Shake, goal: str) -> Violation | None:
        """A Goal that is illegal as an expression is no illegal procedure, nor is one of more than six cubes: it stands
        and is challenged (Equations VI-A-1-a, Basic-I-A)."""
        if self.procedures.revision.long_goal_stands or read_goal(goal).has_legal_size:
            return None
        return Violation(Code.ILLEGAL_CONFIGURATION, EQUATIONS["IV-B"], Message("a-goal-has-one-to-six-cubes"))

    def is_legal_goal(self, shake: Shake, goal: str) -> bool:
        """A Goal is legal when it has one to six cubes and can be read as a legal expression (Equations II-B-2-note,
        IV-B, VI-A-1-a)."""
        return can_be_read(read_goal(goal), self.ruleset(shake))

    def is_never_in_solutions(self, shake: Shake, cube: str) -> bool:
        """Every cube of Equations may be used in a Solution."""
        return False

    def is_relation(self, cube: str) -> bool:
        """Equations has no = or ⊆ cubes."""
        return False

    def in_force(self, shake: Shake) -> InForce:
        """What the variations of a shake amount to."""
        return InForce.of(self.ruleset(shake))

    def ruleset(self, shake: Shake) -> EquationsRuleset:
        """The rules that a shake is played by."""
        return Ruleset(self.edition, shake.table.division, shake.table.form, shake.variations)

    def position(self, shake: Shake) -> Position:
        """The position that an Equation is judged in."""
        assert shake.contest is not None
        required, permitted, forbidden, resources = (
            tuple(map(_cube, cubes)) for cubes in (shake.required, shake.permitted, shake.forbidden, shake.resources)
        )
        on_mat = read_goal(shake.goal or "0")
        return Position(on_mat, required, permitted, forbidden, resources, shake.contest.end)

    def as_presented(self, shake: Shake, text: str) -> str:
        """An Equation has the Goal on its other side (Equations VII-B)."""
        return f"{text}={''.join(cube[-1] for cube in shake.goal_cubes)}"

    def ruling(self, shake: Shake, solution: str, goal: str | None) -> Verdict:
        """The verdict on an Equation (Equations VII-B, VI-A-1-a)."""
        return judged(*self.asked(shake, solution, goal))

    def asked(self, shake: Shake, solution: str, goal: str | None) -> tuple[str, Position, EquationsRuleset]:
        """All that the verdict on an Equation depends on; the Goal is on the mat."""
        return solution, self.position(shake), self.ruleset(shake)

    def rules_out(self, shake: Shake, code: str) -> bool:
        """In every division and form an Equation can be wrong in each way that the book names (Equations VII-B)."""
        return False

    def is_wrong_regrouping(self, shake: Shake, solution: str, regrouped: str, goal: str | None) -> bool:
        """Whether a copy with grouping added shows a legal reading of the Equation that fails (Equations VII-C-5-c,
        VII-C-5-e)."""
        if not self.procedures.revision.proofs_compare_structures:
            original, copy = self.ruling(shake, solution, goal), self.ruling(shake, regrouped, goal)
            return is_wrong_by_values(solution, regrouped, original, copy)
        return is_proved(solution, regrouped, self.position(shake), self.ruleset(shake))


@lru_cache(maxsize=256)
def can_be_read(goal: Goal, ruleset: EquationsRuleset) -> bool:
    """Whether a Goal has some legal reading, or one that nobody can verify."""
    if not goal.has_legal_size:
        return False
    with JUDGING:
        readings = read_goal_on_mat(goal, InForce.of(ruleset), Budget())
    return bool(readings.values) or readings.unverifiable is not None or not readings.is_complete


@lru_cache(maxsize=1024)
def judged(solution: str, position: Position, ruleset: EquationsRuleset) -> Verdict:
    """The verdict on an Equation, which all who check it and look at it ask for again."""
    with JUDGING:
        return check_equation(solution, position, InForce.of(ruleset))


@lru_cache(maxsize=1024)
def is_proved(solution: str, regrouped: str, position: Position, ruleset: EquationsRuleset) -> bool:
    """Whether a copy proves that an Equation is ambiguous (Equations VII-C-5-c)."""
    in_force = InForce.of(ruleset)
    with JUDGING:
        return any(
            is_failing(shown, judged(solution, position, ruleset), judged(shown.text, position, ruleset), in_force)
            for shown in shown_equations(solution, regrouped, position, in_force)
        )


def _cube(text: str) -> Cube:
    cube = read_cube(text)
    assert cube is not None
    return cube
