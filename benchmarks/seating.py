"""How long a round takes to be seated, and what it costs: 400 players and others, five rounds each, on one core."""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.tournament.seating.test_power_matching import after_round, counts, field

from forceout.tournament.seating.power_matching import power_matched


def main() -> None:
    """Seat fields of several sizes, and print a line for each round."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--players", type=int, nargs="+", default=[60, 150, 400])
    reader.add_argument("--rounds", type=int, default=5)
    for players in (chosen := reader.parse_args()).players:
        problem = field(players, 7, points=False)
        for number in range(1, chosen.rounds + 1):
            started = time.process_time()
            groups = power_matched(problem, number)
            seconds = time.process_time() - started
            found = counts(problem, groups)
            print(
                f"{players} players, round {number}: {seconds:.2f} s, {found['teammates']} teammates, "
                f"{found['rematches']} rematches, {found['conflicts']} conflicts, "
                f"mean spread {found['spread'] / len(groups):.3f}",
                flush=True,
            )
            problem = after_round(problem, groups, number)


if __name__ == "__main__":
    main()
