"""The catalogue of a game and division: its puzzles by name, theme and difficulty, and the one of a day."""

import gzip
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from forceout.games.registry import NAMES
from forceout.practice.catalogue.head import OPENING, Head
from forceout.practice.puzzle import Kind, Puzzle
from forceout.rules.vocabulary import Division

FOLDER: Final = Path(__file__).parent
SEED: Final = 1
"""The seed of the catalogue that comes with the package."""
SUFFIX: Final = ".jsonl.gz"
OF_A_DAY: Final = (900, 1500)
"""How hard the puzzle of a day is, at least and at most."""
NEAR: Final = 120
"""How far from what was asked for a puzzle's difficulty may be, before others are offered."""


class Entry(NamedTuple):
    """What is known of a puzzle without looking at it."""

    id: str
    kind: Kind
    difficulty: int
    themes: tuple[str, ...]
    line: str


class Catalogue:
    """The puzzles of a game and division."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.entries: list[Entry] = []
        for line in lines:
            puzzle = Puzzle.read(line)
            self.entries.append(Entry(puzzle.id, puzzle.kind, puzzle.difficulty, puzzle.themes, line))
        self._places = {entry.id: place for place, entry in enumerate(self.entries)}

    def find(self, name: str) -> Puzzle | None:
        """The puzzle of a name."""
        place = self._places.get(name)
        return None if place is None else Puzzle.read(self.entries[place].line)

    def entry(self, name: str) -> Entry | None:
        """What is known of a puzzle."""
        place = self._places.get(name)
        return None if place is None else self.entries[place]

    def of_day(self, day: int) -> str | None:
        """The puzzle of a day, the same for everybody; days are counted from any fixed one."""
        easiest, hardest = OF_A_DAY
        fitting = [one.id for one in self.entries if easiest <= one.difficulty <= hardest] or [
            one.id for one in self.entries
        ]
        if not fitting:
            return None
        chosen = int.from_bytes(sha256(f"puzzle of day {day}".encode()).digest()[:8]) % len(fitting)
        return fitting[chosen]

    def choose(
        self,
        *,
        kinds: Collection[Kind] = tuple(Kind),
        theme: str | None = None,
        rating: float,
        seen: Collection[str] = (),
        pick: Callable[[Sequence[str]], str],
    ) -> str | None:
        """A puzzle that has not been seen, near a rating; the nearest where none is near, None where none is left."""
        fitting = [
            one
            for one in self.entries
            if one.kind in kinds and one.id not in seen and (theme is None or theme in one.themes)
        ]
        if not fitting:
            return None
        near = [one.id for one in fitting if abs(one.difficulty - rating) <= NEAR]
        if near:
            return pick(near)
        return min(fitting, key=lambda one: (abs(one.difficulty - rating), one.id)).id

    def themes(self) -> dict[str, int]:
        """How many puzzles there are of each theme, the most frequent first."""
        counts: dict[str, int] = {}
        for entry in self.entries:
            for theme in entry.themes:
                counts[theme] = counts.get(theme, 0) + 1
        return dict(sorted(counts.items(), key=lambda one: (-one[1], one[0])))


def file_of(game: str, division: str, folder: Path = FOLDER) -> Path:
    """Where the catalogue of a game and division is kept."""
    return folder / f"{game}-{division}{SUFFIX}"


def read_lines(path: Path) -> list[str]:
    """The puzzles of a catalogue's file, a line each; none where there is no such file."""
    return [line for line in _unpacked(path) if not line.startswith(OPENING)]


def read_head(path: Path) -> Head | None:
    """What a catalogue's file was made from; None where it does not say, or there is no such file."""
    first = next(iter(_unpacked(path)), "")
    return Head.read(first) if first.startswith(OPENING) else None


def _unpacked(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines() if path.exists() else []


def packed(head: Head, lines: Iterable[str]) -> bytes:
    """A catalogue as its file has it; the time at which it was packed is not in it."""
    return gzip.compress("".join(f"{line}\n" for line in (head.line(), *lines)).encode(), 9, mtime=0)


@lru_cache(maxsize=16)
def shipped(game: str, division: str) -> Catalogue:
    """The catalogue that comes with the package."""
    return Catalogue(read_lines(file_of(game, division)))


def catalogue_of(name: str) -> Catalogue | None:
    """The catalogue that a puzzle is in, by its name."""
    for game in NAMES:
        for division in Division:
            if name[:2] == game[0] + division.value[0]:
                return shipped(game, division.value)
    return None


def find_puzzle(name: str) -> Puzzle | None:
    """A puzzle that comes with the package."""
    catalogue = catalogue_of(name)
    return None if catalogue is None else catalogue.find(name)
