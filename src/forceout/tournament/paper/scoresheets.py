"""The scoresheet of a table, and the list of variations on its back (On-Sets X, XI-A-note, XII, XIII; Equations X,
XI-A-note, XII, XIII)."""

from collections.abc import Sequence
from typing import Any, Final

from forceout.messages.language import FOLDER
from forceout.messages.message import Message, kept_by_language, spoken
from forceout.rules.scoring_match import POINTS_BY_PLACE
from forceout.rules.vocabulary import Form
from forceout.tournament.settings import Competition, game_of
from forceout.tournament.sheets import INITIALED
from forceout.tournament.state import EventState
from forceout.tournament.tables import SeatedTable

SHAKES: Final = 9
"""Rows on the paper; a table that needs more takes a second sheet."""


def scoresheet_page(
    state: EventState, competition: Competition, table: SeatedTable, players: Sequence[tuple[str, str]]
) -> dict[str, Any]:
    """One table's sheet."""
    game = game_of(competition)
    return {
        **plate_of(table),
        "players": [{"name": name, "school": school} for name, school in players],
        "shakes": SHAKES,
        "impossible": game.edition.impossible,
        "initials": state.settings.level_of(competition) in INITIALED,
        "late": game.procedures.lateness is not None,
        "appeals": game.procedures.second_judges is not None,
        "points": points_rows(len(players)),
    }


def plate_of(table: SeatedTable) -> dict[str, str]:
    """What stands on a table's plate: the letter of its section, and its number there."""
    section, _, place = table.label.rpartition(" ")
    return {"section": section, "place": place}


def points_rows(seats: int) -> list[dict[str, Any]]:
    """The match points as a row for each way to be placed (On-Sets XII-A; Equations XII-A)."""
    table = POINTS_BY_PLACE[seats]
    if seats == 2:
        ways: tuple[tuple[Message, tuple[tuple[int, int], ...]], ...] = (
            (Message("paper-way-alone"), ((1, 1), (2, 1))),
            (Message("paper-way-equal"), ((1, 2), (1, 2))),
        )
    else:
        ways = (
            (Message("paper-way-alone"), ((1, 1), (2, 1), (3, 1))),
            (Message("paper-way-two-first"), ((1, 2), (1, 2), (3, 1))),
            (Message("paper-way-two-second"), ((1, 1), (2, 2), (2, 2))),
            (Message("paper-way-all-equal"), ((1, 3), (1, 3), (1, 3))),
        )
    return [{"way": str(name), "points": [table[place] for place in places]} for name, places in ways]


def variation_list(state: EventState, competition: Competition) -> list[dict[str, Any]]:
    """What may be selected in a division this season, in the order of the book, without what is always in force
    (On-Sets II-C, XIII; Equations II-B, XIII)."""
    if competition.form != Form.ADVENTUROUS.value:
        return []
    level = state.settings.level_of(competition)
    offered = game_of(competition).edition.offered[level]
    means = sentences()
    return [
        {
            "number": section.rpartition("-")[2],
            "title": str(kind.title),
            "blank": kind.blank is not None,
            "means": means.get(f"variation_{kind.name}_means", ""),
        }
        for kind, section in offered.items()
    ]


@kept_by_language(1)
def sentences() -> dict[str, str]:
    """The one sentence on each variation, which pages and paper share, in the language that is spoken."""
    text = (FOLDER / spoken().tag / "browser_variations.ftl").read_text(encoding="utf-8")
    return {
        key.strip(): value.strip() for key, sign, value in (line.partition(" = ") for line in text.splitlines()) if sign
    }
