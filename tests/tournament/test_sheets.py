"""Scoresheets as they are typed, and the points of a match."""

from dataclasses import replace
from random import Random

import pytest

from forceout.editions import find_game
from forceout.editions.simulated_match import simulated_match
from forceout.rules.vocabulary import Division as Level
from forceout.tournament.results import Result, TableRecord, points_of
from forceout.tournament.settings import Competition
from forceout.tournament.sheets import (
    Sheet,
    SheetPenalty,
    SheetRow,
    leaders,
    possible_rows,
    remarks,
    running_totals,
    sums,
)
from tests.tournament.small_event import shakes

SETS = Competition("sets", "middle", "on-sets", "2026-27", 4)
PLAYERS = ("noor", "dana", "kaya")
ROWS = shakes((2, 6, 4), (4, 4, 2), (2, 2, 6), players=PLAYERS)
SHEET = Sheet({"noor": 8, "dana": 12, "kaya": 12}, ROWS, signed=PLAYERS)


def codes(sheet: Sheet, level: Level = Level.MIDDLE) -> list[tuple[str, str]]:
    return [(one.kind, one.code) for one in remarks(sheet, PLAYERS, SETS, level)]


def test_a_sheet_that_adds_up_has_no_remarks() -> None:
    assert codes(SHEET) == []
    assert running_totals(SHEET, PLAYERS)[1] == {"noor": 6, "dana": 10, "kaya": 6}
    assert leaders(SHEET.totals) == ("dana", "kaya")


def test_on_sets_XII_A_a_wrong_total_stops_and_the_right_one_is_offered() -> None:
    wrong = replace(SHEET, totals={"noor": 10, "dana": 12, "kaya": 12})
    (remark,) = remarks(wrong, PLAYERS, SETS, Level.MIDDLE)
    assert (remark.kind, remark.code, remark.right) == ("stops", "wrong-total", 8)
    settled = replace(SHEET, on_paper={"noor": 10})
    assert codes(settled) == []
    assert settled.written("noor") == 10


def test_on_sets_XI_A_a_penalty_without_initials_does_not_count_in_elementary_and_middle() -> None:
    penalties = (SheetPenalty("noor", initials="R.N."), SheetPenalty("noor"))
    sheet = replace(SHEET, penalties=penalties)
    assert sums(sheet, PLAYERS, Level.MIDDLE)["noor"] == 7
    assert sums(sheet, PLAYERS, Level.ELEMENTARY)["noor"] == 7
    assert sums(sheet, PLAYERS, Level.JUNIOR)["noor"] == 6
    assert codes(replace(sheet, totals={**SHEET.totals, "noor": 7})) == [("asks", "no-initials")]


@pytest.mark.parametrize(
    ("row", "code"),
    [
        (SheetRow({"noor": 6, "dana": 5, "kaya": 2}), ("stops", "wrong-score")),
        (SheetRow({"noor": 6, "dana": 2}), ("stops", "no-score")),
        (SheetRow({"noor": 6}, is_void=True), ("stops", "void-scored")),
        (SheetRow({"noor": 6, "dana": 6, "kaya": 6}), ("asks", "odd-row")),
    ],
)
def test_on_sets_X_points_that_no_shake_gives(row: SheetRow, code: tuple[str, str]) -> None:
    sheet = Sheet(dict.fromkeys(PLAYERS, 0), (row,), signed=PLAYERS)
    assert code in codes(replace(sheet, totals=sums(sheet, PLAYERS, Level.MIDDLE)))


def test_void_rows_and_absences_are_fine() -> None:
    rows = (SheetRow({}, "noor", is_void=True), SheetRow({"noor": 6, "dana": 2, "kaya": -2}, "noor"))
    sheet = Sheet({"noor": 6, "dana": 2, "kaya": -2}, rows, signed=("noor", "dana"))
    assert codes(sheet) == []


