"""Which level is open, what opens it, and what each opening forecloses, by edition."""

import json
from typing import Any

import pytest

from forceout.judge.disclosure.answers import answer_for
from forceout.judge.disclosure.levels import OPENED_BY, Asked, Level, said_unasked
from forceout.judge.disclosure.lock import Lock, Request, opened, seal_lock, why_shut
from forceout.judge.disclosure.printed_lock import (
    attempts,
    printed_lock,
    printed_opening,
    read_lock,
    shown,
    strips,
    turned,
)
from forceout.rules.vocabulary import Situation
from tests.judge.disclosure.positions import sealed
from tests.support.shakes import EVERY_BOOK

SOLUTION = {"on-sets": "Y ∪ B ∩ R", "equations": "2×5-1 = 8"}
WRONG = {"on-sets": "(Y ∪ B) ∩ R", "equations": "(2×5)-1 = 8"}
RIGHT = {"on-sets": "Y ∪ (B ∩ R)", "equations": "2×(5-1) = 8"}


def fields_of(game: str, edition: str, **others: Any) -> dict[str, Any]:
    return sealed(game, SOLUTION[game], edition=edition, **others)


def lock_for(game: str, edition: str, **others: Any) -> Lock:
    """A writes after an Impossible challenge by B, and C is the Third Party."""
    return seal_lock(fields_of(game, edition, **others), writer="A", checkers=("B", "C"), third="C")


def opened_by(lock: Lock, request: Request, fields: dict[str, Any]) -> Lock:
    """A judge opens what a request asks for."""
    assert why_shut(lock, request) is None
    return opened(lock, request, answer_for(lock, request, fields), judge="Ruth", at=7)


def proof(by: str, copy: str, partner: str | None = None) -> Request:
    return Request(Asked.OBJECTION, by, code="ambiguous", regrouped=copy, partner=partner)


def why(lock: Lock, request: Request) -> str:
    violation = why_shut(lock, request)
    assert violation is not None
    assert violation.message
    return str(violation.rule)


@EVERY_BOOK
def test_a_lock_holds_nothing_of_the_solution(game: str, edition: str) -> None:
    locks = {json.dumps(printed_lock(lock_for(game, edition)))}
    for other in ("nonsense ((", RIGHT[game], ""):
        lock = seal_lock(fields_of(game, edition) | {"solution": other}, writer="A", checkers=("B", "C"), third="C")
        locks.add(json.dumps(printed_lock(lock)))
    assert len(locks) == 1


@EVERY_BOOK
def test_the_rule_is_told_to_anybody(game: str, edition: str) -> None:
    lock = lock_for(game, edition)
    request = Request(Asked.RULE, "A", section="VII-B-3")
    lock = opened_by(lock, request, fields_of(game, edition))
    (opening,) = lock.openings
    assert opening.answer["rule"] == "VII-B-3"
    assert opening.answer["says"]
    assert why(lock, Request(Asked.RULE, "A", section="XX"))
    assert why(lock, Request(Asked.RULE, "A"))


def test_a_guideline_is_told_where_it_is_about_the_game() -> None:
    asked = Request(Asked.RULE, "B", section="guideline E13")
    assert why_shut(lock_for("on-sets", "2026-27"), asked) is None
    assert why_shut(lock_for("equations", "2015-16"), asked) is not None


@EVERY_BOOK
def test_an_objection_names_what_is_wrong_and_where(game: str, edition: str) -> None:
    """Guidelines 0, 1."""
    lock = lock_for(game, edition)
    assert why(lock, Request(Asked.OBJECTION, "B"))
    assert why(lock, Request(Asked.OBJECTION, "B", code="required-unused"))
    assert why(lock, Request(Asked.OBJECTION, "B", code="no-such-code"))
    assert why(lock, Request(Asked.OBJECTION, "A", code="required-unused", place="B"))
    assert why(lock, Request(Asked.OBJECTION, "B", code="required-unused", place="the third one"))
    cube = "B" if game == "on-sets" else "2"
    assert why_shut(lock, Request(Asked.OBJECTION, "B", code="required-unused", place=cube)) is None


