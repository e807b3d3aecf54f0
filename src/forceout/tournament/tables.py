"""Tables of a round: who sits there in which seat, and what the table is called."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
"""Section letters leave out I, which looks like a number."""
TABLES_OF_A_LETTER: Final = 3
ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A table of a round: its label, such as C III, and its players from the first seat on."""

    label: str
    players: tuple[str, ...]
    section: str | None = None


def roman(number: int) -> str:
    """A number as it stands on a table's plate."""
    text = ""
    for value, sign in ROMAN:
        while number >= value:
            text, number = text + sign, number - value
    return text


def letter(number: int) -> str:
    """The letter of a section: A to Z without I, then AA, AB and so on."""
    text = ""
    number += 1
    while number > 0:
        number, rest = divmod(number - 1, len(LETTERS))
        text = LETTERS[rest] + text
    return text


def labelled(groups: Iterable[tuple[str, ...]], first_letter: str) -> tuple[SeatedTable, ...]:
    """Tables in their order, three to a letter."""
    start = LETTERS.index(first_letter)
    return tuple(
        SeatedTable(f"{letter(start + place // TABLES_OF_A_LETTER)} {roman(place % TABLES_OF_A_LETTER + 1)}", group)
        for place, group in enumerate(groups)
    )


def labelled_sections(sections: Iterable[Iterable[tuple[str, ...]]], first_letter: str) -> tuple[SeatedTable, ...]:
    """Tables of sections, a letter to each section."""
    start = LETTERS.index(first_letter)
    return tuple(
        SeatedTable(f"{letter(start + number)} {roman(place + 1)}", group, letter(start + number))
        for number, section in enumerate(sections)
        for place, group in enumerate(section)
    )
