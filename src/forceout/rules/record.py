"""The record of a match: one readable text that reads back to the same log (docs/record.md)."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Any, Final

from forceout.rules import actions as do
from forceout.rules.match_state import MATCH_KINDS
from forceout.rules.revision import BEFORE_NAMES, LATEST

FIRST_LINE: Final = "Forceout match record 1"
ALL_KINDS: Final[Mapping[str, type[do.Action]]] = {**do.KINDS, **MATCH_KINDS}
LISTS: Final = ("cubes", "cards")
NUMBERS: Final = ("seconds", "points", "listed", "seats")
LONGEST_RECORD: Final = 5_000_000
_BARE: Final = re.compile(r"(?![a-z_]+=|\+$)[^\s\"#]\S*")
_TOKEN: Final = re.compile(r'\s*(?:(?P<name>[a-z_]+)=)?(?:(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<bare>[^\s"]\S*))')


class BadRecord(ValueError):
    """A text that is not a record of a match: which line, and what is wrong with it."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Header:
    """What a record says before the first action."""

    game: str
    edition: str
    division: str
    form: str
    policing: str
    judging: str
    players: tuple[str, ...]
    season: str | None = None
    timed: bool = False
    revision: str = LATEST.name
    """Our reading of the book that the match began under; a record that names none is of 0.2."""
    warned: tuple[str, ...] = ()
    """Who was warned in earlier rounds, once for each warning."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match from its header and its log; the results are what the log makes of it."""

    header: Header
    log: tuple[do.Action, ...]
    results: tuple[str, ...] = ()
    """Remarks at the end, such as the scoresheet: for people, and not read back into anything."""


def print_record(record: Record) -> str:
    """The text of a record."""
    header = record.header
    lines = [FIRST_LINE]
    for name in ("game", "edition", "season", "division", "form", "policing", "judging"):
        value = getattr(header, name)
        if value is not None:
            lines.append(f"{name}: {value}")
    lines.append(f"players: {' '.join(_spell(player) for player in header.players)}")
    if header.timed:
        lines.append("timed: yes")
    if header.revision != BEFORE_NAMES:
        lines.append(f"revision: {header.revision}")
    if header.warned:
        lines.append(f"warned: {' '.join(_spell(player) for player in header.warned)}")
    lines.append("")
    lines += [print_action(action) for action in record.log]
    lines += [f"# {result}" for result in record.results]
    return "\n".join(lines) + "\n"


def print_action(action: do.Action) -> str:
    """One line: who, what, and what with; time as `+ 12`."""
    if isinstance(action, do.Tick) and action.by == do.CLOCK:
        return f"+ {action.seconds}"
    words = [_spell(action.by), action.do]
    for one in fields(action):
        value = getattr(action, one.name)
        if one.name == "by":
            continue
        if one.name in LISTS:
            words += [_spell(item) for item in value]
        elif one.default is MISSING:
            words.append(_spell(value))
        elif value != one.default:
            # A blank may hold a number or a text that looks like one, so the text is quoted.
            is_ambiguous = one.name == "filled_in" and isinstance(value, str)
            words.append(f"{one.name}={json.dumps(value, ensure_ascii=False) if is_ambiguous else _spell(value)}")
    return " ".join(words)


def _spell(value: Any) -> str:
    """A word as it is where that is plain, else in quotation marks."""
    text = str(value)
    is_plain = _BARE.fullmatch(text) and (not _is_number(text) or str(int(text)) == text)
    return text if is_plain else json.dumps(text, ensure_ascii=False)


def _is_number(text: str) -> bool:
    return text.isascii() and len(text) < 12 and text.removeprefix("-").isdigit()


def read_record(text: str) -> Record:
    """The record that a text holds; raises BadRecord with the line that is wrong."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord(1, f"a record has at most {LONGEST_RECORD} characters")
    lines = text.split("\n")
    if lines[0] != FIRST_LINE:
        raise BadRecord(1, f"a record begins with {FIRST_LINE!r}")
    header, start = _read_header(lines)
    log: list[do.Action] = []
    results: list[str] = []
    for number, line in enumerate(lines[start:], start + 1):
        if line.startswith("#"):
            results.append(line.removeprefix("# "))
        elif line.strip():
            log.append(read_action(line, number))
    return Record(header, tuple(log), tuple(results))


def _read_header(lines: Sequence[str]) -> tuple[Header, int]:
    values: dict[str, Any] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        name, separator, value = line.partition(": ")
        if not separator or name not in {one.name for one in fields(Header)} or name in values:
            raise BadRecord(number, f"{line[:40]!r} is no line of a header")
        values[name] = value
    else:
        number = len(lines)
    values["players"] = tuple(str(word) for _, word in _words(values.get("players", ""), number))
    values["warned"] = tuple(str(word) for _, word in _words(values.get("warned", ""), number))
    values["timed"] = values.get("timed") == "yes"
    values.setdefault("revision", BEFORE_NAMES)
    missing = [one.name for one in fields(Header) if one.default is MISSING and not values.get(one.name)]
    if missing:
        raise BadRecord(number, f"the header lacks {missing[0]!r}")
    return Header(**values), number


def read_action(line: str, number: int = 1) -> do.Action:
    """The action that one line of a record holds; raises BadRecord."""
    words = list(_words(line, number))
    if len(words) == 2 and line.split(maxsplit=1)[0] == "+":
        return do.Tick(do.CLOCK, _number(words[1][1], number))
    if len(words) < 2 or any(name is not None for name, _ in words[:2]):
        raise BadRecord(number, "an action is who and what, as in: Ada move R required")
    (_, by), (_, kind), *rest = words
    action = ALL_KINDS.get(str(kind))
    if action is None:
        raise BadRecord(number, f"there is no action {str(kind)[:20]!r}")
    return _filled(action, str(by), rest, number)


def _filled(kind: type[do.Action], by: str, words: list[tuple[str | None, Any]], number: int) -> do.Action:
    plain = [value for name, value in words if name is None]
    named = {name: value for name, value in words if name is not None}
    values: dict[str, Any] = {"by": by}
    for one in fields(kind):
        if one.name == "by":
            continue
        if one.name in LISTS:
            values[one.name], plain = tuple(map(str, plain)), []
        elif one.default is MISSING:
            if not plain:
                raise BadRecord(number, f"{kind.do} needs {one.name}")
            values[one.name] = _typed(one.name, plain.pop(0), number)
        elif one.name in named:
            values[one.name] = _typed(one.name, named.pop(one.name), number)
    if plain or named:
        raise BadRecord(number, f"{kind.do} has something left over: {str([*plain, *named])[:40]}")
    return kind(**values)


def _typed(name: str, value: Any, number: int) -> Any:
    if name in NUMBERS:
        return _number(value, number)
    return value if name == "filled_in" else str(value)


def _number(value: Any, number: int) -> int:
    if not isinstance(value, int):
        raise BadRecord(number, f"{str(value)[:20]!r} is not a whole number")
    return value


def _words(line: str, number: int) -> Iterator[tuple[str | None, Any]]:
    """The words of a line, each with its name if it has one; a bare number is a number."""
    place = 0
    while line[place:].strip():
        found = _TOKEN.match(line, place)
        if found is None:
            raise BadRecord(number, f"cannot be read from {line[place : place + 20]!r} on")
        place = found.end()
        if found["quoted"] is not None:
            try:
                yield found["name"], json.loads(found["quoted"])
            except ValueError:
                raise BadRecord(number, f"{found['quoted'][:20]} is not a text in quotation marks") from None
        else:
            word = found["bare"]
            yield found["name"], int(word) if _is_number(word) else word
