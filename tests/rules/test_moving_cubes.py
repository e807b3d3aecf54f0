"""Moving cubes, bonus moves, shifting out of Permitted."""

import pytest

from tests.support.shakes import (
    ABOVE_ELEMENTARY,
    CUBES,
    EVERY_BOOK,
    ON_SETS,
    begun,
    play,
)

SHIFT = ["shift-from-permitted"]


@EVERY_BOOK
def test_on_sets_IV_A_turns_go_clockwise_from_the_goal_setter(game: str, edition: str) -> None:
    """On-Sets Basic-II; Equations V-A, Basic-II."""
    one, two, three, four = CUBES[game]
    table = begun(game, edition, goal_setter="B")
    assert table.turn == "C"
    assert table(f"C move {one} required").turn == "A"
    assert table(f"A move {two} permitted").turn == "B"
    assert table(f"B move {three} forbidden").turn == "C"
    assert table.mover == "B"
    two_players = begun(game, edition, players="AB")
    assert two_players.turn == "B"
    assert two_players(f"B move {four} required").turn == "A"


@EVERY_BOOK
def test_on_sets_IV_B_one_cube_goes_from_resources_to_a_section_of_the_mat(game: str, edition: str) -> None:
    """On-Sets Basic-II; Equations V-B, Basic-II."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition)
    before = len(table.shake.resources)
    for player in "AC":
        assert table.gets(f"{player} move {one} required") == "not-your-turn"
    absent = "Λ" if game == "on-sets" else "6"
    assert table.gets(f"B move {absent} required") == "cube-not-there"
    table(f"B move {one} required", f"C move {two} permitted", f"A move {three} forbidden")
    assert table.mat == {"required": one, "permitted": two, "forbidden": three}
    assert len(table.shake.resources) == before - 3
    assert play(game, edition).gets(f"A move {one} required") == "wrong-phase"


@EVERY_BOOK
def test_on_sets_IV_B_note_a_cube_that_is_played_stays(game: str, edition: str) -> None:
    """Equations V-B-note; Guidelines C7."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition)(f"B move {one} permitted")
    for to in ("required", "forbidden"):
        assert table.gets(f"C shift {one} {to}") == "shift-not-in-force"
    assert table.gets(f"C shift {two} required") == "cube-not-there"
    assert table.mat == {"permitted": one}


@EVERY_BOOK
def test_on_sets_IV_C_a_bonus_move_comes_before_the_regular_move(game: str, edition: str) -> None:
    """On-Sets IV-C-1, IV-C-1-b; Equations V-C, V-C-1, V-C-1-b."""
    one, two, three, four = CUBES[game]
    for to in ("required", "permitted", "forbidden"):
        table = begun(game, edition)
        assert table.gets(f"C bonus {one}") == "not-your-turn"
        assert table.gets(f"B bonus {one}") == "ok"
        assert (table.turn, table.mat) == ("B", {"forbidden": one})
        assert table.gets(f"B bonus {two}") == "wrong-phase"
        assert table(f"B move {two} {to}").turn == "C"
        assert two in table.mat[to]
        assert table.gets(f"C bonus {three}") == "ok"
        assert table(f"C move {four} {to}").turn == "A"


@EVERY_BOOK
def test_on_sets_IV_C_the_leader_has_no_bonus(game: str, edition: str) -> None:
    """On-Sets IV-C-2-a; Equations V-C, V-C-2-a."""
    one = CUBES[game][0]
    for scores, expected in (
        ({"B": 6, "A": 4}, "bonus-while-leading"),
        ({"B": 6, "A": 6}, "ok"),
        ({"B": 2, "A": 6}, "ok"),
        ({"B": -1, "A": -2, "C": -2}, "bonus-while-leading"),
    ):
        assert begun(game, edition, scores=scores).gets(f"B bonus {one}") == expected, scores


@EVERY_BOOK
def test_on_sets_IV_C_1_a_without_the_word_a_cube_in_forbidden_is_the_move(game: str, edition: str) -> None:
    """Equations V-C-1-a."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition)(f"B move {one} forbidden")
    assert table.turn == "C"
    assert table.gets(f"B move {two} permitted") == "not-your-turn"


@EVERY_BOOK
def test_on_sets_IV_C_1_a_the_second_cube_goes_back_when_it_is_charged(game: str, edition: str) -> None:
    """Equations V-C-1-a."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"B move {one} forbidden")
    assert table.gets(f"B move {two} permitted") == "(not-your-turn)"
    table("A charge not-your-turn")
    assert (table.mat, table.turn, table.mover, table.penalties) == ({"forbidden": one}, "C", "B", {})


