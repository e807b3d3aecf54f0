from collections.abc import Callable
from typing import Literal

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
