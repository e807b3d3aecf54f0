"""Penalties, warnings, second judges."""

import pytest

from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.penalties import (
    Cause,
    GivenWarning,
    causes,
    find_cause,
    is_warned,
    next_step,
    penalty_pad,
    warn_action,
)
from forceout.rulebook.contents import clauses_of
from forceout.rules.vocabulary import Division
from tests.support.shakes import EVERY_BOOK

WARNED = (GivenWarning("A", "talking", round=3, shake=2, judge="Ruth", at=1),)


def cause_of(book: DeskBook, name: str) -> Cause:
    found = find_cause(book, name)
    assert found is not None
    return found


@EVERY_BOOK
def test_every_cause_has_a_clause_of_its_book_and_a_title(game: str, edition: str) -> None:
    book = DeskBook.of(game, edition)
    titles = [one.printed()["title"] for one in causes(book)]
    assert len(set(titles)) == len(titles) >= 14
    for one in causes(book):
        assert edition in {clause.edition for clause in clauses_of(one.rule.book, one.rule.section)}
        assert one.points == (2 if one.name == "wrong-no-goal" else 1)


@EVERY_BOOK
def test_on_sets_IX_C_a_warning_comes_first_and_lasts_into_later_rounds(game: str, edition: str) -> None:
    """Equations IX-C."""
    book = DeskBook.of(game, edition)
    behaviour = cause_of(book, "behaviour")
    unwarned = penalty_pad(book, Division.SENIOR, behaviour, "A")
    assert not unwarned.may_take
    assert unwarned.printed()["action"] is None
    warned = penalty_pad(book, Division.SENIOR, behaviour, "A", warnings=WARNED)
    assert warned.may_take
    assert warned.action() == {"do": "penalize", "player": "A", "points": 1, "reason": "behaviour", "second_judge": ""}
    assert not penalty_pad(book, Division.SENIOR, behaviour, "B", warnings=WARNED).may_take
    assert is_warned(WARNED, "A")
    assert not is_warned(WARNED, "B")


@EVERY_BOOK
def test_on_sets_XI_A_a_point_for_time_needs_no_warning(game: str, edition: str) -> None:
    """Equations XI-A."""
    book = DeskBook.of(game, edition)
    pad = penalty_pad(book, Division.SENIOR, cause_of(book, "too-late"), "A")
    assert pad.may_take
    assert pad.does_count


@EVERY_BOOK
@pytest.mark.parametrize("division", list(Division))
def test_on_sets_XI_A_note_initials_in_elementary_and_middle(game: str, edition: str, division: Division) -> None:
    """Equations XI-A-note."""
    book = DeskBook.of(game, edition)
    late = cause_of(book, "too-late")
    needs = division in (Division.ELEMENTARY, Division.MIDDLE)
    assert penalty_pad(book, division, late, "A").does_count is not needs
    assert penalty_pad(book, division, late, "A", initials="R.N.").does_count
    assert penalty_pad(book, division, late, "A").may_take, "it is written down, and counts when it is initialled"


def test_on_sets_2026_27_IX_D_a_point_at_once_takes_two_judges() -> None:
    book = DeskBook.of("on-sets", "2026-27")
    cause = cause_of(book, "unfair-advantage")
    assert not penalty_pad(book, Division.SENIOR, cause, "A").may_take
    agreed = penalty_pad(book, Division.SENIOR, cause, "A", second_judge="Kwame")
    assert agreed.may_take
    assert agreed.action()["second_judge"] == "Kwame"
    for other in (DeskBook.of("on-sets", "2014-15"), DeskBook.of("equations")):
        assert find_cause(other, "unfair-advantage") is None


def test_what_comes_next() -> None:
    newer, older = DeskBook.of("on-sets", "2026-27"), DeskBook.of("equations")
    said = [
        str(next_step(book, "A", warnings, taken))
        for book in (newer, older)
        for warnings, taken in (((), 0), (WARNED, 0), (WARNED, 1))
    ]
    assert len(set(said)) == 4
    assert "second judge" in said[0]
    assert "disqualification" in said[2]
    assert warn_action("A", "talking") == {"do": "warn", "player": "A", "reason": "talking"}
