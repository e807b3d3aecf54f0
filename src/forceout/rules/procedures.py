"""The procedures and limits that an edition holds, beside its lists of variations (On-Sets I–XI, Equations I–XI)."""

from dataclasses import dataclass

from forceout.rulebook.rule import Rule
from forceout.rules.revision import LATEST, Revision


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

    rolling: Rule
    dealing: Rule
    selecting: Rule
    selecting_order: Rule
    two_selections: Rule
    setting_goal: Rule
    goal_set: Rule
    bonus_before_goal: Rule
    leader_bonus_before_goal: Rule
    no_goal: Rule
    no_goal_disagreed: Rule
    turn: Rule
    bonus: Rule
    leader_bonus: Rule
    challenging: Rule
    now_too_few: Rule
    now_nothing_on_mat: Rule
    invalid_challenge: Rule
    presenting_now: Rule
    presenting_impossible: Rule
    third_party: Rule
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
class Procedures:
    """What changed from book to book in how a shake is played."""

    sections: Sections
    limits: TimeLimits = TimeLimits()
    third_party_takes_side: bool = True
    """VII-A-3 of 2014-15 and 2015-16; in 2026-27 the Third Party may present and takes no side."""
    writes_against_no_goal: bool = False
    """III-D-2 of 2026-27; before, who disagrees sets a Goal."""
    senior_must_take_two: bool = False
    """II-C-3 of 2026-27: with two players the other one must select two in Senior as well."""
    can_have_two_challengers: bool = False
    """V-B of 2026-27: two who pick up the block at the same instant are both Challengers."""
    change_spoils_solution: bool = False
    """VII-C-2-a of 2026-27: who tries to change a presented Solution has an incorrect one."""
    failed_regrouping_closes: bool = False
    """VII-C-5-c of 2026-27 and of Equations: a failed proof of ambiguity ends that checker's objections, and two
    checkers may join in one."""
    judge_can_be_asked: bool = False
    """VII-C-6 of 2026-27, VII-C-5-d of Equations: whether the Solution equals the Goal, and then no more."""
    stop_forbids_challenges: bool = False
    """XI-B-2 of 2026-27: "stop" ends challenging as well as moving."""
    has_second_judges: bool = False
    """VII-C-7, IX-D and XI-B-3 of 2026-27: appeals, a point at once where two judges agree, time added by a judge."""
    corrects_oversights: bool = False
    """XII-B of Equations: a simple oversight is corrected when all players agree."""
    revision: Revision = LATEST
    """Our reading of the book that the match began under."""
