"""How long perfect play takes from so many cubes in Resources on, and how much memory.

usage: .venv/bin/python benchmarks/endgame.py [--left 12] [--positions 40] [--variations 0] [--seconds 60] [--seed 1]

Shakes are rolled, a Goal is set, and safe moves are made at random until so many cubes are left. Then the position is
analysed: every move with what it leads to, the room it leaves, the line, what each seat can be sure of. --left 0 begins
at the Goal; with --any also where the Goal that was set can be challenged at once.
"""

import argparse
import resource
import time
from collections import Counter
from random import Random

from played_positions import begun, played

from forceout.games.registry import NAMES
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Division
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Endgame, Table, endgame
from forceout.solver.endgame.search import Outcome

PLAYING_SECONDS = 20.0
DIVISIONS = (Division.MIDDLE, Division.JUNIOR, Division.SENIOR)


def position(random: Random, name: str, left: int, variations: int, is_any: bool = False) -> Shake | None:
    """A safe position with so many cubes left, reached by safe moves."""
    shake = begun(random, name, random.choice(DIVISIONS) if variations else Division.MIDDLE, variations)
    if shake is None or len(shake.resources) < left:
        return None
    if is_any and not left:
        return shake
    table = Table(shake, Budget(seconds=PLAYING_SECONDS, clock=time.process_time), 50_000)
    if table.outcome(shake) is not Outcome.SAFE:
        return None
    if not left:
        return shake
    return played(random, shake, len(shake.resources) - left, lambda one: table.outcome(one) is Outcome.SAFE)


def figures(times: list[float]) -> str:
    """Half of the times, nearly all of them, and the longest."""
    times.sort()
    at = [times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.95)]
    return f"median {at[0]:8.1f}, p95 {at[1]:8.1f}, max {times[-1] * 1000:8.1f} ms"


def measure(name: str, options: argparse.Namespace) -> None:
    """Print the figures of one game."""
    times: list[float] = []
    tally: Counter[str] = Counter()
    seed = 0
    while len(times) < options.positions:
        seed += 1
        shake = position(Random(f"{name} {options.seed} {seed}"), name, options.left, options.variations, options.any)
        if shake is None:
            tally["given up"] += 1
            continue
        start = time.process_time()
        found = endgame(shake, Budget(seconds=options.seconds, clock=time.process_time))
        times.append(time.process_time() - start)
        count(found, tally)
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    left = f"{options.left} cubes left" if options.left else "from the Goal on"
    print(f"{name:10} {left}, {options.variations} variations, {len(times)} positions: {figures(times)}, {held:.0f} MB")
    moves, replies = max(tally["moves"], 1), max(tally["replies"], 1)
    unknown = (100 * tally["unknown"] / moves, 100 * tally["unknown replies"] / replies)
    print(
        f"{'':10} {tally['asked'] / len(times):.0f} questions each; unknown {unknown[0]:.2f} % of {moves} moves and "
        f"{unknown[1]:.2f} % of {replies} replies; safe {100 * tally['safe'] / moves:.0f} %; "
        f"{tally['forceout']} lines end in a forceout; {tally['given up']} rolls left out; {tally['known to the end']} "
        f"known to the end; at the beginning safe {tally['safe position']}, now {tally['now']}, impossible "
        f"{tally['impossible']}, unknown {tally['unknown position']}"
    )


def count(found: Endgame, tally: Counter[str]) -> None:
    """Note what is known."""
    tally["asked"] += found.asked
    tally["moves"] += found.room.legal
    tally["safe"] += found.room.safe
    tally["unknown"] += found.room.unknown
    tally["forceout"] += found.line_end.value == "forceout"
    outcome = found.outcome.value
    tally[f"{outcome} position" if outcome in ("safe", "unknown") else outcome] += 1
    tally["known to the end"] += not found.room.unknown and found.line_end.value != "unknown"
    for one in found.moves:
        if one.leaves is not None:
            tally["replies"] += one.leaves.legal
            tally["unknown replies"] += one.leaves.unknown


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--left", type=int, default=12)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--variations", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--any", action="store_true")
    parser.add_argument("--game", choices=NAMES, default=None)
    options = parser.parse_args()
    for name in NAMES if options.game is None else (options.game,):
        measure(name, options)


if __name__ == "__main__":
    main()
