"""Reading and printing Equations are inverse, and an error says where."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from forceout.games.equations.cubes import KIT, SYMBOLS, Cube, read_cube
from forceout.games.equations.goal import Goal, GoalCube, read_goal
from forceout.games.equations.language.notation import SYMBOL_OF, Token, Turn, print_tokens, read_groups, read_tokens
from forceout.messages.message import verbatim
from forceout.rules.unreadable import Unreadable

signs = st.sampled_from(
    ["+", "-", "×", "÷", "√", "%", ">÷", "lcm", "gcf", "rem", "log", "!", ".", "i", "↑", "(", ")", "="]
)
plain = signs.map(Token)
digits = st.tuples(st.sampled_from([*"0123456789", "T", "E"]), st.sampled_from(Turn)).map(lambda pair: Token(*pair))
marked = st.tuples(st.sampled_from(sorted(set(SYMBOL_OF) - {"*"})), st.sampled_from("0×")).map(
    lambda pair: Token(pair[0], stands_on=pair[1])
)
powers = st.sampled_from(["10", "100", ".1", ".01"]).map(lambda said: Token(said, stands_on="1"))
tokens = st.lists(plain | digits | marked | powers, min_size=1, max_size=25)
texts = st.text(st.sampled_from("0123456789+-−×xX÷/*^√v!.%TEi↑()[]{}=:@~> rbgk²³lcmgcfremlog"), max_size=60) | st.text(
    max_size=40
)
cubes = st.sampled_from([Cube(face, kind.color) for kind in KIT for face in kind.faces]) | st.sampled_from(SYMBOLS).map(
    Cube
)
derandomized = settings(derandomize=True, deadline=None, database=None, max_examples=150)


def without_places(read: list[Token] | tuple[Token, ...]) -> list[Token]:
    """Tokens as if every one stood at the start, since printing may move it."""
    return [token._replace(at=0) for token in read]


def can_stand_together(written: list[Token]) -> bool:
    """Whether no two neighbours would be read as one: a digit or a point in front of a power of the base."""
    return all(
        not (right.is_power_of_base and (left.meaning.isdigit() or left.meaning == "."))
        and left.meaning not in ("1", ".")
        for left, right in pairwise(written)
        if right.stands_on == "1" or right.meaning in "01."
    )


@derandomized
@given(tokens)
def test_reading_gives_back_what_was_printed(written: list[Token]) -> None:
    if can_stand_together(written):
        assert without_places(read_tokens(print_tokens(written))) == written


@derandomized
@given(texts)
def test_printing_what_was_read_is_settled(text: str) -> None:
    try:
        read = read_tokens(text)
    except Unreadable:
        return
    printed = print_tokens(read)
    if can_stand_together(list(read)):
        assert print_tokens(read_tokens(printed)) == printed


@derandomized
@given(texts)
def test_an_error_points_into_the_text_and_says_what_was_expected(text: str) -> None:
    error = Unreadable(verbatim("Nothing was wrong."), 0)
    try:
        read_groups(read_tokens(text), len(text))
    except Unreadable as unreadable:
        error = unreadable
    assert 0 <= error.at <= len(text)
    assert str(error.words).endswith(".")


@derandomized
@given(cubes)
def test_a_cube_is_read_as_it_is_printed(cube: Cube) -> None:
    assert read_cube(str(cube)) == cube


@derandomized
@given(st.lists(st.tuples(cubes, st.sampled_from(Turn), st.booleans()), min_size=1, max_size=8))
def test_a_goal_is_read_as_it_is_printed(parts: list[tuple[Cube, Turn, bool]]) -> None:
    runs: list[tuple[int, int]] = []
    start = 0
    for place, (_, _, is_last) in enumerate(parts):
        if is_last or place == len(parts) - 1:
            runs.append((start, place))
            start = place + 1
    goal = Goal(tuple(GoalCube(cube.symbol, turn, cube.color) for cube, turn, _ in parts), tuple(runs))
    assert read_goal(str(goal)) == goal
