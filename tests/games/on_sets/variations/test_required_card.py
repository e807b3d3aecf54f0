"""Required Card and Forbidden Card."""

import pytest

from forceout.games.on_sets.variations.absolute_value import AbsoluteValue
from forceout.games.on_sets.variations.blank_card_wild import BlankCardWild
from forceout.games.on_sets.variations.required_card import ForbiddenCard, RequiredCard
from forceout.rules.variation import MalformedBlank
from tests.games.on_sets.table import Shake, Table, called


@pytest.mark.parametrize("division", ["junior", "senior"])
def test_on_sets_XIII_C_11_the_required_card_is_in_every_set(table: Table, division: str) -> None:
    shake: Shake = {"division": division, "variations": [RequiredCard("BR")]}
    assert table.codes("B ∩ R", shake) == set()
    assert table.breaches("G - R", shake) == {("required-card", "XIII-C-11")}


@pytest.mark.parametrize("division", ["junior", "senior"])
def test_on_sets_XIII_C_11_the_forbidden_card_is_in_no_set(table: Table, division: str) -> None:
    shake: Shake = {"division": division, "variations": [ForbiddenCard("BR")]}
    assert table.codes("G - R", shake) == set()
    assert table.breaches("B ∩ R", shake) == {("forbidden-card", "XIII-C-11")}


def test_on_sets_XIII_C_11_cards_are_looked_for_after_restrictions(table: Table) -> None:
    assert table.codes("R ⊆ G, R ∪ Λ", division="junior", variations=[ForbiddenCard("BR")]) == set()
    assert table.codes("R ⊆ G, R ∪ Λ", division="junior", variations=[RequiredCard("BR")]) == {"required-card"}


@pytest.mark.parametrize("kind", [RequiredCard, ForbiddenCard])
def test_on_sets_XIII_C_11_a_the_card_is_named_in_the_blank(kind: type[RequiredCard | ForbiddenCard]) -> None:
    assert [kind.fill_in(name).printed()["card"] for name in ("BRG", "RY", "YR", "blank")] == ["BRG", "RY", "RY", "-"]
    for value in (None, "", "BB", "red", 3):
        with pytest.raises(MalformedBlank):
            kind.fill_in(value)


def test_every_reading_obeys(table: Table) -> None:
    """On-Sets XIII-C-11, VII-B-6."""
    shake: Shake = {"division": "junior", "goal": "row 4 ~1"}
    assert table.codes("B ∪ G - R", shake, variations=[AbsoluteValue(), RequiredCard("BY")]) == set()
    assert table.codes("B ∪ G - R", shake, variations=[AbsoluteValue(), RequiredCard("BR")]) == {"required-card"}
    assert table.codes("B ∪ G - R", shake, variations=[AbsoluteValue(), ForbiddenCard("BR")]) == {"forbidden-card"}


def test_on_sets_XIII_C_11_b_a_blank_card_dotted_like_the_forbidden_one_is_forbidden_too(table: Table) -> None:
    shake: Shake = {"division": "junior", "variations": [ForbiddenCard("BR"), BlankCardWild()]}
    assert table.codes("G - R, blank: BR", shake) == set()
    assert table.codes("B ∩ Y, blank: BY", shake) == set()
    assert table.codes("(B ∩ R) - G, blank: BR", shake) == {"forbidden-card"}


def test_on_sets_XIII_C_12_d_a_required_blank_counts_whatever_its_dots(table: Table) -> None:
    """Guidelines E19."""
    shake: Shake = {"division": "junior", "variations": [RequiredCard("-"), BlankCardWild()]}
    assert table.codes("B ∩ R, blank: BR", shake, goal="row 3") == set()
    assert table.codes("R' - Y, blank: -", shake) == set()
    assert table.codes("B ∩ R", shake) == {"required-card"}


def test_on_sets_XIII_C_12_d_a_blank_dotted_like_the_required_card_is_not_that_card(table: Table) -> None:
    shake: Shake = {"division": "junior", "variations": [RequiredCard("BR"), BlankCardWild()], "goal": "row 2"}
    universe = "BRG BY R G GY - BR"
    assert table.codes("B ∩ R, blank: BR", shake, universe=universe, goal="row 3") == set()
    assert table.codes("R ⊆ G, B ∪ R, blank: Y", shake, universe=universe) == {"required-card"}


@pytest.mark.parametrize("name", ["required-card", "forbidden-card"])
@pytest.mark.parametrize("division", ["junior", "senior"])
def test_guidelines_A24_the_named_card_was_dealt(table: Table, name: str, division: str) -> None:
    """On-Sets II-C-2; Guidelines A15."""
    assert table.pick(called(name, card="BRGY"), division=division) == "no-effect"
    assert table.pick(called(name, card="BRG"), division=division) is None
    assert table.pick(called(name, card="blank"), division=division) is None


def test_guidelines_A19_a_wild_blank_is_no_substitute_for_a_card_that_was_not_dealt(table: Table) -> None:
    wild = called("blank-card-wild")
    assert table.pick(called("required-card", card="BG"), after=[wild]) == "no-effect"
    assert table.pick(called("required-card", card="BR"), after=[wild]) is None


@pytest.mark.parametrize("card", ["X", "BB", ""])
@pytest.mark.parametrize("name", ["required-card", "forbidden-card"])
def test_what_is_no_card_cannot_be_named(table: Table, name: str, card: str) -> None:
    """On-Sets XIII-C-11."""
    assert table.pick(called(name, card=card)) == "malformed"
    assert table.pick(called(name)) == "malformed"
    assert table.pick(called(name, card="RB")) is None


def test_guidelines_A25_one_card_cannot_be_required_and_forbidden(table: Table) -> None:
    """On-Sets II-C-2."""
    required, forbidden = called("required-card", card="BR"), called("forbidden-card", card="RB")
    assert table.pick(forbidden, after=[required]) == "conflict"
    assert table.pick(required, after=[forbidden]) == "conflict"
    assert table.pick(called("forbidden-card", card="R"), after=[required]) is None


def test_guidelines_A20_a_wild_blank_card_cannot_be_forbidden(table: Table) -> None:
    """On-Sets XIII-C-12-e."""
    wild, forbidden = called("blank-card-wild"), called("forbidden-card", card="-")
    assert table.pick(forbidden, after=[wild]) == "conflict"
    assert table.pick(wild, after=[forbidden]) == "conflict"
    assert table.pick(wild, after=[called("forbidden-card", card="BR")]) is None
    assert table.pick(called("required-card", card="-"), after=[wild]) is None
