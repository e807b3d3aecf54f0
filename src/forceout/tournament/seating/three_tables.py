"""What swaps of two do not find: the players of three tables seated anew among them in the best of all 280 ways."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from forceout.tournament.seating.problem import THREE

CostOf = Callable[[int, int, int], int]
NINE: Final = 9
TRIPLES: Final = tuple(combinations(range(NINE), THREE))
"""Every table that nine players can make."""
MOST_PASSES: Final = 4


def ways_to_part_nine() -> tuple[tuple[int, int, int], ...]:
    """Every way to make three tables of nine players, as numbers of `TRIPLES`."""
    number = {triple: place for place, triple in enumerate(TRIPLES)}
    found = []
    for first in TRIPLES:
        others = [player for player in range(NINE) if player not in first]
        for pair in combinations(others[1:], 2):
            second = (others[0], *pair)
            one, two, three = (player for player in others if player not in second)
            if first[0] == 0:
                found.append((number[first], number[second], number[one, two, three]))
    return tuple(found)


WAYS: Final = ways_to_part_nine()


def best_of_threes(cost: CostOf, seats: list[int]) -> list[int]:
    """The seats after every three tables were seated anew as well as can be, until that mends nothing more."""
    seats = list(seats)
    tables = len(seats) // THREE
    costs = [cost(*seats[first : first + THREE]) for first in range(0, len(seats), THREE)]
    changed, now = [0] * tables, 0
    looked_at: dict[tuple[int, ...], int] = {}
    for _ in range(MOST_PASSES):
        is_better = False
        for trio in combinations(range(tables), THREE):
            before = sum(costs[table] for table in trio)
            if before == 0 or looked_at.get(trio, -1) >= max(changed[table] for table in trio):
                continue
            nine = [player for table in trio for player in seats[THREE * table : THREE * (table + 1)]]
            priced = [cost(nine[one], nine[two], nine[three]) for one, two, three in TRIPLES]
            least, way = min((priced[one] + priced[two] + priced[three], (one, two, three)) for one, two, three in WAYS)
            if least < before:
                is_better, now = True, now + 1
                for table, triple in zip(trio, way, strict=True):
                    seats[THREE * table : THREE * (table + 1)] = [nine[player] for player in TRIPLES[triple]]
                    costs[table], changed[table] = priced[triple], now
            looked_at[trio] = now
        if not is_better:
            break
    return seats