@EVERY_BOOK
def test_on_sets_IV_C_2_the_leaders_second_cube_goes_back_and_a_point_is_lost(game: str, edition: str) -> None:
    """Equations V-C-2."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players", scores={"B": 6})
    assert table.gets(f"B bonus {one}") == "(bonus-while-leading)"
    assert table.gets(f"B move {two} required") == "ok"
    assert table.gets("B charge bonus-while-leading") == "not-illegal"
    table("A charge bonus-while-leading")
    assert (table.mat, table.turn, table.mover) == ({"forbidden": one}, "C", "B")
    assert table.penalties == {"B": -1}
    assert table.gets(f"C move {three} required") == "ok"


@EVERY_BOOK
def test_on_sets_IV_C_2_charged_at_once_the_bonus_cube_is_the_move(game: str, edition: str) -> None:
    """Equations V-C-2."""
    one = CUBES[game][0]
    table = begun(game, edition, policing="players", scores={"B": 6})(f"B bonus {one}", "C charge bonus-while-leading")
    assert (table.mat, table.turn, table.mover, table.penalties) == ({"forbidden": one}, "C", "B", {"B": -1})


@EVERY_BOOK
def test_on_sets_IV_C_2_the_next_legal_move_comes_too_late_for_a_charge(game: str, edition: str) -> None:
    """Equations V-C-2."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players", scores={"B": 6})(f"B bonus {one}", f"B move {two} required")
    table(f"C move {three} required")
    assert table.gets("A charge bonus-while-leading") == "insulated"
    assert table.penalties == {}
    illegal = begun(game, edition, policing="players", scores={"B": 6})(f"B bonus {one}", f"B move {two} required")
    assert illegal.gets(f"A move {three} required") == "(not-your-turn)"
    illegal("C charge bonus-while-leading")
    assert (illegal.mat, illegal.turn, illegal.penalties) == ({"forbidden": one}, "C", {"B": -1})


@EVERY_BOOK
def test_on_sets_IV_C_2_after_the_turn_was_lost_the_bonus_cube_stays(game: str, edition: str) -> None:
    """Equations V-C-2."""
    one = CUBES[game][0]
    table = begun(game, edition, policing="players", scores={"B": 6})(f"B bonus {one}", "clock tick 190")
    assert (table.turn, table.penalties) == ("C", {"B": -2})
    table("A charge bonus-while-leading")
    assert (table.mat, table.turn, table.penalties) == ({"forbidden": one}, "C", {"B": -3})


@EVERY_BOOK
def test_on_sets_IV_C_2_charged_after_a_challenge_or_the_end_of_the_round_it_costs_the_point(
    game: str, edition: str
) -> None:
    """Equations V-C-2."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players", scores={"B": 6})(f"B bonus {one}", "director stop")
    table("A charge bonus-while-leading")
    assert (table.phase, table.turn, table.mat, table.penalties) == ("writing", None, {"forbidden": one}, {"B": -1})
    table = begun(game, edition, policing="players", scores={"B": 6})(f"B bonus {one}", f"B move {two} required")
    table("director stop", "A charge bonus-while-leading")
    assert (table.phase, table.turn, table.mat, table.penalties) == ("writing", None, {"forbidden": one}, {"B": -1})


@EVERY_BOOK
def test_on_sets_IV_C_2_b_of_two_cubes_in_forbidden_without_the_word_either_goes_back(game: str, edition: str) -> None:
    """Equations V-C-2-b."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"B move {one} forbidden", f"B move {two} forbidden")
    table("C charge not-your-turn")
    assert table.mat == {"forbidden": one}
    assert table.gets(f"C return {one}") == "wrong-phase"
    assert table.gets(f"B return {two}") == "cube-not-there"
    assert table.gets(f"B return {one}") == "ok"
    assert (table.mat, table.turn) == ({"forbidden": two}, "C")
    assert table.gets(f"B return {two}") == "wrong-phase"
    late = begun(game, edition, policing="players")(f"B move {one} forbidden", f"B move {two} forbidden")
    late("C charge not-your-turn", f"C bonus {three}")
    assert late.gets(f"B return {one}") == "wrong-phase"
    other = begun(game, edition, policing="players")(f"B move {one} required", f"B move {two} forbidden")
    other("C charge not-your-turn")
    assert other.gets(f"B return {one}") == "wrong-phase"


