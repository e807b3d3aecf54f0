"""Reading a question of the judge protocol, field by field, so that an error names what is wrong."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, TypeVar

from forceout.messages.message import Message
from forceout.rules.codes import QuestionCode

Clock = Callable[[], float]
EnumT = TypeVar("EnumT", bound=Enum)
MISSING: Any = object()


class BadQuestion(ValueError):
    """A question that cannot be asked: a code for programs, a sentence that names the field."""

    def __init__(self, code: str, words: Message) -> None:
        super().__init__(words)
        self.code = code
        self.words = words

    @property
    def message(self) -> str:
        """What is wrong, as a sentence."""
        return str(self.words)


class Question:
    """The fields of one question; each is taken once, and none may be left over."""

    def __init__(self, fields: Mapping[str, Any], where: str = "", clock: Clock | None = None) -> None:
        self._fields = fields
        self._where = where
        self.clock = clock
        """Seconds from some fixed moment, for what is to be answered in time; None where nobody handed one in."""
        self._taken: set[str] = set()

    def named(self, field: str) -> str:
        """How a field is named in an error, with what it is inside of."""
        return f"{self._where}{field}"

    def take(self, field: str, default: Any = MISSING) -> Any:
        """The value of a field as it is."""
        self._taken.add(field)
        value = self._fields.get(field, default)
        if value is MISSING:
            raise BadQuestion(
                QuestionCode.MISSING_FIELD, Message("the-field-is-missing", field=repr(self.named(field)))
            )
        return value

    def text(self, field: str, default: Any = MISSING) -> str:
        """A field that holds a text."""
        value = self.take(field, default)
        if not isinstance(value, str):
            raise BadQuestion(
                QuestionCode.WRONG_TYPE,
                Message("the-field-holds-kind", field=repr(self.named(field)), kind=_kind(value)),
            )
        return value

    def text_or_none(self, field: str) -> str | None:
        """A field that holds a text, or is left out."""
        return None if field not in self._fields else self.text(field)

    def texts(self, field: str, default: Any = MISSING) -> list[str]:
        """A field that holds a list of texts."""
        value = self.take(field, default)
        if not isinstance(value, list):
            raise BadQuestion(
                QuestionCode.WRONG_TYPE,
                Message("the-field-holds-kind-not-a-list", field=repr(self.named(field)), kind=_kind(value)),
            )
        for one in value:
            if not isinstance(one, str):
                place = next(place for place, other in enumerate(value) if other is one)
                raise BadQuestion(
                    QuestionCode.WRONG_TYPE,
                    Message("field-place-is-kind", field=self.named(field), place=place, kind=_kind(one)),
                )
        return value

    def member(self, field: str, kind: type[EnumT], default: Any = MISSING) -> EnumT:
        """A field that holds one of a fixed set of words."""
        value = self.take(field, default)
        if isinstance(value, kind):
            return value
        try:
            return kind(value)
        except ValueError:
            known = ", ".join(str(one.value) for one in kind)
            raise BadQuestion(
                QuestionCode.UNKNOWN_VALUE,
                Message("the-field-is-value", field=repr(self.named(field)), value=_shown(value), known=known),
            ) from None

    def flags(self, field: str, default: Any = MISSING) -> dict[str, bool]:
        """A field that maps names to true or false."""
        return self._mapping(field, default, lambda one: isinstance(one, bool), Message("true-or-false"))

    def integers(self, field: str, default: Any = MISSING) -> dict[str, int]:
        """A field that maps names to whole numbers."""
        return self._mapping(
            field, default, lambda one: isinstance(one, int) and not isinstance(one, bool), Message("a-whole-number")
        )

    def words(self, field: str, default: Any = MISSING) -> dict[str, str]:
        """A field that maps names to texts."""
        return self._mapping(field, default, lambda one: isinstance(one, str), Message("a-text"))

    def _mapping(self, field: str, default: Any, is_right: Callable[[Any], bool], expected: Message) -> dict[str, Any]:
        value = self.take(field, default)
        if not isinstance(value, dict):
            raise BadQuestion(
                QuestionCode.WRONG_TYPE,
                Message("the-field-holds-kind-not-an-object", field=repr(self.named(field)), kind=_kind(value)),
            )
        for name, one in value.items():
            if not is_right(one):
                raise BadQuestion(
                    QuestionCode.WRONG_TYPE,
                    Message(
                        "field-name-is-kind", field=self.named(field), name=name, kind=_kind(one), expected=expected
                    ),
                )
        return value

    def inner(self, field: str) -> "Question":
        """A field that holds an object of its own."""
        value = self.take(field)
        if not isinstance(value, dict):
            raise BadQuestion(
                QuestionCode.WRONG_TYPE,
                Message("the-field-holds-kind-not-an-object", field=repr(self.named(field)), kind=_kind(value)),
            )
        return Question(value, f"{self.named(field)}.")

    def inner_list(self, field: str) -> "Sequence[Question]":
        """A field that holds a list of objects; none when it is left out."""
        value = self.take(field, [])
        if not isinstance(value, list):
            raise BadQuestion(
                QuestionCode.WRONG_TYPE,
                Message("the-field-holds-kind-not-a-list", field=repr(self.named(field)), kind=_kind(value)),
            )
        for place, one in enumerate(value):
            if not isinstance(one, dict):
                raise BadQuestion(
                    QuestionCode.WRONG_TYPE,
                    Message("field-place-is-kind-not-an-object", field=self.named(field), place=place, kind=_kind(one)),
                )
        return [Question(one, f"{self.named(field)}[{place}].") for place, one in enumerate(value)]

    def finish(self) -> None:
        """Refuse fields that nobody asked for."""
        for field in self._fields:
            if field not in self._taken:
                raise BadQuestion(
                    QuestionCode.UNKNOWN_FIELD,
                    Message("there-is-no-field-in-this-question", field=self.named(_shown(field))),
                )


def _kind(value: object) -> Message | str:
    """What sort of JSON value this is, in words."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return Message("true-or-false")
    names: dict[type, Message] = {
        int: Message("a-number"),
        float: Message("a-number"),
        str: Message("a-text"),
        list: Message("a-list"),
        dict: Message("an-object"),
    }
    return names.get(type(value), Message("something-else"))


def _shown(value: object) -> str:
    """A value cut to a length that a message can hold."""
    text = str(value)
    return repr(text if len(text) <= 40 else f"{text[:40]}…")