@EVERY_BOOK
def test_an_objection_that_fails_leaves_the_next_and_one_that_holds_settles_it(game: str, edition: str) -> None:
    fields, lock = fields_of(game, edition), lock_for(game, edition)
    failing = Request(Asked.OBJECTION, "B", code="required-unused", place="2")
    lock = opened_by(lock, failing, fields)
    assert lock.openings[0].answer["holds"] is False
    assert not lock.is_settled
    lock = opened_by(lock, proof("C", WRONG[game]), fields)
    assert lock.openings[1].answer["holds"] is True
    assert lock.is_settled
    assert why(lock, failing)


def test_on_sets_2014_15_VII_C_5_c_note_a_failed_proof_uses_up_that_chance_and_nothing_else() -> None:
    fields, lock = fields_of("on-sets", "2014-15"), lock_for("on-sets", "2014-15")
    lock = opened_by(lock, proof("B", RIGHT["on-sets"]), fields)
    assert (lock.tried_regrouping, lock.closed_for, lock.is_settled) == (("B",), (), False)
    assert why(lock, proof("B", WRONG["on-sets"])) == "VII-C-5-c"
    assert why_shut(lock, Request(Asked.OBJECTION, "B", code="required-unused", place="B")) is None
    assert [one["has_attempt"] for one in attempts(lock)] == [False, True]
    assert why(lock_for("on-sets", "2014-15"), proof("B", WRONG["on-sets"], "C")) == "VII-C-5-c"


@pytest.mark.parametrize(("game", "edition"), [("on-sets", "2026-27"), ("equations", "2015-16")])
def test_on_sets_2026_27_VII_C_5_c_comment_c_a_failed_proof_ends_that_checkers_objections(
    game: str, edition: str
) -> None:
    """Equations VII-C-5-c-comment-c."""
    fields, lock = fields_of(game, edition), lock_for(game, edition)
    lock = opened_by(lock, proof("B", RIGHT[game]), fields)
    assert (lock.tried_regrouping, lock.closed_for, lock.is_settled) == (("B",), ("B",), False)
    assert why(lock, Request(Asked.OBJECTION, "B", code="required-unused", place="2"))
    assert [one["may_object"] for one in attempts(lock)] == [False, True]
    lock = opened_by(lock, proof("C", RIGHT[game]), fields)
    assert lock.is_settled
    joint = opened_by(lock_for(game, edition), proof("B", RIGHT[game], "C"), fields)
    assert (joint.tried_regrouping, joint.is_settled) == (("B", "C"), True)
    tried = opened_by(lock_for(game, edition), proof("C", RIGHT[game]), fields)
    assert why(tried, proof("B", RIGHT[game], "C"))
    assert why(lock_for(game, edition), proof("B", RIGHT[game], "B"))


def test_on_sets_2026_27_VII_C_6_a_the_question_whether_it_equals_the_goal_closes_it() -> None:
    """Equations VII-C-5-d-iii; in 2014-15 nobody may ask it."""
    for game, edition in (("on-sets", "2026-27"), ("equations", "2015-16")):
        lock = opened_by(lock_for(game, edition), Request(Asked.EQUALS, "C"), fields_of(game, edition))
        assert lock.openings[0].answer["equals"] is True, "some reading does"
        assert lock.is_settled
        assert why(lock, proof("B", WRONG[game]))
        assert why(lock, Request(Asked.EQUALS, "B"))
    older = lock_for("on-sets", "2014-15")
    assert why(older, Request(Asked.EQUALS, "B")) == "VII-C-4"
    assert [one["state"] for one in strips(older)][2] == "shut"
    assert why(lock_for("on-sets", "2026-27"), Request(Asked.EQUALS, "A"))


def test_that_no_solution_exists_waits_for_the_third_party() -> None:
    """Guidelines B3-comment, B4, E22-comment."""
    request = Request(Asked.NO_SOLUTION, "B")
    lock = lock_for("on-sets", "2026-27")
    assert why(lock, request) == "guideline B4"
    assert why_shut(lock.with_third_decided(), request) is None
    two = seal_lock(fields_of("on-sets", "2026-27"), writer="A", checkers=("B",))
    assert why_shut(two, request) is None
    after_now = lock_for("on-sets", "2026-27", situation="now").with_third_decided()
    assert after_now.situation is Situation.NOW
    assert why(after_now, request) == "guideline B4"


def test_in_equations_an_official_never_says_that_none_exists() -> None:
    lock = lock_for("equations", "2015-16").with_third_decided()
    assert why_shut(lock, Request(Asked.NO_SOLUTION, "B")) is not None


