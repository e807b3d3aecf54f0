"""Where On-Sets prints its procedures (On-Sets I–XI); both editions number alike what they both have."""

from forceout.rulebook.rule import ON_SETS
from forceout.rules.procedures import Sections

ON_SETS_SECTIONS = Sections(
    rolling=ON_SETS["II-A"],
    dealing=ON_SETS["II-B"],
    selecting=ON_SETS["II-C"],
    selecting_order=ON_SETS["II-C-1"],
    two_selections=ON_SETS["II-C-3"],
    setting_goal=ON_SETS["III-A"],
    goal_set=ON_SETS["III-B-2-c"],
    bonus_before_goal=ON_SETS["III-C-1"],
    leader_bonus_before_goal=ON_SETS["III-C-2"],
    no_goal=ON_SETS["III-D"],
    no_goal_disagreed=ON_SETS["III-D-2"],
    turn=ON_SETS["IV-B"],
    bonus=ON_SETS["IV-C-1"],
    leader_bonus=ON_SETS["IV-C-2"],
    challenging=ON_SETS["V-A"],
    now_too_few=ON_SETS["V-A-2-a"],
    now_nothing_on_mat=ON_SETS["V-A-2-b"],
    invalid_challenge=ON_SETS["V-B"],
    presenting_now=ON_SETS["VII-A-1"],
    presenting_impossible=ON_SETS["VII-A-2"],
    third_party=ON_SETS["VII-C-1"],
    presented=ON_SETS["VII-C-2"],
    checking=ON_SETS["VII-C-4"],
    regrouping=ON_SETS["VII-C-5-c"],
    asking_judge=ON_SETS["VII-C-6"],
    last_cube=ON_SETS["VIII-A"],
    challenging_last_cube=ON_SETS["VIII-B"],
    illegal_procedure=ON_SETS["IX-A"],
    insulated=ON_SETS["IX-B"],
    behaviour=ON_SETS["IX-C"],
    time_limits=ON_SETS["XI-A"],
    end_of_round=ON_SETS["XI-B-2"],
)
