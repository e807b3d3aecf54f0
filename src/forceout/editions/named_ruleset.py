"""Which rules a table plays by, from the names that settings and logs have for them."""

from collections.abc import Iterable
from typing import Any

from forceout.editions import find_game
from forceout.rules.ruleset import Ruleset
from forceout.rules.variation import MalformedBlank
from forceout.rules.vocabulary import Division, Form


def named_ruleset(
    game: str, edition: str, season: str | None, division: str, form: str, variations: Iterable[tuple[str, object]]
) -> Ruleset[Any]:
    """The rules of a table that was set up; variations that it cannot have are left out."""
    found: Any = find_game(game, edition, season)
    known = found.edition.every_variation()
    filled = []
    for name, value in variations:
        try:
            filled.append(known[name].fill_in(value))
        except (KeyError, MalformedBlank):
            continue
    return Ruleset(found.edition, Division(division), Form(form), tuple(filled))
