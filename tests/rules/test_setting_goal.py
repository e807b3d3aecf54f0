"""Setting the Goal, and declaring that there is none."""

import pytest

from forceout.rules.revision import REVISION_0_2
from tests.support.shakes import (
    EQUATIONS_FACES,
    EVERY_BOOK,
    FACES,
    GOAL,
    OLDER_BOOKS,
    ON_SETS,
    RIGHT,
    UNIVERSE,
    before_roll,
    begun,
    play,
)


@EVERY_BOOK
def test_on_sets_III_A_the_goal_setter_sets_the_goal_from_resources(game: str, edition: str) -> None:
    """On-Sets Basic-I-A, III-B, III-B-2-a; On-Sets 2014-15 Basic-I-C; Equations IV-A, IV-B-3-a, Basic-I-A."""
    table = play(game, edition)
    assert table.gets(f"B goal {GOAL[game]}") == "not-your-turn"
    assert table.gets("A goal row 5" if game == "on-sets" else "A goal 66") == "cube-not-there"
    assert table.gets("A goal row 1 1" if game == "on-sets" else "A goal 6+6") == "cube-not-there"
    assert table.gets("A goal ?") == "illegal-configuration"
    before = len(table.shake.resources)
    assert table.gets(f"A goal {GOAL[game]}") == "ok"
    assert (table.phase, table.turn, table.mover) == ("moving", "B", "A")
    used = 3 if game == "on-sets" else 1
    assert len(table.shake.goal_cubes) == used
    assert len(table.shake.resources) == before - used


def test_equations_Basic_I_A_a_goal_has_one_to_six_cubes() -> None:
    """Equations IV-A."""
    assert play("equations").gets("A goal 12+3-4") == "ok"
    assert play("equations", revision=REVISION_0_2).gets("A goal 12+3-45") == "illegal-configuration"


@pytest.mark.parametrize("policing", ["referee", "players"])
def test_equations_VI_A_1_a_a_goal_of_seven_cubes_stands_and_is_challenged(policing: str) -> None:
    """Equations VII-C-5-a."""
    table = play("equations", policing=policing)
    assert table.gets("A goal 12+3-45") == "ok"
    assert (table.phase, table.shake.standing) == ("moving", ())
    assert table.gets("B charge illegal-configuration") != "ok"
    table("B challenge impossible", "C side challenger", "A present 6×7=(12+3)-45", "B reject A goal-illegal")
    assert table.scores == {"A": 2, "B": 6, "C": 4}


def test_equations_VI_A_1_a_a_goal_may_take_nearly_all_the_cubes() -> None:
    for size in (22, 23, 24):
        table = play("equations")
        assert table.gets(f"A goal {''.join(EQUATIONS_FACES.split()[:size])}") == "ok"
        assert table.gets("B challenge impossible") == "ok"


@ON_SETS
def test_on_sets_III_B_1_comment_digits_that_are_not_in_the_goal_leave_resources(edition: str) -> None:
    """Guidelines B1."""
    table = play(edition=edition)("A goal row 2")
    assert table.mat == {"forbidden": "1 3"}
    assert not any(cube.isdigit() for cube in table.shake.resources)
    assert begun(edition=edition).mat == {}
    assert play("equations")("A goal 6").mat == {}


@EVERY_BOOK
def test_on_sets_III_B_2_c_a_goal_that_is_set_is_not_changed(game: str, edition: str) -> None:
    """On-Sets III-B-2-a; Equations IV-B-3-a, IV-B-3-c."""
    for policing in ("referee", "players"):
        table = begun(game, edition, policing=policing)
        for player in "AB":
            assert table.gets(f"{player} goal {'row 1' if game == 'on-sets' else '5'}") == "wrong-phase"
        assert table.shake.goal == GOAL[game]


@ON_SETS
def test_on_sets_III_B_2_cubes_laid_for_a_goal_stay_in_it_and_may_be_rearranged(edition: str) -> None:
    """On-Sets III-B-2-b; Guidelines B2."""
    table = play(edition=edition, policing="players")
    assert table.gets("A goal backwards-ell 1 2 3") == "(illegal-configuration)"
    assert table.phase == "moving"
    assert table("B charge illegal-configuration").phase == "goal"
    assert table.gets("A goal row 1 2") == "illegal-configuration"
    assert table.gets("A goal ell 1 2 3") == "ok"
    assert table.penalties == {}


