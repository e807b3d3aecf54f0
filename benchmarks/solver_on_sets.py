"""How fast the solver of On-Sets is, compiled and in plain Python, beside naive enumeration, in one run from a seed.

usage: .venv/bin/python benchmarks/solver_on_sets.py [--seed 7] [--cap 10] [--hard 1000] [--worst 10000]

Times are processor time of one process, since other work may share the machine's cores. Each position is solved
a few times and the shortest counts; in the worst of many, twice. Naive enumeration is run once, and stopped after
the cap; for what it had not decided by then the cap is counted.
"""

import argparse
import gc
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from on_sets_solver_positions import hard_senior, realistic

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.properties.on_sets_naive_solver import TimeIsUp, naive_solve
from tests.solver.on_sets_shakes import Asked

from forceout.games.on_sets.checking import check_solution
from forceout.solver.on_sets import searches
from forceout.solver.on_sets.solve import solve

NAIVE_AT_ONCE = 2
ENGINES = {"compiled": "0", "plain": "1"}


def milliseconds(asked: Asked, times: int) -> tuple[float, bool]:
    """The shortest time of a few to solve a position, and whether it has a Solution, which must be correct."""
    shortest = float("inf")
    for _ in range(times):
        start = time.process_time()
        found = solve(asked.position, asked.in_force)
        shortest = min(shortest, time.process_time() - start)
    assert found.exists is not None
    if found.solution is not None:
        assert check_solution(found.solution, asked.position, asked.in_force).is_correct, found.solution
    return shortest * 1000, found.exists


def measured(positions: Iterable[Asked], engine: str, times: int) -> list[tuple[float, bool]]:
    """The times of many positions with one of the two searches."""
    os.environ["FORCEOUT_PURE"] = ENGINES[engine]
    return [milliseconds(asked, times) for asked in positions]


def naive_milliseconds(task: tuple[int, int, float]) -> tuple[float, bool | None]:
    """The time that naive enumeration takes for one realistic position, and what it says, None after the cap."""
    seed, number, cap = task
    asked = next(one for place, one in enumerate(realistic(seed)) if place == number)
    start = time.process_time()
    verdict: bool | None
    try:
        verdict = naive_solve(asked.position, asked.in_force, cap)
    except TimeIsUp:
        verdict = None
    return min(cap, time.process_time() - start) * 1000, verdict


def at(times: Sequence[float], share: float) -> float:
    """The time that so large a share of the positions does not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def line(name: str, times: Sequence[float], more: str = "") -> None:
    """One line of figures."""
    figures = "".join(f"{at(times, share):10.2f}" for share in (0.5, 0.95, 0.99))
    print(f"{name:34}{figures}{max(times):10.2f}{sum(times):12.0f}  {more}", flush=True)


def added_megabytes(engine: str, seed: int, hard: int) -> str:
    """How much memory solving realistic and hard positions adds to a fresh process."""
    command = [sys.executable, __file__, "--memory", engine, "--seed", str(seed), "--hard", str(hard)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def print_added_memory(engine: str, seed: int, hard: int) -> None:
    """In a fresh process: solve, and print by how many megabytes the most memory ever used has grown."""
    os.environ["FORCEOUT_PURE"] = ENGINES[engine]
    positions = [*realistic(seed), *hard_senior(seed, hard)]
    before = kilobytes("VmRSS")
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")  # the most so far is what there is now
    for asked in positions:
        solve(asked.position, asked.in_force)
    print(f"{(kilobytes('VmHWM') - before) / 1024:.1f}")


def kilobytes(name: str) -> int:
    """A figure about this process's memory, as Linux keeps it."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith(f"{name}:"))


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--cap", type=float, default=10.0, help="seconds for naive enumeration; 0 leaves it out")
    parser.add_argument("--hard", type=int, default=1000)
    parser.add_argument("--worst", type=int, default=10_000, help="hard positions of which the worst is shown")
    parser.add_argument("--memory", choices=tuple(ENGINES), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.memory:
        print_added_memory(options.memory, options.seed, options.hard)
        return
    engines = [engine for engine in ENGINES if engine == "plain" or searches.IS_COMPILED]
    gc.disable()
    print(f"{'milliseconds':34}{'median':>10}{'p95':>10}{'p99':>10}{'max':>10}{'total':>12}")
    totals = {}
    verdicts: dict[str, list[bool]] = {}
    for engine in engines:
        found = measured(realistic(options.seed), engine, times=5 if engine == "compiled" else 3)
        verdicts[engine] = [exists for _, exists in found]
        totals[engine] = sum(each for each, _ in found)
        line(f"realistic (384), {engine}", [each for each, _ in found], f"{sum(verdicts[engine])} have a Solution")
    for engine in engines:
        found = measured(hard_senior(options.seed, options.hard), engine, times=3 if engine == "compiled" else 2)
        exist = sum(exists for _, exists in found)
        line(f"hard Senior ({options.hard}), {engine}", [each for each, _ in found], f"{exist} have a Solution")
    if options.worst and "compiled" in engines:
        found = measured(hard_senior(options.seed + 1, options.worst), "compiled", times=2)
        exist = sum(exists for _, exists in found)
        line(f"hard Senior ({options.worst}), compiled", [each for each, _ in found], f"{exist} have a Solution")
    for engine in engines:
        print(f"memory added, {engine}: {added_megabytes(engine, options.seed, options.hard)} MB", flush=True)
    if options.cap:
        tasks = [(options.seed, number, options.cap) for number in range(384)]
        with ProcessPoolExecutor(NAIVE_AT_ONCE) as pool:
            naive = list(pool.map(naive_milliseconds, tasks))
        late = sum(verdict is None for _, verdict in naive)
        line("realistic (384), naive", [each for each, _ in naive], f"{late} stopped after {options.cap:g} s")
        for engine in engines:
            differences = sum(
                said is not None and said != mine for (_, said), mine in zip(naive, verdicts[engine], strict=True)
            )
            ratio = sum(each for each, _ in naive) / totals[engine]
            print(f"total against naive, {engine}: {ratio:,.0f} times or more, {differences} differences")


if __name__ == "__main__":
    main()
