"""A lesson as data: steps that tell something, ask something, or show a Solution for the learner to judge."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from forceout.messages.message import Message, Slot
from forceout.practice.catalogue.catalogue import Catalogue, Entry
from forceout.practice.grading import Graded, by_judge
from forceout.practice.position import Position
from forceout.practice.puzzle import Kind
from forceout.rules.vocabulary import Situation

PUZZLES: Final = 3


@dataclass(frozen=True, slots=True)
class Tell:
    """Something to read, beside a position where there is one."""

    words: Message
    position: Position | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """A question with answers to choose from, of which one is right."""

    words: Message
    choices: tuple[Message, ...]
    right: int
    because: Message
    rule: str


@dataclass(frozen=True, slots=True)
class Judge:
    """A written Solution: is it correct? What is right the judge says, when it is asked."""

    position: Position
    written: str
    end: Situation = Situation.IMPOSSIBLE

    def verdict(self) -> Graded:
        """What the judge says of it."""
        shake = self.position.contested(self.end)
        return by_judge(shake.table.game.ruling(shake, self.written, None).violations)


Step = Tell | Ask | Judge


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: what it is called, its steps, and which puzzles it ends in."""

    name: str
    title: Slot
    steps: tuple[Step, ...]
    kind: Kind = Kind.FIND
    theme: str | None = None

    @property
    def variation(self) -> str | None:
        """The variation that it is about."""
        prefix = "variation:"
        return self.theme[len(prefix) :] if self.theme is not None and self.theme.startswith(prefix) else None


def puzzles_for(lesson: Lesson, catalogue: Catalogue) -> Sequence[str]:
    """The three puzzles that a lesson ends in: of its theme where there are enough, the easiest of each third."""

    def fitting(entry: Entry) -> bool:
        return lesson.theme is None or lesson.theme in entry.themes

    found = [one for one in catalogue.entries if one.kind is lesson.kind and fitting(one)]
    if len(found) < PUZZLES:
        found += [one for one in catalogue.entries if one.kind is not lesson.kind and fitting(one)]
    if len(found) < PUZZLES:
        found += [one for one in catalogue.entries if one.kind is lesson.kind and one not in found]
    in_order = sorted(found, key=lambda one: (one.difficulty, one.id))
    # From the easier half, so that the last of the three is not out of reach.
    reach = max(PUZZLES, len(in_order) // 2)
    return [in_order[place * (reach - 1) // (PUZZLES - 1)].id for place in range(min(PUZZLES, len(in_order)))]
