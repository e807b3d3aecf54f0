"""Tests of what is kept of somebody's practice, on both databases."""

import pytest
from sqlalchemy import func, select

from forceout.messages.language import find_language
from forceout.messages.message import speaking
from forceout.practice.catalogue.catalogue import find_puzzle, shipped
from forceout.practice.puzzle import Kind, Puzzle
from forceout.service.errors import BadRequest, NotFound
from forceout.service.people.people import DAY, People
from forceout.service.people.retention import sweep
from forceout.service.practice.practice import Practice
from forceout.service.practice.sets import KEPT_DAYS, Sets, as_csv
from forceout.service.settings import Settings
from forceout.service.store.schema import metadata, practice_sets, puzzle_ratings
from forceout.service.store.store import Store
from tests.service.conftest import HandClock

pytestmark = pytest.mark.anyio


@pytest.fixture
def people(store: Store, settings: Settings, clock: HandClock) -> People:
    return People(store, settings, clock)


@pytest.fixture
def practice(store: Store, clock: HandClock) -> Practice:
    return Practice(store, clock)


@pytest.fixture
def sets(store: Store, people: People, clock: HandClock) -> Sets:
    return Sets(store, people, clock)


def puzzles(how_many: int, kind: Kind = Kind.FIND) -> list[Puzzle]:
    """Some puzzles of the catalogue."""
    found = [find_puzzle(one.id) for one in shipped("on-sets", "middle").entries if one.kind is kind][:how_many]
    return [one for one in found if one is not None]


async def test_only_the_first_try_counts(people: People, practice: Practice) -> None:
    person, _ = await people.new_guest("Otter")
    (puzzle,) = puzzles(1)
    first = await practice.tried(person.id, puzzle, False, is_rated=True)
    assert first.is_first
    assert first.before is not None
    assert first.after is not None
    assert first.after.rating < first.before.rating
    again = await practice.tried(person.id, puzzle, True, is_rated=True)
    assert again == (False, None, None)
    assert (await practice.rating(person.id, "on-sets")) == first.after
    progress = await practice.progress(person.id, "om")
    assert (progress.tried, progress.solved, progress.seen) == (1, 0, frozenset({puzzle.id}))


async def test_a_puzzle_moves_too_and_a_hint_moves_nothing(people: People, practice: Practice, store: Store) -> None:
    person, _ = await people.new_guest("Otter")
    rated, hinted = puzzles(2)
    await practice.tried(person.id, rated, True, is_rated=True)
    before = await practice.rating(person.id, "on-sets")
    assert await practice.tried(person.id, hinted, True, is_rated=False) == (True, None, None)
    assert await practice.rating(person.id, "on-sets") == before
    async with store.reading() as connection:
        rows = (await connection.execute(select(puzzle_ratings))).all()
    assert [(row.puzzle, row.tries, row.solved) for row in rows] == [(rated.id, 1, 1)]
    assert rows[0].rating < rated.difficulty


async def test_mistakes_are_kept_only_for_who_wants_that(people: People, practice: Practice, clock: HandClock) -> None:
    person, _ = await people.new_guest("Otter")
    first, second = puzzles(2)
    await practice.tried(person.id, first, False, is_rated=True)
    assert await practice.mistakes(person.id) == (False, [], 0)
    await practice.keep_mistakes(person.id, True)
    await practice.tried(person.id, second, False, is_rated=True)
    assert await practice.mistakes(person.id) == (True, [], 1)
    clock.now += 10 * DAY
    assert await practice.mistakes(person.id) == (True, [second.id], 1)
    await practice.tried(person.id, second, True, is_rated=True)
    assert await practice.mistakes(person.id) == (True, [], 1)
    await practice.keep_mistakes(person.id, False)
    assert await practice.mistakes(person.id) == (False, [], 0)


async def counted(store: Store) -> dict[str, int]:
    """How many rows each table of practice has that belongs to people."""
    names = [one for one in metadata.tables if one.startswith("practice_")]
    async with store.reading() as connection:
        return {
            name: (await connection.execute(select(func.count()).select_from(metadata.tables[name]))).scalar_one()
            for name in names
        }


@pytest.mark.parametrize("how", ["practice", "person"])
async def test_one_request_deletes_everything(
    people: People, practice: Practice, sets: Sets, store: Store, how: str
) -> None:
    person, _ = await people.new_guest("Otter")
    (puzzle,) = puzzles(1)
    await practice.keep_mistakes(person.id, True)
    await practice.tried(person.id, puzzle, False, is_rated=True)
    made = await sets.make(person.id, [puzzle.id])
    await sets.tried(made.code, person.id, puzzle.id, False)
    assert all((await counted(store)).values())
    if how == "practice":
        await practice.forget(person.id)
        left = {"practice_sets": 1}
    else:
        await people.delete(person)
        left = {}
    assert {name: count for name, count in (await counted(store)).items() if count} == left


async def test_a_set_goes_from_its_coach_to_the_report(people: People, sets: Sets) -> None:
    coach, _ = await people.new_guest("Meadow")
    ada, _ = await people.new_guest("Ada")
    ben, _ = await people.new_guest("Ben")
    names = [one.id for one in puzzles(3)]
    made = await sets.make(coach.id, names)
    found = await sets.find(f" {made.code.lower()} ")
    assert found.puzzles == tuple(names)
    await sets.tried(made.code, ada.id, names[0], True)
    await sets.tried(made.code, ben.id, names[0], False)
    await sets.tried(made.code, ben.id, names[0], True)
    await sets.tried(made.code, ben.id, "om0000000000", True)
    _, report = await sets.report(made.code, coach.id)
    assert [
        (one.person, one.tries, bool(one.is_solved), bool(one.is_first_solved)) for one in report.results
    ] == sorted([(ada.id, 1, True, True), (ben.id, 2, True, False)])
    assert report.effort == {ada.id: 3, ben.id: 4}
    rows = as_csv(found, report).splitlines()
    assert rows[0] == f"player,effort,tried,solved,{','.join(names)}"
    assert rows[1:] == ["Ada,3,1,1,first,,", "Ben,4,1,1,later,,"]
    with speaking(find_language("fr")):
        rows = as_csv(found, report).splitlines()
    assert rows[0] == f"joueur,effort,essayés,résolus,{','.join(names)}"
    assert rows[1:] == ["Ada,3,1,1,du premier coup,,", "Ben,4,1,1,plus tard,,"]
    with pytest.raises(NotFound):
        await sets.report(made.code, ada.id)


async def test_a_set_is_made_of_puzzles_that_there_are(people: People, sets: Sets) -> None:
    coach, _ = await people.new_guest("Meadow")
    for wrong in ([], ["om0000000000"], ["x"], [one.id for one in puzzles(41)]):
        with pytest.raises(BadRequest):
            await sets.make(coach.id, wrong)
    with pytest.raises(NotFound):
        await sets.find("ZZZZZZ")


async def test_a_set_goes_by_itself(
    people: People, sets: Sets, store: Store, settings: Settings, clock: HandClock
) -> None:
    coach, _ = await people.new_guest("Meadow")
    made = await sets.make(coach.id, [puzzles(1)[0].id])
    clock.now += KEPT_DAYS * DAY
    with pytest.raises(NotFound):
        await sets.find(made.code)
    await sweep(store, settings, clock.now)
    async with store.reading() as connection:
        assert (await connection.execute(select(practice_sets))).all() == []


def test_a_nickname_is_no_formula() -> None:
    from forceout.service.practice.sets import plain

    assert plain("=1+1") == "'=1+1"
    assert plain("Otter") == "Otter"
