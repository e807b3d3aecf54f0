"""Simulated matches replay to identical states in another process with another hash seed (trust.md, promise 1).

The short form runs in the checks; `FORCEOUT_LONG=1` makes it 10,000 matches.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from forceout.editions.recorded_match import begin
from forceout.editions.simulated_match import simulated_match
from forceout.rules.frozen import replace
from forceout.rules.state_hash import canonical_json, state_hash

ROOT = Path(__file__).parents[2]
MATCHES = 10_000 if os.environ.get("FORCEOUT_LONG") else 30
COMMAND = (sys.executable, "-m", "tests.properties.replayed_hashes")


def environment(hash_seed: str) -> dict[str, str]:
    return {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}


def test_matches_replay_to_identical_hashes_with_another_hash_seed() -> None:
    with (
        subprocess.Popen(
            [*COMMAND, "simulate", "20000", str(MATCHES)], cwd=ROOT, env=environment("1"), stdout=subprocess.PIPE
        ) as simulating,
        subprocess.Popen(
            [*COMMAND, "replay"],
            cwd=ROOT,
            env=environment("4711"),
            stdin=simulating.stdout,
            stdout=subprocess.PIPE,
            text=True,
        ) as replaying,
    ):
        answers, _ = replaying.communicate()
    assert (simulating.returncode, replaying.returncode) == (0, 0)
    compared = [json.loads(line) for line in answers.splitlines()]
    assert len(compared) == MATCHES
    print(f"\n{MATCHES} matches, {sum(events for events, _ in compared):,} state hashes compared")
    assert [place for place, (_, differing) in enumerate(compared) if differing is not None] == []


def test_every_field_of_a_match_and_its_shake_is_hashed() -> None:
    steps = list(simulated_match(1).steps)
    match = next(step.match for step in reversed(steps) if step.match.shake is not None)
    assert match.shake is not None
    for state in (match, match.shake):
        for name, field in type(state).__dataclass_fields__.items():
            # What is not compared is remembered beside the state, and is no part of it.
            if field.compare and name not in ("table", "shake", "lot"):
                changed: Any = {name: "something else"}
                assert state_hash(replace(state, **changed)) != state_hash(state)


def test_the_hash_does_not_depend_on_the_order_of_a_mapping() -> None:
    match = begin(simulated_match(1).header)
    one, other = ({"Ada": 1, "Ben": 2}, {"Ben": 2, "Ada": 1})
    assert state_hash(replace(match, warnings=one)) == state_hash(replace(match, warnings=other))
    assert json.loads(canonical_json(match))["table"]["game"] == match.table.game.book.name
