"""Random Goals and Solutions of On-Sets for simulated matches: about half correct, in a bounded number of tries."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from random import Random
from typing import Final

from forceout.games.on_sets.checking import Verdict
from forceout.games.on_sets.cubes import BINARY_OPERATIONS, COLORS, COMPLEMENT, DIGITS, OPERANDS, RELATIONS
from forceout.games.on_sets.goal import FORMULAS, Goal, GoalDigit
from forceout.games.on_sets.play import OnSetsGame
from forceout.rules.frozen import replace
from forceout.rules.simulation.random_writing import Plan, Writers, Written, bracketed, misspelled
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Situation

TRIES: Final = 8
"""How many Solutions are tried before a wrong one will do."""
SHARE_MEANT_TO_BE_CORRECT: Final = 0.7
MOST_OPERATIONS: Final = 4


def random_blank(dice: Random, shake: Shake, blank: str | None) -> object:
    """Something to fill in for a variation; sometimes nothing that it allows."""
    if blank == "cube":
        return dice.choice(shake.resources)
    if blank == "card":
        return dice.choice(shake.universe or ("B",))
    if blank == "set":
        first, second = dice.sample(COLORS, 2)
        return dice.choice((first, f"{first}∪{second}", f"{first}∩{second}", f"{first}'", f"({first}-{second})'"))
    return None


def random_goal(dice: Random, shake: Shake) -> Plan:
    """A Goal that some Solution equals, where one was found in time, with that Solution and its cubes."""
    goals = list(goals_from([cube for cube in shake.resources if cube.isdigit()]))
    if not goals:
        return Plan("row 1", "", ())
    playable = [cube for cube in shake.resources if not cube.isdigit()]
    by_value: dict[int, list[str]] = {}
    for goal, value in goals:
        by_value.setdefault(value, []).append(goal)
    for _ in range(TRIES):
        solution, used = random_solution(dice, shake, (), playable)
        verdict = ruling(shake, solution, Situation.TIME_UP, goals[0][0])
        values = {value for one in verdict.solutions for value in one.values}
        fitting = by_value.get(next(iter(values)), []) if len(values) == 1 else []
        if fitting:
            goal = dice.choice(fitting)
            if ruling(shake, solution, Situation.TIME_UP, goal).is_correct:
                return Plan(goal, solution, used)
    return Plan(dice.choice(goals)[0], "", ())


def goals_from(digits: Sequence[str]) -> Iterator[tuple[str, int]]:
    """The Goals that digit cubes can make, each with its value, which may be negative."""
    for size in range(1, len(digits) + 1):
        for chosen in sorted(set(permutations(digits, size))):
            for turned in product((False, True), repeat=size):
                digit_cubes = [
                    GoalDigit(int(digit), is_turned) for digit, is_turned in zip(chosen, turned, strict=True)
                ]
                for shape, formulas in FORMULAS.items():
                    if size in formulas:
                        value = formulas[size](*(digit.value for digit in digit_cubes))
                        yield str(Goal(shape, tuple(digit_cubes))), value


def ruling(shake: Shake, solution: str, end: Situation, goal: str | None) -> Verdict:
    """What a panel would say of a Solution if it were presented in this situation."""
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    contest = shake.contest if shake.contest is not None and shake.contest.end is end else Contest(end)
    imagined = replace(shake, contest=contest, goal=shake.goal or goal)
    return game.ruling(imagined, solution, goal if end is Situation.NO_GOAL else None)


def random_writing(dice: Random, shake: Shake, plan: Plan | None) -> Written:
    """A Solution to present: the one that was planned, another that is correct, or one that is wrong."""
    contest = shake.contest
    end = contest.end if contest is not None else Situation.TIME_UP
    if end is Situation.NO_GOAL:
        plan = random_goal(dice, shake)
    goal = plan.goal if plan is not None and end is Situation.NO_GOAL else None
    must, may = list(shake.required), list(shake.permitted)
    if end is Situation.NOW:
        may += dice.sample(shake.resources, min(1, len(shake.resources)))
    elif end is not Situation.FORCEOUT:
        may += [cube for cube in shake.resources if cube not in DIGITS]
    planned = plan.solution if plan is not None else ""
    if dice.random() > SHARE_MEANT_TO_BE_CORRECT:
        return Written(misspelled(dice, planned or random_solution(dice, shake, must, may)[0]), goal)
    candidates = [planned] if planned else []
    for _ in range(TRIES):
        solution = candidates.pop() if candidates else random_solution(dice, shake, must, may)[0]
        if ruling(shake, solution, end, goal).is_correct:
            return Written(solution, goal)
    return Written(solution, goal)


def random_solution(dice: Random, shake: Shake, must: Sequence[str], may: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """A Solution, or a pair where two are asked for, from cubes that must and that may be used; and what it uses."""
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    in_force = game.in_force(shake)
    wanted = [cube for cube in in_force.to_contain if cube in may and cube not in must]
    left = Counter(may) - Counter(wanted)
    must = [*must, *wanted]
    if not in_force.allows_restrictions:
        must, left = [cube for cube in must if cube not in RELATIONS], Counter(left)
        for relation in RELATIONS:
            del left[relation]
    first, used = random_statements(dice, must, list(left.elements()))
    if in_force.solutions_asked == 1:
        return first, used
    second, others = random_statements(dice, must, list(left.elements()))
    return f"{first} || {second}", tuple((Counter(used) | Counter(others)).elements())


def random_statements(dice: Random, must: Sequence[str], may: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """One Set-Name with as many Restrictions as relations are used, every group in parentheses."""
    spare = dice.sample(list(may), len(may))
    used = list(must)

    def take(kinds: str, wanted: int) -> None:
        for cube in [cube for cube in spare if cube in kinds][: max(wanted, 0)]:
            spare.remove(cube)
            used.append(cube)

    def count(kinds: str) -> int:
        return sum(cube in kinds for cube in used)

    take(RELATIONS, int(dice.random() < 0.2) - count(RELATIONS))
    take(BINARY_OPERATIONS, dice.randint(1, MOST_OPERATIONS) - count(BINARY_OPERATIONS))
    take(COMPLEMENT, int(dice.random() < 0.3))
    take(BINARY_OPERATIONS, count(OPERANDS) - 1 - 2 * count(RELATIONS) - count(BINARY_OPERATIONS))
    take(OPERANDS, count(BINARY_OPERATIONS) + 1 + 2 * count(RELATIONS) - count(OPERANDS))
    sides = [cube for cube in used if cube in OPERANDS] or [dice.choice(COLORS)]
    for operation in [cube for cube in used if cube in BINARY_OPERATIONS]:
        if len(sides) > 1:
            left, right = (sides.pop(dice.randrange(len(sides))) for _ in range(2))
            sides.append(f"({left}{operation}{right})")
    for _ in range(count(COMPLEMENT)):
        place = dice.randrange(len(sides))
        sides[place] += COMPLEMENT
    dice.shuffle(sides)
    set_name, *others = sides
    relations = [cube for cube in used if cube in RELATIONS]
    pairs = zip(others[::2], others[1::2], strict=False)
    restrictions = [f"{one}{relation}{other}" for relation, (one, other) in zip(relations, pairs, strict=False)]
    return ", ".join([*restrictions, set_name]), tuple(used)


def regrouped(dice: Random, solution: str) -> str:
    """A copy with one more group, as a checker shows that a Solution is ambiguous."""
    return bracketed(dice, solution, f"[{OPERANDS}]", f"[{BINARY_OPERATIONS}]")


WRITERS: Final = Writers(random_blank, random_goal, random_writing, regrouped)
