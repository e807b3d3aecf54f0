"""Whether the solver ever says "there is none" of what can be made: random expressions, each set as the Goal.

usage: .venv/bin/python benchmarks/denials.py [--positions 200] [--seconds 1] [--seed N] [--tries 4] [--first N]

The positions are those of mixes.py. Of what may be used for Now and for Impossible a random expression is written that
uses all that is required, with chains of signs and powers of the base that a search does not try. Its value (with
Multiple of k another that differs by a multiple) becomes the only reading of the Goal, and the whole question is put to
the solver: a "no" is wrong, each time. Every wrong one is printed. Another seed each run, unless one is given.
"""

import argparse
import secrets
import time
from collections import Counter
from random import Random
from typing import Final

from mixes import ASKED, position
from refuting import NotThatWay, Writer

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.play import EquationsGame
from forceout.games.equations.position import Position
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.variations.multiple_of import DiffersByMultiple
from forceout.rules import frozen
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Division, Situation
from forceout.solver.analysis import is_now_open
from forceout.solver.answer import Answer
from forceout.solver.budget import Budget
from forceout.solver.equations import problems_of_position, question, solve
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.goals import GoalReading, GoalReadings
from forceout.solver.equations.problem import (
    Expression,
    Problem,
    Target,
    Tree,
    write,
)

WRITTEN: Final = "what was written"
TRIES_TO_WRITE: Final = 40
MOST_MULTIPLES: Final = 9
HEAPS: Final = ("required", "permitted", "resources")


class Meeting(Finder):
    """Takes a candidate that is the Goal, whatever the cubes of the Goal are."""

    def accept(self, expression: Expression, target: Target) -> bool:
        """Whether a candidate is the Goal; one with a remark says so itself."""
        try:
            relation = self.in_force.goal_relation
            is_met = ":=" in write(expression) or bool(relation.is_met(worth(expression), target.value))
        except (Undefined, Unverifiable, ArithmeticError):
            return False
        self.found = write(expression) if is_met else None
        return is_met


def worth(expression: Expression) -> Number:
    """The value of an expression without remarks."""
    if not isinstance(expression, Tree):
        return expression.value
    right = None if expression.right is None else worth(expression.right)
    return expression.sign.of(worth(expression.left), right)


def written(problem: Problem, in_force: InForce, random: Random) -> tuple[Number, str] | None:
    """A Goal that can be met, and how."""
    writer = Writer(problem, random, is_endless=True)
    for _ in range(TRIES_TO_WRITE):
        try:
            value, used, tree = writer.written()
        except NotThatWay:
            continue
        if writer.usage.is_final(used) and writer.usage.fits(used):
            relation = in_force.goal_relation
            if isinstance(relation, DiffersByMultiple):
                many = random.choice((-1, 1)) * random.randint(1, MOST_MULTIPLES)
                value = values.add(value, values.integer(many * relation.k))
            return value, write(tree)
    return None


def asked(where: Position, in_force: InForce, goal: Number, budget: Budget) -> Answer:
    """The solver's answer with another Goal."""

    def readings(*_: object) -> GoalReadings:
        return GoalReadings((GoalReading(goal, 0, WRITTEN),), ())

    held = ((problems_of_position, "goal_readings", readings), (question, "Finder", Meeting))
    before = [getattr(module, name) for module, name, _ in held]
    try:
        for module, name, other in held:
            setattr(module, name, other)
        return solve.solve(where, in_force, budget)
    finally:
        for (module, name, _), one in zip(held, before, strict=True):
            setattr(module, name, one)


def hold(shake: Shake, situation: Situation, random: Random, tries: int, seconds: float, tally: Counter[str]) -> None:
    """Set some of what a shake's cubes can make as the Goal, and ask."""
    imagined = frozen.replace(shake, contest=Contest(situation))
    game = imagined.table.game
    assert isinstance(game, EquationsGame)
    where, in_force = game.position(imagined), game.in_force(imagined)
    problems = [one for one in problems_of_position.build_problems(where, in_force) if one.numerals and one.signs]
    for _ in range(tries if problems else 0):
        made = written(random.choice(problems), in_force, random)
        if made is None:
            continue
        goal, text = made
        answer = asked(where, in_force, goal, Budget(seconds=seconds, clock=time.process_time))
        tally[f"{situation.value}: " + {True: "found", False: "WRONG", None: "undecided"}[answer.exists]] += 1
        if answer.exists is False:
            names = ", ".join(f"{one.name} {getattr(one, one.blank or '', '')}".strip() for one in shake.variations)
            heaps = "; ".join(f"{heap} {' '.join(map(str, getattr(shake, heap)))}" for heap in HEAPS)
            print(f"WRONG {situation.value} {names}; {heaps}\n    {text} is {goal}", flush=True)


def main() -> None:
    """Ask, and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--tries", type=int, default=4)
    parser.add_argument("--first", type=int, default=0, help="where to begin among the positions of a seed")
    options = parser.parse_args()
    seed = secrets.randbelow(1 << 30) if options.seed is None else options.seed
    tally: Counter[str] = Counter()
    number, done = options.first, 0
    while done < options.positions:
        number += 1
        division = tuple(Division)[number % 4]
        shake = position(Random(f"mixes {seed} {number}"), "equations", division)
        if shake is None:
            continue
        done += 1
        for situation in ASKED:
            if situation is not Situation.NOW or is_now_open(shake):
                random = Random(f"denials {seed} {number} {situation.value}")
                hold(shake, situation, random, options.tries, options.seconds, tally)
    print(f"seed {seed}, {done} positions: {dict(sorted(tally.items()))}")


if __name__ == "__main__":
    main()
