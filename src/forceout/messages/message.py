"""What is said to people, as a key and slots; the sentence is made at the edge, in the reader's language.

Nothing below the edge looks into a sentence. The edge says who is meant by a seat (`sentence` with names), and in
which language (`speaking`).
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import Any, Final, ParamSpec, TypeVar

from forceout.messages.language import LANGUAGES, Language, english

_SPOKEN: Final[ContextVar[Language | None]] = ContextVar("spoken", default=None)
_MARK: Final = "\x00"
"""Stands round a seat while a sentence is taken apart; no text that is sent to us may hold it."""


class Seat(str):
    """A player in a slot: the seat, or the name, that the log has; the edge may know a nickname for it."""

    __slots__ = ()


class Message:
    """A message by its key, with what is filled in; not to be changed."""

    __slots__ = ("key", "slots")

    def __init__(self, key: str, /, **slots: "Slot") -> None:
        self.key: Final = key
        self.slots: Final[Mapping[str, Slot]] = slots

    def __str__(self) -> str:
        return sentence(self)

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.key), *(f'{name}={value!r}' for name, value in self.slots.items())])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.slots == other.slots

    def __hash__(self) -> int:
        return hash((self.key, *self.slots.values()))

    def __reduce__(self) -> Any:
        return _made, (self.key, dict(self.slots))


Slot = str | int | Seat | Message
"""What is filled in: a text that no language changes (a cube, what somebody wrote), a number, a player, or a part of
the sentence that is a message itself."""


def _made(key: str, slots: dict[str, Slot]) -> Message:
    return Message(key, **slots)


def verbatim(text: str) -> Message:
    """A text that no language changes yet: what the command line says of itself."""
    return Message("verbatim", text=text)


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Within this, messages are said in a language; a request sets its own."""
    token = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def spoken() -> Language:
    """The language that messages are said in here."""
    return _SPOKEN.get() or english()


Asked = ParamSpec("Asked")
ResultT = TypeVar("ResultT")


def kept_by_language(most: int) -> Callable[[Callable[Asked, ResultT]], Callable[Asked, ResultT]]:
    """Keeps what a function says, for each language that it is said in; `most` is for one language."""

    def kept(function: Callable[Asked, ResultT]) -> Callable[Asked, ResultT]:
        @lru_cache(maxsize=most * len(LANGUAGES))
        def of_language(_language: Language, /, *asked: Any, **named: Any) -> ResultT:
            return function(*asked, **named)

        @wraps(function)
        def said(*asked: Asked.args, **named: Asked.kwargs) -> ResultT:
            return of_language(spoken(), *asked, **named)  # type: ignore[arg-type]

        return said

    return kept


def sentence(message: Message, names: Mapping[str, str] | None = None, language: Language | None = None) -> str:
    """A message in words, with nicknames in place of seats where they are given."""
    said_in = language or _SPOKEN.get() or english()
    made = said_in.compiled(message.key)
    if made.text is not None:
        return made.text
    if made.template is not None and names is None and language is None:
        return made.template % message.slots

    def show(value: Slot) -> str:
        kind = type(value)
        if kind is str:
            return value  # type: ignore[return-value]
        if kind is Seat:
            return value if names is None else names.get(value, value)  # type: ignore[arg-type, return-value]
        if kind is Message:
            return sentence(value, names, said_in)  # type: ignore[arg-type]
        return str(value)

    return made.say(message.slots, show)


def speaks_of_seats(message: Message) -> bool:
    """Whether a player is named in a message."""
    for value in message.slots.values():
        if type(value) is Seat or (isinstance(value, Message) and speaks_of_seats(value)):
            return True
    return False


class _Marked(dict[str, str]):
    def get(self, seat: str, default: Any = None) -> str:
        return f"{_MARK}{seat}{_MARK}"


def repeated(message: Message) -> str:
    """The sentence of a message that is said in every view, kept once it is made."""
    return _sentence(message, spoken())


@lru_cache(maxsize=4096)
def _sentence(message: Message, language: Language) -> str:
    return sentence(message, None, language)


def parts(message: Message) -> tuple[str | Mapping[str, str], ...]:
    """A message in pieces, texts and players by turns, for whoever knows what the players are called."""
    return _parts(message, spoken())


@lru_cache(maxsize=4096)
def _parts(message: Message, language: Language) -> tuple[str | Mapping[str, str], ...]:
    # Every view of a table says the same few things again.
    cut = sentence(message, _Marked(), language).split(_MARK)
    return tuple({"seat": piece} if place % 2 else piece for place, piece in enumerate(cut) if piece or place % 2)
