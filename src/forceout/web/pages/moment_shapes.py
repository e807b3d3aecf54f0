"""The shape of a moment that a coach puts on the wall."""

from typing import TypedDict

from forceout.web.pages.practice_shapes import PracticePosition


class WallSeat(TypedDict):
    """Who sat at the table, by the nickname, and the points so far."""

    name: str
    points: int
    is_mover: bool


class WallMoment(TypedDict):
    """A table as it was after a move."""

    table: int
    shake: int
    move: int
    by: str
    cube: str
    to: str
    seats: list[WallSeat]
    position: PracticePosition
