"""Texts and questions that would take for ever if they were simply worked out (trust.md, promise 10)."""

from collections.abc import Iterator
from typing import Any, Final

TEXTS: Final = (
    "9*(9*(9*(9*9)))",
    "((9*9)*9)*9",
    "9*" * 200 + "9",
    "9!" + "!" * 50,
    "(9*9)!",
    "999999999!",
    "0.000000001*(9*(9*9))",
    "(" * 450 + "5" + ")" * 450,
    "(" * 990,
    "√" * 900 + "9",
    "9√" * 300 + "9",
    "(9*(9*9))÷(9*(9*9))",
    "9×8-7+" * 100 + "6",
    "1÷3+" * 150 + "1",
)
"""For Equations."""
SETS: Final = (
    "R∪B∩G-Y" * 60 + "∪R",
    "(" * 450 + "R" + ")" * 450,
    "R" + "'" * 900,
    "R⊆" * 300 + "B",
    "R=" * 300 + "B; G",
    "(R∪" * 300 + "B" + ")" * 300,
    "; ".join(["R⊆B∪G∩Y"] * 80),
    "(" * 990,
)
"""For On-Sets."""
HUGE: Final = ("(" * 100_000, "9*" * 500_000, "x" * 1_000_000)
"""Longer than any body may be."""


def questions() -> Iterator[tuple[str, dict[str, Any]]]:
    """Addresses and what is sent to them, by anybody."""
    for text in (*TEXTS, *HUGE):
        common = {"game": "equations", "edition": "2015-16", "division": "senior"}
        yield "/api/judge", {"kind": "expression", **common, "text": text, "side": "solution"}
        yield "/api/judge", {"kind": "expression", **common, "text": text, "side": "goal", "variations": FACTORIAL}
        yield "/api/judge", {"kind": "goal", **common, "goal": text, "resources": ["9", "*", "!"]}
        yield "/api/reading", {"game": "equations", "kind": "solution", "text": text}
    for text in SETS:
        common = {"game": "on-sets", "edition": "2026-27", "division": "senior"}
        yield "/api/judge", {"kind": "solution", **common, **ON_SETS, "solution": text}
        yield "/api/reading", {"game": "on-sets", "kind": "solution", "text": text}
    for text in (*HUGE, "Forceout match record 1\n" * 10_000, RECORD + "P1 lot 5\n" * 3000, RECORD + GOAL):
        yield "/api/replay", {"record": text}


FACTORIAL: Final = [{"name": "factorial"}]
ON_SETS: Final[dict[str, Any]] = {
    "universe": ["R", "RB", "BG", "RBGY", "-", "Y"],
    "goal": "row 4",
    "required": [],
    "permitted": list("RRBBGY∪∩-'"),
    "forbidden": [],
    "resources": [],
    "situation": "forceout",
}
RECORD: Final = (
    "Forceout match record 1\ngame: equations\nedition: 2015-16\ndivision: senior\nform: adventurous\n"
    "policing: players\njudging: table\nplayers: P1 P2\nseason: even\n\n"
)
GOAL: Final = 'P1 lot 5\nP2 lot 4\nP1 shake\nP1 goal "9*(9*(9*(9*9)))"\n' * 200


SHORT: Final = {"equations": "2+3", "on-sets": "R∪B", "record": RECORD + "P1 lot 5\n"}
LONGEST_HARMLESS: Final = 12


def defused(body: dict[str, Any], game: str) -> dict[str, Any]:
    """The same question or action with short texts: what the same sender would cost anyway."""
    return {
        name: SHORT["record" if name == "record" else game]
        if isinstance(value, str) and len(value) > LONGEST_HARMLESS
        else value
        for name, value in body.items()
    }


def actions(game: str) -> Iterator[dict[str, Any]]:
    """What a seat may send in the middle of a match."""
    for text in TEXTS if game == "equations" else SETS:
        yield {"do": "goal", "goal": text}
        yield {"do": "present", "solution": text, "goal": None}
        yield {"do": "present", "solution": text, "goal": text}
        yield {"do": "reject", "of": "P2", "code": "ambiguous", "regrouped": text}
        yield {"do": "select", "name": "wild-cube", "filled_in": text}
    yield {"do": "present", "solution": HUGE[2], "goal": None}
