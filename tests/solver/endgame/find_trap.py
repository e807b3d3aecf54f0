"""Looks for real shakes whose safe position has no safe move: Two Solutions, five cubes left, three of them = or ⊆.

    python -m tests.solver.endgame.find_trap [SECONDS] [SEED]

Prints every one as the question of the judge protocol that shows it.
"""

import json
import sys
import time
from collections import Counter
from random import Random
from typing import Any

from forceout.editions import find_game
from forceout.rules.frozen import replace
from forceout.rules.game import Game
from forceout.rules.state import Phase, Selection, Shake
from forceout.rules.state import Table as Players
from forceout.rules.vocabulary import Division, Form
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Table
from forceout.solver.endgame.search import Outcome
from tests.solver.endgame.shakes import some_goal, with_variations

RELATIONS = ("=", "⊆")


def random_shake(random: Random, game: Game) -> Shake:
    """A shake of Senior with Two Solutions and three relations among the five cubes left."""
    while True:
        roll = game.rolled(random)
        if sum(cube in RELATIONS for cube in roll) == 3:
            break
    cards = tuple(random.sample(game.deck, random.randint(4, 14)))
    table = Players(game, Division.SENIOR, Form.ADVENTUROUS, ("A", "B"))
    shake = Shake(table, "A", {"A": 0, "B": 0}, roll=roll, resources=roll, universe=cards)
    two = game.edition.fill_in("two-solutions", None)
    shake = replace(shake, selections=(Selection("A", two, True),))
    shake = with_variations(random, shake, random.choice((1, 1, 2, 3)))
    others = [cube for cube in roll if cube not in RELATIONS and not cube.isdigit()]
    random.shuffle(others)
    resources = [*(cube for cube in roll if cube in RELATIONS), others.pop(), others.pop()]
    required = [others.pop() for _ in range(random.choice((0, 0, 0, 1, 1, 2)))]
    permitted = [others.pop() for _ in range(random.choice((0, 1, 1, 2, 2, 3, 4)))]
    return replace(
        shake,
        goal=some_goal(random, game, roll),
        resources=tuple(resources),
        required=tuple(required),
        permitted=tuple(permitted),
        forbidden=tuple(others),
        phase=Phase.MOVING,
        turn="A",
        mover="B",
    )


def question(shake: Shake) -> dict[str, Any]:
    """The question of the judge protocol about a shake."""
    return {
        "kind": "endgame",
        "game": shake.table.game.book.name,
        "edition": shake.table.game.edition.name,
        "division": shake.table.division.value,
        "players": list(shake.players),
        "variations": [one.printed() for one in shake.variations],
        "universe": list(shake.universe or ()),
        "goal": shake.goal,
        **{name: list(getattr(shake, name)) for name in ("required", "permitted", "forbidden", "resources")},
    }


def main(seconds: float, seed: int) -> None:
    """Look for so long."""
    tally: Counter[str] = Counter()
    game = find_game("on-sets")
    assert game is not None
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        tally["tried"] += 1
        shake = random_shake(Random(f"trap {seed} {tally['tried']}"), game)
        table = Table(shake, Budget())
        if table.outcome(shake) is not Outcome.SAFE:
            continue
        tally["safe"] += 1
        room = table.search.room(table.mat_of(shake), may_bonus=True)
        tally["room 1 to 3"] += 0 < room.safe <= 3
        if room.is_stuck:
            tally["stuck"] += 1
            print(json.dumps(question(shake), ensure_ascii=False))
    print(dict(tally))


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 60.0, int(sys.argv[2]) if sys.argv[2:] else 1)
