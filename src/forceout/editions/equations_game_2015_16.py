"""Equations 2015-16 at the table: where its procedures are printed, and which they are."""

from collections.abc import Mapping
from typing import Final

from forceout.editions.equations_2015_16 import EQUATIONS_2015_16, Season
from forceout.games.equations.play import EquationsGame
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.procedures import Procedures, Sections

SECTIONS: Final = Sections(
    rolling=EQUATIONS["II-A"],
    dealing=EQUATIONS["II-A"],
    selecting=EQUATIONS["II-B"],
    selecting_order=EQUATIONS["II-B-1"],
    two_selections=EQUATIONS["II-B-3"],
    setting_goal=EQUATIONS["IV-A"],
    goal_set=EQUATIONS["IV-B-3"],
    bonus_before_goal=EQUATIONS["IV-C-1"],
    leader_bonus_before_goal=EQUATIONS["IV-C-2"],
    no_goal=EQUATIONS["IV-D"],
    no_goal_disagreed=EQUATIONS["IV-D-2"],
    turn=EQUATIONS["V-B"],
    bonus=EQUATIONS["V-C-1"],
    leader_bonus=EQUATIONS["V-C-2"],
    challenging=EQUATIONS["VI-A"],
    now_too_few=EQUATIONS["VI-A-2"],
    now_nothing_on_mat=EQUATIONS["VI-A-2"],
    invalid_challenge=EQUATIONS["VI-B"],
    presenting_now=EQUATIONS["VII-A-1"],
    presenting_impossible=EQUATIONS["VII-A-2"],
    third_party=EQUATIONS["VII-C-1"],
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

EQUATIONS_GAME_2015_16: Final[Mapping[Season, EquationsGame]] = {
    season: EquationsGame(
        edition,
        Procedures(
            sections=SECTIONS,
            third_party_takes_side=True,
            writes_against_no_goal=False,
            senior_must_take_two=False,
            can_have_two_challengers=False,
            change_spoils_solution=False,
            failed_regrouping_closes=True,
            judge_can_be_asked=True,
            stop_forbids_challenges=False,
            has_second_judges=False,
            corrects_oversights=True,
        ),
    )
    for season, edition in EQUATIONS_2015_16.items()
}
