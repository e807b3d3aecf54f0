"""How strong the bots are and how long they think: champion against club, club against learner, in both games.

    python benchmarks/bots.py --matches 200 --shakes 3 --budget-ms 1000 --processes 2

A match counts for the level with more points in total, a tie as half. Every decision is timed.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from forceout.bots import Wish, choice, play
from forceout.rules.actions import Action
from forceout.rules.match_state import Match
from forceout.rules.record import Header
from forceout.rules.vocabulary import Division

PAIRS: Final = (("champion", "club"), ("club", "learner"))
EDITIONS: Final = (("on-sets", "2026-27"), ("equations", "2015-16"), ("on-sets", "2014-15"), ("equations", "2015-16"))
FORMS: Final = {
    "on-sets": ("adventurous", "adventurous", "advanced", "basic"),
    "equations": ("adventurous", "adventurous", "basic"),
}
SEATS: Final = ("P1", "P2")


class Played(NamedTuple):
    """What one match came to: the points of the stronger and the weaker level, and the time of every decision."""

    game: str
    stronger: int
    weaker: int
    decisions: tuple[tuple[str, str, float], ...]
    """Level, phase and milliseconds."""


def header_of(number: int) -> Header:
    """Matches in turn: both games and all editions, the divisions and forms at random."""
    dice = Random(f"benchmark {number}")
    game, edition = EDITIONS[number % len(EDITIONS)]
    return Header(
        game=game,
        edition=edition,
        division=dice.choice(tuple(Division)).value,
        form=dice.choice(FORMS[game]),
        policing="referee",
        judging="table",
        players=SEATS,
        season=dice.choice(("even", "odd")) if game == "equations" else None,
    )


def play_one(number: int, pair: tuple[str, str], shakes: int, budget_ms: int) -> Played:
    """One match, with the stronger level in either seat."""
    header = header_of(number)
    stronger, weaker = SEATS if number // len(EDITIONS) % 2 else SEATS[::-1]
    levels = {stronger: pair[0], weaker: pair[1]}
    decisions: list[tuple[str, str, float]] = []

    def timed(match: Match, seat: str, level: str, dice: Random, budget: int) -> Action | Wish | None:
        began = perf_counter()
        chosen = choice.choose(match, seat, level, dice, budget, perf_counter)
        phase = "between" if match.shake is None else match.shake.phase.value
        decisions.append((level, phase, (perf_counter() - began) * 1000))
        return chosen

    *_, last = play.play_match(header, levels, number, shakes, budget_ms, timed)
    totals = last.match.totals
    return Played(header.game, totals[stronger], totals[weaker], tuple(decisions))


def share_won(played: Sequence[Played]) -> Iterator[str]:
    """How many matches the stronger level won, by game and in all."""
    for game in ("on-sets", "equations", "both"):
        of_game = [one for one in played if game in (one.game, "both")]
        won = sum(one.stronger > one.weaker for one in of_game)
        tied = sum(one.stronger == one.weaker for one in of_game)
        points = [sum(one.stronger for one in of_game), sum(one.weaker for one in of_game)]
        share = (won + tied / 2) / max(len(of_game), 1)
        yield f"  {game:10} {len(of_game):4} matches  won {won:4}  tied {tied:3}  share {share:6.1%}  points {points}"


def quantiles(times: Sequence[float]) -> str:
    """The median, the 95th of a hundred and the largest."""
    ordered = sorted(times)
    return (
        f"{len(ordered):6} decisions  median {ordered[len(ordered) // 2]:7.1f}  "
        f"p95 {ordered[int(len(ordered) * 0.95)]:7.1f}  max {ordered[-1]:7.1f} ms"
    )


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, default in (("matches", 200), ("shakes", 3), ("budget-ms", 1000), ("processes", 2), ("first", 0)):
        parser.add_argument(f"--{name}", type=int, default=default)
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.matches)
    every: list[Played] = []
    with ProcessPoolExecutor(arguments.processes) as pool:
        for pair in PAIRS:
            settings = (repeat(pair), repeat(arguments.shakes), repeat(arguments.budget_ms))
            played = list(pool.map(play_one, numbers, *settings, chunksize=4))
            every += played
            print(" against ".join(pair))
            print("\n".join(share_won(played)), flush=True)
    for game in ("on-sets", "equations"):
        for level in ("learner", "club", "champion"):
            decisions = [one for match in every if match.game == game for one in match.decisions if one[0] == level]
            print(f"{game} {level}: {quantiles([milliseconds for _, _, milliseconds in decisions])}")
            for phase in dict.fromkeys(phase for _, phase, _ in decisions):
                print(f"    {phase:10} {quantiles([time for _, where, time in decisions if where == phase])}")


if __name__ == "__main__":
    main()
