"""Random positions of Equations for the solver: cubes rolled from their true faces, Goals that are legal."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from forceout.editions.equations_2015_16 import EQUATIONS_2015_16, Season
from forceout.games.equations.cubes import KIT, Cube
from forceout.games.equations.goal import Goal, read_goal
from forceout.games.equations.in_force import EquationsRuleset, InForce
from forceout.games.equations.position import Position
from forceout.games.equations.readings.goal_readings import read_goal_on_mat
from forceout.games.equations.readings.reading import Budget
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.ruleset import Ruleset
from forceout.rules.starting_shake import pick_violation
from forceout.rules.vocabulary import Division, Form, Situation

SHAPES: Final = ("d", "dd", "dd", "dod", "dod", "ddod", "dodd", "dodod", "dod od", "ddodd", "√dd", "d√d")
BLANKS: Final[dict[str, Sequence[object]]] = {
    "cube": ("0", "×"),
    "base": (8, 9, 10, 11, 12),
    "k": (6, 7, 8, 9, 10, 11),
    "color": ("red", "blue", "green", "black"),
}


class Asked(NamedTuple):
    """A position and what is in force."""

    position: Position
    in_force: InForce


def roll(random: Random) -> list[Cube]:
    """All the cubes, rolled and shuffled (Equations I-B)."""
    cubes = [Cube(random.choice(kind.faces), kind.color) for kind in KIT for _ in range(kind.how_many)]
    random.shuffle(cubes)
    return cubes


def take_goal(random: Random, cubes: list[Cube], in_force: InForce) -> Goal | None:
    """A legal Goal of some of the cubes, which are then gone (Equations IV-B)."""
    left = list(cubes)
    text = ""
    for part in random.choice(SHAPES):
        if part == " ":
            text += part
            continue
        fitting = [
            cube
            for cube in left
            if (part == "d" and cube.symbol.isdigit())
            or (part == "o" and cube.symbol in "+-×÷*")
            or (part == "√" and cube.symbol == "√")
        ]
        if not fitting:
            return None
        cube = random.choice(fitting)
        left.remove(cube)
        text += str(cube)
    goal = read_goal(text)
    if not read_goal_on_mat(goal, in_force, Budget()).values:
        return None
    cubes[:] = left
    return goal


def choose_variations(
    random: Random, division: Division, season: Season, cubes: Sequence[Cube], count: int
) -> tuple[EquationsVariation, ...]:
    """Some variations that players may select (Equations II-B-2)."""
    edition = EQUATIONS_2015_16[season]
    chosen: list[EquationsVariation] = []
    for _ in range(40):
        if len(chosen) == count:
            break
        kind = random.choice(tuple(edition.offered[division]))
        filled_in = None if kind.blank is None else random.choice(BLANKS[kind.blank])
        table = EquationsTable(division, tuple(cubes), tuple(chosen))
        rule = EQUATIONS["II-B-2"]
        if not pick_violation(edition, division, Form.ADVENTUROUS, rule, table, chosen, kind.name, filled_in):
            chosen.append(kind.fill_in(filled_in))
    return tuple(chosen)


def ruleset(
    division: Division,
    form: Form = Form.BASIC,
    season: Season = Season.EVEN,
    variations: tuple[EquationsVariation, ...] = (),
) -> EquationsRuleset:
    """The rules of a table."""
    return Ruleset(EQUATIONS_2015_16[season], division, form, variations)


def deal(
    random: Random, goal: Goal, cubes: Sequence[Cube], situation: Situation, on_mat: int, resources: int
) -> Position:
    """So many cubes on the mat, so many in Resources, the rest in Forbidden."""
    mat, rest = cubes[:on_mat], cubes[on_mat:]
    required = random.randint(0, on_mat)
    return Position(
        goal,
        tuple(mat[:required]),
        tuple(mat[required:]),
        tuple(rest[resources:]),
        tuple(rest[:resources]),
        situation,
    )


def now_position(random: Random, rules: EquationsRuleset, usable: int) -> Asked:
    """After Now, so many cubes usable: all but one on the mat, one from Resources (Equations VI-A-2)."""
    in_force = InForce.of(rules)
    while True:
        cubes = roll(random)
        goal = take_goal(random, cubes, in_force)
        if goal is not None:
            resources = random.randint(2, max(2, len(cubes) - usable))
            return Asked(deal(random, goal, cubes, Situation.NOW, usable - 1, resources), in_force)


def impossible_position(random: Random, rules: EquationsRuleset, usable: int) -> Asked:
    """After Impossible, so many cubes usable on the mat and in Resources (Equations VI-A-1)."""
    in_force = InForce.of(rules)
    while True:
        cubes = roll(random)
        goal = take_goal(random, cubes, in_force)
        if goal is not None and len(cubes) >= usable:
            on_mat = random.randint(0, min(10, usable))
            return Asked(deal(random, goal, cubes, Situation.IMPOSSIBLE, on_mat, usable - on_mat), in_force)


def small_position(random: Random, rules: EquationsRuleset, most: int) -> Asked:
    """A few cubes, in any situation; often with a Goal that some of them can make."""
    in_force = InForce.of(rules)
    while True:
        cubes = roll(random)
        goal = aimed_goal(random, cubes, most) if random.random() < 0.7 else take_goal(random, cubes, in_force)
        if goal is None or not read_goal_on_mat(goal, in_force, Budget()).values:
            continue
        situation = random.choice((Situation.NOW, Situation.IMPOSSIBLE, Situation.FORCEOUT, Situation.TIME_UP))
        on_mat = random.randint(1, most)
        allowed = situation.resources_allowed
        resources = most - on_mat if allowed is None else random.randint(0, 3) if allowed else 0
        return Asked(deal(random, goal, cubes, situation, on_mat, resources), in_force)


def aimed_goal(random: Random, cubes: list[Cube], most: int) -> Goal | None:
    """A Goal of one or two digits that the first of the cubes, put in that order, make with their signs."""
    digits = [cube for cube in cubes if cube.symbol.isdigit()]
    signs = [cube for cube in cubes if cube.symbol in "+-×÷*"]
    count = random.randint(2, max(2, (most + 1) // 2))
    used_digits, used_signs = digits[:count], signs[: count - 1]
    if len(used_signs) < count - 1:
        return None
    total = int(used_digits[0].symbol)
    for digit, sign in zip(used_digits[1:], used_signs, strict=True):
        number = int(digit.symbol)
        match sign.symbol:
            case "+":
                total += number
            case "-":
                total -= number
            case "×":
                total *= number
            case "÷":
                if not number or total % number:
                    return None
                total //= number
            case _:
                if not 0 < total < 10 or not number:
                    return None
                total **= number
    taken: list[Cube] = []
    for symbol in str(total):
        found = next((cube for cube in digits[count:] if cube.symbol == symbol and cube not in taken), None)
        if found is None or len(taken) == 2:
            return None
        taken.append(found)
    others = [cube for cube in cubes if cube not in [*used_digits, *used_signs]]
    for cube in taken:
        if cube not in others:
            return None
        others.remove(cube)
    first = [*used_digits, *used_signs][:most]
    random.shuffle(first)
    cubes[:] = [*first, *others]
    return read_goal("".join(map(str, taken)))
