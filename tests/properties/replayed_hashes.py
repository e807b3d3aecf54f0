"""Simulate matches with their state hashes, or replay them: the two ends of a pipe, each with its own hash seed.

`python -m tests.properties.replayed_hashes simulate FIRST COUNT` prints a JSON line for each match: its record and the
hash of the state after every event. `… replay` reads such lines and prints, for each, how many hashes it has compared
and at which event the first one differs (null when none does).
"""

import json
import sys

from forceout.editions.recorded_match import fold
from forceout.editions.simulated_match import simulated_match
from forceout.rules.record import Record, print_record, read_record
from forceout.rules.state_hash import state_hash


def simulate(first: int, count: int) -> None:
    """Print matches and their hashes."""
    for seed in range(first, first + count):
        header, steps = simulated_match(seed)
        log, hashes = [], []
        for step in steps:
            log.append(step.action)
            hashes.append(state_hash(step.match))
        print(json.dumps({"record": print_record(Record(header, tuple(log))), "hashes": hashes}))


def replay() -> None:
    """Compare the hashes of matches that are read with those of their replay."""
    for line in sys.stdin:
        match = json.loads(line)
        again = [state_hash(step.match) for step in fold(read_record(match["record"]))]
        pairs = zip(match["hashes"], again, strict=True)
        differing = next((place for place, (one, other) in enumerate(pairs) if one != other), None)
        print(json.dumps([len(again), differing]))


if __name__ == "__main__":
    if sys.argv[1] == "simulate":
        simulate(int(sys.argv[2]), int(sys.argv[3]))
    else:
        replay()
