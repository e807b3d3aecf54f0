"""Whole shakes from the rulebooks' own stories and situations, told step by step in the files beside this one.

Each file says what it shows, sets a table, and plays: a step is an action, what it gets (`ok` when left out; the code
of what is illegal about it, in brackets where it stands), what it costs, and, where telling, the state after it
(`false` where there is nothing).
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from forceout.editions import find_game
from forceout.judge.protocol.play import answer_play
from forceout.judge.protocol.question import Question
from forceout.rulebook.citations import citations_in_text
from forceout.rulebook.contents import clauses_of
from forceout.rules.view import public_state
from tests.support.shakes import Play, asked, before_roll, named_variation, play

FOLDER = Path(__file__).parent
PLAYTHROUGHS = {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.toml"))}
SECTIONS = ("required", "permitted", "forbidden", "resources", "universe")
ENDS = {"now", "impossible", "forceout", "time-up", "no-goal"}
each = pytest.mark.parametrize("name", PLAYTHROUGHS)


def table_of(story: dict[str, Any]) -> Play:
    """The table that a playthrough begins at."""
    given = {key: story[key] for key in ("division", "form", "policing", "players") if key in story}
    if "roll" not in story:
        return before_roll(story["game"], story["edition"], **given)
    more = {key: story[key] for key in ("scores", "goal_setter", "roll", "universe") if key in story}
    return play(story["game"], story["edition"], **given, **more, variations=story.get("variations"))


@each
def test_every_step_gets_what_the_rules_say(name: str) -> None:
    story = PLAYTHROUGHS[name]
    table = table_of(story)
    for number, step in enumerate(story["step"], 1):
        where = f"{name}, step {number}: {step['play']}"
        assert table.gets(step["play"]) == step.get("gets", "ok"), where
        assert table.outcome is not None
        assert dict(table.outcome.penalties) == step.get("penalty", {}), where
        state: Mapping[str, Any] = public_state(table.shake)
        for field, expected in step.get("state", {}).items():
            found = " ".join(state[field] or ()) if field in SECTIONS else state[field]
            assert found == (None if expected is False else expected), f"{where}: {field}"


@each
def test_the_judge_tells_the_same_story(name: str) -> None:
    story = PLAYTHROUGHS[name]
    game = find_game(story["game"], story["edition"])
    assert game is not None
    fields = ("division", "form", "policing", "players", "scores", "goal_setter")
    question: dict[str, Any] = {key: story[key] for key in fields if key in story}
    question |= {key: story[key].split() for key in ("roll", "universe") if key in story}
    if "variations" in story:
        question["variations"] = [named_variation(one, game) for one in story["variations"]]
    question["actions"] = [asked(step["play"], game) for step in story["step"]]
    answer = answer_play(Question(question), game)
    for step, outcome in zip(story["step"], answer["outcomes"], strict=True):
        gets = step.get("gets", "ok")
        assert outcome["ok"] == (gets == "ok" or gets.startswith("(")), step["play"]
        assert outcome.get("code", gets) == gets, step["play"]
        assert outcome.get("penalty", {}) == step.get("penalty", {}), step["play"]


@each
def test_it_says_what_it_shows(name: str) -> None:
    story = PLAYTHROUGHS[name]
    assert story["title"]
    assert story["story"]
    for shown in story["shows"]:
        cited = list(citations_in_text(shown))
        assert cited, shown
        for book, edition, section in cited:
            assert any(edition in (None, one.edition) for one in clauses_of(book, section)), shown
    assert "state" in story["step"][-1]


def test_they_cover_both_games_every_book_division_policing_and_end() -> None:
    stories = list(PLAYTHROUGHS.values())
    assert len(stories) >= 30
    assert {(one["game"], one["edition"]) for one in stories} == {
        ("on-sets", "2026-27"),
        ("on-sets", "2014-15"),
        ("equations", "2015-16"),
    }
    for game in ("on-sets", "equations"):
        mine = [one for one in stories if one["game"] == game]
        assert {one["division"] for one in mine} == {"elementary", "middle", "junior", "senior"}
        assert {len(one["players"]) for one in mine} == {2, 3}
        assert {one["policing"] for one in mine} == {"referee", "players"}
    assert {end_of(name) for name in PLAYTHROUGHS} >= ENDS | {"void"}


def end_of(name: str) -> str | None:
    """How a playthrough ends: what led to the Solutions, or void; None when it breaks off."""
    table = table_of(PLAYTHROUGHS[name])
    for step in PLAYTHROUGHS[name]["step"]:
        table.gets(step["play"])
    if table.phase == "void":
        return "void"
    return table.shake.contest.end.value if table.phase == "scored" and table.shake.contest is not None else None
