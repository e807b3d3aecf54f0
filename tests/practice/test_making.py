"""Tests of how a catalogue is made: the same again, nothing twice, spread over difficulty."""

from dataclasses import replace
from itertools import count, permutations
from random import Random

import pytest

from forceout.games.registry import NAMES
from forceout.practice.catalogue.head import Head, LeftOpen
from forceout.practice.catalogue.making import SolverForgot, drafted, made_lines, made_puzzles, source_of
from forceout.practice.kinds.registry import KINDS, Quota
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.registry import sense_of_game
from forceout.practice.searching import Undecided
from forceout.rules.vocabulary import Division
from tests.practice.making import some


def made(seed: int, game: str) -> list[str]:
    """A few puzzles of a seed."""
    return made_lines(seed, source_of(seed, game, Division.ELEMENTARY), Kind.WRONG, LeftOpen(), 0.01)


@pytest.mark.parametrize("game", NAMES)
def test_made_again_it_is_the_same_byte_for_byte(game: str) -> None:
    first, second = (made(7, game) for _ in range(2))
    assert first == second
    assert len(first) == 6
    assert first != made(8, game)


def test_a_head_reads_back() -> None:
    head = Head(3, 0.5, {"challenge": [0, 4, 5, 90], "goal": [7]})
    assert Head.read(head.line()) == head
    assert Head.read(Head(1).line()) == Head(1)


def undecided(*_: object) -> None:
    """A solver that can tell nothing."""
    raise Undecided


def test_what_the_solver_left_open_stays_out_when_it_has_learned_more() -> None:
    source = source_of(5, "on-sets", Division.ELEMENTARY)
    everything = [one.id for one in made_puzzles(5, source, Quota(Kind.FIND, 4), LeftOpen())]
    numbers = (one for one in count() if drafted(5, source, Kind.FIND, one, LeftOpen()) is not None)
    _, second = next(numbers), next(numbers)
    fewer = [one.id for one in made_puzzles(5, source, Quota(Kind.FIND, 3), LeftOpen({"find": [second]}))]
    assert fewer == [everything[0], *everything[2:]]


def test_what_the_solver_cannot_decide_is_left_open_under_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KINDS[Kind.CHALLENGE], "make", undecided)
    left_open = LeftOpen()
    assert drafted(5, source_of(5, "on-sets", Division.ELEMENTARY), Kind.CHALLENGE, 3, left_open) is None
    assert left_open.printed() == {"challenge": [3]}


def test_a_solver_that_decides_less_than_it_did_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KINDS[Kind.SAFE], "make", undecided)
    source = source_of(5, "equations", Division.SENIOR)
    with pytest.raises(SolverForgot, match="equations senior safe 0"):
        list(made_puzzles(5, source, Quota(Kind.SAFE, 1), LeftOpen({"safe": [1]})))


@pytest.mark.parametrize("game", NAMES)
def test_no_two_puzzles_are_alike(game: str) -> None:
    made = list(made_puzzles(3, source_of(3, game, Division.ELEMENTARY), Quota(Kind.READING, 12), LeftOpen()))
    sense = sense_of_game(game)
    assert len({sense.canonical(one) for one in made}) == len({one.id for one in made}) == len(made) == 12


def test_likeness_knows_no_names_of_colors_and_no_order() -> None:
    puzzle = some(Kind.FIND, "on-sets")[0]
    position, sense = puzzle.position, sense_of_game("on-sets")
    for renamed in permutations("BRGY"):
        table = str.maketrans(dict(zip("BRGY", renamed, strict=True)))
        cards = ["".join(sorted(one.translate(table), key="BRGY-".index)) for one in position.universe]
        cubes = [one.translate(table) for one in position.resources]
        Random(1).shuffle(cubes)
        other = replace(
            position,
            universe=tuple(reversed(cards)),
            resources=tuple(cubes),
            required=tuple(one.translate(table) for one in position.required),
            permitted=tuple(one.translate(table) for one in position.permitted),
            forbidden=tuple(one.translate(table) for one in position.forbidden),
            variations=tuple(
                (name, value.translate(table) if isinstance(value, str) else value)
                for name, value in position.variations
            ),
        )
        assert sense.canonical(replace(puzzle, position=other)) == sense.canonical(puzzle)


def test_likeness_of_equations_knows_no_colors_and_no_order() -> None:
    puzzle = some(Kind.FIND, "equations")[0]
    position, sense = puzzle.position, sense_of_game("equations")
    other = replace(position, resources=tuple(cube[-1] for cube in reversed(position.resources)))
    assert sense.canonical(replace(puzzle, position=other)) == sense.canonical(puzzle)
    fewer = replace(position, permitted=position.permitted[1:], required=position.required[1:])
    assert sense.canonical(replace(puzzle, position=fewer)) != sense.canonical(puzzle)


@pytest.mark.parametrize(
    ("game", "one", "other", "is_same"),
    [
        ("on-sets", "(B∪R)∩G", "G∩(R∪B)", True),
        ("on-sets", "B⊆R, G∪B", "B ⊆ R, B ∪ G", True),
        ("on-sets", "B∪R", "B∩R", False),
        ("equations", "(2+3)×4 = 20", "4×(3+2)=20", True),
        ("equations", "2+3=5", "2×3=5", False),
    ],
)
def test_solutions_are_the_same_up_to_order_and_brackets(game: str, one: str, other: str, is_same: bool) -> None:
    sense = sense_of_game(game)
    assert (sense.essence(one) == sense.essence(other)) is is_same


def test_a_line_reads_back() -> None:
    for puzzle in some(Kind.SAFE, "on-sets"):
        assert Puzzle.read(puzzle.line()).line() == puzzle.line()
