"""Does the first difficulty of a puzzle predict how hard it is? A simulated population tries puzzles.

usage: .venv/bin/python benchmarks/practice.py [--puzzles 120] [--game on-sets] [--division middle] [--tries 200]

A simulated solver writes Solutions at random from the cubes that may be used, as many as its patience allows, and has
the judge look at each; it knows nothing of the formula, nor of the solver that the formula asks. How hard a puzzle is
for the population is the mean logarithm of how many Solutions it takes. Told is Spearman's rank correlation of that
with the first difficulty, before anybody has tried, and with the rating by Glicko-2 after so many first tries of each.
Only "find a Solution" is simulated: nobody knows how people differ at the other kinds.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from math import log2
from random import Random
from statistics import mean

from forceout.games.registry import NAMES, part
from forceout.practice.catalogue.catalogue import shipped
from forceout.practice.glicko import Rating, after_try
from forceout.practice.puzzle import Kind, Puzzle
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Division, Situation

MOST_WRITTEN = 1500
"""Solutions after which nobody goes on."""
SEARCHES = 7
PATIENCE = (4, 1500)
PEOPLE = 400
FIRST_DEVIATION = 150.0


def written(dice: Random, shake: Shake, end: Situation) -> Iterator[str]:
    """Solutions that somebody might write, one after the other."""
    writers = part(shake.table.game.book.name, "forceout.games.{game}.random_solutions")
    must = list(shake.required)
    while True:
        may = list(shake.permitted)
        if end is Situation.NOW:
            may += dice.sample(shake.resources, min(1, len(shake.resources)))
        elif end is not Situation.FORCEOUT:
            may += shake.resources
        if shake.table.game.has_cards:
            yield writers.random_solution(dice, shake, must, may)[0]
        else:
            yield shake.table.game.as_presented(shake, writers.random_side(dice, must, may).text)


def search_length(dice: Random, puzzle: Puzzle) -> int:
    """How many Solutions are written until one is correct."""
    end = Situation(puzzle.asked["end"])
    shake = puzzle.position.contested(end)
    for count, text in enumerate(written(dice, shake, end), start=1):
        if count == MOST_WRITTEN or shake.table.game.ruling(shake, text, None).is_correct:
            return count
    raise AssertionError


def ranks(values: Sequence[float]) -> list[float]:
    """The ranks of values; those that are equal share theirs."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end + 1 < len(order) and values[order[end + 1]] == values[order[start]]:
            end += 1
        for place in order[start : end + 1]:
            found[place] = (start + end) / 2
        start = end + 1
    return found


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's rank correlation."""
    first, second = ranks(one), ranks(other)
    mean_first, mean_second = mean(first), mean(second)
    both = sum((a - mean_first) * (b - mean_second) for a, b in zip(first, second, strict=True))
    apart = sum((a - mean_first) ** 2 for a in first) * sum((b - mean_second) ** 2 for b in second)
    return float(both / apart**0.5) if apart else 0.0


def rated(dice: Random, puzzles: Sequence[Puzzle], lengths: Sequence[Sequence[int]], tries: int) -> list[float]:
    """The ratings of the puzzles after so many first tries of each, by people of all sorts of patience."""
    low, high = map(log2, PATIENCE)
    patience = [2 ** dice.uniform(low, high) for _ in range(PEOPLE)]
    people = [Rating() for _ in patience]
    found = [Rating(float(one.difficulty), FIRST_DEVIATION) for one in puzzles]
    meetings = [place for place in range(len(puzzles)) for _ in range(tries)]
    dice.shuffle(meetings)
    for place in meetings:
        who = dice.randrange(PEOPLE)
        is_solved = dice.choice(lengths[place]) <= patience[who]
        people[who], found[place] = after_try(people[who], found[place], is_solved)
    return [one.rating for one in found]


def measure(options: argparse.Namespace, game: str, division: str) -> None:
    """Tell the two correlations of one catalogue."""
    dice = Random(f"practice {game} {division}")
    every = [Puzzle.read(one.line) for one in shipped(game, division).entries if one.kind is Kind.FIND]
    puzzles = dice.sample(every, min(options.puzzles, len(every)))
    started = time.perf_counter()
    lengths = [[search_length(dice, one) for _ in range(SEARCHES)] for one in puzzles]
    hard = [mean(map(log2, one)) for one in lengths]
    before = correlation([one.difficulty for one in puzzles], hard)
    after = correlation(rated(dice, puzzles, lengths, options.tries), hard)
    seconds = time.perf_counter() - started
    given_up = sum(one == MOST_WRITTEN for length in lengths for one in length) / (len(puzzles) * SEARCHES)
    print(
        f"{game:10} {division:11} {len(puzzles):4} puzzles: {before:.2f} before,"
        f" {after:.2f} after {options.tries} tries each ({given_up:.0%} of the searches given up, {seconds:.0f} s)",
        flush=True,
    )


def main() -> int:
    """Measure what the arguments name."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--puzzles", type=int, default=120)
    parser.add_argument("--tries", type=int, default=200)
    parser.add_argument("--game", choices=NAMES)
    parser.add_argument("--division", choices=[one.value for one in Division])
    options = parser.parse_args()
    for game in NAMES:
        for division in Division:
            if options.game in (None, game) and options.division in (None, division.value):
                measure(options, game, division.value)
    return 0


if __name__ == "__main__":
    sys.exit(main())