@ON_SETS
@ABOVE_ELEMENTARY
def test_on_sets_IV_D_relations_may_go_to_forbidden_with_four_cubes_left(edition: str, division: str) -> None:
    for relation in "=⊆":
        five = begun(edition=edition, division=division).down_to(5, "= ⊆")
        assert five.gets(f"{five.turn} move {relation} forbidden") == "relation-to-forbidden"
        assert five.gets(f"{five.turn} bonus {relation}") == "relation-to-forbidden"
        assert five.gets(f"{five.turn} move {relation} required") == "ok"
        four = begun(edition=edition, division=division).down_to(4, "= ⊆")
        assert four.gets(f"{four.turn} move {relation} forbidden") == "ok"
        bonus = begun(edition=edition, division=division).down_to(4, "= ⊆")
        assert bonus.gets(f"{bonus.turn} bonus {relation}") == "ok"


@ON_SETS
def test_on_sets_IV_D_after_a_bonus_that_leaves_four_the_relation_may_follow(edition: str) -> None:
    table = begun(edition=edition).down_to(5, "= ⊆ V")
    player = table.turn
    assert table.gets(f"{player} bonus V") == "ok"
    assert table.gets(f"{player} move = forbidden") == "ok"


@ON_SETS
def test_on_sets_IV_D_a_v_and_its_counterpart_may_go_to_forbidden_at_any_time(edition: str) -> None:
    faces = "1 2 3 B B R R G G Y Y ∪ ∩ - ' = V Λ"
    for cube in "VΛ":
        assert begun(edition=edition, roll=faces).gets(f"B move {cube} forbidden") == "ok"
        assert begun(edition=edition, roll=faces).gets(f"B bonus {cube}") == "ok"
    assert begun(edition=edition, roll=faces).gets("B move = forbidden") == "relation-to-forbidden"


@ON_SETS
def test_guidelines_C1_moving_a_spare_digit_is_no_turn(edition: str) -> None:
    """On-Sets I-B-2-a-comment."""
    for policing in ("referee", "players"):
        table = play(edition=edition, policing=policing)("A goal row 2")
        for to in ("required", "permitted", "forbidden"):
            assert table.gets(f"B move 1 {to}") == "digit-not-playable"
        assert table.gets("B bonus 1") == "digit-not-playable"
        assert (table.turn, table.mat, table.penalties) == ("B", {"forbidden": "1 3"}, {})


@ON_SETS
@pytest.mark.parametrize("division", ["elementary", "middle", "junior", "senior"])
def test_on_sets_XIII_A_7_one_shift_takes_the_place_of_a_regular_move(edition: str, division: str) -> None:
    """On-Sets XIII-A-7, XIII-B-7, XIII-C-7; Guidelines C4."""
    unshifted = begun(edition=edition, division=division)("B move R permitted")
    assert unshifted.gets("C shift R required") == "shift-not-in-force"
    for to in ("required", "forbidden"):
        table = begun(edition=edition, division=division, variations=SHIFT)("B move R permitted", "C move G permitted")
        assert table.gets("B shift R required") == "not-your-turn"
        assert table.gets("A shift Y required") == "cube-not-there"
        assert table.gets(f"A shift R {to}") == "ok"
        assert (table.turn, table.mover, table.mat) == ("B", "A", {"permitted": "G", to: "R"})
    assert begun(edition=edition, variations=SHIFT)("B move R permitted").gets("C shift R permitted") == "wrong-phase"


@ON_SETS
def test_on_sets_XIII_A_7_a_a_bonus_out_of_resources_may_come_before_a_shift(edition: str) -> None:
    """Guidelines C4."""
    table = begun(edition=edition, variations=SHIFT, scores={"C": 0, "A": 6})("B move R permitted", "C bonus G")
    assert table.gets("C shift R required") == "ok"
    assert table.mat == {"required": "R", "forbidden": "G"}
    leader = begun(edition=edition, variations=SHIFT, scores={"C": 6})("B move R permitted")
    assert leader.gets("C bonus G") == "bonus-while-leading"
    charged = begun(edition=edition, variations=SHIFT, policing="players")("B move R permitted", "C bonus G")
    charged("C shift R forbidden")
    assert charged.gets("A charge bonus-from-permitted") == "not-illegal"


