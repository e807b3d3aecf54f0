"""Columns of a file of players: matched by their headings, else by what is in them."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

DELIMITERS: Final = (",", ";", "\t", "|")
HEADINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "name": (
        "name", "student", "player", "student name", "player name", "full name", "first name", "mathlete",
        "nombre", "nombre completo", "nombre y apellidos", "alumno", "alumna", "estudiante", "jugador", "jugadora",
        "nom", "nom complet", "nom et prenom", "prenom", "eleve", "joueur", "joueuse",
    ),
    "division": ("division", "div", "level of play", "league", "categoria", "categorie"),
    "grade": ("grade", "gr", "year", "school year", "grado", "curso", "ano", "annee", "classe"),
    "school": (
        "school", "school name", "club", "organization", "organisation",
        "escuela", "colegio", "instituto", "ecole", "college", "lycee", "etablissement",
    ),
    "team": ("team", "team name", "squad", "equipo", "equipe"),
    "group": ("group", "conflict group", "conflict", "region", "keep apart", "district", "grupo", "groupe"),
    "seed": ("seed", "rk", "rank", "ranking", "strength", "cabeza de serie", "tete de serie", "classement"),
    "level": ("level", "table", "board", "table level", "position", "nivel", "mesa", "niveau"),
    "number": ("number", "player number", "id", "no", "nr", "#", "numero", "n°"),
}  # fmt: skip
"""What a heading may be called in any of our languages, in lower case and without accents."""


def slug(text: str) -> str:
    """A text as an id: lower case, hyphens between words."""
    plain = re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
    return plain[:28] or "x"


def delimiter_of(text: str) -> str:
    """What stands between the cells: whatever the first line has most of."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    return max(DELIMITERS, key=lambda sign: (first.count(sign), -DELIMITERS.index(sign)))


def without_accents(text: str) -> str:
    """A text in lower case and without accents, which many a list leaves out."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(sign))


def matched_columns(heading: Sequence[str], rows: Sequence[Sequence[str]], divisions: Sequence[str]) -> dict[str, int]:
    """Which column is which; each once, by its heading or, where that says nothing, by what is in it."""
    found: dict[str, int] = {}
    cleaned = [" ".join(without_accents(cell).replace("_", " ").replace(".", " ").split()) for cell in heading]
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
