"""Penalties and warnings: preset causes with their sections, and the conditions of each (On-Sets XI-A, IX-C, V-B;
On-Sets 2026-27 IX-D; Equations XI-A, IX-C, VI-B)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.lines import Line
from forceout.messages.message import Message, Seat
from forceout.rulebook.rule import Rule
from forceout.rules.actions import Penalize, Warn
from forceout.rules.vocabulary import Division

INITIALLED: Final = (Division.ELEMENTARY, Division.MIDDLE)
"""Where a point counts only with a judge's initials (On-Sets XI-A-note; Equations XI-A-note)."""
BEHAVIOUR, FALSE_CHARGE, TOO_LATE, ILLEGAL = "behaviour", "false-charge", "too-late", "illegal-procedure"
"""The reasons that the log has for a penalty."""


@dataclass(frozen=True, slots=True)
class Cause:
    """A cause of a penalty: what the list calls it, its clause, and what it asks for."""

    name: str
    rule: Rule
    reason: str
    points: int = 1
    needs_warning: bool = False
    needs_second_judge: bool = False

    def printed(self) -> dict[str, Any]:
        """The cause for the judge's list."""
        return {
            "name": self.name,
            "title": str(Message("cause-title", cause=self.name)),
            "rule": str(self.rule),
            "points": self.points,
            "needs_warning": self.needs_warning,
            "needs_second_judge": self.needs_second_judge,
        }


@dataclass(frozen=True, slots=True)
class GivenWarning:
    """A warning that a player has had, in whichever round of the event."""

    player: str
    reason: str = ""
    round: int = 0
    shake: int = 0
    judge: str = ""
    at: int = 0


def causes(book: DeskBook) -> tuple[Cause, ...]:
    """Everything that costs a point by a book, the commonest first (On-Sets XI-A, II-C-2, III-C-2, IV-C-2, V-A-2, V-B,
    VIII-B, IX-C; On-Sets 2026-27 IX-D; Equations XI-A, II-B-2, IV-C-2, V-C-2, VI-A-2, VI-B, VIII-B, IX-C)."""
    sections = book.sections
    found = [
        Cause("too-late", sections.time_limits, TOO_LATE),
        Cause("too-late-again", sections.time_limits, TOO_LATE),
        Cause("invalid-challenge", sections.invalid_challenge, ILLEGAL),
        Cause("block-without-challenge", sections.invalid_challenge, ILLEGAL),
        Cause("now-with-too-few-cubes", sections.now_too_few, ILLEGAL),
        Cause("now-with-nothing-on-mat", sections.now_nothing_on_mat, ILLEGAL),
        Cause("challenge-after-last-cube", sections.challenging_last_cube, ILLEGAL),
        Cause("illegal-selection", book.illegal_selection, ILLEGAL),
        Cause("second-illegal-selection", book.illegal_selection, ILLEGAL),
        Cause("leader-bonus", sections.leader_bonus, ILLEGAL),
        Cause("leader-bonus-before-goal", sections.leader_bonus_before_goal, ILLEGAL),
        Cause("behaviour", sections.behaviour, BEHAVIOUR, needs_warning=True),
        Cause("false-charges", sections.behaviour, FALSE_CHARGE, needs_warning=True),
    ]
    if book.procedures.end_of_dispute is None:
        found.append(Cause("disputed-and-no-goal-after-all", sections.no_goal_disagreed, ILLEGAL))
        found.append(Cause("wrong-no-goal", sections.no_goal_disagreed, ILLEGAL, points=2))
    if book.has_second_judges:
        found.append(Cause("unfair-advantage", book.rule("IX-D"), BEHAVIOUR, needs_second_judge=True))
    return tuple(found)


def find_cause(book: DeskBook, name: str) -> Cause | None:
    """A cause by its name; None where the book has no such."""
    return next((one for one in causes(book) if one.name == name), None)


def is_warned(warnings: Iterable[GivenWarning], player: str) -> bool:
    """Whether a player has been warned, in this round or an earlier one (On-Sets IX-C; Equations IX-C)."""
    return any(one.player == player for one in warnings)


