"""How fast Equations with up to ten ungrouped operations are judged, and how much faster than naively.

Each Equation is one that a player might write: digits and operation signs as the kit has them, one to ten
signs without any grouping, and a Goal that is what the writer meant (by the order of operations, from the
left, or in some grouping of his own), or one more than that. The naive judge evaluates every grouping, one
by one, with fractions; it is run in the same process on the same Equations, as far as it gets.

    python benchmarks/equations_judge.py [how many]
"""

import sys
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from time import perf_counter

from forceout.editions.equations_2015_16 import EQUATIONS_2015_16, Season
from forceout.games.equations.checking import check_equation
from forceout.games.equations.cubes import Cube
from forceout.games.equations.goal import read_goal
from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.rules.ruleset import Ruleset
from forceout.rules.vocabulary import Division, Form, Situation

MOST_SIGNS = 10
MOST_SIGNS_NAIVELY = 8
RUNS = 3
"""Times that each Equation is judged; the shortest counts, since nothing is kept from one to the next."""
SIGNS = "++--××÷÷*"
"""The operation signs as often as the kit has them; √ aside, whose default leaves little to group."""
Tree = tuple[str, "Tree", "Tree"] | str


def random_run(random: Random, signs: int) -> list[str]:
    """Digits with signs between them."""
    run = [str(random.randint(0, 9))]
    for _ in range(signs):
        run += [random.choice(SIGNS), str(random.randint(0, 9))]
    return run


def meant(random: Random, run: Sequence[str]) -> Tree:
    """The grouping that the writer has in mind."""
    if len(run) == 1:
        return run[0]
    places = range(1, len(run), 2)
    way = random.random()
    if way < 0.4:
        strength = {"+": 0, "-": 0, "×": 1, "÷": 1, "*": 2}
        place = min(places, key=lambda one: (strength[run[one]], -one))
    elif way < 0.7:
        place = places[-1]
    else:
        place = random.choice(places)
    return (run[place], meant(random, run[:place]), meant(random, run[place + 1 :]))


def worth(tree: Tree) -> Fraction | None:
    """What a grouping is worth; None where it is nothing that a Goal of six cubes could be."""
    if isinstance(tree, str):
        return Fraction(tree)
    left, right = worth(tree[1]), worth(tree[2])
    if left is None or right is None:
        return None
    return naive_apply(tree[0], left, right)


def naive_apply(sign: str, left: Fraction, right: Fraction) -> Fraction | None:
    """One operation on fractions; None where it has no rational value, or a very large one."""
    if sign == "+":
        return left + right
    if sign == "-":
        return left - right
    if sign == "×":
        return left * right
    if sign == "÷":
        return left / right if right else None
    if right.denominator != 1 or abs(right) > 60 or (left == 0 and right <= 0) or left.numerator.bit_length() > 60:
        return None
    return left ** int(right)


def naive_values(run: Sequence[str]) -> list[Fraction]:
    """The values of every grouping, one after another."""
    if len(run) == 1:
        return [Fraction(run[0])]
    found = []
    for place in range(1, len(run), 2):
        for left in naive_values(run[:place]):
            for right in naive_values(run[place + 1 :]):
                value = naive_apply(run[place], left, right)
                if value is not None:
                    found.append(value)
    return found


def goal_for(value: Fraction) -> str | None:
    """A Goal of that value, where six cubes can spell it plainly."""
    if value.denominator == 1 and 0 <= value <= 99:
        return str(value)
    if value.denominator == 1 and -99 <= value < 0:
        return f"0-{-value}"
    if 0 < value.numerator <= 99 and value.denominator <= 99:
        return f"{value.numerator}÷{value.denominator}"
    return None


def main(count: int) -> None:
    random = Random(2015)
    in_force = InForce.of(Ruleset(EQUATIONS_2015_16[Season.EVEN], Division.MIDDLE, Form.ADVENTUROUS, ()))
    times: list[float] = []
    by_signs: dict[int, list[float]] = {}
    naive_time = judged_time = 0.0
    tally = {"correct": 0, "ambiguous": 0, "unverifiable": 0}
    while len(times) < count:
        signs = len(times) % MOST_SIGNS + 1
        run = random_run(random, signs)
        value = worth(meant(random, run))
        goal = None if value is None else goal_for(value + (random.random() < 0.2))
        if goal is None:
            continue
        cubes = tuple(Cube(symbol) for symbol in run)
        position = Position(read_goal(goal), (), cubes, (), (), Situation.FORCEOUT)
        text = f"{''.join(run)} = {goal}"
        took = float("inf")
        for _ in range(RUNS):
            started = perf_counter()
            verdict = check_equation(text, position, in_force)
            took = min(took, perf_counter() - started)
        times.append(took)
        by_signs.setdefault(signs, []).append(took)
        codes = {one.code for one in verdict.violations}
        tally["correct"] += verdict.is_correct
        tally["ambiguous"] += "ambiguous" in codes
        tally["unverifiable"] += "unverifiable" in codes
        if signs <= MOST_SIGNS_NAIVELY and len(times) % 7 == 0:
            started = perf_counter()
            target = Fraction(*(int(part) for part in goal.split("÷"))) if "-" not in goal else -Fraction(goal[2:])
            set(naive_values(run)) == {target}  # noqa: B015
            naive_time += perf_counter() - started
            judged_time += took
    times.sort()
    for name, share in (("median", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0)):
        print(f"{name:7} {times[min(len(times) - 1, int(share * len(times)))] * 1000:8.2f} ms")
    for signs, some in sorted(by_signs.items()):
        some.sort()
        print(f"{signs:2} signs: median {some[len(some) // 2] * 1000:6.2f} ms, max {some[-1] * 1000:7.2f} ms")
    print(f"{count} Equations: {tally}")
    print(f"naive judge, up to {MOST_SIGNS_NAIVELY} signs: {naive_time / judged_time:.1f} times as long in all")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
