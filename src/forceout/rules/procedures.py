"""The procedures and limits that an edition holds, beside its lists of variations (On-Sets I–XI, Equations I–XI)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from forceout.rulebook.rule import Rule
from forceout.rules.procedures_of_books import (
    always_claims,
    change_is_refused,
    closes_for_nobody,
    no_side,
    none_together,
    open_after_stop,
    stands_once_signed,
    two_but_in_senior,
    writers_side,
)
from forceout.rules.revision import LATEST, Revision
from forceout.rules.vocabulary import Division, Situation

if TYPE_CHECKING:
    from forceout.rules.scoring_shake import Side
    from forceout.rules.state import Contest, Policing


@dataclass(frozen=True, slots=True)
class TimeLimits:
    """The seconds for each task, as XI-A-1 lists them."""

    rolling: int = 60
    selecting: int = 15
    setting_goal: int = 120
    first_turn: int = 120
    turn: int = 60
    stating_challenge: int = 15
    challenging_last_cube: int = 60
    writing: int = 120
    checking: int = 120
    agreeing_no_goal: int = 60
    goal_against_no_goal: int = 60
    countdown: int = 10
    additional: int = 60
    round: int = 30 * 60
    after_warning: int = 5 * 60


@dataclass(frozen=True, slots=True)
class Sections:
    """Where an edition prints what the engine cites; the numerals shift between the games."""

    lot: Rule
    rolling: Rule
    dealing: Rule
    selecting: Rule
    selecting_order: Rule
    two_selections: Rule
    setting_goal: Rule
    goals: Rule
    goal_set: Rule
    bonus_before_goal: Rule
    leader_bonus_before_goal: Rule
    no_goal: Rule
    no_goal_agreed: Rule
    no_goal_disagreed: Rule
    turn: Rule
    bonus_moves: Rule
    bonus: Rule
    leader_bonus: Rule
    challenging: Rule
    now_too_few: Rule
    now_nothing_on_mat: Rule
    invalid_challenge: Rule
    presenting: Rule
    presenting_now: Rule
    presenting_impossible: Rule
    third_party: Rule
    taking_side: Rule
    presented: Rule
    one_at_a_time: Rule
    checking: Rule
    regrouping: Rule
    asking_judge: Rule
    last_cube: Rule
    challenging_last_cube: Rule
    illegal_procedure: Rule
    insulated: Rule
    behaviour: Rule
    absence: Rule
    time_limits: Rule
    end_of_round: Rule
    scoresheet: Rule


@dataclass(frozen=True, slots=True)
class Rejections:
    """Where an edition prints what may be wrong with a Solution."""

    criteria: Mapping[str, Rule]
    """What a checker may claim whatever is in force, in the order in which it is asked."""
    variation_broken: Rule
    variation_misread: Rule


@dataclass(frozen=True, slots=True)
class SecondJudges:
    """Where a book prints what two judges do: appeals, and time added by a judge (On-Sets 2026-27 VII-C-7, XI-B-3)."""

    appeals: Rule
    added_time: Rule


@dataclass(frozen=True, slots=True)
class Procedures:
    """What changed from book to book in how a shake is played."""

    sections: Sections
    rejections: Rejections
    limits: TimeLimits = TimeLimits()
    selections_of_other: Callable[[Division], int] = two_but_in_senior
    """How many variations the other of two players selects."""
    end_of_dispute: Situation | None = None
    """What disputing "no Goal" leads to (III-D-2): Solutions are written; None where who disputes it sets a Goal."""
    side_shown: "Callable[[Contest], Side | None]" = writers_side
    """The side that the Third Party is on who presents; None where none is taken."""
    ends_together: Callable[[Revision], tuple[Situation, ...]] = none_together
    """What two can have brought about who picked up the block at the same instant (V-B)."""
    spoils_solution: "Callable[[Policing], bool]" = change_is_refused
    """Whether who tries to change a presented Solution has an incorrect one (VII-C-2-a)."""
    closed_by_failed_proof: Callable[[tuple[str, ...]], tuple[str, ...]] = closes_for_nobody
    """For whom a failed proof of ambiguity ends all objections (VII-C-5-c); for nobody, where none may be joined in."""
    asks_judge: Callable[[str | None], bool] = always_claims
    """Whether a rejection with such a reason asks the judge (VII-C-6; Equations VII-C-5-d)."""
    may_challenge_after_stop: Callable[[bool], bool] = open_after_stop
    """Whether moves may be challenged while Solutions are written, the round being stopped or not (XI-B-2)."""
    may_correct: Callable[[bool], bool] = stands_once_signed
    """Whether a scoresheet can be corrected, signed by all or not (XII-B)."""
    lateness: Rule | None = None
    """Where the book has who comes after the roll lose the points of an absent player."""
    second_judges: SecondJudges | None = None
    """Where the book has them."""
    revision: Revision = LATEST
    """Our reading of the book that the match began under."""

    @property
    def has_sides(self) -> bool:
        """Whether the Third Party takes a side."""
        return self.side_shown is not no_side
