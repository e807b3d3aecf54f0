"""Likeness in On-Sets: cubes and Universes up to a renaming of the colors, Goals by their value (On-Sets III-B;
docs/trust.md)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import permutations
from typing import Final

from forceout.games.on_sets.cards import read_card
from forceout.games.on_sets.cubes import COLORS, SOLUTION_SYMBOLS, SPELLINGS, read_cube
from forceout.games.on_sets.goal import FORMULAS, read_goal
from forceout.games.on_sets.in_force import OnSetsRuleset
from forceout.rulebook.rule import ON_SETS
from forceout.rules.unreadable import Unreadable
from forceout.service.positions.cube_counts import MOST_APART, Counts, CubeKinds, Key, Position, distance, is_part

KINDS: Final = CubeKinds(ON_SETS.name, f"{COLORS}∪∩-'VΛ=⊆", (COLORS, "∪∩", "-'", "VΛ", "=⊆"))
"""Digits are in no Solution."""
CARDS: Final = 16
TURNED: Final = tuple(
    tuple(sum(1 << order[color] for color in range(4) if card >> color & 1) for card in range(CARDS))
    for order in permutations(range(4))
)
"""For each renaming of the four colors, what becomes of each card."""
ORDERS: Final = tuple(permutations(range(4)))


def symbol_of(cube: str) -> str | None:
    """The symbol of a cube, whatever its spelling."""
    return read_cube(cube)


def goal_symbols(goal: str) -> list[str]:
    """The digits of a Goal count for nothing."""
    return []


# Universes.


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


def _near(mask: int) -> Iterator[int]:
    """A Universe, and those that have one card more or less."""
    yield mask
    yield from (mask ^ 1 << card for card in range(CARDS))


# Keys.


def keys_of_table(one: Position) -> set[Key]:
    """Under which keys a position is found: those of its cubes with the Universe, and that one as dealt."""
    where = normal_universe(one.universe)[0]
    keys = {key for counts in one.cubes for key in _keys(where, counts)}
    return keys | {("dealt", one.universe)}


def keys_of_question(one: Position) -> Iterator[Key]:
    """Under which keys everything that is like a position is found."""
    yield "dealt", one.universe
    for mask in _near(one.universe):
        where = normal_universe(mask)[0]
        for counts in one.cubes:
            yield from _keys(where, counts)


def _keys(where: object, counts: Counts) -> Iterator[Key]:
    held = KINDS.held(counts)
    # The colors have no names.
    held[0] = tuple(sorted(held[0]))
    yield from KINDS.keys(where, held)


# Likeness.


def are_cubes_alike(asked: Position, table: Position) -> bool:
    """Whether two positions are alike in everything but the Goal."""
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


def plain_goal(goal: str) -> str:
    """A Goal as it is said."""
    return " ".join(goal.lower().split())


def is_goal_alike(asked: str, table: str) -> bool | None:
    """Whether two Goals have the same value, which is arithmetic."""
    return bool(goal_values(asked) & goal_values(table)) or plain_goal(asked) == plain_goal(table)


def have_same_value(ruleset: OnSetsRuleset, one: str, other: str) -> bool:
    """Whether two Goals have a value in common."""
    return bool(is_goal_alike(one, other))


@lru_cache(maxsize=4096)
def goal_values(goal: str) -> frozenset[int]:
    """The values of a Goal, with and without Absolute Value."""
    try:
        read = read_goal(goal)
    except Unreadable:
        return frozenset()
    formula = FORMULAS.get(read.shape, {}).get(len(read.digits))
    if formula is None:
        return frozenset()
    return frozenset({formula(*(one.value for one in read.digits)), formula(*(one.digit for one in read.digits))})


# Texts.


def written_sides(text: str) -> list[str]:
    """The symbols of a Solution, the colors named by the order in which they first come."""
    colors: dict[str, str] = {}
    symbols = []
    for character in text:
        symbol = SPELLINGS.get(character, "")
        if symbol in COLORS and symbol:
            symbol = colors.setdefault(symbol, str(len(colors)))
        symbols.append(symbol if symbol in SOLUTION_SYMBOLS or symbol.isdigit() else "")
    return ["".join(symbols)]


def goal_key(goal: str) -> str | None:
    """A Goal tells nothing: it is arithmetic."""
    return None