def test_equations_IV_B_3_cubes_laid_for_a_goal_stay_in_it_and_may_be_rearranged() -> None:
    """Equations IV-B-3-b."""
    table = play("equations", policing="players", revision=REVISION_0_2)
    table("A goal 12+3-45", "B charge illegal-configuration")
    assert table.phase == "goal"
    assert table.gets("A goal 12+3") == "illegal-configuration"


def test_guidelines_B2_digits_may_be_added_up_to_three() -> None:
    table = play(policing="players")("A goal diagonal 1 2", "B charge illegal-configuration")
    assert table.gets("A goal row 1 3") == "illegal-configuration"
    assert table.gets("A goal tee 3 1 2") == "ok"
    assert table.mat == {}


def test_guidelines_B2_the_goal_setter_has_what_is_left_of_the_time_but_ten_seconds_at_least() -> None:
    table = play(policing="players")("clock tick 50", "A goal backwards-ell 1 2 3", "B charge illegal-configuration")
    assert table.time_left("A") == 70
    late = play(policing="players")("clock tick 125", "A goal backwards-ell 1 2 3", "B charge illegal-configuration")
    assert late("clock tick 9").penalties == {}
    assert late("clock tick 1").penalties == {"A": -1}


def test_guidelines_B2_no_bonus_and_no_way_out_once_digits_are_laid() -> None:
    table = play(policing="players")("A goal backwards-ell 1 2 3", "B charge illegal-configuration")
    assert table.gets("A bonus R") == "wrong-phase"
    assert table.gets("A no-goal") == "wrong-phase"


def test_guidelines_B2_what_was_moved_illegally_on_an_illegal_goal_goes_back_with_it() -> None:
    table = play(policing="players")("A goal backwards-ell 1 2 3", "B move = forbidden")
    assert table("C charge illegal-configuration").mat == {}
    assert sorted(table.shake.resources) == sorted(table.shake.roll or ())
    assert table("A goal ell 1 2 3").turn == "B"
    assert len(table.shake.resources) == 15


def test_guidelines_B3_once_played_on_an_illegal_goal_is_challenged() -> None:
    """On-Sets V-A-1-comment."""
    table = play(policing="players")("A goal backwards-ell 1 2 3", "B move R permitted")
    assert table.gets("C charge illegal-configuration") == "insulated"
    table("C challenge impossible", "A decline", "B present B ∪ Y")
    assert table("C reject B goal-illegal").scores == {"A": 4, "B": 2, "C": 6}


@ON_SETS
def test_guidelines_B4_a_negative_goal_is_no_illegal_procedure(edition: str) -> None:
    """On-Sets V-A-1-comment, III-B-1."""
    table = play(edition=edition, policing="players")
    assert table.gets("A goal row 1 ~3") == "ok"
    other = play(edition=edition, policing="players")
    assert other.gets("A goal upside-down-ell 1 ~3") == "(illegal-configuration)"
    assert table.gets("B charge illegal-configuration") == "not-illegal"
    assert table("B challenge impossible").phase == "writing"


def test_equations_VI_A_1_a_a_goal_that_is_no_legal_expression_stands_and_is_challenged() -> None:
    for goal in ("+8", "8÷0", "12+"):
        for policing in ("referee", "players"):
            table = play("equations", policing=policing)
            assert table.gets(f"A goal {goal}") == "ok", goal
            assert table.gets("B charge illegal-configuration") == "not-illegal"
            table("B challenge impossible", "C side challenger", "A present 7+1 = 8")
            assert table("B reject A goal-illegal").scores == {"A": 2, "B": 6, "C": 4}


def test_equations_VI_A_1_b_a_hopeless_goal_cannot_be_challenged_before_it_is_set() -> None:
    table = play("equations", policing="players")
    assert table.gets("B challenge impossible") == "invalid-challenge"
    table("B pick-up")
    assert table.gets("B challenge impossible") == "invalid-challenge"
    assert table.penalties == {"B": -2}
    assert table.phase == "goal"


def test_guidelines_B5_a_goal_before_the_cards_and_the_variations_is_not_accepted() -> None:
    table = before_roll(policing="players")(f"A roll {FACES}")
    assert table.gets("A goal row 1") == "wrong-phase"
    table(f"C deal {UNIVERSE}")
    assert table.gets("A goal row 1") == "wrong-phase"
    table("A select two-operations", "B select absolute-value", "C select wild-cube B")
    assert table.gets("A goal row 2") == "ok"


