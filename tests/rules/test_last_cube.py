"""The last cube."""

from tests.support.shakes import CUBES, EVERY_BOOK, ON_SETS, RIGHT, WRONG, Play, begun


def one_left(game: str, edition: str, policing: str = "referee", **others: object) -> tuple[Play, str, str]:
    """A shake with one cube left, who is on turn, and the cube."""
    last = CUBES[game][3]
    table = begun(game, edition, policing=policing, **others).down_to(1, last)
    assert table.turn is not None
    return table, table.turn, last


@EVERY_BOOK
def test_on_sets_VIII_A_the_last_cube_goes_to_required_or_permitted_and_everybody_writes(
    game: str, edition: str
) -> None:
    """On-Sets Basic-VII; Equations VIII-A, Basic-VII."""
    for to in ("required", "permitted"):
        table, mover, last = one_left(game, edition)
        assert table.phase == "last-cube"
        assert table.gets(f"{mover} move {last} forbidden") == "last-cube-to-forbidden"
        assert table.gets(f"{mover} bonus {last}") == "last-cube-to-forbidden"
        table(f"{mover} move {last} {to}")
        assert (table.phase, table.turn, table.mover, table.resources) == ("forceout", None, mover, "")
        assert {timer.player: timer.limit for timer in table.shake.timers} == {"A": 120, "B": 120, "C": 120}
    two = begun(game, edition).down_to(2, last)
    assert two.gets(f"{two.turn} move {last} forbidden") == "ok"


@EVERY_BOOK
def test_on_sets_VIII_A_whoever_writes_a_correct_solution_scores_four(game: str, edition: str) -> None:
    """On-Sets Basic-VII, X-C; Equations VIII-A, Basic-VII."""
    table, mover, last = one_left(game, edition)
    table(f"{mover} move {last} permitted", f"A present {RIGHT[game]}", f"B present {WRONG[game]}", "C decline")
    assert table.phase == "checking"
    table("B accept A", "C accept A", "A reject B not-equal")
    assert table.scores == {"A": 4, "B": 2, "C": 2}


@EVERY_BOOK
def test_on_sets_VIII_A_instead_of_playing_it_impossible_may_be_challenged(game: str, edition: str) -> None:
    """Equations VIII-A."""
    table, mover, _ = one_left(game, edition)
    assert table(f"{mover} challenge impossible").phase == "writing"


@EVERY_BOOK
def test_on_sets_VIII_A_comment_now_is_not_open_with_one_cube_left(game: str, edition: str) -> None:
    """Equations VIII-A."""
    table, mover, _ = one_left(game, edition)
    assert table.gets(f"{mover} challenge now") == "now-too-few-resources"


@EVERY_BOOK
def test_on_sets_VIII_A_note_a_last_cube_in_forbidden_goes_back_without_penalty(game: str, edition: str) -> None:
    """Equations VIII-A-note."""
    table, mover, last = one_left(game, edition, policing="players")
    assert table.gets(f"{mover} move {last} forbidden") == "(last-cube-to-forbidden)"
    charger = table.shake.left_of(mover)
    table(f"{charger} charge last-cube-to-forbidden")
    assert (table.phase, table.turn, table.resources, table.penalties) == ("last-cube", mover, last, {})
    assert table.shake.contest is None
    assert table("clock tick 69").penalties == {}
    assert table("clock tick 1").penalties == {mover: -1}


@EVERY_BOOK
def test_on_sets_VIII_A_note_so_does_a_bonus_of_the_last_cube(game: str, edition: str) -> None:
    """Equations VIII-A-note."""
    table, mover, last = one_left(game, edition, policing="players")
    assert table.gets(f"{mover} bonus {last}") == "(last-cube-to-forbidden)"
    table(f"{table.shake.left_of(mover)} charge last-cube-to-forbidden")
    assert (table.phase, table.turn, table.resources, table.penalties) == ("last-cube", mover, last, {})


@EVERY_BOOK
def test_on_sets_VIII_A_note_a_challenge_of_that_move_is_dropped_at_no_cost(game: str, edition: str) -> None:
    """Equations VIII-A-note."""
    for picks_up in (False, True):
        for claim in ("now", "impossible"):
            table, mover, last = one_left(game, edition, policing="players")
            table(f"{mover} move {last} forbidden")
            challenger = table.shake.left_of(mover)
            if picks_up:
                table(f"{challenger} pick-up")
            assert table.gets(f"{challenger} challenge {claim}") == "invalid-challenge"
            assert (table.phase, table.turn, table.resources, table.penalties) == ("last-cube", mover, last, {})


@EVERY_BOOK
def test_on_sets_VIII_A_note_also_after_the_first_minute(game: str, edition: str) -> None:
    """Equations VIII-A-note."""
    table, mover, last = one_left(game, edition, policing="players")
    table(
        f"{mover} move {last} forbidden", "clock tick 70", f"{table.shake.left_of(mover)} charge last-cube-to-forbidden"
    )
    assert (table.phase, table.turn, table.resources) == ("last-cube", mover, last)


@EVERY_BOOK
def test_on_sets_VIII_B_impossible_may_be_challenged_in_the_first_minute(game: str, edition: str) -> None:
    """On-Sets XI-A-1-g; Equations VIII-B, XI-A-1-g, XI-A-1-g-note."""
    table, mover, last = one_left(game, edition)
    table(f"{mover} move {last} permitted", "clock tick 59")
    assert table.phase == "forceout"
    challenger = table.shake.left_of(mover)
    table(f"{challenger} challenge impossible")
    assert table.phase == "writing"
    assert table.time_left(mover) == 61
    late, mover, last = one_left(game, edition)
    late(f"{mover} move {last} permitted", "clock tick 60")
    assert late.phase == "writing"
    assert late.gets(f"{late.shake.left_of(mover)} challenge impossible") == "too-late"


@EVERY_BOOK
def test_on_sets_VIII_B_the_writers_go_on_while_the_block_is_up(game: str, edition: str) -> None:
    """On-Sets XI-A-1-g; Equations VIII-B, XI-A-1-g-note."""
    table, mover, last = one_left(game, edition)
    challenger = table.shake.left_of(mover)
    table(f"{mover} move {last} permitted", "clock tick 55", f"{challenger} pick-up", "clock tick 10")
    assert table(f"{challenger} challenge impossible").time_left(mover) == 55
    silent, mover, last = one_left(game, edition)
    challenger = silent.shake.left_of(mover)
    silent(f"{mover} move {last} permitted", "clock tick 50", f"{challenger} pick-up", "clock tick 15")
    assert (silent.phase, silent.penalties) == ("writing", {challenger: -1})
    assert silent.time_left(mover) == 55


@EVERY_BOOK
def test_on_sets_VIII_B_comment_now_and_a_late_impossible_cost_a_point(game: str, edition: str) -> None:
    """Equations VIII-B-comment."""
    table, mover, last = one_left(game, edition, policing="players")
    challenger = table.shake.left_of(mover)
    table(f"{mover} move {last} permitted")
    assert table.gets(f"{challenger} challenge now") == "now-too-few-resources"
    assert (table.phase, table.penalties) == ("forceout", {challenger: -1})
    table("clock tick 60")
    assert table.gets(f"{challenger} challenge impossible") == "too-late"
    assert (table.phase, table.penalties) == ("writing", {challenger: -2})


@ON_SETS
def test_on_sets_XIII_D_14_note_two_solutions_give_two_minutes_for_impossible(edition: str) -> None:
    """On-Sets XI-A-1-g."""
    for seconds, expected in ((119, "ok"), (120, "too-late")):
        table, mover, last = one_left("on-sets", edition, division="senior", variations=["two-solutions"])
        table(f"{mover} move {last} permitted")
        assert table.time_left(mover) == 180
        table(f"clock tick {seconds}")
        assert table.gets(f"{table.shake.left_of(mover)} challenge impossible") == expected


def test_guidelines_C6_a_challenge_of_a_late_shift_is_set_aside_and_costs_a_point() -> None:
    """Guidelines C5."""
    table, mover, last = one_left("on-sets", "2026-27", policing="players", variations=["shift-from-permitted"])
    table(f"{mover} move {last} permitted")
    shifter = table.shake.left_of(mover)
    challenger = table.shake.left_of(shifter)
    assert table.gets(f"{shifter} shift {last} required") == "(shift-too-late)"
    assert table.gets(f"{challenger} challenge impossible") == "invalid-challenge"
    assert (table.phase, table.penalties, "required" in table.mat) == ("forceout", {challenger: -1}, False)
    assert last in table.mat["permitted"]
    assert table.gets(f"{challenger} challenge impossible") == "ok"


def test_guidelines_C6_a_late_shift_that_is_charged_goes_back() -> None:
    table, mover, last = one_left("on-sets", "2014-15", policing="players", variations=["shift-from-permitted"])
    table(f"{mover} move {last} permitted", f"{mover} shift {last} forbidden")
    table(f"{table.shake.left_of(mover)} charge shift-too-late")
    assert (table.phase, table.mat.get("forbidden")) == ("forceout", None)
    assert table.mover == mover
