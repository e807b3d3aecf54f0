"""How fast and how far the solver of Equations goes, beside naive enumeration, in one run from a seed.

usage: .venv/bin/python benchmarks/solver_equations.py [--seed 7] [--count 150] [--naive 15] [--unknown-seconds 60]

Times are processor time of one process, since other work may share the machine's cores; budgets are too. Now
positions are solved three times and the shortest counts. A Solution that is found has been judged correct. Naive
enumeration is run once, and stopped after the cap, which is then counted. Positions in base rules that a budget of
one second did not settle get the long one. With the defaults a run takes about a quarter of an hour.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from equations_solver_positions import Asked, choose_variations, impossible_position, now_position, roll, ruleset

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.properties.equations_naive_solver import NaiveSolver, TooMuch
from tests.properties.equations_positions import random_cases

from forceout.editions.equations_2015_16 import Season
from forceout.games.equations.checking import check_equation
from forceout.games.equations.in_force import InForce
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.rules.vocabulary import Division, Form
from forceout.solver.answer import Answer
from forceout.solver.budget import Budget
from forceout.solver.equations.solve import solve

TIMES = 3


def percentile(times: Sequence[float], share: float) -> float:
    """The time that so large a share does not go beyond."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def timed(asked: Asked, seconds: float, times: int = 1) -> tuple[float, Answer]:
    """The shortest time of a few, in milliseconds, and the answer."""
    shortest = float("inf")
    for _ in range(times):
        start = process_time()
        found = solve(asked.position, asked.in_force, Budget(seconds=seconds, clock=process_time))
        shortest = min(shortest, process_time() - start)
    if found.solution is not None:
        assert check_equation(found.solution, asked.position, asked.in_force).is_correct, found.solution
    return shortest * 1000, found


class Clocked(NaiveSolver):
    """Naive enumeration that stops after the cap."""

    until = float("inf")

    def apply(self, *arguments: object) -> object:  # type: ignore[override]
        if process_time() > self.until:
            raise TooMuch
        return super().apply(*arguments)  # type: ignore[arg-type]


def naive_time(asked: Asked, cap: float) -> tuple[float, bool | None]:
    """How long naive enumeration takes, in milliseconds, and what it finds; None after the cap."""
    start = process_time()
    solver = Clocked(asked.position, asked.in_force, None)
    solver.until = start + cap
    try:
        found: bool | None = solver.solve() is not None
    except TooMuch:
        found = None
    return (process_time() - start) * 1000, found


def show_now(title: str, positions: Sequence[Asked], naive: int, cap: float) -> None:
    """One line of the table of Now positions; with naive enumeration for the first of them."""
    os.environ["FORCEOUT_PURE"] = "0"
    measured = [timed(asked, 10.0, TIMES) for asked in positions]
    times = [time for time, _ in measured]
    outcomes = Counter({True: "found", False: "none", None: "unknown"}[one.exists] for _, one in measured)
    line = f"{title:34} {len(times):5} {median(times):8.2f} {percentile(times, 0.95):8.2f} {max(times):8.1f}"
    print(f"{line}   {dict(outcomes)}", flush=True)
    if not naive:
        return
    some = positions[:naive]
    naively = [naive_time(asked, cap) for asked in some]
    for (_, exists), (_, found) in zip(naively, measured, strict=False):
        assert exists is None or found.exists is None or exists == found.exists
    os.environ["FORCEOUT_PURE"] = "1"
    plain = [timed(asked, cap)[0] for asked in some]
    os.environ["FORCEOUT_PURE"] = "0"
    compiled = [time for time, _ in measured[:naive]]
    print(
        f"  of the first {len(some)}: naive median {median([time for time, _ in naively]):.0f} ms"
        f" ({sum(found is None for _, found in naively)} stopped after {cap:.0f} s), plain {median(plain):.1f} ms, "
        f"compiled {median(compiled):.2f} ms; naive / compiled of the medians: "
        f"{median([time for time, _ in naively]) / median(compiled):.0f}",
        flush=True,
    )


def show_impossible(title: str, positions: Sequence[Asked], long: float) -> None:
    """One line of the table of Impossible positions."""
    solved = proved = 0
    times: list[float] = []
    reasons: Counter[str] = Counter()
    unknown = 0
    for asked in positions:
        time, found = timed(asked, 1.0)
        times.append(time)
        solved += found.exists is True
        proved += found.exists is False
        if found.exists is None:
            if long:
                found = timed(asked, long)[1]
            unknown += found.exists is None
            if found.exists is None:
                reasons[found.reason or ""] += 1
    decided = 100 * (solved + proved) / len(times)
    print(
        f"{title:34} {len(times):5} {solved:6} {proved:6} {decided:7.1f} % {unknown:8} {median(times):8.1f} "
        f"{percentile(times, 0.95):8.1f}   {dict(reasons)}",
        flush=True,
    )


