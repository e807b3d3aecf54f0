"""The engine: dispatch, who may act at all, and what refused actions leave behind."""

from random import Random

import pytest

from forceout.rules.actions import KINDS, Move
from forceout.rules.engine import CLAUSES, verify
from forceout.rules.state import PLAYING, Phase, Shake
from tests.support.shakes import CUBES, EVERY_BOOK, GOAL, RIGHT, WRONG, Play, begun, play

OVER_LINES = (
    "A goal row 1",
    "B move R required",
    "C challenge now",
    "A decline",
    "B accept A",
    "C charge not-your-turn",
    "judge warn A",
    "director stop",
    "clock tick 10",
)


def test_every_kind_of_action_has_its_clause() -> None:
    assert set(CLAUSES) == set(KINDS.values())


@EVERY_BOOK
def test_a_stranger_does_nothing(game: str, edition: str) -> None:
    for policing in ("referee", "players"):
        table = begun(game, edition, policing=policing)
        before = table.shake
        for line in (f"D move {CUBES[game][0]} required", "D challenge impossible", "D pick-up", "judge pick-up"):
            assert table.gets(line) == "not-a-player"
        assert table.shake == before


@EVERY_BOOK
def test_after_the_end_only_a_penalty_is_recorded(game: str, edition: str) -> None:
    scored = begun(game, edition)("judge warn A", "B challenge impossible", "C decline", "A decline")
    void = play(game, edition)("judge warn A", "A no-goal", "B agree", "C agree")
    for table, phase in ((scored, "scored"), (void, "void")):
        assert table.phase == phase
        for line in OVER_LINES if game == "on-sets" else OVER_LINES[2:]:
            assert table.gets(line) == "wrong-phase", line
        assert table.gets("judge penalize A") == "ok"
        assert table.penalties == {"A": -1}


@EVERY_BOOK
def test_presenting_a_second_time_is_told_apart_even_after_the_end(game: str, edition: str) -> None:
    table = begun(game, edition, players="AB")("B challenge impossible", f"A present {RIGHT[game]}", "B accept A")
    assert table.phase == "scored"
    assert table.gets(f"A present {RIGHT[game]}") == "already-presented"


@EVERY_BOOK
def test_under_a_referee_nothing_illegal_changes_anything(game: str, edition: str) -> None:
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, scores={"B": 6})(f"B move {one} permitted")
    before = table.shake
    lines = (
        f"A move {two} required",
        f"B bonus {two}",
        f"C shift {one} required",
        f"B return {one}",
        "B challenge now",
        "C challenge nothing",
        f"C goal {GOAL[game]}",
        "A no-goal",
        "A agree",
        "A disagree",
        "C side mover",
        f"C present {RIGHT[game]}",
        "C decline",
        "C accept B",
        "C reject B",
        "C charge not-your-turn",
        "C pass-variation",
    )
    for line in lines:
        assert table.gets(line) != "ok", line
        assert table.shake == before, line
        assert table.outcome is not None
        assert table.outcome.penalties == {}


@EVERY_BOOK
def test_verify_says_what_apply_does(game: str, edition: str) -> None:
    one = CUBES[game][0]
    table = begun(game, edition)
    assert verify(table.shake, Move("B", one, "required")) is None
    violation = verify(table.shake, Move("C", one, "required"))
    assert violation is not None
    assert violation.code == "not-your-turn"
    assert violation.rule.section == ("IV-B" if game == "on-sets" else "V-B")
    assert "B" in violation.message


def test_an_outcome_tells_what_it_cost() -> None:
    table = begun(policing="players")
    table.gets("A challenge impossible")
    assert table.outcome is not None
    assert (table.outcome.is_done, dict(table.outcome.penalties)) == (False, {"A": -1})
    table("clock tick 130")
    assert dict(table.outcome.penalties) == {"B": -1}


