"""When a question is about a position that somebody plays: by likeness, not by equality (docs/trust.md).

Two positions are alike when their Goals have the same value, their Universes are the same up to a renaming of the
colors and one card, and their cubes differ by at most three. To find those among very many, the cubes are parted by
their symbols, and a position is put under a key for every choice of all parts but three: where at most three cubes
differ, one of those choices does not, so that a few dozen look-ups find everything that is alike.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from forceout.rules.state import Shake
from forceout.service.positions.cube_counts import Key, Position, added
from forceout.service.positions.registry import likeness_of

USABLE: Final = ("required", "permitted", "resources")
FEWEST_CUBES: Final = 4
"""With fewer, nearly everything would be like everything."""
Rules = tuple[str, str, str | None, str, str, tuple[tuple[str, object], ...]]
"""Game, edition, season, division, form and variations: what the value of a Goal hangs on."""


def position(
    game: str, goal: str | None, usable: Iterable[str], forbidden: Iterable[str], cards: Iterable[str]
) -> Position:
    """A position from its parts."""
    like = likeness_of(game)
    allowed, no_longer = (like.KINDS.count(map(like.symbol_of, cubes)) for cubes in (usable, forbidden))
    everything = added(allowed, no_longer)
    with_goal = added(everything, like.KINDS.count(goal_cubes(game, goal)))
    different = dict.fromkeys(one for one in (allowed, everything, with_goal) if sum(one) >= FEWEST_CUBES)
    return Position(game, goal, tuple(different), like.universe_mask(cards))


def position_of_shake(shake: Shake) -> Position:
    """The position of a shake."""
    usable = [cube for name in USABLE for cube in getattr(shake, name)]
    return position(shake.table.game.book.name, shake.goal, usable, shake.forbidden, shake.universe or ())


def goal_cubes(game: str, goal: str | None) -> list[str]:
    """The cubes of a Goal that count, by their symbols."""
    return [] if goal is None else likeness_of(game).goal_symbols(goal)


def keys_of_table(one: Position) -> set[Key]:
    """Under which keys a position is found."""
    return likeness_of(one.game).keys_of_table(one)


def keys_of_question(one: Position) -> Iterator[Key]:
    """Under which keys everything that is like a position is found."""
    return likeness_of(one.game).keys_of_question(one)


def are_cubes_alike(asked: Position, table: Position) -> bool:
    """Whether two positions are alike in everything but the Goal."""
    return asked.game == table.game and likeness_of(asked.game).are_cubes_alike(asked, table)


def is_goal_alike(game: str, asked: str | None, table: str | None) -> bool | None:
    """Whether two Goals have the same value; None where that takes calculating."""
    return True if asked is None or table is None else likeness_of(game).is_goal_alike(asked, table)


def read_texts(value: Any) -> list[str]:
    """The texts of a list that was sent."""
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []
