"""Tests of the lessons: every variation has one, what they show is as the judge says, each ends in three puzzles."""

import pytest

from forceout.editions.registry import editions_of
from forceout.games.registry import NAMES
from forceout.practice.catalogue.catalogue import shipped
from forceout.practice.lessons.lesson import Ask, Judge, Lesson, Tell, puzzles_for
from forceout.practice.registry import lessons_of
from forceout.rules.vocabulary import Division

TOPICS = {"goals", "operations", "challenges", "last-cube", "scoring", "checking"}
EVERY = [pytest.param(game, one, id=f"{game}-{one.name}") for game in NAMES for one in lessons_of(game).LESSONS]


@pytest.mark.parametrize("game", NAMES)
def test_every_topic_and_every_variation_has_a_lesson(game: str) -> None:
    names = {one.name for one in lessons_of(game).LESSONS}
    assert names >= TOPICS
    for listed in editions_of(game):
        for season in listed.seasons:
            rules = listed.game_of(season)
            assert rules is not None
            for division in Division:
                assert {kind.name for kind in rules.edition.printed_list(division)} <= names


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_a_lesson_speaks_and_asks(game: str, lesson: Lesson) -> None:
    assert str(lesson.title)
    assert isinstance(lesson.steps[0], Tell)
    assert any(isinstance(step, Ask | Judge) for step in lesson.steps)
    for step in lesson.steps:
        if isinstance(step, Ask):
            assert 0 <= step.right < len(step.choices)
            assert str(step.because)


@pytest.mark.parametrize(
    ("game", "lesson"),
    [
        pytest.param(game, one, id=f"{game}-{one.name}")
        for game in NAMES
        for one in lessons_of(game).LESSONS
        if one.variation not in (None, "shift-from-permitted")
    ],
)
def test_of_a_variation_the_first_example_is_correct_and_the_second_is_not(game: str, lesson: Lesson) -> None:
    verdicts = [step.verdict() for step in lesson.steps if isinstance(step, Judge)]
    first, second = verdicts
    assert first.is_right, [str(one.words) for one in first.reasons]
    assert not second.is_right
    assert all(one.rule for one in second.reasons)


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_a_lesson_ends_in_three_puzzles(game: str, lesson: Lesson) -> None:
    for division in Division:
        assert len(set(puzzles_for(lesson, shipped(game, division.value)))) == 3
