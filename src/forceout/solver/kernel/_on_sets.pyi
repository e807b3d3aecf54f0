from collections.abc import Callable
from typing import Final, Literal

IS_REPEATING: Final[int]
MERGES_OPERATIONS: Final[int]
MERGES_SETS: Final[int]
IS_SYMMETRIC: Final[int]
ASKS_EFFECT: Final[int]
FIELD_BITS: Final[int]
MOST_OF_A_KIND: Final[int]
OPERANDS: Final[int]
TRACKED: Final[int]
MOST_CELLS: Final[int]
MOST_DOTTINGS: Final[int]
MOST_SUB_PROBLEMS: Final[int]
MOST_WEIGHT: Final[int]

def search(
    cells: int,
    colors: tuple[int, int, int, int],
    flags: int,
    fewest: int,
    goals: int,
    dottings: tuple[tuple[object, ...], ...],
    sub_problems: tuple[tuple[object, ...], ...],
    poll: Callable[[int], bool] | None,
    most_bytes: int,
    /,
) -> tuple[int, int, str, tuple[tuple[tuple[str, ...], str], ...], int] | Literal[False] | None: ...
