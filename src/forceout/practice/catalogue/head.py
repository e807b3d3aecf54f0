"""The head of a catalogue: what its puzzles are made from, so that they can be made again."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Self

from forceout.practice.puzzle import Kind

VERSION: Final = 2
"""Which way of making: raised when puzzles are made otherwise, whatever the solver decides."""
OPENING: Final = '{"catalogue":'


@dataclass(frozen=True, slots=True)
class Head:
    """The seed of a catalogue, how much of it was made, and the candidates that the solver of that day left open."""

    seed: int
    share: float = 1.0
    left_open: Mapping[str, Sequence[int]] = field(default_factory=dict)
    version: int = VERSION

    def line(self) -> str:
        """The head as the first line of a catalogue; of numbers that go up, how far each is from the one before."""
        steps = {
            kind: [one - before for before, one in zip([0, *numbers], numbers, strict=False)]
            for kind, numbers in self.left_open.items()
        }
        fields = {"catalogue": self.version, "seed": self.seed, "share": self.share, "leftOpen": steps}
        return json.dumps(fields, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Self:
        """The head of a line."""
        fields = json.loads(line)
        numbers: dict[str, list[int]] = {}
        for kind, steps in fields["leftOpen"].items():
            numbers[kind] = []
            for step in steps:
                numbers[kind].append((numbers[kind] or [0])[-1] + step)
        return cls(fields["seed"], fields["share"], numbers, fields["catalogue"])


class LeftOpen:
    """The candidates of each kind that are not asked about, or that are found to be undecided on the way."""

    def __init__(self, known: Mapping[str, Sequence[int]] | None = None) -> None:
        self.is_known = known is not None
        self._numbers = {Kind(kind): set(numbers) for kind, numbers in (known or {}).items()}

    def has(self, kind: Kind, number: int) -> bool:
        """Whether a candidate is left open."""
        return number in self._numbers.get(kind, ())

    def add(self, kind: Kind, number: int) -> None:
        """Leave a candidate open."""
        self._numbers.setdefault(kind, set()).add(number)

    def printed(self) -> dict[str, list[int]]:
        """The numbers of each kind, going up."""
        return {kind.value: sorted(self._numbers[kind]) for kind in Kind if self._numbers.get(kind)}
