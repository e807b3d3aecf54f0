"""When a question is about a position that somebody plays: by likeness, not by equality (docs/trust.md).

Two positions are alike when their Goals have the same value, their Universes are the same up to a renaming of the
colors and one card, and their cubes differ by at most three. To find those among very many, the cubes are parted by
their symbols, and a position is put under a key for every choice of all parts but three: where at most three cubes
differ, one of those choices does not, so that a few dozen look-ups find everything that is alike.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations
from operator import sub
from typing import Any, Final

from forceout.games.equations.cubes import SYMBOLS as EQUATIONS_SYMBOLS
from forceout.games.equations.cubes import read_cube as read_equations_cube
from forceout.games.equations.goal import read_goal as read_equations_goal
from forceout.games.onsets.cards import read_card
from forceout.games.onsets.cubes import COLORS
from forceout.games.onsets.cubes import read_cube as read_on_sets_cube
from forceout.games.onsets.goal import FORMULAS, read_goal
from forceout.rules.state import Shake
from forceout.rules.unreadable import Unreadable

ON_SETS: Final = "on-sets"
EQUATIONS: Final = "equations"
GAMES: Final = (ON_SETS, EQUATIONS)
USABLE: Final = ("required", "permitted", "resources")
MOST_APART: Final = 3
"""Cubes by which two positions that are alike may differ."""
FEWEST_CUBES: Final = 4
"""With fewer, nearly everything would be like everything."""
SYMBOLS: Final = {ON_SETS: f"{COLORS}∪∩-'VΛ=⊆", EQUATIONS: EQUATIONS_SYMBOLS}
"""What counts in each game; On-Sets' digits are in no Solution."""
PLACES: Final = {game: {symbol: place for place, symbol in enumerate(symbols)} for game, symbols in SYMBOLS.items()}
PARTS: Final[Mapping[str, tuple[tuple[int, ...], ...]]] = {
    game: tuple(tuple(PLACES[game][symbol] for symbol in part) for part in parts)
    for game, parts in {
        ON_SETS: (COLORS, "∪∩", "-'", "VΛ", "=⊆"),
        EQUATIONS: ("03", "14", "25", "69×", "78÷", "+-", "*√"),
    }.items()
}
"""Parts of the cubes, more of them than cubes may differ: some parts are always the same."""
SAME: Final = {game: tuple(combinations(range(len(parts)), len(parts) - MOST_APART)) for game, parts in PARTS.items()}
"""Every choice of parts that may be the ones that do not differ."""
CARDS: Final = 16
Counts = tuple[int, ...]
Key = tuple[object, ...]
Rules = tuple[str, str, str | None, str, str, tuple[tuple[str, object], ...]]
"""Game, edition, season, division, form and variations: what the value of a Goal hangs on."""


@dataclass(frozen=True, slots=True)
class Position:
    """What of a position counts for likeness."""

    game: str
    goal: str | None
    """As it was said; None where there is none yet, or none is asked about: then any is alike."""
    cubes: tuple[Counts, ...]
    """How many cubes of each symbol: those that may be used, all of them, and all with the Goal's."""
    universe: int = 0
    """The cards that were dealt, a bit for each."""


def count(game: str, cubes: Iterable[str]) -> Counts:
    """How many cubes there are of each symbol, whatever their spelling, color and turn."""
    counts = [0] * len(SYMBOLS[game])
    for cube in cubes:
        read = read_on_sets_cube(cube) if game == ON_SETS else getattr(read_equations_cube(cube), "symbol", None)
        place = None if read is None else PLACES[game].get(read)
        if place is not None:
            counts[place] += 1
    return tuple(counts)


def position(
    game: str, goal: str | None, usable: Iterable[str], forbidden: Iterable[str], cards: Iterable[str]
) -> Position:
    """A position from its parts."""
    allowed = count(game, usable)
    everything = added(allowed, count(game, forbidden))
    with_goal = added(everything, count(game, goal_cubes(game, goal)))
    different = dict.fromkeys(one for one in (allowed, everything, with_goal) if sum(one) >= FEWEST_CUBES)
    return Position(game, goal, tuple(different), universe_mask(cards) if game == ON_SETS else 0)


def position_of_shake(shake: Shake) -> Position:
    """The position of a shake."""
    game = ON_SETS if shake.table.game.has_cards else EQUATIONS
    usable = [cube for name in USABLE for cube in getattr(shake, name)]
    return position(game, shake.goal, usable, shake.forbidden, shake.universe or ())


def added(one: Counts, other: Counts) -> Counts:
    """Two heaps of cubes together."""
    return tuple(map(int.__add__, one, other))


def goal_cubes(game: str, goal: str | None) -> list[str]:
    """The cubes of a Goal of Equations; digits count for nothing in On-Sets."""
    if goal is None or game == ON_SETS:
        return []
    try:
        return [one.symbol for one in read_equations_goal(goal).cubes]
    except Unreadable:
        return []


# Universes.

TURNED: Final = tuple(
    tuple(sum(1 << order[color] for color in range(4) if card >> color & 1) for card in range(CARDS))
    for order in permutations(range(4))
)
"""For each renaming of the four colors, what becomes of each card."""
ORDERS: Final = tuple(permutations(range(4)))


