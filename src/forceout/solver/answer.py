"""What a solver answers."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether a correct Solution exists; None when the search ended before it was decided."""

    exists: bool | None
    solution: str | None = None
    goal: str | None = None
    """The Goal that the Solution equals, where it was the writer's to choose."""
    reason: str | None = None
    """Why it was not decided."""
    looked_at: int | None = field(default=None, compare=False)
    """How many steps it took to look at everything, where there is no Solution and that was counted."""


@dataclass(frozen=True, slots=True, order=True)
class Listed:
    """A correct Solution and how many cubes it uses."""

    cubes: int
    text: str
