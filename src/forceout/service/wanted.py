"""Actions as players send them: checked field by field, with dice and cards added by the server."""

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, Final

from forceout.rules import actions as do
from forceout.rules.match_state import (
    AddTime,
    Appeal,
    Approve,
    ConfirmRuling,
    Correct,
    DecideAppeal,
    Disqualify,
    OrderReplay,
    RuleDeceit,
)
from forceout.rules.record import ALL_KINDS, LISTS, NUMBERS
from forceout.service.refusals import BadRequest

LONGEST_TEXT: Final = 1000
LARGEST_NUMBER: Final = 10_000
FILLED_BY_SERVER: Final = {"face", "cubes", "cards", "second_judge"}
JUDGES: Final = (do.Penalize, do.Warn, do.Absent, do.VoidShake, AddTime, Approve, Correct, OrderReplay, Disqualify)
DIRECTORS: Final = (do.RoundWarning, do.Stop, DecideAppeal, RuleDeceit)
SENT_FIELDS: Final[Mapping[type[do.Action], tuple[str, ...]]] = {
    kind: (
        *(one.name for one in fields(kind) if one.name != "by" and one.name not in FILLED_BY_SERVER),
        *(("count",) if kind is do.Deal else ()),
    )
    for kind in ALL_KINDS.values()
}
SENT_AS: Final = {"with": "partner"}
"""Fields of a rejection that the protocol calls by a word that Python keeps for itself."""
NOT_ONLINE: Final = (do.Tie, do.Tick, ConfirmRuling)
"""The log settles who was first, and the server's clock tells the time; who else judges, only the server knows."""
REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    Appeal.do: ("solution-was-right", "solution-was-wrong", "rule-misread", "time-was-wrong", "score-was-wrong"),
    do.Penalize.do: ("illegal-procedure", "too-late", "behaviour", "false-charge"),
    do.Warn.do: ("talking", "disturbing", "delaying", "help-from-outside"),
    do.VoidShake.do: ("equipment", "disturbance", "mistake-of-an-official", "players-agree"),
    Correct.do: ("sum-was-wrong", "row-was-wrong", "ruling-was-changed"),
    Disqualify.do: ("behaviour", "help-from-outside", "left"),
    DecideAppeal.do: ("ruling-stands", "ruling-was-changed"),
    RuleDeceit.do: ("score-was-changed", "sum-was-falsified"),
    OrderReplay.do: ("disturbance", "mistake-of-an-official"),
}
"""What may be said: fixed reasons, since there is no chat."""


def kind_of(wanted: Mapping[str, Any]) -> type[do.Action]:
    """The kind of action that is wanted; raises BadRequest."""
    name = wanted.get("do")
    kind = ALL_KINDS.get(name) if isinstance(name, str) else None
    if kind is None or kind in NOT_ONLINE:
        raise BadRequest(f"There is no action called {str(name)[:40]!r}.")
    return kind


def who_does(kind: type[do.Action]) -> str:
    """Whether a kind of action is a player's, a judge's or the director's."""
    if kind in JUDGES:
        return do.JUDGE
    return do.DIRECTOR if kind in DIRECTORS else "player"


def fields_of(kind: type[do.Action]) -> tuple[str, ...]:
    """The fields that a sender fills in."""
    return SENT_FIELDS[kind]


def read_wanted(wanted: Mapping[str, Any], by: str) -> do.Action:
    """The action that is wanted, without dice and cards yet; raises BadRequest with what is wrong."""
    kind = kind_of(wanted)
    if kind is do.Reject:
        wanted = {SENT_AS.get(name, name): value for name, value in wanted.items()}
    open_fields = fields_of(kind)
    for name in wanted:
        if name != "do" and name not in open_fields:
            raise BadRequest(f"{kind.do!r} has no {str(name)[:40]!r}.")
    values: dict[str, Any] = {"by": by}
    for one in fields(kind):
        if one.name == "by":
            continue
        if one.name in LISTS:
            values[one.name] = ()
        elif one.name in FILLED_BY_SERVER:
            values[one.name] = ""
        elif one.name in wanted:
            values[one.name] = _value(kind, one.name, wanted[one.name], is_optional=one.default is None)
        elif one.default is MISSING:
            raise BadRequest(f"{kind.do!r} needs {one.name!r}.")
    return kind(**values)


def count_of(wanted: Mapping[str, Any]) -> int:
    """How many cards are to be dealt."""
    count = wanted.get("count")
    if type(count) is not int or not 0 <= count <= 16:
        raise BadRequest("Say how many cards to deal, from 0 to 16.")
    return count


def _value(kind: type[do.Action], name: str, value: Any, *, is_optional: bool) -> Any:
    if value is None and is_optional:
        return None
    if name == "filled_in":
        return _filled_in(value)
    if name in NUMBERS:
        if type(value) is not int or abs(value) > LARGEST_NUMBER:
            raise BadRequest(f"{name} is a whole number up to {LARGEST_NUMBER}.")
        return value
    if name == "reason" and kind.do in REASONS and value not in REASONS[kind.do]:
        raise BadRequest(f"The reason is one of {', '.join(REASONS[kind.do])}.")
    if name == "claim" and value not in ("now", "impossible", "nothing"):
        raise BadRequest("A claim is now, impossible or nothing.")
    return _text(name, value)


def _filled_in(value: Any) -> Any:
    """What is put in a variation's blank: a number or a short text."""
    if type(value) is int and abs(value) <= LARGEST_NUMBER:
        return value
    return _text("filled_in", value)


def _text(name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise BadRequest(f"{name} is a text.")
    if len(value) > LONGEST_TEXT:
        raise BadRequest(f"{name} is too long: at most {LONGEST_TEXT} characters.")
    if any(not letter.isprintable() for letter in value):
        raise BadRequest(f"{name} holds a character that cannot be printed.")
    return value
