"""Shakes as people play them: cubes rolled, variations of the division's list, a Goal of one to five cubes, and moves
with more or less care."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from forceout.editions import find_game
from forceout.games.on_sets.goal import FORMULAS
from forceout.games.on_sets.in_force import OnSetsEdition
from forceout.rules.actions import Move, SetGoal
from forceout.rules.engine import apply
from forceout.rules.frozen import replace
from forceout.rules.game import Game
from forceout.rules.legal_actions import legal_actions
from forceout.rules.selecting import begin_shake
from forceout.rules.setting_goal import begin_goal
from forceout.rules.state import PLAYING, Selection, Shake, Table
from forceout.rules.vocabulary import Division, Form

PLAYERS: Final = ("A", "B", "C")
DOUBLE_SETS: Final = ("B", "R'", "G ∩ Y", "R - G", "B ∪ Y", "Y - R")
SECTIONS: Final = {"required": 3, "permitted": 4, "forbidden": 5}
"""How often people move to each section."""
PATTERNS: Final = {1: ("d",), 2: ("dd",), 3: ("dsd", "dd"), 4: ("ddsd", "dsdd"), 5: ("dsdsd", "ddsdd")}
SIGNS: Final = "+-×÷*√"
TRIES: Final = 60


def begun(random: Random, name: str, division: Division, variations: int, season: str | None = None) -> Shake | None:
    """A shake whose Goal is set; None where the roll has no Goal that was thought of."""
    game = find_game(name, None, season)
    assert game is not None
    roll = legal_roll(random, game, division)
    cards = None
    if isinstance(game.edition, OnSetsEdition):
        fewest, most = game.edition.deal[division]
        cards = tuple(random.sample(game.deck, random.randint(fewest, most)))
    table = Table(game, division, Form.ADVENTUROUS, PLAYERS)
    shake = begin_shake(Shake(table, "A", dict.fromkeys(PLAYERS, 0)))
    shake = replace(shake, roll=roll, resources=roll, universe=cards, elapsed=60, timers=())
    shake = begin_goal(with_variations(random, shake, variations))
    for _ in range(TRIES):
        text = some_goal(random, game, roll)
        if text is None or not game.is_legal_goal(shake, text):
            continue
        after, outcome = apply(shake, SetGoal("A", text))
        if outcome.is_done:
            return after
    return None


def legal_roll(random: Random, game: Game, division: Division) -> tuple[str, ...]:
    """A roll that stands: in Elementary V and Λ are set out."""
    shake = Shake(Table(game, division, Form.ADVENTUROUS, PLAYERS), "A", {})
    while True:
        roll = game.rolled(random)
        if game.roll_violation(shake, roll) is None:
            return roll


def with_variations(random: Random, shake: Shake, wanted: int) -> Shake:
    """So many variations, each legal when it is selected."""
    game = shake.table.game
    names = sorted(kind.name for kind in game.edition.offered[shake.table.division])
    for _ in range(TRIES):
        if len(shake.selections) == wanted:
            break
        name = random.choice(names)
        value = some_blank(random, shake, game.edition.every_variation()[name].blank)
        if game.selection_violation(shake, name, value) is None:
            variation = game.edition.fill_in(name, value)
            shake = replace(shake, selections=(*shake.selections, Selection("A", variation, True)))
    return shake


def some_blank(random: Random, shake: Shake, blank: str | None) -> Any:
    """Something to fill in."""
    if blank is None:
        return None
    if blank == "set":
        return random.choice(DOUBLE_SETS)
    if blank == "card":
        return random.choice(shake.universe or ("-",))
    return random.choice(shake.table.game.blank_choices(blank) or ("",))


def some_goal(random: Random, game: Game, roll: Sequence[str]) -> str | None:
    """A Goal of one to five cubes that were rolled."""
    cubes = list(roll)
    random.shuffle(cubes)
    digits = [cube for cube in cubes if cube[-1].isdigit()]
    if game.has_cards:
        shape, formulas = random.choice(list(FORMULAS.items()))
        count = random.choice(tuple(formulas))
        return f"{shape} {' '.join(digits[:count])}" if count <= len(digits) else None
    signs = [cube for cube in cubes if cube[-1] in SIGNS]
    text = ""
    for place in random.choice(PATTERNS[random.randint(1, 5)]):
        heap = digits if place == "d" else signs
        if not heap:
            return None
        text += heap.pop()
    return text


def played(random: Random, shake: Shake, moves: int, is_good: Callable[[Shake], bool] | None = None) -> Shake | None:
    """The shake so many moves later, each of them good where that is asked; None where nobody found a good one."""
    for _ in range(moves):
        after = moved(random, shake, is_good)
        if after is None:
            return None
        shake = after
    return shake


def moved(random: Random, shake: Shake, is_good: Callable[[Shake], bool] | None) -> Shake | None:
    """The shake after a move."""
    assert shake.turn is not None
    moves = [one for one in legal_actions(shake, shake.turn).actions if isinstance(one, Move)]
    while moves:
        action = random.choices(moves, [SECTIONS[one.to] for one in moves])[0]
        moves.remove(action)
        after, outcome = apply(shake, action)
        if outcome.is_done and after.phase in PLAYING and (is_good is None or is_good(after)):
            return after
    return None
