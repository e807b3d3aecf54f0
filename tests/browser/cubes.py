"""Cubes and cards as tests like them to fall, in the notation of records."""

from typing import Any, Final

ROLLS: Final = {
    "on-sets": "1 2 3 B B R R G G Y Y ∪ ∩ - ' = ⊆ V",
    "equations": "r0 r1 r2 r3 r+ r- b0 b1 b2 b3 b× b÷ g4 g5 g6 g* g× g- k7 k8 k9 k√ k+ k÷",
}
SET_OUT: Final = "1 2 3 B B R R G G Y Y ∪ ∩ - ' V V Λ"
"""On-Sets where no Restrictions are played."""
UNIVERSE: Final = "BRGY BR BG RY G Y B -"
FIRST_SEAT_BEGINS: Final = {"P1": "3", "P2": "1", "P3": "1"}


def usual(game: str, **changed: Any) -> dict[str, Any]:
    """The first seat sets the first Goal, and there is a bit of everything."""
    return {"lot": FIRST_SEAT_BEGINS, "roll": ROLLS[game], "deal": UNIVERSE, **changed}