@EVERY_BOOK
def test_on_sets_III_C_a_bonus_comes_before_the_goal(game: str, edition: str) -> None:
    """On-Sets III-C-1; Equations IV-C, IV-C-1."""
    cube = "R" if game == "on-sets" else "7"
    table = play(game, edition)
    assert table.gets(f"B bonus {cube}") == "not-your-turn"
    if game == "on-sets":
        assert table.gets("A bonus Λ") == "cube-not-there"
    assert table.gets(f"A bonus {cube}") == "ok"
    assert (table.phase, table.turn, table.mat) == ("goal", "A", {"forbidden": cube})
    assert table.gets(f"A bonus {'G' if game == 'on-sets' else '8'}") == "wrong-phase"
    table(f"A goal {GOAL[game]}")
    assert table.gets(f"A bonus {'G' if game == 'on-sets' else '8'}") == "not-your-turn"


@ON_SETS
def test_on_sets_III_C_1_a_digit_or_a_relation_cannot_be_the_goal_setters_bonus(edition: str) -> None:
    """Guidelines B6."""
    table = play(edition=edition)
    assert table.gets("A bonus 1") == "digit-not-playable"
    for relation in "=⊆":
        assert table.gets(f"A bonus {relation}") == "relation-to-forbidden"
    assert table.gets("A bonus V") == "ok"


def test_guidelines_B6_a_bonus_relation_goes_back_and_the_goal_stays() -> None:
    table = play(policing="players")
    assert table.gets("A bonus =") == "(relation-to-forbidden)"
    table("A goal row 1 2 3", "B charge relation-to-forbidden")
    assert (table.mat, table.turn, table.shake.goal, table.penalties) == ({}, "B", "row 1 2 3", {})
    assert "=" in table.shake.resources


def test_guidelines_B6_before_a_digit_is_laid_another_bonus_is_possible() -> None:
    table = play(policing="players")("A bonus =", "B charge relation-to-forbidden")
    assert table.gets("A bonus R") == "ok"
    assert table.mat == {"forbidden": "R"}


@EVERY_BOOK
def test_on_sets_III_C_2_a_leading_goal_setter_has_no_bonus(game: str, edition: str) -> None:
    """Equations IV-C-2."""
    cube = "R" if game == "on-sets" else "7"
    for scores, expected in (
        ({"A": 6, "B": 4}, "bonus-while-leading"),
        ({"A": 6, "B": 6}, "ok"),
        ({"A": 4, "B": 6}, "ok"),
        ({}, "ok"),
    ):
        assert play(game, edition, scores=scores).gets(f"A bonus {cube}") == expected, scores


@EVERY_BOOK
def test_on_sets_III_C_2_note_the_leaders_bonus_goes_back_and_costs_a_point(game: str, edition: str) -> None:
    """Equations IV-C-2-note."""
    cube = "R" if game == "on-sets" else "7"
    for also in ((), (f"A goal {GOAL[game]}",)):
        table = play(game, edition, policing="players", scores={"A": 6})
        assert table.gets(f"A bonus {cube}") == "(bonus-while-leading)"
        table(*also, "B charge bonus-while-leading")
        assert (table.mat, table.penalties) == ({}, {"A": -1})
        assert table.phase == ("moving" if also else "goal")
    late = play(game, edition, policing="players", scores={"A": 6})(f"A bonus {cube}", f"A goal {GOAL[game]}")
    late(f"B move {'G' if game == 'on-sets' else '8'} permitted")
    assert late.gets("C charge bonus-while-leading") == "insulated"
    assert late.mat["forbidden"] == cube


@EVERY_BOOK
def test_on_sets_III_D_opponents_answer_no_goal_within_a_minute(game: str, edition: str) -> None:
    """Equations IV-D."""
    table = play(game, edition)
    assert table.gets("B no-goal") == "not-your-turn"
    assert table.gets("B agree") == "wrong-phase"
    assert table("A no-goal").phase == "no-goal"
    assert table.gets("A agree") == "not-your-turn"
    assert table.gets("A disagree") == "not-your-turn"
    assert (table.time_left("B"), table.time_left("C")) == (60, 60)
    assert table.gets("B agree") == "ok"
    assert table.gets("B disagree") == "not-your-turn"
    assert table("clock tick 69").penalties == {}
    assert table("clock tick 1").penalties == {"C": -1}
    assert table("clock tick 60").phase == "void"
    assert begun(game, edition).gets("A no-goal") == "wrong-phase"


