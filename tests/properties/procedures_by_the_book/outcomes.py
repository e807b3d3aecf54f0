"""What an action comes to, and how a question is read."""

from collections.abc import Mapping


class Refusal(Exception):
    """An action that does not happen, with its code and, where one is owed, a section of its own."""

    def __init__(self, code: str, rule: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule


class Malformed(ValueError):
    """A question or an action that the protocol does not know."""


def text_of(action: Mapping[str, object], field: str) -> str:
    """A field that must be there and be text."""
    value = action.get(field)
    if not isinstance(value, str):
        raise Malformed(f"{field} is missing")
    return value


def optional_text(action: Mapping[str, object], field: str) -> str | None:
    """A field that may be left out and is text when it is there."""
    return None if action.get(field) is None else text_of(action, field)


def texts_of(action: Mapping[str, object], field: str) -> list[str]:
    """A field that is a list of texts."""
    value = action.get(field)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise Malformed(f"{field} is no list of texts")
    return list(value)


def number_of(action: Mapping[str, object], field: str, otherwise: int | None = None) -> int:
    """A field that is a whole number."""
    value = action.get(field, otherwise)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed(f"{field} is no whole number")
    return value
