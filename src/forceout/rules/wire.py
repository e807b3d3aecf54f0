"""Actions as they are written down: one table of their fields, and each notation as a view of it.

A record has an action as one line (`print_line`, `read_line`), the browser is sent the whole of one (`printed_action`)
or what it may send itself (`sent_action`), and what comes back is read strictly (`read_sent`). The judge protocol
(`judge/protocol/play.py`) reads the same table with the words of its questions.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple

from forceout.messages.message import Message
from forceout.rules import actions as do
from forceout.rules.action_fields import LISTS, Field, Sort, fields_of
from forceout.rules.match_state import MATCH_KINDS

ALL_KINDS: Final[Mapping[str, type[do.Action]]] = {**do.KINDS, **MATCH_KINDS}
"""Every kind of action of a shake and of a match, by its name."""
FIELDS: Final[Mapping[type[do.Action], tuple[Field, ...]]] = {kind: fields_of(kind) for kind in ALL_KINDS.values()}
LONGEST_TEXT: Final = 1000
LARGEST_NUMBER: Final = 10_000
MOST_CARDS: Final = 16
ABSENT: Final = object()
"""That a notation leaves a field out, so that it has its default."""
ValueOf = Callable[[Field], Any]
_BARE: Final = re.compile(r"(?![a-z_]+=|\+$)[^\s\"#]\S*")
_TOKEN: Final = re.compile(r'\s*(?:(?P<name>[a-z_]+)=)?(?:(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<bare>[^\s"]\S*))')


class Malformed(ValueError):
    """What is no action, with the field that is wrong where it is one."""

    def __init__(self, words: Message, field: str | None = None) -> None:
        super().__init__(words)
        self.words = words
        self.field = field


def made(kind: type[do.Action], by: str, value_of: ValueOf) -> do.Action:
    """An action whose fields a notation tells one after the other."""
    values = {one.name: value for one in FIELDS[kind] if (value := value_of(one)) is not ABSENT}
    return kind(by, **values)


# As JSON.


class _Printer(NamedTuple):
    """The names of some fields of a kind, and what reads their values."""

    names: tuple[str, ...]
    values: Callable[[do.Action], tuple[Any, ...]]


def _printer(names: tuple[str, ...]) -> _Printer:
    # What reads two attributes or more gives a tuple; the name of the kind is one of them.
    return _Printer(("do", *names), attrgetter("do", *names) if names else lambda action: (action.do,))


_WHOLE: Final = {kind: _printer(("by", *(one.name for one in of))) for kind, of in FIELDS.items()}
_SENT: Final = {kind: _printer(tuple(one.name for one in of if one.is_sent)) for kind, of in FIELDS.items()}


def printed_action(action: do.Action) -> dict[str, Any]:
    """The whole of an action: what, who, and what with."""
    printer = _WHOLE[type(action)]
    return dict(zip(printer.names, printer.values(action), strict=True))


def sent_action(action: do.Action) -> dict[str, Any]:
    """An action as it is sent: whose it is goes without saying, and dice are not the sender's."""
    printer = _SENT[type(action)]
    return dict(zip(printer.names, printer.values(action), strict=True))


def sent_names(kind: type[do.Action]) -> tuple[str, ...]:
    """The fields that a sender of this kind fills in; of cards, how many."""
    return (*_SENT[kind].names[1:], *(("count",) if kind is do.Deal else ()))


def sent_kind(said: Mapping[str, Any]) -> type[do.Action]:
    """The kind of action that is sent; raises Malformed."""
    name = said.get("do")
    kind = ALL_KINDS.get(name) if isinstance(name, str) else None
    if kind is None or not kind.is_online:
        raise Malformed(Message("there-is-no-action-called-name", name=repr(str(name)[:40])), "do")
    return kind


def sent_count(said: Mapping[str, Any]) -> int:
    """How many cards are to be dealt; raises Malformed."""
    count = said.get("count")
    if type(count) is not int or not 0 <= count <= MOST_CARDS:
        raise Malformed(Message("say-how-many-cards-to-deal"), "count")
    return count


def read_sent(kind: type[do.Action], by: str, said: Mapping[str, Any], reasons: Sequence[str] = ()) -> do.Action:
    """An action as it was sent, without dice and cards yet, its reason one of some where they are fixed; raises
    Malformed with the field that is wrong."""
    names = {one.said_as: one.name for one in FIELDS[kind] if one.is_sent}
    given = {names.get(name, name): value for name, value in said.items()}
    known = sent_names(kind)
    for name in given:
        if name != "do" and name not in known:
            raise Malformed(Message("action-has-no-name", action=repr(kind.do), name=repr(str(name)[:40])), str(name))

    def value_of(field: Field) -> Any:
        if not field.is_sent:
            return () if field.sort in LISTS else ""
        if field.name in given:
            if field.name == "reason" and reasons and given["reason"] not in reasons:
                raise Malformed(Message("the-reason-is-one-of-known", known=", ".join(reasons)), "reason")
            return _sent_value(field, given[field.name])
        if field.is_required:
            raise Malformed(Message("action-needs-field", action=repr(kind.do), field=repr(field.name)), field.name)
        return ABSENT

    return made(kind, by, value_of)


