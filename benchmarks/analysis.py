"""How long it takes to analyse a full shake: every position with each of its moves, and the review of a record.

usage: .venv/bin/python benchmarks/analysis.py [--shakes 40] [--seed 7]

Shakes of On-Sets are played by bots in every division. The analysis of a shake asks, at every position from the Goal
to the end, whether Now and whether Impossible is right, and the same after each legal move; the review asks it once a
move. Perfect play is what the replay page draws: the room before every move, what each move leaves, the line.
"""

import argparse
import time
from collections.abc import Iterator

from forceout.bots.play import play_match
from forceout.rules.actions import Move, SetGoal, Shift
from forceout.rules.fold import Step
from forceout.rules.record import Header
from forceout.rules.state import PLAYING
from forceout.solver.analysis import analyse, review
from forceout.solver.budget import Budget
from forceout.solver.endgame.whole_shake import WholeShake

DIVISIONS = ("elementary", "middle", "junior", "senior")


def shakes(count: int, seed: int) -> Iterator[list[Step]]:
    """The steps of shakes that bots have played."""
    for number in range(count):
        header = Header(
            "on-sets",
            ("2014-15", "2026-27")[number % 2],
            DIVISIONS[number % 4],
            "adventurous",
            "referee",
            "table",
            ("P1", "P2"),
        )
        yield list(play_match(header, {"P1": "club", "P2": "champion"}, seed + number, shakes=1, budget_ms=500))


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shakes", type=int, default=40)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    analysed, reviewed, moves, positions, perfect = [], [], [], [], []
    for steps in shakes(options.shakes, options.seed):
        start = time.process_time()
        count = asked = 0
        for step in steps:
            shake = step.match.shake
            if isinstance(step.action, SetGoal | Move | Shift) and shake is not None and shake.phase in PLAYING:
                found = analyse(shake)
                count += 1
                asked += 1 + len(found.moves)
        analysed.append(time.process_time() - start)
        start = time.process_time()
        list(review((step.match.shake, step.action, step.outcome) for step in steps if step.match.shake is not None))
        reviewed.append(time.process_time() - start)
        start = time.process_time()
        taken = [(one.match.shake, one.action, one.outcome) for one in steps if one.match.shake is not None]
        WholeShake(Budget()).played(taken)
        perfect.append(time.process_time() - start)
        moves.append(count)
        positions.append(asked)
    print(f"{options.shakes} shakes, {sum(moves)} moves, {sum(positions)} positions with the moves that were possible")
    for name, times in (
        ("a shake with every possible move", analysed),
        ("a shake's moves as made", reviewed),
        ("perfect play", perfect),
    ):
        times.sort()
        at = [times[int(len(times) * share)] * 1000 for share in (0.5, 0.95)]
        print(f"{name:34} median {at[0]:7.1f}, p95 {at[1]:7.1f}, max {times[-1] * 1000:7.1f} ms")


if __name__ == "__main__":
    main()
