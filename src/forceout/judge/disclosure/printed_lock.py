"""The lock on a screen and in a log: six strips, and JSON both ways."""

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from forceout.judge.disclosure.levels import OPENED_BY, Asked, Level
from forceout.judge.disclosure.lock import Answer, Lock, Opening, Request, why_level_shut
from forceout.messages.message import Message
from forceout.rules.vocabulary import Situation

OPEN, READY, SHUT = "open", "ready", "shut"
ASKED_FOR: Final[Mapping[Level, Asked]] = {
    level: next(asked for asked, opens in OPENED_BY.items() if opens is level) for level in Level if level
}


class PrintedRequest(TypedDict):
    """What was asked, as JSON has it."""

    asked: str
    by: str
    section: str | None
    code: str | None
    place: str | None
    regrouped: str | None
    partner: str | None


class PrintedOpening(TypedDict):
    """An opening as JSON has it, and as it is written down."""

    number: int
    level: int
    request: PrintedRequest
    judge: str
    at: int
    answer: Answer


class Strip(TypedDict):
    """One level on the screen: open, ready to be opened, or shut with the reason."""

    level: int
    name: str
    hears: str
    state: str
    why: str | None
    rule: str | None
    openings: list[PrintedOpening]


class Attempt(TypedDict):
    """Whether a checker may still try to prove ambiguity, and still object."""

    checker: str
    has_attempt: bool
    may_object: bool


def strips(lock: Lock) -> list[Strip]:
    """The six levels as a screen draws them; of one that is not open there is only why (Guidelines 0, 1, 2)."""
    return [_strip(lock, level) for level in Level if level]


def _strip(lock: Lock, level: Level) -> Strip:
    openings = [printed_opening(one) for one in lock.openings if one.level is level]
    why = why_level_shut(lock, ASKED_FOR[level])
    name = level.name.lower().replace("_", "-")
    return {
        "level": int(level),
        "name": str(Message("level-name", level=name)),
        "hears": str(Message("level-is-heard-by", level=name)),
        "state": OPEN if openings else (READY if why is None else SHUT),
        "why": None if why is None else why.message,
        "rule": None if why is None else str(why.rule),
        "openings": openings,
    }


def attempts(lock: Lock) -> list[Attempt]:
    """What each checker has left (On-Sets VII-C-5-c; Equations VII-C-5-c)."""
    return [
        {
            "checker": one,
            "has_attempt": lock.has_attempt(one) and not lock.is_settled,
            "may_object": one in lock.open_checkers and not lock.is_settled,
        }
        for one in lock.checkers
    ]


def shown(lock: Lock) -> dict[str, Any]:
    """What the desk's screen holds of a Solution: the strips and what was answered so far, nothing of the Solution."""
    return {
        "writer": lock.writer,
        "checkers": list(lock.checkers),
        "situation": lock.situation.value,
        "third": lock.third,
        "is_third_decided": lock.is_third_decided,
        "is_settled": lock.is_settled,
        "is_over": lock.is_over,
        "attempts": attempts(lock),
        "strips": strips(lock),
    }


def turned(lock: Lock, number: int) -> dict[str, Any] | None:
    """What the screen shows when it is turned to the players: one opening's sentence and its rule; None when there is
    no such opening."""
    opening = next((one for one in lock.openings if one.number == number), None)
    if opening is None:
        return None
    return {
        "writer": lock.writer,
        "by": opening.request.by,
        "says": opening.answer["says"],
        "rule": opening.answer.get("rule"),
    }


def printed_opening(opening: Opening) -> PrintedOpening:
    """An opening as it is written down."""
    request = opening.request
    return {
        "number": opening.number,
        "level": int(opening.level),
        "request": {
            "asked": request.asked.value,
            "by": request.by,
            "section": request.section,
            "code": request.code,
            "place": request.place,
            "regrouped": request.regrouped,
            "partner": request.partner,
        },
        "judge": opening.judge,
        "at": opening.at,
        "answer": opening.answer,
    }


def read_request(printed: Mapping[str, Any]) -> Request:
    """A request from JSON; raises ValueError or KeyError where it is none."""
    texts = {name: printed.get(name) for name in ("section", "code", "place", "regrouped", "partner")}
    return Request(Asked(printed["asked"]), str(printed["by"]), **texts)


def printed_lock(lock: Lock) -> dict[str, Any]:
    """The whole lock as JSON."""
    return {
        "game": lock.game,
        "edition": lock.edition,
        "season": lock.season,
        "situation": lock.situation.value,
        "writer": lock.writer,
        "checkers": list(lock.checkers),
        "third": lock.third,
        "variations": list(lock.variations),
        "is_third_decided": lock.is_third_decided,
        "is_over": lock.is_over,
        "is_settled": lock.is_settled,
        "tried_regrouping": list(lock.tried_regrouping),
        "closed_for": list(lock.closed_for),
        "openings": [printed_opening(one) for one in lock.openings],
    }


def read_lock(printed: Mapping[str, Any]) -> Lock:
    """A lock from JSON, the same that was printed."""
    return Lock(
        game=printed["game"],
        edition=printed["edition"],
        season=printed["season"],
        situation=Situation(printed["situation"]),
        writer=printed["writer"],
        checkers=tuple(printed["checkers"]),
        third=printed["third"],
        variations=tuple(printed["variations"]),
        is_third_decided=printed["is_third_decided"],
        is_over=printed["is_over"],
        is_settled=printed["is_settled"],
        tried_regrouping=tuple(printed["tried_regrouping"]),
        closed_for=tuple(printed["closed_for"]),
        openings=tuple(
            Opening(one["number"], read_request(one["request"]), one["judge"], one["at"], one["answer"])
            for one in printed["openings"]
        ),
    )