@EVERY_BOOK
def test_everything_is_for_when_the_shake_is_over(game: str, edition: str) -> None:
    request = Request(Asked.SHAKE_OVER, "B")
    lock = lock_for(game, edition)
    assert why(lock, request) == "guideline 2-b"
    over = opened_by(lock.with_shake_over(), request, fields_of(game, edition))
    answer = over.openings[0].answer
    assert answer["verdict"]["ambiguous"] is True
    assert answer["steps"]
    assert said_unasked(is_over=False) is Level.NOTHING


@EVERY_BOOK
def test_it_is_worked_out_for_the_table_in_one_reading(game: str, edition: str) -> None:
    """Guidelines 2-c, 2-e: that there are other readings is not said."""
    lock, fields = lock_for(game, edition), fields_of(game, edition)
    for asked, by in ((Asked.RESULTS_DIFFER, "A"), (Asked.NOBODY_CAN, "B")):
        plain = answer_for(lock, Request(asked, by), fields)
        clear = answer_for(lock, Request(asked, by), fields | {"solution": RIGHT[game]})
        assert plain["drawn"] == clear["drawn"]
        assert plain["says"] == clear["says"]
    as_read = answer_for(lock, Request(Asked.RESULTS_DIFFER, "B", regrouped=WRONG[game]), fields)
    assert as_read["drawn"] != plain["drawn"]
    other = Request(Asked.RESULTS_DIFFER, "B", regrouped="G" if game == "on-sets" else "3 = 8")
    assert answer_for(lock, other, fields)["drawn"] == plain["drawn"], "another text is not worked out"
    assert why(lock, Request(Asked.RESULTS_DIFFER, "a spectator")) == "guideline 2-c"


def test_what_is_shut_cannot_be_opened() -> None:
    with pytest.raises(ValueError, match="scored"):
        opened(lock_for("on-sets", "2026-27"), Request(Asked.SHAKE_OVER, "B"), {}, judge="Ruth", at=1)
    with pytest.raises(ValueError, match="no such edition"):
        seal_lock(
            {"game": "on-sets", "edition": "1999", "division": "middle", "situation": "now"}, writer="A", checkers="B"
        )


@EVERY_BOOK
def test_every_opening_is_written_down_and_reads_back(game: str, edition: str) -> None:
    fields, lock = fields_of(game, edition), lock_for(game, edition)
    lock = opened_by(lock, Request(Asked.RULE, "B", section="VII-C-4"), fields)
    lock = opened_by(lock, Request(Asked.OBJECTION, "B", code="not-equal", place="5"), fields)
    lock = opened_by(lock, proof("B", RIGHT[game]), fields)
    assert read_lock(json.loads(json.dumps(printed_lock(lock)))) == lock
    printed = printed_opening(lock.openings[1])
    assert (printed["number"], printed["level"], printed["judge"], printed["at"]) == (2, 2, "Ruth", 7)
    assert printed["request"]["by"] == "B"


def test_a_strip_that_is_shut_says_only_why() -> None:
    lock = lock_for("on-sets", "2026-27")
    drawn = strips(lock)
    assert [one["state"] for one in drawn] == ["ready", "ready", "ready", "ready", "shut", "shut"]
    for one in drawn:
        assert (one["state"] == "shut") == (one["why"] is not None)
        assert one["openings"] == []
    lock = opened_by(lock, Request(Asked.RULE, "B", section="VII-B-4"), fields_of("on-sets", "2026-27"))
    assert strips(lock)[0]["state"] == "open"


def test_the_turned_screen_has_one_sentence() -> None:
    fields, lock = fields_of("on-sets", "2026-27"), lock_for("on-sets", "2026-27")
    lock = opened_by(lock, Request(Asked.OBJECTION, "B", code="two-operations", place="two-operations"), fields)
    expected = {"writer": "A", "by": "B", "says": "The objection does not hold.", "rule": "VII-B-5"}
    assert turned(lock, 1) == expected
    assert turned(lock, 2) is None
    assert SOLUTION["on-sets"] not in json.dumps(shown(lock), ensure_ascii=False)


def test_every_question_opens_a_level_and_every_level_but_the_lowest_is_opened() -> None:
    assert set(OPENED_BY) == set(Asked)
    assert set(OPENED_BY.values()) == set(Level) - {Level.NOTHING}
