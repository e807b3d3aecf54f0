"""The hall clock and what the hall is told."""

import pytest

from forceout.rules.vocabulary import Division as Level
from forceout.tournament import acts as do
from forceout.tournament.hall_clock import announcement, due_times, reading, writing_seconds
from forceout.tournament.settings import Competition
from tests.tournament.small_event import SETS, Event

MINUTE = 60_000
BOOKS = {
    ("on-sets", "2026-27"): ("challenge no more", "a Solution"),
    ("on-sets", "2014-15"): ("Play no more cubes. Everybody", "a Solution"),
    ("equations", "2015-16"): ("Play no more cubes. Everybody", "an Equation"),
}


@pytest.mark.parametrize(("book", "words"), BOOKS.items())
def test_on_sets_XI_B_each_edition_has_its_announcements(book: tuple[str, str], words: tuple[str, str]) -> None:
    one = Competition("x", "middle", *book, 4)
    said = {what: str(announcement(what, one, Level.MIDDLE)) for what in ("start", "no-new-shakes", "stop")}
    assert "30 minutes" in said["start"]
    assert "5 more minutes" in said["no-new-shakes"]
    assert "2 minutes" in said["stop"]
    assert all(word in said["stop"] for word in words)
    assert "Two Solutions" not in said["stop"]


def test_on_sets_XI_B_2_two_solutions_give_senior_three_minutes() -> None:
    one = Competition("x", "senior", "on-sets", "2026-27", 4)
    assert writing_seconds(one, Level.SENIOR) == (120, 180)
    assert "3 minutes" in str(announcement("stop", one, Level.SENIOR))
    assert writing_seconds(Competition("x", "senior", "on-sets", "2026-27", 4, form="basic"), Level.SENIOR) == (
        120,
        120,
    )


def test_on_sets_XI_B_thirty_minutes_five_and_two() -> None:
    one = Competition("x", "middle", "on-sets", "2026-27", 4)
    assert due_times(one, Level.MIDDLE, 0) == {
        "start": 0,
        "no-new-shakes": 30 * MINUTE,
        "stop": 35 * MINUTE,
        "over": 37 * MINUTE,
    }
    assert due_times(one, Level.MIDDLE, 0, added_time=140)["stop"] == 35 * MINUTE + 140_000


def test_the_clock_of_a_round_and_of_a_table_with_added_time() -> None:
    event = Event()
    event.seats(1)
    assert event.refuses(do.TellTime(SETS, 1, "stop")) == "clock"
    assert event.refuses(do.TellTime(SETS, 1, "lunch")) == "clock"
    competition = event.state.settings.competitions[0]
    label = event.state.round(SETS, 1).tables[0].label

    def shown(seconds: int, table: str | None = None) -> tuple[str, int, str | None]:
        told = event.state.round(SETS, 1)
        now = told.told.get("start", 0) + 1000 * seconds
        one = reading(told, competition, Level.MIDDLE, now, table)
        return one.part, one.left, one.next

    assert shown(0) == ("before", 0, "start")
    event.does(do.TellTime(SETS, 1, "start"))
    assert shown(600) == ("play", 1200, "no-new-shakes")
    assert shown(1810) == ("play", -10, "no-new-shakes")
    event.does(do.TellTime(SETS, 1, "no-new-shakes"))
    event.does(do.AddTableTime(SETS, 1, label, 60), do.JUDGE, "j1")
    warned = (event.state.round(SETS, 1).told["no-new-shakes"] - event.state.round(SETS, 1).told["start"]) // 1000
    assert shown(warned + 100) == ("last-minutes", 200, "stop")
    assert shown(warned + 100, label) == ("last-minutes", 260, "stop")
    event.does(do.TellTime(SETS, 1, "stop"))
    stopped = (event.state.round(SETS, 1).told["stop"] - event.state.round(SETS, 1).told["start"]) // 1000
    assert shown(stopped) == ("writing", 120, None)
    assert shown(stopped + 121) == ("over", 0, None)
    assert shown(warned + 330, label)[0] == "last-minutes"
    assert event.refuses(do.TellTime(SETS, 1, "stop")) == "clock"
