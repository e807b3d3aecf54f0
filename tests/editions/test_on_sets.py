"""The two editions of On-Sets, as tables."""

import pytest

from forceout.games.on_sets.in_force import OnSetsEdition
from forceout.rulebook.contents import clauses_of
from forceout.rules.ruleset import Ruleset
from forceout.rules.vocabulary import Division, Form
from tests.games.on_sets.table import EDITIONS, Table, called

BOTH = pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
ELEMENTARY = [
    "required-cube",
    "wild-cube",
    "union-intersection-interchangeable",
    "universe-null-interchangeable",
    "two-operations",
    "multiple-operations",
    "shift-from-permitted",
]
MIDDLE = [*ELEMENTARY, "no-null-restrictions", "absolute-value"]
ALWAYS = ["multiple-operations", "union-intersection-interchangeable", "universe-null-interchangeable"]
JUNIOR = [
    *(name for name in MIDDLE if name not in ALWAYS),
    *("double-set", "required-card", "forbidden-card", "blank-card-wild"),
]
SENIOR = [*JUNIOR, "symmetric-difference", "two-solutions"]
BLANKS = {
    "required-cube": called("required-cube", cube="B"),
    "wild-cube": called("wild-cube", cube="B"),
    "double-set": called("double-set", set="B"),
    "required-card": called("required-card", card="BR"),
    "forbidden-card": called("forbidden-card", card="BR"),
}


def offered(edition: OnSetsEdition, division: str) -> set[str]:
    """The variations that a player of a division may pick when nothing stands in their way."""
    table = Table(edition)
    return {
        name
        for name in edition.every_variation()
        if table.pick(BLANKS.get(name, called(name)), division=division) is None
    }


@BOTH
def test_on_sets_XIII_A_elementary_selects_from_seven(edition: OnSetsEdition) -> None:
    assert offered(edition, "elementary") == set(ELEMENTARY)


@BOTH
def test_on_sets_XIII_B_middle_selects_from_those_and_two_more(edition: OnSetsEdition) -> None:
    assert offered(edition, "middle") == set(MIDDLE)


@BOTH
def test_on_sets_XIII_C_junior_selects_from_nine(edition: OnSetsEdition) -> None:
    assert offered(edition, "junior") == set(JUNIOR)


@BOTH
def test_on_sets_XIII_D_senior_adds_two(edition: OnSetsEdition) -> None:
    assert offered(edition, "senior") == set(SENIOR)


@BOTH
@pytest.mark.parametrize(
    ("division", "always"), [("elementary", []), ("middle", []), ("junior", ALWAYS), ("senior", ALWAYS)]
)
def test_on_sets_XIII_C_three_variations_are_in_force_in_every_shake(
    edition: OnSetsEdition, division: str, always: list[str]
) -> None:
    in_force = Ruleset(edition, Division(division), Form.ADVENTUROUS, ()).in_force
    assert [variation.name for variation in in_force] == always
    assert Ruleset(edition, Division(division), Form.ADVANCED, ()).in_force == ()


@BOTH
def test_every_variation_cites_a_section_of_its_own_book(edition: OnSetsEdition) -> None:
    for division in Division:
        for section in edition.variation_list(division).values():
            assert any(clause.edition == edition.name for clause in clauses_of("on-sets", section)), section


@BOTH
def test_the_deal_has_its_limits_in_every_division(edition: OnSetsEdition) -> None:
    assert [edition.deal[division] for division in Division] == [(6, 12), (6, 12), (6, 12), (10, 14)]


def test_the_newer_book_says_impossible_where_the_older_says_never() -> None:
    assert [edition.impossible for edition in EDITIONS] == ["Impossible", "Never"]
