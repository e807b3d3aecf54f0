"""Tests of what the row of a match keeps of it."""

import asyncio

import pytest

from forceout.service.tables.summaries import NEVER_BEGUN, Summary, kept_summary, read_summary, summary_of
from forceout.service.tables.table import OVER, Seat
from tests.trust.played import played_match
from tests.trust.simulated_store import SimulatedDatabase

SEATS = (Seat("P1", "ada"), Seat("P2", bot="club"), Seat("P3", bot="club", away="ben"))


@pytest.mark.parametrize(
    ("points", "results"),
    [
        ({"P1": 6, "P2": 4, "P3": 2}, ("won", "lost", "lost")),
        ({"P1": 5, "P2": 5, "P3": 2}, ("tied", "tied", "lost")),
        ({"P1": 4, "P2": 4, "P3": 4}, ("tied", "tied", "tied")),
        ({"P1": 0, "P2": 6, "P3": 4}, ("lost", "won", "lost")),
    ],
)
def test_on_sets_XII_A_who_has_the_most_points_has_won(points: dict[str, int], results: tuple[str, ...]) -> None:
    said = Summary({}, SEATS, {"P1": 9, "P2": 9, "P3": 9}, points, 3)
    assert tuple(said.result_of(seat) for seat in ("P1", "P2", "P3")) == results


def test_where_nothing_is_counted_the_sums_of_the_shakes_tell() -> None:
    said = Summary({}, SEATS, {"P1": 3, "P2": 7, "P3": 1}, None, 1)
    assert (said.result_of("P2"), said.result_of("P1")) == ("won", "lost")


def test_who_left_the_table_to_a_bot_has_sat_there() -> None:
    said = Summary({}, SEATS, {}, None, 0)
    assert (said.seat_of("ada"), said.seat_of("ben"), said.seat_of("eve")) == ("P1", "P3", None)


def test_a_summary_reads_back_as_it_was() -> None:
    database = SimulatedDatabase()
    try:
        for seed in range(3):
            _, live = asyncio.run(played_match(database, seed))
            kept = kept_summary(live)
            if live.status == OVER:
                assert kept is not None
                assert kept != NEVER_BEGUN
                assert read_summary(kept) == summary_of(live)
            else:
                assert kept is None
    finally:
        database.close()
