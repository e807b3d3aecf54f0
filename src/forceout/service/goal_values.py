"""Whether two Goals of Equations have a value in common (Equations IV-B). Runs in a process of its own."""

from typing import Any

from forceout.editions import find_game
from forceout.games.equations import values
from forceout.games.equations.goal import read_goal
from forceout.games.equations.goal_readings import read_goal_on_mat
from forceout.games.equations.in_force import InForce
from forceout.games.equations.readings import Budget, Readings
from forceout.games.equations.values.meter import one_question
from forceout.rules.ruleset import Ruleset
from forceout.rules.table import Division, Form
from forceout.rules.unreadable import Unreadable
from forceout.rules.variation import MalformedBlank
from forceout.service.likeness import Rules


@one_question
def have_same_value(rules: Rules, one: str, other: str) -> bool:
    """Whether some reading of one Goal equals some reading of the other; yes where not all readings are known."""
    in_force = _in_force(rules)
    try:
        ours, theirs = (read_goal_on_mat(read_goal(text), in_force, Budget()) for text in (one, other))
    except Unreadable:
        return False
    if not (ours.is_complete and theirs.is_complete):
        return True
    return bool(_printed(ours) & _printed(theirs))


def _in_force(rules: Rules) -> InForce:
    game, edition, season, division, form, variations = rules
    found: Any = find_game(game, edition, season or "even")
    known = found.edition.every_variation()
    filled = []
    for name, value in variations:
        try:
            filled.append(known[name].fill_in(value))
        except (KeyError, MalformedBlank):
            continue
    ruleset: Any = Ruleset(found.edition, Division(division), Form(form), tuple(filled))
    return InForce.of(ruleset)


def _printed(readings: Readings) -> set[str]:
    return {values.text(value) for value in readings.values}