def _sent_value(field: Field, value: Any) -> Any:
    name = field.name
    if value is None and field.is_optional:
        return None
    if type(value) is int and field.sort in (Sort.NUMBER, Sort.BLANK) and abs(value) <= LARGEST_NUMBER:
        return value
    if field.sort is Sort.NUMBER:
        raise Malformed(Message("name-is-a-whole-number-up-to-largest", name=name, largest=LARGEST_NUMBER), name)
    if field.words and value not in field.words:
        raise Malformed(Message("a-claim-is-now"), name)
    if not isinstance(value, str):
        raise Malformed(Message("name-is-a-text", name=name), name)
    if len(value) > LONGEST_TEXT:
        raise Malformed(Message("name-is-too-long", name=name, longest=LONGEST_TEXT), name)
    if any(not letter.isprintable() for letter in value):
        raise Malformed(Message("name-holds-a-character-that-cannot-be-printed", name=name), name)
    return value


# As a line of a record.


def print_line(action: do.Action) -> str:
    """One line: who, what, and what with; time as `+ 12`."""
    if isinstance(action, do.Tick) and action.by == do.CLOCK:
        return f"+ {action.seconds}"
    words = [spelled(action.by), action.do]
    for one in FIELDS[type(action)]:
        value = getattr(action, one.name)
        if one.sort in LISTS:
            words += [spelled(item) for item in value]
        elif one.is_required:
            words.append(spelled(value))
        elif value != one.default:
            # A blank may hold a number or a text that looks like one, so the text is quoted.
            is_ambiguous = one.sort is Sort.BLANK and isinstance(value, str)
            words.append(f"{one.name}={json.dumps(value, ensure_ascii=False) if is_ambiguous else spelled(value)}")
    return " ".join(words)


def spelled(value: Any) -> str:
    """A word as it is where that is plain, else in quotation marks."""
    text = str(value)
    is_plain = _BARE.fullmatch(text) and (not _is_number(text) or str(int(text)) == text)
    return text if is_plain else json.dumps(text, ensure_ascii=False)


def _is_number(text: str) -> bool:
    return text.isascii() and len(text) < 12 and text.removeprefix("-").isdigit()


def read_line(line: str) -> do.Action:
    """The action that one line of a record holds; raises Malformed."""
    words = list(words_of(line))
    if len(words) == 2 and line.split(maxsplit=1)[0] == "+":
        return do.Tick(do.CLOCK, _number(words[1][1]))
    if len(words) < 2 or any(name is not None for name, _ in words[:2]):
        raise Malformed(Message("an-action-is-who-and-what"))
    (_, by), (_, kind), *rest = words
    action = ALL_KINDS.get(str(kind))
    if action is None:
        raise Malformed(Message("there-is-no-action", action=repr(str(kind)[:20])))
    return _filled(action, str(by), rest)


def _filled(kind: type[do.Action], by: str, words: list[tuple[str | None, Any]]) -> do.Action:
    plain = [value for name, value in words if name is None]
    named = {name: value for name, value in words if name is not None}

    def value_of(field: Field) -> Any:
        if field.sort in LISTS:
            taken = tuple(map(str, plain))
            plain.clear()
            return taken
        if not field.is_required:
            return _line_value(field, named.pop(field.name)) if field.name in named else ABSENT
        if not plain:
            raise Malformed(Message("record-action-needs-field", action=kind.do, field=field.name), field.name)
        return _line_value(field, plain.pop(0))

    action = made(kind, by, value_of)
    if plain or named:
        raise Malformed(Message("action-has-something-left-over", action=kind.do, text=str([*plain, *named])[:40]))
    return action


def _line_value(field: Field, value: Any) -> Any:
    if field.sort is Sort.NUMBER:
        return _number(value)
    return value if field.sort is Sort.BLANK else str(value)


def _number(value: Any) -> int:
    if not isinstance(value, int):
        raise Malformed(Message("value-is-not-a-whole-number", value=repr(str(value)[:20])))
    return value


def words_of(line: str) -> Iterator[tuple[str | None, Any]]:
    """The words of a line, each with its name if it has one; a bare number is a number."""
    place = 0
    while line[place:].strip():
        found = _TOKEN.match(line, place)
        if found is None:
            raise Malformed(Message("cannot-be-read-from-text-on", text=repr(line[place : place + 20])))
        place = found.end()
        if found["quoted"] is not None:
            try:
                yield found["name"], json.loads(found["quoted"])
            except ValueError:
                raise Malformed(Message("text-is-not-a-text-in-quotation-marks", text=found["quoted"][:20])) from None
        else:
            word = found["bare"]
            yield found["name"], int(word) if _is_number(word) else word
