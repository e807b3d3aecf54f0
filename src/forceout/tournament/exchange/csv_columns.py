"""Columns of a file of players: matched by their headings, else by what is in them."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

DELIMITERS: Final = (",", ";", "\t", "|")
HEADINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "name": ("name", "student", "player", "student name", "player name", "full name", "first name", "mathlete"),
    "division": ("division", "div", "level of play", "league"),
    "grade": ("grade", "gr", "year", "school year"),
    "school": ("school", "school name", "club", "organization", "organisation"),
    "team": ("team", "team name", "squad"),
    "group": ("group", "conflict group", "conflict", "region", "keep apart", "district"),
    "seed": ("seed", "rk", "rank", "ranking", "strength"),
    "level": ("level", "table", "board", "table level", "position"),
    "number": ("number", "player number", "id", "no", "nr", "#"),
}
"""What a heading may be called, in lower case."""


def slug(text: str) -> str:
    """A text as an id: lower case, hyphens between words."""
    plain = re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
    return plain[:28] or "x"


def delimiter_of(text: str) -> str:
    """What stands between the cells: whatever the first line has most of."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    return max(DELIMITERS, key=lambda sign: (first.count(sign), -DELIMITERS.index(sign)))


def matched_columns(heading: Sequence[str], rows: Sequence[Sequence[str]], divisions: Sequence[str]) -> dict[str, int]:
    """Which column is which; each once, by its heading or, where that says nothing, by what is in it."""
    found: dict[str, int] = {}
    cleaned = [" ".join(cell.lower().replace("_", " ").replace(".", " ").split()) for cell in heading]
    for field, names in HEADINGS.items():
        for name in names:
            if field not in found and name in cleaned and cleaned.index(name) not in found.values():
                found[field] = cleaned.index(name)
    free = [column for column in range(len(heading)) if column not in found.values()]
    known = {one.lower() for one in divisions}
    for column in free:
        cells = [row[column].strip().lower() for row in rows if column < len(row) and row[column].strip()]
        if "division" not in found and cells and sum(one in known for one in cells) * 2 > len(cells):
            found["division"] = column
    return found
