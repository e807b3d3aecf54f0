"""A shake that the coach sets for every table: rolled here or typed in, and legal for the game that is played.

It is outside the promise of honest dice, and says so: in the log, in the record and on the table (docs/dice.md).
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from forceout.editions.recorded_match import begin
from forceout.messages.message import Message
from forceout.rules.state import Shake
from forceout.service.errors import Refused
from forceout.service.rooms.plans import refuse
from forceout.service.rooms.room import Dealt
from forceout.service.tables.actions import is_over
from forceout.service.tables.dice import MOST_ROLLS, drawn
from forceout.service.tables.table import ABANDONED, OVER, LiveTable
from forceout.service.tables.table_settings import TableSettings, read_settings

NOT_OF_TABLES: Final = ("level",)


def table_settings(settings: Mapping[str, Any]) -> TableSettings:
    """What a table of a room is played with."""
    return read_settings({name: value for name, value in settings.items() if name not in NOT_OF_TABLES})


def verified_shake(
    settings: Mapping[str, Any], cubes: Sequence[str] | None, cards: Sequence[str] | None, dice: Random
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A roll and an order of the cards that every table can play: what was typed in, or rolled where nothing was;
    raises Refused."""
    match = begin(table_settings(settings).header())
    game = match.table.game
    shake = Shake(match.table, match.table.players[0], {})
    if cubes is None:
        rolled = legal_roll(shake, dice)
    else:
        rolled = tuple(cubes)
        violation = game.roll_violation(shake, rolled)
        if violation is not None:
            raise Refused.by_rule(violation)
    if not game.has_cards:
        return rolled, ()
    first = tuple(cards or ())
    if not game.is_from_deck(first):
        raise refuse(Message("those-are-not-cards-of-the-deck-each-once"), "bad-cards")
    rest = [card for card in game.deck if card not in first]
    return rolled, (*first, *drawn(dice, rest, len(rest)))


def legal_roll(shake: Shake, dice: Random) -> tuple[str, ...]:
    """All cubes rolled until they lie as they legally may (On-Sets II-A; Equations II-A)."""
    game = shake.table.game
    for _ in range(MOST_ROLLS):
        cubes = game.rolled(dice)
        if game.roll_violation(shake, cubes) is None:
            return cubes
    raise AssertionError("a legal roll is never so rare")


def has_finished(live: LiveTable, deal: Dealt) -> bool:
    """Whether a table has played a set shake to its end, or will never play it."""
    if live.status in (OVER, ABANDONED):
        return True
    numbers = [number for number, one in live.set_shakes.items() if one == deal.number]
    return bool(numbers) and all(is_over(live, number) for number in numbers)
