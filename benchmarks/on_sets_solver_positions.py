"""Positions of On-Sets for the solver's benchmark, seeded: realistic ones and hard Senior ones."""

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.solver.on_sets_shakes import SHAPES, Asked, asked, goal_of, lay, roll, select

from forceout.editions.on_sets_2014_15 import ON_SETS_2014_15
from forceout.editions.on_sets_2026_27 import ON_SETS_2026_27
from forceout.games.on_sets.cards import BLANK, DECK, Universe
from forceout.games.on_sets.cubes import DIGITS
from forceout.games.on_sets.goal import Goal, GoalDigit, goal_values
from forceout.rules.vocabulary import Division, Situation

EACH = 32
STAGES = ("after the Goal", "mid-shake", "late")
INTERACTING = (
    "required-cube",
    "wild-cube",
    "two-operations",
    "no-null-restrictions",
    "absolute-value",
    "double-set",
    "required-card",
    "forbidden-card",
    "blank-card-wild",
    "symmetric-difference",
    "two-solutions",
)


def realistic(seed: int) -> Iterator[Asked]:
    """384 positions: 32 for each division and stage, half Now, half Impossible."""
    random = Random(seed)
    for division, stage, number in product(Division, STAGES, range(EACH)):
        edition = random.choice((ON_SETS_2014_15, ON_SETS_2026_27))
        universe = Universe.of(tuple(random.sample(DECK, random.randint(*edition.deal[division]))))
        cubes = roll(random, division)
        digits, others = cubes[:3], cubes[3:]
        names = [kind.name for kind in edition.offered[division]]
        chosen = select(random, edition, division, universe, others, names, random.randint(1, 4))
        goal = goal_of(random, digits, upside_down=0.15)
        moves = 0
        if stage == "mid-shake":
            moves = random.randint(3, 8)
        elif stage == "late":
            moves = len(others) - random.randint(1, 4)
        situation = Situation.NOW if number % 2 else Situation.IMPOSSIBLE
        yield asked(universe, goal, lay(random, others, moves), situation, edition, division, chosen, stage)


def hard_senior(seed: int, how_many: int) -> Iterator[Asked]:
    """Senior positions with 12 to 14 cards, variations that interact, Goals at both extremes, 3 to 7 cubes Required."""
    random = Random(seed)
    for _ in range(how_many):
        edition = random.choice((ON_SETS_2014_15, ON_SETS_2026_27))
        cards = random.sample(DECK, random.randint(12, 14))
        if BLANK not in cards and random.random() < 0.5:
            cards[0] = BLANK
        universe = Universe.of(tuple(cards))
        others = roll(random, Division.SENIOR)[3:]
        wanted = random.randint(3, 4)
        chosen = select(random, edition, Division.SENIOR, universe, others, INTERACTING, wanted)
        cubes = list(others)
        random.shuffle(cubes)
        required = random.randint(3, 7)
        mat: dict[str, list[str]] = {"required": cubes[:required], "permitted": [], "forbidden": [], "resources": []}
        for cube in cubes[required:]:
            mat[random.choice(("permitted", "forbidden", "resources"))].append(cube)
        situation = random.choice((Situation.NOW, Situation.IMPOSSIBLE))
        goal = extreme_goal(random, len(cards), any(one.doubled_set() for one in chosen))
        yield asked(universe, goal, mat, situation, edition, Division.SENIOR, chosen, "hard")


def extreme_goal(random: Random, cards: int, is_doubled: bool) -> Goal:
    """A Goal of very few cards or of nearly all."""
    most = cards + (cards // 2 if is_doubled else 0)
    value = random.choice((0, 1, 1, 2, most - 2, most - 1, most, cards - 1))
    while True:
        shape, count = random.choice(SHAPES)
        digits = tuple(GoalDigit(int(random.choice(DIGITS)), random.random() < 0.2) for _ in range(count))
        goal = Goal(shape, digits)
        if value in goal_values(goal):
            return goal
