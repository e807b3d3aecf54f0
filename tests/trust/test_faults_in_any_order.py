"""Faults in any order (trust.md, promise 4): lost, doubled, late and reordered messages, crashes between any two steps,
a store that fails before or after its commit, with an injected clock, network and dice.

The short form runs in the checks; `FORCEOUT_LONG=1` makes it 10,000 seeds. A failure names its seed, and
`FORCEOUT_SEED=… pytest tests/trust/test_faults_in_any_order.py` plays it again.
"""

import asyncio
import os
from collections import Counter

from tests.trust.long_form import how_many, tell
from tests.trust.simulated_invariants import verify
from tests.trust.simulated_store import SimulatedDatabase
from tests.trust.simulation import Simulation

SEEDS = how_many("seeds", 40, 10_000)


async def simulate(seed: int, database: SimulatedDatabase) -> Simulation:
    database.clear()
    simulation = Simulation(seed, database)
    try:
        await simulation.run()
        await verify(simulation)
    except BaseException as error:
        error.add_note(f"seed {seed}: FORCEOUT_SEED={seed} plays it again")
        raise
    return simulation


def test_promise_4_nothing_is_lost_doubled_or_altered_by_faults_in_any_order(
    simulated_database: SimulatedDatabase,
) -> None:
    named = os.environ.get("FORCEOUT_SEED")
    happened: Counter[str] = Counter()

    async def every_seed() -> None:
        for seed in [int(named)] if named else range(SEEDS):
            happened.update((await simulate(seed, simulated_database)).happened)

    asyncio.run(every_seed())
    tell(f"promise 4: {1 if named else SEEDS} seeds, {dict(sorted(happened.items()))}")
    assert named or all(happened[one] for one in ("acknowledged", "crashes", "hung up", "store faults", "sent again"))


def test_promise_4_a_seed_plays_the_same_evening_again(simulated_database: SimulatedDatabase) -> None:
    async def twice() -> list[tuple[dict[str, int], int]]:
        return [
            (simulation.happened, simulation.clock.now)
            for simulation in [await simulate(7, simulated_database) for _ in range(2)]
        ]

    first, second = asyncio.run(twice())
    assert first == second
