"""The Goal as it lies on the mat (Equations IV-B)."""

from typing import Final, NamedTuple

from forceout.games.equations.cubes import COLOR_LETTERS, SPELLINGS, Color, Cube
from forceout.games.equations.language.notation import Turn
from forceout.messages.message import Message
from forceout.rules.unreadable import Unreadable

LONGEST_GOAL: Final = 200
MOST_CUBES: Final = 6
"""A Goal has at most so many cubes (Equations IV-B)."""

_TURNED_SPELLINGS: Final = {"%": ("√", Turn.UPSIDE_DOWN)}
_TURNED_WORDS: Final = {"rem": ("÷", Turn.SIDEWAYS), "log": ("÷", Turn.SIDEWAYS)}


class GoalCube(NamedTuple):
    """A cube of the Goal: its symbol, how it lies, its color where that was said."""

    symbol: str
    turn: Turn
    color: Color | None

    def __str__(self) -> str:
        return f"{self.color.value if self.color else ''}{self.turn.value}{self.symbol}"


class Goal(NamedTuple):
    """The cubes of a Goal from left to right, and the runs that physical space sets apart (Equations IV-B-2)."""

    cubes: tuple[GoalCube, ...]
    runs: tuple[tuple[int, int], ...]
    """The first and last place of each run of cubes that stand together."""

    def __str__(self) -> str:
        return " ".join("".join(map(str, self.cubes[first : last + 1])) for first, last in self.runs)

    @property
    def has_legal_size(self) -> bool:
        """One to six cubes make a Goal (Equations IV-B)."""
        return 1 <= len(self.cubes) <= MOST_CUBES

    def on_table(self) -> tuple[Cube, ...]:
        """The cubes without regard to how they lie."""
        return tuple(Cube(cube.symbol, cube.color) for cube in self.cubes)


def read_goal(text: str) -> Goal:
    """A Goal from its cubes, left to right, a space being physical space (`2× 3+5`); raises Unreadable."""
    if len(text) > LONGEST_GOAL:
        raise Unreadable(Message("a-goal-has-at-most-cubes", most=MOST_CUBES), LONGEST_GOAL)
    cubes: list[GoalCube] = []
    runs: list[tuple[int, int]] = []
    start_of_run = 0
    place = 0
    while place < len(text):
        if text[place].isspace():
            if start_of_run < len(cubes):
                runs.append((start_of_run, len(cubes) - 1))
                start_of_run = len(cubes)
            place += 1
        else:
            place = _read_cube(text, place, cubes)
    if start_of_run < len(cubes):
        runs.append((start_of_run, len(cubes) - 1))
    if not cubes:
        raise Unreadable(Message("a-goal-has-at-least-one-cube"), 0)
    return Goal(tuple(cubes), tuple(runs))


def _read_cube(text: str, place: int, cubes: list[GoalCube]) -> int:
    color: Color | None = None
    is_upside_down = is_sideways = False
    while place < len(text):
        character = text[place]
        if text[place : place + 3] in _TURNED_WORDS:
            symbol, turn = _TURNED_WORDS[text[place : place + 3]]
            cubes.append(GoalCube(symbol, turn, color))
            return place + 3
        if character in _TURNED_SPELLINGS:
            symbol, turn = _TURNED_SPELLINGS[character]
            cubes.append(GoalCube(symbol, turn, color))
            return place + 1
        if character in SPELLINGS:
            turn = Turn((">" if is_sideways else "") + ("~" if is_upside_down else ""))
            cubes.append(GoalCube(SPELLINGS[character], turn, color))
            return place + 1
        if character == "~" and not is_upside_down:
            is_upside_down = True
        elif character == ">" and not is_sideways:
            is_sideways = True
        elif character in COLOR_LETTERS and color is None:
            color = COLOR_LETTERS[character]
        else:
            raise Unreadable(Message("character-is-on-no-cube", character=repr(character)), place)
        place += 1
    raise Unreadable(Message("after-or-a-color-comes-the-symbol-on-the-cube"), place)