@ON_SETS
def test_on_sets_XIII_A_7_b_a_shift_is_no_bonus(edition: str) -> None:
    """Guidelines C3."""
    table = begun(edition=edition, variations=SHIFT).down_to(8, "= ⊆ G Y")
    assert table.gets(f"{table.turn} bonus R") == "bonus-from-permitted"


def test_guidelines_C3_after_a_bonus_out_of_permitted_the_second_cube_goes_back() -> None:
    table = begun(variations=SHIFT, policing="players", roll="1 2 3 B R R R G G Y Y ∪ ∩ - ' = ⊆ V")
    assert table("B move B permitted").gets("C bonus B") == "(bonus-from-permitted)"
    assert table.gets("C move G required") == "ok"
    table("A charge bonus-from-permitted")
    assert (table.mat, table.turn, table.mover, table.penalties) == ({"forbidden": "B"}, "A", "C", {})
    early = begun(variations=SHIFT, policing="players", roll="1 2 3 B R R R G G Y Y ∪ ∩ - ' = ⊆ V")
    early("B move B permitted", "C bonus B", "A charge bonus-from-permitted")
    assert (early.mat, early.turn) == ({"forbidden": "B"}, "A")


def test_guidelines_C3_without_the_variation_the_cube_goes_back_to_permitted() -> None:
    table = begun(policing="players", roll="1 2 3 B R R R G G Y Y ∪ ∩ - ' = ⊆ V")
    table("B move B permitted", "C bonus B", "A charge bonus-from-permitted")
    assert (table.mat, table.turn) == ({"permitted": "B"}, "C")


@ON_SETS
def test_on_sets_XIII_A_7_c_nothing_is_shifted_after_the_last_cube(edition: str) -> None:
    """Guidelines C5."""
    table = begun(edition=edition, variations=SHIFT).down_to(1, "V")
    table(f"{table.turn} move V permitted")
    for player in "ABC":
        assert table.gets(f"{player} shift V required") == "shift-too-late"
    assert table("clock tick 90").gets("B shift V required") == "shift-too-late"


@ON_SETS
@ABOVE_ELEMENTARY
def test_on_sets_XIII_B_7_a_relation_is_never_shifted_to_forbidden(edition: str, division: str) -> None:
    """On-Sets 2026-27 XIII-C-7; On-Sets 2014-15 XIII-B-7-comment; Guidelines C13, C14."""
    table = begun(edition=edition, division=division, variations=SHIFT)("B move = permitted")
    assert table.gets("C shift = forbidden") == "relation-to-forbidden"
    assert table.gets("C shift = required") == "ok"
    few = begun(edition=edition, division=division, variations=SHIFT)("B move ⊆ permitted").down_to(3)
    assert few.gets(f"{few.turn} shift ⊆ forbidden") == "relation-to-forbidden"


@pytest.mark.parametrize("left", [13, 3])
def test_guidelines_C13_and_C14_the_shifted_relation_goes_back_and_the_player_moves_again(left: int) -> None:
    """Guidelines C13, C14."""
    table = begun(variations=SHIFT, policing="players")("B move = permitted").down_to(left)
    player = table.turn
    assert table.gets(f"{player} shift = forbidden") == "(relation-to-forbidden)"
    table(f"{table.turn} charge relation-to-forbidden")
    assert (table.turn, "=" in table.shake.permitted, table.penalties) == (player, True, {})
    assert "forbidden" not in table.mat


def test_guidelines_C12_with_four_left_even_the_required_relation_may_go() -> None:
    five = begun(variations=["required-cube ="], policing="players").down_to(5, "=")
    assert five.gets(f"{five.turn} move = forbidden") == "(relation-to-forbidden)"
    table = begun(variations=["required-cube ="], policing="players").down_to(4, "=")
    player = table.turn
    assert table.gets(f"{player} move = forbidden") == "ok"
    assert table.gets(f"{table.turn} charge relation-to-forbidden") == "not-illegal"
    assert table(f"{table.turn} challenge impossible").phase == "writing"


def test_guidelines_C11_with_five_left_the_required_relation_goes_back() -> None:
    table = begun(variations=["required-cube ="], policing="players").down_to(5, "=")
    player = table.turn
    assert table.gets(f"{player} move = forbidden") == "(relation-to-forbidden)"
    table(f"{table.turn} charge relation-to-forbidden")
    assert (table.turn, "=" in table.shake.resources, table.penalties) == (player, True, {})
