"""When positions are alike: leaving out a cube, renaming colors or another way to say the Goal makes no other one."""

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from forceout.games.equations.cubes import SYMBOLS
from forceout.games.on_sets.cards import DECK, print_card
from forceout.games.on_sets.cubes import COLORS
from forceout.games.registry import NAMES
from forceout.service.positions.cube_counts import MOST_APART, Position
from forceout.service.positions.likeness import (
    are_cubes_alike,
    is_goal_alike,
    keys_of_question,
    keys_of_table,
    position,
)
from forceout.service.positions.subjects import about_question, about_record, goal_keys, text_keys
from tests.support.example_record import RECORD

TRIES = 400
ON_SETS, EQUATIONS = NAMES
ON_SETS_FACES = "RRRBBBGYRBGY∪∪∩∩-'==⊆VΛ"


def some_position(dice: Random, game: str) -> tuple[list[str], list[str]]:
    """Cubes, and cards where there are any."""
    if game == EQUATIONS:
        return dice.choices(SYMBOLS, k=dice.randint(7, 22)), []
    cards = [print_card(card) for card in dice.sample(DECK, dice.randint(6, 12))]
    return dice.choices(ON_SETS_FACES, k=dice.randint(7, 15)), cards


def altered(dice: Random, game: str, cubes: list[str], cards: list[str]) -> tuple[list[str], list[str]]:
    """The same with some cubes more, fewer or others, three at most, one card more or less, and the colors renamed."""
    cubes, cards = list(cubes), list(cards)
    for _ in range(dice.randint(0, MOST_APART)):
        if dice.random() < 0.5 and len(cubes) > 5:
            cubes.remove(dice.choice(cubes))
        else:
            cubes.append(dice.choice(SYMBOLS if game == EQUATIONS else ON_SETS_FACES))
    if game == EQUATIONS:
        return cubes, cards
    if dice.random() < 0.5:
        card = print_card(dice.choice(DECK))
        cards = [one for one in cards if one != card] if card in cards else [*cards, card]
    names = dict(zip(COLORS, dice.choice(list(permutations(COLORS))), strict=True))
    return (
        [names.get(cube, cube) for cube in cubes],
        ["".join(sorted((names.get(color, color) for color in card), key=f"{COLORS}-".index)) for card in cards],
    )


def is_found(asked: Position, table: Position) -> bool:
    return any(key in keys_of_table(table) for key in keys_of_question(asked))


@pytest.mark.parametrize("game", [ON_SETS, EQUATIONS])
def test_what_differs_by_three_cubes_and_the_names_of_colors_is_alike_and_found(game: str) -> None:
    dice = Random(f"likeness {game}")
    for _ in range(TRIES):
        cubes, cards = some_position(dice, game)
        changed = altered(dice, game, cubes, cards)
        table, asked = position(game, None, cubes, (), cards), position(game, None, changed[0], (), changed[1])
        assert are_cubes_alike(asked, table)
        assert is_found(asked, table)


@pytest.mark.parametrize("game", [ON_SETS, EQUATIONS])
def test_positions_that_have_little_in_common_are_not_alike(game: str) -> None:
    dice = Random(f"unlike {game}")
    tables = [position(game, None, cubes, (), cards) for cubes, cards in (some_position(dice, game) for _ in range(60))]
    questions = [
        position(game, None, cubes, (), cards) for cubes, cards in (some_position(dice, game) for _ in range(60))
    ]
    alike = sum(are_cubes_alike(asked, table) for asked in questions for table in tables)
    assert alike <= 40, f"{alike} of {len(tables) * len(questions)}"


def test_forbidden_cubes_may_be_left_out_or_called_something_else() -> None:
    dice = Random("forbidden")
    cubes, cards = some_position(dice, ON_SETS)
    table = position(ON_SETS, "row 3", cubes[:-3], cubes[-3:], cards)
    for usable, forbidden in ((cubes[:-3], []), (cubes, []), (cubes[:-3], cubes[-3:])):
        assert are_cubes_alike(position(ON_SETS, "row 3", usable, forbidden, cards), table)


def test_with_the_very_cards_that_lie_there_any_part_of_the_cubes_is_alike() -> None:
    cubes, cards = list("RRBBGY∪∩-'=V"), ["BR", "G", "BY", "RGY", "-", "B"]
    table = position(ON_SETS, "row 3", cubes, (), cards)
    part = position(ON_SETS, "row 3", list("RB∪'"), (), cards)
    assert are_cubes_alike(part, table)
    assert is_found(part, table)
    assert not are_cubes_alike(position(ON_SETS, "row 3", list("RB∪'"), (), ["BR", "G", "B", "RGY", "-", "R"]), table)


@pytest.mark.parametrize(
    ("game", "one", "other", "is_same"),
    [
        (ON_SETS, "row 1 2", "column 3 1", True),
        (ON_SETS, "row 3", "row 4", False),
        (ON_SETS, "row 3 ~1", "row 2", True),
        (ON_SETS, "row 3", None, True),
        (EQUATIONS, "r1b2", "1 2", True),
        (EQUATIONS, "12", "2×6", None),
        (EQUATIONS, None, "2×6", True),
    ],
)
def test_goals_are_alike_by_their_value(game: str, one: str | None, other: str | None, is_same: bool | None) -> None:
    assert is_goal_alike(game, one, other) is is_same
    assert is_goal_alike(game, other, one) is is_same


def test_written_texts_are_known_without_brackets_spaces_and_names_of_colors() -> None:
    assert list(text_keys(ON_SETS, "R∪B∩G'")) == list(text_keys(ON_SETS, "(G u Y) ∩ B'"))
    assert list(text_keys(ON_SETS, "R∪B∩R'")) != list(text_keys(ON_SETS, "(G u Y) ∩ B'"))
    assert list(text_keys(ON_SETS, "R∪B")) == []
    assert list(text_keys(EQUATIONS, "(2+3)x4=20")) == list(text_keys(EQUATIONS, "2 + 3×4"))
    assert list(goal_keys(EQUATIONS, "b2b× r3")) == list(goal_keys(EQUATIONS, "2x3"))
    assert list(goal_keys(EQUATIONS, "r1b2")) == list(goal_keys(EQUATIONS, "12"))
    assert list(goal_keys(EQUATIONS, "7")) == []
    assert list(goal_keys(ON_SETS, "row 1 2")) == []


def test_a_record_and_a_played_shake_are_about_their_cubes_cards_and_goals() -> None:
    (found,) = about_record(RECORD).positions
    asked = {"kind": "play", "game": "on-sets", "roll": list("123RRBB∪∩-'=V"), "universe": ["BR", "G", "-"]}
    without = about_question(asked).positions
    played = about_question({**asked, "actions": [{"do": "goal", "by": "A", "goal": "row 1"}, "nonsense"]}).positions
    assert (found.game, without[0].goal, played[0].goal) == (ON_SETS, None, "row 1")
    assert replace(played[0], goal=None) == without[0]


@pytest.mark.parametrize("kind", ["score", "match-points", "riddle", None, 7])
def test_what_tells_nothing_is_about_nothing(kind: object) -> None:
    about = about_question({"kind": kind, "game": "on-sets", "goal": "row 1", "resources": list("RRBB∪")})
    assert (about.positions, about.texts) == ((), frozenset())
