"""Tests of weeks: five puzzles make one, and one week off does not break the row."""

from forceout.service.practice.weeks import DAY, SHOWN, WEEK, day_of, week_of, weeks_of

NOW = 1_800_000_000_000


def weeks(*counts: int) -> list[int]:
    """Moments of tries: so many in each week, this one last."""
    return [NOW - (len(counts) - 1 - place) * WEEK for place, count in enumerate(counts) for _ in range(count)]


def test_a_week_begins_on_monday() -> None:
    monday = 4 * DAY
    assert week_of(monday - 1) + 1 == week_of(monday) == week_of(monday + 7 * DAY - 1)
    assert day_of(monday) == 4


def test_five_puzzles_make_a_week() -> None:
    assert weeks_of(weeks(5, 4), NOW).row == 1
    assert weeks_of(weeks(5, 5), NOW).row == 2
    assert weeks_of([], NOW) == ((0,) * SHOWN, 0)


def test_one_week_off_does_not_break_the_row_and_two_do() -> None:
    assert weeks_of(weeks(6, 5, 0, 5, 5), NOW).row == 4
    assert weeks_of(weeks(6, 5, 0, 0, 5, 5), NOW).row == 2


def test_the_last_weeks_are_shown_with_the_open_one_last() -> None:
    assert weeks_of(weeks(5, 2), NOW).counts[-2:] == (5, 2)
