"""The check of a selection: legal now, insulated, what a second failure costs."""

from typing import Any

import pytest

from forceout.judge.desk.deeds import Deed, insulating_deed
from forceout.judge.desk.selection_check import check_selection
from tests.support.shakes import ON_SETS

ROLL = ["1", "2", "3", "B", "B", "R", "R", "G", "G", "Y", "Y", "∪", "∩", "-", "'", "V", "Λ", "V"]
NO_YELLOW = ["1", "2", "3", "B", "B", "R", "R", "G", "G", "B", "R", "∪", "∩", "-", "'", "V", "Λ", "V"]


def fields(pick: dict[str, Any], edition: str = "2026-27", **others: Any) -> dict[str, Any]:
    return {
        "game": "on-sets",
        "edition": edition,
        "division": "middle",
        "resources": NO_YELLOW,
        "universe": ["BRGY", "BR", "BG", "RY", "G", "Y", "B", "R"],
        "chosen": [],
        "pick": pick,
        **others,
    }


YELLOW = {"name": "required-cube", "cube": "Y"}


@ON_SETS
def test_on_sets_II_C_2_an_illegal_selection_costs_a_point_and_another_pick(edition: str) -> None:
    """Guidelines A7."""
    found = check_selection(fields(YELLOW, edition), by="A")
    assert (found.is_legal, found.points, found.is_pick_lost) == (False, 1, False)
    assert {"II-C-2", "guideline A7"} <= set(found.printed()["rules"])
    again = check_selection(fields(YELLOW, edition), by="A", attempt=2)
    assert (again.points, again.is_pick_lost) == (1, True)


@ON_SETS
def test_on_sets_II_C_2_a_legal_selection_costs_nothing(edition: str) -> None:
    found = check_selection(fields(YELLOW, edition, resources=ROLL), by="A")
    assert (found.is_legal, found.points, found.why) == (True, 0, "")


@pytest.mark.parametrize(("since", "is_insulated"), [
    ([], False),
    ([Deed("select", "B")], True),
    ([Deed("select", "B", is_legal=False)], False),
    ([Deed("select", "A")], False),
    ([Deed("bonus", "B")], False),
    ([Deed("goal", "A")], True),
    ([Deed("goal", "A", is_legal=False)], False),
    ([Deed("goal", "A", is_legal=False), Deed("move", "B")], True),
    ([Deed("goal", "A", is_legal=False), Deed("challenge", "C")], True),
    ([Deed("goal", "A", is_legal=False), Deed("challenge", "C", is_legal=False)], False),
], ids=str)  # fmt: skip
def test_on_sets_II_C_2_note_what_insulates_a_selection(since: list[Deed], is_insulated: bool) -> None:
    """Guidelines A8, A9, A16."""
    found = check_selection(fields(YELLOW), by="A", since=since)
    assert (found.insulated_by is not None) is is_insulated
    assert found.points == (0 if is_insulated else 1)
    assert found.printed()["is_insulated"] is is_insulated


@pytest.mark.parametrize(("pick", "others", "guideline"), [
    ({"name": "no-null-restrictions"}, {}, "A14"),
    ({"name": "wild-cube", "cube": "Y"}, {}, "A9"),
    ({"name": "multiple-operations"}, {"division": "junior"}, "A17"),
    ({"name": "blank-card-wild"}, {"division": "junior"}, "A18"),
    ({"name": "required-card", "card": "BRG"}, {"division": "junior"}, "A15"),
    ({"name": "forbidden-card", "card": "BRG"}, {"division": "junior"}, "A24"),
    ({"name": "double-set", "set": "B-V"}, {"division": "junior"}, "A21"),
    ({"name": "double-set", "set": "V"}, {"division": "junior"}, "A22"),
    ({"name": "double-set", "set": "R'∪(G-Y)"}, {"division": "junior"}, "A23"),
    (
        {"name": "forbidden-card", "card": "BR"},
        {"division": "junior", "chosen": [{"name": "required-card", "card": "BR"}]},
        "A25",
    ),
], ids=str)  # fmt: skip
def test_the_guideline_is_named(pick: dict[str, Any], others: dict[str, Any], guideline: str) -> None:
    found = check_selection(fields(pick, **others), by="A")
    assert not found.is_legal
    assert f"guideline {guideline}" in found.printed()["rules"]


def test_equations_II_B_2_a_selection_without_effect() -> None:
    asked = {
        "game": "equations",
        "edition": "2015-16",
        "division": "middle",
        "resources": list("1123+-1123×÷456*×-789√+÷"),
        "chosen": [],
        "pick": {"name": "wild", "cube": "0"},
    }
    found = check_selection(asked, by="A")
    assert not found.is_legal
    assert not any("guideline" in rule for rule in found.printed()["rules"])


def test_nobody_does_what_there_is_not() -> None:
    with pytest.raises(ValueError, match="nobody does"):
        insulating_deed("A", [Deed("sing", "B")])
