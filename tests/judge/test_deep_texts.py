"""Texts that nest or run on far beyond what 24 cubes can make: judged, read and drawn all the same, and never at length
(trust.md, promises 9 and 10)."""

from random import Random
from typing import Any, Final

import msgspec
import pytest

from forceout.editions.recorded_match import begin
from forceout.judge.protocol.answer import answer
from forceout.judge.reading import read_text
from forceout.judge.shown_working import shown_working
from forceout.rules import actions as do
from forceout.rules.match import apply_match
from forceout.rules.state import Phase, Presented, Shake
from forceout.service.tables.table_settings import TableSettings
from tests.trust.random_players import RandomPlayers

TEXTS: Final = {
    "equations": (
        "√" * 900 + "1",
        "√" * 400 + "(0+1)",
        "1" + "!" * 900,
        "0-" * 300 + "1",
        "1*" * 499 + "1",
        "9+" * 60 + "9",
        "9√" * 300 + "9",
        "0√" * 499 + "0",
        "2÷" * 480 + "2",
        "(1×" * 55 + "1" + ")" * 55,
    ),
    "on-sets": (
        "R" + "'" * 900,
        "R∪" * 499 + "R",
        "R=" * 300 + "B",
        "R⊆" * 60 + "B",
        "(R∪" * 38 + "B" + ")" * 38,
        "R'∪" * 300 + "B",
    ),
}
CASES: Final = [(game, text) for game, texts in TEXTS.items() for text in texts]
EDITIONS: Final = {"equations": "2015-16", "on-sets": "2014-15"}
LONGEST_DRAWING: Final = 50_000
"""Bytes of a working: everybody at a table gets it."""


@pytest.fixture(scope="module")
def writing() -> dict[str, Shake]:
    """A shake of each game where somebody has to write."""
    return {game: challenged(game) for game in TEXTS}


def challenged(game: str) -> Shake:
    settings = TableSettings(game, EDITIONS[game], "senior", season="even" if game == "equations" else None, seats=2)
    match = begin(settings.header())
    for action in RandomPlayers(Random("cubes on the mat"), game, officials=0).until_moving(settings, 1):
        match, _ = apply_match(match, action)
    assert match.shake is not None
    challenger = next(seat for seat in match.shake.players if seat != match.shake.mover)
    for action in (do.PickUpBlock(challenger), do.Challenge(challenger, "impossible")):
        match, outcome = apply_match(match, action)
        assert outcome.violation is None
    assert match.shake is not None
    assert match.shake.phase is Phase.WRITING
    return match.shake


def question(game: str, text: str) -> dict[str, Any]:
    """A text as a Solution that is asked about."""
    mat: dict[str, Any] = {"required": [], "permitted": [], "forbidden": [], "resources": [], "situation": "forceout"}
    common = {"kind": "solution", "game": game, "edition": EDITIONS[game], "division": "senior"}
    if game == "equations":
        return {**common, **mat, "goal": "1", "solution": f"{text} = 1"}
    return {**common, **mat, "universe": ["R", "RB", "-"], "goal": "row 4", "solution": text}


@pytest.mark.parametrize(("game", "text"), CASES, ids=lambda one: one[:12])
def test_it_is_judged(game: str, text: str) -> None:
    answered = answer(question(game, text))
    assert answered["correct"] is False
    assert answered["violations"]


@pytest.mark.parametrize(("game", "text"), CASES, ids=lambda one: one[:12])
def test_its_working_is_drawn_in_bounds(game: str, text: str, writing: dict[str, Shake]) -> None:
    drawn = msgspec.json.encode(shown_working(writing[game], Presented("P1", text)))
    assert len(drawn) <= LONGEST_DRAWING


@pytest.mark.parametrize(("game", "text"), CASES, ids=lambda one: one[:12])
def test_it_is_read_while_it_is_written(game: str, text: str) -> None:
    read = read_text(game, EDITIONS[game], "even", "senior", "adventurous", [], "solution", text)
    assert msgspec.json.encode(read)
    assert read["readings"] or read["errors"] or not read["is_all"]
