"""The record of a match: one readable text that reads back to the same log (docs/record.md)."""

from collections.abc import Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Any, Final

from forceout.messages.message import Message
from forceout.rules import actions as do
from forceout.rules.revision import BEFORE_NAMES, LATEST
from forceout.rules.wire import Malformed, print_line, read_line, spelled, words_of

FIRST_LINE: Final = "Forceout match record 1"
LONGEST_RECORD: Final = 5_000_000


class BadRecord(ValueError):
    """A text that is not a record of a match: which line, and what is wrong with it."""

    def __init__(self, line: int, why: Message) -> None:
        self.words = Message("line-why", line=line, why=why)
        super().__init__(self.words)
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
    lines.append(f"players: {' '.join(spelled(player) for player in header.players)}")
    if header.timed:
        lines.append("timed: yes")
    if header.revision != BEFORE_NAMES:
        lines.append(f"revision: {header.revision}")
    if header.warned:
        lines.append(f"warned: {' '.join(spelled(player) for player in header.warned)}")
    lines.append("")
    lines += [print_line(action) for action in record.log]
    lines += [f"# {result}" for result in record.results]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record that a text holds; raises BadRecord with the line that is wrong."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord(1, Message("a-record-has-at-most-longest-characters", longest=LONGEST_RECORD))
    lines = text.split("\n")
    if lines[0] != FIRST_LINE:
        raise BadRecord(1, Message("a-record-begins-with-first", first=repr(FIRST_LINE)))
    header, start = _read_header(lines)
    log: list[do.Action] = []
    results: list[str] = []
    for number, line in enumerate(lines[start:], start + 1):
        if line.startswith("#"):
            results.append(line.removeprefix("# "))
        elif line.strip():
            log.append(_action(line, number))
    return Record(header, tuple(log), tuple(results))


def _read_header(lines: Sequence[str]) -> tuple[Header, int]:
    values: dict[str, Any] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        name, separator, value = line.partition(": ")
        if not separator or name not in {one.name for one in fields(Header)} or name in values:
            raise BadRecord(number, Message("line-is-no-line-of-a-header", line=repr(line[:40])))
        values[name] = value
    else:
        number = len(lines)
    values["players"] = _names(values.get("players", ""), number)
    values["warned"] = _names(values.get("warned", ""), number)
    values["timed"] = values.get("timed") == "yes"
    values.setdefault("revision", BEFORE_NAMES)
    missing = [one.name for one in fields(Header) if one.default is MISSING and not values.get(one.name)]
    if missing:
        raise BadRecord(number, Message("the-header-lacks-digit", digit=repr(missing[0])))
    return Header(**values), number


def _names(line: str, number: int) -> tuple[str, ...]:
    try:
        return tuple(str(word) for _, word in words_of(line))
    except Malformed as bad:
        raise BadRecord(number, bad.words) from None


def _action(line: str, number: int) -> do.Action:
    try:
        return read_line(line)
    except Malformed as bad:
        raise BadRecord(number, bad.words) from None
