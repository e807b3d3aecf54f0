"""Tests of the catalogue that comes with the package: how many, how spread, and every claim proved again."""

import os
from collections import Counter
from random import Random

import pytest

from forceout.games.registry import NAMES
from forceout.judge.rejection_places import PLACES, Place
from forceout.practice.catalogue.catalogue import (
    SEED,
    Catalogue,
    catalogue_of,
    file_of,
    find_puzzle,
    packed,
    read_head,
    shipped,
)
from forceout.practice.catalogue.head import VERSION, Head, LeftOpen
from forceout.practice.catalogue.making import drafted, made_catalogue, named, source_of
from forceout.practice.catalogue.proving import wrong_claims
from forceout.practice.difficulty import band_of
from forceout.practice.kinds.registry import QUOTAS
from forceout.practice.kinds.what_is_wrong import cubes_to_name
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.registry import sense_of_game
from forceout.rules.vocabulary import Division

IS_LONG = os.environ.get("FORCEOUT_LONG") == "1"
SAMPLE = 300
"""Puzzles that are proved again in the check; all of them in the long form."""
CATALOGUES = [
    pytest.param(game, division.value, id=f"{game}-{division.value}") for game in NAMES for division in Division
]


@pytest.mark.parametrize(("game", "division"), CATALOGUES)
def test_there_are_enough_of_every_kind_spread_over_difficulty(game: str, division: str) -> None:
    catalogue = shipped(game, division)
    assert len(catalogue.entries) >= 2000
    kinds = Counter(entry.kind for entry in catalogue.entries)
    assert kinds == {quota.kind: quota.how_many for quota in QUOTAS}
    bands = Counter(band_of(entry.difficulty) for entry in catalogue.entries)
    assert len(bands) >= 5
    assert max(bands.values()) <= 0.4 * len(catalogue.entries)
    assert len({entry.id for entry in catalogue.entries}) == len(catalogue.entries)


@pytest.mark.parametrize(("game", "division"), CATALOGUES)
def test_no_two_are_alike(game: str, division: str) -> None:
    sense = sense_of_game(game)
    entries = shipped(game, division).entries
    looked_at = entries if IS_LONG else Random(1).sample(entries, min(200, len(entries)))
    forms = [sense.canonical(Puzzle.read(entry.line)) for entry in looked_at]
    assert len(set(forms)) == len(forms)


def test_a_sample_is_proved_again_by_the_judge_and_the_solver() -> None:
    entries = [entry for game in NAMES for division in Division for entry in shipped(game, division.value).entries]
    chosen = entries if IS_LONG else Random("a sample").sample(entries, SAMPLE)
    wrong = {entry.id: found for entry in chosen if (found := wrong_claims(Puzzle.read(entry.line)))}
    assert wrong == {}


@pytest.mark.parametrize(("game", "division"), CATALOGUES)
def test_every_cube_that_is_to_be_named_can_be_pointed_to(game: str, division: str) -> None:
    """A Solution may be written with a cube that is nowhere on the table."""
    entries = [entry for entry in shipped(game, division).entries if entry.kind is Kind.WRONG]
    about_cubes = [
        puzzle
        for puzzle in map(Puzzle.read, (entry.line for entry in entries))
        if PLACES.get(puzzle.answer["code"]) is Place.CUBE
    ]
    assert len(about_cubes) > 100
    assert [one.id for one in about_cubes if not set(one.answer["places"]) <= set(cubes_to_name(one))] == []


@pytest.mark.parametrize(("game", "division"), CATALOGUES)
def test_what_is_shipped_is_what_the_seed_makes(game: str, division: str) -> None:
    head = read_head(file_of(game, division))
    assert head is not None
    assert (head.seed, head.share, head.version) == (SEED, 1.0, VERSION)
    if IS_LONG:
        made = made_catalogue(SEED, game, Division(division), head=head)
        assert packed(*made) == file_of(game, division).read_bytes()
        return
    source, left_open = source_of(SEED, game, Division(division)), LeftOpen(head.left_open)
    lines = {kind: [one.line for one in shipped(game, division).entries if one.kind is kind] for kind in Kind}
    for kind in Kind:
        line = Random(f"made again {game} {division} {kind}").choice(lines[kind])
        number = Puzzle.read(line).number
        assert number is not None
        draft = drafted(SEED, source, kind, number, left_open)
        assert draft is not None
        assert named(draft, kind, number)[0].line() == line


def test_a_puzzle_is_found_by_its_name() -> None:
    entry = shipped("equations", "senior").entries[5]
    found = find_puzzle(entry.id)
    assert found is not None
    assert (found.id, found.position.division) == (entry.id, "senior")
    assert find_puzzle("nothing") is None
    assert find_puzzle("") is None
    assert catalogue_of("os0000000000") is shipped("on-sets", "senior")


def test_the_puzzle_of_a_day_is_the_same_for_all_and_another_every_day() -> None:
    catalogue = shipped("on-sets", "middle")
    days = [catalogue.of_day(day) for day in range(20_000, 20_030)]
    assert days == [catalogue.of_day(day) for day in range(20_000, 20_030)]
    assert len(set(days)) > 25
    assert Catalogue([]).of_day(1) is None


def test_a_puzzle_is_chosen_near_a_rating_and_not_twice() -> None:
    catalogue = shipped("on-sets", "middle")
    seen: set[str] = set()
    for _ in range(8):
        name = catalogue.choose(kinds=[Kind.FIND], rating=1200, seen=seen, pick=Random(3).choice)
        assert name is not None
        assert name not in seen
        entry = catalogue.entry(name)
        assert entry is not None
        assert entry.kind is Kind.FIND
        assert abs(entry.difficulty - 1200) <= 120
        seen.add(name)
    assert catalogue.choose(theme="no such theme", rating=1200, pick=Random(3).choice) is None


def test_a_file_does_not_say_when_it_was_packed() -> None:
    assert packed(Head(1), ["a", "b"]) == packed(Head(1), ["a", "b"])
