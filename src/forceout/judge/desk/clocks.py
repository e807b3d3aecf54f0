"""Clocks: every limit with its section, the countdown and the additional minute, and the stopwatch of a controversy
(On-Sets XI-A, XI-B, XIII-D-14-note; On-Sets 2026-27 XI-B-3; Equations XI-A, XI-B)."""

from dataclasses import dataclass
from typing import Any, Final

from forceout.judge.desk.book import DeskBook
from forceout.messages.message import Message
from forceout.rulebook.rule import Rule

LAST_MINUTES: Final = 5 * 60
"""The end of a round, before its warning, in which the time of a dispute is added (On-Sets 2026-27 XI-B-3)."""


@dataclass(frozen=True, slots=True)
class Clock:
    """One limit: its seconds, its clause, and what follows when it is over."""

    name: str
    seconds: int
    rule: Rule
    countdown: int = 0
    additional: int = 0

    def printed(self) -> dict[str, Any]:
        """The clock as JSON has it."""
        return {
            "name": self.name,
            "title": str(Message("clock-title", clock=self.name)),
            "seconds": self.seconds,
            "countdown": self.countdown,
            "additional": self.additional,
            "rule": str(self.rule),
        }


def extra_seconds(book: DeskBook, variations: tuple[str, ...]) -> int:
    """The seconds that variations in force add to writing and checking (On-Sets XIII-D-14-note)."""
    kinds = book.game.edition.every_variation()
    return sum(kinds[name].fill_in(None).extra_seconds() for name in variations if _has_no_blank(kinds, name))


def _has_no_blank(kinds: Any, name: str) -> bool:
    return name in kinds and kinds[name].blank is None


def clocks(book: DeskBook, variations: tuple[str, ...] = ()) -> tuple[Clock, ...]:
    """Every limit of a book, in the order of XI-A-1, then the countdown, the additional minute and the round (On-Sets
    XI-A, XI-A-1, XI-A-3, XI-A-3-note, XI-B; Equations XI-A, XI-A-1, XI-A-3, XI-A-3-note, XI-B)."""
    limits, extra = book.limits, extra_seconds(book, variations)
    countdown, additional = limits.countdown, limits.additional

    def task(name: str, seconds: int, letter: str) -> Clock:
        return Clock(name, seconds, book.rule(f"XI-A-1-{letter}"), countdown, additional)

    return (
        task("rolling", limits.rolling, "a"),
        task("selecting", limits.selecting, "b"),
        task("setting-goal", limits.setting_goal, "c"),
        task("first-turn", limits.first_turn, "d"),
        task("turn", limits.turn, "e"),
        Clock("naming-challenge", limits.stating_challenge, book.rule("XI-A-1-f")),
        Clock("challenging-last-cube", limits.challenging_last_cube + extra, book.rule("XI-A-1-g")),
        task("writing", limits.writing + extra, "h"),
        task("checking", limits.checking + extra, "i"),
        Clock("agreeing-no-goal", limits.agreeing_no_goal, book.sections.no_goal, countdown, additional),
        Clock("countdown", countdown, book.rule("XI-A-3")),
        Clock("additional-minute", additional, book.rule("XI-A")),
        Clock("correcting", countdown, book.rule("IX-A-1-note")),
        Clock("round", limits.round, book.rule("XI-B")),
        Clock("last-shake", limits.after_warning, book.rule("XI-B-1")),
        Clock("writing-after-stop", limits.writing + extra, book.rule("XI-B-2")),
    )


@dataclass(frozen=True, slots=True)
class AddedTime:
    """What a controversy adds to a table's time."""

    seconds: int
    says: Message
    rule: Rule

    def printed(self) -> dict[str, Any]:
        """The added time as JSON has it."""
        return {"seconds": self.seconds, "says": str(self.says), "rule": str(self.rule)}


def controversy(book: DeskBook, *, began: int, ended: int) -> AddedTime:
    """The seconds that settling a controversy adds, by when in the round the judge was called: only in the last five
    minutes before the warning, and only where the book has that (On-Sets 2026-27 XI-B-3)."""
    if ended < began:
        raise ValueError("a controversy ends after it began")
    judges = book.procedures.second_judges
    if judges is None:
        return AddedTime(0, Message("this-book-adds-no-time-for-controversies"), book.sections.end_of_round)
    is_late_enough = book.limits.round - LAST_MINUTES <= began < book.limits.round
    if not is_late_enough:
        return AddedTime(0, Message("time-is-added-only-in-the-last-five-minutes"), judges.added_time)
    return AddedTime(
        ended - began, Message("seconds-are-added-for-this-table", seconds=ended - began), judges.added_time
    )