def built(random: Random) -> Iterator[tuple[Asked, list[str]]]:
    """Positions with a Solution that somebody wrote, under variations chosen at random; without end."""
    while True:
        for case in random_cases(random):
            if case.origin != "fitting":
                continue
            fields = {name: one for name, one in case.question.items() if name not in ("kind", "game", "solution")}
            question = Question(fields)
            rules = read_ruleset(question)
            asked = Asked(read_position(question), InForce.of(rules))
            if check_equation(case.question["solution"], asked.position, asked.in_force).is_correct:
                yield asked, [one.name for one in rules.in_force] or ["(none)"]


def show_built(count: int, each: int, seed: int) -> None:
    """How many positions that have a Solution are solved in a second, by variation."""
    found_of: Counter[str] = Counter()
    all_of: Counter[str] = Counter()
    times: list[float] = []
    for number, (asked, names) in enumerate(built(Random(seed))):
        # After a while only the variations that are still rare are of interest.
        is_rare = any(all_of[name] < each for name in names)
        if len(times) >= count and not (is_rare and number < 20 * count):
            if number >= 20 * count or all(all_of[name] >= each for name in VARIATIONS):
                break
            continue
        time, found = timed(asked, 1.0)
        assert found.exists is not False
        times.append(time)
        for name in ["all", *names]:
            all_of[name] += 1
            found_of[name] += found.exists is True
    print(f"\nbuilt to have a Solution: median {median(times):.1f} ms, p95 {percentile(times, 0.95):.1f} ms")
    for name, total in all_of.most_common():
        print(f"  {name:22} {found_of[name]:5} of {total:5}  {100 * found_of[name] / total:6.1f} %")


def with_variation(random: Random, make: Callable[[Random, object, int], Asked], usable: int, name: str) -> Asked:
    """A position under one variation, and what its division always plays."""
    while True:
        division, season = random.choice(tuple(Division)), random.choice(tuple(Season))
        chosen = choose_variations(random, division, season, roll(random), 1)
        if chosen and chosen[0].name == name:
            return make(random, ruleset(division, Form.ADVENTUROUS, season, chosen), usable)


VARIATIONS = (
    "sideways",
    "upside-down",
    "wild",
    "factorial",
    "multiple-operations",
    "three-operations",
    "remainder",
    "average",
    "smallest-prime",
    "percent",
    "decimal-point",
    "two-digit-numerals",
    "lcm",
    "gcf",
    "number-of-factors",
    "base",
    "multiple-of",
    "exponent",
    "powers-of-the-base",
    "imaginary",
    "decimal-in-goal",
    "log",
)


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--naive", type=int, default=15)
    parser.add_argument("--cap", type=float, default=10.0)
    parser.add_argument("--unknown-seconds", type=float, default=60.0, help="for what one second did not settle")
    parser.add_argument("--each", type=int, default=25, help="positions for each variation")
    options = parser.parse_args()
    count, seed = options.count, options.seed
    print(f"{'Now, 9 usable cubes':34} {'n':>5} {'median':>8} {'p95':>8} {'max':>8}   ms")
    for division in (Division.ELEMENTARY, Division.MIDDLE):
        random = Random(seed)
        positions = [now_position(random, ruleset(division), 9) for _ in range(count)]
        show_now(f"base rules, {division.value}", positions, options.naive, options.cap)
    random = Random(seed)
    ten = [now_position(random, ruleset(Division.MIDDLE), 10) for _ in range(count)]
    show_now("base rules, middle, 10 cubes", ten, 0, options.cap)
    random = Random(seed)
    turned = [now_position(random, ruleset(Division.JUNIOR, Form.ADVENTUROUS), 9) for _ in range(count)]
    show_now("junior (sideways, upside-down)", turned, 0, options.cap)
    columns = f"{'n':>5} {'solved':>6} {'proved':>6} {'in 1 s':>9} {'unknown':>8} {'median':>8} {'p95':>8}"
    print(f"\n{'Impossible':34} {columns}   unknown after {options.unknown_seconds:.0f} s; by variation after 1 s")
    random = Random(seed)
    many = [
        impossible_position(random, ruleset(random.choice(tuple(Division))), random.randint(12, 20))
        for _ in range(3 * count)
    ]
    show_impossible("base rules, 12 to 20 cubes", many, options.unknown_seconds)
    for name in VARIATIONS if options.each else ():
        random = Random(seed)
        some = [
            with_variation(random, impossible_position, random.randint(12, 20), name)  # type: ignore[arg-type]
            for _ in range(options.each)
        ]
        show_impossible(f"  {name}", some, 0.0)
    show_built(2 * count, options.each, seed)


if __name__ == "__main__":
    main()
