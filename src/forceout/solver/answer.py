"""What a solver answers."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether a correct Solution exists; None when the search ended before it was decided."""

    exists: bool | None
    solution: str | None = None
    goal: str | None = None
    """The Goal that the Solution equals, where it was the writer's to choose."""
    reason: str | None = None
    """Why it was not decided."""


@dataclass(frozen=True, slots=True, order=True)
class Listed:
    """A correct Solution and how many cubes it uses."""

    cubes: int
    text: str
