"""Rolling, dealing and selecting variations (On-Sets II, Equations II)."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any, Final

from forceout.bots.player import Player
from forceout.bots.wishes import Wish, WishToDeal, WishToRoll
from forceout.games.equations.cubes import Color
from forceout.games.onsets.cubes import COLORS
from forceout.games.onsets.play import OnSetsGame
from forceout.rules.actions import Action, PassVariation, Select
from forceout.rules.state import Shake

PASSES: Final = 0.5
"""How likely a player leaves out a second variation that need not be selected."""


def roll_or_deal(player: Player, shake: Shake) -> Wish | None:
    """The Goal-setter rolls, and the dealer deals."""
    if shake.roll is None and player.seat == shake.goal_setter:
        return WishToRoll(player.seat)
    game = shake.table.game
    if not isinstance(game, OnSetsGame) or player.seat != shake.dealer:
        return None
    fewest, most = game.edition.deal[shake.table.division]
    dealt = len(shake.universe or ())
    if shake.universe is not None and dealt >= fewest:
        return None
    # The fewest cards make dull sets, the most make long counts.
    return WishToDeal(player.seat, max(1, player.dice.randint(fewest + 1, most - 1) - dealt))


def select(player: Player, shake: Shake) -> Action | None:
    """A variation that may be selected, or none where a second one may be left out."""
    if shake.turn != player.seat:
        return None
    if player.may(leave_out := PassVariation(player.seat)) and player.chance(PASSES):
        return leave_out
    kinds = list(shake.table.game.edition.offered[shake.table.division])
    for kind in player.dice.sample(kinds, len(kinds)):
        blanks = list(ways_to_fill(shake, kind.blank))
        for filled_in in player.dice.sample(blanks, len(blanks)):
            if player.may(selection := Select(player.seat, kind.name, filled_in)):
                return selection
    return leave_out if player.may(leave_out) else None


def ways_to_fill(shake: Shake, blank: str | None) -> Iterator[Any]:
    """What can stand in a blank, allowed or not."""
    is_on_sets = shake.table.game.has_cards
    if blank is None:
        yield None
    elif blank == "cube":
        yield from dict.fromkeys(shake.resources) if is_on_sets else ("0", "×")
    elif blank == "card":
        yield from shake.universe or ()
    elif blank == "set":
        yield from COLORS
        yield from (f"{color}'" for color in COLORS)
        yield from (f"{one}{sign}{other}" for one, other in permutations(COLORS, 2) for sign in "∪∩-")
    elif blank == "base":
        yield from (8, 9, 11, 12)
    elif blank == "k":
        yield from range(6, 12)
    elif blank == "color":
        yield from (color.word for color in Color)
