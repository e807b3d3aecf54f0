"""A technique that is drilled, and its tasks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import NamedTuple

from forceout.messages.message import Message


class Keys(StrEnum):
    """What a task is answered with."""

    NUMBER = "number"
    COUNT = "count"
    """A single tap, 0 to 10."""
    CHOICE = "choice"


class Task(NamedTuple):
    """One task of a sprint: what is asked, the answer, and how it is worked out."""

    question: Message
    answer: str
    steps: tuple[Message, ...]
    cards: tuple[str, ...] = ()
    """The Universe that it is about."""
    choices: tuple[str, ...] = ()
    """What can be chosen, where it is answered by a choice; texts of the game, or yes and no."""


@dataclass(frozen=True, slots=True)
class Technique:
    """Something to drill."""

    name: str
    title: Message
    keys: Keys
    make: Callable[[Random], Task]


def tasks(technique: Technique, seed: int, how_many: int) -> Sequence[Task]:
    """The tasks of a sprint; no two in a row ask the same."""
    dice = Random(f"forceout sprint {technique.name} {seed}")
    made: list[Task] = []
    while len(made) < how_many:
        task = technique.make(dice)
        if not made or made[-1].question != task.question or made[-1].cards != task.cards:
            made.append(task)
    return made
