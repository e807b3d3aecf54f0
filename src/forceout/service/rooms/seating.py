"""Who sits together: tables of three or of two, the coach's plan first, bots on what is left free; pure."""

from collections.abc import Sequence
from random import Random
from typing import Final

FEWEST: Final = 2
"""A table with fewer people has bots, so that nobody plays alone."""


def tables_of(labels: Sequence[str], size: int, plan: Sequence[Sequence[str]], dice: Random) -> list[list[str]]:
    """Everybody at tables of this size: as planned where somebody is planned, the others mixed. The last tables have
    one free seat each rather than one table with one player, as far as that goes."""
    here = set(labels)
    kept = [found for one in plan if (found := [label for label in one if label in here][:size])]
    planned = {label for one in kept for label in one}
    others = [label for label in labels if label not in planned]
    dice.shuffle(others)
    for table in kept:
        while others and len(table) < size:
            table.append(others.pop())
    return [*kept, *([others.pop() for _ in range(one)] for one in sizes_of(len(others), size))]


def sizes_of(count: int, size: int) -> list[int]:
    """How many sit at each table: all tables full but for the last few, where a bot joins two rather than two bots
    one."""
    if count <= 0:
        return []
    tables = -(-count // size)
    short = tables * size - count
    if short < tables:
        return [size] * (tables - short) + [size - 1] * short
    return [size] * (count // size) + ([count % size] if count % size else [])
