"""How many positions as people play them the solver decides within a second: two or three variations at once.

usage: .venv/bin/python benchmarks/mixes.py [--positions 120] [--seconds 1] [--again 9] [--seed N] [--refute TRIES]
           [--first N] [--processes 2]

All cubes rolled, two or three variations of the division's list, a Goal of one to five cubes, 2 to 12 moves; then Now
and Impossible are asked. What is not decided may be asked again with more seconds. Figures by division and kind of
question, by variation, and by cubes left, of the first time and of both; reasons where a question was not decided.
Every Solution is judged. Another seed each run, unless one is given.
"""

import argparse
import secrets
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from random import Random
from typing import NamedTuple

from played_positions import begun, played
from refuting import refutation

from forceout.games.registry import NAMES
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Division, Situation
from forceout.solver.analysis import is_now_open, solve_shake
from forceout.solver.budget import Budget

ASKED = (Situation.NOW, Situation.IMPOSSIBLE)
SEASONS = {"equations": ("even", "odd")}


class Tally:
    """How often something was asked and decided."""

    def __init__(self) -> None:
        self.asked: Counter[tuple[str, ...]] = Counter()
        self.decided: Counter[tuple[str, ...]] = Counter()
        self.decided_later: Counter[tuple[str, ...]] = Counter()
        self.reasons: Counter[tuple[str, str]] = Counter()
        self.wrong = 0
        self.denied = 0
        self.written = 0
        self.refuted: list[str] = []

    def note(self, key: tuple[str, ...], is_decided: bool, is_decided_later: bool) -> None:
        """Note one question under a key."""
        self.asked[key] += 1
        self.decided[key] += is_decided
        self.decided_later[key] += is_decided_later

    def with_those_of(self, other: "Tally") -> "Tally":
        """This one with what another process noted."""
        for name, noted in vars(other).items():
            setattr(self, name, getattr(self, name) + noted)
        return self

    def printed(self, first: str, has_later: bool) -> str:
        """The shares of all keys of one sort."""
        found = []
        for key in sorted(one for one in self.asked if one[0] == first):
            shares = [self.decided[key], *([self.decided_later[key]] if has_later else ())]
            percents = ", then ".join(f"{100 * share / self.asked[key]:.1f} %" for share in shares)
            found.append(f"{' '.join(key[1:])} {percents} of {self.asked[key]}")
        return "; ".join(found)


class Task(NamedTuple):
    """What one process asks."""

    options: argparse.Namespace
    seed: int
    first: int
    step: int
    positions: int


def position(random: Random, name: str, division: Division) -> Shake | None:
    """A shake after 2 to 12 moves."""
    season = random.choice(SEASONS[name]) if name in SEASONS else None
    shake = begun(random, name, division, random.choice((2, 3)), season)
    return None if shake is None else played(random, shake, random.randint(2, min(12, len(shake.resources) - 2)))


def ask(shake: Shake, division: Division, options: argparse.Namespace, tally: Tally, random: Random) -> None:
    """Ask about Now and about Impossible."""
    for situation in ASKED:
        if situation is Situation.NOW and not is_now_open(shake):
            continue
        answer = solve_shake(shake, situation, Budget(seconds=options.seconds, clock=time.process_time))
        is_decided = answer.exists is not None
        if not is_decided and options.again:
            answer = solve_shake(shake, situation, Budget(seconds=options.again, clock=time.process_time))
        decided = is_decided, answer.exists is not None
        tally.note(("all", situation.value), *decided)
        tally.note(("division", division.value, situation.value), *decided)
        tally.note(("left", f"{len(shake.resources) // 4 * 4:2}+"), *decided)
        for variation in shake.variations:
            tally.note(("variation", variation.name), *decided)
        if answer.reason is not None:
            for reason in answer.reason.split("; "):
                tally.reasons[situation.value, reason] += 1
        if answer.solution is not None:
            imagined = replace(shake, contest=Contest(situation))
            tally.wrong += not shake.table.game.ruling(imagined, answer.solution, None).is_correct
        if answer.exists is False and options.refute:
            found, written = refutation(shake, situation, random, options.refute)
            tally.denied += 1
            tally.written += written
            if found is not None:
                tally.refuted.append(f"{situation.value} {shake.goal} {found}")


def run(task: Task) -> Tally:
    """Ask about every so many-th position of a seed."""
    tally = Tally()
    done, number = 0, task.first
    while done < task.positions:
        number += task.step
        division = tuple(Division)[number % 4]
        shake = position(Random(f"mixes {task.seed} {number}"), task.options.game, division)
        if shake is not None:
            ask(shake, division, task.options, tally, Random(f"refuting {task.seed} {number}"))
            done += 1
    return tally


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=120)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--again", type=float, default=0.0, metavar="SECONDS")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--game", choices=NAMES, default="equations")
    parser.add_argument("--refute", type=int, default=0, metavar="TRIES")
    parser.add_argument("--first", type=int, default=0, help="where to begin among the positions of a seed")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    seed = secrets.randbelow(1 << 30) if options.seed is None else options.seed
    step = options.processes
    tasks = [
        Task(options, seed, options.first + number + 1 - step, step, (options.positions + step - 1 - number) // step)
        for number in range(step)
    ]
    if step == 1:
        tally = run(tasks[0])
    else:
        with ProcessPoolExecutor(step) as pool:
            tally = reduce(Tally.with_those_of, pool.map(run, tasks))
    then = f", then {options.again:g} s more" if options.again else ""
    asked = f"{options.game}, seed {seed}, {options.positions} positions, {options.seconds:g} s each{then}"
    print(f"{asked}; {tally.wrong} Solutions judged wrong")
    if options.refute:
        print(f"{tally.denied} times no, {tally.written} expressions against them, {len(tally.refuted)} refuted")
        print("\n".join(tally.refuted))
    for first in ("all", "division", "left", "variation"):
        print(f"by {first}: {tally.printed(first, options.again > 0)}")
    for (kind, reason), count in tally.reasons.most_common():
        print(f"undecided, {kind}: {count} {reason}")


if __name__ == "__main__":
    main()
