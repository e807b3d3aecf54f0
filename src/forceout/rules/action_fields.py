"""The fields of actions: what each holds, told by its type, from which every notation is derived (`wire`)."""

from dataclasses import MISSING, dataclass, fields
from enum import Enum, auto
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints


class Sort(Enum):
    """What a field holds, which says how a notation reads and writes it."""

    TEXT = auto()
    NUMBER = auto()
    WORD = auto()
    """One of a few words."""
    CUBE = auto()
    SECTION = auto()
    CUBES = auto()
    CARDS = auto()
    FACE = auto()
    BLANK = auto()
    """What is put in a variation's blank: a number or a text."""
    OTHER_JUDGE = auto()


LISTS = frozenset({Sort.CUBES, Sort.CARDS})
FROM_SERVER = frozenset({Sort.CUBES, Sort.CARDS, Sort.FACE, Sort.OTHER_JUDGE})
"""What no sender says: dice and cards fall as the server's seed has it, and it knows who judges."""


class SaidAs(NamedTuple):
    """The word for a field in the judge protocol, where it is another one."""

    word: str


Cube = Annotated[str, Sort.CUBE]
SectionName = Annotated[str, Sort.SECTION]
Cubes = Annotated[tuple[str, ...], Sort.CUBES]
Cards = Annotated[tuple[str, ...], Sort.CARDS]
Face = Annotated[str, Sort.FACE]


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a kind of action, other than who does it."""

    name: str
    sort: Sort
    is_required: bool
    default: Any
    said_as: str
    """Its name in the judge protocol."""
    words: tuple[str, ...] = ()
    """What may be said, where it is one of a few words."""

    @property
    def is_optional(self) -> bool:
        """Whether nothing may be said in it."""
        return not self.is_required and self.default is None

    @property
    def is_sent(self) -> bool:
        """Whether a sender fills it in."""
        return self.sort not in FROM_SERVER


def fields_of(kind: type[Any]) -> tuple[Field, ...]:
    """The fields of a kind of action by their types, in their order."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        _field(one.name, hints[one.name], None if one.default is MISSING else one.default, one.default is MISSING)
        for one in fields(kind)
        if one.name != "by"
    )


def _field(name: str, hint: Any, default: Any, is_required: bool) -> Field:
    notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    sort = next((note for note in notes if isinstance(note, Sort)), None)
    said_as = next((note.word for note in notes if isinstance(note, SaidAs)), name)
    words = get_args(hint) if get_origin(hint) is Literal else ()
    if sort is None:
        sort = Sort.WORD if words else Sort.NUMBER if hint is int else Sort.TEXT
    return Field(name, sort, is_required, default, said_as, words)
