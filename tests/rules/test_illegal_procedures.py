"""Illegal procedures: charging them, putting them right, insulation."""

from forceout.rules.revision import REVISION_0_2
from tests.support.shakes import CUBES, EVERY_BOOK, ON_SETS, begun, play


@EVERY_BOOK
def test_on_sets_IX_A_a_charge_names_what_was_illegal(game: str, edition: str) -> None:
    """Equations IX-A."""
    one = CUBES[game][0]
    table = begun(game, edition, policing="players")
    assert table.gets(f"C move {one} required") == "(not-your-turn)"
    assert table.gets("B charge last-cube-to-forbidden") == "not-illegal"
    assert table.gets("C charge not-your-turn") == "not-illegal"
    assert table.gets("B charge not-your-turn") == "ok"


@EVERY_BOOK
def test_on_sets_IX_A_1_an_illegally_moved_cube_goes_back_and_the_turn_with_it(game: str, edition: str) -> None:
    """On-Sets IX-A-1-examples; Equations IX-A-1."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players")
    before = sorted(table.shake.resources)
    table(f"C move {one} required", "A charge not-your-turn")
    assert (table.turn, table.mover, table.mat, table.penalties) == ("B", "A", {}, {})
    assert sorted(table.shake.resources) == before
    assert table.gets(f"B move {two} required") == "ok"


@EVERY_BOOK
def test_on_sets_IX_A_1_both_cubes_of_a_turn_out_of_turn_go_back(game: str, edition: str) -> None:
    """On-Sets IX-A-1-examples; Equations IX-A-1."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players")
    assert table.gets(f"C bonus {one}") == "(not-your-turn)"
    assert (table.turn, table.mover) == ("A", "C")
    assert table.gets(f"C move {two} required") == "(not-your-turn)"
    table("A charge not-your-turn")
    assert (table.turn, table.mover, table.mat, table.penalties) == ("B", "A", {}, {})
    alone = begun(game, edition, policing="players")(f"C bonus {one}", "B charge not-your-turn")
    assert (alone.turn, alone.mover, alone.mat, alone.shake.has_used_bonus) == ("B", "A", {}, False)


