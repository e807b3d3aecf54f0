"""Reading and printing On-Sets texts are inverse, and an error says where."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forceout.games.on_sets.cards import DECK, print_card, read_card
from forceout.games.on_sets.cubes import DIGITS, SOLUTION_SYMBOLS, read_cube
from forceout.games.on_sets.goal import Goal, GoalDigit, read_goal
from forceout.games.on_sets.notation import (
    LONGEST_WRITING,
    MOST_DRAWINGS,
    Token,
    Writing,
    print_writings,
    read_writings,
)
from forceout.messages.message import verbatim
from forceout.rules.unreadable import Unreadable

ALSO_READ = {
    "B": "b",
    "R": "r",
    "G": "g",
    "Y": "y",
    "∪": "Uu",
    "∩": "Nn",
    "-": "−–",
    "'": "′’",
    "V": "v",
    "Λ": "^∅",
    "=": "",
    "⊆": "Cc<",
}
"""The table of notation.md."""

unmarked = st.sampled_from([*SOLUTION_SYMBOLS, *"()[]{}", *"0123456789"]).map(lambda symbol: Token(symbol, None, 0))
marked = st.builds(Token, st.sampled_from([*SOLUTION_SYMBOLS, *DIGITS]), st.sampled_from(SOLUTION_SYMBOLS), st.just(0))
statements = st.lists(unmarked | marked, min_size=1, max_size=25).map(tuple)
drawings = st.lists(st.sampled_from(DECK), max_size=MOST_DRAWINGS, unique=True)
writings = st.builds(
    lambda written, drawn: Writing(tuple(written), next(iter(drawn), None), tuple(drawn[1:])),
    st.lists(statements, max_size=4),
    drawings,
)
relation = st.sampled_from("=⊆").map(lambda symbol: Token(symbol, None, 0))
restrictions = st.builds(lambda before, sign, behind: (*before, sign, *behind), statements, relation, statements)
texts = st.text(
    st.sampled_from("BRGYbrgyUuNnCcvVΛ∪∩-−'=⊆<^∅()[]{}0123456789@|,;\n\t blankboth:"), max_size=60
) | st.text(max_size=40)
derandomized = settings(derandomize=True, deadline=None, database=None, max_examples=100)


def without_places(read: tuple[Writing, ...]) -> list[Writing]:
    """Writings as if every symbol stood at the start, since printing may move it."""
    return [
        one._replace(
            statements=tuple(tuple(token._replace(at=0) for token in statement) for statement in one.statements)
        )
        for one in read
    ]


@derandomized
@given(st.lists(writings, min_size=1, max_size=3))
def test_reading_gives_back_what_was_printed(written: list[Writing]) -> None:
    assert without_places(read_writings(print_writings(written))) == written


@derandomized
@given(st.lists(restrictions, min_size=1, max_size=2), st.lists(writings, min_size=1, max_size=2))
def test_reading_gives_back_what_two_solutions_share(shared: list[tuple[Token, ...]], written: list[Writing]) -> None:
    sharing = [one._replace(statements=(*shared, *one.statements), shared=len(shared)) for one in written]
    printed = print_writings(sharing)
    if len(printed) <= LONGEST_WRITING:
        assert without_places(read_writings(printed)) == sharing


@derandomized
@given(texts)
def test_printing_what_was_read_is_settled(text: str) -> None:
    try:
        read = read_writings(text)
    except Unreadable:
        return
    printed = print_writings(read)
    assert without_places(read_writings(printed)) == without_places(read)
    assert print_writings(read_writings(printed)) == printed


@derandomized
@given(texts)
def test_a_symbol_is_read_where_it_stands(text: str) -> None:
    try:
        read = read_writings(text)
    except Unreadable:
        return
    for writing in read:
        for statement in writing.statements:
            for token in statement:
                assert read_cube(text[token.at]) in (token.symbol, None)
                assert (text[token.at + 1 : token.at + 2] == "@") == (token.cube is not None)


@derandomized
@given(texts)
def test_an_error_points_into_the_text_and_says_what_was_expected(text: str) -> None:
    error = Unreadable(verbatim("Nothing was wrong."), 0)
    try:
        read_writings(text)
    except Unreadable as unreadable:
        error = unreadable
    assert 0 <= error.at <= len(text)
    assert str(error.words).endswith(".")


@derandomized
@given(st.lists(st.builds(GoalDigit, st.integers(1, 5), st.booleans()), max_size=4), st.sampled_from(["row", "ell"]))
def test_a_goal_is_read_as_it_is_printed(digits: list[GoalDigit], shape: str) -> None:
    goal = Goal(shape, tuple(digits))
    assert read_goal(str(goal)) == goal


@pytest.mark.parametrize("symbol", SOLUTION_SYMBOLS)
def test_every_spelling_of_a_symbol_is_read(symbol: str) -> None:
    for spelling in symbol + ALSO_READ[symbol]:
        assert read_cube(spelling) == symbol
        assert [token.symbol for token in read_writings(f"B {spelling} R")[0].statements[0]] == ["B", symbol, "R"]
        assert read_writings(f"B@{spelling}")[0].statements[0][0].cube == symbol


@pytest.mark.parametrize("card", DECK)
def test_a_card_is_read_as_it_is_printed(card: str) -> None:
    assert read_card(print_card(card)) == card
    assert read_card(print_card(card).lower()[::-1]) == card
    assert read_writings(f"B, blank: {print_card(card)}")[0].dots == card


@pytest.mark.parametrize("digit", DIGITS)
def test_a_digit_is_on_a_cube_and_is_read_in_a_writing(digit: str) -> None:
    assert read_cube(digit) == digit
    assert read_writings(f"B = {digit}")[0].statements[0][-1].symbol == digit
