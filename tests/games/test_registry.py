"""Games are asked through their registry: nowhere else is one named, and every layer holds its part of each."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Final, get_args, get_type_hints

import pytest

import forceout
from forceout.bots import equations as equations_bots
from forceout.bots import on_sets as on_sets_bots
from forceout.bots.registry import GameSense, sense_of
from forceout.editions import find_game
from forceout.editions.registry import EDITIONS, editions_of, years_of
from forceout.games.registry import GAMES, NAMES, part
from forceout.judge.equations import reading as equations_reading
from forceout.judge.equations import samples as equations_samples
from forceout.judge.equations import sealed as equations_sealed
from forceout.judge.equations import shown_working as equations_working
from forceout.judge.equations import solve as equations_solve
from forceout.judge.on_sets import reading as on_sets_reading
from forceout.judge.on_sets import samples as on_sets_samples
from forceout.judge.on_sets import sealed as on_sets_sealed
from forceout.judge.on_sets import shown_working as on_sets_working
from forceout.judge.on_sets import solve as on_sets_solve
from forceout.judge.registry import (
    Samples,
    Sealed,
    Searching,
    TextReading,
    Working,
    reading_of,
    samples_of,
    sealed_of,
    searching_of,
    working_of,
)
from forceout.service.positions import equations as equations_likeness
from forceout.service.positions import on_sets as on_sets_likeness
from forceout.service.positions.registry import Likeness, likeness_of
from forceout.service.rooms.acts import Settle
from forceout.solver.equations import shakes as equations_shakes
from forceout.solver.on_sets import shakes as on_sets_shakes
from forceout.solver.registry import ShakeSolver, solver_of
from forceout.web.api.reading import WrittenText
from forceout.web.bodies import NewTable

PACKAGE: Final = Path(forceout.__file__).parent
NAMED: Final = re.compile(rf"\b(?:{'|'.join({name for game in GAMES for name in (game.name, game.package)})})\b")
CONSTANTS: Final = re.compile(r"(?:ON_SETS|EQUATIONS)(?:_\w+)?|(?:OnSets|Equations)\w*")
OWN: Final = re.compile(r"(?:^|/)(?:on_sets|equations)(?:_\w+)?(?:/|\.py$)")
"""What belongs to one game: a folder or a module that is called like it."""
ALLOWED: Final = {
    "games/registry.py": "the registry itself",
    "editions/registry.py": "the list of editions says which game each is of",
    "rulebook/rule.py": "a book has its game's name, and every layer cites it",
    "editions/double_set_difference.py": "a procedure of one game's editions",
    "web/bodies.py": "the names on the wire, in the type of a body; held to the registry below",
    "service/rooms/acts.py": "the names on the wire, in the type of an act; held to the registry below",
    "web/api/reading.py": "the names on the wire, in the type of a body; held to the registry below",
    "service/people/passwords.py": "a password that many people have thought of",
}

# What a module gives is what its layer's protocol asks: mypy checks it here.
SENSES: Final[tuple[GameSense, ...]] = (on_sets_bots, equations_bots)
SOLVERS: Final[tuple[ShakeSolver, ...]] = (on_sets_shakes, equations_shakes)
WORKINGS: Final[tuple[Working, ...]] = (on_sets_working, equations_working)
SEARCHES: Final[tuple[Searching, ...]] = (on_sets_solve, equations_solve)
READINGS: Final[tuple[TextReading, ...]] = (on_sets_reading, equations_reading)
SEALS: Final[tuple[Sealed, ...]] = (on_sets_sealed, equations_sealed)
SAMPLES: Final[tuple[Samples, ...]] = (on_sets_samples, equations_samples)
LIKENESSES: Final[tuple[Likeness, ...]] = (on_sets_likeness, equations_likeness)


def modules() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        name = file.relative_to(PACKAGE).as_posix()
        if not OWN.search(name):
            yield name, ast.parse(file.read_text(encoding="utf-8"))


def named_in(tree: ast.Module) -> Iterator[str]:
    """Where a module names a game: imports of it, its constants and classes, and its name as a value."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(one.name for one in node.names)]
            if any(NAMED.search(one.replace(".", " ")) or CONSTANTS.fullmatch(one) for one in names):
                yield f"{node.lineno}: imports {' '.join(names)}"
        elif isinstance(node, ast.Name) and CONSTANTS.fullmatch(node.id):
            yield f"{node.lineno}: {node.id}"
        elif isinstance(node, ast.Constant) and id(node) not in docstrings and NAMED.search(str(node.value)):
            yield f"{node.lineno}: {str(node.value)[:60]!r}"


def test_no_game_is_named_outside_its_registry() -> None:
    found = {name: list(named_in(tree)) for name, tree in modules()}
    assert {name: places for name, places in found.items() if places and name not in ALLOWED} == {}
    assert set(ALLOWED) <= set(found), "an exception for a file that is gone"
    assert [name for name in ALLOWED if not found[name]] == [], "exceptions that nothing needs"


def test_the_scan_finds_what_it_looks_for() -> None:
    named = (
        'from forceout.games.on_sets.play import OnSetsGame\nif game == "equations": pass\nisinstance(game, OnSetsGame)'
    )
    assert len(list(named_in(ast.parse(named)))) == 3
    assert list(named_in(ast.parse('"""On-Sets and equations."""\nsolve(game.book.name)'))) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_layer_holds_its_part_of_each_game(name: str) -> None:
    game = find_game(name)
    assert game is not None
    assert game.book.name == name
    place = NAMES.index(name)
    assert sense_of(game) is SENSES[place]
    assert solver_of(game) is SOLVERS[place]
    assert working_of(name) is WORKINGS[place]
    assert searching_of(name) is SEARCHES[place]
    assert reading_of(name) is READINGS[place]
    assert sealed_of(name) is SEALS[place]
    assert samples_of(name) is SAMPLES[place]
    assert likeness_of(name) is LIKENESSES[place]
    assert part(name, "forceout.games.{game}.random_solutions").WRITERS


@pytest.mark.parametrize("kind", [WrittenText, NewTable, Settle])
def test_the_names_on_the_wire_are_those_of_the_registry(kind: type) -> None:
    said = [one for one in get_args(get_type_hints(kind)["game"]) if one is not type(None)]
    names = [name for one in said for name in (get_args(one) or (one,))]
    assert tuple(names) == NAMES


def test_an_edition_holds_functions_and_values_and_no_flags() -> None:
    """What changed from book to book is a function that the edition holds; only our own revisions are flags."""
    for edition in EDITIONS:
        for season in edition.seasons:
            game = edition.game_of(season)
            assert game is not None
            for holder in (game.procedures, game.edition):
                flags = [one.name for one in fields(holder) if isinstance(getattr(holder, one.name), bool)]
                assert flags == []


def test_every_edition_is_listed_once_with_its_game_and_its_seasons() -> None:
    assert {one.game for one in EDITIONS} == set(NAMES)
    for name in NAMES:
        years = years_of(name)
        assert list(years) == sorted(set(years), reverse=True), "the newest first, each once"
        for edition in editions_of(name):
            for season in edition.seasons:
                game = edition.game_of(season)
                assert game is not None
                assert (game.book.name, game.edition.name) == (name, edition.year)
            assert edition.seasons == (None,) or edition.game_of("spring") is None