def universe_mask(cards: Iterable[str]) -> int:
    """The cards of a Universe, a bit for each."""
    mask = 0
    for card in cards:
        read = read_card(card)
        if read is not None:
            mask |= 1 << sum(1 << place for place, color in enumerate(COLORS) if color in read)
    return mask


@lru_cache(maxsize=1 << 16)
def normal_universe(mask: int) -> tuple[int, tuple[int, ...]]:
    """The first of all Universes that differ only in the names of colors, and the renamings that lead there."""
    cards = [card for card in range(CARDS) if mask >> card & 1]
    renamed = [sum(1 << turned[card] for card in cards) for turned in TURNED]
    first = min(renamed)
    return first, tuple(place for place, one in enumerate(renamed) if one == first)


def recolored(counts: Counts, order: tuple[int, ...]) -> Counts:
    """The cubes after a renaming of colors."""
    colors = [0] * 4
    for color, place in enumerate(order):
        colors[place] = counts[color]
    return (*colors, *counts[4:])


# Keys.


def keys_of_table(one: Position) -> set[Key]:
    """Under which keys a position is found: those of its cubes, in On-Sets with the Universe, and that one as dealt."""
    where: object = normal_universe(one.universe)[0] if one.game == ON_SETS else None
    keys = {key for counts in one.cubes for key in _keys(one.game, where, counts)}
    return keys | ({("dealt", one.universe)} if one.game == ON_SETS else set())


def keys_of_question(one: Position) -> Iterator[Key]:
    """Under which keys everything that is like a position is found."""
    if one.game == ON_SETS:
        yield "dealt", one.universe
        for mask in _near(one.universe):
            where = normal_universe(mask)[0]
            for counts in one.cubes:
                yield from _keys(one.game, where, counts)
        return
    for counts in one.cubes:
        yield from _keys(one.game, None, counts)


def _keys(game: str, where: object, counts: Counts) -> Iterator[Key]:
    held = [tuple([counts[place] for place in part]) for part in PARTS[game]]
    if game == ON_SETS:
        # The colors have no names.
        held[0] = tuple(sorted(held[0]))
    for number, choice in enumerate(SAME[game]):
        yield game, where, number, *[held[part] for part in choice]


def _near(mask: int) -> Iterator[int]:
    """A Universe, and those that have one card more or less."""
    yield mask
    yield from (mask ^ 1 << card for card in range(CARDS))


# Likeness.


def are_cubes_alike(asked: Position, table: Position) -> bool:
    """Whether two positions are alike in everything but the Goal."""
    if asked.game != table.game:
        return False
    if asked.game == EQUATIONS:
        return any(distance(one, other) <= MOST_APART for one in asked.cubes for other in table.cubes)
    # With the very cards that lie there, leaving out whatever a Solution does not use makes no other position.
    is_dealt = asked.universe == table.universe and table.universe != 0
    if is_dealt and any(is_part(one, other) for one in asked.cubes for other in table.cubes):
        return True
    for mask in _near(asked.universe):
        if normal_universe(mask)[0] == normal_universe(table.universe)[0] and _are_near(asked, mask, table):
            return True
    return False


def _are_near(asked: Position, mask: int, table: Position) -> bool:
    """Whether some renaming of colors makes two heaps of cubes nearly the same, and the Universes the same."""
    order = ORDERS[normal_universe(mask)[1][0]]
    ours = {recolored(counts, order) for counts in asked.cubes}
    theirs = {recolored(counts, ORDERS[one]) for counts in table.cubes for one in normal_universe(table.universe)[1]}
    return any(distance(one, other) <= MOST_APART for one in ours for other in theirs)


def distance(one: Counts, other: Counts) -> int:
    """How many cubes are in one heap and not in the other."""
    return sum(map(abs, map(sub, one, other)))


def is_part(one: Counts, other: Counts) -> bool:
    """Whether a heap has nothing that the other does not have."""
    return all(ours <= theirs for ours, theirs in zip(one, other, strict=True))


def is_goal_alike(game: str, asked: str | None, table: str | None) -> bool | None:
    """Whether two Goals have the same value; None where that takes calculating."""
    if asked is None or table is None:
        return True
    if game == ON_SETS:
        return bool(on_sets_values(asked) & on_sets_values(table)) or plain_goal(game, asked) == plain_goal(game, table)
    return True if plain_goal(game, asked) == plain_goal(game, table) else None


@lru_cache(maxsize=4096)
def on_sets_values(goal: str) -> frozenset[int]:
    """The values of a Goal of On-Sets, with and without Absolute Value."""
    try:
        read = read_goal(goal)
    except Unreadable:
        return frozenset()
    formula = FORMULAS.get(read.shape, {}).get(len(read.digits))
    if formula is None:
        return frozenset()
    return frozenset({formula(*(one.value for one in read.digits)), formula(*(one.digit for one in read.digits))})


def plain_goal(game: str, goal: str) -> str:
    """A Goal by its symbols alone."""
    if game == ON_SETS:
        return " ".join(goal.lower().split())
    return "".join(goal_cubes(game, goal)) or goal.strip()


def read_texts(value: Any) -> list[str]:
    """The texts of a list that was sent."""
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []
