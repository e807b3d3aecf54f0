"""The judge's practice test: seeded, marked at once, with the rule and a score."""

import json

import pytest

from forceout.editions.registry import EDITIONS
from forceout.judge.disclosure.levels import Level
from forceout.judge.practice_test.from_positions import asked_selection
from forceout.judge.practice_test.from_situations import Price, price_of
from forceout.judge.practice_test.practice_test import MOST_QUESTIONS, build_test, mark, score
from forceout.judge.practice_test.question import Kind
from forceout.judge.protocol.answer import answer
from forceout.judge.situations.situation import situations_for
from forceout.messages.language import ENGLISH, LANGUAGES, find_language
from forceout.messages.message import speaking
from forceout.rules.vocabulary import Division

EVERY_TABLE = pytest.mark.parametrize(
    ("game", "edition", "division"),
    [(one.game, one.year, division) for one in EDITIONS for division in Division],
    ids=lambda value: str(getattr(value, "value", value)),
)


@EVERY_TABLE
def test_a_test_has_every_kind_of_question_each_with_one_right_choice(
    game: str, edition: str, division: Division
) -> None:
    test = build_test(game, division, edition=edition, count=18, seed=5)
    assert {one.kind for one in test.questions} == set(Kind)
    for one in test.questions:
        assert 2 <= len(one.choices) <= 4
        assert len(set(one.choices)) == len(one.choices)
        assert 0 <= one.right < len(one.choices)
        assert one.rules
        assert one.says
    asked = [(one.asks, json.dumps(one.position)) for one in test.questions]
    assert len(set(asked)) == len(asked)


def test_the_same_seed_gives_the_same_test_and_another_seed_another() -> None:
    one, again, other = (build_test("on-sets", Division.JUNIOR, seed=seed) for seed in (1, 1, 2))
    assert one == again
    assert one.questions != other.questions
    assert one.game == "on-sets"


@EVERY_TABLE
def test_the_same_seed_gives_the_same_test_in_every_language(game: str, edition: str, division: Division) -> None:
    drawn = build_test(game, division, edition=edition, count=30, seed=8).questions
    for language in LANGUAGES:
        with speaking(find_language(language)):
            told = build_test(game, division, edition=edition, count=30, seed=8).questions
        assert [(one.kind, one.right, one.rules, one.subject) for one in told] == [
            (one.kind, one.right, one.rules, one.subject) for one in drawn
        ]
        for one, other in zip(told, drawn, strict=True):
            assert len(set(one.choices)) == len(one.choices) == len(other.choices)
            if language != ENGLISH:
                assert one.asks != other.asks


@pytest.mark.parametrize(
    ("language", "filled", "plain"),
    [
        (ENGLISH, "Exponent (green).", "Selected: Average. Is"),
        ("es", "Exponent (verde).", "Elegido: Average. ¿"),
        ("fr", "Exponent (vert).", "Choisi\u00a0: Average. Est"),
    ],
)
def test_what_fills_a_blank_in_is_in_words_and_what_has_no_blank_has_no_brackets(
    language: str, filled: str, plain: str
) -> None:
    with speaking(find_language(language)):
        assert filled in str(asked_selection("Exponent", "color", {"name": "exponent", "color": "green"}))
        assert str(asked_selection("Average", None, {"name": "average"})).startswith(plain)
        assert "(14)" in str(asked_selection("Base", "base", {"name": "base", "base": 14}))


def test_the_printed_test_does_not_hold_its_answers() -> None:
    test = build_test("on-sets", Division.MIDDLE, count=12, seed=9)
    for question in test.printed()["questions"]:
        assert set(question) == {"number", "kind", "asks", "position", "choices"}


def test_an_answer_is_marked_at_once_with_its_rule() -> None:
    test = build_test("equations", Division.MIDDLE, count=6, seed=2)
    for number, question in enumerate(test.questions, 1):
        right = mark(test, number, question.right)
        assert right.is_right
        assert right.printed()["rules"]
        assert not mark(test, number, None).is_right
        assert not mark(test, number, len(question.choices)).is_right
    with pytest.raises(ValueError, match="no question"):
        mark(test, 7, 0)


def test_the_score_counts_by_kind() -> None:
    test = build_test("on-sets", Division.SENIOR, count=12, seed=4)
    choices = [one.right for one in test.questions]
    whole = score(test, choices)
    assert (whole.right, whole.of) == (12, 12)
    assert all(right == of == 2 for right, of in whole.by_kind.values())
    assert score(test, choices[:6]).right == 6
    assert score(test, []).right == 0
    assert json.loads(json.dumps(whole.printed()))["right"] == 12


@EVERY_TABLE
def test_positions_are_ruled_as_the_judge_rules(game: str, edition: str, division: Division) -> None:
    test = build_test(game, division, edition=edition, count=24, seed=11)
    rights: set[tuple[Kind, int]] = set()
    for one in test.questions:
        if one.kind is Kind.SELECTION:
            assert answer({"kind": "selection", **(one.position or {})})["legal"] is (one.right == 0)
            rights.add((one.kind, one.right))
        elif one.kind is Kind.OBJECTION:
            verdict = answer({"kind": "solution", **(one.position or {})})
            assert "error" not in verdict
            if one.right == 0:
                assert verdict["correct"] is False
            rights.add((one.kind, one.right))
    assert len(rights) >= 3, "some are right and some are wrong"


@pytest.mark.parametrize(("penalty", "price"), [
    ("None.", Price.NOTHING),
    ("−1 for the leader.", Price.POINT),
    ("−1, and another −1 if the additional minute is not enough.", Price.POINT),
    ("−1 only if the turn is not legally finished in time.", Price.POINT_IF_LATE),
    ("None, unless the time to move runs out: then −1.", Price.POINT_IF_LATE),
    ("None with the warning; −1 for each time after it.", Price.WARNING),
    ("−1, only if a second judge agrees.", None),
    ("Not a penalty but a score: −2 for the shake.", None),
])  # fmt: skip
def test_what_a_situation_costs_is_of_a_kind(penalty: str, price: Price | None) -> None:
    assert price_of(penalty) is price


@EVERY_TABLE
def test_every_table_has_situations_of_every_price(game: str, edition: str, division: Division) -> None:
    found = {price_of(one.penalty) for one in situations_for(game, edition, division) if one.level is not Level.RULE}
    assert set(Price) <= found


def test_there_are_not_too_many_questions() -> None:
    for count in (0, MOST_QUESTIONS + 1):
        with pytest.raises(ValueError, match="questions"):
            build_test("on-sets", Division.MIDDLE, count=count)
    with pytest.raises(ValueError, match="no such edition"):
        build_test("on-sets", Division.MIDDLE, edition="1999")