def test_on_sets_I_D_the_goal_goes_to_the_left_and_stays_after_a_void_shake() -> None:
    rows = (*ROWS[:1], SheetRow(ROWS[1].scores, "kaya"))
    sheet = Sheet({"noor": 6, "dana": 10, "kaya": 6}, rows, signed=PLAYERS)
    assert codes(sheet) == [("asks", "goal-setter")]


def test_on_sets_XII_B_who_has_not_signed_is_named() -> None:
    assert codes(replace(SHEET, signed=("noor",))) == [("asks", "not-signed")] * 2


@pytest.mark.parametrize(
    "sheet",
    [
        Sheet({"noor": 8, "dana": 8}),
        Sheet({**SHEET.totals, "theo": 2}),
        Sheet({**SHEET.totals, "noor": 5000}),
        replace(SHEET, penalties=(SheetPenalty("noor", points=0),)),
        replace(SHEET, rows=ROWS * 30),
    ],
)
def test_sheets_that_cannot_be_are_stopped(sheet: Sheet) -> None:
    assert codes(sheet)[0][0] == "stops"


@pytest.mark.parametrize(
    ("game", "edition", "row", "can_be"),
    [
        ("on-sets", "2026-27", (6, 6, 2), True),
        ("on-sets", "2026-27", (6, 4, 2), True),
        ("on-sets", "2026-27", (4, 4, 4), True),
        ("on-sets", "2026-27", (2, 2, 2), True),
        ("on-sets", "2026-27", (6, 6, 6), False),
        ("on-sets", "2026-27", (6, 6, 4), False),
        ("on-sets", "2014-15", (6, 4, 2), True),
        ("equations", "2015-16", (6, 6, 2), True),
        ("equations", "2015-16", (6, 2, -2), True),
    ],
)
def test_on_sets_X_what_can_come_together_is_what_the_book_gives(
    game: str, edition: str, row: tuple[int, ...], can_be: bool
) -> None:
    found = find_game(game, edition)
    assert found is not None
    assert (row in possible_rows(found.edition, 3)) is can_be


@pytest.mark.parametrize(
    ("totals", "away", "points"),
    [
        ((10, 8, 6), (), (6, 4, 2)),
        ((10, 10, 6), (), (5, 5, 2)),
        ((10, 8, 8), (), (6, 3, 3)),
        ((8, 8, 8), (), (4, 4, 4)),
        ((10, 8, -6), ("kaya",), (6, 4, 0)),
        ((8, 8, -6), ("kaya",), (5, 5, 0)),
        ((8, -4, -6), ("dana", "kaya"), (6, 0, 0)),
    ],
)
def test_on_sets_XII_A_match_points(totals: tuple[int, ...], away: tuple[str, ...], points: tuple[int, ...]) -> None:
    sheet = Sheet(dict(zip(PLAYERS, totals, strict=True)), did_not_play=away)
    record = TableRecord(Result(sheet, "k1", 1))
    assert points_of(record, PLAYERS) == dict(zip(PLAYERS, points, strict=True))
    assert points_of(TableRecord(), PLAYERS) is None


@pytest.mark.parametrize("seed", range(1, 31))
def test_a_match_of_the_engine_gives_the_same_points_on_paper(seed: int) -> None:
    """Random matches, with absences, penalties and deceit: their scoresheet, typed in, gives what the engine gives."""
    header, steps = simulated_match(seed, Random(seed).choice(("on-sets", "equations")))
    match = list(steps)[-1].match
    if not match.is_between_shakes or match.appealing:
        return
    players = match.table.players
    rows = tuple(SheetRow(dict(row.scores), row.goal_setter, row.is_void) for row in match.counting)
    honest = replace(match, deceived={}).totals
    from forceout.tournament.results import Deceit

    deceits = tuple(Deceit(player, listed, "why", "d1", 1) for player, listed in match.deceived.items())
    result = Result(Sheet(honest, rows), "k1", 1, deceits=deceits)
    replays = (2,) if match.is_replayed_by_two else ()
    record = TableRecord(result, disqualified=tuple(sorted(match.disqualified)), replays=replays)
    assert points_of(record, players) == match.points()
    assert header is not None
