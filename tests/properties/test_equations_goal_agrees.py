"""What a Goal may equal is what a writer may make of it: the lists of `goal` and the verdicts of `solution` agree."""

import os
from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.checking import check_equation
from forceout.games.equations.cubes import SYMBOLS
from forceout.games.equations.goal import Goal
from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.games.equations.readings.goal_readings import has_no_end, read_goal_on_mat
from forceout.games.equations.readings.reading import Budget
from forceout.games.equations.values import Number
from forceout.rules.vocabulary import Situation
from forceout.solver.equations.goals import goal_readings
from tests.properties.equations_random_goals import random_goal
from tests.properties.equations_writings import Pair, every_pair, random_ruleset

GOALS_IN_THE_LONG_FORM = 20
WRITINGS = 8
"""Ways to write one Goal that are tried."""
MEANINGS = {"*": (".", "T", "gcf", "*"), "√": ("E", "i", "lcm", "√"), "÷": ("÷",)}


def named(text: str, goal: Goal, in_force: InForce) -> frozenset[Number]:
    """The values that a Goal's side names as legal readings of the Goal."""
    position = Position(goal, (), (), (), (), Situation.FORCEOUT)
    return check_equation(f"1 + 1 = {text}", position, in_force).goal.legal


def random_writing(random: Random, goal: Goal, in_force: InForce) -> str:
    """The cubes of the Goal in their order, each by some meaning, with some groups."""
    pieces: list[str] = []
    wild_is = random.choice(in_force.wild_symbols) if in_force.wild_symbols else ""
    for cube in goal.cubes:
        symbol = wild_is if cube.symbol == in_force.wild else cube.symbol
        if cube.color is in_force.exponent_color and pieces and random.random() < 0.5:
            pieces.append("↑")
        meant = random.choice(MEANINGS.get(symbol, (symbol,)))
        if in_force.has_points_in_goal and meant.isdigit() and random.random() < 0.2:
            pieces.append(".")
        pieces.append(f"{cube.turn.value}{meant}" if meant in SYMBOLS else f" {meant} ")
    for _ in range(random.randint(0, 3)):
        first = random.randrange(len(pieces))
        last = random.randrange(first, len(pieces))
        pieces[first], pieces[last] = f"({pieces[first]}", f"{pieces[last]})"
    if in_force.goal_factorials and random.random() < 0.3:
        pieces.insert(random.randint(1, len(pieces)), "!")
    return "".join(pieces)


def is_listed(value: Number, listed: frozenset[Number]) -> bool:
    return value in listed or any(values.is_equal(value, other) is not False for other in listed)


def compare(random: Random, pair: Pair) -> int:
    """Compare one Goal; how many values a writer named."""
    ruleset = random_ruleset(random, pair)
    in_force = InForce.of(ruleset)
    goal = random_goal(random, in_force)
    read = read_goal_on_mat(goal, in_force, Budget())
    listed = frozenset(read.values)
    seen = 0
    for wild_is in in_force.wild_symbols if in_force.wild in {cube.symbol for cube in goal.cubes} else (None,):
        for reading in goal_readings(goal, ruleset, wild_is).readings:
            found = named(reading.text, goal, in_force)
            assert reading.value in found, (str(goal), ruleset.in_force, reading.text, found)
            seen += 1
    if not read.is_complete or read.unverifiable is not None or has_no_end(goal, in_force):
        return seen
    for _ in range(WRITINGS):
        text = random_writing(random, goal, in_force)
        for value in named(text, goal, in_force):
            assert is_listed(value, listed), (str(goal), ruleset.in_force, text, values.text(value))
            seen += 1
    return seen


def test_equations_IV_B_2_a_writer_names_what_a_goal_is_listed_to_equal() -> None:
    """Equations VII-B-2, VII-C-5-b, XIII-C-5."""
    assert sum(compare(Random(number), pair) for number, pair in enumerate(every_pair())) > 400


@pytest.mark.long
@pytest.mark.skipif(os.environ.get("FORCEOUT_LONG") != "1", reason="the long form is asked for with FORCEOUT_LONG=1")
def test_writers_name_what_many_goals_are_listed_to_equal() -> None:
    random = Random(20)
    assert sum(compare(random, pair) for pair in every_pair() for _ in range(GOALS_IN_THE_LONG_FORM)) > 8_000
