"""Tables for sections whose players all sit at one level: who meets whom in which round, without a rematch.

Three rows of q players, a row each at every table: in round r the table of player i of the first row has player i + r
of the second and i + 2r of the third, counted round q places where q is odd, and in the field of four elements where q
is four. Two who sat together then have different r, so nobody meets again; with q = 3 the rows themselves are a fourth
round, and the whole is the affine plane of order 3: nine players, four rounds, everybody meets everybody once. One
player fewer leaves one table of two in each round, with other players every time; two fewer, from one row, leave two.
"""

from typing import Final

THREE: Final = 3
LARGEST_ROW: Final = 45

PREFERRED_SIZES: Final = {9: 0, 8: 2, 12: 2, 11: 3, 15: 4, 14: 5, 10: 20, 13: 24, 7: 60, 6: 70, 5: 80, 4: 200, 3: 300}
"""How many teams a section has best: what each size costs against nine."""

IndexTables = tuple[tuple[tuple[int, ...], ...], ...]
"""Rounds of tables of players, by their number in the section."""


def times_alpha(element: int) -> int:
    """An element of the field of four, times its generator: 0, 1, α, α + 1 are 0 to 3, and adding is exclusive or."""
    return (0, 2, 3, 1)[element]


def rows_of_three(row: int) -> IndexTables | None:
    """The rounds for three full rows; None where this way has none."""
    if row == 4:
        return tuple(
            tuple((place, 4 + (place ^ shift), 8 + (place ^ times_alpha(shift))) for place in range(4))
            for shift in range(4)
        )
    if row % 2 == 0 or not THREE <= row <= LARGEST_ROW:
        return None
    rounds = tuple(
        tuple((place, row + (place + shift) % row, 2 * row + (place + 2 * shift) % row) for place in range(row))
        for shift in range(row)
    )
    return (*rounds, ((0, 1, 2), (3, 4, 5), (6, 7, 8))) if row == THREE else rounds


def section_rounds(players: int, rounds: int) -> IndexTables | None:
    """The tables of each round for a section of so many players, with no rematch; None where this way has none."""
    row = -(-players // THREE)
    full = rows_of_three(row)
    if full is None or rounds > len(full):
        return None
    # Who is not there sits in the first row, whose players never meet where the rows are no round of their own.
    missing = 3 * row - players
    if missing == 2 and row == THREE and rounds == len(full):
        return None
    return tuple(
        tuple(
            sorted(
                (tuple(place - missing for place in table if place >= missing) for table in one),
                key=lambda table: (-len(table), table),
            )
        )
        for one in full[:rounds]
    )


def proposed_sizes(teams: int) -> tuple[int, ...]:
    """How many teams each group of sections should have, so that the fewest rematches and tables of two come of it."""
    if teams <= 0:
        return ()
    best: list[tuple[int, tuple[int, ...]] | None] = [(0, ())]
    for count in range(1, teams + 1):
        found: tuple[int, tuple[int, ...]] | None = None
        for size, cost in PREFERRED_SIZES.items():
            before = best[count - size] if size <= count else None
            if before is not None and (found is None or before[0] + cost < found[0]):
                found = before[0] + cost, (*before[1], size)
        best.append(found)
    chosen = best[teams]
    return (teams,) if chosen is None else tuple(sorted(chosen[1], reverse=True))
