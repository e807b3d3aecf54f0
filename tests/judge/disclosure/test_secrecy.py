"""What is shown at a level never depends on anything above it: the Solution is varied, and the bytes are the same
(trust.md, promise 6)."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from forceout.judge.disclosure.answers import answer_for, does_equal, does_hold, worked_out_answer
from forceout.judge.disclosure.levels import Asked, Level
from forceout.judge.disclosure.lock import Lock, Request, opened, seal_lock, why_shut
from forceout.judge.disclosure.printed_lock import printed_lock, shown, turned
from forceout.judge.protocol.answer import answer
from tests.judge.disclosure.positions import COPIES, POSITIONS, SOLUTIONS, sealed

CODES = {
    "on-sets": ("required-unused", "cube-unavailable", "not-equal", "two-operations", "syntax", "wrote-goal"),
    "equations": ("required-unused", "cube-unavailable", "not-equal", "syntax", "no-goal-written", "two-digit-numeral"),
}
PLACES = {"two-operations": "two-operations"}


@st.composite
def requests(draw: st.DrawFn, game: str) -> Request:
    """Anything that may be asked at a table while a shake is played."""
    by = draw(st.sampled_from("ABC"))
    asked = draw(st.sampled_from([*(one for one in Asked if one is not Asked.SHAKE_OVER), Asked.OBJECTION]))
    if asked is Asked.RULE:
        return Request(asked, by, section=draw(st.sampled_from(["VII-B-3", "VII-C-4", "IX-A", "XX"])))
    if asked is not Asked.OBJECTION:
        return Request(asked, by)
    code = draw(st.sampled_from([*CODES[game], "ambiguous"]))
    if code == "ambiguous":
        partner = draw(st.sampled_from([None, None, "B", "C"]))
        return Request(asked, by, code=code, regrouped=draw(st.sampled_from(COPIES[game])), partner=partner)
    return Request(asked, by, code=code, place=PLACES.get(code, "2"))


def fact(request: Request, fields: dict[str, Any]) -> object:
    """The one thing about a Solution that a level may tell."""
    if request.level is Level.OBJECTION:
        return does_hold(request, fields)
    if request.level is Level.WORKED_OUT:
        return worked_out_answer(request, fields)["drawn"]
    return does_equal(fields) if request.level is Level.EQUALS else None


def screens(lock: Lock) -> list[str]:
    """Everything that leaves the desk: the screen, each turned screen, what is stored."""
    told = [shown(lock), printed_lock(lock), *(turned(lock, one.number) for one in lock.openings)]
    return [json.dumps(one, ensure_ascii=False) for one in told]


@given(st.data())
@settings(max_examples=80, deadline=None)
def test_promise_6_varying_the_solution_changes_no_byte_below_its_level(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(sorted(POSITIONS)))
    one, other = (data.draw(st.sampled_from(SOLUTIONS[game])) for _ in range(2))
    fields, varied = sealed(game, one), sealed(game, other)
    lock, copy = (
        seal_lock(each, writer="A", checkers=("B", "C"), third="C", is_third_decided=True) for each in (fields, varied)
    )
    assert screens(lock) == screens(copy)
    for request in data.draw(st.lists(requests(game), max_size=5)):
        first, second = why_shut(lock, request), why_shut(copy, request)
        assert first == second
        if first is not None:
            continue
        if fact(request, fields) != fact(request, varied):
            break
        lock = opened(lock, request, answer_for(lock, request, fields), judge="Ruth", at=1)
        copy = opened(copy, request, answer_for(copy, request, varied), judge="Ruth", at=1)
        assert screens(lock) == screens(copy)


def test_the_facts_are_those_of_the_judge() -> None:
    for game in POSITIONS:
        held = set()
        for solution in SOLUTIONS[game]:
            fields = sealed(game, solution)
            verdict = answer({"kind": "solution", **fields})
            codes = {one["code"] for one in verdict["violations"]}
            assert does_equal(fields) == verdict["equals_goal"]
            for code in CODES[game]:
                request = Request(Asked.OBJECTION, "B", code=code, place="2")
                assert does_hold(request, fields) == (code in codes)
                held.add((code, code in codes))
        assert len(held) > len(CODES[game]), "some objections hold for one Solution and fail for another"


def test_the_sentences_of_yes_and_no_tell_nothing_more() -> None:
    """However a Solution fails, an objection that does not hold is answered with the same bytes."""
    for game in POSITIONS:
        request = Request(Asked.OBJECTION, "B", code="wrote-goal" if game == "on-sets" else "no-goal-written")
        answers: dict[bool, set[str]] = {True: set(), False: set()}
        for solution in SOLUTIONS[game]:
            fields = sealed(game, solution)
            lock = seal_lock(fields, writer="A", checkers=("B", "C"))
            given = answer_for(lock, request, fields)
            answers[given["holds"]].add(json.dumps(given))
        assert {holds: len(texts) for holds, texts in answers.items()} == {True: 1, False: 1}


def test_why_no_solution_exists_is_found_without_the_solution() -> None:
    fields = sealed("on-sets", "anything at all ((", goal="row ~3")
    lock = seal_lock(fields, writer="A", checkers=("B", "C"))
    given = answer_for(lock, Request(Asked.NO_SOLUTION, "B"), fields)
    assert given["reason"] == "guideline B4"
    assert answer_for(lock, Request(Asked.NO_SOLUTION, "B"), sealed("on-sets", "B"))["reason"] is None
