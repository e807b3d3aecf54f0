"""One side of an Equation and a checker's copy of it (Equations VII-C-5-c, VII-C-5-e)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.notation import CHOOSES, CLOSING, OPENING, Token, read_groups
from forceout.games.equations.readings.default_readings import may_be_grouped
from forceout.rules.added_grouping import Span, added_groups, groups_of
from forceout.rules.unreadable import Unreadable

GROUPING: Final = frozenset(OPENING) | frozenset(CLOSING)
ALIKE: Final = {"rem": ">÷", "log": ">÷"}
"""Words for a sign that are only other spellings of it."""


class CopiedSide(NamedTuple):
    """A side as a copy shows it, and whether the copy says something that was not written."""

    text: str
    says_something: bool


class _Laid(NamedTuple):
    """A side taken apart: its symbols, its groups, and what is remarked after := in some of them."""

    symbols: tuple[Token, ...]
    groups: Counter[Span]
    remarks: Mapping[Span, tuple[str, ...]]


def copied_side(
    written: Sequence[Token], copied: Sequence[Token], is_goal: bool, in_force: InForce
) -> CopiedSide | None:
    """The side with what its copy adds to it; None where the copy is none, takes grouping away, or groups what may not
    be grouped (Equations VII-C-5-c, VII-C-5-c-examples, VII-C-5-e)."""
    before, after = _laid(written), _laid(copied)
    if before is None or after is None or len(before.symbols) != len(after.symbols):
        return None
    symbols = [as_meant(one, other, in_force) for one, other in zip(before.symbols, after.symbols, strict=True)]
    added = added_groups(before.groups, after.groups)
    if added is None or any(after.remarks.get(span) != remark for span, remark in before.remarks.items()):
        return None
    meant = tuple(one for one in symbols if one is not None)
    if len(meant) != len(symbols):
        return None
    telling = frozenset(
        span for span in added if span in after.remarks or not says_nothing(span, before.symbols, in_force)
    )
    if not _may_be_read(meant, before.groups, is_goal, in_force, telling):
        return None
    is_meaning_said = any(
        one.meaning != other.meaning and len(in_force.unmarked(one)) > 1
        for one, other in zip(before.symbols, meant, strict=True)
    )
    says_something = bool(telling) or is_meaning_said or bool(after.remarks.keys() - before.remarks.keys())
    return CopiedSide(" ".join(_printed(meant, telling | before.groups.keys(), after.remarks)), says_something)


def _laid(tokens: Sequence[Token]) -> _Laid | None:
    """A side taken apart, what is remarked in a group kept with the group."""
    plain: list[Token] = []
    remarks: dict[Span, tuple[str, ...]] = {}
    opened: list[int] = []
    remark: list[str] | None = None
    depth = count = 0
    for token in tokens:
        if remark is not None and (depth or token.meaning not in CLOSING):
            depth += (token.meaning in OPENING) - (token.meaning in CLOSING)
            remark.append(str(token))
            continue
        if token.meaning == CHOOSES:
            remark = []
            continue
        if token.meaning in OPENING:
            opened.append(count)
        elif token.meaning not in CLOSING:
            count += 1
        elif remark is not None:
            remarks[opened.pop(), count - 1] = tuple(remark)
            remark = None
        else:
            opened.pop()
        plain.append(token)
    groups = groups_of(token.meaning for token in plain)
    symbols = tuple(token for token in plain if token.meaning not in GROUPING)
    return None if groups is None else _Laid(symbols, groups, remarks)


def as_meant(written: Token, copied: Token, in_force: InForce) -> Token | None:
    """A symbol as its copy shows it, perhaps in one of the meanings that it may have unmarked; None where it is another
    symbol (Equations VII-C-5-e, VII-C-5-e-note)."""
    if copied.color not in (None, written.color) or copied.turn is not written.turn:
        return None
    meanings = (ALIKE.get(written.meaning, written.meaning), ALIKE.get(copied.meaning, copied.meaning))
    if meanings[0] == meanings[1] and copied.stands_on in (None, written.stands_on):
        return written
    if written.stands_on is not None or copied.stands_on not in (None, copied.symbol):
        return None
    may_be = {one.meaning for one in in_force.unmarked(written)}
    return copied if copied.meaning in may_be else None


def says_nothing(span: Span, symbols: Sequence[Token], in_force: InForce) -> bool:
    """Whether a group leaves every reading as it is: around a whole side, or around one symbol, unless that could be a
    digit of a longer numeral (Equations VII-C-5-c)."""
    first, last = span
    if (first, last) == (0, len(symbols) - 1):
        return True
    if first != last:
        return False
    beside = [symbols[place] for place in (first - 1, first + 1) if 0 <= place < len(symbols)]
    return not (may_be_digit(symbols[first], in_force) and any(may_be_digit(one, in_force) for one in beside))


def may_be_digit(token: Token, in_force: InForce) -> bool:
    """Whether a symbol is a digit or, unmarked, may be one (Equations XIII-C-5-a)."""
    return any(one.is_digit for one in in_force.unmarked(token))


def _may_be_read(
    symbols: Sequence[Token], groups: Counter[Span], is_goal: bool, in_force: InForce, added: frozenset[Span]
) -> bool:
    """Whether a side can be read with groups added to those that were written (Equations VII-B-6-b)."""
    tokens: list[Token] = []
    for place, token in enumerate(symbols):
        tokens += [Token("(", at=place) for _ in _opening(groups, place)]
        tokens.append(token._replace(at=place))
        tokens += [Token(")", at=place) for _ in _closing(groups, place)]
    try:
        side = read_groups(tokens, len(symbols) - 1)
    except Unreadable:
        return False
    return may_be_grouped(side, is_goal, in_force, added)


def _opening(groups: Iterable[Span], place: int) -> list[Span]:
    """The groups that open in front of a symbol, the widest first."""
    return sorted((span for span in groups if span[0] == place), key=lambda span: -span[1])


def _closing(groups: Iterable[Span], place: int) -> list[Span]:
    """The groups that close behind a symbol, the narrowest first."""
    return sorted((span for span in groups if span[1] == place), key=lambda span: -span[0])


def _printed(
    symbols: Sequence[Token], groups: frozenset[Span], remarks: Mapping[Span, tuple[str, ...]]
) -> Iterator[str]:
    """A side with its groups and remarks, symbol by symbol."""
    for place, token in enumerate(symbols):
        yield from ("(" for _ in _opening(groups, place))
        yield str(token)
        for span in _closing(groups, place):
            if span in remarks:
                yield from (CHOOSES, *remarks[span])
            yield ")"