@EVERY_BOOK
@pytest.mark.parametrize("policing", ["referee", "players"])
def test_cubes_are_never_lost_or_made(game: str, edition: str, policing: str) -> None:
    one, two, three, _ = CUBES[game]
    table = play(game, edition, policing=policing)
    rolled = sorted(table.shake.roll or ())
    for line in (
        f"A bonus {one}",
        f"A goal {GOAL[game]}",
        f"C move {two} required",
        f"B bonus {two}",
        f"B move {three} permitted",
        f"B move {three} forbidden",
        "A charge not-your-turn",
        f"C shift {three} required",
        "A charge shift-not-in-force",
        "A charge not-your-turn",
        "B challenge now",
    ):
        table.gets(line)
        assert sorted(all_cubes(table.shake)) == rolled, line


def all_cubes(shake: Shake) -> tuple[str, ...]:
    """Every cube, wherever it lies."""
    return (*shake.resources, *shake.required, *shake.permitted, *shake.forbidden, *shake.goal_cubes)


@EVERY_BOOK
@pytest.mark.parametrize("policing", ["referee", "players"])
def test_at_a_careless_table_the_state_stays_consistent(game: str, edition: str, policing: str) -> None:
    """Whatever is done in whatever order, and whatever is charged: a state is one that the rules know."""
    for seed in range(60):
        dice = Random(f"{game} {edition} {policing} {seed}")
        players = dice.choice(["AB", "ABC"])
        variations = ["shift-from-permitted"] if game == "on-sets" and dice.random() < 0.5 else []
        scores = {player: dice.choice([0, 6]) for player in players}
        table = play(game, edition, policing=policing, players=players, scores=scores, variations=variations)
        rolled = sorted(table.shake.roll or ())
        lines: list[str] = []
        while table.phase not in ("scored", "void") and len(lines) < 100:
            lines.append(careless_line(dice, table, game))
            table.gets(lines[-1])
            assert sorted(all_cubes(table.shake)) == rolled, lines
            assert is_consistent(table.shake), lines


def careless_line(dice: Random, table: Play, game: str) -> str:
    """Some action, as likely as not an illegal one."""
    shake = table.shake
    player = shake.turn if shake.turn is not None and dice.random() < 0.6 else dice.choice(shake.players)
    other = dice.choice(shake.players)
    lines = [f"clock tick {dice.choice([5, 30, 70, 130])}", f"{player} pick-up", f"{player} return {CUBES[game][0]}"]
    lines += [f"{player} challenge {claim}" for claim in ("now", "impossible", "nothing")]
    if shake.phase in (Phase.GOAL, Phase.NO_GOAL):
        odd = "backwards-ell 1 2 3" if game == "on-sets" else "12+3-45"
        lines += [f"{player} goal {GOAL[game]}", f"{player} goal {odd}", f"{player} no-goal", f"{player} disagree"] * 3
    lines += [f"{player} charge {one.code}" for one in shake.standing] * 2
    for cube in dice.sample(shake.resources, min(4, len(shake.resources))):
        to = dice.choice(["required", "permitted", "forbidden"])
        lines += [f"{player} move {cube} {to}"] * 4 + [f"{player} bonus {cube}"]
    lines += [f"{player} shift {cube} {dice.choice(['required', 'forbidden'])}" for cube in shake.permitted[:2]]
    if shake.contest is not None:
        lines += [f"{player} present {dice.choice([RIGHT[game], WRONG[game]])}", f"{player} decline"] * 3
        lines += [f"{player} accept {other}", f"{player} reject {other} not-equal", f"{player} side mover"] * 3
    return dice.choice([*lines, "director stop"] if dice.random() < 0.1 else lines)


def is_consistent(shake: Shake) -> bool:
    """Whether turn, timers, cubes and contest fit the phase."""
    with_time = [timer.player for timer in shake.timers]
    if shake.phase in PLAYING:
        is_last = shake.phase is Phase.LAST_CUBE
        has_goal = shake.goal is not None and shake.mover is not None and shake.contest is None
        is_fitting = len(shake.resources) == 1 if is_last else len(shake.resources) > 1
        return has_goal and with_time == [shake.turn] and is_fitting
    if shake.phase is Phase.GOAL:
        return with_time == [shake.turn] and shake.goal is None
    if shake.phase is Phase.FORCEOUT:
        return not shake.resources and shake.turn is None and shake.contest is not None
    if shake.phase in (Phase.WRITING, Phase.CHECKING):
        return shake.turn is None and bool(with_time) and shake.contest is not None
    return True
