"""How many positions as people play them the solver decides within a second: two or three variations at once.

usage: .venv/bin/python benchmarks/mixes.py [--positions 120] [--seconds 1] [--seed N] [--refute TRIES] [--first N]

All cubes rolled, two or three variations of the division's list, a Goal of one to five cubes, 2 to 12 moves; then Now
and Impossible are asked. Figures by division and kind of question, by variation, and by cubes left; reasons where a
question was not decided. Every Solution is judged. Another seed each run, unless one is given.
"""

import argparse
import secrets
import time
from collections import Counter, defaultdict
from random import Random

from played_positions import begun, played
from refuting import refutation

from forceout.games.registry import NAMES
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Division, Situation
from forceout.solver.analysis import is_now_open, solve_shake
from forceout.solver.budget import Budget

ASKED = (Situation.NOW, Situation.IMPOSSIBLE)
SEASONS = {"equations": ("even", "odd")}


class Tally:
    """How often something was asked and decided."""

    def __init__(self) -> None:
        self.asked: Counter[tuple[str, ...]] = Counter()
        self.decided: Counter[tuple[str, ...]] = Counter()
        self.reasons: dict[str, Counter[str]] = defaultdict(Counter)
        self.wrong = 0
        self.denied = 0
        self.written = 0
        self.refuted: list[str] = []

    def note(self, key: tuple[str, ...], is_decided: bool) -> None:
        """Note one question under a key."""
        self.asked[key] += 1
        self.decided[key] += is_decided

    def printed(self, first: str) -> str:
        """The shares of all keys of one sort."""
        found = []
        for key in sorted(one for one in self.asked if one[0] == first):
            share = 100 * self.decided[key] / self.asked[key]
            found.append(f"{' '.join(key[1:])} {share:.1f} % of {self.asked[key]}")
        return "; ".join(found)


def position(random: Random, name: str, division: Division) -> Shake | None:
    """A shake after 2 to 12 moves."""
    season = random.choice(SEASONS[name]) if name in SEASONS else None
    shake = begun(random, name, division, random.choice((2, 3)), season)
    return None if shake is None else played(random, shake, random.randint(2, min(12, len(shake.resources) - 2)))


def ask(shake: Shake, division: Division, seconds: float, tally: Tally, random: Random, tries: int) -> None:
    """Ask about Now and about Impossible."""
    for situation in ASKED:
        if situation is Situation.NOW and not is_now_open(shake):
            continue
        budget = Budget(seconds=seconds, clock=time.process_time)
        answer = solve_shake(shake, situation, budget)
        is_decided = answer.exists is not None
        tally.note(("division", division.value, situation.value), is_decided)
        tally.note(("left", f"{len(shake.resources) // 4 * 4:2}+"), is_decided)
        for variation in shake.variations:
            tally.note(("variation", variation.name), is_decided)
        if answer.reason is not None:
            for reason in answer.reason.split("; "):
                tally.reasons[situation.value][reason] += 1
        if answer.solution is not None:
            imagined = replace(shake, contest=Contest(situation))
            tally.wrong += not shake.table.game.ruling(imagined, answer.solution, None).is_correct
        if answer.exists is False and tries:
            found, written = refutation(shake, situation, random, tries)
            tally.denied += 1
            tally.written += written
            if found is not None:
                tally.refuted.append(f"{situation.value} {shake.goal} {found}")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=120)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--game", choices=NAMES, default="equations")
    parser.add_argument("--refute", type=int, default=0, metavar="TRIES")
    parser.add_argument("--first", type=int, default=0, help="where to begin among the positions of a seed")
    options = parser.parse_args()
    seed = secrets.randbelow(1 << 30) if options.seed is None else options.seed
    tally = Tally()
    done, number = 0, options.first
    while done < options.positions:
        number += 1
        division = tuple(Division)[number % 4]
        shake = position(Random(f"mixes {seed} {number}"), options.game, division)
        if shake is not None:
            ask(shake, division, options.seconds, tally, Random(f"refuting {seed} {number}"), options.refute)
            done += 1
    asked = f"{options.game}, seed {seed}, {done} positions, {options.seconds:g} s each"
    print(f"{asked}; {tally.wrong} Solutions judged wrong")
    if options.refute:
        print(f"{tally.denied} times no, {tally.written} expressions against them, {len(tally.refuted)} refuted")
        print("\n".join(tally.refuted))
    for first in ("division", "left", "variation"):
        print(f"by {first}: {tally.printed(first)}")
    for kind, reasons in tally.reasons.items():
        print(f"undecided, {kind}: {dict(reasons.most_common())}")


if __name__ == "__main__":
    main()
