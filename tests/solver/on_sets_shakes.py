"""Shakes of On-Sets for the solver: cubes rolled from the true faces, variations legally drawn, a mat laid by moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from forceout.editions.on_sets_2014_15 import ON_SETS_2014_15
from forceout.editions.on_sets_2026_27 import ON_SETS_2026_27
from forceout.games.on_sets.cards import BLANK, DECK, Universe, print_card
from forceout.games.on_sets.cubes import KIT, RELATIONS
from forceout.games.on_sets.goal import FORMULAS, Goal, GoalDigit, goal_values
from forceout.games.on_sets.in_force import InForce, OnSetsEdition
from forceout.games.on_sets.position import Position
from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation
from forceout.rulebook.rule import ON_SETS
from forceout.rules.ruleset import Ruleset
from forceout.rules.starting_shake import pick_violation
from forceout.rules.vocabulary import Division, Form, Situation

DOUBLE_SETS = ("B", "R'", "G ∩ Y", "(B - R)'", "R - G", "B ∪ Y", "Y - R")
SHAPES = [(shape, count) for shape, formulas in FORMULAS.items() for count in formulas]


@dataclass(frozen=True, slots=True)
class Asked:
    """A position, the rules it is asked under, and where it comes from."""

    position: Position
    in_force: InForce
    origin: str


def roll(random: Random, division: Division) -> list[str]:
    """All cubes rolled, digits first; in Elementary = and ⊆ are not used, so V and Λ are turned up instead."""
    cubes = []
    for kind in KIT:
        for _ in range(kind.how_many):
            face = random.choice(kind.faces)
            while division is Division.ELEMENTARY and face in RELATIONS:
                face = random.choice(kind.faces)
            cubes.append(face)
    return cubes


def select(
    random: Random,
    edition: OnSetsEdition,
    division: Division,
    universe: Universe,
    cubes: Sequence[str],
    names: Sequence[str],
    wanted: int,
) -> tuple[OnSetsVariation, ...]:
    """Variations drawn at random among those with these names, each legal when it is picked (II-C-2)."""
    chosen: list[OnSetsVariation] = []
    kinds = [kind for kind in edition.offered[division] if kind.name in names]
    always = tuple(kind.fill_in(None) for kind in edition.always_in_force[division])
    for _ in range(40):
        if len(chosen) == wanted:
            break
        kind = random.choice(kinds)
        filled_in: str | None = None
        if kind.blank == "cube":
            filled_in = random.choice(cubes)
        elif kind.blank == "card":
            filled_in = print_card(random.choice(universe.cards))
        elif kind.blank == "set":
            filled_in = random.choice(DOUBLE_SETS)
        in_order = (*always, *chosen)
        difference = edition.difference_in_double_set(in_order, len(in_order))
        table = OnSetsTable(universe, tuple(cubes), tuple(chosen), difference)
        rule = ON_SETS["II-C-2"]
        if not pick_violation(edition, division, Form.ADVENTUROUS, rule, table, chosen, kind.name, filled_in):
            chosen.append(kind.fill_in(filled_in))
    return tuple(chosen)


def lay(random: Random, cubes: Sequence[str], moves: int) -> dict[str, list[str]]:
    """The mat after so many moves, = and ⊆ staying out of Forbidden while more than four cubes are left (IV-D)."""
    mat: dict[str, list[str]] = {"required": [], "permitted": [], "forbidden": [], "resources": list(cubes)}
    random.shuffle(mat["resources"])
    for _ in range(moves):
        section = random.choice(("required", "permitted", "forbidden"))
        cube = mat["resources"][-1]
        if section == "forbidden" and cube in RELATIONS and len(mat["resources"]) > 4:
            section = "permitted"
        mat[section].append(mat["resources"].pop())
    return mat


def goal_of(random: Random, digits: Sequence[str], upside_down: float) -> Goal:
    """A Goal of a legal shape, made of digits that were rolled."""
    while True:
        shape, count = random.choice(SHAPES)
        chosen = random.sample(digits, count)
        goal = Goal(shape, tuple(GoalDigit(int(digit), random.random() < upside_down) for digit in chosen))
        if goal_values(goal):
            return goal


def asked(
    universe: Universe,
    goal: Goal,
    mat: dict[str, list[str]],
    situation: Situation,
    edition: OnSetsEdition,
    division: Division,
    chosen: tuple[OnSetsVariation, ...],
    origin: str,
    form: Form = Form.ADVENTUROUS,
) -> Asked:
    """A position with what is in force."""
    sections = {name: tuple(cubes) for name, cubes in mat.items()}
    in_force = InForce.of(Ruleset(edition, division, form, chosen))
    return Asked(Position(universe, goal, situation=situation, **sections), in_force, f"{division.value}, {origin}")


def small(random: Random) -> Asked:
    """A position with few usable cubes and few cards, under any edition, division, form and variations."""
    edition = random.choice((ON_SETS_2014_15, ON_SETS_2026_27))
    division = random.choices(tuple(Division), (2, 4, 2, 5))[0]
    form = random.choices(tuple(Form), (1, 1, 8))[0]
    cards = random.sample(DECK, random.randint(2, 7))
    if BLANK not in cards and random.random() < 0.4:
        cards[0] = BLANK
    universe = Universe.of(tuple(cards))
    cubes = roll(random, division)[3:]
    random.shuffle(cubes)
    chosen: tuple[OnSetsVariation, ...] = ()
    if form is Form.ADVENTUROUS:
        names = [kind.name for kind in edition.offered[division]]
        chosen = select(random, edition, division, universe, cubes, names, random.randint(0, 4))
    mat: dict[str, list[str]] = {"required": [], "permitted": [], "forbidden": [], "resources": []}
    usable = random.randint(3, 7)
    for number, cube in enumerate(cubes):
        sections = ("required", "permitted", "permitted", "resources")
        mat[random.choice(sections) if number < usable else "forbidden"].append(cube)
    situations = [Situation.NOW, Situation.IMPOSSIBLE, Situation.FORCEOUT, Situation.TIME_UP]
    goal = goal_of(random, [random.choice("11112223345") for _ in range(3)], upside_down=0.3)
    if edition is ON_SETS_2026_27 and random.random() < 0.1:
        situations = [Situation.NO_GOAL]
        mat["resources"] += [str(digit.digit) for digit in goal.digits]
    return asked(universe, goal, mat, random.choice(situations), edition, division, chosen, "small", form)


def anything(random: Random, only: Division | None = None) -> Asked:
    """Any position: any edition, division, form, variations and situation, any number of cubes on the mat."""
    edition = random.choice((ON_SETS_2014_15, ON_SETS_2026_27))
    division = only or random.choice(tuple(Division))
    form = Form.ADVENTUROUS if only else random.choices(tuple(Form), (1, 1, 12))[0]
    universe = Universe.of(tuple(random.sample(DECK, random.randint(*edition.deal[division]))))
    cubes = roll(random, division)
    digits, others = cubes[:3], cubes[3:]
    chosen: tuple[OnSetsVariation, ...] = ()
    if form is Form.ADVENTUROUS:
        names = [kind.name for kind in edition.offered[division]]
        chosen = select(random, edition, division, universe, others, names, random.randint(1, 5))
    goal = goal_of(random, digits, upside_down=0.2)
    situation = random.choice((Situation.NOW, Situation.NOW, Situation.IMPOSSIBLE, Situation.IMPOSSIBLE, *Situation))
    if situation is Situation.NO_GOAL and edition is ON_SETS_2014_15:
        situation = Situation.TIME_UP
    moves = len(others) if situation is Situation.FORCEOUT else random.randint(0, len(others))
    mat = lay(random, others, 0 if situation is Situation.NO_GOAL else moves)
    if situation is Situation.NO_GOAL:
        mat["resources"] += digits
    return asked(universe, goal, mat, situation, edition, division, chosen, "anything", form)
