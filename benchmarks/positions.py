"""What the guard over positions in play costs the event loop, with few tables and with very many, in one run.

    python benchmarks/positions.py [TABLES ...]

For each number of tables: how long a question takes that is about none of them and one that is about one of them, how
long it takes to note a move, and how many questions about other random positions are refused by mistake.
"""

import asyncio
import statistics
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from forceout.editions.recorded_match import begin
from forceout.games.equations.cubes import KIT as EQUATIONS_KIT
from forceout.games.on_sets.cards import DECK, print_card
from forceout.games.on_sets.cubes import KIT as ON_SETS_KIT
from forceout.rules.frozen import replace
from forceout.rules.match import apply_match
from forceout.rules.match_state import Match, RollForGoal, StartShake
from forceout.rules.state import Phase
from forceout.service.positions.positions import Positions
from forceout.service.positions.subjects import AskedAbout, about_question
from forceout.service.tables.fold import PLAYING, LiveTable, Seat
from forceout.service.tables.table_settings import TableSettings

TABLES = (10, 1_000, 10_000)
QUESTIONS = 400
MOVES = 400
SETTINGS = {
    "on-sets": TableSettings("on-sets", "2026-27", "middle", "basic"),
    "equations": TableSettings("equations", "2015-16", "middle", "basic", "even"),
}
SHAPES = ("row 1", "row 2", "row 3", "row 1 2", "row 1 3", "column 2 3", "row 4", "row 5", "tee 1 2 3")


class NoTables:
    """Stands for the tables of a worker whose clock stands still."""

    def clock(self) -> int:
        """The moment of everything."""
        return 1_000_000


def first_match(game: str) -> Match:
    """A match whose first shake has begun."""
    match = begin(SETTINGS[game].header())
    for action in (RollForGoal("P1", "3"), RollForGoal("P2", "1"), StartShake("P1")):
        match, _ = apply_match(match, action)
    assert match.shake is not None
    return match


def random_position(dice: Random, game: str) -> dict[str, Any]:
    """A question about a position as it is in the middle of a shake."""
    if game == "on-sets":
        cubes = [dice.choice(kind.faces) for kind in ON_SETS_KIT for _ in range(kind.how_many)]
        cubes, goal = [cube for cube in cubes if not cube.isdigit()], dice.choice(SHAPES)
    else:
        cubes = [f"{kind.color.value}{dice.choice(kind.faces)}" for kind in EQUATIONS_KIT for _ in range(kind.how_many)]
        goal = str(dice.randint(1, 99))
        cubes = cubes[len(goal) :]
    dice.shuffle(cubes)
    cards = [print_card(card) for card in dice.sample(DECK, dice.randint(6, 12))]
    forbidden = dice.randint(0, len(cubes) // 2)
    found = {
        "kind": "solve",
        "game": game,
        "goal": goal,
        "forbidden": cubes[:forbidden],
        "resources": cubes[forbidden:],
    }
    return found | ({"universe": cards} if game == "on-sets" else {})


def table(number: int, match: Match, asked: dict[str, Any], seq: int = 10) -> LiveTable:
    """A table that has a position before it."""
    assert match.shake is not None
    shake = replace(
        match.shake,
        phase=Phase.MOVING,
        roll=(*asked["forbidden"], *asked["resources"]),
        universe=tuple(asked.get("universe", ())) or None,
        goal=asked["goal"],
        forbidden=tuple(asked["forbidden"]),
        resources=tuple(asked["resources"]),
    )
    seats = (Seat("P1", f"one {number}"), Seat("P2", f"other {number}"))
    settings = SETTINGS[asked["game"]]
    live = LiveTable(f"table{number}", settings, "host", seats, seq, at=1_000_000, status=PLAYING)
    return replace(live, match=replace(match, shake=shake))


async def different(rules: object, one: str, other: str) -> bool:
    """Goals that are plain numbers have the same value when they are the same."""
    return False


def milliseconds(times: Sequence[float]) -> str:
    """Half of the times, and nearly all of them."""
    return f"{statistics.median(times) * 1000:.3f} (p99 {sorted(times)[int(len(times) * 0.99)] * 1000:.3f})"


async def timed(known: Positions, questions: Sequence[AskedAbout]) -> tuple[list[float], int]:
    """How long each question took, and how many are about a table."""
    times, found = [], 0
    for about in questions:
        started = time.thread_time()
        match = await known.match_like(about)
        times.append(time.thread_time() - started)
        found += match is not None
    return times, found


async def measure(game: str, count: int) -> None:
    """Print what one game's tables cost."""
    dice, match = Random(f"{game} {count}"), first_match(game)
    known = Positions(NoTables(), different)  # type: ignore[arg-type]
    asked = [random_position(dice, game) for _ in range(count)]
    for number, one in enumerate(asked):
        known.see(table(number, match, one))
    others = [about_question(random_position(dice, game)) for _ in range(QUESTIONS)]
    same = [about_question(dice.choice(asked)) for _ in range(QUESTIONS)]
    misses, mistaken = await timed(known, others)
    hits, found = await timed(known, same)
    assert found == len(same), "a position in play was not known"
    moves = []
    for step in range(MOVES):
        number = dice.randrange(count)
        one = asked[number]
        cube = one["resources"].pop() if len(one["resources"]) > 4 else None
        one["forbidden"] += [cube] if cube is not None else []
        live = table(number, match, one, 20 + step)
        started = time.thread_time()
        known.see(live)
        moves.append(time.thread_time() - started)
    print(
        f"{game:<10}{count:>7} tables: a question about none {milliseconds(misses)} ms, "
        f"about one {milliseconds(hits)} ms, a cube forbidden {milliseconds(moves)} ms, "
        f"mistaken {mistaken} of {len(others)}"
    )


def main(counts: Sequence[int]) -> None:
    """Measure both games with every number of tables."""
    for game in SETTINGS:
        for count in counts:
            asyncio.run(measure(game, count))


if __name__ == "__main__":
    main([int(one) for one in sys.argv[1:]] or TABLES)
