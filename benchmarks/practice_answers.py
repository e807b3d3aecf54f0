"""How quickly answers to puzzles are judged: right and wrong ones of every kind, game and division.

usage: .venv/bin/python benchmarks/practice_answers.py [--puzzles 25]

Told is the time from the line of a puzzle and an answer to the verdict in words, in one process, every puzzle for the
first time: the right answer, and one that is wrong. Over HTTP comes the way there and back, and in Equations the way to
the process that judges.
"""

import argparse
import sys
import time
from random import Random
from typing import Any

from forceout.games.registry import NAMES
from forceout.practice.answering import graded_answer
from forceout.practice.catalogue.catalogue import shipped
from forceout.practice.kinds.registry import kind_of
from forceout.practice.puzzle import Kind, Puzzle
from forceout.rules.vocabulary import Division

WRONG: dict[Kind, dict[str, Any]] = {
    Kind.FIND: {"solution": "1"},
    Kind.CHALLENGE: {"claim": "neither"},
    Kind.WRONG: {"code": "ambiguous", "place": "?", "regrouped": "?"},
    Kind.READING: {"ambiguous": False},
    Kind.GOAL: {"goal": "row 1"},
    Kind.SAFE: {"cube": "?", "to": "forbidden"},
}


def milliseconds(line: str, answer: dict[str, Any]) -> float:
    """How long one verdict takes."""
    started = time.perf_counter()
    graded_answer(line, answer)
    return (time.perf_counter() - started) * 1000


def main() -> int:
    """Judge the answers and tell how long that took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--puzzles", type=int, default=25, help="of each kind, game and division")
    options = parser.parse_args()
    every: list[float] = []
    for game in NAMES:
        for kind in Kind:
            took: list[float] = []
            for division in Division:
                lines = [one.line for one in shipped(game, division.value).entries if one.kind is kind]
                for line in Random(f"answers {division}").sample(lines, min(options.puzzles, len(lines))):
                    puzzle = Puzzle.read(line)
                    took += [milliseconds(line, kind_of(puzzle).right_answer(puzzle)), milliseconds(line, WRONG[kind])]
            took.sort()
            every += took
            middle, late = took[len(took) // 2], took[len(took) * 99 // 100]
            print(f"{game:10}{kind.value:10}{len(took):5}: p50 {middle:6.1f}, p99 {late:6.1f}, most {took[-1]:6.1f} ms")
    every.sort()
    print(f"{'all':20}{len(every):5}: p99 {every[len(every) * 99 // 100]:6.1f}, most {every[-1]:6.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
