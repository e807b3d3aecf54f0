"""Families of sets as big integers do what enumerating the sets does."""

from itertools import product
from random import Random

import pytest

from forceout.solver.on_sets.families import PAIRWISE, Family, Space, members, space_of
from forceout.solver.on_sets.problem import Dotting
from forceout.solver.on_sets.survivors import holding_goal, leaving_goal, meeting_goal


def random_family(random: Random, space: Space) -> set[int]:
    """Some sets, few or many."""
    share = random.choice((0.02, 0.2, 0.7))
    return {mask for mask in range(1 << space.cells) if random.random() < share}


def random_dotting(random: Random, cells: int) -> Dotting:
    """Some weights, with cells that must or must not be picked, cells without cards, and a pick that does not count."""
    everything = (1 << cells) - 1
    present = random.choice((everything, random.randint(1, everything)))
    weights = tuple(random.choice((1, 1, 2)) if present >> cell & 1 else 0 for cell in range(cells))
    must = present & random.choice((0, 1 << random.randrange(cells)))
    ban = present & ~must & random.choice((0, 1 << random.randrange(cells)))
    excluded = random.choice((None, random.randint(0, everything) & present))
    return Dotting(None, weights, must, ban, present, excluded)


def meets_goal(picked: int, dotting: Dotting, goals: int) -> bool:
    """What the rules ask of a pick, said plainly."""
    value = sum(weight for cell, weight in enumerate(dotting.weights) if picked >> cell & 1)
    return (
        bool(goals >> value & 1)
        and not dotting.must & ~picked
        and not dotting.ban & picked
        and (dotting.excluded is None or picked & dotting.present != dotting.excluded)
    )


@pytest.mark.parametrize("seed", range(60))
def test_joining_families(seed: int) -> None:
    random = Random(seed)
    space = space_of(random.choice((1, 2, 3, 5, 6, 7, 8)))
    left, right = random_family(random, space), random_family(random, space)
    for operation, pairwise in PAIRWISE.items():
        by_bits = space.joined(
            operation,
            Family(space, bits=space.family_of(left)),
            Family(space, bits=space.family_of(right)),
        )
        assert by_bits.items == {mask & space.everything for mask in pairwise(left, right)}
    assert space.complements(Family(space, set(left))).items == {space.everything ^ mask for mask in left}
    assert set(members(space.family_of(left))) == left
    mask = random.randint(0, space.everything)
    assert set(members(space.subsets(mask))) == {one for one in range(1 << space.cells) if not one & ~mask}
    assert set(members(space.supersets(mask))) == {one for one in range(1 << space.cells) if not mask & ~one}


@pytest.mark.parametrize("seed", range(60))
def test_picks_and_removals_that_meet_the_goal(seed: int) -> None:
    random = Random(seed)
    space = space_of(random.choice((1, 2, 4, 6, 7)))
    dotting = random_dotting(random, space.cells)
    goals = sum(1 << random.randrange(2 * space.cells + 1) for _ in range(1)) | random.choice((0, 1, 2))
    every = range(1 << space.cells)
    met = meeting_goal(space, dotting, goals)
    assert set(members(met)) == {mask for mask in every if meets_goal(mask, dotting, goals)}
    family = random_family(random, space)
    expected = {removed for removed, mask in product(every, family) if meets_goal(mask & ~removed, dotting, goals)}
    assert set(members(leaving_goal(space, dotting, goals, space.family_of(family)))) == expected
    held = {mask for mask in every if any(not one & ~mask for one in members(met))}
    assert set(members(holding_goal(space, met))) == held
