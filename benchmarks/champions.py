"""The champion against itself as it was before perfect play: mean match points of both, among two and three players.

    python benchmarks/champions.py --seconds 600 --shakes 2 --budget-ms 300 [--game equations] [--first 0] [--keep FILE]

One seat is the new champion, the others are the old one (no endgames, no error model); both games, among two and among
three players in turn, divisions and variations as they come. The same dice are rolled once for every seat that the new
one can have, so that neither a roll nor the first turn is luck. Every match is a pair of figures: the points of the
new one, and the mean of the old ones'. Printed are the mean difference with a 95 % interval, by rolls, and how many
matches were decided at all. Nobody waits for a clock: thoughts are counted in nodes. With --keep every match is a line
of JSON, so that runs add up. Another level can stand in the champion's place (--level perfect).
"""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from forceout.bots import levels, play
from forceout.rules.record import Header
from forceout.rules.vocabulary import Division

BEFORE: Final = "champion-before"
KINDS: Final = (("on-sets", 2), ("equations", 3), ("on-sets", 3), ("equations", 2))
EDITIONS: Final = {"on-sets": "2026-27", "equations": "2015-16"}


def with_old_champion() -> None:
    """Make the old champion one of the levels, here alone."""
    old = replace(levels.BY_NAME["champion"], name=BEFORE, plays_endgames=False, plays_on_errors=False)
    cast("dict[str, levels.Level]", levels.BY_NAME)[BEFORE] = old


def play_roll(number: int, level: str, shakes: int, budget_ms: int, only: str | None = None) -> list[dict[str, Any]]:
    """One roll of the dice, with the new one in every seat."""
    kinds = [kind for kind in KINDS if only in (None, kind[0])]
    game, count = kinds[number % len(kinds)]
    dice = Random(f"champions {number}")
    seats = tuple(f"P{place + 1}" for place in range(count))
    header = Header(
        game=game,
        edition=EDITIONS[game],
        division=dice.choice(tuple(Division)).value,
        form="adventurous",
        policing="referee",
        judging="table",
        players=seats,
        season=dice.choice(("even", "odd")) if game == "equations" else None,
    )
    found = []
    for own in seats:
        playing = {seat: level if seat == own else BEFORE for seat in seats}
        *_, last = play.play_match(header, playing, number, shakes, budget_ms)
        totals = last.match.totals
        others = [totals[seat] for seat in seats if seat != own]
        old = sum(others) / len(others)
        found.append({"number": number, "game": game, "players": count, "seat": own, "new": totals[own], "old": old})
    return found


def interval(found: Sequence[dict[str, Any]]) -> str:
    """The mean and where the true one lies, nineteen times of twenty; matches with the same dice are one."""
    by_roll: dict[int, list[float]] = {}
    for one in found:
        by_roll.setdefault(one["number"], []).append(one["new"] - one["old"])
    differences = [sum(group) / len(group) for group in by_roll.values()]
    count = len(differences)
    mean = sum(differences) / count
    spread = sqrt(sum((one - mean) ** 2 for one in differences) / max(count - 1, 1))
    return f"{mean:+.2f} ± {1.96 * spread / sqrt(count):.2f}"


def told(played: Sequence[dict[str, Any]]) -> None:
    """Print the table."""
    for game, count in (*sorted(set(KINDS)), ("both", 0)):
        found = [one for one in played if game == "both" or (one["game"], one["players"]) == (game, count)]
        if found:
            differences = [one["new"] - one["old"] for one in found]
            decided = sum(one != 0 for one in differences)
            won = sum(one > 0 for one in differences)
            new, old = (sum(one[who] for one in found) / len(found) for who in ("new", "old"))
            print(
                f"{game:10} {count or 'all':>3} players {len(found):4} matches: new {new:.2f}, old {old:.2f}, "
                f"difference {interval(found)}; decided {decided}, for the new one {won}",
                flush=True,
            )


def main() -> None:
    """Play until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--shakes", type=int, default=2)
    parser.add_argument("--budget-ms", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--level", default="champion")
    parser.add_argument("--game", choices=tuple(EDITIONS), default=None)
    parser.add_argument("--keep", type=Path, default=None)
    options = parser.parse_args()
    with_old_champion()
    until = time.monotonic() + options.seconds
    played = []
    if options.keep is not None and options.keep.exists():
        played = [json.loads(line) for line in options.keep.read_text("utf-8").splitlines()]
    number = max((one["number"] + 1 for one in played), default=options.first)
    while time.monotonic() < until:
        found = play_roll(number, options.level, options.shakes, options.budget_ms, options.game)
        played += found
        if options.keep is not None:
            with options.keep.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(one) + "\n" for one in found)
        number += 1
    told(played)


if __name__ == "__main__":
    main()
