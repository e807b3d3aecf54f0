"""What a puzzle is about, computed from its position and its answer, never typed in."""

from collections.abc import Iterable, Sequence

from forceout.practice.position import Position
from forceout.rules.vocabulary import Form


def themes_of(position: Position, *more: Iterable[str]) -> tuple[str, ...]:
    """The themes of a puzzle: the variations in force, what else is told of it, each once."""
    found: list[str] = [] if position.variations else ["no-variations"]
    found += [f"variation:{name}" for name, _ in position.variations]
    if position.form != Form.ADVENTUROUS.value:
        found.append(f"form:{position.form}")
    return tuple(dict.fromkeys([*(one for part in more for one in part), *found]))


def length_theme(cubes: int) -> Sequence[str]:
    """Short and long Solutions."""
    if cubes <= 3:
        return ("short",)
    return ("long",) if cubes >= 6 else ()
