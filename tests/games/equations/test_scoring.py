"""The scores of a shake of Equations."""

import pytest

from tests.games.equations.table import Table

NOW = {"kind": "score", "end": "now", "challenger": "A", "mover": "B", "third": "C"}
IMPOSSIBLE = {**NOW, "end": "impossible"}


@pytest.mark.parametrize(
    ("more", "scores"),
    [
        ({"presented": {"A": True, "C": True}, "sided": {"C": "challenger"}}, (6, 2, 4)),
        ({"presented": {"A": True}, "sided": {"C": "mover"}}, (6, 2, 2)),
        ({"presented": {"A": False}, "sided": {"C": "mover"}}, (2, 6, 6)),
        ({"presented": {"A": False, "C": True}, "sided": {"C": "challenger"}}, (2, 2, 6)),
        ({"presented": {"A": False, "C": False}, "sided": {"C": "challenger"}}, (2, 6, 2)),
        ({"presented": {"A": True, "C": False}, "sided": {"C": "challenger"}}, (6, 2, 2)),
    ],
)
def test_equations_X_B_3_the_third_party_scores_by_side(
    table: Table, more: dict[str, object], scores: tuple[int, ...]
) -> None:
    """Equations X-A, X-A-1, X-A-1-note, X-A-2, X-B-1, X-B-2, Basic-V, Basic-V-A, Basic-V-B, Basic-VI, Basic-VI-A,
    Basic-VI-B, Basic-VI-C."""
    assert table.ask(**NOW, **more)["scores"] == dict(zip("ABC", scores, strict=True))


def test_equations_X_A_2_note_who_accepts_a_wrong_equation_scores_two(table: Table) -> None:
    """Equations VII-C-4-note."""
    fooled = {"presented": {"A": False}, "accepted": ["C"], "sided": {"C": "mover"}}
    assert table.ask(**NOW, **fooled)["scores"] == {"A": 2, "B": 6, "C": 2}


def test_equations_X_B_2_after_impossible_the_mover_writes(table: Table) -> None:
    right = {"presented": {"B": True, "C": True}, "sided": {"C": "mover"}}
    assert table.ask(**IMPOSSIBLE, **right)["scores"] == {"A": 2, "B": 6, "C": 6}
    wrong = {"presented": {"B": False}, "sided": {"C": "challenger"}}
    assert table.ask(**IMPOSSIBLE, **wrong)["scores"] == {"A": 6, "B": 2, "C": 4}


def test_equations_X_C_1_after_the_last_cube_a_correct_equation_scores_four(table: Table) -> None:
    """Equations X-C, X-C-2, X-D."""
    presented = {"A": True, "B": False, "C": True}
    asked = {"kind": "score", "end": "forceout", "mover": "A", "presented": presented}
    assert table.ask(**asked)["scores"] == {"A": 4, "B": 2, "C": 4}
