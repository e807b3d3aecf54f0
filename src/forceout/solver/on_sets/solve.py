"""Is there a correct Solution, and which: On-Sets, always decided within its budget."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product

from forceout.games.on_sets.cards import BLANK
from forceout.games.on_sets.checking import illegal_goal
from forceout.games.on_sets.goal import FORMULAS, Goal, GoalDigit, goal_values
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.position import Position
from forceout.games.on_sets.readings import symmetric_difference
from forceout.solver.answer import Answer
from forceout.solver.budget import Budget, OutOfBudget
from forceout.solver.on_sets.cells import ALL_DOTS, ask_variations, in_cards, merge_cards
from forceout.solver.on_sets.problem import Problem
from forceout.solver.on_sets.searches import search
from forceout.solver.on_sets.sub_problems import expand, usable_colors
from forceout.solver.on_sets.written_solution import write


@dataclass(frozen=True, slots=True)
class One:
    """One Solution, the cards that it picks and what they count."""

    text: str
    picked: int
    value: int


UNDECIDED = Answer(None, reason="budget")
NONE = Answer(False)


def solve(position: Position, in_force: InForce, budget: Budget | None = None) -> Answer:
    """A correct Solution for a position, or the proof that there is none."""
    goals = goal_values(position.goal, in_force.digit_readings)
    if next(illegal_goal(position, goals), None) is not None:
        return NONE
    try:
        text = find_text(position, in_force, goals, budget or Budget())
    except OutOfBudget:
        return UNDECIDED
    return NONE if text is None else Answer(True, text)


def solve_for_some_goal(position: Position, in_force: InForce, budget: Budget | None = None) -> Answer:
    """A correct Solution for some Goal that can be set with the digits in Resources, and that Goal (III-D-2)."""
    budget = budget or Budget()
    by_values: dict[tuple[int, ...], Goal] = {}
    for goal in goals_of(position.resources):
        if values := goal_values(goal, in_force.digit_readings):
            by_values.setdefault(values, goal)
    every = sorted({value for values in by_values for value in values})
    try:
        found = find_one(position, in_force, every, None, budget)
        if found is None:
            return NONE
        for values, goal in by_values.items():
            text: str | None
            if in_force.solutions_asked == 1:
                text = found.text if found.value in values else None
            else:
                text = find_text(position, in_force, values, budget)
            if text is not None:
                return Answer(True, text, str(goal))
    except OutOfBudget:
        return UNDECIDED
    return NONE


def goals_of(resources: Sequence[str]) -> Iterator[Goal]:
    """Every Goal of a legal shape that the digits in Resources can make, the plainest first (III-B-1)."""
    digits = [int(cube) for cube in resources if cube.isdigit()]
    for count in range(1, len(digits) + 1):
        for turned in product((False, True), repeat=count):
            for chosen in sorted(set(permutations(digits, count))):
                for shape, formulas in FORMULAS.items():
                    if count in formulas:
                        yield Goal(shape, tuple(GoalDigit(digit, up) for digit, up in zip(chosen, turned, strict=True)))


def find_text(position: Position, in_force: InForce, goals: Sequence[int], budget: Budget) -> str | None:
    """A Solution, or as many as the shake asks for, that the Goal may equal."""
    first = find_one(position, in_force, goals, None, budget)
    if first is None or in_force.solutions_asked == 1:
        return None if first is None else first.text
    # Of two different sets one has a card that the other has not, so any two will do, in the right order.
    second = find_one(position, in_force, goals, first.picked, budget)
    if second is None:
        return None
    if not second.picked & ~first.picked:
        first, second = second, first
    return f"{first.text} || {second.text}"


def find_one(
    position: Position, in_force: InForce, goals: Sequence[int], excluded: int | None, budget: Budget
) -> One | None:
    """One Solution that does not pick exactly the excluded cards; first with the blank card as dealt."""
    universe = position.universe
    asked = ask_variations(universe, universe, in_force)
    if not asked.can_be_met:
        return None
    sub_problems = expand(position, in_force)
    colors = usable_colors(sub_problems)
    ways: list[tuple[str, ...]] = [("",)]
    if in_force.dots_allowed and BLANK in universe.cards:
        # Together they share their tables; but whether a Restriction removes a card depends on the dots.
        ways += [(dots,) for dots in ALL_DOTS] if asked.asks_effect else [ALL_DOTS]
    for dotted in ways:
        cells = merge_cards(universe, colors, dotted, in_force, asked, excluded)
        problem = Problem(
            cells=cells.how_many,
            colors=cells.colors,
            is_repeating=bool(in_force.repeated),
            merges_operations="∪" in in_force.partners,
            merges_sets="V" in in_force.partners,
            is_symmetric=in_force.difference is symmetric_difference,
            asks_effect=asked.asks_effect,
            fewest_operations=fewest_operations(in_force),
            goals=sum(1 << goal for goal in goals),
            dottings=cells.dottings,
            sub_problems=sub_problems,
        )
        found = search(problem, budget)
        if found is not None:
            picked = in_cards(found.picked, cells.of_cards[found.dotting])
            value = sum(
                weight for cell, weight in enumerate(cells.dottings[found.dotting].weights) if found.picked >> cell & 1
            )
            return One(write(found, problem, in_force), picked, value)
    return None


def fewest_operations(in_force: InForce) -> int:
    """How many operation symbols the variations ask of a Set-Name, learned from Set-Names of so many."""
    fewest = 0
    for variation in in_force.on_set_names:
        rule = in_force.ruleset.rule_of(variation)
        while next(variation.set_name_violations("B" + "∪B" * fewest, rule), None) is not None:
            fewest += 1
    return fewest