@EVERY_BOOK
def test_on_sets_IX_A_1_the_bonus_of_the_interrupted_turn_is_remembered(game: str, edition: str) -> None:
    """Equations IX-A-1."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"B bonus {one}", f"C move {two} required")
    table("B charge not-your-turn")
    assert (table.turn, table.mat) == ("B", {"forbidden": one})
    assert table.gets(f"B bonus {three}") == "wrong-phase"


@ON_SETS
def test_on_sets_IX_A_1_examples_relations_in_forbidden_and_the_last_cube(edition: str) -> None:
    """On-Sets IX-A-1; Guidelines C11."""
    table = begun(edition=edition, policing="players")
    assert table.gets("B move = forbidden") == "(relation-to-forbidden)"
    table("C charge relation-to-forbidden")
    assert (table.turn, table.mat, table.penalties) == ("B", {}, {})
    last = begun(edition=edition, policing="players").down_to(1, "V")
    mover = last.turn
    last(f"{mover} move V forbidden", f"{last.shake.left_of(mover or '')} charge last-cube-to-forbidden")
    assert (last.turn, last.resources) == (mover, "V")


@ON_SETS
def test_on_sets_IX_A_1_a_bonus_relation_goes_back_alone(edition: str) -> None:
    """Guidelines C11."""
    table = begun(edition=edition, policing="players")
    assert table.gets("B bonus =") == "(relation-to-forbidden)"
    table("B move R required", "C charge relation-to-forbidden")
    assert (table.mat, table.turn, table.mover) == ({"required": "R"}, "C", "B")
    early = begun(edition=edition, policing="players")("B bonus =", "C charge relation-to-forbidden")
    assert (early.mat, early.turn) == ({}, "B")
    assert early.gets("B bonus R") == "ok"


@ON_SETS
def test_guidelines_C7_a_shift_without_the_variation_goes_back_and_the_player_moves_again(edition: str) -> None:
    """On-Sets IX-A-1."""
    for to in ("required", "forbidden"):
        table = begun(edition=edition, policing="players")("B move R permitted")
        assert table.gets(f"C shift R {to}") == "(shift-not-in-force)"
        table("A charge shift-not-in-force")
        assert (table.turn, table.mat, table.penalties) == ("C", {"permitted": "R"}, {})
        assert table("clock tick 70").penalties == {"C": -1}


@ON_SETS
def test_guidelines_C8_a_challenge_insulates_a_shift_without_the_variation(edition: str) -> None:
    """On-Sets IX-B."""
    for claim in ("now", "impossible"):
        table = begun(edition=edition, policing="players")("B move R permitted", "C shift R required")
        assert table(f"A challenge {claim}").phase == "writing"
        assert table.gets("B charge shift-not-in-force") == "insulated"
        assert table.mat == {"required": "R"}


@EVERY_BOOK
def test_on_sets_IX_A_1_note_there_are_ten_seconds_at_least_to_move_again(game: str, edition: str) -> None:
    """Equations IX-A-1-note."""
    table = begun(game, edition, policing="players").down_to(1)
    mover, last = table.turn, table.resources
    assert mover is not None
    table("clock tick 65", f"{mover} move {last} forbidden")
    table(f"{table.shake.left_of(mover)} charge last-cube-to-forbidden")
    assert table("clock tick 9").penalties == {}
    assert table("clock tick 1").penalties == {mover: -1}
    after = begun(game, edition, policing="players").down_to(1)
    mover, last = after.turn, after.resources
    assert mover is not None
    after("clock tick 125", f"{mover} move {last} forbidden")
    after(f"{after.shake.left_of(mover)} charge last-cube-to-forbidden")
    assert after.penalties == {mover: -1}
    assert after("clock tick 4").penalties == {mover: -1}
    assert after("clock tick 1").penalties == {mover: -2}


@EVERY_BOOK
def test_on_sets_IX_A_2_a_legal_move_that_is_charged_stands(game: str, edition: str) -> None:
    """On-Sets IX-A-2-comment; Equations IX-A-2, IX-A-2-comment."""
    one = CUBES[game][0]
    table = begun(game, edition, policing="players")(f"B move {one} forbidden")
    assert table.gets("C charge relation-to-forbidden") == "not-illegal"
    assert table.gets("A charge not-your-turn") == "not-illegal"
    assert (table.turn, table.mat, table.penalties) == ("C", {"forbidden": one}, {})
    referee = begun(game, edition)(f"B move {one} forbidden")
    assert referee.gets("C charge not-your-turn") == "not-illegal"


@EVERY_BOOK
def test_on_sets_IX_B_a_legal_action_of_another_player_insulates(game: str, edition: str) -> None:
    """Equations IX-B."""
    one, two, three, _ = CUBES[game]
    out_of_turn = (f"C move {one} required",)
    assert begun(game, edition, policing="players")(*out_of_turn).turn == "A"
    for action in (f"A move {two} permitted", f"A bonus {three}", "B challenge now", "A challenge impossible"):
        table = begun(game, edition, policing="players")(*out_of_turn, action)
        assert table.gets("B charge not-your-turn") == "insulated"
        assert table.gets("A charge not-your-turn") == "insulated"


@EVERY_BOOK
def test_on_sets_IX_B_neither_the_offender_nor_an_illegal_action_insulates(game: str, edition: str) -> None:
    """Equations IX-B."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players", scores={"B": 6})
    table(f"B bonus {one}")
    assert table.gets(f"B move {two} required") == "ok"
    assert table.gets("C charge bonus-while-leading") == "ok"
    other = begun(game, edition, policing="players", scores={"B": 6})(f"B bonus {one}")
    assert other.gets(f"A move {two} required") == "(not-your-turn)"
    assert other.gets("C charge bonus-while-leading") == "ok"
    assert other.mat == {"forbidden": one}


@EVERY_BOOK
def test_on_sets_IX_B_a_solution_handed_in_insulates_the_last_cube(game: str, edition: str) -> None:
    """Equations IX-B."""
    table = begun(game, edition, policing="players").down_to(1)
    mover, last = table.turn, table.resources
    assert mover is not None
    other = table.shake.left_of(mover)
    table(f"{mover} move {last} forbidden", f"{other} present 1")
    assert table.gets(f"{other} charge last-cube-to-forbidden") == "insulated"


@EVERY_BOOK
def test_on_sets_IX_A_a_referee_refuses_what_players_would_let_stand(game: str, edition: str) -> None:
    """Equations IX-A."""
    one = CUBES[game][0]
    table = begun(game, edition)
    before = table.shake
    assert table.gets(f"C move {one} required") == "not-your-turn"
    assert table.shake == before
    assert table.gets("B charge not-your-turn") == "not-illegal"


def test_guidelines_C2_forbidding_the_last_required_operation_is_legal() -> None:
    table = begun(variations=["required-cube -"], policing="players")("B move - forbidden")
    for procedure in ("required-cube", "not-your-turn"):
        assert table.gets(f"C charge {procedure}") == "not-illegal"
    table("C challenge impossible", "A decline", "B present B ∪ Y")
    assert table("C reject B required-cube").scores == {"A": 4, "B": 2, "C": 6}


def test_guidelines_C9_shifting_the_last_required_operation_away_is_legal() -> None:
    variations = ["required-cube -", "shift-from-permitted"]
    table = begun(variations=variations, policing="players")("B move - permitted")
    assert table.gets("C shift - forbidden") == "ok"
    assert table.gets("A charge required-cube") == "not-illegal"
    assert table.mat == {"forbidden": "-"}
    assert table.gets("A challenge impossible") == "ok"


