"""Tests of the six kinds of puzzle: claims hold, right answers are right, wrong ones get a reason and a rule."""

from typing import Any

import pytest

from forceout.games.registry import NAMES
from forceout.practice.answering import graded_answer, hint_of, shown_answer
from forceout.practice.catalogue.proving import wrong_claims
from forceout.practice.grading import BadAnswer
from forceout.practice.kinds.registry import KINDS
from forceout.practice.puzzle import Kind, Puzzle
from tests.practice.making import some

EVERY = [pytest.param(kind, game, id=f"{kind}-{game}") for kind in Kind for game in NAMES]


@pytest.mark.parametrize(("kind", "game"), EVERY)
def test_what_a_puzzle_claims_is_so(kind: Kind, game: str) -> None:
    for puzzle in some(kind, game):
        assert wrong_claims(puzzle) == []
        assert Puzzle.read(puzzle.line()) == puzzle
        assert puzzle.themes
        assert 600 <= puzzle.difficulty <= 2400


@pytest.mark.parametrize(("kind", "game"), EVERY)
def test_a_claim_that_is_not_so_is_found(kind: Kind, game: str) -> None:
    puzzle = some(kind, game)[0]
    assert KINDS[kind].prove(spoiled(puzzle))


def spoiled(puzzle: Puzzle) -> Puzzle:
    """The same puzzle with an answer that is not true."""
    changed: dict[str, Any] = dict(puzzle.answer)
    if puzzle.kind is Kind.FIND:
        changed["solutions"] = [*changed["solutions"], "B∪B∪B∪B=0"]
    elif puzzle.kind is Kind.CHALLENGE:
        changed["claim"] = "now" if changed["claim"] != "now" else "neither"
        changed.setdefault("solution", "B∪B∪B∪B=0")
    elif puzzle.kind is Kind.WRONG:
        changed["code"] = "syntax"
    elif puzzle.kind is Kind.READING:
        changed["ambiguous"] = not changed["ambiguous"]
        changed.setdefault("regrouped", puzzle.asked["written"])
    elif puzzle.kind is Kind.GOAL:
        changed["holds"] = []
    else:
        changed["moves"] = {name: ["safe"] for name in changed["moves"]}
    return Puzzle(puzzle.id, puzzle.kind, puzzle.position, puzzle.asked, changed, puzzle.themes, puzzle.difficulty)


def wrong_answers(puzzle: Puzzle) -> list[dict[str, Any]]:
    """Answers that are not right."""
    if puzzle.kind is Kind.FIND:
        return [{"solution": "B"}, {"solution": "1"}, {"solution": "(("}]
    if puzzle.kind is Kind.CHALLENGE:
        return [{"claim": one} for one in ("now", "impossible", "neither") if one != puzzle.answer["claim"]]
    if puzzle.kind is Kind.WRONG:
        others = [one for one in puzzle.asked["choices"] if one != puzzle.answer["code"]]
        return [{"code": one, "place": "?"} for one in others]
    if puzzle.kind is Kind.READING:
        written = puzzle.asked["written"]
        return [{"ambiguous": not puzzle.answer["ambiguous"] and None, "regrouped": written}]
    if puzzle.kind is Kind.GOAL:
        lost = [*puzzle.answer["spoiled"], *puzzle.answer["impossible"]]
        if "choices" in puzzle.asked:
            return [{"goal": one} for one in lost]
        return [{"goal": "tee 1"}]
    moves = puzzle.answer["moves"]
    return [
        dict(zip(("cube", "to"), name.split(" "), strict=True)) for name, found in moves.items() if found[0] != "safe"
    ]


@pytest.mark.parametrize(("kind", "game"), EVERY)
def test_a_wrong_answer_gets_a_reason_and_its_rule(kind: Kind, game: str) -> None:
    for puzzle in some(kind, game):
        for answer in wrong_answers(puzzle):
            graded = KINDS[kind].grade(puzzle, answer)
            assert not graded.is_right, answer
            assert graded.reasons
            assert all(str(one.words) and one.rule for one in graded.reasons)


@pytest.mark.parametrize(("kind", "game"), EVERY)
@pytest.mark.parametrize("answer", [{}, {"solution": ""}, {"claim": 3}, {"code": "nothing"}, {"goal": "?" * 500}])
def test_an_answer_that_cannot_be_read_is_refused_in_words(kind: Kind, game: str, answer: dict[str, Any]) -> None:
    puzzle = some(kind, game)[0]
    with pytest.raises(BadAnswer) as refused:
        KINDS[kind].grade(puzzle, answer)
    assert str(refused.value.words)
    assert graded_answer(puzzle.line(), answer)["bad"]


@pytest.mark.parametrize(("kind", "game"), EVERY)
def test_what_is_true_is_shown_after_a_right_answer_and_not_after_a_wrong_one(kind: Kind, game: str) -> None:
    puzzle = some(kind, game)[0]
    right = graded_answer(puzzle.line(), KINDS[kind].right_answer(puzzle))
    assert right["right"]
    assert right["shown"] == shown_answer(puzzle.line())
    wrong = graded_answer(puzzle.line(), wrong_answers(puzzle)[0])
    # Of three claims the second try would give it away, so there is none.
    assert (wrong["shown"] is not None) is (kind is Kind.CHALLENGE)
    assert hint_of(puzzle)["hint"]
