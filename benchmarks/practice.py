"""Does the first difficulty of a puzzle predict how hard it is? A simulated population tries puzzles of all kinds.

usage: .venv/bin/python benchmarks/practice.py [--puzzles 60] [--game on-sets] [--kind find] [--tries 200] [--fit]
           [--folder FOLDER] [--fresh FOLDER]

The people (practice_solvers.py) know nothing of the formula. How hard a puzzle is for them is how many of them get it
right. Told is Spearman's rank correlation of that with the first difficulty, before anybody has tried, and with the
rating by Glicko-2 after so many first tries of each. `--fit` finds the weights of the formula on the puzzles of FOLDER,
and prints them as practice/weights.toml has them. What is told is measured on the puzzles of `--fresh`, made from a
seed of their own (`forceout puzzles make --seed 4242 --share 0.1 --folder FRESH`); without it, on those of FOLDER.
"""

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean, pstdev
from typing import NamedTuple

from practice_solvers import Person, chances_of, population

from forceout.games.registry import NAMES
from forceout.practice.catalogue.catalogue import FOLDER, file_of, read_lines
from forceout.practice.difficulty import first_difficulty, worked_out
from forceout.practice.features import Features, features_of
from forceout.practice.glicko import Rating, after_try
from forceout.practice.puzzle import Kind, Puzzle
from forceout.rules.vocabulary import Division

FIRST_DEVIATION = 150.0
EASIEST, SPREAD = 1900.0, 1200.0
"""What the rating of a puzzle is that nobody solves, and how far below that one is that all solve."""
SMOOTHING = 12.0


class Tried(NamedTuple):
    """A puzzle, how likely each person is to get it right, and its features."""

    puzzle: Puzzle
    chances: list[float]
    features: Features

    @property
    def hardness(self) -> float:
        """How hard it is for the population, as a rating."""
        return EASIEST - SPREAD * mean(self.chances)


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


def solve_linear(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The least squares of values by rows, smoothed (ridge regression), by elimination."""
    size = len(rows[0])
    matrix = [
        [sum(row[one] * row[other] for row in rows) + (SMOOTHING if one == other else 0) for other in range(size)]
        + [sum(row[one] * value for row, value in zip(rows, values, strict=True))]
        for one in range(size)
    ]
    for one in range(size):
        largest = max(range(one, size), key=lambda row: abs(matrix[row][one]))
        matrix[one], matrix[largest] = matrix[largest], matrix[one]
        for other in range(size):
            if other != one and matrix[other][one]:
                factor = matrix[other][one] / matrix[one][one]
                matrix[other] = [a - factor * b for a, b in zip(matrix[other], matrix[one], strict=True)]
    return [matrix[one][size] / matrix[one][one] for one in range(size)]


def fitted(tried: Sequence[Tried]) -> dict[str, float]:
    """The weights of the features by which the hardness of these puzzles is guessed best."""
    names = sorted({name for one in tried for name in one.features} - {"one"})
    spreads = {name: pstdev([one.features.get(name, 0.0) for one in tried]) for name in names}
    names = [name for name in names if spreads[name] > 0]
    middles = {name: mean(one.features.get(name, 0.0) for one in tried) for name in names}
    middle = mean(one.hardness for one in tried)
    rows = [[(one.features.get(name, 0.0) - middles[name]) / spreads[name] for name in names] for one in tried]
    found = solve_linear(rows, [one.hardness - middle for one in tried])
    weights = {name: weight / spreads[name] for name, weight in zip(names, found, strict=True)}
    weights["one"] = middle - sum(weights[name] * middles[name] for name in names)
    return weights


def rated(dice: Random, tried: Sequence[Tried], people: Sequence[Person], tries: int) -> list[float]:
    """The ratings of the puzzles after so many first tries of each."""
    ratings = [Rating() for _ in people]
    found = [Rating(float(one.puzzle.difficulty), FIRST_DEVIATION) for one in tried]
    meetings = [place for place in range(len(tried)) for _ in range(tries)]
    dice.shuffle(meetings)
    for place in meetings:
        who = dice.randrange(len(people))
        is_solved = dice.random() < tried[place].chances[who]
        ratings[who], found[place] = after_try(ratings[who], found[place], is_solved)
    return [one.rating for one in found]


def kinds_of(options: argparse.Namespace) -> list[Kind]:
    """The kinds that are meant, or all."""
    return [kind for kind in Kind if options.kind is None or kind.value in options.kind]


def all_tried(options: argparse.Namespace, folder: Path, game: str, people: Sequence[Person]) -> list[Tried]:
    """Puzzles of every kind and division of a game, tried by the population."""
    found = []
    for division in Division:
        puzzles = [Puzzle.read(line) for line in read_lines(file_of(game, division.value, folder))]
        for kind in kinds_of(options):
            of_kind = [one for one in puzzles if one.kind is kind]
            chosen = Random(f"tried {game} {division}").sample(of_kind, min(options.puzzles, len(of_kind)))
            found += [Tried(one, chances_of(one, people), features_of(one)) for one in chosen]
    return found


def print_fitted(game: str, tried: Sequence[Tried]) -> Mapping[Kind, Mapping[str, float]]:
    """Print the weights of a game as the source has them."""
    kinds = dict.fromkeys(one.puzzle.kind for one in tried)
    weights = {kind: fitted([one for one in tried if one.puzzle.kind is kind]) for kind in kinds}
    for kind, found in weights.items():
        print(f"[{game}.{kind.value}]")
        for name, weight in sorted(found.items()):
            print(f'"{name}" = {weight:.1f}')
        print(flush=True)
    return weights


def measure(options: argparse.Namespace, game: str) -> None:
    """Tell the correlations of a game, by kind, by division and as a whole."""
    people = population(Random("people"))
    started = time.perf_counter()
    weights = print_fitted(game, all_tried(options, options.folder, game, people)) if options.fit else None
    kept = []
    for one in all_tried(options, options.fresh or options.folder, game, people):
        kind = one.puzzle.kind
        guess = first_difficulty(one.puzzle) if weights is None else worked_out(weights[kind], one.features)
        kept.append(one._replace(puzzle=replace(one.puzzle, difficulty=guess)))
    after = rated(Random(f"ratings {game}"), kept, people, options.tries)
    groups: dict[str, list[int]] = defaultdict(list)
    for place, one in enumerate(kept):
        for group in ("all", one.puzzle.kind.value, one.puzzle.position.division):
            groups[group].append(place)
    print(f"# {game}: {len(kept)} puzzles, {time.perf_counter() - started:.0f} s")
    for name, places in groups.items():
        hard = [kept[place].hardness for place in places]
        before = correlation([kept[place].puzzle.difficulty for place in places], hard)
        later = correlation([after[place] for place in places], hard)
        print(
            f"# {name:11}{len(places):5}: {before:.2f} before, {later:.2f} after {options.tries} tries each", flush=True
        )


def main() -> int:
    """Measure what the arguments name."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--puzzles", type=int, default=60, help="of each kind and division")
    parser.add_argument("--tries", type=int, default=200)
    parser.add_argument("--game", choices=NAMES)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--kind", action="append", choices=[kind.value for kind in Kind])
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--fresh", type=Path)
    options = parser.parse_args()
    for game in NAMES:
        if options.game in (None, game):
            measure(options, game)
    return 0


if __name__ == "__main__":
    sys.exit(main())
