"""Random expressions of Equations under any variations, by the cubes that play them, and Equations made of two of them.

Every group is written out, so that nothing is ambiguous but what a variation makes so; what the judge does not take is
left out. Nothing here looks at how the solver searches.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from forceout.editions.equations_2015_16 import EQUATIONS_2015_16, Season
from forceout.games.equations.checking import check_equation
from forceout.games.equations.cubes import KIT, Color, Cube, beyond_kit
from forceout.games.equations.cubes_used import needs_of
from forceout.games.equations.goal import Goal, GoalCube
from forceout.games.equations.in_force import EquationsRuleset, InForce
from forceout.games.equations.language.legal_expressions import IllegalExpression, read_expression
from forceout.games.equations.language.notation import (
    EXPONENT,
    IMAGINARY,
    POINT,
    SYMBOL_OF,
    TURN_OF,
    Token,
    Turn,
    exponent_places,
    read_groups,
    read_tokens,
)
from forceout.games.equations.position import Position
from forceout.games.equations.readings.goal_as_written import cube_tokens
from forceout.games.equations.readings.reading import Budget, Fixity
from forceout.games.equations.values import Number, Unverifiable
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.rules.ruleset import Ruleset
from forceout.rules.unreadable import Unreadable
from forceout.rules.vocabulary import Division, Form, Situation

BLANKS: Final[dict[str, Sequence[object]]] = {
    "cube": ("0", "×"),
    "base": (8, 9, 10, 11, 12),
    "k": (6, 7, 8, 9, 10, 11),
    "color": ("red", "blue", "green", "black"),
}
WORDS: Final = ("rem", "log")
MOST_CUBES: Final = 6
Pair = tuple[Division, Season, tuple[type[EquationsVariation], ...]]


def every_pair() -> Iterator[Pair]:
    """Every variation and every two variations of a division and season."""
    for season in Season:
        for division in Division:
            offered = tuple(EQUATIONS_2015_16[season].offered[division])
            for count in (1, 2):
                for kinds in combinations(offered, count):
                    yield division, season, kinds


def random_ruleset(random: Random, pair: Pair) -> EquationsRuleset:
    """The rules with some variations filled in."""
    division, season, kinds = pair
    edition = EQUATIONS_2015_16[season]
    table = EquationsTable(division, (), ())
    chosen = []
    for kind in kinds:
        blanks: list[object] = [None] if kind.blank is None else list(BLANKS[kind.blank])
        fitting = [one for one in map(kind.fill_in, blanks) if one.misfit(table) is None]
        chosen.append(random.choice(fitting))
    return Ruleset(edition, division, Form.ADVENTUROUS, tuple(chosen))


class Written(NamedTuple):
    """An expression as written, with its value."""

    text: str
    value: Number


class Writer:
    """Writes random expressions under some variations."""

    def __init__(self, random: Random, in_force: InForce) -> None:
        self.random = random
        self.in_force = in_force
        # The wild cube stands for itself in some Equations, and for what the variations change in many.
        symbols = in_force.wild_symbols
        self.wild_is = random.choice([*symbols, *(one for one in "1*√×÷" if one in symbols)]) if symbols else None
        self.signs = [
            (meaning, fixity)
            for meaning, fixity in in_force.operations
            if meaning not in WORDS and self.can_be_played(SYMBOL_OF[meaning])
        ]

    def can_be_played(self, symbol: str) -> bool:
        """Whether a cube may be a symbol: a wild one is not itself, unless it stands for that."""
        return symbol != self.in_force.wild or self.wild_is == symbol

    def marked(self, meaning: str, symbol: str) -> str:
        """A symbol, sometimes played with the wild cube."""
        wild = self.in_force.wild
        if symbol != self.wild_is or symbol == wild or self.random.random() < 0.4:
            return meaning
        return f"{meaning}@1@{wild}" if meaning[-1:] in "01" and len(meaning) > 1 else f"{meaning}@{wild}"

    def digit(self, can_turn: bool = True) -> str:
        """One digit, turned, or a power of the base, where that is legal."""
        digits = [str(digit) for digit in range(min(10, self.in_force.base))] + sorted(
            self.in_force.digit_cubes.values()
        )
        digits = [one for one in digits if self.can_be_played(SYMBOL_OF[one])]
        if self.wild_is is not None and self.random.random() < 0.4:
            digits = [one for one in digits if SYMBOL_OF[one] == self.wild_is] or digits
        meaning = self.random.choice(digits)
        if can_turn and meaning == "1" and self.in_force.makes_one_any_power and self.random.random() < 0.5:
            power = self.random.choice(("10", ".1", "100", ".01"))
            marked = self.marked(power, "1")
            return marked if "@" in marked else f"{power}@1"
        turns = [turn for turn in Turn if can_turn and self.in_force.is_legal_turn(turn, is_goal=False)]
        turn = self.random.choice(turns) if turns and self.random.random() < 0.25 else Turn.UPRIGHT
        return turn.value + self.marked(meaning, SYMBOL_OF[meaning])

    def numeral(self) -> str:
        """A numeral, with more digits or a point where that is legal."""
        draw = self.random.random()
        if IMAGINARY in self.in_force.meanings and draw < 0.3 and self.can_be_played("√"):
            return self.marked(IMAGINARY, "√")
        if self.in_force.point_digits and draw < 0.35 and self.can_be_played("*"):
            digits = [self.digit(can_turn=False) for _ in range(self.random.randint(1, 2))]
            digits.insert(self.random.randint(0, len(digits)), self.marked(POINT, "*"))
            return "".join(digits)
        if self.in_force.solution_digits > 1 and draw < 0.3:
            return self.digit(can_turn=False) + self.digit(can_turn=False)
        return self.digit()

    def expression(self, signs: int) -> str:
        """An expression with so many signs, every group in parentheses."""
        if signs <= 0:
            return self.numeral()
        draw = self.random.random()
        inner = self.random.randint(0, signs - 1)
        if self.in_force.factorials and draw < 0.2:
            return f"{self.grouped(signs - 1)}!"
        if self.in_force.exponent_color is not None and draw < 0.3:
            return f"{self.grouped(signs - 1)}{EXPONENT}{self.digit()}"
        if IMAGINARY in self.in_force.meanings and draw < 0.35 and self.can_be_played("√"):
            unit = self.marked(IMAGINARY, "√")
            return self.random.choice((f"{unit}{self.grouped(signs - 1)}", f"{self.grouped(signs - 1)}{unit}"))
        meaning, fixity = self.random.choice(self.signs)
        sign = self.marked(meaning, SYMBOL_OF[meaning])
        if fixity is Fixity.PREFIX:
            return f"{sign}({self.expression(signs - 1)})"
        left, right = self.grouped(inner), self.grouped(signs - 1 - inner)
        if meaning in self.in_force.two_digits_beside and self.random.random() < 0.5:
            left = self.digit(can_turn=False) + self.digit(can_turn=False)
        return f"{left} {sign} {right}"

    def grouped(self, signs: int) -> str:
        text = self.expression(signs)
        # A bare i beside a × may be read in two ways.
        return text if signs <= 0 and IMAGINARY not in text else f"({text})"


def value_of(text: str, is_goal: bool, in_force: InForce) -> Number | None:
    """The value of an expression that has exactly one; None for any other."""
    try:
        tokens = read_tokens(text)
        readings = read_expression(read_groups(tokens, len(text)), is_goal, in_force, Budget())
    except (Unreadable, IllegalExpression, Unverifiable):
        return None
    is_known = readings.is_complete and readings.unverifiable is None and len(readings.values) == 1
    return next(iter(readings.values)) if is_known else None


def colored(random: Random, symbol: str, color: Color | None = None) -> Cube:
    """A cube of the kit that shows a symbol, of a color where that matters."""
    kinds = [kind.color for kind in KIT if symbol in kind.faces]
    return Cube(symbol, color if color is not None else random.choice(kinds))


def played_with(random: Random, text: str, in_force: InForce) -> tuple[Cube, ...] | None:
    """Cubes that play a Solution; None where the kit has not so many."""
    needs = needs_of(read_tokens(text), in_force)
    cubes = tuple(colored(random, need.symbol, need.color) for need in needs)
    return None if beyond_kit(cubes) is not None else cubes


def laid_out(random: Random, text: str, in_force: InForce) -> Goal:
    """The cubes of an expression as a Goal on the mat, without spaces."""
    tokens = read_tokens(text)
    exponents = exponent_places(tokens)
    cubes = []
    for token in cube_tokens(tokens, in_force):
        color = in_force.exponent_color if token.at in exponents else None
        cubes.append(GoalCube(token.cube or "", lies(token), colored(random, token.cube or "", color).color))
    return Goal(tuple(cubes), ((0, len(cubes) - 1),))


def lies(token: Token) -> Turn:
    """How the cube of a symbol lies."""
    return TURN_OF.get(token.meaning, token.turn)


class Correct(NamedTuple):
    """An Equation that the judge calls correct, in its position."""

    text: str
    position: Position


def correct_equations(random: Random, in_force: InForce, expressions: int, signs: int, most: int) -> Iterator[Correct]:
    """Some Equations that the judge calls correct, made of so many random expressions with up to so many signs."""
    writer = Writer(random, in_force)
    solutions: list[Written] = []
    goals: list[Written] = []
    for _ in range(expressions):
        text = writer.expression(random.randint(0, signs))
        for is_goal, pool in ((False, solutions), (True, goals)):
            value = value_of(text, is_goal, in_force)
            if value is not None:
                pool.append(Written(text, value))
    random.shuffle(solutions)
    found = 0
    for solution in solutions:
        for goal in fitting(solution, goals, in_force):
            correct = judged_correct(random, solution, goal, in_force)
            if correct is not None:
                yield correct
                found += 1
                if found == most:
                    return
                break


def fitting(solution: Written, goals: Sequence[Written], in_force: InForce) -> Iterator[Written]:
    """The Goals that a Solution fits, those that are not the Solution itself first."""
    is_met: Callable[[Number, Number], bool | None] = in_force.goal_relation.is_met
    for goal in sorted(goals, key=lambda one: one.text == solution.text):
        try:
            if is_met(solution.value, goal.value):
                yield goal
        except Unverifiable:
            continue


def judged_correct(random: Random, solution: Written, goal: Written, in_force: InForce) -> Correct | None:
    """The Equation of a Solution and a Goal with its position, where it is correct."""
    cubes = played_with(random, solution.text, in_force)
    if cubes is None or len(cube_tokens(read_tokens(goal.text), in_force)) > MOST_CUBES:
        return None
    position = random_position(random, laid_out(random, goal.text, in_force), cubes)
    text = f"{solution.text} = {goal.text}"
    return Correct(text, position) if check_equation(text, position, in_force).is_correct else None


def random_position(random: Random, goal: Goal, cubes: Sequence[Cube]) -> Position:
    """A position in which some cubes may be used: mostly all of them are in Required, and there are no others."""
    situation = random.choice((*[Situation.FORCEOUT] * 3, Situation.NOW, Situation.IMPOSSIBLE))
    sections: dict[str, list[Cube]] = {name: [] for name in ("required", "permitted", "resources")}
    allowed = situation.resources_allowed
    for cube in random.sample(cubes, len(cubes)):
        can_draw = situation is not Situation.FORCEOUT and (allowed is None or len(sections["resources"]) < allowed)
        where = ("required", "required", "permitted", *(["resources"] if can_draw else []))
        sections[random.choice(where)].append(cube)
    for _ in range(0 if situation is Situation.FORCEOUT else random.randint(0, 2)):
        kind = random.choice(KIT)
        sections[random.choice(("permitted", "resources"))].append(Cube(random.choice(kind.faces), kind.color))
    required, permitted, resources = (tuple(found) for found in sections.values())
    if beyond_kit(required + permitted + resources) is not None:
        return Position(goal, tuple(cubes), (), (), (), Situation.FORCEOUT)
    return Position(goal, required, permitted, (), resources, situation)
