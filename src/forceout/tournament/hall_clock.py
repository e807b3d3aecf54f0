"""The hall clock, and what the hall is told (On-Sets XI-B; Equations XI-B)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from forceout.messages.message import Message
from forceout.rules.variation import MalformedBlank
from forceout.rules.vocabulary import Division as Level
from forceout.rules.vocabulary import Form
from forceout.tournament.settings import Competition, game_of
from forceout.tournament.state import NO_NEW_SHAKES, START, STOP, Round

BEFORE: Final = "before"
PLAY: Final = "play"
LAST_MINUTES: Final = "last-minutes"
WRITING: Final = "writing"
OVER: Final = "over"


@dataclass(frozen=True, slots=True)
class Reading:
    """What the hall clock shows: the part of the round, and the seconds until the next one is due."""

    part: str
    left: int
    """Less than nothing where the director is late in telling the hall."""
    next: str | None
    """What the hall is told next."""


def writing_seconds(competition: Competition, level: Level) -> tuple[int, int]:
    """The seconds to write after the stop, and where a variation of the division gives longer, those (On-Sets XI-B-2,
    XI-B-2-comment; Equations XI-B-2)."""
    game = game_of(competition)
    plain = game.procedures.limits.writing
    if competition.form != Form.ADVENTUROUS.value:
        return plain, plain
    extra = [variation.extra_seconds() for variation in variations_without_blank(game.edition.variation_list(level))]
    return plain, plain + max(extra, default=0)


def variations_without_blank(kinds: Mapping[type[Any], str]) -> list[Any]:
    """The variations of a list that need nothing filled in, as they are in force."""
    found = []
    for kind in kinds:
        try:
            found.append(kind.fill_in(None))
        except MalformedBlank:
            continue
    return found


def due_times(competition: Competition, level: Level, started_at: int, added_time: int = 0) -> dict[str, int]:
    """When each thing is due after the start, in milliseconds; a table's own added time moves its own stop (On-Sets
    XI-B, XI-B-1, XI-B-2; On-Sets 2026-27 XI-B-3; Equations XI-B, XI-B-1, XI-B-2)."""
    limits = game_of(competition).procedures.limits
    warned = started_at + 1000 * limits.round
    stopped = warned + 1000 * (limits.after_warning + added_time)
    return {
        START: started_at,
        NO_NEW_SHAKES: warned,
        STOP: stopped,
        OVER: stopped + 1000 * writing_seconds(competition, level)[1],
    }


def reading(one: Round, competition: Competition, level: Level, now: int, table: str | None = None) -> Reading:
    """What the clock shows now, for the hall or for one table; what was told counts from when it was told."""
    started = one.told.get(START)
    if started is None:
        return Reading(BEFORE, 0, START)
    limits = game_of(competition).procedures.limits
    warned = one.told.get(NO_NEW_SHAKES)
    if warned is None:
        return Reading(PLAY, _seconds(started + 1000 * limits.round - now), NO_NEW_SHAKES)
    added = one.record(table).added_time if table is not None else 0
    stopped = one.told.get(STOP)
    if stopped is None or (added and now < warned + 1000 * (limits.after_warning + added)):
        due = warned + 1000 * (limits.after_warning + added)
        return Reading(LAST_MINUTES, _seconds(due - now), STOP)
    stopped = max(stopped, warned + 1000 * (limits.after_warning + added)) if added else stopped
    left = _seconds(stopped + 1000 * writing_seconds(competition, level)[1] - now)
    return Reading(WRITING, left, None) if left > 0 else Reading(OVER, 0, None)


def _seconds(milliseconds: int) -> int:
    return -(-milliseconds // 1000)


def announcement(what: str, competition: Competition, level: Level) -> Message:
    """What the director reads out, in our words for this edition (On-Sets XI-B, XI-B-1, XI-B-2, XI-B-2-comment;
    Equations XI-B, XI-B-1, XI-B-2)."""
    game = game_of(competition)
    limits = game.procedures.limits
    if what == START:
        return Message("the-round-begins", minutes=limits.round // 60)
    if what == NO_NEW_SHAKES:
        return Message("no-new-shakes-from-now-on", minutes=limits.after_warning // 60)
    plain, longest = writing_seconds(competition, level)
    stops_challenges = not game.procedures.may_challenge_after_stop(True)
    stop = Message(
        "stop-and-write",
        challenges="closed" if stops_challenges else "open",
        minutes=plain // 60,
        game=competition.game,
    )
    return stop if plain == longest else Message("stop-with-longer-writing", stop=stop, minutes=longest // 60)
