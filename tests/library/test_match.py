"""A match that is stepped through, and its record."""

import pytest

import forceout
from forceout import (
    BadAction,
    BadPosition,
    BadRecord,
    IllegalAction,
    Match,
    Position,
    print_record,
    read_record,
    simulated_match,
)
from forceout.games.registry import NAMES


@pytest.mark.parametrize("game", NAMES)
def test_a_match_is_replayed_and_written_again(game: str) -> None:
    record = simulated_match(5, game).record()
    text = print_record(record)
    matches = list(Match.replay(read_record(text)))
    assert len(matches) == len(record.log) + 1
    assert str(matches[-1]) == text
    assert Match.read(text) == matches[-1]
    positions = [one.position for one in matches]
    assert positions[0] is None
    assert all(Position.read(str(one)) == one for one in positions if one is not None)


def test_a_match_is_played_by_lines_of_a_record() -> None:
    match = Match.begin("on-sets", division="middle", form="basic")
    assert repr(match) == "<on-sets middle, P1 P2: before the first shake>"
    assert match._repr_svg_() is None
    assert match.legal("P1") == []
    for line in ("P1 lot 4", "P2 lot 2", "P1 shake"):
        match = match.play(line)
    assert repr(match) == "<on-sets middle, P1 P2: shake 1, rolling>"
    match = match.play("P1 roll 3 1 2 R B G Y R B R B ∪ ∩ - ' V V Λ").play("P2 deal BR BRG R BRY GY B Y -")
    match = match.play('P1 goal "row 3"').play("P2 move ∩ required")
    assert match.position is not None
    assert match.position.judge("R∩B")
    assert "P1 move G permitted" in match.legal("P1")
    assert match._repr_svg_() is not None
    assert Match.read(str(match)) == match


def test_what_is_not_legal_is_refused_with_its_rule() -> None:
    match = Match.begin("equations", season="odd")
    assert match.header.edition == "2015-16"
    with pytest.raises(IllegalAction, match=r"\[") as refused:
        match.play("P1 shake")
    assert refused.value.code
    with pytest.raises(BadAction):
        match.play("P1 jump")
    with pytest.raises(BadPosition):
        Match.begin("chess")
    with pytest.raises(BadRecord):
        Match.read("no record")


def test_the_judge_answers_the_protocol() -> None:
    asked = {"kind": "goal", "game": "on-sets", "division": "middle", "goal": "row 3 2"}
    assert forceout.ask_judge(asked) == {"legal": True, "values": [5]}
    assert "error" in forceout.ask_judge({})