@EVERY_BOOK
def test_on_sets_III_D_1_when_all_agree_the_shake_is_void(game: str, edition: str) -> None:
    """On-Sets III-D-1-b; Equations IV-D-1, IV-D-1-b."""
    table = play(game, edition, scores={"A": 4, "B": 6})("A no-goal", "B agree")
    assert table.phase == "no-goal"
    assert table("C agree").phase == "void"
    assert (table.scores, table.penalties, table.shake.goal_setter) == (None, {}, "A")
    assert table.shake.totals() == {"A": 4, "B": 6, "C": 0}
    assert table.gets("A no-goal") == "wrong-phase"
    assert play(game, edition, players="AB")("A no-goal", "B agree").phase == "void"


@EVERY_BOOK
def test_on_sets_III_D_1_c_a_bonus_commits_to_a_goal(game: str, edition: str) -> None:
    """Equations IV-D-1-c."""
    table = play(game, edition)(f"A bonus {'R' if game == 'on-sets' else '7'}")
    assert table.gets("A no-goal") == "wrong-phase"
    assert table.gets(f"A goal {GOAL[game]}") == "ok"


@OLDER_BOOKS
def test_on_sets_2014_15_III_D_2_who_disagrees_has_a_minute_to_set_a_goal(game: str, edition: str) -> None:
    """Equations IV-D-2."""
    table = play(game, edition)("A no-goal", "B disagree")
    assert (table.phase, table.turn, table.time_left("B")) == ("no-goal", "B", 60)
    for player in "AC":
        assert table.gets(f"{player} goal {GOAL[game]}") == "not-your-turn"
        assert table.gets(f"{player} no-goal") == "not-your-turn"
    assert table.gets("C agree") == "wrong-phase"
    table(f"B goal {GOAL[game]}")
    assert (table.phase, table.turn, table.mover, table.penalties) == ("moving", "C", "B", {})
    table(f"C move {'R' if game == 'on-sets' else '7'} permitted")
    assert table.penalties == {"A": -2}
    assert table("A move " + ("G" if game == "on-sets" else "8") + " permitted").penalties == {"A": -2}


@OLDER_BOOKS
def test_on_sets_2014_15_III_D_2_a_bonus_is_a_cube_moved_too(game: str, edition: str) -> None:
    """Equations IV-D-2."""
    table = play(game, edition)("A no-goal", "B disagree", f"B goal {GOAL[game]}")
    assert table(f"C bonus {'R' if game == 'on-sets' else '7'}").penalties == {"A": -2}


@OLDER_BOOKS
def test_on_sets_2014_15_III_D_2_a_correct_impossible_challenge_spares_the_goal_setter(game: str, edition: str) -> None:
    """Equations IV-D-2."""
    for solution, penalties in ((RIGHT[game], {"A": -2}), (None, {})):
        table = play(game, edition)("A no-goal", "B disagree", f"B goal {GOAL[game]}", "C challenge impossible")
        table("A side challenger")
        if solution is None:
            table("B decline")
        else:
            table(f"B present {solution}", "A accept B", "C accept B")
        assert (table.phase, table.penalties) == ("scored", penalties)


@OLDER_BOOKS
def test_on_sets_2014_15_III_D_2_giving_up_costs_a_point_and_voids_the_shake(game: str, edition: str) -> None:
    """Equations IV-D-2."""
    table = play(game, edition)("A no-goal", "B disagree", "B no-goal")
    assert (table.phase, table.penalties, table.shake.goal_setter) == ("void", {"B": -1}, "A")
    late = play(game, edition)("A no-goal", "B disagree", "clock tick 70")
    assert late.penalties == {"B": -1}
    assert late("clock tick 60").phase == "void"
    assert late.penalties == {"B": -2}


def test_on_sets_2026_27_III_D_2_who_disagrees_writes_a_solution_with_a_goal() -> None:
    for variations, limit in ([], 120), (["two-solutions"], 180):
        table = play(division="senior", variations=variations)("A no-goal", "B disagree")
        assert (table.phase, table.time_left("B")) == ("writing", limit)
    table = play()("A no-goal", "B disagree")
    assert table.gets("A present B ∪ Y for row 1 2 3") == "may-not-present"
    table("B present B ∪ Y for row 1 2 3", "C present V ∩ R for row 3", "A accept B", "C accept B")
    assert table("A accept C", "B accept C").scores == {"A": 2, "B": 6, "C": 4}
    wrong = play()("A no-goal", "C disagree", "C present B ∪ Y for row 5 1", "B decline")
    assert wrong("A reject C goal-illegal").scores == {"A": 6, "B": 6, "C": 2}
    assert wrong.penalties == {}
