"""Small endgames of both games under any edition, division, form and variations, for the search of endgames."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from forceout.editions import find_game
from forceout.editions.registry import EDITIONS
from forceout.games.on_sets.goal import FORMULAS
from forceout.rules.frozen import replace
from forceout.rules.game import Game
from forceout.rules.state import Phase, Selection, Shake, Table
from forceout.rules.vocabulary import Division, Form
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Table as EndgameTable
from forceout.solver.endgame.search import Outcome

DOUBLE_SETS = ("B", "R'", "G ∩ Y", "R - G", "B ∪ Y")
TRIES = 12
WANTS_SAFE = 0.8
NODES = 150_000


def games(name: str) -> list[Game]:
    """The game in every edition and season."""
    found = [find_game(one.game, one.year, season) for one in EDITIONS for season in one.seasons if one.game == name]
    return [one for one in found if one is not None]


def small_endgame(random: Random, name: str, fewest: int = 2, most: int = 4) -> Shake:
    """A shake with few cubes left in Resources and few on the mat, safe more often than not."""
    for _ in range(TRIES):
        shake = any_endgame(random, name, random.randint(fewest, most))
        table = EndgameTable(shake, Budget(nodes=2_000_000), NODES)
        if table.outcome(shake) is Outcome.SAFE or random.random() > WANTS_SAFE:
            break
    return shake


def any_endgame(random: Random, name: str, left: int) -> Shake:
    """A shake with so many cubes left in Resources."""
    game = random.choice(games(name))
    division = random.choice(tuple(Division))
    forms = (Form.BASIC, Form.ADVANCED) if game.has_cards else (Form.BASIC,)
    form = random.choice((*forms, *[Form.ADVENTUROUS] * 8))
    players = ("A", "B", "C")[: random.choice((2, 3, 3))]
    cards = tuple(random.sample(game.deck, random.randint(2, 9))) if game.has_cards else None
    roll = game.rolled(random)
    scores = {player: random.choice((0, 0, 6)) for player in players}
    table = Table(game, division, form, players)
    shake = Shake(table, "A", scores, roll=roll, resources=roll, universe=cards)
    if form is Form.ADVENTUROUS:
        shake = with_variations(random, shake, random.randint(0, 3))
    goal = some_goal(random, game, roll)
    cubes = [cube for cube in roll if not game.is_never_in_solutions(shake, cube)]
    random.shuffle(cubes)
    resources, rest = cubes[:left], cubes[left:]
    required = [rest.pop() for _ in range(min(len(rest), random.choice((0, 0, 1, 1, 2))))]
    permitted = [rest.pop() for _ in range(min(len(rest), random.choice((0, 0, 1, 2, 3))))]
    turn = random.choice(players)
    return replace(
        shake,
        resources=tuple(resources),
        required=tuple(required),
        permitted=tuple(permitted),
        forbidden=tuple(rest),
        goal=goal,
        phase=Phase.MOVING if left > 1 else Phase.LAST_CUBE,
        turn=turn,
        mover=players[players.index(turn) - 1],
    )


def with_variations(random: Random, shake: Shake, wanted: int) -> Shake:
    """Variations of the division's list, each legal when it is picked."""
    game = shake.table.game
    names = sorted(kind.name for kind in game.edition.offered[shake.table.division])
    for _ in range(20):
        if len(shake.selections) == wanted or not names:
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
    choices = shake.table.game.blank_choices(blank)
    assert choices is not None
    return random.choice(choices)


def some_goal(random: Random, game: Game, roll: Sequence[str]) -> str:
    """A Goal that can be read, made of symbols that were rolled."""
    digits = [cube for cube in roll if cube[-1].isdigit()]
    while True:
        if game.has_cards:
            shape, formulas = random.choice(list(FORMULAS.items()))
            count = random.choice(tuple(formulas))
            if count > len(digits):
                continue
            text = f"{shape} {' '.join(random.sample(digits, count))}"
        else:
            one, other = random.sample(digits, 2)
            text = random.choice((one, one, f"{one}{other}", f"{one}+{other}", f"{one}×{other}"))
        read = game.read_goal(text)
        if read is not None:
            return read[0]


def every_small_endgame(seed: int, name: str, count: int, most: int = 4) -> Iterator[Shake]:
    """So many small endgames."""
    for number in range(count):
        yield small_endgame(Random(f"endgame {seed} {name} {number}"), name, most=most)
