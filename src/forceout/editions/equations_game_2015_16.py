"""Equations 2015-16 at the table: where its procedures are printed, and which they are."""

from collections.abc import Mapping
from typing import Final

from forceout.editions.equations_2015_16 import EQUATIONS_2015_16, Season
from forceout.games.equations.play import EquationsGame
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.procedures import Procedures, Rejections, Sections
from forceout.rules.procedures_of_books import (
    asks_without_reason,
    change_is_refused,
    closes_for_who_tried,
    corrected_when_all_agree,
    none_together,
    open_after_stop,
    two_but_in_senior,
    writers_side,
)

SECTIONS: Final = Sections(
    lot=EQUATIONS["I-D"],
    rolling=EQUATIONS["II-A"],
    dealing=EQUATIONS["II-A"],
    selecting=EQUATIONS["II-B"],
    selecting_order=EQUATIONS["II-B-1"],
    two_selections=EQUATIONS["II-B-3"],
    setting_goal=EQUATIONS["IV-A"],
    goals=EQUATIONS["IV-B"],
    goal_set=EQUATIONS["IV-B-3"],
    bonus_before_goal=EQUATIONS["IV-C-1"],
    leader_bonus_before_goal=EQUATIONS["IV-C-2"],
    no_goal=EQUATIONS["IV-D"],
    no_goal_agreed=EQUATIONS["IV-D-1"],
    no_goal_disagreed=EQUATIONS["IV-D-2"],
    turn=EQUATIONS["V-B"],
    bonus_moves=EQUATIONS["V-C"],
    bonus=EQUATIONS["V-C-1"],
    leader_bonus=EQUATIONS["V-C-2"],
    challenging=EQUATIONS["VI-A"],
    now_too_few=EQUATIONS["VI-A-2"],
    now_nothing_on_mat=EQUATIONS["VI-A-2"],
    invalid_challenge=EQUATIONS["VI-B"],
    presenting=EQUATIONS["VII-A"],
    presenting_now=EQUATIONS["VII-A-1"],
    presenting_impossible=EQUATIONS["VII-A-2"],
    third_party=EQUATIONS["VII-C-1"],
    taking_side=EQUATIONS["VII-A-3"],
    presented=EQUATIONS["VII-C-2"],
    one_at_a_time=EQUATIONS["VII-C-3"],
    checking=EQUATIONS["VII-C-4"],
    regrouping=EQUATIONS["VII-C-5-c"],
    asking_judge=EQUATIONS["VII-C-5-d"],
    last_cube=EQUATIONS["VIII-A"],
    challenging_last_cube=EQUATIONS["VIII-B"],
    illegal_procedure=EQUATIONS["IX-A"],
    insulated=EQUATIONS["IX-B"],
    behaviour=EQUATIONS["IX-C"],
    absence=EQUATIONS["X-D"],
    time_limits=EQUATIONS["XI-A"],
    end_of_round=EQUATIONS["XI-B-2"],
    scoresheet=EQUATIONS["XII-B"],
)

REJECTIONS: Final = Rejections(
    criteria={
        "ambiguous": EQUATIONS["VII-C-5-c"],
        "goal-misread": EQUATIONS["VII-C-5-b"],
        "syntax": EQUATIONS["III-A"],
        "no-goal-written": EQUATIONS["VII-B-2-a"],
        "required-unused": EQUATIONS["VII-B-3-b"],
        "cube-unavailable": EQUATIONS["VII-B-3-c"],
        "too-many-resources": EQUATIONS["VII-B-3-e"],
        "two-digit-numeral": EQUATIONS["VII-B-4"],
        "undefined": EQUATIONS["III-C"],
        "fewer-than-two-cubes": EQUATIONS["VII-B-3-a"],
        "goal-illegal": EQUATIONS["VII-C-5-a"],
    },
    variation_broken=EQUATIONS["VII-B-5"],
    variation_misread=EQUATIONS["VII-C-5-f"],
)

EQUATIONS_GAME_2015_16: Final[Mapping[Season, EquationsGame]] = {
    season: EquationsGame(
        edition,
        Procedures(
            sections=SECTIONS,
            rejections=REJECTIONS,
            selections_of_other=two_but_in_senior,
            end_of_dispute=None,
            side_shown=writers_side,
            ends_together=none_together,
            spoils_solution=change_is_refused,
            closed_by_failed_proof=closes_for_who_tried,
            asks_judge=asks_without_reason,
            may_challenge_after_stop=open_after_stop,
            may_correct=corrected_when_all_agree,
            second_judges=None,
        ),
    )
    for season, edition in EQUATIONS_2015_16.items()
}
GAMES: Final[Mapping[str | None, EquationsGame]] = {
    season.value: game for season, game in EQUATIONS_GAME_2015_16.items()
}