@dataclass(frozen=True, slots=True)
class Pad:
    """A penalty about to be taken: its three conditions, and whether it may be taken and counts."""

    player: str
    cause: Cause
    lines: tuple[Line, ...]
    does_count: bool
    """Whether it is subtracted: with initials, where they are asked for."""
    second_judge: str

    @property
    def may_take(self) -> bool:
        """Whether a judge may take the point: warning and second judge are there where they are needed."""
        warning, _, second = self.lines
        return warning.is_met and second.is_met

    def action(self) -> dict[str, Any]:
        """The action for the log."""
        said = {"do": Penalize.do, "player": self.player, "points": self.cause.points, "reason": self.cause.reason}
        return {**said, "second_judge": self.second_judge}

    def printed(self) -> dict[str, Any]:
        """The pad as JSON has it."""
        return {
            "player": self.player,
            "cause": self.cause.printed(),
            "lines": [one.printed() for one in self.lines],
            "may_take": self.may_take,
            "does_count": self.does_count,
            "action": self.action() if self.may_take else None,
        }


def penalty_pad(
    book: DeskBook,
    division: Division,
    cause: Cause,
    player: str,
    *,
    warnings: Sequence[GivenWarning] = (),
    initials: str = "",
    second_judge: str = "",
) -> Pad:
    """The conditions of a penalty: a warning first, initials, a second judge (On-Sets IX-C, XI-A-note; On-Sets 2026-27
    IX-D; Equations IX-C, XI-A-note)."""
    needs_initials = division in INITIALLED
    has_initials = bool(initials.strip())
    lines = (
        _warning_line(book, cause, player, warnings),
        Line(
            Message("your-initials"),
            _initials_words(needs_initials, has_initials),
            has_initials or not needs_initials,
            book.rule("XI-A-note"),
        ),
        _second_judge_line(book, cause, second_judge),
    )
    return Pad(player, cause, lines, has_initials or not needs_initials, second_judge)


def _warning_line(book: DeskBook, cause: Cause, player: str, warnings: Sequence[GivenWarning]) -> Line:
    rule = book.sections.behaviour
    if not cause.needs_warning:
        return Line(Message("warning-first"), Message("not-needed-for-this-cause"), True, rule)
    given = next((one for one in warnings if one.player == player), None)
    if given is None:
        return Line(Message("warning-first"), Message("warn-player-first", player=Seat(player)), False, rule)
    words = Message("warned-in-round-it-lasts-into-later-rounds", round=given.round, shake=given.shake)
    return Line(Message("warning-first"), words, True, rule)


def _initials_words(needs_initials: bool, has_initials: bool) -> Message:
    if has_initials:
        return Message("it-is-initialled")
    return Message("without-initials-it-does-not-count") if needs_initials else Message("not-needed-in-this-division")


def _second_judge_line(book: DeskBook, cause: Cause, second_judge: str) -> Line:
    rule = book.rule("IX-D") if book.has_second_judges else book.sections.behaviour
    if not cause.needs_second_judge:
        return Line(Message("second-judge"), Message("no-second-judge-is-needed"), True, rule)
    if not second_judge:
        return Line(Message("second-judge"), Message("both-judges-must-agree-or-there-is-no-penalty"), False, rule)
    return Line(Message("second-judge"), Message("judge-agrees", judge=second_judge), True, rule)


def warn_action(player: str, reason: str) -> dict[str, Any]:
    """The action of a warning for the log (On-Sets IX-C; Equations IX-C)."""
    return {"do": Warn.do, "player": player, "reason": reason}


def next_step(book: DeskBook, player: str, warnings: Sequence[GivenWarning], points_taken: int) -> Message:
    """What a judge may do next about a player's behaviour: warn, then a point each time, then the round or all that
    follow (On-Sets IX-C; On-Sets 2026-27 IX-D; Equations IX-C)."""
    if not is_warned(warnings, player):
        if book.has_second_judges:
            return Message("next-is-a-warning-or-a-point-with-a-second-judge", player=Seat(player))
        return Message("next-is-a-warning", player=Seat(player))
    if points_taken == 0:
        return Message("next-is-a-point", player=Seat(player))
    return Message("next-is-a-point-or-disqualification", player=Seat(player))
