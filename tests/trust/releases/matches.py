"""Matches of earlier releases, step by step: random ones, with carelessness, charges, officials and clocks, each with a
short digest of every step as that release made it.

.venv/bin/python -m tests.trust.releases.matches keep tests/trust/releases/0.3/matches.jsonl.gz 150
.venv/bin/python -m tests.trust.releases.matches compare FILE
"""

import gzip
import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from forceout.editions.recorded_match import fold
from forceout.editions.simulated_match import simulated_match
from forceout.rules.fold import Step
from forceout.rules.match import scoresheet
from forceout.rules.record import print_record, read_record
from forceout.rules.view import public_state

KEPT: Final = tuple(sorted(Path(__file__).parent.glob("*/matches.jsonl.gz")))
DIGEST: Final = 8


def digest(step: Step) -> str:
    """What a step came to, in a few characters: the outcome, what everybody sees, the clocks, the scoresheet."""
    outcome, match = step.outcome, step.match
    shake = match.shake
    came_to: list[Any] = [outcome.is_done, outcome.violation and outcome.violation.code, dict(outcome.penalties)]
    if shake is not None:
        came_to.append({name: value for name, value in public_state(shake).items() if name in SINCE_0_2})
        came_to.append([[one.player, one.task, one.limit, one.passed, one.penalties] for one in shake.timers])
    came_to.append([match.totals, match.next_goal_setter, match.is_over, sorted(match.signed)])
    printed = json.dumps(came_to, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(printed.encode()).hexdigest()[:DIGEST]


SINCE_0_2: Final = frozenset(
    (
        "phase",
        "turn",
        "mover",
        "goal",
        "required",
        "permitted",
        "forbidden",
        "resources",
        "penalties",
        "scores",
        "totals",
        "variations",
        "universe",
    )
)
"""What a state has shown since the first release with matches: more may be added, and these stay."""


def kept_match(seed: int) -> dict[str, Any]:
    """A random match as this release plays it."""
    simulated = simulated_match(seed)
    record = simulated.record()
    steps = list(fold(record))
    return {
        "seed": seed,
        "record": print_record(record),
        "steps": "".join(digest(step) for step in steps),
        "scoresheet": {name: scoresheet(steps[-1].match)[name] for name in ("shakes", "totals", "points", "signed")},
    }


def differences(path: Path) -> Iterator[str]:
    """Where this release folds a kept match otherwise than the release that kept it."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            kept = json.loads(line)
            yield from first_difference(kept)


def first_difference(kept: dict[str, Any]) -> Iterator[str]:
    """The first step that comes to something else, if any does."""
    step = None
    for number, step in enumerate(fold(read_record(kept["record"]))):
        if digest(step) != kept["steps"][number * DIGEST : (number + 1) * DIGEST]:
            yield f"match {kept['seed']}, step {number}: {step.action} came to {step.outcome}"
            return
    sheet: Mapping[str, Any] = {} if step is None else scoresheet(step.match)
    if any(sheet.get(name) != value for name, value in kept["scoresheet"].items()):
        yield f"match {kept['seed']}: the scoresheet is another"


def main(command: str, path: Path, count: int = 150) -> int:
    """Keep matches of this release, or compare kept ones with it."""
    if command == "keep":
        with gzip.GzipFile(path, "wb", mtime=0) as lines:
            for seed in range(count):
                lines.write(json.dumps(kept_match(seed), ensure_ascii=False).encode() + b"\n")
        return 0
    found = list(differences(path))
    print(*found[:20], f"{len(found)} matches differ", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), *map(int, sys.argv[3:4])))