def test_guidelines_C10_leaving_too_few_operations_is_legal() -> None:
    table = begun(variations=["two-operations"], policing="players")
    table("B move ∪ forbidden", "C move ∩ forbidden", "A move - forbidden")
    assert table.gets("B charge two-operations") == "not-illegal"
    table("B challenge impossible", "C decline", "A present B'")
    assert table.gets("B reject A two-operations") == "ok"


@EVERY_BOOK
def test_on_sets_IX_C_only_a_judge_warns_and_penalizes(game: str, edition: str) -> None:
    """Equations IX-C."""
    table = begun(game, edition, scores={"A": 4})
    assert table.gets("B penalize A") == "not-a-player"
    assert table.gets("B warn A") == "not-a-player"
    assert table.gets("judge penalize D") == "not-a-player"
    assert table.gets("judge penalize A 0") == "not-illegal"
    assert table.gets("judge penalize A") == "not-illegal"
    table("judge warn A", "judge warn A", "judge warn B", "judge warn C", "judge penalize A", "judge penalize B 2")
    assert table.penalties == {"A": -1, "B": -2}
    assert table.shake.warnings == {"A": 2, "B": 1, "C": 1}
    assert table.shake.totals() == {"A": 3, "B": -2, "C": 0}
    assert table("judge void").phase == "void"
    assert table.gets("judge warn A") == "wrong-phase"
    assert table("judge penalize C").penalties == {"A": -1, "B": -2, "C": -1}


def test_a_stopped_round_leaves_a_charged_cube_back_in_resources() -> None:
    """On-Sets IX-A-1."""
    table = begun(policing="players")("B move = forbidden", "director stop", "C charge relation-to-forbidden")
    assert (table.phase, table.turn, table.mat) == ("writing", None, {})
    assert "=" in table.shake.resources
    other = begun(policing="players")("C move R required", "director stop", "B charge not-your-turn")
    assert (other.phase, other.turn, other.mat) == ("writing", None, {})


def test_a_later_legal_move_of_the_offender_stays_when_an_older_one_is_charged() -> None:
    """On-Sets IX-A-1."""
    table = play(policing="players", players="AB")("A goal row 1 2 3", "B move = forbidden")
    table("clock tick 130", "B move R required")
    assert table.turn == "A"
    table("A charge relation-to-forbidden")
    assert (table.turn, table.mat) == ("A", {"required": "R"})


def test_on_sets_IX_B_what_came_before_the_moves_is_settled_once_solutions_are_written() -> None:
    """Equations IX-B."""
    table = play(policing="players")("A goal backwards-ell 1 2 3", "director stop")
    assert table.gets("B charge illegal-configuration") == "insulated"
    assert (table.phase, table.shake.goal) == ("writing", "backwards-ell 1 2 3")
    equation = play("equations", policing="players", revision=REVISION_0_2)("A goal 12+3-45", "director stop")
    assert equation.gets("B charge illegal-configuration") == "insulated"


def test_on_sets_IX_B_when_solutions_are_checked_nothing_is_moved_back() -> None:
    """Equations IX-B."""
    for game, edition, cube in (("on-sets", "2026-27", "="), ("equations", "2015-16", "7")):
        table = begun(game, edition, policing="players", players="AB")
        table(f"A move {cube} forbidden", "director stop", "A decline", "B present 1")
        assert table.phase == "checking"
        assert table.gets("B charge not-your-turn") == "insulated"
        assert table.mat == {"forbidden": cube}


def test_a_leaders_bonus_that_is_charged_was_a_move_and_insulates_like_one() -> None:
    """On-Sets IV-C-2, IX-B; Equations V-C-2."""
    table = play(policing="players", scores={"B": 6})("A goal backwards-ell 1 2 3", "B bonus R")
    table("C charge bonus-while-leading")
    assert (table.mat, table.turn) == ({"forbidden": "R"}, "C")
    assert table.gets("C charge illegal-configuration") == "insulated"


def test_an_older_charge_takes_every_later_illegal_move_back() -> None:
    """On-Sets IX-A-1."""
    table = begun(policing="players")("C move R required", "A move = forbidden", "C move Y forbidden")
    assert table.gets("B charge relation-to-forbidden") == "ok"
    assert (table.mat, table.turn, table.mover) == ({"required": "R"}, "A", "C")
    assert table.gets("B charge not-your-turn") == "ok"
    assert (table.mat, table.turn, table.mover) == ({}, "B", "A")


def test_a_cube_that_its_player_has_moved_on_stays() -> None:
    """On-Sets IX-A-1."""
    table = begun(policing="players", variations=["shift-from-permitted"], players="AB")("A move R permitted")
    table("clock tick 190", "A shift R required")
    assert table.gets("B charge not-your-turn") == "ok"
    assert table.mat == {"required": "R"}
