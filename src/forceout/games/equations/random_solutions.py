"""Random Goals and Solutions of Equations for simulated matches: about half correct, in a bounded number of tries."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Final, NamedTuple

from forceout.games.equations.checking import Verdict
from forceout.games.equations.cubes import OPERATIONS
from forceout.games.equations.play import EquationsGame
from forceout.rules.frozen import replace
from forceout.rules.simulation.random_writing import Plan, Writers, Written, bracketed, misspelled
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Situation

TRIES: Final = 60
"""How many Equations are worked out before a wrong one will do."""
RULINGS: Final = 3
"""How many of those that come out right are put to a judge: variations may read them otherwise."""
SHARE_MEANT_TO_BE_CORRECT: Final = 0.75
MOST_SIGNS: Final = 4
LARGEST_POWER: Final = 5
PLAIN_SIGNS: Final = "+-×÷"


class Side(NamedTuple):
    """An expression with its value by the usual meanings of the signs; None when it has none."""

    text: str
    value: Fraction | None
    cubes: tuple[str, ...] = ()


def random_blank(dice: Random, shake: Shake, blank: str | None) -> object:
    """Something to fill in for a variation."""
    choices: dict[str | None, Sequence[object]] = {
        "cube": ("0", "×"),
        "base": (8, 9, 11, 12),
        "k": (6, 7, 8, 9, 10, 11),
        "color": ("red", "blue", "green", "black"),
    }
    return dice.choice(choices[blank]) if blank in choices else None


def random_goal(dice: Random, shake: Shake) -> Plan:
    """A Goal that some Solution equals, where one was found in time, with that Solution and its cubes."""
    cubes = dice.sample(shake.resources, len(shake.resources))
    half = len(cubes) // 2
    goals = goals_from(shake, cubes[:half])
    if not goals:
        return Plan(cubes[0], "", ())
    by_value: dict[Fraction | None, list[Side]] = {}
    for goal in goals:
        by_value.setdefault(goal.value, []).append(goal)
    rulings = 0
    for _ in range(TRIES):
        side = random_side(dice, (), cubes[half:])
        if side.value is None or side.value not in by_value:
            continue
        goal = dice.choice(by_value[side.value])
        solution = f"{side.text} = {goal.text}"
        on_mat = "".join(goal.cubes)
        if ruling(shake, solution, Situation.TIME_UP, on_mat).is_correct:
            return Plan(on_mat, solution, side.cubes)
        rulings += 1
        if rulings == RULINGS:
            break
    return Plan("".join(dice.choice(goals).cubes), "", ())


def goals_from(shake: Shake, cubes: Sequence[str]) -> list[Side]:
    """Goals of one to three cubes: a digit, a numeral of two, two digits and a sign."""
    game = shake.table.game
    assert isinstance(game, EquationsGame)
    base = game.in_force(shake).base
    digits = [cube for cube in cubes if cube[-1].isdigit()]
    signs = {cube[-1]: cube for cube in cubes if cube[-1] in PLAIN_SIGNS}
    found = []
    for place, first in enumerate(digits):
        one = Fraction(int(first[-1]))
        found.append(Side(first[-1], one, (first,)))
        for second in digits[place + 1 :]:
            other = Fraction(int(second[-1]))
            found.append(Side(first[-1] + second[-1], one * base + other, (first, second)))
            for sign, cube in signs.items():
                found.append(Side(f"{first[-1]}{sign}{second[-1]}", operate(one, sign, other), (first, cube, second)))
    return [goal for goal in found if goal.value is not None]


def operate(left: Fraction | None, sign: str, right: Fraction | None) -> Fraction | None:
    """What two numbers make by the usual meaning of a sign; None where that is undefined or too large to bother."""
    if left is None or right is None:
        return None
    if sign == "+":
        return left + right
    if sign == "-":
        return left - right
    if sign == "×":
        return left * right
    if sign == "÷":
        return left / right if right else None
    if sign == "*":
        is_small = right.denominator == 1 and 0 < right <= LARGEST_POWER and abs(left) <= 100
        return left**right.numerator if is_small else None
    if left.denominator == right.denominator == 1 and 0 < left <= LARGEST_POWER and 0 <= right <= 10_000:
        root = round(float(right) ** (1 / float(left)))
        return Fraction(root) if Fraction(root) ** left.numerator == right else None
    return None


def ruling(shake: Shake, solution: str, end: Situation, goal: str | None) -> Verdict:
    """What a panel would say of an Equation if it were presented in this situation."""
    game = shake.table.game
    assert isinstance(game, EquationsGame)
    contest = shake.contest if shake.contest is not None and shake.contest.end is end else Contest(end)
    return game.ruling(replace(shake, contest=contest, goal=shake.goal or goal), solution, None)


def random_writing(dice: Random, shake: Shake, plan: Plan | None) -> Written:
    """An Equation to present: the one that was planned, another that is correct, or one that is wrong."""
    end = shake.contest.end if shake.contest is not None else Situation.TIME_UP
    must, may = list(shake.required), list(shake.permitted)
    if end is Situation.NOW:
        may += dice.sample(shake.resources, min(1, len(shake.resources)))
    elif end is not Situation.FORCEOUT:
        may += shake.resources
    planned = plan.solution if plan is not None else ""
    goal = planned.partition(" = ")[2] or "".join(
        character for character in shake.goal or "" if character not in "rbgk"
    )
    if dice.random() > SHARE_MEANT_TO_BE_CORRECT:
        return Written(misspelled(dice, planned or f"{random_side(dice, must, may).text} = {goal}"))
    if planned and ruling(shake, planned, end, None).is_correct:
        return Written(planned)
    value = next((one.value for one in goals_from(shake, shake.goal_cubes) if one.text == goal), None)
    rulings = 0
    for _ in range(TRIES if value is not None else 1):
        side = random_side(dice, must, may)
        solution = f"{side.text} = {goal}"
        if side.value is not None and side.value == value and rulings < RULINGS:
            if ruling(shake, solution, end, None).is_correct:
                return Written(solution)
            rulings += 1
    return Written(solution)


def random_side(dice: Random, must: Sequence[str], may: Sequence[str]) -> Side:
    """A Solution's side from cubes that must and that may be used, every group in parentheses."""
    spare = dice.sample(list(may), len(may))
    signs = [cube for cube in must if cube[-1] in OPERATIONS]
    digits = [cube for cube in must if cube[-1] not in OPERATIONS]
    wanted = max(dice.randint(1, MOST_SIGNS), len(signs), len(digits) - 1)
    more_signs = [cube for cube in spare if cube[-1] in OPERATIONS][: wanted - len(signs)]
    more_digits = [cube for cube in spare if cube[-1] not in OPERATIONS][: wanted + 1 - len(digits)]
    fitting = min(len(signs) + len(more_signs), len(digits) + len(more_digits) - 1)
    signs += more_signs[: max(fitting - len(signs), 0)]
    digits += more_digits[: max(fitting + 1 - len(digits), 0)]
    sides = [Side(cube[-1], Fraction(int(cube[-1]))) for cube in digits]
    for cube in signs:
        if len(sides) > 1:
            left, right = (sides.pop(dice.randrange(len(sides))) for _ in range(2))
            sides.append(Side(f"({left.text}{cube[-1]}{right.text})", operate(left.value, cube[-1], right.value)))
    if not sides:
        return Side("", None)
    text = sides[0].text
    return Side(text[1:-1] if text.startswith("(") else text, sides[0].value, (*signs, *digits))


def regrouped(dice: Random, solution: str) -> str:
    """A copy with one more group, as a checker shows that an Equation is ambiguous."""
    return bracketed(dice, solution, "[0-9]", "[-+×÷*√]")


WRITERS: Final = Writers(random_blank, random_goal, random_writing, regrouped)
