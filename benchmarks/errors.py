"""How often bots of a level err with so much room, and the error model that fits best (bots/error_model.py).

    python benchmarks/errors.py --level club --shakes 40 [--game on-sets] [--seed 1]

Bots of one level play each other. Of every move from a position that is known to be safe it is noted how many of the
legal moves were unsafe, and whether the one that was made is. Moves that lead to what is not known are left out.
"""

import argparse
from collections.abc import Iterator
from typing import NamedTuple

from forceout.bots import play
from forceout.bots.error_model import ErrorModel
from forceout.bots.levels import LEVELS
from forceout.rules.record import Header
from forceout.rules.vocabulary import Division
from forceout.solver.budget import Budget
from forceout.solver.endgame.search import Outcome, Room
from forceout.solver.endgame.whole_shake import WholeShake

EDITIONS = {"on-sets": "2026-27", "equations": "2015-16"}
NODES = 3_000_000
WIDTH = 0.2


class Move(NamedTuple):
    """A move from a safe position."""

    room: Room
    is_unsafe: bool


def moves(level: str, game: str, number: int, budget_ms: int) -> Iterator[Move]:
    """The moves of one shake of one level."""
    divisions = tuple(Division)
    header = Header(
        game,
        EDITIONS[game],
        divisions[number % len(divisions)].value,
        "adventurous",
        "referee",
        "table",
        ("P1", "P2", "P3"),
        season="even" if game == "equations" else None,
    )
    playing = dict.fromkeys(header.players, level)
    steps = [
        (step.match.shake, step.action, step.outcome)
        for step in play.play_match(header, playing, number, 1, budget_ms)
        if step.match.shake is not None
    ]
    for one in WholeShake(Budget(nodes=NODES)).played(steps):
        if one.before is not None and one.before.outcome.is_safe and one.after is not Outcome.UNKNOWN:
            yield Move(one.before.room, one.after.is_lost)


def fitted(found: list[Move], tries: int) -> ErrorModel:
    """The care with which the squares of what was not foreseen are least."""
    models = [ErrorModel(hundredth / 100, tries) for hundredth in range(101)]
    return min(models, key=lambda model: sum((model.errs(one.room) - one.is_unsafe) ** 2 for one in found))


def main() -> None:
    """Print the shares and the fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", choices=LEVELS, default="club")
    parser.add_argument("--game", choices=tuple(EDITIONS), default="on-sets")
    parser.add_argument("--shakes", type=int, default=40)
    parser.add_argument("--budget-ms", type=int, default=300)
    parser.add_argument("--tries", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found = [
        move
        for number in range(options.shakes)
        for move in moves(options.level, options.game, 1000 * options.seed + number, options.budget_ms)
    ]
    model = fitted(found, options.tries)
    print(f"{options.game}, {options.level}: {len(found)} moves from safe positions, care {model.care:.2f}")
    for place in range(int(1 / WIDTH)):
        low, high = place * WIDTH, (place + 1) * WIDTH
        those = [one for one in found if low <= 1 - one.room.share < high or (high == 1 and one.room.share == 0)]
        if those:
            share = sum(one.is_unsafe for one in those) / len(those)
            told = sum(model.errs(one.room) for one in those) / len(those)
            print(
                f"  unsafe {low:.1f} to {high:.1f}: {len(those):4} moves, erred {share:6.1%}, by the model {told:6.1%}"
            )


if __name__ == "__main__":
    main()
