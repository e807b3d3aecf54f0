"""Rolling, dealing and selecting variations (On-Sets II, Equations II)."""

from typing import Final

from forceout.bots.player import Player
from forceout.bots.registry import sense_of
from forceout.bots.wishes import Wish, WishToDeal, WishToRoll
from forceout.rules.actions import Action, PassVariation, Select
from forceout.rules.state import Shake

PASSES: Final = 0.5
"""How likely a player leaves out a second variation that need not be selected."""


def roll_or_deal(player: Player, shake: Shake) -> Wish | None:
    """The Goal-setter rolls, and the dealer deals."""
    if shake.roll is None and player.seat == shake.goal_setter:
        return WishToRoll(player.seat)
    if player.seat != shake.dealer:
        return None
    cards = sense_of(shake.table.game).cards_to_deal(player.dice, shake)
    return None if cards is None else WishToDeal(player.seat, cards)


def select(player: Player, shake: Shake) -> Action | None:
    """A variation that may be selected, or none where a second one may be left out."""
    if shake.turn != player.seat:
        return None
    if player.may(leave_out := PassVariation(player.seat)) and player.chance(PASSES):
        return leave_out
    kinds = list(shake.table.game.edition.offered[shake.table.division])
    for kind in player.dice.sample(kinds, len(kinds)):
        blanks = list(sense_of(shake.table.game).ways_to_fill(shake, kind.blank))
        for filled_in in player.dice.sample(blanks, len(blanks)):
            if player.may(selection := Select(player.seat, kind.name, filled_in)):
                return selection
    return leave_out if player.may(leave_out) else None
