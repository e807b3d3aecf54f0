"""Tests of messages: sentences, players' names, languages."""

import pickle

import pytest

from forceout.messages.fluent import BadMessage, compiled, entries
from forceout.messages.language import Language, english, english_category
from forceout.messages.lists import either, listed, together
from forceout.messages.message import Message, Seat, parts, sentence, speaking, speaks_of_seats, spoken

TURN = Message("it-is-players-turn", player=Seat("P2"))
SWEDISH = Language("sv", ["it-is-players-turn = Nu är det { $player }."], english_category)


def test_a_message_is_a_sentence_in_english_unless_another_language_is_spoken() -> None:
    assert str(TURN) == "It is P2's turn."
    assert sentence(TURN, language=SWEDISH) == "Nu är det P2."
    with speaking(SWEDISH):
        assert spoken() is SWEDISH
        assert str(TURN) == "Nu är det P2."
    assert spoken() is english()


def test_the_edge_says_what_the_players_are_called() -> None:
    assert sentence(TURN, {"P2": "Ada"}) == "It is Ada's turn."
    assert sentence(TURN, {"P1": "Ada"}) == "It is P2's turn."
    assert (
        sentence(Message("there-is-no-cube-in-resources", cube="P2"), {"P2": "Ada"}) == "There is no P2 in Resources."
    )


def test_a_message_in_parts_leaves_the_players_open() -> None:
    assert parts(TURN) == ("It is ", {"seat": "P2"}, "'s turn.")
    assert parts(Message("player-has-signed", player=Seat("P1"))) == ({"seat": "P1"}, " has signed.")
    assert parts(Message("the-shake-is-over")) == ("The shake is over.",)


def test_a_player_may_stand_in_a_part_of_the_sentence() -> None:
    inner = Message("line-why", line=3, why=TURN)
    assert speaks_of_seats(inner)
    assert not speaks_of_seats(Message("line-why", line=3, why="it is P2's turn"))
    assert sentence(inner, {"P2": "Ada"}) == "line 3: It is Ada's turn."


def test_messages_are_values() -> None:
    again = Message("it-is-players-turn", player=Seat("P2"))
    assert again == TURN
    assert hash(again) == hash(TURN)
    assert Message("it-is-players-turn", player=Seat("P1")) != TURN
    assert pickle.loads(pickle.dumps(TURN)) == TURN
    assert repr(TURN) == "Message('it-is-players-turn', player='P2')"


def test_several_things_in_one_sentence() -> None:
    def say(things: object) -> str:
        return str(Message("line-why", line=1, why=things))  # type: ignore[arg-type]

    assert [say(either(names)) for names in ("a", "ab", "abc")] == [
        "line 1: a",
        "line 1: a or b",
        "line 1: a or b or c",
    ]
    assert [say(together(names)) for names in ("a", "ab", "abc")] == [
        "line 1: a",
        "line 1: a and b",
        "line 1: a, b and c",
    ]
    assert [say(listed(names)) for names in ("a", "ab", "abc")] == ["line 1: a", "line 1: a, b", "line 1: a, b, c"]


def test_a_choice_goes_by_the_number_itself_its_category_or_the_text() -> None:
    count = [str(Message("count-of-cubes", symbol="∪", count=number)) for number in (0, 1, 2)]
    assert count == ["no ∪ cubes", "one ∪ cube", "2 ∪ cubes"]
    assert str(Message("division-name", division="middle")) == "Middle"
    assert str(Message("division-name", division="giant")) == "Senior"


def test_a_key_that_is_nowhere_written_is_a_bug() -> None:
    with pytest.raises(KeyError):
        str(Message("nobody-says-this"))


@pytest.mark.parametrize("text", ["a { b", "a { $b ->\n    [one] c\n }", "a } b", "a { 3 }", "two\n    lines"])
def test_what_is_not_in_our_part_of_fluent_is_refused(text: str) -> None:
    with pytest.raises(BadMessage):
        compiled(text, english_category)


def test_a_file_is_cut_into_its_messages() -> None:
    source = "### About\n\n## Group\n\n# For you.\none = 1\ntwo =\n    { $x ->\n       *[a] A\n    } b\n\nthree = = 3\n"
    assert dict(entries(source)).keys() == {"one", "two", "three"}
    found = Language("x", [source], english_category)
    assert (found.compiled("one").text, found.compiled("three").text) == ("1", "= 3")
    assert sentence(Message("two", x="a"), language=found) == "A b"
