"""Positions with many Solutions of all sorts, for the disclosure lock."""

from typing import Any, Final

ON_SETS: Final[dict[str, Any]] = {
    "game": "on-sets",
    "edition": "2026-27",
    "division": "middle",
    "universe": ["BRGY", "BR", "BG", "RY", "G", "Y", "B", "-"],
    "goal": "row 1 3",
    "required": ["B"],
    "permitted": ["∪", "Y", "∩", "R", "="],
    "forbidden": ["V"],
    "resources": ["G", "-", "'", "B"],
    "situation": "impossible",
    "variations": [{"name": "two-operations"}],
}
EQUATIONS: Final[dict[str, Any]] = {
    "game": "equations",
    "edition": "2015-16",
    "division": "middle",
    "goal": "8",
    "required": ["2"],
    "permitted": ["×", "5", "-", "1"],
    "forbidden": ["9"],
    "resources": ["+", "3", "6"],
    "situation": "impossible",
    "variations": [],
}
SOLUTIONS: Final = {
    "on-sets": (
        "Y ∪ B ∩ R",
        "Y ∪ (B ∩ R)",
        "(Y ∪ B) ∩ R",
        "B ∪ Y",
        "B",
        "B ∪ G ∩ V",
        "B ∪ ∩ R",
        "B = R, B ∪ Y ∩ R",
        "Y - B ∪ R",
        "B' ∪ (R ∩ G)",
        "(B ∪ Y) - (R ∩ G) = 4",
        "R ∩ Y ∪ G'",
    ),
    "equations": (
        "2×5-1 = 8",
        "2×(5-1) = 8",
        "(2×5)-1 = 8",
        "2+6 = 8",
        "2×5 = 8",
        "5+3 = 8",
        "25-9 = 8",
        "2×5-",
        "(6-2)×(3-1) = 8",
        "2+6",
    ),
}
COPIES: Final = {
    "on-sets": ("(Y ∪ B) ∩ R", "Y ∪ (B ∩ R)", "B ∪ (R", "(Y - B) ∪ R", "Y - (B ∪ R)"),
    "equations": ("(2×5)-1 = 8", "2×(5-1) = 8", "2×((5-1)) = 8", "(2×5 = 8"),
}
POSITIONS: Final = {"on-sets": ON_SETS, "equations": EQUATIONS}


def sealed(game: str, solution: str, **others: Any) -> dict[str, Any]:
    """The fields of a question about a Solution."""
    return {**POSITIONS[game], "solution": solution, **others}
